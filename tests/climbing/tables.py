"""The trick state machine of rules 0.2, written from its sentences."""


class SlowTable:
    """Leader, top, owner and passes by name; plays are any marks, `None` is nothing to beat."""

    def __init__(self, seats, clear, final, leader):
        self.seats, self.clear, self.final = seats, clear, final
        self.to_act = leader
        self.top, self.owner, self.passes, self.out = None, leader, 0, set()

    def _next(self, seat):
        """The seat after `seat` that may act: neither the owner of the top nor out of the trick."""
        while True:
            seat = (seat + 1) % self.seats
            if seat != self.owner and seat not in self.out:
                return seat

    def play(self, mark):
        """The seat to act puts something on top."""
        self.top, self.owner, self.passes = mark, self.to_act, 0
        self.to_act = self._next(self.to_act)

    def passes_on(self):
        """The seat to act passes; the owner leads again when the trick is cleared."""
        assert self.top is not None
        self.passes += 1
        if self.final:
            self.out.add(self.to_act)
            cleared = len(self.out) == self.seats - 1
        else:
            cleared = self.passes == self.clear
        if cleared:
            self.top, self.passes, self.out = None, 0, set()
            self.to_act = self.owner
        else:
            self.to_act = self._next(self.to_act)
