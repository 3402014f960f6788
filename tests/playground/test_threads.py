"""Threads, through the real client."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace
from pathlib import Path

import discord
import pytest

from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import World
from bot.playground.user_client.client import CantDo
from tests.discord_world import connected, local_world
from tests.playground.moving_clock import MovingClock
from tests.playground.raw_bot import raw_bot
from tests.playground.small_bot import SmallBot


@dataclass
class Scene:
    world: World
    client: SmallBot

    @property
    def channel(self) -> discord.TextChannel:
        channel = self.client.get_channel(self.world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        return channel


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    client = SmallBot()
    async with local_world(tmp_path) as world, connected(world, client):
        await world.until(lambda: client.guilds and client.guilds[0].channels)
        yield Scene(world, client)


async def test_a_thread_of_its_own(scene: Scene) -> None:
    world = scene.world
    thread = await scene.channel.create_thread(
        name="Aoi and Ben", type=discord.ChannelType.public_thread
    )
    await thread.send(f"{world.ben.mention}, come")
    place = world.core.directory.channel(thread.id)
    assert world.ben.last(place).text.endswith("come")
    assert world.ben.pushes[-1].channel_id == thread.id
    await world.until(lambda: scene.channel.get_thread(thread.id), "the client knows it")
    await thread.edit(archived=True, name="over")
    assert world.core.directory.channel(thread.id).archived
    assert world.core.directory.channel(thread.id).name == "over"


async def test_writing_wakes_a_sleeping_thread_but_not_a_locked_one(scene: Scene) -> None:
    directory = scene.world.core.directory
    thread = await scene.channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    await thread.edit(archived=True)
    await thread.send("awake")
    assert not directory.channel(thread.id).archived
    directory.keep(replace(directory.channel(thread.id), archived=True, locked=True))
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("x")
    assert caught.value.code == 50083


async def test_a_thread_from_a_message_takes_its_id(scene: Scene) -> None:
    sent = await scene.channel.send("a table")
    thread = await sent.create_thread(name="talk")
    assert thread.id == sent.id
    assert scene.world.aoi.last().raw["thread"]["name"] == "talk"
    with pytest.raises(discord.HTTPException) as caught:
        await sent.create_thread(name="again")
    assert caught.value.code == 160004


async def test_a_private_thread_is_for_its_members(scene: Scene) -> None:
    world = scene.world
    thread = await scene.channel.create_thread(name="quiet")
    await thread.add_user(discord.Object(world.ben.id))
    place = world.core.directory.channel(thread.id)
    assert world.core.directory.sees(world.ben.id, place)
    assert not world.core.directory.sees(world.aoi.id, place)
    members = await thread.fetch_members()
    assert {member.id for member in members} == {world.ben.id, world.core.directory.bot.id}
    await thread.remove_user(discord.Object(world.ben.id))
    assert not world.core.directory.sees(world.ben.id, world.core.directory.channel(thread.id))


async def test_threads_need_permissions(scene: Scene) -> None:
    world, channel = scene.world, scene.channel
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    world.deny(world.channel, Permission.CREATE_PUBLIC_THREADS, Permission.SEND_MESSAGES_IN_THREADS)
    for doing in (
        channel.create_thread(name="u", type=discord.ChannelType.public_thread),
        thread.send("x"),
        thread.delete(),
    ):
        with pytest.raises(discord.Forbidden) as caught:
            await doing
        assert caught.value.code == 50013
    await channel.send("the channel itself is open")


async def test_a_command_in_a_thread_answers_there(scene: Scene) -> None:
    thread = await scene.channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    place = scene.world.core.directory.channel(thread.id)
    await scene.world.aoi.command("small count", start=1, channel=place)
    await scene.world.aoi.click("Count 1")
    assert scene.world.ben.last(place).content == "counted 1"


async def test_active_threads_and_deletion(scene: Scene) -> None:
    thread = await scene.channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    guild = scene.client.guilds[0]
    assert [one.id for one in await guild.active_threads()] == [thread.id]
    await thread.leave()
    await thread.join()
    scene.world.delete_channel(scene.world.core.directory.channel(thread.id))
    with pytest.raises(discord.NotFound) as caught:
        await thread.send("x")
    assert caught.value.code == 10003


async def test_a_thread_sleeps_after_a_day_unless_asked_otherwise(tmp_path: Path) -> None:
    clock = MovingClock()
    async with local_world(tmp_path, clock=clock) as world, raw_bot(world) as bot:
        path = f"/channels/{world.channel.id}/threads"
        default = (await bot.call("POST", path, {"name": "a day", "type": 11})).body
        week = {"name": "a week", "type": 11, "auto_archive_duration": 10080}
        asked = (await bot.call("POST", path, week)).body
        told = [one["thread_metadata"]["auto_archive_duration"] for one in (default, asked)]
        assert told == [1440, 10080]
        clock.move(hours=20)
        await bot.call("POST", f"/channels/{default['id']}/messages", {"content": "awake"})
        clock.move(hours=23, minutes=59)
        assert world.fall_asleep() == []
        clock.move(minutes=1)
        assert [one.name for one in world.fall_asleep()] == ["a day"]
        shown = (await bot.call("GET", f"/channels/{default['id']}")).body["thread_metadata"]
        assert shown["archived"]
        assert shown["archive_timestamp"] == clock().isoformat()
        clock.move(hours=1)
        opened = {"archived": False}
        assert (await bot.call("PATCH", f"/channels/{default['id']}", opened)).status == 200
        assert world.fall_asleep() == []  # opening it also counts as activity
        clock.move(days=7)
        assert {one.name for one in world.fall_asleep()} == {"a day", "a week"}


async def test_nobody_presses_in_an_archived_thread_until_it_is_opened(scene: Scene) -> None:
    world = scene.world
    thread = await scene.channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    place = world.core.directory.channel(thread.id)
    await world.ben.command("small count", start=1, channel=place)
    world.archive(place)
    with pytest.raises(CantDo, match="archived"):
        await world.ben.click("Count 1")
    world.ben.open_thread(place)
    await world.ben.click("Count 1")
    world.archive(place)
    world.ben.say("awake", channel=place)
    await world.ben.click("Count 2")
    world.archive(place, locked=True)
    for doing in (world.ben.open_thread, lambda place: world.ben.say("x", channel=place)):
        with pytest.raises(CantDo, match="locked"):
            doing(place)
    with pytest.raises(CantDo, match="archived"):
        await world.ben.click("Count 3")
    world.aoi.open_thread(place)  # she owns the server
    await world.ben.click("Count 3")
    assert "counted 3" in [one.content for one in world.ben.messages(place)]


async def test_a_private_thread_needs_the_bot_as_a_member(scene: Scene) -> None:
    """Without it the permissions suffice only for answers to interactions."""
    world, client = scene.world, scene.client
    own = world.open_thread(world.channel, "quiet", world.aoi, private=True)
    thread = client.get_partial_messageable(own.id, guild_id=world.guild.id)
    for doing in (client.fetch_channel(own.id), thread.send("x")):
        with pytest.raises(discord.Forbidden) as caught:
            await doing
        assert caught.value.code == 50001
    await world.aoi.command("small count", start=1, channel=own)
    assert world.aoi.last(own).content
    assert scene.channel.get_thread(own.id) is None
    world.aoi.say(f"<@{world.core.directory.bot.id}>", channel=own)
    await world.until(lambda: scene.channel.get_thread(own.id), "the client was added")
    await thread.send("here I am")
    removed = client.wait_for("thread_remove")
    world.remove_from_thread(own, world.core.directory.bot)
    assert (await removed).id == own.id
    with pytest.raises(discord.Forbidden) as caught:
        await thread.send("x")
    assert caught.value.code == 50001
    world.archive(own)
    world.delete_channel(own)
    await scene.channel.send("of which nothing is told")


async def test_in_a_locked_thread_only_moderators_write_and_press(scene: Scene) -> None:
    world = scene.world
    thread = await scene.channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    place = world.core.directory.channel(thread.id)
    await world.aoi.command("small count", start=1, channel=place)
    world.lock(place)
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("x")
    assert caught.value.code == 160005
    shown = world.ben.last(place)
    for doing in (
        world.ben.click("Count 1", in_=shown),
        world.ben.command("small count", start=1, channel=place),
    ):
        with pytest.raises(CantDo):
            await doing
    with pytest.raises(CantDo):
        world.ben.say("x", channel=place)
    await world.aoi.click("Count 1", in_=shown)
    world.lock(place, locked=False)
    await thread.send("open again")
