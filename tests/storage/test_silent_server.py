"""A server that stops responding without closing connections.

Also a connection that breaks during a query.
"""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from bot.storage.engine import database_url, explained, server_engine
from bot.storage.errors import StorageError
from bot.storage.owner import owning
from bot.storage.shared_session import SharedSession
from tests.storage.stores import POSTGRESQL, url_of
from tests.storage.together import STUCK, until

pytestmark = pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")

SOCKET = ".s.PGSQL.5432"


@dataclass(slots=True)
class Way:
    """A proxy to the server; `fall_silent` affects the existing connections."""

    url: str
    breaks_at: bytes | None = None
    """Closes the next connection that sends this."""
    _passing: list[asyncio.Event] = field(default_factory=list)
    _writers: list[asyncio.StreamWriter] = field(default_factory=list)

    def fall_silent(self) -> None:
        for one in self._passing:
            one.clear()

    def break_off(self) -> None:
        """Break every connection; its next writer gets an error."""
        for one in self._writers:
            one.get_extra_info("socket").shutdown(socket.SHUT_RDWR)

    async def lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Relay one connection to the server."""
        passing = asyncio.Event()
        passing.set()
        self._passing.append(passing)
        self._writers.append(writer)
        place = make_url(POSTGRESQL)
        host = str(place.query.get("host") or place.host or "localhost")
        port = int(str(place.query.get("port") or place.port or 5432))
        if host.startswith("/"):
            answers, asks = await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        else:
            answers, asks = await asyncio.open_connection(host, port)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._ask(reader, asks, passing))
                both.create_task(_carry(answers, writer, passing))
        finally:
            writer.close()
            asks.close()

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, passing: asyncio.Event
    ) -> None:
        with suppress(ConnectionError):
            while said := await reader.read(65536):
                await passing.wait()
                if self.breaks_at is not None and self.breaks_at in said:
                    self.breaks_at = None
                    writer.transport.abort()
                    return
                writer.write(said)
                await writer.drain()
            writer.write_eof()


async def _carry(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, passing: asyncio.Event
) -> None:
    with suppress(ConnectionError):
        while said := await reader.read(65536):
            await passing.wait()
            writer.write(said)
            await writer.drain()
        writer.write_eof()


@pytest.fixture
async def way(tmp_path: Path) -> AsyncIterator[Way]:
    url = make_url(await url_of("postgresql", tmp_path))
    here = url.set(host=None, port=None, query={"host": str(tmp_path)})
    found = Way(here.render_as_string(hide_password=False))
    leading: set[asyncio.Task[None]] = set()

    def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        leading.add(asyncio.create_task(found.lead(reader, writer)))

    server = await asyncio.start_unix_server(met, tmp_path / SOCKET)
    yield found
    server.close()
    for one in leading:
        one.cancel()
    await asyncio.gather(*leading, return_exceptions=True)


async def test_the_other_processes_are_heard_again(
    way: Way, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.shared_session._LOOK_EVERY", 0.2)
    session = SharedSession(way.url)
    listening = asyncio.Event()
    running = asyncio.create_task(session.run(lambda _: None, listening.set))
    async with asyncio.timeout(STUCK):
        await listening.wait()
    listening.clear()
    way.fall_silent()
    async with asyncio.timeout(STUCK):
        await listening.wait()
        async with session.lock("person 7"):
            pass
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await session.close()


async def test_a_connection_that_breaks_as_it_begins_to_listen_is_made_again(
    way: Way, caplog: pytest.LogCaptureFixture
) -> None:
    way.breaks_at = b"LISTEN"
    session = SharedSession(way.url)
    listening = asyncio.Event()
    running = asyncio.create_task(session.run(lambda _: None, listening.set))
    async with asyncio.timeout(STUCK):
        await listening.wait()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await session.close()
    assert "can't be heard" in caplog.text
    assert not [one for one in caplog.records if one.exc_info]


async def test_a_lock_whose_connection_broke_is_released_by_the_server(way: Way) -> None:
    """No further cleanup is needed."""
    session = SharedSession(way.url)
    listening = asyncio.Event()
    running = asyncio.create_task(session.run(lambda _: None, listening.set))
    async with asyncio.timeout(STUCK):
        await listening.wait()
        async with session.lock("person 7"):
            assert session._connection is not None
            await session._connection.close()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await session.close()


async def test_whoever_asks_on_after_the_connection_broke_reads_that(way: Way) -> None:
    """A released lock does this after another query on the same connection."""
    url = database_url(way.url)
    engine = server_engine(url, poolclass=NullPool)
    async with asyncio.timeout(STUCK), engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
        way.break_off()
        for _ in range(2):
            with pytest.raises(StorageError), explained(url):
                await connection.execute(text("SELECT 1"))
    await engine.dispose()


async def test_nobody_misses_the_error_of_a_closing_that_nobody_awaits(way: Way) -> None:
    """SQLAlchemy closes a broken connection in a separate task, which outlives its caller."""
    missed: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: missed.append(context))
    engine = server_engine(database_url(way.url), poolclass=NullPool)
    connection = await engine.connect()
    before = asyncio.all_tasks()
    giving_up = asyncio.create_task(connection.invalidate())

    def closing() -> set[asyncio.Task[Any]]:
        return asyncio.all_tasks() - before - {giving_up}

    while not closing():  # noqa: ASYNC110 - one step at a time
        await asyncio.sleep(0)
    way.break_off()
    await asyncio.sleep(0)  # the closing task sees that first
    giving_up.cancel()
    await asyncio.gather(giving_up, return_exceptions=True)
    await until(lambda: not closing())
    gc.collect()
    assert not missed
    await engine.dispose()


async def test_an_owner_ends(way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may have its lock by now."""
    monkeypatch.setattr("bot.storage.owner._LOOK_EVERY", 0.2)
    monkeypatch.setattr("bot.storage.owner._ANSWERS_WITHIN", 0.2)

    async def own() -> None:
        async with asyncio.timeout(STUCK), owning(way.url, patience=0):
            way.fall_silent()
            await asyncio.Event().wait()

    with pytest.raises(StorageError, match="broke"):
        await own()
