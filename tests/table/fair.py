"""Records as a server writes them, played at random: each deal from a promised seed and the chairs' salts."""

from dataclasses import replace
from hashlib import sha256

from triumvir.cards.cardset import CardSet
from triumvir.cards.rng import Rng
from triumvir.games.registry import find
from triumvir.record.note import format_note
from triumvir.record.record import Record
from triumvir.table.fair import Proof, commitment, dealt, noted

FIRST = 3
"""Deals that the table had before the match."""


def digits(*names):
    """A seed or a salt that anybody finds again."""
    return sha256(repr(names).encode()).hexdigest()


def proof_of(table, deal, seats, name):
    """A proof in which the chairs gave salts of all lengths, or none."""
    seed = digits(name, table, deal)
    salts = [
        digits(name, table, deal, chair)[: (0, 16, 33, 64)[(deal + chair) % 4]] for chair in range(seats)
    ]
    return Proof(table, deal, commitment(seed), seed, tuple(salts))


def fair_match(game, deals, name="fair", **options):
    """A match of so many deals, or fewer if it is won before, and the proofs of its deals."""
    before = rules = find(game).rules(**options)
    rng, proofs = Rng.stream(name, game), []
    for deal in range(FIRST, FIRST + deals):
        proofs.append(proof_of(f"{game} {name}", deal, rules.seats, name))
        match = dealt(before, proofs[-1].deal_seed)
        while match.state.outcome is None:
            match = match.apply(rng.choice(match.state.legal_actions()))
        if match.winners:
            break
        before = match
    return match, proofs


def fair_record(game, deals=3, name="fair", **options):
    """The record of such a match."""
    match, proofs = fair_match(game, deals, name, **options)
    return Record.of(match, explicit=True, note=noted(proofs))


def noting(record, proofs):
    """The record with other proofs."""
    return replace(record, note=format_note(noted(proofs)))


def of_deal(record, at, **changed):
    """The record with one deal that started otherwise."""
    deals = [*record.deals]
    deals[at] = replace(deals[at], facts=replace(deals[at].facts, **changed))
    return replace(record, deals=tuple(deals))


def exchanged(facts):
    """Its hands, with two cards exchanged between two of them."""
    first, second, *rest = facts.hands
    given, taken = min(first - second), min(second - first)
    swap = CardSet.of([given, taken])
    return (CardSet(first.mask ^ swap.mask), CardSet(second.mask ^ swap.mask), *rest)
