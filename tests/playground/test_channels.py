"""Channels of every kind, and permissions of individual people in them."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import World
from bot.playground.user_client.client import CantDo
from tests.discord_world import connected, local_world
from tests.playground.raw_bot import PNG, RawBot, Wire, raw_bot
from tests.playground.small_bot import SmallBot

TALKING = [ChannelType.TEXT, ChannelType.VOICE, ChannelType.STAGE, ChannelType.ANNOUNCEMENT]
CLASSES = {
    ChannelType.VOICE: discord.VoiceChannel,
    ChannelType.STAGE: discord.StageChannel,
    ChannelType.ANNOUNCEMENT: discord.TextChannel,
    ChannelType.FORUM: discord.ForumChannel,
}


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path) as world, raw_bot(world) as raw:
        assert (await raw.put_commands([{"name": "play", "description": "Play"}])).status == 200
        yield raw


@pytest.fixture
async def wire(bot: RawBot) -> AsyncIterator[Wire]:
    async with bot.gateway() as connection:
        await connection.ready(bot.world.core.token)
        yield connection


async def started(bot: RawBot, channel: Channel, **body: Any) -> Any:
    path = f"/channels/{channel.id}/threads"
    return await bot.call("POST", path, {"name": "t", **body})


async def started_from_message(bot: RawBot, channel: Channel) -> Any:
    sent = (await bot.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})).body
    path = f"/channels/{channel.id}/messages/{sent['id']}/threads"
    return await bot.call("POST", path, {"name": "t"})


@pytest.mark.parametrize("kind", TALKING)
async def test_text_goes_wherever_there_is_a_chat(
    bot: RawBot, wire: Wire, kind: ChannelType
) -> None:
    world = bot.world
    channel = world.add_channel(world.guild, "place", kind=kind)
    assert (await wire.event("CHANNEL_CREATE"))["type"] == int(kind)
    shown = await bot.call("GET", f"/channels/{channel.id}")
    assert shown.body["type"] == int(kind)
    sent = await bot.call("POST", f"/channels/{channel.id}/messages", {"content": "x"})
    assert sent.status == 200
    world.ben.say("hello", channel=channel)
    world.ben.client.command(channel, ["play"], {})
    event = await wire.event("INTERACTION_CREATE")
    assert event["channel"]["type"] == int(kind)


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE])
async def test_voices_have_no_threads(bot: RawBot, kind: ChannelType) -> None:
    channel = bot.world.add_channel(bot.world.guild, "voices", kind=kind)
    for refused in (await started(bot, channel, type=11), await started_from_message(bot, channel)):
        assert (refused.status, refused.code) == (400, 50024)


async def test_announcements_have_threads_of_their_own_kind(bot: RawBot) -> None:
    news = bot.world.add_channel(bot.world.guild, "news", kind=ChannelType.ANNOUNCEMENT)
    assert (await started_from_message(bot, news)).body["type"] == 10
    assert (await started(bot, news, type=10)).body["type"] == 10
    for kind in (11, 12):
        assert (await started(bot, news, type=kind)).code == 50024
    assert (await started(bot, bot.world.channel, type=10)).code == 50024


async def test_a_forum_takes_posts_only(bot: RawBot, wire: Wire) -> None:
    world = bot.world
    forum = world.add_channel(world.guild, "forum", kind=ChannelType.FORUM)
    refused = await bot.call("POST", f"/channels/{forum.id}/messages", {"content": "x"})
    assert (refused.status, refused.code) == (400, 50008)
    with pytest.raises(CantDo, match="posts"):
        world.ben.say("x", channel=forum)
    with pytest.raises(CantDo, match="posts"):
        world.ben.client.command(forum, ["play"], {})
    empty = await started(bot, forum)
    assert list(empty.faults()) == ["message"]
    path, body = f"/channels/{forum.id}/threads", {"content": f"{world.ben.mention}, come"}
    post = await bot.call("POST", path, {"name": "t", "message": body}, {"a.png": PNG})
    assert (post.status, post.body["type"]) == (201, 11)
    assert post.body["message"]["id"] == post.body["id"]
    place = world.core.directory.channel(int(post.body["id"]))
    assert len(world.aoi.last(place).attachments) == 1
    assert [push.kind for push in world.ben.pushes] == ["mention"]
    world.ben.client.command(place, ["play"], {})
    await wire.event("INTERACTION_CREATE")


@pytest.mark.parametrize("kind", CLASSES)
async def test_the_client_library_knows_them(tmp_path: Path, kind: ChannelType) -> None:
    client = SmallBot()
    async with local_world(tmp_path) as world:
        channel = world.add_channel(world.guild, "place", kind=kind)
        async with connected(world, client):
            await world.until(lambda: client.get_channel(channel.id), "the channel is known")
            known = client.get_channel(channel.id)
            assert isinstance(known, CLASSES[kind])
            if isinstance(known, discord.ForumChannel):
                post = await known.create_thread(name="t", content="x")
                place = world.core.directory.channel(post.thread.id)
                await world.ben.command("small count", start=1, channel=place)
            else:
                await world.ben.command("small count", start=1, channel=channel)
            await world.ben.click("Count 1")


async def test_threads_and_messages_are_not_added(bot: RawBot) -> None:
    for kind in (ChannelType.DM, ChannelType.PUBLIC_THREAD):
        with pytest.raises(ValueError, match="no channel"):
            bot.world.add_channel(bot.world.guild, "x", kind=kind)


async def test_a_person_may_be_denied_things_in_a_channel(bot: RawBot, wire: Wire) -> None:
    world, ben, channel = bot.world, bot.world.ben, bot.world.channel
    world.deny_person(ben, channel, Permission.SEND_MESSAGES, Permission.USE_EXTERNAL_EMOJIS)
    (overwrite,) = (await wire.event("CHANNEL_UPDATE"))["permission_overwrites"]
    assert overwrite["id"] == str(ben.id)
    with pytest.raises(CantDo, match="may not write"):
        ben.say("x")
    ben.client.command(channel, ["play"], {})
    event = await wire.event("INTERACTION_CREATE")
    may = Permission(int(event["member"]["permissions"]))
    assert Permission.SEND_MESSAGES not in may
    assert Permission.USE_EXTERNAL_EMOJIS not in may
    assert Permission.USE_APPLICATION_COMMANDS in may
    assert int(event["app_permissions"]) & Permission.SEND_MESSAGES
    world.deny_person(ben, channel, Permission.USE_APPLICATION_COMMANDS)
    with pytest.raises(CantDo, match="commands"):
        ben.client.command(channel, ["play"], {})
    thread = world.core.directory.channel(int((await started(bot, channel, type=11)).body["id"]))
    with pytest.raises(CantDo, match="commands"):
        ben.client.command(thread, ["play"], {})
    world.deny_person(ben, channel, Permission.VIEW_CHANNEL)
    with pytest.raises(CantDo, match="can't see"):
        ben.messages(channel)
    world.deny_person(world.aoi, channel, Permission.SEND_MESSAGES)
    world.aoi.say("the owner may everything")
    world.allow_person(ben, channel)
    ben.say("back")
    assert world.core.directory.channel(channel.id).denied_to(ben.id) == 0


async def test_what_is_denied_is_kept(tmp_path: Path) -> None:
    def denied(world: World) -> Permission:
        return world.core.directory.channel(world.channel.id).denied_to(world.ben.id)

    async with local_world(tmp_path) as world:
        world.deny_person(world.ben, world.channel, Permission.SEND_MESSAGES)
    async with local_world(tmp_path) as world:
        assert denied(world) == Permission.SEND_MESSAGES
