"""The puzzle of the day: a person's answer, and the record of all their answers."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from bot.koikoi.actions import Action, parse_action
from bot.koikoi.puzzle import Puzzle
from bot.matches.models.daily import Streak, day_of


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """A person's choice in a day's puzzle.

    `rating` is the puzzle's. It is stored with the answer, as is `solved`: so a person's figures
    stay the same even if the puzzles are replaced later.
    """

    day: date
    puzzle: str  # the puzzle's key
    choice: str  # the action's text
    solved: bool
    rating: int
    answered_at: datetime

    @property
    def late(self) -> bool:
        """Whether the day was over. A late answer doesn't count for the record."""
        return day_of(self.answered_at) > self.day

    @property
    def action(self) -> Action:
        """The chosen action, parsed."""
        return parse_action(self.choice)


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """A person's record of answers, up to a day. Late answers are left out."""

    rating: int
    gained: int  # change of the rating by the last answer
    answered: int
    solved: int
    streak: int  # days in a row with an answer in time


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """A person's answer to a puzzle, their record with it, and the number of people by choice."""

    puzzle: Puzzle
    answer: PuzzleAnswer
    record: PuzzleRecord
    choices: Mapping[str, int]

    @property
    def people(self) -> int:
        """The number of people who have answered."""
        return sum(self.choices.values())

    @property
    def solvers(self) -> int:
        """The number of people who have found the best choice."""
        chosen = self.choices.items()
        return sum(n for text, n in chosen if self.puzzle.solved_by(parse_action(text)))


@dataclass(frozen=True, slots=True)
class PuzzlesSolved:
    """A person's record in puzzles, and their streak of days with an answer."""

    record: PuzzleRecord
    streak: Streak
