"""A match played by a script, in a process that may be killed: each action is told when it has been saved."""

import sys
from pathlib import Path

from triumvir.cards.rng import Rng
from triumvir.errors import SetupError
from triumvir.table.local import LocalTable
from triumvir.table.setup import Setup
from triumvir.table.store import Store


def setup_of(deals):
    """What is played."""
    options = (("match_deals", deals),)
    return Setup(game="dou_dizhu", seed="killed", options=options, bots=("random",), practice=True)


def stepped(table):
    """One step at a table; what the person does follows from the moment. What was done, as text."""
    match = table.match
    rng = Rng.stream("person", len(match.past), len(match.actions))
    waits = table.waits_for
    if waits == "you":
        table.act(rng.choice(table.view.legal).action)
    elif waits == "bot":
        table.bot_acts()
    else:
        table.next_deal()
        return "deal"
    return table.match.actions[-1]


def main(home, deals):
    """Go on with the last match, or begin one, and play it to its end."""
    store = Store(Path(home))
    try:
        keeper, past = store.resume()
        assert past.fault is None, past.fault
        table = LocalTable(past.setup, past.match, keeper)
    except SetupError:
        setup = setup_of(deals)
        keeper = store.begin(setup)
        table = LocalTable(setup, keep=keeper)
    tell("ready")
    while table.waits_for != "end":
        tell(stepped(table))
    tell("end")


def tell(line):
    """One line, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
