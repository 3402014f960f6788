"""The checks of each feature's guarantees detect violations in an old database."""

import re
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.playground.core import Core
from bot.storage import schema
from tests.bot.test_old_database import KEPT, LaterClock, brought_back, restore
from tests.discord_world import local_world
from tests.tools.endurance.database import SqliteFile
from tests.tools.endurance.environment import Erased
from tests.tools.endurance.erasing import left_of
from tests.tools.endurance.report import Finding
from tests.tools.endurance.state_checks import (
    answers_nobody_gave,
    came_about,
    done_twice,
    old_messages,
    undone,
)


@dataclass(frozen=True, slots=True)
class Left:
    """The database and the Discord that an older bot left behind."""

    database: SqliteFile
    core: Core

    def change(self, statement: str) -> None:
        with closing(sqlite3.connect(self.database.file)) as connection, connection:
            assert connection.execute(statement).rowcount > 0, statement


@pytest.fixture
async def left(tmp_path: Path) -> AsyncIterator[Left]:
    """A database with rows of each kind, and the Discord that belongs to it."""
    url = brought_back(KEPT, tmp_path)
    await schema.prepare(url)
    restore(KEPT.folder / "discord.sql", tmp_path / "world" / "discord.sqlite3")
    async with local_world(tmp_path / "world", clock=LaterClock(KEPT.posted)) as world:
        yield Left(SqliteFile(Path(url.removeprefix("sqlite:///"))), world.core)


def sorts(found: Iterable[Finding]) -> set[str]:
    return {one.what for one in found}


def test_a_tournaments_match_that_was_aborted_needs_no_command(left: Left) -> None:
    before = left.database.begun_by_command()
    left.change(
        "UPDATE matches SET reason = 'abort', started_at = created_at"
        " WHERE id IN (SELECT match_id FROM tournament_pairings)"
    )
    left.change("UPDATE tournament_pairings SET match_id = NULL WHERE match_id IS NOT NULL")
    assert left.database.begun_by_command() == before
    left.change("UPDATE matches SET started_at = started_at + 1 WHERE reason = 'abort'")
    assert left.database.begun_by_command() != before, "this one was asked for"


def test_a_challenge_outside_needs_a_command_and_a_found_match_none(left: Left) -> None:
    challenged = (
        "SELECT id FROM matches WHERE opponent_id IS NOT NULL AND coalesce(reason, '') <> 'abort'"
    )
    fitting = {match_id for (match_id,) in left.database.read(challenged)}
    by_command = left.database.begun_by_command()
    person, match_id = next(
        (person, one) for person, ids in by_command.items() for one in ids if one in fitting
    )
    where = f"WHERE id = {match_id}"
    left.change(f"UPDATE matches SET guild_id = NULL, started_at = created_at {where}")
    assert match_id not in left.database.begun_by_command().get(person, [])
    for accepted in ("NULL", "'2026-01-02 00:00:00.000000'"):
        left.change(f"UPDATE matches SET started_at = {accepted} {where}")
        assert match_id in left.database.begun_by_command()[person]


def test_all_is_as_it_should_be(left: Left) -> None:
    assert not sorts(undone(left.database, left.core))
    assert not sorts(done_twice(left.database, left.core))
    assert not sorts(old_messages(left.database, left.core))


def test_what_came_about_is_counted(left: Left) -> None:
    told = came_about(left.database, left.core)
    for one in ("finished matches", "tournaments single", "tables playing 1", "puzzles answered 2"):
        assert one in told, told


def test_an_older_state_is_noticed(left: Left) -> None:
    for table in ("tournaments", "rotations"):
        left.change(f"UPDATE {table} SET shown = revision - 1")
    assert len(sorts(old_messages(left.database, left.core))) == 2


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        (
            "UPDATE matches SET deadline = '2020-01-01 00:00:00.000000', due = 'turn'"
            " WHERE id = (SELECT max(id) FROM matches WHERE status = 'playing')",
            "a deadline of a match has passed",
        ),
        (
            "UPDATE tournaments SET due = '2020-01-01 00:00:00.000000' WHERE stage = 'running'",
            "a tournament does not go on",
        ),
        (
            "UPDATE rotations SET match_id = NULL, deadline = NULL WHERE state = 'playing'",
            "a table plays no hand, and waits for none",
        ),
        (
            "UPDATE rotations SET deadline = '2020-01-01 00:00:00.000000'",
            "a table does not go on",
        ),
    ],
)
def test_what_stands_still_is_noticed(left: Left, statement: str, what: str) -> None:
    left.change(statement)
    assert what in sorts(undone(left.database, left.core))


def test_a_round_that_is_over_is_noticed_if_no_next_one_begins(left: Left) -> None:
    left.change("UPDATE tournaments SET due = '2020-01-01 00:00:00.000000' WHERE stage = 'running'")
    left.change("UPDATE tournament_pairings SET result = 'first' WHERE result IS NULL")
    what = "a tournament's round is over, and no next one begins"
    assert what in sorts(undone(left.database, left.core))


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        (
            "UPDATE tournament_pairings SET second_id = first_id WHERE second_id IS NOT NULL",
            "somebody plays two matches of a round",
        ),
        (
            "UPDATE tournament_pairings SET first_match_id = match_id WHERE match_id IS NOT NULL",
            "a match is played for two pairings",
        ),
        (
            "UPDATE matches SET rotation_id = 1 WHERE status = 'playing'",
            "a table plays two hands",
        ),
        (
            "UPDATE seats SET person_id = (SELECT max(person_id) FROM people WHERE person_id NOT IN"
            " (SELECT person_id FROM rotation_members))"
            " WHERE seat = 0 AND match_id = (SELECT max(id) FROM matches"
            "  WHERE rotation_id IS NOT NULL)",
            "a table seats the wrong people",
        ),
    ],
)
def test_what_happened_twice_is_noticed(left: Left, statement: str, what: str) -> None:
    left.change(statement)
    assert what in sorts(done_twice(left.database, left.core))


def test_a_puzzles_answer_needs_a_press(left: Left) -> None:
    answers = left.database.read("SELECT person_id, day, choice FROM puzzle_answers")
    assert len(answers) > 1
    assert len(list(answers_nobody_gave(left.database, ()))) == len(answers)
    numbers = range(1, 4000)
    pressed = [
        (person, f"puzzle {choice.split(' ')[0]} {number} {' '.join(choice.split(' ')[1:])}")
        for person, _, choice in answers
        for number in numbers
    ]
    assert not list(answers_nobody_gave(left.database, pressed))
    twins = [(person, re.sub("C[12]", "C3", action)) for person, action in pressed]
    assert twins != pressed
    assert not list(answers_nobody_gave(left.database, twins))


@pytest.mark.parametrize("of", [lambda one: one[0], lambda one: -one[0]])
def test_an_erased_person_is_found_in_the_database_and_in_new_messages(
    left: Left, of: Callable[[tuple[int]], int]
) -> None:
    person = of(left.database.read("SELECT person_id FROM people WHERE name = 'Aoi'")[0])
    name = "Aoi" if person > 0 else "Nobody at all"
    found = sorts(left_of(Erased(person, name, 0), left.core, left.database))
    if person > 0:
        assert found == {
            "an erased person is in the database",
            "an erased person is named in a new message",
        }
    else:
        assert not found
    newest = max(left.core.messages.by_id)
    later = sorts(left_of(Erased(person, name, newest), left.core, left.database))
    assert later == found - {"an erased person is named in a new message"}
