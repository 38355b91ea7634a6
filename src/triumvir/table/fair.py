"""Fair deals: what is promised before a deal, the seed that follows from the promise and the chairs' salts,
and the check of a record.

A seed is 64 hex digits, a salt 16 to 64 of them or nothing, all in lower case. Both are used as they are
written, as ASCII; no hex is ever decoded.
"""

import hmac
import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from hashlib import sha256
from typing import Any, cast

from triumvir.cards.deal import Deal
from triumvir.errors import Code, SetupError, TriumvirError
from triumvir.games.game import Rules
from triumvir.games.match import Match
from triumvir.record.record import Record
from triumvir.record.replay import replay
from triumvir.record.toml import format_record, parse_record

NOTE = "fair"
"""The key in a record's note that holds the proofs of its deals, in their order."""
_KINDS = {"table": str, "deal": int, "commitment": str, "seed": str, "salts": list}
_SALT = re.compile("(?:[0-9a-f]{16,64})?")


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """The promise of a seed, published before the deal: its SHA-256.

    >>> commitment("0f" * 32)
    '7152f9958a983e3313fb2498d743af1e83a0ff5999650fd341f0368d1678992c'
    """
    return sha256(seed.encode()).hexdigest()


def check_salt(salt: str) -> str:
    """The salt itself. Error: fair/salt."""
    if not _is_salt(salt):
        expected = "16 to 64 digits of 0-9 and a-f, or nothing"
        raise SetupError(Code.FAIR_SALT, got=salt[:80], expected=expected)
    return salt


def deal_seed(seed: str, table: str, deal: int, salts: Sequence[str]) -> str:
    """The seed that a match is dealt from: the HMAC-SHA256, with the secret seed as key, of the table, the
    number of the deal and the salts by chair, a unit separator (1F) between them.

    >>> deal_seed("0f" * 32, "t1", 4, ("0123456789abcdef", "", ""))
    '5cd57724f3c277a98fa84cd53c97a78b10f39dd1bf4dc27e152a1918dc27e9eb'
    """
    message = "\x1f".join(map(str, (table, deal, *salts)))
    return hmac.new(seed.encode(), message.encode(), sha256).hexdigest()


def dealt(before: Rules | Match, seed: str) -> Match:
    """The first deal of a match by these rules, or the next deal of a match, from a seed of its own.

    Errors: deal/running, match/over.
    """
    if isinstance(before, Match):
        return replace(before, seed=seed, dealt=()).deal_next()
    return Match.start(before, seed)


@dataclass(frozen=True, slots=True)
class Proof:
    """All that shows where a deal came from.

    `deal` counts the deals of the table from 0, over all its matches. `salts` are by chair, which is the
    number of the player in a match; "" for a chair that gave none.
    """

    table: str
    deal: int
    commitment: str
    seed: str
    salts: tuple[str, ...]

    @property
    def deal_seed(self) -> str:
        """The seed that the match was dealt from."""
        return deal_seed(self.seed, self.table, self.deal, self.salts)

    @property
    def salted(self) -> tuple[int, ...]:
        """The chairs that had a part in it."""
        return tuple(chair for chair, salt in enumerate(self.salts) if salt)


def noted(proofs: Iterable[Proof]) -> dict[str, object]:
    """What the note of a record says of the proofs of its deals."""
    return {NOTE: [asdict(proof) for proof in proofs]}


@dataclass(frozen=True, slots=True)
class Finding:
    """What the check of one deal came to, or (`deal` 0) of the record as a whole; deals count from 1.

    Without a `fault` the deal is the one that its `proof` promises.
    """

    deal: int
    fault: TriumvirError | None = None
    proof: Proof | None = None


def verify_text(source: str | bytes) -> list[Finding]:
    """`verify` of a text, which has to be the very one that was written. Codes: fair/text, record/..."""
    try:
        record = parse_record(source)
    except SetupError as error:
        return [Finding(0, fault) for fault in error.faults]
    text = source if isinstance(source, bytes) else source.encode()
    if format_record(record).encode() != text:
        expected = "the canonical text with its checksum, to the last sign"
        return [Finding(0, SetupError(Code.FAIR_TEXT, got="another form", expected=expected))]
    return verify(record)


def verify(record: Record) -> list[Finding]:
    """A finding for each deal, and one more for what can't be replayed.

    A deal has to have a proof (fair/missing) that goes on from the one before (fair/order), whose seed was
    promised (fair/commitment) and gives this very deal (fair/deal). Actions and results have to follow.
    """
    proofs, found = _proofs(record), list[Finding]()
    before: Rules | Match = record.rules
    try:
        for match in replay(record):
            if not match.actions:
                found.append(_judged(proofs, before, match))
            before = match
    except TriumvirError as fault:
        found.append(Finding(0, fault))
    if len(proofs) > len(record.deals):
        got, expected = f"{len(proofs)} proofs", f"{len(record.deals)}, one for each deal"
        found.append(Finding(0, SetupError(Code.FAIR_ORDER, got=got, expected=expected, where=NOTE)))
    return found


def _proofs(record: Record) -> list[Proof | None]:
    """The proofs in the note, deal by deal; none for what is no proof."""
    noted = record.notes.get(NOTE)
    entries = cast("list[object]", noted) if isinstance(noted, list) else []
    return [_proof(entry, record.rules.seats) for entry in entries]


def _proof(entry: object, chairs: int) -> Proof | None:
    """The proof that a table of the note holds."""
    table = cast("dict[str, Any]", entry) if isinstance(entry, dict) else {}
    if {name: type(value) for name, value in table.items()} != _KINDS:
        return None
    proof = Proof(**table)
    proof = replace(proof, salts=tuple(proof.salts))
    good = proof.table.isprintable() and len(proof.salts) == chairs and all(map(_is_salt, proof.salts))
    return proof if good else None


def _is_salt(salt: object) -> bool:
    return isinstance(salt, str) and _SALT.fullmatch(salt) is not None


def _judged(proofs: Sequence[Proof | None], before: Rules | Match, match: Match) -> Finding:
    """What is to be said of a deal that has just begun."""
    at = len(match.past)
    proof = proofs[at] if at < len(proofs) else None
    if proof is None:
        chairs = match.rules.seats
        expected = f"table, deal, commitment, seed and the salts of {chairs} chairs"
        return Finding(at + 1, _fault(Code.FAIR_MISSING, "no proof", expected, at))
    last = proofs[at - 1] if at else None
    fault = _unpromised(proof, last, at) or _other_deal(dealt(before, proof.deal_seed), match, at)
    return Finding(at + 1, fault, proof)


def _unpromised(proof: Proof, last: Proof | None, at: int) -> SetupError | None:
    """What is wrong with a proof, before a card is looked at."""
    if last and (proof.table, proof.deal) != (last.table, last.deal + 1):
        got, expected = f"deal {proof.deal} of {proof.table}", f"deal {last.deal + 1} of {last.table}"
        return _fault(Code.FAIR_ORDER, got, expected, at)
    if commitment(proof.seed) != proof.commitment:
        expected = f"{commitment(proof.seed)}, the SHA-256 of the seed"
        return _fault(Code.FAIR_COMMITMENT, proof.commitment, expected, at)
    return None


def _other_deal(promised: Match, match: Match, at: int) -> SetupError | None:
    """What of a deal is not what was promised."""
    ours, theirs = match.state.deal, promised.state.deal
    wrong = [each.name for each in fields(Deal) if getattr(ours, each.name) != getattr(theirs, each.name)]
    if match.seating != promised.seating:
        wrong.append("seating")
    if not wrong:
        return None
    return _fault(Code.FAIR_DEAL, f"other {', '.join(wrong)}", "the deal that follows from the seed", at)


def _fault(code: Code, got: str, expected: str, at: int) -> SetupError:
    return SetupError(code, got=got, expected=expected, where=f"deal {at + 1}")
