"""Where the bot is not: servers without the application, group messages, and who installed it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.playground.objects.channel import Channel
from bot.playground.testing.pilot import CantDo
from tests.discord_world import local_world
from tests.playground.raw_bot import RawBot, Wire, raw_bot

EVERYWHERE = {"contexts": [0, 1, 2], "integration_types": [0, 1]}


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path) as world, raw_bot(world) as raw:
        yield raw


@pytest.fixture
async def wire(bot: RawBot) -> AsyncIterator[Wire]:
    async with bot.gateway() as opened:
        await opened.ready(bot.world.core.token)
        yield opened


async def _register(bot: RawBot) -> None:
    commands = [
        {"name": "hello", "description": "x", "type": 1, **EVERYWHERE},
        {"name": "servers", "description": "x", "type": 1, "contexts": [0]},
        {"name": "Menu", "type": 2, "contexts": [0, 2], "integration_types": [0, 1]},
    ]
    assert (await bot.put_commands(commands)).status == 200


def _places(bot: RawBot) -> tuple[Channel, Channel]:
    """Return a channel of a server without the application, and a group message."""
    world = bot.world
    guild = world.add_guild("Elsewhere", world.aoi.person, app=False)
    world.join(guild, world.ben.person)
    (channel,) = world.core.directory.channels_of(guild.id)
    return channel, world.add_group("Friends", world.aoi, world.ben)


async def test_commands_are_offered_to_those_who_installed_them(bot: RawBot) -> None:
    await _register(bot)
    world = bot.world
    assert world.aoi.offered() == ["hello", "servers", "Menu"]
    assert world.aoi.offered(world.aoi.dm) == ["hello"]
    for place in _places(bot):
        assert world.aoi.offered(place) == []
        world.aoi.install()
        assert world.aoi.offered(place) == ["hello", "Menu"]
        assert world.ben.offered(place) == []
        with pytest.raises(CantDo):
            world.ben.client.command(place, ["hello"], {})
        world.aoi.install(installed=False)


@pytest.mark.parametrize("kind", ["server", "group", "direct messages"])
async def test_the_bot_can_only_answer_there(bot: RawBot, wire: Wire, kind: str) -> None:
    await _register(bot)
    world = bot.world
    on_server = kind == "server"
    place = (
        world.open_between(world.aoi, world.ben)
        if kind == "direct messages"
        else _places(bot)[not on_server]
    )
    world.aoi.install()
    asked = world.aoi.client.command(place, ["hello"], {})
    event = await wire.event("INTERACTION_CREATE")
    assert event["context"] == (0 if on_server else 2)
    assert event["authorizing_integration_owners"] == {"1": str(world.aoi.id)}
    assert ("guild_id" in event) is on_server
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x"}]}
    await bot.answer(asked, {"type": 4, "data": {"content": "Hi", "components": [row]}})
    for method, path, body in (
        ("GET", f"/channels/{place.id}", None),
        ("POST", f"/channels/{place.id}/messages", {"content": "x"}),
        ("PATCH", f"/channels/{place.id}/messages/{asked.original_id}", {"content": "x"}),
    ):
        assert (await bot.call(method, path, body)).code == 50001
    # The message belongs to the person who used the command, also if another person presses.
    (shown,) = world.ben.messages(place)
    pressed = world.ben.client.use(shown.message, "x")
    told = await wire.event("INTERACTION_CREATE")
    assert told["authorizing_integration_owners"] == {"1": str(world.aoi.id)}
    assert told["message"]["interaction_metadata"]["authorizing_integration_owners"] == {
        "1": str(world.aoi.id)
    }
    await bot.answer(pressed, {"type": 7, "data": {"content": "Ho"}})
    assert [one.content for one in world.aoi.messages(place)] == ["Ho"]
    for number in range(6):
        more = await bot.hook("POST", pressed, "", {"content": f"{number}"})
        assert (more.status, more.code if more.status != 200 else 0) == (
            (200, 0) if number < 5 else (400, 40094)
        )


async def test_a_server_can_hide_the_answers_of_peoples_own_applications(
    bot: RawBot, wire: Wire
) -> None:
    await _register(bot)
    world = bot.world
    channel, _ = _places(bot)
    world.aoi.install()
    guild = world.core.directory.guilds[channel.guild_id or 0]
    world.allow_external_apps(guild, allowed=False)
    asked = world.aoi.client.command(channel, ["hello"], {})
    answer = await bot.answer(asked, {"type": 4, "data": {"content": "Hi"}})
    assert answer.body["interaction"]["response_message_ephemeral"] is True
    assert not world.ben.messages(channel)
    assert [one.content for one in world.aoi.messages(channel)] == ["Hi"]
    # Where the application is installed, its answers stay public.
    here = world.aoi.client.command(world.channel, ["hello"], {})
    await bot.answer(here, {"type": 4, "data": {"content": "Hi"}})
    assert [one.content for one in world.ben.messages()] == ["Hi"]


async def test_who_installed_it_can_be_written_to_without_a_common_server(bot: RawBot) -> None:
    world = bot.world
    chika = world.stranger("Chika")
    path = f"/channels/{chika.dm.id}/messages"
    assert (await bot.call("POST", path, {"content": "x"})).code == 50278
    chika.install()
    assert (await bot.call("POST", path, {"content": "x"})).status == 200


async def test_what_people_write_in_a_group_the_bot_does_not_get(bot: RawBot, wire: Wire) -> None:
    group = _places(bot)[1]
    bot.world.ben.say("hello", channel=group)
    assert [one.content for one in bot.world.aoi.messages(group)] == ["hello"]
    assert "MESSAGE_CREATE" not in [one["t"] for one in wire.events]
    assert group.id not in [one.id for one in bot.world.core.directory.channels_of(1)]


async def test_two_people_have_direct_messages_once(bot: RawBot) -> None:
    world = bot.world
    between = world.open_between(world.aoi, world.ben)
    assert world.open_between(world.ben, world.aoi) == between
    world.ben.say("hello", channel=between)
    assert [one.content for one in world.aoi.messages(between)] == ["hello"]
    with pytest.raises(CantDo):
        world.newcomer("Chika").messages(between)
    assert world.aoi.dm.recipient_id == world.aoi.id
