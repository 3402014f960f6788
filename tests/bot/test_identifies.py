"""Sessions at Discord's gateway begin less often than Discord allows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import discord.shard
import pytest

from bot.app import FEATURES, STORED_FEATURES
from bot.client import KoiKoiClient, ShardedKoiKoiClient
from bot.connection import ConnectionBroke, run_bot
from bot.hosting.gateway import BETWEEN, Reconnecting, ShortBackoff, Turns, use_short_backoff
from bot.matches.deadlines import DeadlineClock
from bot.matches.errors import StoreAway
from bot.matches.models.shards import Decide, SessionStart, Shards
from bot.matches.services import MatchService
from bot.playground.testing.pilot import World
from bot.storage import cluster_rows
from bot.storage.engine import Database
from tests.bot.harness import BotHarness, pictures
from tests.discord_world import GatewayClock, connected, local_world, pointed_at
from tests.matches.world import MORNING, ManualClock, RandomThinker, SeededRandomness
from tests.storage.stores import KINDS, sqlite_store, url_of


@pytest.fixture
async def store() -> AsyncIterator[Database]:
    async with sqlite_store(threads=False) as found:
        yield found


Begins = Callable[[Decide], Awaitable[bool]]


def beginning(store: Database) -> Begins:
    """Return the function that begins a session with the turns of a store."""

    async def begin(decide: Decide) -> bool:
        return await store.write(cluster_rows.begin_session, decide)

    return begin


def client_of(store: Database, turns: Turns, shards: Shards) -> KoiKoiClient:
    service = MatchService(
        store,
        clock=ManualClock(),
        randomness=SeededRandomness(1),
        thinker=RandomThinker(),
        features=FEATURES,
    )
    return (KoiKoiClient if len(shards.ids) == 1 else ShardedKoiKoiClient)(
        service,
        pictures(),
        FEATURES,
        retry_pause=0.01,
        guilds_within=0.05,
        emojis=False,
        shards=shards,
        turns=turns,
    )


def turns_of(store: Database, time: GatewayClock, shards: Shards) -> Turns:
    return Turns(beginning(store), time.now, shards=shards.count, sleep=time.sleep)


async def life_of(world: World, store: Database, time: GatewayClock, shards: Shards) -> None:
    """Run a process from its start to its end."""
    client = client_of(store, turns_of(store, time, shards), shards)
    clock = DeadlineClock(client.service.core, client.presenter.is_undelivered)
    await run_bot(client, world.core.token, clock, asyncio.Event())


@pytest.mark.parametrize("ids", [(0, 1), (0, 1, 2, 3)])
async def test_several_shards_and_an_event_that_cannot_be_read_stay_below_the_days_thousand(
    tmp_path: Path, ids: tuple[int, ...]
) -> None:
    """A supervisor restarts the bot five seconds after each end."""
    hours = 4
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        time, gateway = GatewayClock(world), world.core.gateway
        gateway.always_malformed = True
        until = time.now() + timedelta(hours=hours)
        lives = 0
        with pointed_at(world.discord):
            while time.now() < until:
                with pytest.raises(ConnectionBroke):
                    await life_of(world, store, time, Shards(ids, len(ids)))
                await time.sleep(5)
                lives += 1
        assert gateway.identify_limit.refused == 0
        assert gateway.identifies == lives * len(ids)
        assert gateway.identifies < 1000 / 24 * hours, "at this rate a day stays below 1,000"
        # Without the malformed event, a connection lasts.
        gateway.always_malformed = False
        shards = Shards(ids, len(ids))
        client = client_of(store, turns_of(store, time, shards), shards)
        async with connected(world, client):
            assert len(gateway.shards) == len(ids)


async def test_a_connection_that_discord_cuts_off_at_once_is_made_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The library raises an error by that; for the host it is no bug."""
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        gateway = world.core.gateway
        gateway.cut_off = 2
        with pointed_at(world.discord):
            living = asyncio.create_task(
                life_of(world, store, GatewayClock(world), Shards((0,), 1))
            )
            await world.until(lambda: gateway.online, "it is connected")
            living.cancel()
            await asyncio.wait([living])
    assert "cut the connection off" in caplog.text
    assert not [one for one in caplog.records if one.exc_info and one.name.startswith("bot.")]


async def test_discord_is_not_heard_any_more_as_the_connection_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A session that began at that moment would leave the library's tasks behind."""
    stop, heard = asyncio.Event(), list[asyncio.Task[Any]]()
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        shards = Shards((0,), 1)
        client = client_of(store, turns_of(store, GatewayClock(world), shards), shards)
        close = client.close

        async def closes() -> None:
            tasks = asyncio.all_tasks()
            heard.extend(one for one in tasks if "_stay_connected" in repr(one.get_coro()))
            await close()

        monkeypatch.setattr(client, "close", closes)
        clock = DeadlineClock(client.service.core, client.presenter.is_undelivered)
        with pointed_at(world.discord):
            living = asyncio.create_task(run_bot(client, world.core.token, clock, stop))
            await world.until(lambda: world.core.gateway.online, "it is connected")
            stop.set()
            await living
    assert client.is_closed()
    assert heard == []


async def test_sessions_that_discord_ends_again_and_again_wait_longer_each_time(
    room: BotHarness,
) -> None:
    gateway, time = room.world.core.gateway, room.gateway_clock
    began = time.now()

    def begun(number: int) -> bool:
        return gateway.identifies == number

    for number in range(2, 10):
        gateway.forget_sessions()
        await room.world.until(partial(begun, number), "a new session")
        await room.world.until(lambda: gateway.online, "it holds")
    assert (time.now() - began).total_seconds() >= 5.5 + 10 + 20 + 40 + 80 + 160 + 320
    assert gateway.identify_limit.refused == 0


class Granted:
    """Counts the granted turns, before anybody else can notice them."""

    def __init__(self) -> None:
        self.count = 0

    def counting(self, store: Database) -> Begins:
        async def begin(decide: Decide) -> bool:
            def counted(starts: Mapping[int, SessionStart]) -> SessionStart | None:
                start = decide(starts)
                self.count += start is not None
                return start

            return await store.write(cluster_rows.begin_session, counted)

        return begin


@pytest.mark.parametrize("kind", KINDS)
async def test_processes_that_start_together_come_one_after_the_other(
    kind: str, tmp_path: Path
) -> None:
    """Without turns each process would be rejected and retry, with up to ten IDENTIFYs."""
    count, granted = 4, Granted()
    url = await url_of(kind, tmp_path)
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(local_world(tmp_path / "discord"))
        time, gateway = GatewayClock(world), world.core.gateway

        async def sleep(seconds: float) -> None:
            # No time passes until Discord has received the sessions with a turn.
            await world.until(lambda: gateway.identifies >= granted.count, "they have begun")
            await time.sleep(seconds)

        one = Database(url, STORED_FEATURES)
        stores = [
            one,
            *(Database(url, STORED_FEATURES) if kind != "sqlite" else one for _ in range(1, count)),
        ]
        clients = []
        for number, store in enumerate(stores):
            turns = Turns(granted.counting(store), time.now, shards=count, sleep=sleep)
            clients.append(client_of(store, turns, Shards((number,), count)))
        stack.enter_context(pointed_at(world.discord))
        starting = [asyncio.create_task(one.start(world.core.token)) for one in clients]
        try:
            await world.until(lambda: len(gateway.shards) == count, "all are connected")
            assert (gateway.identifies, gateway.identify_limit.refused) == (count, 0)
        finally:
            for client in clients:
                await client.close()
            for task in starting:
                task.cancel()
            await asyncio.gather(*starting, return_exceptions=True)
            for store in set(stores):
                await store.close()


# ── the turns ───────────────────────────────────────────────────────────────────────────────


class Sleeper:
    """Time that passes only while somebody sleeps."""

    def __init__(self) -> None:
        self.now = MORNING
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(round(seconds, 3))
        self.now += timedelta(seconds=seconds)

    def turns(self, begin: Begins, shards: int = 1, **how: float) -> Turns:
        return Turns(
            begin, lambda: self.now, shards=shards, how=Reconnecting(**how), sleep=self.sleep
        )


async def taken(
    time: Sleeper, store: Database, held: Sequence[float], shards: int = 1
) -> list[float]:
    """Return how long each session waits after the previous one was held for the given seconds.
    A new process begins each."""
    waits = []
    for seconds in held:
        time.slept.clear()
        await time.turns(beginning(store), shards).take(0)
        waits.append(sum(time.slept))
        time.now += timedelta(seconds=seconds)
    return waits


async def test_the_pause_grows_over_restarts_and_a_steady_session_resets_it(
    store: Database,
) -> None:
    time = Sleeper()
    waits = await taken(time, store, [0] * 12)
    assert waits == [0, 5.5, 10, 20, 40, 80, 160, 320, 600, 600, 600, 600]
    time.now += timedelta(seconds=1200)  # 600 of them are its pause
    assert await taken(time, store, [0, 0, 0]) == [0, 5.5, 10]


async def test_what_a_session_has_held_counts_for_its_pause(store: Database) -> None:
    assert await taken(Sleeper(), store, [0, 0, 0, 15, 100, 0]) == [0, 5.5, 10, 20, 25, 0]


@pytest.mark.parametrize("count", [1, 2, 4, 16, 60])
async def test_all_shards_together_stay_below_the_thousand_of_a_day(
    store: Database, count: int
) -> None:
    time = Sleeper()
    begun, end = 0, time.now + timedelta(days=1)
    while time.now < end:  # one shard represents all, which have the same pauses
        await time.turns(beginning(store), count).take(0)
        begun += 1
    assert begun * count < 1000


async def test_shards_of_other_groups_need_not_wait(store: Database) -> None:
    time = Sleeper()
    turns = time.turns(beginning(store), 4)
    turns.groups = 2
    for shard in (0, 1):
        await turns.take(shard)
    assert not time.slept
    assert await turns.wait((2,)) == await turns.wait((3,)) == BETWEEN
    await turns.take(2)
    assert time.slept == [BETWEEN]


async def test_a_clock_that_was_set_back_keeps_nobody_away_for_longer_than_a_pause(
    store: Database,
) -> None:
    time = Sleeper()
    await time.turns(beginning(store)).take(0)
    time.now -= timedelta(days=30)
    assert await time.turns(beginning(store)).wait((0,)) <= 600


async def test_without_the_database_a_process_goes_by_what_it_knows(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def gone(_: Decide) -> bool:
        raise StoreAway("It is away.")

    time = Sleeper()
    turns = time.turns(gone)
    for _ in range(4):
        await turns.take(0)
    assert time.slept == [5.5, 10, 20]
    assert "It is away" in caplog.text


def test_the_library_pauses_shortly_with_several_shards_too() -> None:
    use_short_backoff()
    assert vars(discord.shard)["ExponentialBackoff"] is ShortBackoff
