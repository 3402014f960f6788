"""What the matches need from outside, as protocols."""

import asyncio
from collections.abc import Collection, Sequence
from datetime import date, datetime
from typing import Any, Protocol

from bot.koikoi.actions import Action
from bot.koikoi.cards import Card
from bot.koikoi.view import PlayerView
from bot.matches.models.listings import Crowd, DailyStanding, Page, Standing
from bot.matches.models.log import Log, RoundLine
from bot.matches.models.match import MatchInfo
from bot.matches.models.pending_replies import PendingReply
from bot.matches.models.people import Person, Preferences
from bot.matches.models.posted_messages import PostedMessage
from bot.matches.models.terms import GuildSettings
from bot.matches.models.writing import Writing


class MatchStore(Protocol):
    """Matches and their logs."""

    async def create(self, writing: Writing) -> int:
        """Write a new match (`info.id` is ignored) and return its id.

        `Conflict` when its challenger has a match of the same day's deal, when the same challenge
        (`MatchInfo.challenge_key`) is open, or another rematch of the same match.
        """

    async def write(self, writing: Writing) -> None:
        """Write a change; `Conflict` when the revision or a (match, seq) is taken."""

    async def log(self, match_id: int) -> Log | None:
        """A match's row, actions and deals."""

    async def info(self, match_id: int) -> MatchInfo | None:
        """A match's row."""

    async def open_matches(self, person_id: int) -> tuple[MatchInfo, ...]:
        """Invited and running matches of a person (challenger, opponent or seat), oldest first."""

    async def open_in_guild(self, guild_id: int) -> tuple[MatchInfo, ...]:
        """Invited and running matches of a server, oldest first."""

    async def crowd(self, guild_id: int, channel_id: int, since: datetime) -> Crowd:
        """How many matches of a server, and of a channel of it, moved or began since then."""

    async def begun(self, person_id: int, since: datetime) -> int:
        """How many challenges and matches a person has begun since then."""

    async def rematches(self, match_id: int) -> tuple[MatchInfo, ...]:
        """Open rematches of a match."""

    async def deadlines(self, limit: int) -> tuple[tuple[int, datetime], ...]:
        """The next deadlines (match id, when), earliest first."""

    async def newest_turn(self) -> datetime | None:
        """When the newest turn of all open matches began: never later than now, by a true clock."""

    async def rounds(self, match_id: int) -> tuple[RoundLine, ...]:
        """A match's finished rounds."""

    async def first_match(self, person_id: int) -> int | None:
        """The first match that a person ever sat at."""

    async def last_level(self, person_id: int) -> str | None:
        """The level of the computer player that a person last chose; no day's deal is a choice."""

    async def history(
        self, person_id: int, guild_id: int | None, page: int, size: int
    ) -> Page[MatchInfo]:
        """A person's finished matches, newest first; on one server, or everywhere (None)."""

    async def leaderboard(self, guild_id: int, page: int, size: int) -> Page[Standing]:
        """A server's people: most wins first, then most points."""

    async def standing(self, guild_id: int, person_id: int) -> Standing | None:
        """One person's line of the leaderboard."""


class PeopleStore(Protocol):
    """People, what they chose, and what a server chose."""

    async def guild_settings(self, guild_id: int) -> GuildSettings | None:
        """A server's settings, if anybody ever saved them."""

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Keep a server's settings."""

    async def preferences(self, person_id: int) -> Preferences | None:
        """A person's preferences, if they are known."""

    async def save_preferences(self, preferences: Preferences) -> None:
        """Keep a person's preferences."""

    async def keep_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        """Keep where a person's direct messages are; None: nobody knows.

        `save_preferences` leaves it as it is.
        """

    async def name_person(self, person: Person) -> None:
        """Keep the name under which a person is shown."""

    async def export_person(self, person_id: int) -> dict[str, Any]:
        """All that is stored about a person, ready for JSON."""

    async def erase_person(self, person_id: int) -> None:
        """Take a person's name, id and preferences away; matches stay, under a negative id."""


class PostedMessageStore(Protocol):
    """Which message shows what."""

    async def save_posted_messages(
        self, saved: Sequence[PostedMessage], gone: Collection[int] = ()
    ) -> None:
        """Keep these (by message id) and forget those, in one transaction."""

    async def posted_messages(
        self, match_id: int | None = None, person_id: int | None = None
    ) -> tuple[PostedMessage, ...]:
        """The messages of a match, or a person, or both."""

    async def stale_posted_messages(self) -> tuple[PostedMessage, ...]:
        """Messages that show less than their match's newest revision."""


class DailyStore(Protocol):
    """The deal of the day: its secret, who played it, and its table."""

    async def secret(self, fresh: str) -> str:
        """The deployment's secret; the first one that is ever offered is kept."""

    async def daily_match(self, person_id: int, day: date) -> int | None:
        """A person's match of a day's deal, running or over."""

    async def daily_table(
        self, day: date, guild_id: int | None, page: int, size: int
    ) -> Page[DailyStanding]:
        """A day's results: most points first, then fewest conceded; of a server, or all (None)."""

    async def daily_standing(
        self, day: date, guild_id: int | None, person_id: int
    ) -> DailyStanding | None:
        """One person's line of that table."""


class PendingReplyStore(Protocol):
    """Replies that are owed, so that the next start can send what a stop cut off."""

    async def save_pending_reply(self, reply: PendingReply) -> None:
        """Note a reply that is owed; an interaction that is known already is replaced."""

    async def drop_pending_reply(self, interaction_id: int) -> None:
        """The reply was sent, or can't be sent any more."""

    async def pending_replies(self, now: datetime | None = None) -> tuple[PendingReply, ...]:
        """The replies that are owed, oldest first; those whose token has run out are deleted.

        `now`: the time; None is the computer's own.
        """


class Store(MatchStore, PeopleStore, PostedMessageStore, DailyStore, PendingReplyStore, Protocol):
    """All persistence."""

    async def close(self) -> None:
        """Let go of files and connections."""


class Clock(Protocol):
    """Time; tests move it by hand."""

    def now(self) -> datetime:
        """Return the current time in UTC."""

    def stepped(self) -> bool:
        """Whether the clock was set since this was last asked."""

    async def wait(self, until: datetime | None, woken: asyncio.Event) -> None:
        """Return at that time, or as soon as the event is set, or earlier. None: no time."""


class Chance(Protocol):
    """What falls before a match: who deals first."""

    def shuffled(self) -> tuple[Card, ...]:
        """Return the whole deck in a random order."""

    def coin(self) -> bool:
        """Return True or False with equal probability."""


class Randomness(Chance, Protocol):
    """Chance; tests seed it."""

    def nonce(self) -> str:
        """Return 32 random bytes as hexadecimal text, for a commitment."""


class Judged(Protocol):
    """What the teacher thinks of one legal action."""

    @property
    def action(self) -> Action:
        """Which."""

    @property
    def points(self) -> float:
        """What the round is expected to bring: the player's points less the other's.

        Where the other pays them they count once.
        """

    @property
    def chance(self) -> float:
        """The chance to win the match, 0 to 1."""

    @property
    def error(self) -> float:
        """The standard error of `points` against the best action's; 0 for the best."""

    @property
    def chance_error(self) -> float:
        """The same of `chance`."""


class Odds(Protocol):
    """How a round goes on after koi-koi: the three chances add up to 1."""

    @property
    def improve(self) -> float:
        """That the player scores after all."""

    @property
    def other_first(self) -> float:
        """That the other does."""

    @property
    def nobody(self) -> float:
        """That the cards run out."""


class Advice(Protocol):
    """What the teacher says about a position, by what its player can see and nothing else."""

    @property
    def judged(self) -> Sequence[Judged]:
        """Every legal action: the best first, by the chance to win the match, then by points."""

    @property
    def odds(self) -> Odds | None:
        """At koi-koi or stop only."""

    @property
    def point(self) -> float:
        """How much chance to win a point is worth, on average over such a match, when even."""


class Thinker(Protocol):
    """The computer players. They see what a player sees, nothing else."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels there are, easiest first."""

    async def choose(self, level: str, view: PlayerView) -> str:
        """The text of the action it chooses among `view.legal`."""

    async def advise(self, view: PlayerView) -> Advice | None:
        """What a teacher says to the player who is to act; None when there is none right now."""
