"""Checks commitments, hands and kitties of a server's record, by Python 3.11 alone: verify.py < RECORD."""

import hmac
import sys
import tomllib
from hashlib import sha256

SUITS = [rank + suit for rank in "23456789TJQKA" for suit in "CDHS"]
PACK = [*SUITS, "b", "r"]
GAMES = {  # the pack in its order, and for each card of the shuffled pack which seat after the dealer gets it
    "big_three": (SUITS, "012" * 16),
    "big_three/4": (SUITS, "0123" * 13),
    "dou_dizhu": (PACK, "012" * 17),
    "dou_dizhu/4": ([*PACK, *(card + "'" for card in PACK)], "0123" * 25),
    "hokm": (["7C", "7S", *SUITS[24:]], "111222000112200" * 2),
}
record = tomllib.load(sys.stdin.buffer)
pack, plan = GAMES[record["game"]]
for number, (deal, proof) in enumerate(zip(record["deals"], record["note"]["fair"], strict=True)):
    message = "\x1f".join(map(str, (proof["table"], proof["deal"], *proof["salts"])))
    seed = hmac.new(proof["seed"].encode(), message.encode(), sha256).hexdigest()
    digest = sha256(f"triumvir\x1f{seed}\x1fpack\x1f{number}".encode()).digest()
    a, b, c, d = (int.from_bytes(digest[at : at + 8], "big") for at in (0, 8, 16, 24))
    cards, last = [*pack], len(pack) - 1
    while last:  # Fisher and Yates from the last card down, with the numbers of xoshiro256**
        word = b * 5 % 2**64
        product = ((word << 7 | word >> 57) * 9 % 2**64 >> 32) * (last + 1)
        c, d, high = c ^ a, d ^ b, (b << 17) % 2**64
        a, b, c, d = a ^ d, b ^ c, c ^ high, (d << 45 | d >> 19) % 2**64
        if product % 2**32 >= 2**32 % (last + 1):  # else drawn anew, or some cards would come more often
            cards[last], cards[product >> 32] = cards[product >> 32], cards[last]
            last -= 1
    dealt = [{*hand.split()} for hand in deal["hands"]], deal.get("kitty", "").split()
    hands = [set() for _ in deal["hands"]]
    for card, after in zip(cards, plan, strict=False):
        hands[(deal["dealer"] + int(after)) % len(hands)].add(card)
    fair = sha256(proof["seed"].encode()).hexdigest() == proof["commitment"]
    if not fair or dealt != (hands, cards[len(plan) :]):
        sys.exit(f"deal {number + 1}: not as committed")
    print(f"deal {number + 1}: as committed")  # not checked: who dealt and spoke first, the play, the points
