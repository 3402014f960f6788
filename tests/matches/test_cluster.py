"""Several processes: responsibility for messages, leadership, and the takeover of both."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.cli.shard_setup import taking_part
from bot.matches.cluster import EventType
from bot.matches.errors import Refusal, Refused
from bot.matches.leader import LeaderElection
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.shards import Shards, lease_of
from bot.matches.models.terms import ChannelRef, GuildSettings
from bot.matches.models.timings import Limits
from bot.matches.services import MatchService
from bot.matches.shared_cluster import ShardTaken, SharedCluster
from bot.storage import cluster_rows, match_rows
from bot.storage.engine import Database
from bot.storage.shared_session import SharedSession
from tests.bot.test_failed_store import failing
from tests.matches.world import AOI, BEN, CHIYO, HERE, TURN, World, live
from tests.refused import is_refused
from tests.storage.stores import POSTGRESQL, url_of
from tests.storage.together import STUCK, beat, expire, process_on, until

pytestmark = pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")

GUILDS = tuple(shard << 22 for shard in range(3))
"""A server on each of three shards."""


@pytest.fixture
async def url(tmp_path: Path) -> str:
    return await url_of("postgresql", tmp_path)


@dataclass(slots=True)
class Process:
    """One of the processes: connected to Discord, unless a test changes that."""

    store: Database
    cluster: SharedCluster
    connected: bool = True

    def __post_init__(self) -> None:
        self.cluster.connected = lambda: self.connected

    @property
    def owned(self) -> list[int]:
        """The shards whose messages it maintains."""
        return [shard for shard, guild in enumerate(GUILDS) if self.cluster.is_responsible(guild)]


@pytest.fixture
async def processes(url: str) -> AsyncIterator[list[Process]]:
    async with AsyncExitStack() as stack:
        made = [await stack.enter_async_context(process_on(url, shard, 3)) for shard in range(3)]
        yield [Process(store, cluster) for store, cluster in made]


async def test_the_first_one_keeps_everything_until_the_others_come(
    processes: list[Process],
) -> None:
    one, two, three = processes
    await beat(one.cluster)
    assert one.cluster.upkeep
    assert one.owned == [0, 1, 2]
    assert one.cluster.is_responsible(None)

    await beat(two.cluster, one.cluster)
    assert one.owned == [0, 2]
    assert two.owned == [1]
    assert not two.cluster.is_responsible(None)
    assert not two.cluster.upkeep

    await beat(three.cluster, one.cluster, two.cluster)
    assert [process.owned for process in processes] == [[0], [1], [2]]
    assert [process.cluster.processes for process in processes] == [3, 3, 3]


async def test_nothing_belongs_to_nobody_and_nothing_to_two(processes: list[Process]) -> None:
    for _ in range(2):
        await beat(*(process.cluster for process in processes))
    owned = [shard for process in processes for shard in process.owned]
    assert sorted(owned) == [0, 1, 2]
    assert sum(process.cluster.upkeep for process in processes) == 1


async def test_a_dead_process_is_replaced(processes: list[Process]) -> None:
    one, two, three = processes
    for _ in range(2):
        await beat(*(process.cluster for process in processes))
    gained: list[list[int]] = []
    two.cluster.gained.subscribe(lambda: gained.append(two.owned))
    await expire(one.store, one.cluster)  # it was the leader
    await beat(two.cluster, three.cluster)
    assert two.cluster.upkeep
    assert two.owned == [0, 1]
    assert two.cluster.is_responsible(None), "direct messages, too"
    assert gained == [[0, 1]]
    assert two.cluster.stood_still, "nobody let computers move for a minute"
    assert three.owned == [2]

    await expire(three.store, three.cluster)
    await beat(two.cluster)
    assert two.owned == [0, 1, 2]
    assert gained == [[0, 1], [0, 1, 2]]


async def test_one_that_comes_back_waits_until_the_other_has_noticed(
    processes: list[Process],
) -> None:
    one, two, _ = processes
    for _ in range(2):
        await beat(one.cluster, two.cluster)
    await expire(two.store, two.cluster)
    await beat(one.cluster)
    assert one.owned == [0, 1, 2]

    setattr(two.cluster, "_home_from", None)  # noqa: B010 - a new run of the same process
    await beat(two.cluster)
    assert two.owned == [], "the first one may be drawing still"
    await beat(one.cluster)
    assert one.owned == [0, 2]
    two.cluster._home_from = 0  # seconds pass
    await beat(two.cluster)
    assert two.owned == [1]


async def test_one_without_a_connection_keeps_its_shard_and_leaves_the_work(
    processes: list[Process],
) -> None:
    one, two, _ = processes
    for _ in range(2):
        await beat(one.cluster, two.cluster)
    one.connected = False
    await beat(one.cluster)
    assert one.owned == [0, 2], "a moment without connection is nothing"
    one.cluster._connected_at = float("-inf")
    await beat(one.cluster, two.cluster)
    assert one.owned == []
    assert not one.cluster.upkeep
    assert two.owned == [0, 1, 2]
    again = SharedCluster(one.store, one.cluster.session, Shards((0,), 3), beat=0.01)
    with pytest.raises(ShardTaken, match="KOIKOI_SHARDS=0/3"):
        await again.join(patience=0.02)


async def test_two_processes_with_one_shard_are_told_so(processes: list[Process]) -> None:
    one, _, _ = processes
    await one.cluster.join()
    second = SharedCluster(one.store, one.cluster.session, Shards((0, 1), 3), beat=0.01)
    with pytest.raises(ShardTaken):
        await second.join(patience=0.02)
    await one.cluster.leave()
    await second.leave()
    await second.join(patience=0)


async def test_one_that_hangs_knows_that_it_has_lost_its_leases(processes: list[Process]) -> None:
    one, two, _ = processes
    for _ in range(2):
        await beat(one.cluster, two.cluster)
    gained: list[list[int]] = []
    one.cluster.gained.subscribe(lambda: gained.append(one.owned))
    one.cluster._valid_until = one.cluster._now()
    assert one.owned == []
    assert not one.cluster.upkeep
    assert not one.cluster.holds_shards

    await expire(one.store, one.cluster)
    await beat(two.cluster)
    assert two.owned == [0, 1, 2]
    await beat(one.cluster)
    assert one.owned == [], "the other one may be drawing still"
    one.cluster._home_from = 0  # seconds pass
    await beat(two.cluster, one.cluster)
    assert (one.owned, two.owned) == ([0], [1, 2])
    assert gained == [[0]], "it reads again what the other one did"


async def test_a_renewal_that_takes_longer_than_a_lease_is_no_loss(
    processes: list[Process],
) -> None:
    one, _, _ = processes
    slow = SharedCluster(one.store, one.cluster.session, Shards((0,), 3), life=0, beat=0.01)
    running = asyncio.create_task(slow.run())
    async with asyncio.timeout(60):
        for _ in range(3):
            await slow._beaten.wait()
            assert not running.done()
    assert not slow.holds_shards
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


# ── what processes do to the same matches ───────────────────────────────────────────────────────


@dataclass(slots=True)
class Two:
    """The services of two processes on one database."""

    one: World
    two: World


@pytest.fixture
async def both(url: str) -> AsyncIterator[Two]:
    async with AsyncExitStack() as stack:
        worlds = []
        for shard in range(2):
            store, cluster = await stack.enter_async_context(process_on(url, shard, 2))
            worlds.append(World(store, cluster=cluster, limits=Limits(matches=3, begun=100)))
        yield Two(*worlds)


async def test_a_move_of_one_process_is_heard_in_the_other(both: Two) -> None:
    stored = await both.one.started()
    assert (await both.two.service.queries.get(stored.id)).seq == stored.seq
    moved = await both.one.move(stored)
    await until(lambda: any(one.seq == moved.seq for one in both.two.heard))
    heard = both.two.heard[-1]
    assert heard.elsewhere
    assert heard.deadline == moved.stored.info.deadline
    assert heard.guild_id == HERE.guild_id
    assert (await both.two.service.queries.get(stored.id)).seq == moved.seq, "not the old state"


async def test_one_of_two_presses_at_once_counts(both: Two) -> None:
    stored = await both.one.started()
    for _ in range(6):
        states = [await world.service.queries.snapshot(stored.id) for world in (both.one, both.two)]
        assert states[0].info.seq == states[1].info.seq
        stored = await both.one.service.queries.get(stored.id)
        moves = [world.move(stored) for world in (both.one, both.two)]
        done = await asyncio.gather(*moves, return_exceptions=True)
        assert sorted(is_refused(one, Refusal.STALE_ACTION) for one in done) == [False, True]
        log = await both.one.store.read(match_rows.log, stored.id)
        assert log is not None
        assert [line.seq for line in log.actions] == list(range(len(log.actions)))
        stored = await both.two.service.queries.get(stored.id)


async def test_limits_hold_for_all_processes_together(both: Two) -> None:
    async def sit_down(world: World, number: int) -> None:
        place = ChannelRef(7, 70 + number)
        await world.service.computers.start(place, AOI, "wild", live())

    asked = [sit_down((both.one, both.two)[number % 2], number) for number in range(8)]
    refused = [one for one in await asyncio.gather(*asked, return_exceptions=True) if one]
    assert len(refused) == 5
    assert all(is_refused(one, Refusal.TOO_MANY_MATCHES) for one in refused), refused
    assert len(await both.one.store.read(match_rows.open_matches, AOI.id)) == 3


async def test_a_challenge_is_accepted_once(both: Two) -> None:
    invited = await both.one.service.challenges.invite(HERE, AOI, None, live())
    people = [Person(200 + number, f"Guest {number}") for number in range(6)]

    async def accept(service: MatchService, person: Person) -> None:
        await service.challenges.accept(invited.id, person)

    asked = [
        accept((both.one, both.two)[number % 2].service, person)
        for number, person in enumerate(people)
    ]
    refused = [one for one in await asyncio.gather(*asked, return_exceptions=True) if one]
    assert len(refused) == 5
    assert all(isinstance(one, Refused) for one in refused), refused
    assert (await both.two.service.queries.snapshot(invited.id)).info.status is Status.PLAYING


async def test_a_deadline_is_handled_once_though_two_try(both: Two) -> None:
    stored = await both.one.service.computers.start(HERE, AOI, "wild", live())
    await both.two.service.queries.snapshot(stored.id)
    both.two.clock = both.two.service.core.clock = both.one.clock
    for _ in range(5):
        both.one.clock.move(live().turn / 60)
        await asyncio.gather(both.one.deadlines.tick(), both.two.deadlines.tick())
        log = await both.one.store.read(match_rows.log, stored.id)
        assert log is not None
        assert [line.seq for line in log.actions] == list(range(len(log.actions)))
        if log.info.status is not Status.PLAYING:
            break
        now = (await both.two.service.queries.snapshot(stored.id)).info
        if now.waits_for(AOI.id):
            await both.two.move(await both.two.service.queries.get(stored.id))


async def test_settings_hold_in_the_other_process_at_once(both: Two) -> None:
    assert (await both.two.service.settings.guild_settings(7)).preset != "steam"
    await both.one.service.settings.save_guild_settings(GuildSettings(7, preset="steam"))
    assert (await both.two.service.settings.guild_settings(7)).preset == "steam"
    chosen = await both.two.service.settings.preferences(AOI.id)
    await both.two.service.settings.save_preferences(replace(chosen, large_print=True))
    assert (await both.one.service.settings.preferences(AOI.id)).large_print


@pytest.mark.parametrize("what", ["person", "server"])
async def test_what_is_erased_is_forgotten_everywhere(both: Two, what: str) -> None:
    """No further event about a finished match reaches the other process."""
    over = await both.one.play_out(await both.one.started())
    named = (await both.two.service.queries.get(over.id)).info
    assert (BEN in named.people, named.place.guild_id) == (True, HERE.guild_id)
    if what == "person":
        await both.one.service.privacy.erase(BEN)
    else:
        await both.one.service.servers.erase(HERE.guild_id or 0)
    await until(lambda: over.id not in both.two.service.core.repository._memory)
    info = (await both.two.service.queries.get(over.id)).info
    kept = BEN in info.people, info.place.guild_id == HERE.guild_id
    assert kept == (what != "person", what != "server")


async def test_nobody_loses_time_while_their_shard_is_away(both: Two) -> None:
    one, two = both.one, both.two
    first, second = (world.service.cluster for world in (one, two))
    assert isinstance(first, SharedCluster)
    assert isinstance(second, SharedCluster)
    first.connected = second.connected = lambda: True
    upkeep = LeaderElection(first, one.service.core)
    one.deadlines = upkeep.clock
    for _ in range(2):
        await beat(first, second)
    assert first.upkeep
    here = await one.started(place=ChannelRef(GUILDS[0], 70))
    there = await one.started(place=ChannelRef(GUILDS[1], 71), challenger=CHIYO)

    await expire(two.store, second)
    await beat(first)
    assert set(first.away) == {1}
    await one.later(minutes=20)
    # Matches on this process's shard proceed as always.
    assert (await one.service.queries.get(here.id)).info.absent is not None
    waiting = (await one.service.queries.get(there.id)).info
    assert waiting.absent is None
    assert waiting.seq == there.seq

    second._valid_until = second._now() + 1
    await beat(second, first)
    assert not first.away
    await one.later(seconds=6)
    info = (await one.service.queries.get(there.id)).info
    assert info.absent is None
    assert info.turn_ends is not None
    assert info.turn_ends >= one.clock.now() + TURN - timedelta(seconds=10), "a whole turn again"
    await one.later(minutes=4)
    assert (await one.service.queries.get(there.id)).info.absent is not None


async def test_the_upkeep_runs_in_one_process_and_moves_on(both: Two) -> None:
    one, two = both.one, both.two
    first, second = (world.service.cluster for world in (one, two))
    assert isinstance(first, SharedCluster)
    assert isinstance(second, SharedCluster)
    first.connected = second.connected = lambda: True
    tasks = [
        asyncio.create_task(LeaderElection(cluster, world.service.core).run())
        for cluster, world in ((first, one), (second, two))
    ]
    try:
        await beat(first, second)
        await one.clock.asleep_until(None)
        stored = await one.service.computers.start(HERE, AOI, "wild", live())
        await one.clock.asleep_until((await one.service.queries.get(stored.id)).info.deadline)
        await first.leave()
        await beat(second)
        await two.clock.asleep_until((await two.service.queries.get(stored.id)).info.deadline)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


# ── a store that goes away ──────────────────────────────────────────────────────────────────────


async def test_leases_are_renewed_again_when_the_store_is_back(
    processes: list[Process], caplog: pytest.LogCaptureFixture
) -> None:
    """Events that failed meanwhile block nothing."""
    one = processes[0]
    cluster = SharedCluster(one.store, one.cluster.session, Shards((0,), 3), beat=0.01)
    await cluster.join()
    running = asyncio.create_task(cluster.run())
    with failing(one.store, reads=True) as met:
        cluster.publish(EventType.HELLO)
        await cluster.flush()
        await until(lambda: len(met) > 3)
    renewed = asyncio.Event()
    cluster.renewed.subscribe(renewed.set)
    await until(renewed.is_set)
    assert not running.done()
    assert cluster.holds_shards
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    with failing(one.store, reads=True):
        await cluster.leave()
    said = [one.getMessage() for one in caplog.records if one.levelno == logging.WARNING]
    for sentence in ("could not be told", "could not be renewed", "could not be given up"):
        assert any(sentence in one for one in said), sentence
    assert not [one for one in caplog.records if one.exc_info]


@pytest.mark.parametrize("stopped", [False, True])
async def test_who_loses_a_shard_says_so_and_who_is_stopped_just_ends(
    url: str, processes: list[Process], stopped: bool
) -> None:
    first, second, _ = processes
    cluster = SharedCluster(first.store, SharedSession(url), Shards((0,), 3), beat=3600)
    renewals: list[int] = []
    cluster.renewed.subscribe(lambda: renewals.append(1))

    async def owns() -> None:
        async with asyncio.timeout(STUCK), taking_part(cluster):
            await asyncio.Event().wait()

    running = asyncio.create_task(owns())
    await until(lambda: len(renewals) == 2)  # it waits for a wake-up before the next renewal
    if stopped:
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
    else:
        await expire(second.store, cluster)
        await _taken_by_another(second.store)
        cluster.wake()
        with pytest.raises(ShardTaken):
            await running
    assert await _taken_by_another(second.store)


async def _taken_by_another(store: Database) -> bool:
    """Let a third process take the lease of the first shard, if it is free."""
    names = [lease_of(0)]
    held, _ = await store.write(cluster_rows.take_leases, names, "another", 60.0, connected=True)
    return bool(held)
