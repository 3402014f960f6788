"""Metrics of the running bot compared with the events; their readers, and hidden data."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import discord.http
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import event

from bot.cli.doctor import NotRunning, running_bot
from bot.cli.metrics import start_metrics
from bot.cli.status import status_of, write_status
from bot.cli.terminal import CannotStart
from bot.matches.models.people import Person
from bot.messages.sending.rate_limits import GlobalLimit
from bot.metrics.instruments import LEAST_WAIT
from bot.metrics.measuring import measuring
from bot.metrics.server import NO_FOLDERS, Folders
from bot.opponents.engine.client import EngineClient
from bot.opponents.engine.workload import Workload
from bot.playground.faults.rest_faults import Fault
from bot.playground.http.request import ApiResponse
from bot.settings import Address, load_settings
from bot.storage import host_rows, match_rows
from bot.storage.backups import newest_backup_time
from bot.storage.engine import Database, nobody_hears
from bot.storage.errors import StorageError
from bot.storage.write_health import RECENT
from tests.bot.harness import BotHarness
from tests.discord_world import local_world
from tests.storage.stores import answer_instead, engines, sqlite_store

Labels = frozenset[tuple[str, str]]


@dataclass
class Metered:
    """The real bot in a local Discord, with metrics enabled."""

    room: BotHarness
    store: Database
    address: Address

    async def text(self) -> str:
        async with aiohttp.ClientSession() as session, session.get(self.url("metrics")) as answer:
            assert answer.status == 200
            return await answer.text()

    async def samples(self) -> Mapping[tuple[str, Labels], float]:
        return {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(await self.text())
            for sample in family.samples
        }

    async def value(self, name: str, **labels: str) -> float:
        return (await self.samples())[name, frozenset(labels.items())]

    async def health(self) -> tuple[int, str]:
        async with aiohttp.ClientSession() as session, session.get(self.url("health")) as answer:
            return answer.status, (await answer.text()).partition(":")[0].strip()

    def url(self, page: str) -> str:
        return f"{self.address.url}/{page}"

    async def doctor(self, cache: Path) -> dict[str, str]:
        """Return the doctor's findings about the running bot, from a separate event loop."""

        def asked() -> dict[str, str]:
            return {name: check() for name, check in running_bot(self.address, cache)}

        return await asyncio.to_thread(asked)


@asynccontextmanager
async def opened(folder: Path, folders: Folders = NO_FOLDERS) -> AsyncIterator[Metered]:
    async with (
        local_world(folder) as world,
        sqlite_store(threads=False) as store,
        AsyncExitStack() as stack,
    ):
        room = BotHarness(world, store)
        port = await stack.enter_async_context(
            measuring("127.0.0.1", 0, room.client, store, Workload(), folders=folders)
        )
        async with room.open():
            yield Metered(room, store, Address("127.0.0.1", port))


@pytest.fixture
async def metered(tmp_path: Path) -> AsyncIterator[Metered]:
    async with opened(tmp_path / "discord") as found:
        yield found


def route(template: str | None) -> str:
    """Return a route of Discord's API description in the format of the metrics."""
    assert template is not None
    return re.sub(r"\{(\w+)\}", lambda name: "{token}" if "token" in name[1] else "{id}", template)


async def test_every_request_is_counted_by_its_route_and_answer(metered: Metered) -> None:
    room = metered.room
    room.world.core.faults.fail("PATCH", "/channels/{channel_id}/messages/{message_id}", 403)
    await room.started()
    for _ in range(3):
        await room.move(await room.mover())
    counted = {
        (labels["method"], labels["route"], labels["status"]): int(value)
        for (name, given), value in (await metered.samples()).items()
        if name == "koikoi_discord_requests_total" and (labels := dict(given))
    }
    made = Counter(
        (one.method, route(one.template), str(one.status)) for one in room.world.requests
    )
    assert counted == made
    assert ("PATCH", "/channels/{id}/messages/{id}", "403") in counted
    assert await metered.value("koikoi_discord_request_seconds_count") == made.total()


async def test_a_request_without_an_answer_is_counted_too(metered: Metered) -> None:
    room = metered.room
    route = "/channels/{channel_id}/messages/{message_id}"
    room.world.core.faults.hang_up("DELETE", route, times=2)  # aiohttp tries it twice
    with pytest.raises(aiohttp.ClientError):
        await room.client.http.delete_message(room.world.channel.id, 1)
    gone = {"method": "DELETE", "route": "/channels/{id}/messages/{id}", "status": "none"}
    assert await metered.value("koikoi_discord_requests_total", **gone) == 1


async def test_every_interaction_has_one_first_answer(metered: Metered) -> None:
    room = metered.room
    await room.started()
    await room.aoi.command("koikoi learn")
    for _ in range(3):
        await room.aoi.click("Yaku", in_=room.hand(room.aoi))
    await room.drawn()
    samples = await metered.samples()
    counted = {
        dict(labels)["kind"]: value
        for (name, labels), value in samples.items()
        if name == "koikoi_answer_seconds_count"
    }
    assert counted == {"command": 2, "press": 4}
    seconds = samples["koikoi_answer_seconds_sum", frozenset({("kind", "press")})]
    assert 0 < seconds < 60


async def test_moves_and_open_matches_are_those_of_the_store(metered: Metered) -> None:
    room = metered.room
    challenge = (await room.aoi.command("koikoi play", opponent=room.ben)).message
    assert await metered.value("koikoi_open_matches", status="invited") == 1
    await room.drawn()
    await room.ben.click("Accept", in_=challenge)
    await room.drawn()
    assert await metered.value("koikoi_open_matches", status="invited") == 0
    assert await metered.value("koikoi_open_matches", status="playing") == 1
    for _ in range(5):
        await room.move(await room.mover())
    log = await metered.store.read(match_rows.log, 1)
    assert log is not None
    moves = [line for line in log.actions if not line.text.startswith("deal")]
    assert len(moves) >= 5
    assert await metered.value("koikoi_moves_total") == len(moves)
    assert await metered.value("koikoi_queue_length", queue="drawings") == 0


async def test_every_transaction_is_timed(metered: Metered) -> None:
    begun: Counter[str] = Counter()
    before = await metered.samples()
    found = engines(metered.store)
    listened = [(kind, engine) for kind, some in found.items() for engine in some]
    listeners = {kind: lambda _, kind=kind: begun.update([kind]) for kind in found}
    for kind, engine in listened:
        event.listen(engine, "begin", listeners[kind])
    try:
        await metered.room.started()
        await metered.room.move(await metered.room.mover())
        await metered.room.service.messages.flush()
        after = await metered.samples()
    finally:
        for kind, engine in listened:
            event.remove(engine, "begin", listeners[kind])
    for kind in found:
        name = ("koikoi_database_seconds_count", frozenset({("transaction", kind)}))
        assert after[name] - before.get(name, 0) == begun[kind] > 0, kind


async def test_waits_for_rate_limits_are_told_apart(metered: Metered) -> None:
    room = metered.room
    name = "/channels/{channel_id}/messages/{message_id}"
    channel = room.client.get_channel(room.world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("花札")
    room.world.core.faults.limit("DELETE", name, retry_after=0.05)
    await message.delete()
    assert await metered.value("koikoi_rate_limit_wait_seconds_count", limit="refused") == 1
    assert await metered.value("koikoi_rate_limit_wait_seconds_sum", limit="refused") == 0.05
    budget = room.client.presenter.budget
    budget._left, budget._counted_at = 0.0, None
    await budget.turn(0)
    assert await metered.value("koikoi_rate_limit_wait_seconds_count", limit="budget") == 1
    limit = discord.http.Ratelimit(None)
    limit.remaining = 0

    def allow() -> None:
        limit.remaining = 1
        limit._wake()

    asyncio.get_running_loop().call_later(2 * LEAST_WAIT, allow)
    async with limit:
        pass
    assert await metered.value("koikoi_rate_limit_wait_seconds_count", limit="bucket") >= 1


async def test_a_wait_that_is_no_number_is_no_wait(metered: Metered) -> None:
    """A proxy in front of Discord may return a date."""
    room, route = metered.room, "/channels/{channel_id}/messages/{message_id}"
    when = {"Retry-After": "Thu, 26 Nov 2026 07:28:00 GMT"}
    answer = ApiResponse({"message": "429", "code": 0}, 429, when)
    once = Fault("DELETE", route, answer, times=1)
    room.world.core.faults.choose = lambda *asked: once if asked == ("DELETE", route) else None
    with pytest.raises(discord.HTTPException):
        await room.client.http.delete_message(room.world.channel.id, 1)
    assert await metered.value("koikoi_rate_limit_wait_seconds_count", limit="refused") == 0


async def test_servers_and_reports_are_counted(metered: Metered) -> None:
    room = metered.room
    assert await metered.value("koikoi_servers") == 1
    await room.started()
    assert await metered.value("koikoi_reports_waiting") == 0
    aoi = Person(room.aoi.id, room.aoi.name)
    number = await room.service.reports.send(1, aoi, "Stuck.")
    assert await metered.value("koikoi_reports_waiting") == 1
    await room.service.reports.send(1, aoi, "Stuck again.")
    await room.service.reports.answer(number, "It moves again.")
    assert await metered.value("koikoi_reports_waiting") == 1, "one has its answer"
    await metered.store.write(host_rows.drop_report, number + 1)
    assert await metered.value("koikoi_reports_waiting") == 0


async def test_the_disk_and_the_newest_backup_are_told(tmp_path: Path) -> None:
    backups = tmp_path / "backups"
    folders = Folders(tmp_path, partial(newest_backup_time, backups))
    async with opened(tmp_path / "discord", folders) as metered:
        assert await metered.value("koikoi_backup_timestamp_seconds") == 0, "there is none"
        backups.mkdir()
        (backups / "made").touch()
        os.utime(backups / "made", (1_780_000_000, 1_780_000_000))
        assert await metered.value("koikoi_backup_timestamp_seconds") == 1_780_000_000
        free = await metered.value("koikoi_disk_free_bytes")
        size = await metered.value("koikoi_disk_size_bytes")
        assert 0 < free <= size == shutil.disk_usage(tmp_path).total
        (backups / "made").unlink()
        backups.rmdir()
        backups.symlink_to(backups)  # it can't be read any more
        assert await metered.value("koikoi_backup_timestamp_seconds") == 1_780_000_000


async def test_nothing_tells_of_a_person_a_server_a_match_or_a_card(metered: Metered) -> None:
    room = metered.room
    await room.started()
    for _ in range(4):
        await room.move(await room.mover())
    samples = await metered.samples()
    names = {name for _, labels in samples for name, _ in labels}
    assert names <= {
        *("kind", "le", "level", "limit", "method", "queue", "route", "status", "transaction"),
        "version",
    }
    values = {value for _, labels in samples for name, value in labels if name != "le"}
    assert not [value for value in values if re.search(r"\d{4}", value)], "an id"
    known = re.compile(r"[a-z]+|[A-Z]+|[1-5]\d\d|\d+\.\d+\.\d+|(/([a-z2@-]+|\{id\}|\{token\}))+")
    assert not [value for value in values if not known.fullmatch(value)]
    text = await metered.text()
    core = room.world.core
    secrets = {core.token, room.aoi.name, room.ben.name, room.world.guild.name}
    assert not [one for one in secrets if re.search(rf"\b{re.escape(one)}\b", text)]


async def test_health_says_why_the_bot_is_not_well(
    metered: Metered, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = metered.room
    assert await metered.health() == (200, "well")

    async def away(*_: Any) -> None:
        raise StorageError("the disk is gone")

    with monkeypatch.context() as patch:
        answer_instead(patch, room.store, match_rows.count_open, away)
        assert await metered.health() == (503, "database")
        assert await metered.value("koikoi_database_up") == 0
        assert not [1 for name, _ in await metered.samples() if name == "koikoi_open_matches"]
    assert await metered.value("koikoi_database_up") == 1
    room.client.in_flight.closed = True
    assert await metered.health() == (503, "stopping")
    room.client.in_flight.closed = False


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:9464", 200),
        ("127.0.1.3", 200),
        ("10.0.0.7:9464", 200),
        ("[::1]:9464", 200),
        ("localhost:9464", 200),
        ("bot:9464", 200),
        (socket.gethostname(), 200),
        ("evil.example", 403),
        ("evil.example:9464", 403),
        ("127.0.0.1.evil.example:9464", 403),
        ("localhost.evil.example", 403),
        ("evil.example.", 403),
        ("[::1", 403),
    ],
)
async def test_foreign_names_of_this_machine_are_refused(
    metered: Metered, host: str, status: int
) -> None:
    async with aiohttp.ClientSession(headers={"Host": host}) as session:
        for page in ("metrics", "health"):
            async with session.get(metered.url(page)) as answer:
                assert answer.status == status
                told = "koikoi_info" in await answer.text()
                assert told == ((status, page) == (200, "metrics"))


async def fill(store: Database) -> None:
    """Let the database take no new page, as on a full disk."""
    await store.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=1"))


async def make_room(store: Database) -> None:
    """Undo `fill`."""
    most = "PRAGMA max_page_count=1000000"
    await store.write(lambda connection: connection.exec_driver_sql(most))


async def test_a_full_disk_is_found_though_nobody_plays(metered: Metered) -> None:
    store, time = metered.store, 1000.0
    store.write_health.now = lambda: time
    writes: list[str] = []
    await fill(store)
    assert await metered.health() == (200, "well"), "that was a write within the last minute"
    time += RECENT
    event.listen(engines(store)["writing"][1], "begin", lambda _: writes.append("begun"))
    try:
        for _ in range(3):
            assert await metered.health() == (503, "database")
            assert await metered.value("koikoi_database_up") == 0
        assert len(writes) == 1, "the pages don't write whenever they are requested"
    finally:
        await make_room(store)
    assert await metered.health() == (503, "database"), "a write failed within the last minute"
    time += RECENT
    assert await metered.health() == (200, "well")


async def test_a_write_that_failed_is_found_though_others_succeed(metered: Metered) -> None:
    room, store, time = metered.room, metered.store, 1000.0
    store.write_health.now = lambda: time
    assert await metered.health() == (200, "well")
    await fill(store)
    with pytest.raises(StorageError, match="disk is full"):
        await store.write(host_rows.save_notice, "Back soon. " * 1000, datetime.now(UTC))
    challenge = await room.aoi.command("koikoi play", opponent=room.ben)
    assert "invites you" in challenge.text, "it needs no new page"
    assert await metered.health() == (503, "database")
    await make_room(store)
    assert await metered.health() == (503, "database")
    time += RECENT
    assert await metered.health() == (200, "well")


async def test_a_bot_that_lost_its_connection_is_not_well(metered: Metered) -> None:
    room = metered.room
    assert await metered.value("koikoi_connected") == 1
    await room.world.discord.close()
    await room.world.until(lambda: not room.client.ws.open, "the connection is gone")
    assert await metered.health() == (503, "disconnected")
    assert await metered.value("koikoi_connected") == 0


async def test_a_database_that_hangs_does_not_answer(
    metered: Metered, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(*_: Any) -> None:
        await asyncio.get_running_loop().create_future()

    monkeypatch.setattr("bot.metrics.server.ANSWERS_WITHIN", 0.0)
    answer_instead(monkeypatch, metered.room.store, match_rows.count_open, hang)
    assert await metered.health() == (503, "database")


async def test_the_doctor_asks_the_running_bot(metered: Metered, tmp_path: Path) -> None:
    room = metered.room
    assert "nobody has asked" in (await metered.doctor(tmp_path))["answers"]
    await room.started()
    await room.move(await room.mover())
    said = await metered.doctor(tmp_path)
    assert said["running bot"] == "it is connected to Discord, and its database answers."
    assert re.match(r"3 since \S+ \d\d:\d\d, half (within|over) \d", said["answers"])
    assert said["requests"].startswith(f"{len(room.world.requests)}, half ")
    assert "none failed" in said["requests"]
    moves = int(await metered.value("koikoi_moves_total"))
    many = "1 move" if moves == 1 else f"{moves} moves"
    assert said["matches"].startswith(
        f"1 match played now, 0 challenges open, {many} since the start;"
    )
    assert re.match(r"\d+ reads, half .*; \d+ writes?, half ", said["database time"])
    assert said["thinking"] == "no computer has moved yet."
    room.client.in_flight.closed = True
    with pytest.raises(CannotStart, match="stopping"):
        await metered.doctor(tmp_path)
    room.client.in_flight.closed = False


async def test_the_doctor_says_when_nobody_answers(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))  # nothing listens there
        address = Address("127.0.0.1", other.getsockname()[1])

        def first() -> str:
            return next(running_bot(address, tmp_path))[1]()

        with pytest.raises(NotRunning, match="it isn't running"):
            await asyncio.to_thread(first)
        write_status(tmp_path, status_of(Workload(), datetime.now(UTC)))
        with pytest.raises(CannotStart, match="gives no answer"):
            await asyncio.to_thread(first)


async def test_the_doctor_does_not_take_another_program_for_the_bot(tmp_path: Path) -> None:
    from aiohttp import web

    async def other(_: web.Request) -> web.Response:
        return web.Response(text="# TYPE up gauge\nup 1\n")

    app = web.Application()
    app.router.add_get("/{page}", other)
    runner = web.AppRunner(app, shutdown_timeout=0.5)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        address = Address("127.0.0.1", runner.addresses[0][1])
        with pytest.raises(CannotStart, match="something else answers"):
            await asyncio.to_thread(next(running_bot(address, tmp_path))[1])
    finally:
        await runner.cleanup()


async def test_a_taken_port_is_told_and_the_bot_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = EngineClient()
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            address = Address("127.0.0.1", taken.getsockname()[1])
            settings = load_settings({"KOIKOI_METRICS": str(address)}, tmp_path)
            async with AsyncExitStack() as stack:
                await start_metrics(stack, settings, room.client, store, thinker)
                async with room.open():
                    assert (await room.aoi.command("koikoi learn")).messages
    (said,) = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
    assert said.startswith(f"Metrics can't be served on {address} (")
    assert "KOIKOI_METRICS" in said
    trace = room.client.http.http_trace
    assert trace is not None
    hooks: list[Any] = [*trace.on_request_end, *trace.on_request_exception]
    assert {type(one.__self__) for one in hooks} <= {GlobalLimit}, "and nothing is measured"


async def test_the_time_that_a_computer_thinks_is_measured_by_level(tmp_path: Path) -> None:
    from bot.koikoi import PRESETS, view_for
    from tests.opponents.positions import positions

    thinker = EngineClient()  # no process: these two levels need none
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with measuring("127.0.0.1", 0, room.client, store, thinker.workload) as port:
            match = next(iter(positions(PRESETS["ktane"], seed=1)))
            for level in ("sprout", "sprout", "greedy"):
                await thinker.choose(level, view_for(match, match.to_act))
            metered = Metered(room, store, Address("127.0.0.1", port))
            name = "koikoi_thinking_seconds_count"
            assert await metered.value(name, level="sprout") == 2
            assert await metered.value(name, level="greedy") == 1
            assert await metered.value("koikoi_queue_length", queue="thinking") == 0
            assert (await metered.health())[0] == 503, "it never connected"
        await room.client.close()


async def test_after_the_end_nothing_is_measured(tmp_path: Path) -> None:
    usual = discord.http.Ratelimit
    async with opened(tmp_path) as metered:
        assert discord.http.Ratelimit is not usual
        store = metered.store
    assert discord.http.Ratelimit is usual
    assert store.took is nobody_hears
    with pytest.raises(aiohttp.ClientError):
        await metered.text()
