"""The puzzle of the day: a person's answer, and what all answers of a person come to."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime

from bot.koikoi.actions import Action, parse_action
from bot.koikoi.puzzle import Puzzle
from bot.matches.models.daily import day_of


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """A person's choice in a day's puzzle.

    `rating` is that of the puzzle. It is stored with the answer, and so is whether the answer was
    right: a person's numbers stay the same although other puzzles may be shown later.
    """

    day: date
    puzzle: str  # its key
    choice: str  # the action's text
    solved: bool
    rating: int
    answered_at: datetime

    @property
    def late(self) -> bool:
        """Whether the day was over. Such an answer counts for nothing but itself."""
        return day_of(self.answered_at) > self.day

    @property
    def action(self) -> Action:
        """The chosen action."""
        return parse_action(self.choice)


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """The results of a person's answers up to a day, without late answers."""

    rating: int
    gained: int  # by the last answer; negative if it lost rating
    answered: int
    solved: int
    streak: int  # days in a row that were answered in time


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """A person's answer to a puzzle, their record with it, and how many made each choice."""

    puzzle: Puzzle
    answer: PuzzleAnswer
    record: PuzzleRecord
    choices: Mapping[str, int]

    @property
    def people(self) -> int:
        """How many have answered."""
        return sum(self.choices.values())

    @property
    def solvers(self) -> int:
        """How many have found the best choice."""
        chosen = self.choices.items()
        return sum(n for text, n in chosen if self.puzzle.solved_by(parse_action(text)))
