"""The protocols of what `bot.matches` needs from outside: store, clock, randomness, players."""

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from datetime import date, datetime
from typing import Protocol

from bot.koikoi.actions import Action
from bot.koikoi.cards import Card
from bot.koikoi.view import PlayerView
from bot.matches.models.achievements import Achievements
from bot.matches.models.daily import LEVEL
from bot.matches.models.gateway import Decide
from bot.matches.models.hosting import Bar, HostState, Target
from bot.matches.models.listings import MOST_OPEN, Crowd, DailyStanding, Page, Standing
from bot.matches.models.log import Log, RoundLine
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.pending_replies import PendingReply
from bot.matches.models.people import Acquaintance, ExportPart, Person, Preferences
from bot.matches.models.posted_messages import PostedMessage
from bot.matches.models.profiles import StoredProfile
from bot.matches.models.puzzle import PuzzleAnswer
from bot.matches.models.rankings import Measure, Placed, Rating, SeasonStart
from bot.matches.models.reports import Outcome, Report, ReportDelivery
from bot.matches.models.rotation import Rotation
from bot.matches.models.setting_changes import ChangedSettings
from bot.matches.models.snapshot import Snapshot
from bot.matches.models.terms import GuildSettings
from bot.matches.models.tournament import Posted, Tournament
from bot.matches.models.writing import Writing


class MatchStore(Protocol):
    """Matches and their logs."""

    async def create(self, writing: Writing) -> int:
        """Write a new match (`info.id` is ignored) and return its id.

        Raises `Conflict` if the challenger has a match of the same day's deal, if the same
        challenge (`MatchInfo.challenge_key`) is open, if the match has an open rematch, or if the
        pairing of a tournament has its match.
        """

    async def write(self, writing: Writing) -> None:
        """Write a change. Raises `Conflict` if the revision or a (match, seq) exists already."""

    async def log(self, match_id: int) -> Log | None:
        """Return a match's row, actions and deals, or None if there is no such match."""

    async def info(self, match_id: int) -> MatchInfo | None:
        """Return a match's row, or None if there is no such match."""

    async def infos(self, match_ids: Collection[int]) -> tuple[MatchInfo, ...]:
        """Return the rows of some matches, oldest first; not of numbers that no match has."""

    async def open_matches(self, person_id: int) -> tuple[MatchInfo, ...]:
        """Return a person's challenges and running matches, oldest first.

        The person may be challenger or opponent, or have a seat.
        """

    async def open_in_guild(self, guild_id: int, most: int = MOST_OPEN) -> tuple[MatchInfo, ...]:
        """Return a server's challenges and running matches, oldest first, at most so many."""

    async def crowd(self, guild_id: int, channel_id: int, since: datetime) -> Crowd:
        """Count a server's and a channel's open matches with a move or start since a time."""

    async def begun(self, person_id: int, since: datetime) -> int:
        """Return how many challenges and matches a person has begun since a time."""

    async def rematches(self, match_id: int) -> tuple[MatchInfo, ...]:
        """Return the open rematches of a match."""

    async def deadlines(self, limit: int) -> tuple[tuple[int, datetime], ...]:
        """Return at most *limit* next deadlines as (match id, time), earliest first."""

    async def count_open(self) -> Mapping[Status, int]:
        """Return how many matches have each of the open statuses."""

    async def newest_turn(self) -> datetime | None:
        """Return when the newest turn of all open matches began.

        If this is later than now, the clock was set back.
        """

    async def rounds(self, match_id: int) -> tuple[RoundLine, ...]:
        """Return a match's finished rounds."""

    async def first_match(self, person_id: int) -> int | None:
        """Return the id of the first match that a person ever played, or None."""

    async def last_level(self, person_id: int) -> str | None:
        """Return the computer's level that a person chose last. Daily deals don't count."""

    async def history(
        self, person_id: int, guild_id: int | None, page: int, size: int
    ) -> Page[MatchInfo]:
        """Return a person's finished matches, newest first, on one server or on all (None)."""


class SnapshotStore(Protocol):
    """What the messages of a match need."""

    async def snapshot(
        self, match_id: int, reader_id: int | None = None, reader_guild: int | None = None
    ) -> Snapshot | None:
        """Return a match's row with what its messages need, or None if there is no such match.

        `reader_id`: somebody else whose preferences are wanted as well, and their names:
        everywhere and on the server `reader_guild`.
        """


class GuildStore(Protocol):
    """The settings of servers, and who changed them."""

    async def guild_settings(self, guild_id: int) -> GuildSettings | None:
        """Return a server's settings, or None if nobody ever saved them."""

    async def find_language(self, guild_id: int, language: str) -> bool:
        """Save the language of a server that has none; return whether none was found before."""

    async def save_guild_settings(
        self, settings: GuildSettings, changed: ChangedSettings | None = None
    ) -> None:
        """Save a server's settings, and who changed what; of each server the newest are kept."""

    async def changed_settings(self, guild_id: int, limit: int) -> tuple[ChangedSettings, ...]:
        """Return who changed a server's settings last, newest first."""


class PeopleStore(Protocol):
    """People and their preferences."""

    async def preferences(self, person_id: int) -> Preferences | None:
        """Return a person's preferences, or None if the person is not known."""

    async def save_preferences(self, preferences: Preferences) -> None:
        """Save a person's preferences."""

    async def keep_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        """Save the channel of a person's direct messages; None: not known.

        `save_preferences` does not change this channel.
        """

    async def keep_lesson(self, person_id: int, place: str) -> None:
        """Save where a person is in the lesson. `save_preferences` does not change that."""

    async def acquaintance(self, person_id: int, guild_id: int | None) -> Acquaintance | None:
        """Return a person's preferences and names, or None if the person is not known."""

    async def name_person(self, person: Person) -> None:
        """Save the name under which a person is shown."""

    def export_person(self, person_id: int) -> AsyncIterator[ExportPart]:
        """Yield everything that is stored about a person. Parts of a subject follow each other."""

    async def erase_person(self, person_id: int, played: tuple[date, str] | None = None) -> None:
        """Erase a person's name, id and preferences; their matches stay under a negative id.

        `played`: today and the mark to keep, if they have played its deal.
        """


class PostedMessageStore(Protocol):
    """Which message shows what."""

    async def save_posted_messages(
        self, saved: Sequence[PostedMessage], gone: Collection[int] = ()
    ) -> None:
        """Save the messages *saved* and delete the message ids *gone*, in one transaction."""

    async def posted_messages(
        self, match_id: int | None = None, person_id: int | None = None
    ) -> tuple[PostedMessage, ...]:
        """Return the messages of a match, of a person, or of a person in a match."""

    async def stale_posted_messages(self) -> tuple[PostedMessage, ...]:
        """Return the messages that show an older revision of their match than the newest."""


class DailyStore(Protocol):
    """The deal of the day: its secret, who played it, and its table."""

    async def secret(self, fresh: str) -> str:
        """Return the secret of the daily deals. If there is none yet, *fresh* is stored as it."""

    async def daily_match(self, person_id: int, day: date) -> int | None:
        """Return the id of a person's match of a day's deal, running or finished, or None."""

    async def played_and_erased(self, day: date, mark: str) -> bool:
        """Return whether an erased person left this mark on a day; those of earlier days go."""

    async def last_daily_level(self, person_id: int) -> str | None:
        """Return against which level of the computer a person played a day's deal last."""

    async def daily_table(
        self, day: date, guild_id: int | None, page: int, size: int, level: str = LEVEL
    ) -> Page[DailyStanding]:
        """Return a day's results against a level, of one server or of all (None).

        Order: most points first, then fewest conceded.
        """

    async def daily_days(self, person_id: int) -> tuple[date, ...]:
        """Return the days whose deals a person has finished, in their order."""

    async def daily_streak(self, person_id: int, day: date) -> int:
        """Return how many days in a row a person has played and finished until this one."""

    async def daily_standing(
        self, day: date, guild_id: int | None, person_id: int
    ) -> DailyStanding | None:
        """Return one person's line among those of its level, or None if they have none."""


class PendingReplyStore(Protocol):
    """Pending replies, so that after a stop the next start can still send them."""

    async def save_pending_reply(self, reply: PendingReply) -> None:
        """Save a pending reply; a row of the same interaction is replaced."""

    async def drop_pending_reply(self, interaction_id: int) -> None:
        """Delete a pending reply that was sent or can't be sent any more."""

    async def pending_replies(self, now: datetime | None = None) -> tuple[PendingReply, ...]:
        """Return the pending replies, oldest first; those with an expired token are deleted.

        `now`: the current time; None means the computer's clock.
        """


class RotationStore(Protocol):
    """Tables for several people. Their hands are counted in the writings of their matches."""

    async def create_rotation(self, rotation: Rotation, after: Rotation | None = None) -> int:
        """Write a new table and return its id; `after`: the finished one whose people play again.

        Raises `Conflict` if its host has another one that is not over, or if a table was created
        after that one since it was read.
        """

    async def write_rotation(self, rotation: Rotation) -> None:
        """Write a table in place of its state with the same revision. Raises `Conflict`."""

    async def rotation(self, rotation_id: int) -> Rotation | None:
        """Return a table, or None if there is no such table."""

    async def hosted_rotation(self, person_id: int) -> int | None:
        """Return the table that a person hosts and that is not over, or None."""

    async def open_rotations(self, channel_id: int) -> tuple[Rotation, ...]:
        """Return the tables of a channel or thread that are not over, oldest first."""

    async def rotations_of(self, person_id: int, limit: int) -> tuple[int, ...]:
        """Return the newest tables at which a person was."""

    async def rotation_deadlines(self, limit: int) -> tuple[tuple[int, datetime], ...]:
        """Return at most *limit* next deadlines as (table, time), earliest first."""

    async def stale_rotations(self, since: datetime) -> tuple[int, ...]:
        """Return the tables whose message shows an older state, unless they ended before a time."""

    async def note_rotation_shown(
        self, rotation_id: int, message: tuple[int, int, datetime] | None, shown: int
    ) -> None:
        """Save which message (its id, channel and time) shows which revision of a table."""


class ReportStore(Protocol):
    """Problems that players reported to the host."""

    async def add_report(
        self, match_id: int, person: Person, seq: int, text: str, at: datetime
    ) -> int:
        """Save a report, which the host is to be told, and return its number."""

    async def count_reports(self, person_id: int, since: datetime) -> int:
        """Return how many problems a person has reported since a time."""

    async def count_waiting_reports(self) -> int:
        """Return how many reports wait for the host's answer."""

    async def reports(self) -> tuple[Report, ...]:
        """Return all reports, oldest first."""

    async def report(self, number: int) -> Report | None:
        """Return a report, or None if there is no such report."""

    async def drop_report(self, number: int) -> None:
        """Delete a report."""

    async def answer_report(self, number: int, text: str, at: datetime) -> bool:
        """Save the host's answer, which is to be sent; return False if there is one already.

        False too if there is no such report.
        """

    async def owed_deliveries(self, now: datetime) -> tuple[ReportDelivery, ...]:
        """Return what is due to be sent now, the earliest first."""

    async def claim_delivery(self, owed: ReportDelivery, now: datetime, again: datetime) -> bool:
        """Save that a delivery is tried; return whether nobody else does so.

        `again`: when it is tried next, if nothing is saved about this try.
        """

    async def end_delivery(self, owed: ReportDelivery, outcome: Outcome, at: datetime) -> None:
        """Save how a delivery ended. If it was an answer that reached nobody, the host is told."""


class HostStore(Protocol):
    """What the host has decided."""

    async def host_state(self) -> HostState:
        """Return whom the host bars, the newest last, and what they tell everybody."""

    async def save_bar(self, bar: Bar) -> bool:
        """Save a bar; return False if it was there already: then its reason is the new one."""

    async def lift_bar(self, target: Target, target_id: int) -> bool:
        """Delete a bar; return False if there was none."""

    async def note_settled(self, bar: Bar) -> bool:
        """Save that all was done that follows from a bar; return False if that was known."""

    async def doubt_open(self) -> None:
        """Save that the messages of all open matches may show an old state."""

    async def save_notice(self, text: str | None, at: datetime) -> None:
        """Save what everybody is told; None: nothing. Messages of open matches are drawn again."""


class PuzzleStore(Protocol):
    """The answers to the puzzles of the day."""

    async def add_puzzle_answer(self, person: Person, answer: PuzzleAnswer) -> None:
        """Save an answer; if the person has answered that day's puzzle, nothing is changed."""

    async def puzzle_answers(self, person_id: int, until: date) -> tuple[PuzzleAnswer, ...]:
        """Return a person's answers up to a day, in the order of the days."""

    async def puzzle_choices(self, day: date) -> Mapping[str, int]:
        """Return how many people made each choice in a day's puzzle."""


class TournamentStore(Protocol):
    """Tournaments with their players and pairings."""

    async def create_tournament(self, tournament: Tournament) -> int:
        """Write a new tournament (`id` is ignored) and return its id."""

    async def tournament(self, tournament_id: int) -> Tournament | None:
        """Return a tournament with all that belongs to it, or None."""

    async def save_tournament(
        self, before: Tournament, after: Tournament, due: datetime | None
    ) -> None:
        """Write what has changed. Raises `Conflict` if it is not as *before* any more.

        `due`: when something is to be done with it next.
        """

    async def note_posted(self, tournament_id: int, posted: Posted) -> None:
        """Save which message shows a tournament, and what it shows. It is no change of it."""

    async def note_tournament_shown(
        self, tournament_id: int, message_id: int, revision: int
    ) -> None:
        """Save what a message shows, unless another one shows the tournament by now."""

    async def owed_tournaments(self) -> tuple[tuple[int, int], ...]:
        """Return id and server of those that are open, or whose message shows an old state."""

    async def tournaments_of(self, guild_id: int, most: int) -> tuple[Tournament, ...]:
        """Return a server's tournaments: those that are open, then those that ended last."""

    async def count_tournaments(self, guild_id: int) -> int:
        """Return how many open tournaments a server has."""

    async def tournament_scores(self, tournament_id: int) -> Mapping[int, tuple[int, int]]:
        """Return the points in each of its matches: of the pairing's first, and of the second."""

    async def tournament_of(self, match_id: int) -> int | None:
        """Return the tournament to which a match belongs, or None."""

    async def tournaments_with(self, person_id: int) -> tuple[int, ...]:
        """Return the open tournaments for which a person has signed up."""


class LeaderboardStore(Protocol):
    """Leaderboards, ratings and seasons. A scope is a server's id, or `EVERYWHERE`."""

    async def board(
        self,
        scope: int,
        period: str,
        measure: Measure,
        page: int,
        size: int,
        *,
        without: Collection[int] = (),
    ) -> Page[Placed]:
        """Return a page of a leaderboard, of a server or of all (`EVERYWHERE`).

        `without`: people who are left out, as if they had no line.
        """

    async def place(
        self,
        scope: int,
        period: str,
        measure: Measure,
        person_id: int,
        *,
        without: Collection[int] = (),
    ) -> Placed | None:
        """Return one person's line of a leaderboard, or None if they have none."""

    async def best(
        self,
        scope: int,
        periods: Sequence[str],
        measure: Measure,
        count: int,
        *,
        without: Collection[int] = (),
    ) -> Mapping[str, tuple[Placed, ...]]:
        """Return the first lines of some leaderboards of one server, by their periods."""

    async def first_people(
        self, scope: int, period: str, measure: Measure, count: int
    ) -> tuple[int, ...]:
        """Return the ids of the first people of a leaderboard, in its order."""

    async def standing(
        self, guild_id: int, person_id: int, *, without: Collection[int] = ()
    ) -> Standing | None:
        """Return what a person's matches on a server add up to, ranked by wins; None: no match."""

    async def rating(self, scope: int, person_id: int) -> Rating | None:
        """Return a person's rating, or None before their first rated match."""

    async def ratings(self, scope: int, people: Collection[int]) -> Mapping[int, Rating]:
        """Return the ratings of some people, of those who have one."""

    async def played_periods(self, scope: int, periods: Collection[str]) -> frozenset[str]:
        """Return those of the periods in which anybody played."""

    async def season_starts(self, guild_id: int, most: int) -> tuple[SeasonStart, ...]:
        """Return what admins said about a server's seasons, the newest first."""

    async def start_season(
        self, guild_id: int, name: str | None, at: datetime, *, by_quarter: bool = False
    ) -> SeasonStart:
        """Let a new season begin, after every match that was counted.

        A season in which nobody has played yet is renamed instead.
        """

    async def due_weekly(self, monday: date) -> tuple[tuple[int, int], ...]:
        """Return servers and channels where the table of a week is to be posted."""

    async def begin_weekly(self, guild_id: int, monday: date, at: datetime) -> datetime | None:
        """Save that posting the table of a week begins; return when it began first.

        Returns None if it was posted meanwhile. A note of an earlier week, whose post nobody waits
        for any more, is replaced.
        """

    async def note_weekly(self, guild_id: int, monday: date) -> None:
        """Save that a server's table of a week was posted."""


class ProfileStore(Protocol):
    """What profiles show. A scope is a server's id, or `EVERYWHERE`."""

    async def profile(self, scope: int, person_id: int, reader_id: int) -> StoredProfile:
        """Return what is stored for a person's profile that somebody reads."""

    async def keep_accuracies(self, match_id: int, found: Mapping[int, float]) -> None:
        """Save how well people, by their ids, played a match; what was saved before stays."""


class AchievementStore(Protocol):
    """What people have earned."""

    async def achievements(self, person_id: int, guild_id: int | None = None) -> Achievements:
        """Return what a person has earned, oldest first, on one server or anywhere (None).

        The lesson belongs to every server. How far they are with the rest is always that of all
        servers.
        """

    async def finish_lesson(self, person_id: int, at: datetime) -> bool:
        """Save that a person finished the lesson's round; return whether for the first time."""


class ServerStore(Protocol):
    """What belongs to a server, and which servers removed the bot."""

    async def known_guilds(self) -> frozenset[int]:
        """Return the servers about which something is stored that is theirs."""

    async def claim_greeting(self, guild_id: int, at: datetime) -> bool:
        """Save that a server is greeted; return whether nothing was stored about it before.

        Of several processes, one gets True.
        """

    async def note_left(self, guild_ids: Collection[int], at: datetime) -> None:
        """Save that servers removed the bot; of one that is noted already, the first time stays."""

    async def left_guilds(self, until: datetime | None = None) -> tuple[int, ...]:
        """Return the servers that removed the bot, until then (None: ever), the first one first."""

    async def forget_left(self, guild_ids: Collection[int]) -> None:
        """Forget that servers removed the bot: it is there again."""

    async def erase_guild(self, guild_id: int, at: datetime) -> None:
        """Erase what belongs to a server alone; its matches stay without it."""


class GatewayStore(Protocol):
    """When the bot's shards began their last sessions at Discord's gateway."""

    async def begin_session(self, decide: Decide) -> bool:
        """Let *decide* begin a session while nobody else can; return whether it did."""


class Store(
    MatchStore,
    SnapshotStore,
    GuildStore,
    PeopleStore,
    PostedMessageStore,
    DailyStore,
    PendingReplyStore,
    RotationStore,
    ReportStore,
    PuzzleStore,
    TournamentStore,
    LeaderboardStore,
    ProfileStore,
    AchievementStore,
    GatewayStore,
    ServerStore,
    HostStore,
    Protocol,
):
    """All persistence."""

    async def close(self) -> None:
        """Close files and connections."""


class Clock(Protocol):
    """The time and waiting; tests use a clock that they set by hand."""

    def now(self) -> datetime:
        """Return the current time in UTC."""

    def stepped(self) -> bool:
        """Return whether the clock was set since the last call."""

    async def wait(self, until: datetime | None, woken: asyncio.Event) -> None:
        """Wait until a time or until the event is set; may return earlier. None: no time."""


class Chance(Protocol):
    """The randomness that decides before a match who deals first."""

    def shuffled(self) -> tuple[Card, ...]:
        """Return the whole deck in a random order."""

    def coin(self) -> bool:
        """Return True or False with equal probability."""


class Randomness(Chance, Protocol):
    """All randomness; tests use a seeded one."""

    def nonce(self) -> str:
        """Return 32 random bytes as hexadecimal text, for a commitment."""


class Judged(Protocol):
    """The teacher's rating of one legal action."""

    @property
    def action(self) -> Action:
        """The action that is rated."""

    @property
    def points(self) -> float:
        """The expected result of the round: the player's points minus the other player's.

        Points that the other player pays to this player count once, not twice.
        """

    @property
    def chance(self) -> float:
        """The chance to win the match, 0 to 1."""

    @property
    def error(self) -> float:
        """The standard error of the difference to the best action's `points`; 0 for the best."""

    @property
    def chance_error(self) -> float:
        """The standard error of the difference to the best action's `chance`; 0 for the best."""


class Odds(Protocol):
    """How a round goes on after koi-koi: three probabilities that add up to 1."""

    @property
    def improve(self) -> float:
        """The probability that this player scores after koi-koi."""

    @property
    def other_first(self) -> float:
        """The probability that the other player scores first."""

    @property
    def nobody(self) -> float:
        """The probability that the cards run out before anybody scores."""


class Advice(Protocol):
    """The teacher's advice on a position. It uses only what the player can see."""

    @property
    def judged(self) -> Sequence[Judged]:
        """Every legal action: the best first, by the chance to win the match, then by points."""

    @property
    def odds(self) -> Odds | None:
        """How the round goes on after koi-koi; None unless the choice is koi-koi or stop."""

    @property
    def point(self) -> float:
        """The chance to win (0 to 1) that one point is worth, on average in an even match."""


class Thinker(Protocol):
    """The computer players and the teacher. They see only what a player sees."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of the levels, easiest first."""

    @property
    def ready(self) -> bool:
        """Whether every level can choose now; some take a minute after a start."""

    async def choose(self, level: str, view: PlayerView) -> str:
        """Return the chosen action of `view.legal`, as its text.

        If the level can't choose now, another player chooses in its place.
        """

    async def choose_itself(self, level: str, view: PlayerView) -> str | None:
        """Return the action that the level itself chooses, or None if it can't choose now."""

    async def advise(self, view: PlayerView) -> Advice | None:
        """Return advice for the player to act, or None if no teacher is available now."""
