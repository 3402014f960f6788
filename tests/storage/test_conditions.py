"""Every condition of an UPDATE or a DELETE has an effect.

Each changing call of the store runs in a database in which each row has neighbours that differ from
it in one value (`scene`); all changed rows are compared with `condition_cases`. The refused calls
of `guards` run, too. Meanwhile each statement is also tried without each of its conditions: as long
as the same rows are found, no test shows the purpose of the condition.

It runs on SQLite only: the statements are the same on PostgreSQL.
"""

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import Connection, Engine, Select, event, false, select, true
from sqlalchemy.sql import operators, visitors
from sqlalchemy.sql.dml import Delete, Update
from sqlalchemy.sql.elements import BooleanClauseList, ColumnElement, Grouping

from tests.rooms import files_of, label_of, name_of
from tests.storage.condition_cases import CHANGES
from tests.storage.guards import GUARDS
from tests.storage.scene import changes, everything, fill
from tests.storage.stores import sqlite_store

CASES: Final = "tests/storage/condition_cases.py"
ELSEWHERE: Final = {
    "counting_code",
    "recounting",
    "transfer",
}
"""Functions that work on all rows of a database: see `test_recounting` and `test_transfer`."""


class Watch:
    """Inspects each UPDATE and DELETE before its execution, and which of its conditions matter."""

    def __init__(self) -> None:
        self.seen: dict[str, set[str]] = defaultdict(set)
        """The conditions of each statement, by its place in the code."""
        self.needed: dict[str, set[str]] = defaultdict(set)
        """The conditions without which a statement would have found other rows."""
        self._known: dict[int, str] = {}
        self._at_work = False

    def made(self, function: Any) -> Any:
        """Return `update` or `delete`; their statements record the place of their creation."""

        def make(table: Any) -> Any:
            frame = sys._getframe(1)
            place = f"{label_of(Path(frame.f_code.co_filename))}:{frame.f_lineno}"
            return function(table).execution_options(made_at=place)

        return make

    def know(self, place: str, statement: Any) -> None:
        """Register a statement that was created at import."""
        self._known[id(statement)] = place

    def executed(self, connection: Connection, statement: Any, many: Any, values: Any) -> None:
        if self._at_work or not isinstance(statement, Update | Delete):
            return
        place = self._known.get(id(statement)) or statement.get_execution_options().get("made_at")
        if place is None:
            return
        self.seen[place]
        if statement.whereclause is None:
            return
        self._at_work = True
        try:
            for given in many or [values or {}]:
                self._try(connection, place, statement, dict(given))
        finally:
            self._at_work = False

    def _try(
        self, connection: Connection, place: str, statement: Any, values: dict[str, Any]
    ) -> None:
        where = statement.whereclause
        found = self._found(connection, statement, where, values)
        for condition, neutral in conditions(where):
            name = f"{statement.table.name}: {' '.join(str(condition).split())}"
            self.seen[place].add(name)
            without = replaced(where, condition, neutral)
            if self._found(connection, statement, without, values) != found:
                self.needed[place].add(name)

    @staticmethod
    def _found(
        connection: Connection, statement: Any, where: Any, values: dict[str, Any]
    ) -> list[Any]:
        query = select(*statement.table.primary_key).where(where)
        names = query.compile().params.keys()
        given = {name: value for name, value in values.items() if name in names}
        return sorted(map(tuple, connection.execute(query, given)), key=str)


def conditions(where: Any) -> Iterator[tuple[Any, ColumnElement[bool]]]:
    """Yield each single condition, also of inner queries, with its neutral replacement."""
    yield from _parts(where, true())
    for inner in visitors.iterate(where):
        if isinstance(inner, Select) and inner.whereclause is not None:
            yield from _parts(inner.whereclause, true())


def _parts(element: Any, neutral: ColumnElement[bool]) -> Iterator[tuple[Any, ColumnElement[bool]]]:
    while isinstance(element, Grouping):
        element = element.element
    if isinstance(element, BooleanClauseList):
        for one in element.clauses:
            yield from _parts(one, true() if element.operator is operators.and_ else false())
    else:
        yield element, neutral


def replaced(where: Any, condition: Any, neutral: ColumnElement[bool]) -> Any:
    """Return a condition with one of its parts replaced."""

    def instead(element: Any, **_: Any) -> Any:
        return neutral if element is condition else None

    if where is condition:
        return neutral
    return visitors.replacement_traverse(where, {}, instead)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    watching = Watch()
    for file in files_of("storage"):
        module = sys.modules.get(name_of(file))
        for name in ("update", "delete"):
            if hasattr(module, name):
                made = watching.made(getattr(module, name))
                monkeypatch.setattr(module, name, made)
        for line, constant in _constants(file):
            watching.know(f"{label_of(file)}:{line}", vars(module)[constant])

    def executed(conn: Any, clauseelement: Any, multiparams: Any, params: Any, **_: Any) -> None:
        watching.executed(conn, clauseelement, multiparams, params)

    event.listen(Engine, "before_execute", executed, named=True)
    yield watching
    event.remove(Engine, "before_execute", executed)


def _constants(file: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and name of each statement that is created at import."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            for line in _made_in(node):
                yield line, node.target.id


def _made_in(node: ast.AST) -> Iterator[int]:
    for one in ast.walk(node):
        called = one.func if isinstance(one, ast.Call) else None
        if isinstance(called, ast.Name) and called.id in ("update", "delete"):
            yield called.lineno


def _statements() -> set[str]:
    """Return all UPDATEs and DELETEs of the store, by their places."""
    return {
        f"{label_of(file)}:{line}"
        for file in files_of("storage")
        if file.stem not in ELSEWHERE
        for line in _made_in(ast.parse(file.read_text(encoding="utf-8")))
    }


@pytest.mark.reads_code
async def test_each_change_changes_its_rows_and_each_condition_keeps_others_out(
    watch: Watch,
) -> None:
    wrong: list[str] = []
    async with sqlite_store(threads=False) as store:
        async with store.writing() as connection:
            await connection.run_sync(fill)
            before = await connection.run_sync(everything)
        for name, (call, expected) in CHANGES.items():
            await call(store)
            async with store.writing() as connection:
                changed = changes(before, await connection.run_sync(everything))
                if " ".join(changed) != " ".join(expected.split()):
                    wrong.append(f"{name}:\n    " + "\n    ".join(changed))
                await connection.run_sync(fill)
        for guard in GUARDS.values():
            for refused in guard.refused:  # test_guard checks that nothing changes
                await refused(store, 0)
    assert not wrong, f"{CASES} expects something else of\n" + "\n".join(wrong)
    unseen = sorted(_statements() - watch.seen.keys())
    assert not unseen, f"write a call into {CASES} that comes by bot/storage/{', '.join(unseen)}"
    idle = [
        f"{place} {condition}"
        for place, all_of_it in sorted(watch.seen.items())
        for condition in sorted(all_of_it - watch.needed[place])
    ]
    assert not idle, f"nothing shows what these are for (see {CASES}):\n" + "\n".join(idle)
