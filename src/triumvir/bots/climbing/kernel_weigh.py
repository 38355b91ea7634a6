"""What each play is worth to the seat that makes it, on ints, by what the seat knows.

An *eye* is what the seat to act knows: 0 its hand, 1 the cards it has not seen (the others' and what may lie
in the discards), 2 the turn, 3 whether it may play with precedence, 4 how many cards are unseen, 5 the seat,
6 the number of seats, 7 the seats of its side, a bit each, from 8 the number of cards of each seat. A *skill*
is a list of numbers, in thousandths of a turn: 0 what the lead is worth, from 1 to 8 that by the fewest cards
an enemy holds, 9 how much of it a partner's lead is worth (in thousandths), 10 what is hoped of a partner who
is still to act, 11 what it is worth to lead what a partner can go out with, 12 how likely bombs are, 13 what
it costs to let an enemy go on, from 16 to 24 how willing a seat with so many cards is to beat a play, 25 what
a sure win is worth, from 26 to 31 how much a play of each sort loses with each play that beats it.
"""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.bots.climbing.kernel_plan import Plans, place, plan
    from triumvir.cards.kernel_counts import at_least, contains, index, size
    from triumvir.climbing.kernel import Table, chain, from_line, generate, run_starts, to_line
    from triumvir.climbing.kernel_readings import recognise

ONE = cython.declare(cython.ulonglong, 1)
ONES = cython.declare(cython.ulonglong, 0x0111_1111_1111_1111)
TOP = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
WON = cython.declare(cython.longlong, 1_000_000_000)
BROKEN = cython.declare(cython.longlong, 1500)
SAFE = cython.declare(cython.longlong, 950)
MOST = cython.declare(cython.longlong, 400)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def above(t: cython.p_ulonglong, header: cython.ulonglong, held: cython.ulonglong) -> cython.ulonglong:
    """The plays of the kind and length, with a higher key, that the cards held make: a one for each, the
    first in the place of the next key.
    """
    r: cython.int = 18 * ((header >> 16) & 255) - 15
    if t[r + 7]:
        return 0
    length: cython.int = (header >> 8) & 255
    first: cython.int = 4 * ((header & 255) + 2 - length)
    return (run_starts(to_line(t, r, at_least(held, t[r])), length) >> first) & ONES


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _higher(t: cython.p_ulonglong, header: cython.ulonglong, unseen: cython.ulonglong) -> cython.longlong:
    """How many plays of the kind and length, with a higher key, the unseen cards make."""
    return above(t, header, unseen) % 15


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _bombs(t: cython.p_ulonglong, header: cython.ulonglong, unseen: cython.ulonglong) -> cython.longlong:
    """How many plays of greater precedence the unseen cards make."""
    found: cython.longlong = 0
    r: cython.int
    for r in range(t[1], t[2], 18):
        if t[r + 8] >> 24 > header >> 24:
            if not t[r + 7]:
                found += at_least(unseen, t[r]) % 15
            elif contains(unseen, t[r + 7]):
                found += 1
    return found


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _number(t: cython.p_ulonglong, header: cython.ulonglong) -> cython.ulonglong:
    """How many cards a play has."""
    r: cython.int = 18 * ((header >> 16) & 255) - 15
    if t[r + 7]:
        return size(t[r + 7])
    return (t[r] + t[r + 9] * t[r + 10]) * ((header >> 8) & 255)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _holds(
    t: cython.p_ulonglong,
    plans: Plans,
    s: cython.p_longlong,
    e: cython.p_ulonglong,
    header: cython.ulonglong,
) -> cython.longlong:
    """How likely it is, in thousandths, that no enemy beats a play."""
    higher: cython.longlong = _higher(t, header, e[1])
    bombs: cython.longlong = _bombs(t, header, e[1])
    if not (higher or bombs) or not e[4]:
        return 1000
    number: cython.ulonglong = _number(t, header)
    higher *= s[26 + plans.sorts[(header >> 16) & 31]]
    bombs *= s[12]
    x: cython.longlong = 0
    k: cython.ulonglong
    for k in range(e[6]):
        if (e[7] >> k) & 1:
            continue
        held: cython.ulonglong = e[8 + k]
        if held >= number:
            x += higher * held * s[16 + (held if held < 8 else 8)]
        if held > 3:
            x += 1000 * bombs * held
    x //= 16000 * e[4]
    return plans.powers[x if x < 511 else 511]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _rest(
    t: cython.p_ulonglong,
    plans: Plans,
    s: cython.p_longlong,
    e: cython.p_ulonglong,
    hand: cython.ulonglong,
    told: cython.p_longlong,
) -> cython.longlong:
    """What a hand is worth: for each play of its plan, what it may win less the turn it takes. `told[0]`
    becomes the number of plays that may be beaten.
    """
    base: cython.ulonglong = plan(t, plans, hand)
    value: cython.longlong = 0
    weak: cython.longlong = 0
    at: cython.ulonglong
    for at in range(base + 2, base + plans.kept[base + 1], 2):
        held: cython.longlong = _holds(t, plans, s, e, plans.kept[at + 1])
        value += 2 * held - 1000
        if held < SAFE:
            weak += 1
    told[0] = weak
    return value


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _lead(s: cython.p_longlong, e: cython.p_ulonglong) -> cython.longlong:
    """What the lead is worth: the more, the fewer cards the enemy has who has fewest."""
    fewest: cython.ulonglong = 8
    k: cython.ulonglong
    for k in range(e[6]):
        if not (e[7] >> k) & 1 and e[8 + k] < fewest:
            fewest = e[8 + k]
    return s[fewest]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _feeds(
    t: cython.p_ulonglong,
    s: cython.p_longlong,
    e: cython.p_ulonglong,
    cards: cython.ulonglong,
    header: cython.ulonglong,
) -> cython.longlong:
    """What it is worth that a partner could go out on this lead."""
    number: cython.ulonglong = size(cards)
    k: cython.ulonglong
    for k in range(e[6]):
        if k != e[5] and (e[7] >> k) & 1 and e[8 + k] == number:
            higher: cython.longlong = _higher(t, header, e[1])
            return s[11] * (higher if higher < 8 else 8) // 8
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _put(
    picks: cython.p_longlong, cards: cython.ulonglong, header: cython.ulonglong, value: cython.longlong
) -> cython.void:
    """Write down a play with its value."""
    at: cython.longlong = picks[0]
    if at < 3 * MOST:
        picks[at] = cards
        picks[at + 1] = header
        picks[at + 2] = value
        picks[0] = at + 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def whole(
    t: cython.p_ulonglong, hand: cython.ulonglong, bombs: cython.bint, out: cython.p_ulonglong
) -> cython.ulonglong:
    """The first reading of a whole hand as one play that may be led; 0 if there is none."""
    at: cython.ulonglong
    out[0] = 2
    recognise(t, hand, out)
    for at in range(2, out[0], 2):
        if bombs or not out[at + 1] >> 24:
            return out[at + 1]
    return 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _leads(
    t: cython.p_ulonglong,
    plans: Plans,
    s: cython.p_longlong,
    e: cython.p_ulonglong,
    out: cython.p_ulonglong,
    picks: cython.p_longlong,
) -> cython.void:
    """The plays of the plan as leads; nothing else if the whole hand is a play, which a plan may split."""
    told = cython.declare(cython.longlong[1])
    at: cython.ulonglong
    last: cython.ulonglong = whole(t, e[0], e[3] != 0, out)
    if last:
        _put(picks, e[0], last, WON)
        return
    all_: cython.longlong = _rest(t, plans, s, e, e[0], told)
    weak: cython.longlong = told[0]
    lead: cython.longlong = _lead(s, e)
    base: cython.ulonglong = plan(t, plans, e[0])
    for at in range(base + 2, base + plans.kept[base + 1], 2):
        cards: cython.ulonglong = plans.kept[at]
        header: cython.ulonglong = plans.kept[at + 1]
        if header >> 24 and not e[3]:
            continue
        held: cython.longlong = _holds(t, plans, s, e, header)
        value: cython.longlong = all_ - (2 * held - 1000) + lead * held // 1000
        value += _feeds(t, s, e, cards, header)
        if held >= SAFE and weak <= 1:
            value += s[25]
        _put(picks, cards, header, value)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _mess(
    t: cython.p_ulonglong,
    plans: Plans,
    hand: cython.ulonglong,
    cards: cython.ulonglong,
    header: cython.ulonglong,
) -> cython.longlong:
    """How much it hurts to attach these cards: their worth, and groups that they are torn from."""
    r: cython.int = 18 * ((header >> 16) & 255) - 15
    length: cython.int = (header >> 8) & 255
    start: cython.ulonglong = ONE << (4 * ((header & 255) + 1 - length))
    units: cython.ulonglong = cards - from_line(t, r, start * t[r] * chain(length))
    hurt: cython.longlong = 0
    while units:
        ones: cython.ulonglong = at_least(units, 1)
        low: cython.ulonglong = ones & -ones
        at: cython.ulonglong = 4 * index(low)
        count: cython.ulonglong = (units >> at) & 15
        units -= count << at
        if plans.facts[24 + count]:
            unit: cython.int = plans.facts[24 + count]
            hurt += plans.worth[place((t[unit + 8] | ONE << 8) + index(low))]
        if (hand >> at) & 15 != count:
            hurt += BROKEN
    return hurt


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _answers(
    t: cython.p_ulonglong,
    plans: Plans,
    s: cython.p_longlong,
    e: cython.p_ulonglong,
    out: cython.p_ulonglong,
    picks: cython.p_longlong,
) -> cython.void:
    """The plays that beat what lies there, of those that differ only in what is attached the one that hurts
    least.
    """
    told = cython.declare(cython.longlong[1])
    lead: cython.longlong = _lead(s, e)
    out[0] = 2
    generate(t, e[0], e[2] & TOP, e[3] != 0, out)
    end: cython.ulonglong = out[0] if out[0] < out[1] else out[1]
    at: cython.ulonglong = 2
    while at < end:
        cards: cython.ulonglong = out[at]
        header: cython.ulonglong = out[at + 1]
        at += 2
        if t[18 * ((header >> 16) & 255) - 6]:
            hurt: cython.longlong = _mess(t, plans, e[0], cards, header)
            while at < end and out[at + 1] == header:
                other: cython.longlong = _mess(t, plans, e[0], out[at], header)
                if other < hurt:
                    hurt = other
                    cards = out[at]
                at += 2
        held: cython.longlong = _holds(t, plans, s, e, header)
        value: cython.longlong = lead * held // 1000
        if not e[2] & TOP:
            value += _feeds(t, s, e, cards, header)
        if cards == e[0]:
            value += WON
        else:
            value += _rest(t, plans, s, e, e[0] - cards, told)
            if held >= SAFE and told[0] <= 1:
                value += s[25]
        _put(picks, cards, header, value)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pass(
    t: cython.p_ulonglong,
    plans: Plans,
    s: cython.p_longlong,
    e: cython.p_ulonglong,
) -> cython.longlong:
    """What it is worth to pass."""
    told = cython.declare(cython.longlong[1])
    value: cython.longlong = _rest(t, plans, s, e, e[0], told)
    owner: cython.ulonglong = (e[2] >> 32) & 15
    if (e[7] >> owner) & 1:
        held: cython.longlong = _holds(t, plans, s, e, e[2] & TOP)
        return value + _lead(s, e) * held // 1000 * s[9] // 1000
    k: cython.ulonglong = (e[5] + 1) % e[6]
    while k != owner:
        if (e[7] >> k) & 1:
            return value + s[10] - s[13]
        k = (k + 1) % e[6]
    return value - s[13]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def weigh(
    t: cython.p_ulonglong,
    plans: Plans,
    s: cython.p_longlong,
    e: cython.p_ulonglong,
    wide: cython.bint,
    out: cython.p_ulonglong,
    picks: cython.p_longlong,
) -> cython.void:
    """What can be done with its value, in `picks`: the next free place, then cards, header and value in turn.

    A lead is a play of the plan or, if `wide`, any play; following, a pass (no cards) comes first.
    """
    picks[0] = 1
    if e[2] & TOP:
        _put(picks, 0, 0, _pass(t, plans, s, e))
    if wide or e[2] & TOP:
        _answers(t, plans, s, e, out, picks)
    else:
        _leads(t, plans, s, e, out, picks)
        if picks[0] == 1:  # all that is planned has precedence, and none of it may be played
            _answers(t, plans, s, e, out, picks)


def weighed(
    table: Table, plans: Plans, skill: list[int], eye: list[int], wide: cython.bint
) -> list[tuple[int, int, int]]:
    """(counts, header, value) of what the seat can sensibly do, in the order of the plan, or the pass and
    then the order of plays; leads that are not of the plan only if `wide`.
    """
    e = cython.declare(cython.ulonglong[16])
    s = cython.declare(cython.longlong[32])
    out = cython.declare(cython.ulonglong[8192])
    picks = cython.declare(cython.longlong[1204])
    k: cython.int
    for k in range(len(eye)):
        e[k] = eye[k]
    for k in range(len(skill)):
        s[k] = skill[k]
    out[1] = 8192
    weigh(table.words, plans, s, e, wide, out, picks)
    return [(picks[at], picks[at + 1], picks[at + 2]) for at in range(1, picks[0], 3)]
