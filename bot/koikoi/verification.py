"""Verification of a record: whether its deals match their commitments."""

from dataclasses import dataclass
from enum import StrEnum

from bot.koikoi.actions import Deal
from bot.koikoi.deals import COMMITMENT, NONCE, deal_commitment, is_digest
from bot.koikoi.record import MatchRecord


class DealVerdict(StrEnum):
    """The result of checking one deal of a record."""

    HOLDS = "holds"
    """The hash of nonce and deal is the commitment."""
    BROKEN = "broken"
    """The hash of nonce and deal is another one, or the nonce is malformed."""
    UNOPENED = "unopened"
    """There is a commitment without a nonce."""
    UNCOMMITTED = "uncommitted"
    """There is no commitment."""


@dataclass(frozen=True, slots=True)
class DealCheck:
    """The verdict on one deal: its number in the record, its line, and the two hashes."""

    number: int
    line: int
    verdict: DealVerdict
    commitment: str | None
    computed: str | None


def check_deals(record: MatchRecord) -> tuple[DealCheck, ...]:
    """Check each deal of a record against the commitment and the nonce above it."""
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
        return DealCheck(number, line, DealVerdict.UNCOMMITTED, None, None)
    if nonce is None:
        return DealCheck(number, line, DealVerdict.UNOPENED, commitment, None)
    computed = deal_commitment(nonce, deal) if is_digest(nonce) else None
    verdict = DealVerdict.HOLDS if computed == commitment.lower() else DealVerdict.BROKEN
    return DealCheck(number, line, verdict, commitment, computed)
