"""The store's guard: changes based on outdated reads have no effect, and actions that are
allowed once succeed once, also from two connections at the same time.

The cases are in `guards`. Code that looks like a guard and has no case fails here.
"""

import ast
import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Table, UniqueConstraint, event, text
from sqlalchemy.util import await_only

from bot.storage.engine import Database
from bot.storage.metadata import metadata
from tests.rooms import files_of, label_of
from tests.storage.guards import FREE, GUARDS, KEYS, REPLACED, Guard
from tests.storage.scene import Rows, changes, everything, fill, restore, unfilled
from tests.storage.stores import KINDS, POSTGRESQL, patient, url_of

CASES: Final = "tests/storage/guards.py"
_LOOKED_AT: Final = {"rowcount", "returning", "on_conflict_do_nothing", "with_for_update"}


@dataclass(frozen=True)
class Stage:
    """Two stores on one database, with separate connections like two processes."""

    url: str
    one: Database
    two: Database

    async def fill(self) -> Rows:
        await self.one.write(fill)
        return await self.rows()

    async def restore(self, before: Rows) -> None:
        await self.one.write(restore, before)

    async def rows(self) -> Rows:
        return await self.two.read(everything)


@asynccontextmanager
async def stage(kind: str, folder: Path) -> AsyncIterator[Stage]:
    url = await url_of(kind, folder)
    stores = patient(url), patient(url)
    try:
        yield Stage(url, *stores)
    finally:
        for store in stores:
            await store.close()


@pytest.mark.parametrize("kind", KINDS)
async def test_what_is_old_changes_nothing_and_what_is_right_is_taken_once(
    kind: str, tmp_path: Path
) -> None:
    wrong: list[str] = []
    async with stage(kind, tmp_path) as on:
        before = await on.fill()
        for name, guard in GUARDS.items():
            for number, refused in enumerate(guard.refused):
                answer = await refused(on.one, 0)
                if answer or before != await on.rows():
                    wrong.append(f"{name}, {number}: {changes(before, await on.rows())}")
                    await on.restore(before)
            taken = await guard.take(on.one, 0)
            once = await on.rows()
            again = await guard.take(on.two, 1)
            twice = await on.rows()
            if not taken or again or before == once or _beside(name, once, twice):
                wrong.append(f"{name}: {taken}, {again}: {changes(once, twice)}")
            await on.restore(before)
    assert not wrong, "\n".join(wrong)


def _beside(name: str, once: Rows, twice: Rows) -> list[str]:
    """Return the changes by the second caller, except for its own changes beside an achievement."""
    return [] if name == "an achievement" else changes(once, twice)


@pytest.mark.parametrize("kind", KINDS)
async def test_of_two_at_once_one_takes_it(kind: str, tmp_path: Path) -> None:
    wrong: list[str] = []
    async with stage(kind, tmp_path) as on:
        before = await on.fill()
        for name, guard in GUARDS.items():
            await on.restore(before)
            both = await asyncio.gather(guard.take(on.one, 0), guard.take(on.two, 1))
            if sorted(both) != [False, True]:
                wrong.append(f"{name}: {both}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")
async def test_one_who_comes_between_two_statements_takes_it_or_is_refused(tmp_path: Path) -> None:
    """The second caller runs before each statement of the first one."""
    wrong: list[str] = []
    async with stage("postgresql", tmp_path) as on:
        watch = patient(on.url)
        scene = await on.fill()
        for name, guard in GUARDS.items():
            place, more = 0, True
            while more:
                await on.restore(scene)
                both, more = await _between(guard, on, watch, place)
                if sorted(both) != [False, True]:
                    wrong.append(f"{name}, before statement {place}: {both}")
                place += 1
        await watch.close()
    assert not wrong, "\n".join(wrong)


async def _between(guard: Guard, on: Stage, watch: Database, place: int) -> tuple[list[bool], bool]:
    """Run the second before one statement of the first; also return whether that statement exists.

    The second runs until it is done or blocked by a lock. The server has no event for that.
    """
    second: list[asyncio.Task[bool]] = []
    seen = 0

    async def come() -> None:
        second.append(asyncio.ensure_future(guard.take(on.two, 1)))
        async with asyncio.timeout(60):
            while not second[0].done() and not await _waits(watch):  # noqa: ASYNC110 - no event
                await asyncio.sleep(0)

    def before(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        nonlocal seen
        seen += 1
        if seen == place + 1:
            await_only(come())

    engine = on.one._writer.sync_engine
    event.listen(engine, "before_cursor_execute", before)
    try:
        first = await guard.take(on.one, 0)
    finally:
        event.remove(engine, "before_cursor_execute", before)
    came = bool(second)
    return [first, await (second[0] if came else guard.take(on.two, 1))], came


async def _waits(watch: Database) -> bool:
    """Return whether a transaction is blocked by the lock of another one."""
    query = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
        " AND wait_event_type = 'Lock'"
    )
    async with watch.reading() as connection:
        return bool((await connection.execute(query)).scalar())


def test_every_table_has_rows() -> None:
    assert not unfilled(), f"put rows of {unfilled()} into tests/storage/scene.py"


def test_every_revision_has_a_guard() -> None:
    names = {"revision", "version"}
    counted = {one.name for one in metadata.sorted_tables if names & {*one.c.keys()}}
    guarded = {one.revision_of for one in GUARDS.values()} - {None}
    assert counted == guarded, f"write a case for its revision into {CASES}"


@pytest.mark.reads_code
def test_whatever_looks_at_what_it_changed_has_a_guard() -> None:
    named = {one.holds for one in GUARDS.values()} | FREE.keys()
    found = {f"{label_of(file)}.{name}" for file, name in _functions_that_look()}
    unknown = sorted(found - named)
    assert not unknown, f"write a case into {CASES} for {', '.join(unknown)}"
    gone = sorted(named - {f"{label_of(file)}.{name}" for file, name, _ in _functions()})
    assert not gone, f"{CASES} names {', '.join(gone)}, which is not in the store"


def _functions() -> Iterator[tuple[Path, str, ast.AST]]:
    for file in files_of("storage"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for node in tree.body:
            inner = node.body if isinstance(node, ast.ClassDef) else [node]
            for one in inner:
                if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                    yield file, one.name, one


def _functions_that_look() -> Iterator[tuple[Path, str]]:
    for file, name, function in _functions():
        if any(_looks(node) for node in ast.walk(function)):
            yield file, name


def _looks(node: ast.AST) -> bool:
    if isinstance(node, ast.ExceptHandler) and node.type is not None:
        return "IntegrityError" in ast.unparse(node.type)
    return isinstance(node, ast.Attribute) and node.attr in _LOOKED_AT


def test_every_unique_key_is_a_guard_or_says_why_not() -> None:
    found = {key for table in metadata.sorted_tables for key in _keys(table)}
    assert found == {*KEYS, *REPLACED}, f"say in {CASES} what they are for"
    assert {*KEYS.values()} <= GUARDS.keys()


def _keys(table: Table) -> Iterator[str]:
    numbered = table.dialect_options["sqlite"]["autoincrement"]
    if not numbered:
        yield str(table.primary_key.name)
    yield from (str(one.name) for one in table.indexes if one.unique)
    yield from (str(one.name) for one in table.constraints if isinstance(one, UniqueConstraint))
