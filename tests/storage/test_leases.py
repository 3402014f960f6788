"""Leases and events in PostgreSQL: one owner at a time, by the server's clock."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bot.app import STORED_FEATURES
from bot.matches.cluster import ClusterEvent, EventType
from bot.matches.errors import Conflict
from bot.matches.models.shards import UPKEEP
from bot.matches.shared_cluster import SharedCluster
from bot.storage import cluster_rows, match_rows
from bot.storage.cluster_rows import HUNG
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from bot.storage.shared_session import SharedSession
from tests.storage.stores import POSTGRESQL, url_of
from tests.storage.test_contract import a_challenge, begun, put
from tests.storage.together import process_on, until

pytestmark = pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")


@pytest.fixture
async def url(tmp_path: Path) -> str:
    return await url_of("postgresql", tmp_path)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Database]:
    store = Database(url, STORED_FEATURES)
    yield store
    await store.close()


async def taken(store: Database, owner: str, *names: str, seconds: float = 60) -> set[str]:
    held, _ = await store.write(cluster_rows.take_leases, names, owner, seconds, connected=True)
    return set(held)


async def test_a_lease_has_one_owner_until_it_expires(store: Database) -> None:
    assert await taken(store, "one", UPKEEP) == {UPKEEP}
    assert await taken(store, "two", UPKEEP) == set()
    assert await taken(store, "one", UPKEEP) == {UPKEEP}, "its owner renews it"
    (lease,) = await store.read(cluster_rows.leases)
    assert (lease.owner, lease.valid, lease.connected) == ("one", True, True)
    assert 50 < lease.left <= 60

    assert await taken(store, "one", UPKEEP, seconds=-20) == {UPKEEP}  # it has died since
    (lease,) = await store.read(cluster_rows.leases)
    assert not lease.valid
    assert -30 < lease.left <= -20
    assert await taken(store, "two", UPKEEP) == {UPKEEP}
    assert await taken(store, "one", UPKEEP) == set(), "who comes back asks in vain"


async def test_who_hangs_within_a_statement_keeps_no_rows_locked(url: str) -> None:
    """The server has no time limit for that case: see `take_leases`."""
    async with AsyncExitStack() as stack:
        hung, cluster = await stack.enter_async_context(process_on(url, 0, 2))
        other, _ = await stack.enter_async_context(process_on(url, 1, 2))
        match_id = (await put(other, a_challenge())).id
        lock = text("UPDATE matches SET seq = seq WHERE id = :id").bindparams(id=match_id)
        begin = hung.writing()
        connection = await begin.__aenter__()
        await connection.execute(lock)
        raw: Any = (await connection.get_raw_connection()).driver_connection
        await raw.prepare("SELECT seq FROM matches WHERE id = $1")  # it hangs after this
        assert await taken(hung, cluster.process, "shard 0", seconds=-HUNG / 2)
        assert await taken(other, "other", "shard 1")
        assert not raw.is_closed(), "it may be a little late"
        assert await taken(hung, cluster.process, "shard 0", seconds=-HUNG - 1)
        assert await taken(other, "other", "shard 1")
        async with asyncio.timeout(60), other.writing() as writing:
            await writing.execute(lock)
        with pytest.raises(StorageError):
            await begin.__aexit__(None, None, None)
        assert await hung.read(match_rows.info, match_id), "afterwards it goes on"


async def test_many_ask_at_once_and_one_gets_it(store: Database) -> None:
    asked = [taken(store, f"process {number}", "shard 0", UPKEEP) for number in range(8)]
    answers = await asyncio.gather(*asked)
    assert sorted(map(len, answers)) == [0] * 7 + [2]


async def test_what_is_given_up_is_free_and_only_by_its_owner(store: Database) -> None:
    await taken(store, "one", "shard 0", UPKEEP)
    await store.write(cluster_rows.release_leases, [UPKEEP], "two")
    assert await taken(store, "two", UPKEEP) == set()
    await store.write(cluster_rows.release_leases, [UPKEEP], "one")
    assert await taken(store, "two", "shard 0", UPKEEP) == {UPKEEP}


async def test_a_process_hears_what_others_say_and_change(url: str) -> None:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        (one, first), (_, second) = [await enter(process_on(url, n, 2)) for n in range(2)]
        heard: dict[str, list[tuple[object, ...]]] = {"one": [], "two": []}
        for name, cluster in (("one", first), ("two", second)):
            for topic in (EventType.DRAW, EventType.CHANGED):
                cluster.subscribe(topic, lambda *values, name=name: heard[name].append(values))

        first.publish(EventType.DRAW, 7)
        await until(lambda: heard["two"])
        info = await put(one, a_challenge())
        await one.write(match_rows.write, begun(info))
        await until(lambda: len(heard["two"]) == 3)
        second.publish(EventType.DRAW, 8)
        await until(lambda: heard["one"])

    assert heard["one"] == [(8,)], "nobody hears what they said themselves"
    told, invited, started = heard["two"]
    assert told == (7,)
    assert invited[:3] == (info.id, 0, 0)
    assert started[0] == info.id
    assert started[2] == 1


async def test_a_change_that_is_not_kept_is_not_told(url: str) -> None:
    async with process_on(url, 0, 2) as (store, _), process_on(url, 1, 2) as (_, other):
        heard: list[object] = []
        other.subscribe(EventType.CHANGED, lambda *values: heard.append(values))
        other.subscribe(EventType.DRAW, lambda *values: heard.append(values))
        info = await put(store, a_challenge())
        await until(lambda: len(heard) == 1)
        with pytest.raises(Conflict):
            await store.write(match_rows.write, begun(replace(info, revision=7)))
        await store.write(cluster_rows.notify, ClusterEvent(EventType.DRAW, "somebody", (1,)))
        await until(lambda: len(heard) == 2)
        assert heard[-1] == (1,)


async def test_a_notice_of_another_version_is_passed_over(url: str) -> None:
    async with process_on(url, 0, 2) as (store, _), process_on(url, 1, 2) as (_, other):
        heard: list[object] = []
        other.subscribe(EventType.DRAW, heard.append)  # append accepts one argument
        async with store.writing() as connection:
            for said in ("", "hello", "[]", "7", '["new-topic", "somebody"]'):
                await connection.exec_driver_sql(
                    f"SELECT pg_notify('koikoi ' || current_schema(), '{said}')"
                )
        await store.write(cluster_rows.notify, ClusterEvent(EventType.DRAW, "somebody", (1, 2)))
        await store.write(cluster_rows.notify, ClusterEvent(EventType.DRAW, "somebody", (1,)))
        await until(lambda: heard)
        assert heard == [1]


async def test_named_locks_exclude_other_processes(url: str) -> None:
    async with process_on(url, 0, 2) as (_, one), process_on(url, 1, 2) as (_, two):
        order: list[str] = []

        async def locked(cluster: SharedCluster, name: str) -> None:
            async with cluster.session.lock(name):
                order.append(name)

        async with one.session.lock("person 7"):
            waiting = asyncio.create_task(locked(two, "person 7"))
            await locked(two, "person 8")
            await locked(one, "person 9")
        await waiting
        assert order == ["person 8", "person 9", "person 7"]


async def test_a_dead_process_holds_no_lock(url: str) -> None:
    async with process_on(url, 1, 2) as (_, two):
        async with process_on(url, 0, 2) as (_, one):
            await one.session.lock("person 7").__aenter__()
        async with two.session.lock("person 7"):
            pass


async def test_without_a_connection_no_lock_is_taken(url: str) -> None:
    session = SharedSession(url)
    with pytest.raises(StorageError, match="being made again"):
        async with session.lock("person 7"):
            raise AssertionError("it was locked")
    await session.close()


async def test_a_connection_that_breaks_is_made_again(url: str) -> None:
    async with process_on(url, 0, 2) as (store, _), process_on(url, 1, 2) as (_, other):
        again = asyncio.Event()
        other.listening.subscribe(again.set)
        async with store.writing() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                " AND query ILIKE 'listen%'"
            )
        async with asyncio.timeout(60):
            await again.wait()
        heard: list[object] = []
        other.subscribe(EventType.DRAW, heard.append)
        await store.write(cluster_rows.notify, ClusterEvent(EventType.DRAW, "somebody", (3,)))
        await until(lambda: heard)
        assert heard == [3]
