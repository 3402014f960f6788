"""The installation of an application on a server, and its admins' command permissions."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.playground.objects.permissions import Permission
from bot.playground.user_client.client import CantDo
from tests.discord_world import connected, local_world
from tests.playground.raw_bot import RawBot, Wire, raw_bot
from tests.playground.small_bot import SmallBot

COMMANDS_ONLY = {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": "0"}}
ADMIN = {
    "name": "admin",
    "description": "Admin",
    "default_member_permissions": int(Permission.MANAGE_GUILD),
}


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path) as world, raw_bot(world) as raw:
        play = {"name": "play", "description": "Play"}
        assert (await raw.put_commands([play, ADMIN])).status == 200
        yield raw


@pytest.fixture
async def wire(bot: RawBot) -> AsyncIterator[Wire]:
    async with bot.gateway() as connection:
        await connection.ready(bot.world.core.token)
        yield connection


async def test_a_new_application_is_added_without_its_bot(bot: RawBot) -> None:
    told = (await bot.call("GET", "/applications/@me")).body
    assert told["integration_types_config"] == {"0": COMMANDS_ONLY, "1": COMMANDS_ONLY}
    assert "install_params" not in told
    assert "custom_install_url" not in told


async def test_what_the_owner_sets_is_kept(tmp_path: Path) -> None:
    installed = {"oauth2_install_params": {"scopes": ["bot"], "permissions": "52224"}}
    async with local_world(tmp_path) as world, raw_bot(world) as bot:
        params = {"scopes": ["bot", "applications.commands"], "permissions": 52224}
        change = {"integration_types_config": {"0": {"oauth2_install_params": {
            "scopes": ["bot"], "permissions": 52224}}}}  # fmt: skip
        changed = await bot.call("PATCH", "/applications/@me", change)
        assert changed.body["integration_types_config"] == {"0": installed}
        described = {"description": {"default": "Flowers"}, "install_params": params}
        assert (await bot.call("PATCH", "/applications/@me", described)).status == 200
    async with local_world(tmp_path) as world, raw_bot(world) as bot:
        told = (await bot.call("GET", "/applications/@me")).body
        assert told["description"] == "Flowers"
        assert told["install_params"]["permissions"] == "52224"
        assert told["integration_types_config"] == {"0": installed}
        back = await bot.call("PATCH", "/applications/@me", {"install_params": None})
        assert "install_params" not in back.body


async def test_a_bad_change_of_the_application_is_refused(bot: RawBot) -> None:
    for change, place in (
        ({"integration_types_config": {"2": {}}}, "integration_types_config.2"),
        ({"integration_types_config": {}}, "integration_types_config"),
        ({"install_params": {"scopes": ["email"]}}, "install_params.scopes.0"),
        ({"description": "x" * 401}, "description"),
        ({"custom_install_url": "ftp://x"}, "custom_install_url"),
    ):
        refused = await bot.call("PATCH", "/applications/@me", change)
        assert (refused.status, list(refused.faults())) == (400, [place])


async def test_where_the_bot_is_no_member_it_hears_of_interactions_only(
    bot: RawBot, wire: Wire
) -> None:
    world = bot.world
    guild = world.add_guild("Elsewhere", world.ben.person, bot=False)
    world.join(guild, world.aoi.person)
    channel = world.add_channel(guild, "more")
    world.make_community(guild, "ja")
    interaction = world.ben.client.command(channel, ["play"], {})
    event = await wire.event("INTERACTION_CREATE")
    told = [one["t"] for one in wire.events]
    assert told == ["READY", "GUILD_CREATE", "INTERACTION_CREATE"]
    assert event["guild_id"] == str(guild.id)
    assert event["authorizing_integration_owners"] == {"0": str(guild.id)}
    assert int(event["app_permissions"]) & Permission.SEND_MESSAGES
    answered = await bot.answer(interaction, {"type": 4, "data": {"content": "Hi"}})
    assert answered.status == 200
    more = await bot.hook("POST", interaction, "", {"content": "more"})
    assert more.status == 200
    edited = await bot.hook("PATCH", interaction, "/messages/@original", {"content": "Ho"})
    assert edited.status == 200
    assert [one.content for one in world.aoi.messages(channel)] == ["Ho", "more"]
    path = f"/channels/{channel.id}"
    message = f"{path}/messages/{more.body['id']}"
    for method, at, body, code in (
        ("GET", path, None, 50001),
        ("POST", f"{path}/messages", {"content": "x"}, 50001),
        ("GET", f"{path}/messages", None, 50001),
        ("PATCH", message, {"content": "x"}, 50001),
        ("DELETE", message, None, 50001),
        ("POST", f"{path}/threads", {"name": "t", "type": 11}, 50001),
        ("GET", f"/guilds/{guild.id}", None, 10004),
        ("GET", f"/guilds/{guild.id}/members/{world.ben.id}", None, 10004),
    ):
        refused = await bot.call(method, at, body)
        assert (method, at, refused.code) == (method, at, code)
    listed = (await bot.call("GET", "/users/@me/guilds")).body
    assert str(guild.id) not in [one["id"] for one in listed]


async def test_a_server_without_the_bot_is_not_in_ready(tmp_path: Path) -> None:
    client = SmallBot()
    async with local_world(tmp_path) as world:
        guild = world.add_guild("Elsewhere", world.ben.person, bot=False)
        (channel,) = world.core.directory.channels_of(guild.id)
        async with connected(world, client):
            assert [one.id for one in client.guilds] == [world.guild.id]
            answer = await world.ben.command("small secret", channel=channel)
            assert answer.text == "a secret"
            with pytest.raises(discord.Forbidden) as caught:
                await client.get_partial_messageable(channel.id).send("x")
            assert caught.value.code == 50001


async def test_the_admins_give_a_command_and_take_it(bot: RawBot, wire: Wire) -> None:
    world, ben = bot.world, bot.world.ben

    def send(pilot: object = None, name: str = "admin") -> None:
        (pilot or ben).client.command(world.channel, [name], {})  # type: ignore[attr-defined]

    with pytest.raises(CantDo, match="permission"):
        send()
    world.allow_command("admin", ben)
    told = await wire.event("APPLICATION_COMMAND_PERMISSIONS_UPDATE")
    assert told["permissions"] == [{"id": str(ben.id), "type": 2, "permission": True}]
    send()
    event = await wire.event("INTERACTION_CREATE")
    assert not int(event["member"]["permissions"]) & Permission.MANAGE_GUILD
    world.forbid_command("play", ben.person)
    with pytest.raises(CantDo, match="took"):
        send(name="play")
    world.forbid_command("admin", world.aoi)
    send(world.aoi)  # administrators keep every command
    world.forbid_command("admin", ben)
    with pytest.raises(CantDo, match="took"):
        send()
    # Other servers are unaffected.
    other = world.add_guild("Elsewhere", ben.person)
    ben.client.command(world.core.directory.channels_of(other.id)[0], ["play"], {})
    with pytest.raises(ValueError, match="no command"):
        world.allow_command("nothing", ben)


async def test_the_bot_can_ask_who_was_given_a_command(bot: RawBot) -> None:
    world = bot.world
    bot_id, guild_id = world.core.directory.bot.id, world.guild.id
    path = f"/applications/{bot_id}/guilds/{guild_id}/commands"
    admin = next(one["id"] for one in world.core.commands.of(None) if one["name"] == "admin")
    unknown = await bot.call("GET", f"{path}/{admin}/permissions")
    assert (unknown.status, unknown.code) == (404, 10066)
    assert (await bot.call("GET", f"{path}/permissions")).body == []
    world.allow_command("admin", world.ben)
    given = (await bot.call("GET", f"{path}/{admin}/permissions")).body
    assert given["permissions"] == [{"id": str(world.ben.id), "type": 2, "permission": True}]
    assert (await bot.call("GET", f"{path}/permissions")).body == [given]
    # The command's new version keeps the admins' choices.
    await bot.put_commands([{**ADMIN, "description": "Another"}])
    assert (await bot.call("GET", f"{path}/{admin}/permissions")).body == given
