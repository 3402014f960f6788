"""The stored state of people in the search for an opponent."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.matches.models.match import StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl

ANY: Final = "any"
"""The choice of any preset: that of the opponent."""
PRESETS: Final = ("wikipedia-2020", "nintendo", "steam")
"""The rules to choose from: the default of every server, the rules of Nintendo's handheld, and
those of the game on Steam. More choices would divide the people who wait."""
ROUNDS: Final = 3
"""Number of rounds of each match: short, for strangers."""
MOST_A_DAY: Final = 3
"""Maximum number of times that the same two people are paired within a day."""
CONFIRMS_WITHIN: Final = timedelta(seconds=90)
"""How long both of a pair have to confirm. A phone's notification may come late."""
TOLD_WITHIN: Final = timedelta(seconds=30)
"""How long the bot tries to notify a pair."""
TOKEN_MARGIN: Final = TOLD_WITHIN + CONFIRMS_WITHIN
"""How long before its token a search ends that only a hidden message shows. So the answer to the
last opponent, and the end of the search, can still be shown."""
DECLINED_FOR: Final = timedelta(hours=1)
"""How long two people are not paired again after one of them has declined the other."""
SAME_AFTER: Final = timedelta(days=1)
"""To decline the same person again within this time counts no second time."""
RESTS_FOR: Final = timedelta(minutes=10)
"""How long at least a live search goes on after the live match in which it rested."""
QUIET_AFTER: Final = timedelta(minutes=10)
"""Time without an opponent after which a person is told that nobody is there."""
LIVE_FOR: Final = timedelta(minutes=30)
DAILY_FOR: Final = timedelta(hours=24)
"""Maximum duration of a search."""
RETENTION: Final = timedelta(weeks=4)
"""How long the hourly numbers of paired people are kept."""


@dataclass(frozen=True, slots=True)
class SeekerMessage:
    """The newest message to a person in the search; a notification replaces it.

    It is a direct message, or a hidden one, which is edited with the token of an interaction. The
    token is valid until `until`.
    """

    channel_id: int
    message_id: int
    token: str | None = None
    until: datetime | None = None

    def opens(self, at: datetime) -> bool:
        """Return whether there is a token that is still valid."""
        return self.token is not None and self.until is not None and at < self.until


@dataclass(frozen=True, slots=True, kw_only=True)
class Seeker:
    """A person who searches, or has an opponent. `revision` counts every change.

    Nobody is found before a message shows the search (`shown`). `found_with` is the opponent's id.
    Both must confirm until `confirm_until`, which is set when both were notified; `told`: whether
    this person was.
    """

    person: Person
    preset: str
    pace: TimeControl
    rating: int
    since: datetime
    until: datetime
    revision: int = 0
    front: bool = False  # was paired before, and the opponent did not come
    quiet: bool = False  # whether they were told that nobody is there
    found_with: int | None = None
    found_at: datetime | None = None
    told: bool = False
    confirm_until: datetime | None = None
    confirmed: bool = False
    shown: SeekerMessage | None = None

    @property
    def live(self) -> bool:
        """Whether the match is live, not by correspondence."""
        return self.pace is TimeControl.LIVE

    @property
    def is_hidden(self) -> bool:
        """Whether only a hidden message shows the search: it makes no sound, and its token ends."""
        return self.shown is not None and self.shown.token is not None

    @property
    def ends(self) -> datetime:
        """When the search ends without an opponent; the person can still be told so."""
        if self.shown is None or self.shown.until is None:
            return self.until
        return min(self.until, self.shown.until - TOKEN_MARGIN)


Pair = tuple[Seeker, Seeker]
"""Two people who were paired; the one who has waited longer comes first."""


@dataclass(frozen=True, slots=True)
class Search:
    """Somebody who looks, with what is needed to decide about them."""

    seeker: Seeker
    pair: Pair | None = None
    """Both seekers of a pair that was found."""
    blocked: bool = False
    """Whether one of the pair has blocked the other one since."""
    candidates: Sequence[Seeker] = ()
    """Other seekers who fit, while no pair is found."""
    playing: bool = False
    """Whether the one who looks plays a live match with a person: a live search rests then."""

    @property
    def seekers(self) -> tuple[Seeker, ...]:
        """Both of a pair, or the one who looks alone."""
        return self.pair or (self.seeker,)


class Why(StrEnum):
    """The reason why a search ended."""

    BEGUN = "begun"  # a match has begun
    STOPPED = "stopped"  # by the person
    MISSED = "missed"  # the person was notified and did not confirm
    UNREACHED = "unreached"  # no message could be sent
    OVER = "over"  # nobody was found within the maximum duration


@dataclass(frozen=True, slots=True)
class Gone:
    """The last state of a person whose search has ended."""

    seeker: Seeker
    why: Why
    match: StoredMatch | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The people whose messages a change affects."""

    waiting: tuple[Seeker, ...] = ()
    gone: tuple[Gone, ...] = ()
    replaced: tuple[SeekerMessage, ...] = ()
    """The messages that newer ones have replaced."""
