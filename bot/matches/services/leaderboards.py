"""How people stand: leaderboards and their seasons, and one person's profile."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from bot.matches.models.daily import day_of
from bot.matches.models.people import Person
from bot.matches.models.posting import SETTLING, week_to_post, weekly_at
from bot.matches.models.profiles import Profile
from bot.matches.models.rankings import (
    ALL_TIME,
    EVERYWHERE,
    FIRST,
    SEASON,
    WEEK,
    Leaderboard,
    Measure,
    RankedRow,
    Season,
    SeasonStart,
    StandingRow,
    quarter_of,
    quarter_season,
    season_of,
    week_of,
    week_period,
)
from bot.matches.models.terms import GuildSettings
from bot.matches.services.context import MatchCore
from bot.matches.yaku_rates import favourites
from bot.storage import (
    achievement_rows,
    leaderboard_rows,
    posting_rows,
    profile_rows,
)
from bot.storage.posting_rows import DueKey

_TIED: Final = 6
"""More may have the same rank."""
_MARKED_SEASONS: Final = 8
_QUARTERS: Final = 12
_STARTS: Final = 25
_EARLIER: Final = 20


class Leaderboards:
    """Leaderboards of servers, and of all servers (`EVERYWHERE`)."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    async def board(
        self,
        scope: int,
        period: str,
        measure: Measure,
        person_id: int,
        page: int = 0,
        *,
        size: int = 10,
    ) -> Leaderboard | None:
        """Return a page, with those who are on the server. None if it has no such season.

        `period`: one of `PERIODS`, or the key of a week or season.
        """
        database, left_out = self._core.database, self._core.left_out
        starts: tuple[SeasonStart, ...] = ()
        if scope != EVERYWHERE:
            starts = await database.read(leaderboard_rows.season_starts_of, scope, _STARTS)
        season = self._season(period, starts)
        if season is None and period != SEASON and period[0] == "s":
            return None
        key = season.period if season is not None else self._key(period)
        earlier = await self._earlier(scope, starts)
        reader = {person_id}  # is here, and looks

        async def read(without: frozenset[int]) -> Sequence[RankedRow]:
            found = await database.read(
                leaderboard_rows.board,
                scope,
                key,
                measure,
                page,
                size=size,
                without=without - reader,
            )
            return found.items

        without = await left_out.of_board(scope, key, measure)
        without = await left_out.filled(scope, without, read) - reader
        return Leaderboard(
            page=await database.read(
                leaderboard_rows.board, scope, key, measure, page, size=size, without=without
            ),
            own=await database.read(
                leaderboard_rows.place, scope, key, measure, person_id, without=without
            ),
            rating=await database.read(leaderboard_rows.rating, scope, person_id),
            season=season,
            earlier=earlier,
            marks=await self._marks(scope, earlier),
        )

    async def week(
        self, guild_id: int, monday: date, measure: Measure, count: int = 10
    ) -> tuple[RankedRow, ...]:
        """Return the first of a week, of those who are here."""
        database, key = self._core.database, week_period(monday)
        without = await self._core.left_out.of_board(guild_id, key, measure)
        return (
            await database.read(
                leaderboard_rows.best, guild_id, (key,), measure, count, without=without
            )
        )[key]

    async def season(self, guild_id: int) -> Season:
        """Return a server's running season."""
        starts = await self._core.database.read(
            leaderboard_rows.season_starts_of, guild_id, _STARTS
        )
        return self._running(starts)

    async def begin_season(self, guild_id: int, name: str | None) -> Season:
        """End the running season and begin another one; it lasts until the next is begun."""
        now = self._core.clock.now()
        start = await self._core.database.write(leaderboard_rows.start_season, guild_id, name, now)
        return season_of(start.began_at, start)

    async def seasons_by_quarter(self, guild_id: int) -> Season:
        """Let the seasons be those of the calendar, from now on."""
        now = self._core.clock.now()
        starts = await self._core.database.read(leaderboard_rows.season_starts_of, guild_id, 1)
        if not starts or starts[0].by_quarter:
            return self._running(starts)
        start = await self._core.database.write(
            leaderboard_rows.start_season, guild_id, None, now, by_quarter=True
        )
        return season_of(max(now, start.began_at), start)

    def last_week(self) -> date:
        """Return the Monday of the last week that is over."""
        return week_of(self._core.clock.now() - SETTLING) - timedelta(days=7)

    def next_weekly(self, settings: GuildSettings) -> datetime:
        """Return when a server's next table of a week is due."""
        chosen = settings.weekly_day, settings.weekly_hour, settings.zone
        monday, posted = week_to_post(*chosen, self._core.clock.now()), settings.weekly_posted
        if posted is not None:
            monday = max(monday, posted)
        return weekly_at(monday + timedelta(days=7), *chosen)

    async def due_weekly(self) -> tuple[DueKey, ...]:
        """Return the servers and weeks whose table must be posted."""
        now = self._core.clock.now()
        return await self._core.database.read(posting_rows.due_weekly, now)

    async def begin_weekly(self, guild_id: int, monday: date) -> datetime | None:
        """Note that posting a server's table of a week begins.

        Returns when it began first: an earlier run may have posted it since, and not noted it.
        Returns None if it was posted meanwhile.
        """
        over = datetime.combine(monday + timedelta(days=7), time(), UTC)
        begin, now = posting_rows.begin_post, self._core.clock.now()
        return await self._core.database.write(
            begin, posting_rows.WEEKLY, guild_id, monday, now, since=over
        )

    async def note_weekly(self, guild_id: int, monday: date) -> None:
        """Note that a server's table of a week needs no posting any more."""
        await self._core.database.write(
            posting_rows.note_posted, posting_rows.WEEKLY, guild_id, monday
        )

    def _key(self, period: str) -> str:
        return week_period(week_of(self._core.clock.now())) if period == WEEK else period

    def _running(self, starts: Sequence[SeasonStart]) -> Season:
        now = self._core.clock.now()
        # One that begins in the future: the clock was set back.
        return season_of(now, next((one for one in starts if one.began_at <= now), None))

    def _season(self, period: str, starts: Sequence[SeasonStart]) -> Season | None:
        """Return the season that a period names, or None."""
        if period == SEASON:
            return self._running(starts)
        known = (season_of(one.began_at, one) for one in starts)
        if period[0] == "q":
            year, _, place = period[1:].partition("-")
            return quarter_season((int(year), int(place)))
        return next((one for one in known if one.period == period), None)

    async def _earlier(self, scope: int, starts: Sequence[SeasonStart]) -> tuple[Season, ...]:
        """Return the seasons that are over and in which somebody played, the newest first."""
        running = self._running(starts)
        year, place = quarter_of(self._core.clock.now())
        last = 4 * year + place - 1
        quarters = [quarter_season((n // 4, n % 4 + 1)) for n in range(last, last - _QUARTERS, -1)]
        begun = [season_of(one.began_at, one) for one in starts]
        found = [one for one in (*begun, *quarters) if one.period != running.period]
        played = await self._core.database.read(
            leaderboard_rows.played_periods, scope, [one.period for one in found]
        )
        over = [one for one in found if one.period in played]
        return tuple(sorted(over, key=_began, reverse=True)[:_EARLIER])

    async def _marks(self, scope: int, earlier: Sequence[Season]) -> dict[int, tuple[int, ...]]:
        """Return the ranks of those who were among the first three of a season that is over.

        They keep them: nobody inherits the place of somebody who left the server later.
        """
        periods = [one.period for one in earlier[:_MARKED_SEASONS]]
        best = await self._core.database.read(
            leaderboard_rows.best, scope, periods, Measure.RATING, _TIED
        )
        marks: dict[int, tuple[int, ...]] = {}
        for placed in (one for found in best.values() for one in found):
            if placed.rank <= FIRST and placed.line.ranked:
                person_id = placed.person.id
                marks[person_id] = (*marks.get(person_id, ()), placed.rank)
        return marks


def _began(season: Season) -> str:
    """Return the day on which a season began, as text that sorts."""
    if season.quarter is not None and season.began_at is None:
        year, place = season.quarter
        return f"{year}-{3 * place - 2:02}-01"
    return f"{season.began_at:%Y-%m-%d %H:%M}"


# Profiles: everything about one person's matches, on one server or on all.


class Profiles:
    """The profiles of people, which everybody can see."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    async def of(self, scope: int, person: Person, reader_id: int) -> Profile:
        """Return a person's profile on a server or on all (`EVERYWHERE`), for a reader.

        A person without a name gets the one under which others saw them last.
        """
        self._core.check_stays(person.id)
        database = self._core.database
        without = await self._core.left_out.of_board(scope, ALL_TIME, Measure.RATING)
        here, others = person.id not in without, without - {person.id}
        placed = await database.read(
            leaderboard_rows.place, scope, ALL_TIME, Measure.RATING, person.id, without=others
        )
        stored = await database.read(profile_rows.profile, scope, person.id, reader_id)
        line = StandingRow() if placed is None else placed.line
        earned = await database.read(
            achievement_rows.achievements_of, person.id, None if scope == EVERYWHERE else scope
        )
        known = stored.person
        named = person if person.name else replace(person, name=known.name, nick=known.nick)
        return Profile(
            person=replace(named, nick=None) if scope == EVERYWHERE else named,
            line=line,
            rank=placed.rank if placed is not None and line.ranked and here else None,
            rating=await database.read(leaderboard_rows.rating, scope, person.id),
            stored=stored,
            favourites=favourites(stored.tally.counts),
            biggest=await self._core.round_of(line.best),
            earned=tuple(one.achievement for one in earned.earned),
        )

    def _today(self) -> date:
        return day_of(self._core.clock.now())
