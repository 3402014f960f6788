"""Roles: their members, their order, and the bot's permissions for them."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.playground.objects.guild import guild_wire
from bot.playground.objects.permissions import Permission
from tests.discord_world import connected, local_world
from tests.playground.raw_bot import RawBot, Wire, raw_bot
from tests.playground.small_bot import SmallBot


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path) as world, raw_bot(world) as raw:
        yield raw


@pytest.fixture
async def wire(bot: RawBot) -> AsyncIterator[Wire]:
    async with bot.gateway() as connection:
        await connection.ready(bot.world.core.token)
        await connection.event("GUILD_CREATE")
        yield connection


async def listed(bot: RawBot) -> list[Any]:
    answer = await bot.call("GET", f"/guilds/{bot.world.guild.id}/roles")
    roles: list[Any] = answer.body
    return roles


async def test_the_bot_hears_of_each_role_that_is_made_moved_and_deleted(
    bot: RawBot, wire: Wire
) -> None:
    world = bot.world
    champion = world.add_role(world.guild, "Champion")
    assert (await wire.event("GUILD_ROLE_CREATE"))["role"]["name"] == "Champion"
    moved = [await wire.event("GUILD_ROLE_UPDATE") for _ in range(2)]
    names = [role["name"] for role in await listed(bot)]
    assert names == ["@everyone", "Champion", "Koi-Koi", "Manager"], "a new one is the lowest"
    assert [one["role"] for one in moved] == (await listed(bot))[2:]
    world.raise_role(world.guild, champion, above_bot=True)
    told = [(await wire.event("GUILD_ROLE_UPDATE"))["role"] for _ in range(2)]
    assert told == (await listed(bot))[1:3]
    assert [role["name"] for role in told] == ["Koi-Koi", "Champion"]
    world.raise_role(world.guild, champion, above_bot=False)
    assert [role["name"] for role in await listed(bot)] == names
    world.permit_bot(world.guild, Permission.MANAGE_ROLES, allowed=True)
    world.delete_role(world.guild, champion)
    gone = await wire.event("GUILD_ROLE_DELETE")
    assert gone == {"guild_id": str(world.guild.id), "role_id": str(champion.id)}
    own = world.guild.bot_role()
    assert own is not None
    with pytest.raises(ValueError, match="bot's"):
        world.raise_role(world.guild, own, above_bot=True)


async def test_of_its_own_roles_the_bot_hears_without_the_privileged_intent(
    bot: RawBot, wire: Wire
) -> None:
    world, itself = bot.world, bot.world.core.directory.bot
    champion = world.add_role(world.guild, "Champion")
    world.permit_bot(world.guild, Permission.MANAGE_ROLES, allowed=True)
    for member_id in (world.ben.id, itself.id):
        path = f"/guilds/{world.guild.id}/members/{member_id}/roles/{champion.id}"
        assert (await bot.call("PUT", path)).status == 204
    told = await wire.event("GUILD_MEMBER_UPDATE")
    assert told["user"]["id"] == str(itself.id)
    assert str(champion.id) in told["roles"]


async def test_the_bot_gives_only_roles_below_its_own_and_only_with_the_permission(
    bot: RawBot,
) -> None:
    world, member = bot.world, bot.world.ben
    champion = world.add_role(world.guild, "Champion")

    async def give(role_id: int = champion.id, method: str = "PUT") -> tuple[int, int | None]:
        path = f"/guilds/{world.guild.id}/members/{member.id}/roles/{role_id}"
        answer = await bot.call(method, path)
        return answer.status, answer.code if answer.body else None

    assert await give() == (403, 50013), "without Manage Roles"
    world.permit_bot(world.guild, Permission.MANAGE_ROLES, allowed=True)
    assert await give() == (204, None)
    shown = await bot.call("GET", f"/guilds/{world.guild.id}/members/{member.id}")
    assert shown.body["roles"] == [str(champion.id)]
    assert await give(method="DELETE") == (204, None)
    assert not world.guild.role(champion.id).member_ids
    world.raise_role(world.guild, champion, above_bot=True)
    assert await give() == (403, 50013), "it stands above the bot's"
    own = world.guild.bot_role()
    assert own is not None
    assert await give(own.id) == (403, 50013), "its own role belongs to nobody else"
    assert await give(1) == (404, 10011)
    world.raise_role(world.guild, champion, above_bot=False)
    world.leave(world.guild, member.person)
    assert await give() == (404, 10007)


async def test_a_role_goes_with_its_member_and_the_bots_own_with_the_bot(bot: RawBot) -> None:
    world = bot.world
    world.make_manager(world.guild, world.ben.person)
    assert Permission.MANAGE_GUILD in world.guild.permissions_of(world.ben.id)
    world.leave(world.guild, world.ben.person)
    world.join(world.guild, world.ben.person)
    assert Permission.MANAGE_GUILD not in world.guild.permissions_of(world.ben.id)
    world.remove_bot(world.guild)
    assert [role.name for role in world.guild.roles] == ["Manager"]
    with pytest.raises(ValueError, match="bot"):
        world.permit_bot(world.guild, Permission.MANAGE_ROLES, allowed=True)
    world.invite_bot(world.guild)
    assert [role.name for role in world.guild.roles] == ["Koi-Koi", "Manager"]


async def test_the_client_library_knows_them(tmp_path: Path) -> None:
    client = SmallBot()
    async with local_world(tmp_path) as world, connected(world, client):
        guild = client.get_guild(world.guild.id)
        assert guild is not None
        assert guild.self_role is not None
        assert guild.me.top_role == guild.self_role
        champion = world.add_role(world.guild, "Champion")
        role = await world.until(lambda: guild.get_role(champion.id), "the role is known")
        await world.until(lambda: role < guild.me.top_role, "it stands below the bot's")
        assert not guild.me.guild_permissions.manage_roles
        world.permit_bot(world.guild, Permission.MANAGE_ROLES, allowed=True)
        await world.until(lambda: guild.me.guild_permissions.manage_roles, "it may")
        world.raise_role(world.guild, champion, above_bot=True)
        await world.until(lambda: role > guild.me.top_role, "it stands above")


async def test_roles_are_there_after_a_restart_and_in_an_older_world_as_well(
    tmp_path: Path,
) -> None:
    async with local_world(tmp_path) as world:
        champion = world.add_role(world.guild, "Champion")
        world.give_role(world.guild, champion, world.ben)
        world.make_manager(world.guild, world.aoi.person)
        before = guild_wire(world.guild)
    async with local_world(tmp_path) as world:
        assert guild_wire(world.guild) == before
        assert world.guild.role(champion.id).member_ids == (world.ben.id,)
        older = world.guild.document()
        del older["roles"]
        older["manager_ids"] = [world.ben.id]
        world.core.store.put("guild", world.guild.id, older)
    async with local_world(tmp_path) as world:
        assert world.guild.manager_ids == (world.ben.id,)
        assert [role.name for role in world.guild.roles] == ["Koi-Koi", "Manager"]
        kept = world.guild
    async with local_world(tmp_path) as world:
        assert world.guild == kept, "the bot's role was made once"
