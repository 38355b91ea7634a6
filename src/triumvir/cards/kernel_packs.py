"""The pack of a batched deal: shuffled, and who speaks first. The words are those of the family's batch."""

try:
    import cython
except ImportError:  # no Cython at run time: the stand-in serves the same names
    from triumvir import _cython as cython

if not cython.compiled:
    from triumvir.cards.kernel_rng import below, shuffle


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def ready(
    s: cython.p_ulonglong,
    e: cython.Py_ssize_t,
    words: cython.Py_ssize_t,
    c: cython.p_ulonglong,
    pack: cython.p_ulonglong,
) -> cython.void:
    """Begin the deal at `e`: forget the last one, shuffle `pack`, and draw for dealer and opener; or take all
    of it from the rules, where they say so (4: dealer and opener in 11 and 12, the pack from 288 on).
    """
    rng = cython.declare(cython.ulonglong[4])
    other = cython.declare(cython.ulonglong[120])
    k: cython.Py_ssize_t
    cards: cython.int = c[3]
    seats: cython.ulonglong = c[0]
    for k in range(4):
        rng[k] = s[e + k]
        s[e + 4 + k] = rng[k]
    for k in range(8, 15):
        s[e + k] = 0
    for k in range(16, words):
        s[e + k] = 0
    s[e + 13] = 15
    s[e + 24] = 32 - c[8]
    if c[10] == 4:
        s[e + 11] = c[11]
        s[e + 12] = c[12]
        for k in range(cards):
            pack[k] = c[288 + k]
        return
    s[e + 11] = below(rng, seats)
    for k in range(cards):
        pack[k] = other[k] = k
    shuffle(rng, pack, cards)
    s[e + 12] = (s[e + 11] + c[11]) % seats
    if c[10] == 2:
        s[e + 12] = below(rng, c[11]) // c[12]
    elif c[10] == 3:
        shuffle(rng, other, cards)
        k = 1
        while c[288 + other[k]] != c[288 + other[0]]:
            k += 1
        s[e + 12] = (s[e + 11] + k) % seats
    for k in range(4):
        s[e + k] = rng[k]
