"""The deal of the day: to play it once, and to see how everybody did."""

from datetime import date

from bot.matches.changes import challenges
from bot.matches.changes.house_rules import terms_from
from bot.matches.errors import Conflict, DailyPlayed
from bot.matches.models.daily import day_of, level_of
from bot.matches.models.listings import DailyStanding, Page
from bot.matches.models.match import MatchInfo, StoredMatch
from bot.matches.models.people import Person
from bot.matches.models.terms import GuildSettings, Pace, Place
from bot.matches.services.admission import Admission
from bot.matches.services.core import MatchCore

_TERMS = terms_from(GuildSettings(0), length=3, pace=Pace.LIVE)
"""The same everywhere: Standard rules, whatever a server plays otherwise."""


class Daily:
    """One deal for everybody a day, three rounds against the computer, once a person."""

    def __init__(self, core: MatchCore, admission: Admission) -> None:
        self._core = core
        self._admission = admission

    def today(self) -> date:
        """The day, in UTC: it begins everywhere at once."""
        return day_of(self._core.clock.now())

    async def match_of(self, person_id: int, day: date) -> StoredMatch | None:
        """A person's match of a day's deal, running or over."""
        match_id = await self._core.store.daily_match(person_id, day)
        return None if match_id is None else await self._core.repository.load(match_id)

    async def unfinished(self, person_id: int) -> MatchInfo | None:
        """A running match of an earlier day's deal: it belongs to the day on which it began."""
        today = self.today()
        earlier = [
            info
            for info in await self._core.store.open_matches(person_id)
            if info.day is not None and info.day < today
        ]
        return earlier[-1] if earlier else None

    async def start(self, place: Place, person: Person) -> StoredMatch:
        """Start today's deal, or return the person's match of it if there is one.

        Raises `TooManyMatches`, `ChannelNotAllowed`, and `DailyPlayed` if the person has played it
        and was erased since.
        """
        async with self._core.person_lock(person.id):
            day = self.today()
            known = await self.match_of(person.id, day)
            if known is not None:
                return known
            await self._admission.check_channel(place)
            challenges.may_play(
                person, await self._core.store.open_matches(person.id), self._core.limits
            )
            await self._core.load_secret()
            mark = self._core.flow.daily.mark(day, person.id)
            if await self._core.store.played_and_erased(day, mark):
                raise DailyPlayed(day)
            change = challenges.against_computer(
                place,
                person,
                level_of(tuple(self._core.thinker.levels)),
                _TERMS,
                at=self._core.clock.now(),
                flow=self._core.flow,
                day=day,
            )
            try:
                return (await self._core.repository.create(change)).stored
            except Conflict:  # another process was asked at the same moment
                begun = await self.match_of(person.id, day)
                if begun is None:
                    raise
                return begun

    async def table(
        self, day: date, guild_id: int | None = None, page: int = 0, size: int = 10
    ) -> Page[DailyStanding]:
        """Return a day's results: of those who played from one server, or of all (None)."""
        return await self._core.store.daily_table(day, guild_id, page, size)

    async def standing(
        self, day: date, person_id: int, guild_id: int | None = None
    ) -> DailyStanding | None:
        """One person's line of that table; None before their match is over."""
        return await self._core.store.daily_standing(day, guild_id, person_id)
