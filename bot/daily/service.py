"""The deal of the day: to play it once, and to see how everybody did."""

from dataclasses import replace
from datetime import UTC, date, datetime, time

from bot.koikoi.actions import parse_action
from bot.matches.errors import Conflict, Refusal, Refused
from bot.matches.models.daily import DealsPlayed, day_of, level_of, streak_of
from bot.matches.models.listings import DailyStanding, Page
from bot.matches.models.match import MatchInfo, Status, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.posting import next_quarter
from bot.matches.models.terms import ChannelRef, GuildSettings, TimeControl
from bot.matches.replay import PlayedRound, played_rounds
from bot.matches.services.admission import Admission
from bot.matches.services.context import MatchCore
from bot.matches.services.queries import Queries
from bot.matches.transitions import challenges
from bot.matches.transitions.house_rules import terms_from
from bot.storage import daily_rows, match_rows
from bot.storage.posting_rows import DAILY, DueKey, begin_post, due_daily, note_posted

_TERMS = terms_from(GuildSettings(0), length=3, pace=TimeControl.LIVE)
"""The same everywhere: Standard rules, whatever a server plays otherwise."""


class Daily:
    """One deal for everybody a day, three rounds against the computer, once a person."""

    def __init__(self, core: MatchCore, admission: Admission, queries: Queries) -> None:
        self._core = core
        self._admission = admission
        self._queries = queries

    def today(self) -> date:
        """The day, in UTC: it begins everywhere at once."""
        return day_of(self._core.clock.now())

    async def unfinished(self, person_id: int) -> MatchInfo | None:
        """A running match of an earlier day's deal: it belongs to the day on which it began."""
        today = self.today()
        earlier = [
            info
            for info in await self._core.database.read(match_rows.open_matches, person_id)
            if info.day is not None and info.day < today
        ]
        return earlier[-1] if earlier else None

    async def usual_level(self, person_id: int | None = None) -> str:
        """Return the level that a person last played a day's deal against; else the usual."""
        levels = tuple(self._core.thinker.levels)
        last = None
        if person_id:
            last = await self._core.database.read(daily_rows.last_daily_level, person_id)
        return last if last in levels else level_of(levels)

    async def start(
        self, place: ChannelRef, person: Person, level: str | None = None
    ) -> StoredMatch:
        """Start today's deal, or return the person's match of it if there is one.

        `level`: of the computer; None: that of the last time. The cards are the same.

        Raises `Refused` if the person has played it and was erased since.
        """
        level = level or await self.usual_level(person.id)
        self._admission.check_level(level)
        async with self._core.person_lock(person.id):
            day = self.today()
            known = await self._queries.match_of_day(person.id, day)
            if known is not None:
                return known
            await self._admission.check_channel(place)
            await self._admission.check_members(place, person)
            mine = await self._core.database.read(match_rows.open_matches, person.id)
            challenges.may_play(mine, self._core.limits)
            await self._core.load_secret()
            mark = self._core.daily.mark(day, person.id)
            if await self._core.database.write(daily_rows.played_and_erased, day, mark):
                raise Refused(Refusal.DAILY_PLAYED, day=day)
            change = challenges.against_computer(
                place,
                person,
                level,
                _TERMS,
                self._core.now(),
                day=day,
            )
            try:
                return (await self._core.repository.create(change)).stored
            except Conflict:  # another process was asked at the same moment
                begun = await self._queries.match_of_day(person.id, day)
                if begun is None:
                    raise
                return begun

    async def table(
        self,
        day: date,
        guild_id: int | None = None,
        page: int = 0,
        size: int = 10,
        *,
        level: str | None = None,
    ) -> Page[DailyStanding]:
        """Return a day's results: of those who played from one server, or of all (None).

        Each level of the computer has a table of its own; None: that of the usual level.
        """
        level = level or await self.usual_level()
        return await self._core.database.read(
            daily_rows.daily_table, day, guild_id, page, size, level=level
        )

    async def best(
        self, day: date, level: str, guild_id: int | None
    ) -> tuple[DailyStanding, StoredMatch, tuple[PlayedRound, ...]] | None:
        """How the best of a past day played: of this server, or of all where nobody here did.

        Returns None if nobody finished. Raises `Refused` if the day goes on.
        """
        if day >= self.today():
            raise Refused(Refusal.DAY_NOT_OVER, day=day)
        database = self._core.database
        for among in dict.fromkeys((guild_id, None)):
            page = await database.read(daily_rows.daily_table, day, among, 0, 1, level=level)
            for best in page.items:
                match_id = await database.read(daily_rows.daily_match, best.person.id, day)
                assert match_id is not None
                log = await self._core.repository.log(match_id)
                actions = [parse_action(line.text) for line in log.actions]
                rounds = played_rounds(log.info.terms.rules, actions)
                return best, await self._core.repository.load(match_id), rounds
        return None

    async def is_best(self, info: MatchInfo) -> bool:
        """Return whether this is the best match of a past day's deal against its level, of all."""
        if info.day is None or info.day >= self.today() or info.status is not Status.FINISHED:
            return False
        found = await self._core.database.read(
            daily_rows.daily_standing, info.day, None, info.challenger.id
        )
        return found is not None and found.rank == 1

    async def standing(
        self, day: date, person_id: int, guild_id: int | None = None
    ) -> DailyStanding | None:
        """One person's line of that table; None before their match is over."""
        database = self._core.database
        found = await database.read(daily_rows.daily_standing, day, guild_id, person_id)
        if found is None:
            return None
        return replace(found, streak=await database.read(daily_rows.daily_streak, person_id, day))

    async def played_by(self, person_id: int) -> DealsPlayed | None:
        """Return the days that a person has finished, and their streak; None without any."""
        days = await self._core.database.read(daily_rows.daily_days, person_id)
        return DealsPlayed(len(days), streak_of(days, self.today())) if days else None


# The post of each day.


class DailyPostings:
    """The posts of each day, on all servers."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    def today(self) -> date:
        """Return the day, in UTC."""
        return day_of(self._core.clock.now())

    def next(self) -> datetime:
        """Return the next time at which a post can be due."""
        return next_quarter(self._core.clock.now())

    async def due(self) -> tuple[DueKey, ...]:
        """Return the servers and channels where today's deal is due."""
        return await self._core.database.read(due_daily, self._core.clock.now())

    async def begin(self, guild_id: int, day: date) -> datetime | None:
        """Note that posting begins; return when it began first, or None if it is done."""
        midnight, now = datetime.combine(day, time(), UTC), self._core.clock.now()
        return await self._core.database.write(
            begin_post, DAILY, guild_id, day, now, since=midnight
        )

    async def note(self, guild_id: int, day: date) -> None:
        """Note that a day's post is done."""
        await self._core.database.write(note_posted, DAILY, guild_id, day)
