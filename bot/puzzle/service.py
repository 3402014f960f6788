"""The service of the puzzle of the day: one answer a person, and everybody's results."""

from datetime import date

from bot.koikoi.actions import Action
from bot.matches.errors import Refusal, Refused
from bot.matches.models.daily import day_of, streak_of
from bot.matches.models.people import Person
from bot.matches.services.context import MatchCore
from bot.puzzle import store as puzzle_rows
from bot.puzzle.collection import puzzle_named, puzzle_of, rating_of, record_of
from bot.puzzle.model import PuzzleAnswer, PuzzleResult, PuzzlesSolved


class Puzzles:
    """The answers to one puzzle a day; each person answers once."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    def today(self) -> date:
        """Return the day in UTC, the same as for the daily deal."""
        return day_of(self._core.clock.now())

    async def answer(self, person: Person, day: date, choice: Action) -> PuzzleResult:
        """Store a person's choice, unless they have made one before, which stays.

        A past day's puzzle can be answered as well. Raises `Refused` if the puzzle has no such
        choice, or if the day hasn't begun.
        """
        now, puzzle = self._core.clock.now(), puzzle_of(day)
        rated = puzzle.rated(choice)
        if day > day_of(now) or rated is None:
            raise Refused(Refusal.UNKNOWN_CHOICE)
        answer = PuzzleAnswer(
            day, puzzle.key, rated.action.text, puzzle.solved_by(choice), rating_of(puzzle), now
        )
        await self._core.database.write(puzzle_rows.add_puzzle_answer, person, answer)
        result = await self.result(person.id, day)
        assert result is not None
        return result

    async def result(self, person_id: int, day: date) -> PuzzleResult | None:
        """Return a person's result of a day; None if they haven't answered."""
        answers = await self._core.database.read(puzzle_rows.answers_of, person_id, day)
        if not answers or answers[-1].day != day:
            return None
        puzzle = puzzle_named(answers[-1].puzzle)
        if puzzle is None:  # a later version has removed it
            return None
        choices = await self._core.database.read(puzzle_rows.puzzle_choices, day)
        return PuzzleResult(puzzle, answers[-1], record_of(answers), choices)

    async def solved_by(self, person_id: int) -> PuzzlesSolved | None:
        """Return a person's record and streak; None if they never answered in time."""
        today = self.today()
        answers = await self._core.database.read(puzzle_rows.answers_of, person_id, today)
        days = [answer.day for answer in answers if not answer.late]
        return PuzzlesSolved(record_of(answers), streak_of(days, today)) if days else None
