"""Every query with a maximum returns that many of its first rows, in the same order."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from datetime import timedelta
from importlib import import_module
from typing import Any, Final

import pytest
from sqlalchemy import Connection, delete, update

from bot.matchmaking import store as matchmaking
from bot.moderation import store as moderation
from bot.reminders import store as reminders
from bot.storage import leaderboard_rows, match_rows, people_rows, rotation_rows
from bot.storage.rotation_tables import rotations
from bot.storage.server_tables import left_guilds
from bot.tournaments import store as tournaments
from tests.root import ROOT
from tests.storage.scene import ENDED, fill
from tests.storage.stores import sqlite_store
from tests.storage.test_contract import NOON, TODAY

LIMITS: Final = ("limit", "most")
"""The names of parameters that are a maximum number of rows."""
CHANGING: Final = {"step", "timed_step", "next_limit", "_some_matches"}
"""Functions that change rows: see `test_erasing_in_steps`."""
BEFORE: Final = ENDED - timedelta(days=1)
NOBODY: Final = 99

QUERIES: Final[dict[Callable[..., Any], tuple[str, dict[str, Any], int]]] = {
    leaderboard_rows.season_starts_of: ("most", {"guild_id": 7}, 2),
    match_rows.deadlines: ("limit", {}, 3),
    match_rows.open_in_guild: ("most", {"guild_id": 7}, 4),
    matchmaking.due: ("most", {"at": NOON + timedelta(hours=1)}, 4),
    moderation.blocks: ("limit", {"guild_id": 7, "now": BEFORE}, 2),
    moderation.entries: ("limit", {"guild_id": 7}, 2),
    moderation.warnings: ("limit", {"guild_id": 7, "now": NOON}, 2),
    people_rows.changed_settings: ("limit", {"guild_id": 7}, 20),
    reminders.owed_lines: ("most", {"now": NOON, "day": TODAY, "after": None}, 3),
    reminders.to_alert: ("most", {"guild_id": 7, "host": NOBODY, "today": TODAY}, 3),
    rotation_rows.rotation_deadlines: ("limit", {}, 3),
    rotation_rows.rotations_of: ("limit", {"person_id": 3}, 3),
    tournaments.tournaments_of: ("most", {"guild_id": 7}, 4),
}
"""By function: the name of its limit, its other arguments, and how many rows of the scene match."""


def limited() -> Iterator[tuple[Callable[..., Any], str]]:
    """Yield the functions of all stores with a maximum, and the name of that parameter."""
    files = [*(ROOT / "bot" / "storage").glob("*.py"), *(ROOT / "bot").glob("*/store.py")]
    for file in files:
        name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
        for function in vars(import_module(name)).values():
            if not inspect.isfunction(function) or function.__module__ != name:
                continue
            parameters = [*inspect.signature(function).parameters]
            if parameters[:1] != ["connection"] or function.__name__ in CHANGING:
                continue
            yield from ((function, one) for one in LIMITS if one in parameters)


@pytest.mark.reads_code
def test_each_query_with_a_limit_has_its_case() -> None:
    assert dict(limited()) == {function: case[0] for function, case in QUERIES.items()}


async def test_a_limit_of_rows_takes_the_first_ones() -> None:
    async with sqlite_store(threads=False) as store, store.writing() as connection:
        await connection.run_sync(_compare)


def _compare(connection: Connection) -> None:
    fill(connection)
    connection.execute(delete(left_guilds))
    open_ones = rotations.c.ended_at.is_(None)
    connection.execute(update(rotations).where(open_ones).values(deadline=NOON))
    for function, (_, _, count) in QUERIES.items():
        name = f"{function.__module__}.{function.__name__}"
        everything = _rows(connection, function, 999)
        assert len(everything) == count > 1, name
        for most in range(count + 1):
            assert _rows(connection, function, most) == everything[:most], (name, most)


def _rows(connection: Connection, function: Callable[..., Any], most: int) -> list[Any]:
    limit, given, _ = QUERIES[function]
    found: Sequence[Any] = function(connection, **given, **{limit: most})
    return [*(found[0] if function is moderation.entries else found)]
