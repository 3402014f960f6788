"""One bot works with a database: a second one is refused, and a dead one keeps no lock."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.app import STORED_FEATURES
from bot.storage import match_rows
from bot.storage.engine import Database, database_url
from bot.storage.errors import StorageError
from bot.storage.owner import _cancelled_when_lost, owning
from tests.root import ROOT
from tests.storage.stores import KINDS, POSTGRESQL, url_of
from tests.test_commands import one_sentence, typed

HOLD = """
import asyncio, sys
from bot.storage.owner import owning

async def hold():
    async with owning(sys.argv[1], patience=0):
        print("held", flush=True)
        await asyncio.Event().wait()

asyncio.run(hold())
"""
# The bot as started by `koikoi run`, without the waiting time.
RUN = """
import functools, sys
from bot.storage.owner import owning
from bot.__main__ import main
from bot.cli import prepare

prepare.owning = functools.partial(owning, patience=0)
sys.exit(main(["run"]))
"""


@pytest.fixture(params=KINDS)
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return await url_of(request.param, tmp_path)


async def python(*arguments: str, **environ: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *arguments,
        cwd=ROOT,
        env={**os.environ, **environ},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def said(process: asyncio.subprocess.Process) -> str:
    """Return the only line of a refusal."""
    async with asyncio.timeout(180):
        _, complaints = await process.communicate()
    (sentence,) = complaints.decode().splitlines()
    assert process.returncode == 1, sentence
    return sentence


async def test_the_second_owner_is_refused_and_the_next_one_is_not(url: str) -> None:
    async with owning(url, patience=0):
        with pytest.raises(StorageError, match=r"Another bot works with this database already"):
            async with owning(url, patience=0):
                raise AssertionError("there are two owners")
        # Reading or copying needs no lock, and the owner's own store works.
        store = Database(url, STORED_FEATURES)
        assert await store.read(match_rows.info, 1) is None
        await store.close()
    async with owning(url, patience=0):
        pass


async def test_the_next_owner_waits_for_the_end_of_the_one_before(url: str) -> None:
    async def next_one() -> None:
        async with owning(url, patience=60):
            order.append("next")

    order: list[str] = []
    async with owning(url, patience=0):
        waiting = asyncio.create_task(next_one())
        with pytest.raises(StorageError):  # meanwhile another process fails completely
            async with owning(url, patience=0):
                pass
        order.append("first")
    async with asyncio.timeout(180):
        await waiting
    assert order == ["first", "next"]


async def test_who_waits_can_be_stopped(url: str) -> None:
    async def next_one() -> None:
        async with owning(url, patience=600):
            raise AssertionError("there are two owners")

    async with owning(url, patience=0):
        waiting = asyncio.create_task(next_one())
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting


async def test_an_owner_that_was_killed_holds_nothing(url: str) -> None:
    owner = await python("-c", HOLD, url)
    assert owner.stdout is not None
    async with asyncio.timeout(180):
        assert await owner.stdout.readline() == b"held\n"
    with pytest.raises(StorageError, match="Another bot"):
        async with owning(url, patience=0):
            raise AssertionError("there are two owners")
    owner.kill()
    await owner.communicate()
    # A server notices the end a moment later.
    async with owning(url, patience=60):
        pass


async def test_a_second_bot_and_an_upgrade_refuse_in_one_sentence(url: str, tmp_path: Path) -> None:
    environ = {
        "DATABASE_URL": url,
        "DISCORD_TOKEN": "never-used",
        "KOIKOI_CACHE": str(tmp_path / "cache"),
        "LOG_LEVEL": "WARNING",  # the log begins with the version
        "KOIKOI_DISCORD_API": "http://127.0.0.1:1",
        "KOIKOI_DISCORD_GATEWAY": "ws://127.0.0.1:1",
    }
    async with owning(url, patience=0):
        second = await python("-c", RUN, **environ)
        assert "Another bot works with this database already" in await said(second)
        code, _, complaints = await typed("db", "upgrade", environ=environ)
        assert code == 1
        assert "Another bot works with this database already" in one_sentence(complaints)
        code, output, complaints = await typed("db", "check", environ=environ)
        assert (code, complaints) == (0, "")
        assert "sound" in output


async def test_a_lock_file_that_is_none_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "koikoi.sqlite3-owner").write_text("This is a shopping list. " * 40)
    with pytest.raises(StorageError, match="can't be used"):
        async with owning(f"sqlite:///{tmp_path / 'koikoi.sqlite3'}", patience=0):
            raise AssertionError("it was locked")


@pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")
@pytest.mark.parametrize("ends_in_order", [False, True])
async def test_an_owner_whose_connection_breaks_ends(tmp_path: Path, ends_in_order: bool) -> None:
    url = await url_of("postgresql", tmp_path)
    engine = create_async_engine(database_url(url), isolation_level="AUTOCOMMIT")
    # Bots of other tests hold such locks on the same server, in other databases.
    holder = text(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
        " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )

    async def own() -> None:
        async with asyncio.timeout(180), owning(url, patience=0):
            async with engine.connect() as connection:
                await connection.execute(holder)
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if not ends_in_order:
                    raise

    with pytest.raises(StorageError, match="broke"):
        await own()
    task = asyncio.current_task()
    assert task is not None
    assert task.cancelling() == 0
    await engine.dispose()


@pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")
async def test_the_watch_over_the_lock_starts_no_tasks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.owner._LOOK_EVERY", 0.01)
    url = await url_of("postgresql", tmp_path)
    looks: asyncio.Queue[None] = asyncio.Queue()
    started: list[str] = []

    def executed(*told: Any) -> None:
        if told[2] == "SELECT 1":
            looks.put_nowait(None)

    def start(loop: asyncio.AbstractEventLoop, coro: Any, **how: Any) -> asyncio.Task[Any]:
        started.append(str(coro))
        return asyncio.Task(coro, loop=loop, **how)

    event.listen(Engine, "before_cursor_execute", executed)
    try:
        async with asyncio.timeout(180), owning(url, patience=0):
            await looks.get()
            asyncio.get_running_loop().set_task_factory(start)
            for _ in range(3):
                await looks.get()
            assert started == [], "a stop would report it as left over"
    finally:
        asyncio.get_running_loop().set_task_factory(None)
        event.remove(Engine, "before_cursor_execute", executed)


async def test_a_lock_that_can_not_be_watched_counts_as_lost(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Otherwise two bots might work with one database without notice."""

    class Unwatched:
        async def take(self) -> bool:
            return True

        async def lost(self) -> None:
            raise RuntimeError("a bug")

        async def release(self) -> None:
            pass

    with pytest.raises(StorageError, match="with it the lock that keeps other bots away"):
        async with _cancelled_when_lost(Unwatched(), database_url("sqlite:///koikoi.sqlite3")):
            await asyncio.Event().wait()
    assert "The lock can't be watched any more." in caplog.text


async def test_a_lock_that_no_file_can_be_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "koikoi.sqlite3-owner").mkdir()
    with pytest.raises(StorageError, match=r"koikoi\.sqlite3-owner"):
        async with owning(f"sqlite:///{tmp_path / 'koikoi.sqlite3'}", patience=0):
            raise AssertionError
