"""Somebody with many matches is erased in small steps, which go on after a restart."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select

from bot.app import STORED_FEATURES
from bot.matches.errors import Refusal
from bot.matches.models.people import Person
from bot.matches.models.rotation import Goal
from bot.matches.models.timings import Limits
from bot.moderation.service import Moderation
from bot.rotations.service import Rotations
from bot.storage import erasing, person_queries, schema
from bot.storage.auditing import ERASING, audit
from bot.storage.engine import Database
from bot.storage.host_voids import confirm
from bot.storage.metadata import metadata
from bot.storage.void_rows import plan_void, void_match
from tests.matches.world import ADMIN, AOI, BEN, CHIYO, HERE, MORNING, World
from tests.refused import refuses
from tests.storage.stores import KINDS, engines, patient, url_after
from tests.storage.test_auditing import closed

MANY, STEP = 24, 4
"""The numbers of matches that Ben has played, and that a step erases."""


def of(url: str) -> World:
    return World(patient(url), limits=Limits(begun=1000, channel=1000))


async def lived(url: str) -> None:
    """Many matches of Ben, fewer of Chiyo, and a table for several that is over."""
    world = of(url)
    async with closed(world):
        for number in range(MANY):
            pair = (BEN, AOI) if number % 2 else (CHIYO, BEN)
            await world.given_up(*pair)
            await world.later(minutes=1)
        table = await world.service.of(Rotations).open(HERE, BEN, Goal(hands=6))
        await world.service.of(Rotations).join(table.id, AOI)
        for one in (BEN, AOI):
            await world.service.of(Rotations).leave(table.id, one)
        await world.service.of(Moderation).void(1, 7, ADMIN, "Ben cheats")


@pytest.fixture(autouse=True)
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(erasing, "FEW", 3)
    monkeypatch.setattr(erasing, "MATCHES", STEP)


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    found, _ = await url_after(request.param, tmp_path, lived)
    return found


async def rows(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows, without the revisions that each message of a table raises."""
    database, found = patient(url), {}
    async with database.reading() as connection:
        for table in metadata.sorted_tables:
            columns = [
                one for one in table.c if (table.name, one.name) != ("rotations", "revision")
            ]
            query = select(*columns).order_by(*table.primary_key)
            found[table.name] = [tuple(row) for row in await connection.execute(query)]
    await database.close()
    return found


async def test_it_ends_as_if_it_were_done_at_once(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = "sqlite" if url.startswith("sqlite") else "postgresql"
    (tmp_path / "other").mkdir()
    other, _ = await url_after(kind, tmp_path / "other", lived)
    world = of(url)
    async with closed(world):
        await world.service.privacy.erase(BEN)
    monkeypatch.setattr(erasing, "FEW", 1000)
    world = of(other)
    async with closed(world):
        await world.service.privacy.erase(BEN)
    assert await rows(url) == await rows(other)
    assert (await audit(url, STORED_FEATURES)).findings == ()


async def test_it_goes_on_after_a_kill_at_each_step(url: str) -> None:
    """From the first commit on nothing names the person, and the check waits."""
    database = patient(url)
    assert await database.write(erasing.begin, BEN.id)
    for steps in range(MANY):
        for _ in range(steps % 3):
            await database.write(erasing.step, BEN.id)
        found = await database.read(person_queries.under_way)
        if not found:
            break
        assert [str(one) for one in (await audit(url, STORED_FEATURES)).findings] == [ERASING]
        assert "Ben" not in str((await rows(url))["people"])
        assert await database.write(erasing.begin, BEN.id), "it is the same job"
        if not await database.write(erasing.step, BEN.id):
            break
    await database.close()
    world = of(url)
    async with closed(world):
        await world.service.open()  # the next start
        assert await world.store.read(person_queries.under_way) == {}
        assert BEN.id not in world.service.core.erasing
    assert str(BEN.id) not in str(await rows(url))
    assert (await audit(url, STORED_FEATURES)).findings == ()


async def test_a_version_that_counts_otherwise_counts_the_same_in_between(url: str) -> None:
    database = patient(url)
    await database.write(erasing.begin, BEN.id)
    for _ in range(3):
        await database.write(erasing.step, BEN.id)
    async with database.writing() as connection:
        await connection.execute(
            metadata.tables["counting"].update().values(code="of another version")
        )
    await database.close()
    await schema.prepare(url)
    world = of(url)
    async with closed(world):
        await world.service.open()
    assert (await audit(url, STORED_FEATURES)).findings == ()


async def test_nobody_reads_or_changes_anything_of_theirs_meanwhile(url: str) -> None:
    world = of(url)
    async with closed(world):
        service = world.service
        service.core.erasing.add(BEN.id)
        await world.store.write(erasing.begin, BEN.id)
        for attempt in (
            service.queries.history(BEN.id, 7),
            service.profiles.of(7, BEN, AOI.id),
            service.challenges.invite(HERE, AOI, BEN),
            service.of(Moderation).void(2, 7, ADMIN, "Rude"),
        ):
            with refuses(Refusal.ERASING):
                await attempt
        await service.settings.name_person(Person(BEN.id, "Ben"))
        assert "Ben" not in str((await rows(url))["people"])


# ── how much one transaction does ───────────────────────────────────────────────────────────


@dataclass(slots=True)
class Written:
    """The statements and changed rows of each writing transaction."""

    transactions: list[tuple[int, int]] = field(default_factory=list)
    _statements: int = 0
    _rows: int = 0

    def ran(self, _connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        self._statements += 1
        if not statement.lstrip().upper().startswith("SELECT"):
            self._rows += max(0, cursor.rowcount)

    def committed(self, _connection: Any) -> None:
        self.transactions.append((self._statements, self._rows))
        self._statements = self._rows = 0


@contextmanager
def writes(database: Database) -> Iterator[Written]:
    seen = Written()
    found = engines(database)["writing"]
    for engine in found:
        event.listen(engine, "after_cursor_execute", seen.ran)
        event.listen(engine, "commit", seen.committed)
    yield seen
    for engine in found:
        event.remove(engine, "after_cursor_execute", seen.ran)
        event.remove(engine, "commit", seen.committed)


@pytest.fixture
async def world(url: str) -> AsyncIterator[World]:
    found = of(url)
    async with closed(found):
        yield found


async def test_each_transaction_of_an_erasure_changes_few_rows(world: World) -> None:
    """The largest one is the same for somebody with twice as many matches."""
    largest = []
    for person in (BEN, CHIYO):
        with writes(world.store) as seen:
            await world.service.privacy.erase(person)
        assert len(seen.transactions) > 3
        largest.append(max(rows for _, rows in seen.transactions))
        assert max(statements for statements, _ in seen.transactions) < 100
    logs = STEP * 12  # of a match that is given up after its first round
    assert max(largest) < 4 * logs, largest


@pytest.mark.parametrize(
    ("limit", "seconds", "then"),
    [(STEP, 1, 2), (2, 1, 1), (1, 1, 1), (1, 0, 2), (STEP, 0, STEP), (2, erasing.STEP_TIME, 2)],
)
def test_after_a_long_step_the_next_one_is_smaller(limit: int, seconds: float, then: int) -> None:
    assert erasing.next_limit(limit, seconds) == then


async def test_a_void_writes_the_same_whatever_its_people_played(world: World) -> None:
    """All their matches are read before, in a transaction that lets others write."""
    newest = MANY
    plan = await world.store.read(plan_void, newest, MORNING)
    assert plan is not None
    with writes(world.store) as seen:
        assert await world.store.write(void_match, plan)
    ((statements, changed),) = seen.transactions
    for _ in range(8):
        await world.given_up(BEN, AOI)
    ended = await world.given_up(CHIYO, BEN)
    plan = await world.store.read(plan_void, ended.id, MORNING)
    assert plan is not None
    with writes(world.store) as seen:
        assert await world.store.write(void_match, plan)
    ((later_statements, later_changed),) = seen.transactions
    assert later_statements <= statements + 2
    assert later_changed <= changed + 2
    assert await confirm(world.store, ended.id, MORNING)
