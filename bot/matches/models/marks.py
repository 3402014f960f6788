"""Marks: the part of an erased person's data that protects others from the same account.

A mark is a number that is computed from the account's id and the bot's secret. No id can be read
from it. Only when the same account comes back, the same mark is computed again.
"""

import hmac
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from hashlib import sha256
from typing import Final

MARK_BYTES: Final = 6
"""The length of a mark: so long that no two accounts of a bot have the same one."""
LONGEST_MARK: Final = len(str(256**MARK_BYTES - 1))
"""The number of digits of the largest mark. Ids of Discord have more."""
REPORTED_FOR: Final = timedelta(days=90)
"""How long after a report its host can still bar an account that was erased meanwhile."""


class MarkKind(StrEnum):
    """The subject of a mark."""

    BLOCK = "block"  # the other person blocks the account, until they lift the block
    LEFT = "left"  # the account left a match that was found, or did not come to it
    MET = "met"  # `/koikoi find` brought the account together with the other person
    REPORT = "report"  # the account reported something to the host
    BEGUN = "begun"  # the account began a challenge or a match
    FINISHED = "finished"  # the account played with the other person this week, a round at least
    GIVEN_UP = "given-up"  # the same, but a match without a finished round
    OPPONENT = "opponent"  # the account is one of the different opponents of the other person


@dataclass(frozen=True, slots=True)
class Mark:
    """A fact about an account that stays when the account is erased.

    `until`: when it lapses; None: it goes with the other person, or when they take it back.
    """

    kind: MarkKind
    at: datetime
    until: datetime | None = None
    other_id: int | None = None
    times: int = 1


def mark_of(secret: str, person_id: int) -> int:
    """Return the mark of an account; `secret`: the bot's, as hexadecimal text."""
    digest = hmac.digest(bytes.fromhex(secret), f"account {person_id}".encode(), sha256)
    return int.from_bytes(digest[:MARK_BYTES], "big")
