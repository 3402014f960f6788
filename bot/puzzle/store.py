"""The puzzle of the day in SQL: who chose what."""

from collections.abc import AsyncIterator, Mapping, Sequence
from datetime import date
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.matches.audit import Finding
from bot.matches.models.daily import day_of
from bot.matches.models.people import Person
from bot.puzzle.collection import puzzle_named, rating_of
from bot.puzzle.model import PuzzleAnswer
from bot.puzzle.tables import puzzle_answers
from bot.storage.engine import upsert
from bot.storage.feature import StoredFeature, Subject, rows_about
from bot.storage.people_rows import name_people
from bot.storage.record import Record

_ANSWER: Final = Record(PuzzleAnswer, puzzle_answers)


def add_puzzle_answer(connection: Connection, person: Person, answer: PuzzleAnswer) -> None:
    """Save an answer; if the person has answered that day's puzzle, nothing is changed."""
    row = {"person_id": person.id, **_ANSWER.row(answer)}
    name_people(connection, [person])
    added = upsert(connection, puzzle_answers).values(row)
    connection.execute(added.on_conflict_do_nothing())


def answers_of(connection: Connection, person_id: int, until: date) -> tuple[PuzzleAnswer, ...]:
    """Return a person's answers up to a day, in the order of the days."""
    rows = puzzle_answers.c
    query = select(puzzle_answers).where(rows.person_id == person_id, rows.day <= until)
    return tuple(map(_ANSWER.read, connection.execute(query.order_by(rows.day))))


def puzzle_choices(connection: Connection, day: date) -> Mapping[str, int]:
    """Return how many people made each choice in a day's puzzle."""
    query = (
        select(puzzle_answers.c.choice, func.count())
        .where(puzzle_answers.c.day == day)
        .group_by(puzzle_answers.c.choice)
    )
    return {row[0]: row[1] for row in connection.execute(query)}


async def wrong_puzzle_answers(connection: AsyncConnection) -> AsyncIterator[Finding]:
    """Compare the answers with the puzzles: whether they are right, and the puzzle's rating.

    All other numbers about puzzles are computed from the answers each time.
    """
    rows = puzzle_answers.c
    query = select(puzzle_answers).order_by(rows.puzzle, rows.day, rows.person_id)
    async for row in await connection.stream(query):
        wrong = _wrong(_ANSWER.read(row))
        if wrong is not None:
            answer = f"The answer of person {row.person_id} to the puzzle of {row.day}"
            yield Finding(None, f"{answer} {wrong}.")


def _wrong(answer: PuzzleAnswer) -> str | None:
    """Return what is wrong with an answer; None also if its puzzle is that of an older version."""
    if day_of(answer.answered_at) < answer.day:
        return "was given before that day"
    puzzle = puzzle_named(answer.puzzle)
    if puzzle is None:
        return None
    chosen = next((one for one in puzzle.judged if one.action.text == answer.choice), None)
    if chosen is None:
        return "is none of its choices"
    if puzzle.solved_by(chosen.action) != answer.solved:
        return f"is stored as {'right' if answer.solved else 'wrong'}, and isn't"
    return None if rating_of(puzzle) == answer.rating else "has another rating than the puzzle"


def _export(person_id: int) -> Sequence[Subject]:
    return (("puzzles", rows_about(person_id, puzzle_answers), (puzzle_answers.c.day,)),)


def _answered_on(person_id: ColumnElement[int], day: date) -> Select[Any]:
    return select(puzzle_answers.c.day).where(
        puzzle_answers.c.person_id == person_id, puzzle_answers.c.day == day
    )


STORED: Final = StoredFeature(
    name="puzzle",
    of_person=(puzzle_answers,),
    export=_export,
    check=wrong_puzzle_answers,
    done_on=_answered_on,
)
