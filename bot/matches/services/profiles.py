"""Profiles: everything about one person's matches, on one server or on all."""

from dataclasses import replace
from datetime import date

from bot.matches.models.daily import day_of, streak_of
from bot.matches.models.people import Person
from bot.matches.models.profiles import DealsPlayed, Profile, PuzzlesSolved
from bot.matches.models.rankings import ALL_TIME, EVERYWHERE, Line, Measure
from bot.matches.puzzles import record_of
from bot.matches.services.core import MatchCore
from bot.matches.yaku_rates import favourites
from bot.storage import achievement_rows, daily_rows, leaderboard_rows, profile_rows, puzzle_rows


class Profiles:
    """What can be seen of a person, by everybody."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    async def of(self, scope: int, person: Person, reader_id: int) -> Profile:
        """Return a person's profile on a server or on all (`EVERYWHERE`), for a reader.

        A person without a name gets the one under which others saw them last.
        """
        database = self._core.database
        without = await self._core.left_out.of_board(scope, ALL_TIME, Measure.RATING)
        here, others = person.id not in without, without - {person.id}
        placed = await database.read(
            leaderboard_rows.place, scope, ALL_TIME, Measure.RATING, person.id, without=others
        )
        stored = await database.read(profile_rows.profile, scope, person.id, reader_id)
        line = Line() if placed is None else placed.line
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
            deals=await self._deals(person.id),
            puzzles=await self._puzzles(person.id) if person.id == reader_id else None,
        )

    async def _deals(self, person_id: int) -> DealsPlayed | None:
        days = await self._core.database.read(daily_rows.daily_days, person_id)
        return DealsPlayed(len(days), streak_of(days, self._today())) if days else None

    async def _puzzles(self, person_id: int) -> PuzzlesSolved | None:
        answers = await self._core.database.read(puzzle_rows.answers_of, person_id, self._today())
        days = [answer.day for answer in answers if not answer.late]
        return PuzzlesSolved(record_of(answers), streak_of(days, self._today())) if days else None

    def _today(self) -> date:
        return day_of(self._core.clock.now())
