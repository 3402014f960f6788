"""Two processes of the bot on one database, each with a shard: displays and answers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

import discord
import pytest

from bot.app import FEATURES
from bot.client import KoiKoiClient
from bot.matches.deadlines import DeadlineClock
from bot.matches.models.people import Person
from bot.matches.models.posted_messages import PostedMessage
from bot.matches.models.rotation import Goal
from bot.matches.models.shards import UPKEEP, Shards
from bot.matches.models.terms import GuildSettings
from bot.matches.services import MatchService
from bot.matches.shared_cluster import SharedCluster
from bot.matches.transitions.dm_openings import BETWEEN, MAX_NEW_DMS, WITHIN
from bot.messages.post import PostedMessageRef
from bot.playground.gateway.sharding import Shard
from bot.playground.objects.channel import Channel
from bot.playground.testing.pilot import Pilot, World
from bot.playground.testing.rendered_message import RenderedMessage
from bot.rotations.service import Rotations
from tests.bot.harness import BotHarness, choices, pictures
from tests.discord_world import connected, local_world
from tests.matches.world import ManualClock, RandomThinker, SeededRandomness
from tests.playground.guilds import guild_on
from tests.storage.stores import POSTGRESQL, url_of
from tests.storage.together import STUCK, beat, process_on, until

CALLBACK: Final = "/interactions/{interaction_id}/{interaction_token}/callback"

LASTING: Final = 3600.0
"""Seconds for which a process keeps its shards here: its leases are not renewed meanwhile."""

pytestmark = pytest.mark.skipif(not POSTGRESQL, reason="KOIKOI_TEST_POSTGRESQL names no server")


@dataclass(slots=True)
class Process:
    cluster: SharedCluster
    service: MatchService
    client: KoiKoiClient


class House:
    """Aoi and Ben on a server of the second shard; the first shard receives direct messages."""

    def __init__(self, world: World, processes: list[Process]) -> None:
        self.world = world
        self.first, self.second = processes
        world.core.gateway.identify_limit.max_concurrency = 2
        guild = guild_on(world, Shard(1, 2), "Second")
        self.aoi, self.ben = (world.newcomer(name, guild=guild) for name in ("Chiyo", "Dan"))
        self.channel: Channel = world.core.directory.channels_of(guild.id)[0]

    async def drawn(self) -> None:
        """Wait until every stored message shows the newest state, and no work is left."""
        await until(lambda: not self._busy())
        async with asyncio.timeout(STUCK):
            while await self._stale():  # noqa: ASYNC110 - no event
                await asyncio.sleep(0.01)
        await until(lambda: not self._busy())

    def _busy(self) -> bool:
        clients = [one.client for one in self.both]
        return any(one.in_flight.count or one.presenter.busy for one in clients)

    async def _stale(self) -> tuple[PostedMessage, ...]:
        """Return the messages that the database marks as outdated."""
        await self.second.service.messages.flush()
        return await self.first.service.messages.stale()

    @property
    def both(self) -> tuple[Process, Process]:
        return self.first, self.second

    def table(self) -> RenderedMessage:
        """Return the only message in the channel."""
        (table,) = self.aoi.messages(self.channel)
        return table

    async def started(self) -> None:
        await self.aoi.command("koikoi play", channel=self.channel, opponent=self.ben)
        await self.drawn()
        await self.ben.click("Accept", in_=self.table())
        await self.drawn()

    async def mover(self) -> Pilot:
        info = (await self.first.service.queries.snapshot(1)).info
        return self.aoi if info.waits_for(self.aoi.id) else self.ben


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    url = await url_of("postgresql", tmp_path)
    clock = ManualClock()
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(local_world(tmp_path))
        processes = []
        for shard in range(2):
            store, cluster = await stack.enter_async_context(
                process_on(url, shard, 2, life=LASTING)
            )
            service = MatchService(
                store,
                clock=clock,
                randomness=SeededRandomness(shard),
                thinker=RandomThinker(),
                cluster=cluster,
                features=FEATURES,
            )
            client = KoiKoiClient(
                service,
                pictures(),
                FEATURES,
                retry_pause=0.01,
                guilds_within=0.05,
                emojis=False,
                shards=Shards((shard,), 2),
            )
            processes.append(Process(cluster, service, client))
        house = House(world, processes)
        for process in processes:
            await stack.enter_async_context(connected(world, process.client))
        for process in processes:
            await process.cluster.renew()
        for process in processes:
            process.cluster._home_from = 0  # seconds pass
        for _ in range(2):
            await beat(*(process.cluster for process in processes))
        assert processes[0].cluster.is_responsible(None)
        assert processes[1].cluster.is_responsible(house.channel.guild_id)
        yield house
        for process in processes:
            await process.client.presenter.settle()


async def test_a_match_is_shown_by_both_and_nothing_is_doubled(house: House) -> None:
    await house.started()
    hands = {pilot.id: pilot.dms()[-1].id for pilot in (house.aoi, house.ben)}
    for _ in range(4):
        mover = await house.mover()
        (hand,) = mover.dms()
        before = house.table()
        await mover.click(choices(hand)[0], in_=hand)
        await house.drawn()
        assert house.table().id == before.id
        assert house.table().content != before.content
    for pilot in (house.aoi, house.ben):
        assert [seen.id for seen in pilot.dms()] == [hands[pilot.id]]
    edits = [one for one in house.world.requests if one.method == "PATCH"]
    both_hands = [one for one in edits if str(hands[house.aoi.id]) in one.path]
    assert len(both_hands) <= 4, "each hand is edited once for a move of the other one"


async def test_an_answer_that_arrives_after_a_newer_state_does_not_remain(house: House) -> None:
    """After a restart a process answers presses while another one still maintains its messages."""
    await house.started()
    keeper, restarted = house.second, house.first.cluster
    restarted._home_from, restarted._held = None, restarted._held - {UPKEEP}
    keeper.cluster._held |= {UPKEEP}
    keeper.cluster.away = {0: timedelta()}
    keeper.client.presenter.reload()
    mover = await house.mover()
    other = house.ben if mover is house.aoi else house.aoi
    (hand,) = mover.dms()
    held = house.world.core.faults.hold("POST", CALLBACK)
    move = asyncio.create_task(mover.click(choices(hand)[0], in_=hand))
    await until(lambda: held.met)
    await keeper.service.play.resign(1, Person(other.id, other.name))
    await until(lambda: "resigned" in mover.dms()[0].content)
    held.release()
    await move
    # The keeper learns of it from the database at an unspecified time.
    await until(lambda: "resigned" in mover.dms()[0].content)


async def test_a_table_that_one_sent_as_another_took_its_messages_back_is_not_doubled(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message begun before the leases changed is sent nevertheless; the keeper is notified."""
    standing_in, keeper = house.first, house.second
    await house.started()
    old = house.table()
    keeper.cluster._home_from = None
    standing_in.cluster.away = {1: timedelta()}
    assert standing_in.cluster.is_responsible(house.channel.guild_id)
    presenter = standing_in.client.presenter
    presenter.reload()
    begun, going_on, to_send = asyncio.Event(), asyncio.Event(), presenter.deps.delivery.to_send

    async def slow(*values: Any, **options: Any) -> dict[str, Any]:
        begun.set()
        await going_on.wait()
        return await to_send(*values, **options)

    monkeypatch.setattr(presenter.deps.delivery, "to_send", slow)
    await presenter.resend_table(1)
    await begun.wait()
    edit = house.world.core.faults.hold("PATCH", "/channels/{channel_id}/messages/{message_id}")
    edit.message_id = old.id
    keeper.cluster._home_from, standing_in.cluster.away = 0, {}
    keeper.client.presenter.reload()
    keeper.client.presenter.redraw_ours(1)
    await until(lambda: edit.met)
    going_on.set()
    await until(lambda: old.id not in {one.id for one in house.aoi.messages(house.channel)})
    edit.release()
    await house.drawn()
    await until(lambda: len(house.aoi.messages(house.channel)) == 1)
    assert "My hand" in house.table().labels
    assert house.table().id != old.id


async def test_what_another_process_did_is_taken_over_when_a_drawing_is_done(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another process found the table deleted and sent a new one during a drawing of this one."""
    standing_in, keeper = house.first, house.second
    await house.started()
    old = house.table()
    presenter = keeper.client.presenter
    delivery = presenter.deps.delivery
    begun, going_on, to_edit = asyncio.Event(), asyncio.Event(), delivery.to_edit

    async def slow(*values: Any, **options: Any) -> dict[str, Any]:
        begun.set()
        await going_on.wait()
        return await to_edit(*values, **options)

    monkeypatch.setattr(delivery, "to_edit", slow)
    presenter.redraw_ours(1)
    await begun.wait()
    house.world.core.messages.delete(old.message)
    keeper.cluster._home_from = None
    standing_in.cluster.away = {1: timedelta()}
    sent = house.world.core.faults.hold("POST", "/channels/{channel_id}/messages")
    standing_in.client.presenter.reload()
    standing_in.client.presenter.redraw_ours(1)
    await until(lambda: sent.met)
    keeper.cluster._home_from, standing_in.cluster.away = 0, {}
    presenter.reload()
    await presenter.messages(1)
    going_on.set()
    presenter.refresh(1)
    sent.release()
    await house.drawn()
    await until(lambda: len(house.aoi.messages(house.channel)) == 1)
    assert not [one for one in caplog.records if one.exc_info]


async def test_what_another_process_drew_during_an_edit_is_drawn_over(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its event comes before the edit's response; which request arrived last is unknown."""
    await house.started()
    keeper, table = house.second, house.table()
    arrived, answered = asyncio.Event(), asyncio.Event()
    edit = discord.PartialMessage.edit

    async def slow(message: discord.PartialMessage, **fields: Any) -> discord.Message:
        edited = await edit(message, **fields)
        if message.id == table.id and not arrived.is_set():
            arrived.set()
            await answered.wait()
        return edited

    monkeypatch.setattr(discord.PartialMessage, "edit", slow)
    keeper.client.presenter.redraw_ours(1)
    await arrived.wait()
    message = house.first.client.channels.messageable(table.channel_id)
    await message.get_partial_message(table.id).edit(content="older", view=None, attachments=[])
    keeper.client.presenter.drawn_elsewhere(1)
    await until(lambda: not keeper.client.presenter._refreshing)
    answered.set()
    await until(lambda: house.table().content == table.content)


async def test_closed_direct_messages_are_said_on_the_table(house: House) -> None:
    house.ben.close_dms()
    await house.started()
    await until(lambda: "Dan" in house.table().content and not house.ben.dms())
    await house.drawn()
    assert house.second.client.presenter.access.is_closed(house.ben.id)


async def test_a_rematch_asked_for_in_direct_messages_is_posted_on_the_server(
    house: House,
) -> None:
    await house.started()
    await house.second.service.play.resign(1, Person(house.ben.id, house.ben.name))
    await house.drawn()
    (hand,) = house.aoi.dms()
    await house.aoi.click("Rematch", in_=hand)
    await until(lambda: len(house.aoi.messages(house.channel)) == 2)
    await house.drawn()
    challenge = house.aoi.messages(house.channel)[-1]
    assert challenge.button("Accept")
    assert len(house.aoi.messages(house.channel)) == 2


async def test_a_hand_opened_on_the_server_follows_a_move_in_direct_messages(
    house: House,
) -> None:
    await house.started()
    opened = await house.ben.click("My hand", in_=house.table())
    assert opened.message is not None
    if (await house.mover()).id == house.ben.id:
        (hand,) = house.ben.dms()
        await house.ben.click(choices(hand)[0], in_=hand)
        await house.drawn()
    before = house.world.message(opened.message.id)
    (hand,) = house.aoi.dms()
    await house.aoi.click(choices(hand)[0], in_=hand)
    await house.drawn()
    after = house.world.message(opened.message.id)
    assert before is not None
    assert after is not None
    assert after.content != before.content


async def test_settings_of_one_process_count_in_the_other(house: House) -> None:
    guild_id = house.channel.guild_id
    assert guild_id is not None
    await house.first.service.settings.save_guild_settings(GuildSettings(guild_id, language="ja"))
    await house.aoi.command("koikoi play", channel=house.channel, opponent=house.ben)
    assert "お誘い" in house.table().content


async def test_a_process_learns_that_the_bot_has_left_a_server_of_the_other(house: House) -> None:
    guild = guild_on(house.world, Shard(1, 2), "Third")
    house.world.remove_bot(guild)
    channels = house.first.client.channels
    await channels.learn(guild.id)
    await channels.learn(house.channel.guild_id)
    assert not channels.in_guild(guild.id)
    assert channels.guild_locale(guild.id) is None
    assert channels.in_guild(house.channel.guild_id or 0)


async def test_what_no_notice_told_is_drawn_all_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every change is drawn: a recent drawing causes no pause before the next one."""
    await house.started()
    monkeypatch.setattr(house.second.cluster, "_heard", lambda _: None)
    house.second.cluster._noticed.clear()
    outbox = house.second.client.outbox
    for _ in range(2):
        deaf = house.table().content
        mover = await house.mover()
        await until(lambda: any(map(choices, mover.dms())))  # noqa: B023
        (hand,) = filter(choices, mover.dms())
        await mover.click(choices(hand)[0], in_=hand)
        await until(lambda: not house.first.client.presenter.busy)
        assert house.table().content == deaf
        for _ in range(2):
            await house.first.service.messages.flush()
            await outbox.look()
        await house.drawn()
        assert house.table().content != deaf


async def test_a_table_for_several_is_one_message_and_each_hand_another(house: House) -> None:
    """The leader begins the next hand; the server's process shows it, once."""
    guild = house.world.core.directory.guilds[house.channel.guild_id or 0]
    emi = house.world.newcomer("Emi", guild=guild)
    await house.aoi.command("koikoi table", channel=house.channel)
    await house.drawn()
    for pilot in (house.ben, emi):
        await pilot.click("Join", in_=house.table())
    await house.aoi.click("Start", in_=house.table())
    await until(lambda: len(house.aoi.messages(house.channel)) == 2)
    await house.drawn()
    await house.first.service.play.resign(1, Person(house.aoi.id, house.aoi.name))
    await until(lambda: "Next round" in house.aoi.messages(house.channel)[0].content)
    rotation = await house.second.service.queries.rotation(1)
    assert [one.person.name for one in rotation.present] == ["Dan", "Emi", "Chiyo"]
    clock = house.first.service.clock
    assert isinstance(clock, ManualClock)
    clock.move(timedelta(seconds=15))
    both = [
        DeadlineClock(one.service.core, one.client.presenter.is_undelivered) for one in house.both
    ]
    await asyncio.gather(*(one.tick() for one in both))
    await until(lambda: len(house.aoi.messages(house.channel)) == 3)
    await house.drawn()
    first, over, hand = house.aoi.messages(house.channel)
    assert "Round 2: **Dan** and **Emi** play." in first.content
    assert "wins the round" in over.content
    assert "Round 2" in hand.content
    assert len(emi.dms()) == 1


async def test_who_wants_to_play_the_winner_meets_at_one_table(house: House) -> None:
    """This holds for any combination of processes."""
    await house.started()
    info = (await house.first.service.queries.get(1)).info
    people = [Person(number, f"P{number}") for number in range(101, 105)]
    found = await asyncio.gather(
        *(
            process.service.of(Rotations).play_winner(info, info.place, person, Goal(points=50))
            for process, person in zip(house.both * 2, people, strict=True)
        )
    )
    assert sorted(new for _, new in found) == [False, False, False, True]
    (number,) = {table.id for table, _ in found}
    seated = (await house.second.service.queries.rotation(number)).present
    assert {one.person for one in seated} == set(people)


async def test_a_message_may_be_read_anew_while_an_older_one_is_deleted(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process's event comes at any time, even between a deletion and its record."""
    await room.started()
    live = (await room.client.presenter.messages(1)).hand(room.aoi.id)
    known = live.posted
    assert known is not None
    live.replaced = [older := replace(known, message_id=1)]

    async def deleted(_old: PostedMessageRef) -> None:
        live.reload((older, known))

    monkeypatch.setattr(live.post, "_policy", replace(live.post._policy, retire=deleted))
    live.invalidate()
    await room.drawn()
    assert live.posted == known
    assert live.replaced == []
    live.force_redraw()
    live.invalidate()
    await room.drawn()
    assert live.posted == known
    assert live.replaced == []

    await room.drawn()
    assert live.posted == known
    assert live.replaced == []


def shown(house: House) -> RenderedMessage:
    """Return the table, beside which there may be mentions of players."""
    return next(one for one in house.aoi.messages(house.channel) if "My hand" in one.labels)


async def test_new_direct_messages_have_one_pace_and_the_table_says_when_the_hand_is_here(
    house: House,
) -> None:
    """The second process draws the table; the first one opens direct messages."""
    clock = house.first.service.clock
    assert isinstance(clock, ManualClock)
    opening = [one.client.presenter.deps.direct_messages for one in house.both]
    for number in range(MAX_NEW_DMS):
        await opening[number % 2].open(house.world.newcomer(f"N{number}").id)
    await house.started()
    assert "Chiyo, Dan: your cards are under **My hand**" in shown(house).content
    assert not house.aoi.dms()
    clock.move(WITHIN)
    house.world.core.dm_refusals.most_new_a_minute = None  # its clock is another one
    for _ in range(2):
        await opening[0].look()
        clock.move(BETWEEN)
    await until(lambda: "under **My hand**" not in shown(house).content)
    await house.drawn()
    assert house.aoi.dms()
    assert house.ben.dms()
    assert [one.status for one in house.world.requests.of("POST", "/users/@me/channels")] == [
        200
    ] * (MAX_NEW_DMS + 2)
