"""Whole random deals, our machine and another library's side by side, action for action."""

import random

from benchmarks.agreement.compare import EQUAL, UNEXPLAINED, Tally, as_told, judge, ours, peer
from benchmarks.agreement.ours import OurGame
from benchmarks.agreement.plays import PeerGame, Play

Verdict = tuple[str, str]


def followed(name: str, seed: str, numbers: range) -> Tally:
    """One deal for each number, dealt by the library; our machine has to keep step with it."""
    tally = Tally()
    for number in numbers:
        _follow(name, f"{seed}/{number}", tally)
    return tally


def _follow(name: str, seed: str, tally: Tally) -> None:
    dice = random.Random(f"{seed} actions")
    theirs = peer(name).new_game(seed)
    mine = ours(name).new_game(theirs.hands, theirs.kitty, theirs.opener)
    while not theirs.over and not mine.over:
        if theirs.seat != mine.seat:
            tally.note("turn", UNEXPLAINED, f"{seed} theirs {theirs.seat}, ours {mine.seat}: {mine.history}")
            return
        calls = theirs.calls()
        if calls is None:
            _play(name, seed, theirs, mine, dice, tally)
        else:
            same = calls == mine.calls()
            tally.note(
                "calls", EQUAL if same else UNEXPLAINED, f"{seed} {calls}, {mine.calls()}: {mine.history}"
            )
            call = dice.choice(calls[:1] * 2 + calls)  # passes enough to see deals in which nobody bids
            theirs.call(call)
            mine.call(call)
    if theirs.over and mine.over:
        verdict, report = payment(name, theirs, mine)
        tally.note(f"payment {max(map(abs, mine.points())):3}", verdict, f"{seed} {report}: {mine.history}")
    else:
        report = f"{seed} over: theirs {theirs.over}, ours {mine.over}: {mine.history}"
        tally.note("turn", UNEXPLAINED, report)


def _play(name: str, seed: str, theirs: PeerGame, mine: OurGame, dice: random.Random, tally: Tally) -> None:
    """Compare the plays of one position and play one of those that both allow."""
    position = mine.position
    (their_plays, their_pass), (my_plays, my_pass) = theirs.legal(), mine.legal()
    verdict, report = judge(name, position, their_plays, my_plays)
    if their_pass != my_pass:
        verdict, report = UNEXPLAINED, f"{position}: passing {their_pass}, ours {my_pass}"
    tally.note(
        position.table.kind if position.table else "leading", verdict, f"{seed} {report}: {mine.history}"
    )
    play = _choose(name, their_plays, my_plays, dice, passing=my_pass)
    theirs.play(play)
    mine.play(play)


def _choose(
    name: str, theirs: frozenset[Play], mine: frozenset[Play], dice: random.Random, *, passing: bool
) -> Play | None:
    """A play that both allow, or None to pass. Big plays are a little dearer than an even draw makes them.

    A library that keeps cards alone sees them on the table as they read when led; a play that our rules
    read otherwise in this place (rules 3.C) would leave the two machines in different positions, and is not
    played.
    """
    reads = peer(name).reads
    able = [play for play in sorted(mine) if as_told(frozenset([play]), reads=reads) <= theirs]
    if not reads:
        able = [play for play in able if ours(name).automatic(play.cards) == play]
    if not able or (passing and dice.random() < 0.25):
        return None if passing else dice.choice(sorted(mine))
    some = dice.sample(able, min(len(able), dice.choice((1, 1, 2, 4))))
    return max(some, key=lambda play: len(play.cards))


def payment(name: str, theirs: PeerGame, mine: OurGame) -> Verdict:
    """Whether both paid the same at the end, or the library as rules 7.2 says of it."""
    paid, expected, verdict = theirs.points(), mine.points(), EQUAL
    if mine.thrown_in:  # OpenSpiel's third fault: its deal is over for good, ours would be dealt again
        expected, verdict = (0,) * len(expected), "fault (iii)"
    elif name == "rlcard":
        expected, verdict = tuple(int(point > 0) for point in expected), "fault (pay)"
    return (verdict, "") if paid == expected else (UNEXPLAINED, f"paid {paid}, ours {mine.points()}")
