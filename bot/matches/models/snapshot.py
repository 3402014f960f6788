"""What a match's messages need besides the match itself, read from the store at one moment."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.matches.models.achievements import Earned
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person, Preferences
from bot.matches.models.rankings import RatingChange
from bot.matches.models.rotation import Rotation
from bot.matches.models.terms import GuildSettings, Pace


@dataclass(frozen=True, slots=True)
class WaitingHand:
    """A running match that waits for a person."""

    match_id: int
    person_id: int
    pace: Pace


@dataclass(frozen=True, slots=True)
class Snapshot:
    """One match's row, and everything else that its messages show or follow.

    It is read once for a press, and once after each change for all messages together.
    """

    info: MatchInfo
    guild: GuildSettings
    preferences: Mapping[int, Preferences] = field(default_factory=dict)
    """By person: of both players and of the reader for whom it was asked, as far as stored."""
    waiting: tuple[WaitingHand, ...] = ()
    """All matches that wait for one of the players."""
    digests: frozenset[int] = frozenset()
    """The players who have a digest of waiting matches in their direct messages."""
    earned: tuple[Earned, ...] = ()
    """What the players have earned in this match."""
    ratings: Mapping[int, RatingChange] = field(default_factory=dict)
    """By person: how this match changed their rating on its server, if it counts."""
    tournament: str | None = None
    """The name of the tournament that it belongs to."""
    rotation: Rotation | None = None
    """The table for several people at which this is a hand."""
    reader: Person | None = None
    """The reader for whom it was asked, with the names that are stored."""

    def preferences_of(self, person_id: int) -> Preferences:
        """Return a player's or the reader's preferences, or the defaults."""
        return self.preferences.get(person_id) or Preferences(person_id)

    def waiting_elsewhere(self, person_id: int) -> int:
        """Return how many other matches wait for a player."""
        return sum(
            one.person_id == person_id and one.match_id != self.info.id for one in self.waiting
        )

    def waiting_daily(self, person_id: int) -> int:
        """Return how many matches by correspondence wait for a player, this one included."""
        return sum(one.person_id == person_id and one.pace is Pace.DAILY for one in self.waiting)
