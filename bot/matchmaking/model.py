"""Somebody who looks for an opponent everywhere, as it is stored."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.matches.models.match import StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl

ANY: Final = "any"
"""Stands instead of a preset: the other one chooses."""
PRESETS: Final = ("wikipedia-2020", "nintendo", "steam")
"""The rules to choose from: what every server plays at first, what people know from Nintendo's
handheld, and what they know from the game on Steam. More would divide those who wait."""
ROUNDS: Final = 3
"""The length of each match that was found: what a stranger has time for."""
MOST_A_DAY: Final = 3
"""The number of times that two people are brought together within a day."""
CONFIRMS_WITHIN: Final = timedelta(seconds=30)
TOLD_WITHIN: Final = timedelta(seconds=30)
"""How long two people who were found are tried to be told."""
QUIET_AFTER: Final = timedelta(minutes=10)
"""The time without anybody after which the person who looks is told so."""
LIVE_FOR: Final = timedelta(minutes=30)
DAILY_FOR: Final = timedelta(hours=24)
"""How long somebody is looked for at most."""
RETENTION: Final = timedelta(weeks=4)
"""How long it is known how many people were found in an hour."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The newest message to somebody who looks: it is replaced when there is news.

    A message that only they see is changed by the token of an interaction, which works until
    `until`.
    """

    channel_id: int
    message_id: int
    token: str | None = None
    until: datetime | None = None

    def opens(self, at: datetime) -> bool:
        """Return whether there is a token that still works."""
        return self.token is not None and self.until is not None and at < self.until


@dataclass(frozen=True, slots=True, kw_only=True)
class Seeker:
    """Somebody who looks for an opponent, or was found. `revision` counts every change.

    `found_with` is the id of the other one. Both have to confirm until `confirm_until`, which is
    known once both are told; `told` says that this one is.
    """

    person: Person
    preset: str
    pace: TimeControl
    rating: int
    since: datetime
    until: datetime
    revision: int = 0
    front: bool = False  # was found before, and the other one did not come
    quiet: bool = False  # was told that nobody is there
    found_with: int | None = None
    found_at: datetime | None = None
    told: bool = False
    confirm_until: datetime | None = None
    confirmed: bool = False
    shown: Shown | None = None

    @property
    def live(self) -> bool:
        """Whether the match would be played now, not by the day."""
        return self.pace is TimeControl.LIVE


Pair = tuple[Seeker, Seeker]
"""Two who were found for each other; the one who waits longer comes first."""


@dataclass(frozen=True, slots=True)
class Search:
    """Somebody who looks, with what is needed to decide about them."""

    seeker: Seeker
    pair: Pair | None = None
    """They and the one for whom they were found."""
    blocked: bool = False
    """Whether one of the pair has blocked the other one since."""
    candidates: Sequence[Seeker] = ()
    """The people with whom they may be brought together; empty for a pair."""

    @property
    def seekers(self) -> tuple[Seeker, ...]:
        """Both of a pair, or the one who looks alone."""
        return self.pair or (self.seeker,)


class Why(StrEnum):
    """Why somebody doesn't look any more."""

    BEGUN = "begun"  # a match has begun
    STOPPED = "stopped"  # they wanted so
    MISSED = "missed"  # they did not confirm
    UNREACHED = "unreached"  # nothing could be sent to them
    OVER = "over"  # nobody was found for as long as one looks


@dataclass(frozen=True, slots=True)
class Gone:
    """Somebody who doesn't look any more, as they were stored last."""

    seeker: Seeker
    why: Why
    match: StoredMatch | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The people whose messages a change makes outdated."""

    waiting: tuple[Seeker, ...] = ()
    gone: tuple[Gone, ...] = ()
