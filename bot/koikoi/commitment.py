r"""The fair deal: a deal is committed to before the round and opened after it.

Before a round the server publishes `sha256(nonce + "\n" + deal line)`, the nonce being 32 random
bytes in hexadecimal; after the round it publishes nonce and deal. Who kept the hash can reckon
it again. That proves that the deal wasn't changed during the round. It doesn't prove that the
shuffle was random: no one but the server saw it.
"""

import hashlib
import string
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from bot.koikoi.actions import Deal
from bot.koikoi.errors import ErrorCode, NotationError

if TYPE_CHECKING:
    from bot.koikoi.record import Record

COMMITMENT = "commitment"
NONCE = "nonce"
"""The keys of the comments above a `deal` line in a record."""

PROOF = (
    "This proves that the deal was not changed during the round, if the hash is the one that you"
    " were shown before it. It does not prove that the shuffle was random."
)


def is_digest(text: str) -> bool:
    """Tell whether a text is 32 bytes in hexadecimal, as nonces and commitments are."""
    return len(text) == 64 and set(text) <= set(string.digits + "abcdef")


def deal_commitment(nonce: str, deal: Deal) -> str:
    """Return the hash that commits to a deal; `nonce` is 32 random bytes in hexadecimal."""
    if not is_digest(nonce):
        raise NotationError(ErrorCode.NONCE_FORM)
    return hashlib.sha256(f"{nonce}\n{deal.text}".encode()).hexdigest()


class Verdict(StrEnum):
    """What a record says about one of its deals."""

    HOLDS = "holds"
    """The opening gives the commitment."""
    BROKEN = "broken"
    """The opening gives another hash."""
    UNOPENED = "unopened"
    """There is a commitment without a nonce."""
    UNCOMMITTED = "uncommitted"
    """There is no commitment."""


@dataclass(frozen=True, slots=True)
class DealCheck:
    """The verdict on one deal: which of the record's deals, on which line, and the hashes."""

    number: int
    line: int
    verdict: Verdict
    commitment: str | None
    computed: str | None


def check_deals(record: "Record") -> tuple[DealCheck, ...]:
    """Check each deal of a record against the commitment and the nonce that stand above it."""
    checks: list[DealCheck] = []
    above = 0
    for place, action in enumerate(record.actions):
        if not isinstance(action, Deal):
            continue
        notes = {
            comment.key: comment.value
            for comment in record.comments
            if comment.before is not None and above <= comment.before <= place
        }
        above = place + 1
        line = record.lines[place] if record.lines else 0
        checks.append(_check(action, notes, len(checks) + 1, line))
    return tuple(checks)


def _check(deal: Deal, notes: dict[str, str], number: int, line: int) -> DealCheck:
    commitment, nonce = notes.get(COMMITMENT), notes.get(NONCE)
    if commitment is None:
        return DealCheck(number, line, Verdict.UNCOMMITTED, None, None)
    if nonce is None:
        return DealCheck(number, line, Verdict.UNOPENED, commitment, None)
    computed = deal_commitment(nonce, deal) if is_digest(nonce) else None
    verdict = Verdict.HOLDS if computed == commitment.lower() else Verdict.BROKEN
    return DealCheck(number, line, verdict, commitment, computed)
