"""Time-outs, servers without uploads or with two-factor authentication, and deleted accounts."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.playground.objects.permissions import Permission
from tests.discord_world import connected, local_world
from tests.playground.raw_bot import PNG, RawBot, raw_bot
from tests.playground.small_bot import SmallBot, picture

Json = dict[str, Any]

FILES = {"a.png": PNG}
LIMITED, TWO_FACTOR, CLOSED = 400001, 60003, 50007


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path) as world, raw_bot(world) as raw:
        yield raw


async def test_a_bot_in_a_time_out_can_only_read(bot: RawBot) -> None:
    world = bot.world
    until = datetime(2030, 1, 1, tzinfo=UTC)
    async with bot.gateway() as wire:
        await wire.ready(world.core.token)
        message = (await bot.send({"content": "x"})).body
        world.time_out_bot(world.guild, until)
        told = await wire.event("GUILD_MEMBER_UPDATE")
        assert datetime.fromisoformat(told["communication_disabled_until"]) == until
        refused = await bot.send({"content": "x"})
        assert (refused.status, refused.code) == (403, 50013)
        path = f"/channels/{world.channel.id}/messages"
        assert [one["id"] for one in (await bot.call("GET", path)).body] == [message["id"]]
        world.time_out_bot(world.guild, None)
        assert (await wire.event("GUILD_MEMBER_UPDATE"))["communication_disabled_until"] is None
        assert (await bot.send({"content": "x"})).status == 200


async def test_a_server_takes_no_files_in_any_kind_of_message(bot: RawBot) -> None:
    world = bot.world
    await bot.put_commands([{"name": "play", "description": "Play"}])
    async with bot.gateway() as wire:
        await wire.ready(world.core.token)
        message = (await bot.send({"content": "x"})).body
        world.limit_uploads(world.guild)
        asked = world.ben.client.command(world.channel, ["play"], {})
        body = {"content": "y"}
        results = [
            await bot.send(body, FILES),
            await bot.edit(message, body, FILES),
            await bot.answer(asked, {"type": 4, "data": body}, FILES),
        ]
        assert (await bot.answer(asked, {"type": 4, "data": body})).status == 200
        results += [
            await bot.hook("POST", asked, "", body, FILES),
            await bot.hook("PATCH", asked, "/messages/@original", body, FILES),
        ]
        assert [(one.status, one.code) for one in results] == [(403, LIMITED)] * 5
        assert (await bot.send(body)).status == 200
        dm = f"/channels/{world.ben.dm.id}/messages"
        assert (await bot.call("POST", dm, body, FILES)).status == 200
        world.limit_uploads(world.guild, limited=False)
        assert (await bot.send(body, FILES)).status == 200


async def test_roles_and_threads_need_two_factor_where_a_server_requires_it(bot: RawBot) -> None:
    world = bot.world
    role = world.add_role(world.guild, "Champion")
    for permission in (Permission.MANAGE_ROLES, Permission.MANAGE_MESSAGES):
        world.permit_bot(world.guild, permission, allowed=True)
    said = world.ben.say("hello")
    path = f"/guilds/{world.guild.id}/members/{world.ben.id}/roles/{role.id}"
    deleting = f"/channels/{world.channel.id}/messages/{said.id}"
    world.require_2fa(world.guild)
    assert (await bot.call("GET", f"/guilds/{world.guild.id}")).body["mfa_level"] == 1
    for method, where in (("PUT", path), ("DELETE", path), ("DELETE", deleting)):
        refused = await bot.call(method, where)
        assert (refused.status, refused.code) == (403, TWO_FACTOR)
    assert (await bot.send({"content": "needs none"})).status == 200
    world.require_2fa(world.guild, owner_uses_it=True)
    assert (await bot.call("PUT", path)).status == 204
    assert (await bot.call("DELETE", deleting)).status == 204


@pytest.mark.parametrize(("code", "status"), [(50033, 400), (10013, 404)])
async def test_a_deleted_account_has_no_direct_messages(
    bot: RawBot, code: int, status: int
) -> None:
    world, ben = bot.world, bot.world.ben
    dm = f"/channels/{ben.dm.id}/messages"
    world.delete_account(ben, code=code)
    refused = await bot.call("POST", "/users/@me/channels", {"recipient_id": str(ben.id)})
    assert (refused.status, refused.code) == (status, code)
    assert (await bot.call("POST", dm, {"content": "x"})).code == CLOSED
    assert (await bot.call("GET", f"/guilds/{world.guild.id}/members/{ben.id}")).code == 10007
    account = (await bot.call("GET", f"/users/{ben.id}")).body
    assert account["username"].startswith("deleted_user_")
    assert account["global_name"] is None
    with pytest.raises(ValueError, match="owner"):
        world.delete_account(world.aoi)


async def test_they_are_kept(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world:
        world.delete_account(world.ben)
        world.limit_uploads(world.guild)
        world.require_2fa(world.guild)
    async with local_world(tmp_path) as world:
        assert world.ben.person.deleted_code == 50033
        assert world.guild.uploads_limited
        assert world.guild.requires_2fa


async def test_the_client_library_gets_the_codes(tmp_path: Path) -> None:
    client = SmallBot()
    async with local_world(tmp_path) as world, connected(world, client):
        champion = world.add_role(world.guild, "Champion")
        world.permit_bot(world.guild, Permission.MANAGE_ROLES, allowed=True)
        world.limit_uploads(world.guild)
        world.require_2fa(world.guild)
        channel = client.get_partial_messageable(world.channel.id)
        guild = client.get_guild(world.guild.id)
        assert guild is not None
        member = await guild.fetch_member(world.ben.id)
        user = await client.fetch_user(world.ben.id)
        role = discord.Object(champion.id)
        codes = []
        for request in (channel.send(file=picture()), member.add_roles(role)):
            with pytest.raises(discord.Forbidden) as caught:
                await request
            codes.append(caught.value.code)
        assert codes == [LIMITED, TWO_FACTOR]
        world.delete_account(world.ben)
        with pytest.raises(discord.HTTPException) as refused:
            await user.create_dm()
        assert refused.value.code == 50033
        await world.until(lambda: guild.mfa_level is discord.MFALevel.require_2fa, "it is told")
        assert (await client.fetch_user(world.ben.id)).name.startswith("deleted_user_")
