"""The line of people whose direct messages the bot has still to open, and the pace of that line."""

from dataclasses import dataclass
from datetime import datetime
from enum import IntEnum


class DmPriority(IntEnum):
    """How urgent it is to open a person's direct messages; a lower number comes first."""

    LIVE = 0  # a hand of a live match, or an opponent who was found
    PRESS = 1  # the person has just asked for messages
    DAILY = 2  # a hand of a match by correspondence, a host's message
    REMINDER = 3  # reminders, and alerts of tables

    @property
    def urgent(self) -> bool:
        """Whether somebody has just asked for it: all but reminders and alerts."""
        return self < DmPriority.REMINDER


@dataclass(frozen=True, slots=True, kw_only=True)
class DmRequest:
    """A person in the line."""

    person_id: int
    priority: DmPriority
    asked_at: datetime
    greeting: bool = False
    """Whether a greeting is sent first: a press has asked for it."""
    claimed_at: datetime | None = None
    """When a process began to open them; None: none does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DmPace:
    """The state that decides when the next direct messages may be opened."""

    openings: tuple[datetime, ...] = ()
    """The times of the last tries, oldest first."""
    refused_at: datetime | None = None
    """When Discord last said that the openings were too fast."""
    refusals: int = 0
    """How often Discord has said so in a row."""
    flagged_at: datetime | None = None
    """Since when Discord lets the bot open none (quarantine); None: it does."""
    probe_at: datetime | None = None
    """When one is tried again in quarantine."""
    reported: bool = False
    """Whether the hosts were told of the quarantine."""


@dataclass(frozen=True, slots=True)
class DmTurn:
    """The turn to open direct messages; without a request, the reason why there is none."""

    request: DmRequest | None = None
    """The person whose direct messages the caller has to open now."""
    at: datetime | None = None
    """When the turn comes, about; in quarantine, when one may be tried. None: nobody waits."""
    flagged: bool = False
    """Whether Discord lets the bot open none."""
    waited: bool = True
    """Whether the person was in the line before they asked, so that something may be due there."""
