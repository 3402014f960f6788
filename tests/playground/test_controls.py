"""The page's controls: an admin's actions reach the bot as the events that Discord sends."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.playground.objects.automod import AutoMod
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.guild import Guild, guild_wire
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import World
from tests.discord_world import local_world
from tests.playground.page_window import Window, open_window
from tests.playground.raw_bot import RawBot, Wire, raw_bot

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Room:
    """An open page, and a second session besides the small bot that receives the raw events."""

    window: Window
    bot: RawBot
    wire: Wire

    @property
    def world(self) -> World:
        return self.window.world

    @property
    def guild(self) -> Guild:
        return self.world.guild

    async def do(self, op: str, person: int | None = None, **fields: Any) -> Any:
        given = {"guild_id": str(self.guild.id), **fields}
        return await self.window.do(person or self.world.aoi.id, op, **given)

    async def refused(self, op: str, person: int | None = None, **fields: Any) -> str:
        given = {"guild_id": str(self.guild.id), **fields}
        reply = await self.window.ask(person or self.world.aoi.id, op, **given)
        assert not reply["ok"]
        error: str = reply["error"]
        assert error.endswith(".")
        return error

    async def shown(self) -> Json:
        """Return the first server in its newest version for the page."""
        told = [one["guilds"] for one in self.window.heard if "guilds" in one]
        first: Json = told[-1][0]
        return first

    def channel(self, result: Json) -> Channel:
        return self.world.core.directory.channel(int(result["id"]))


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    async with open_window(tmp_path) as window, raw_bot(window.world) as bot:
        core = window.world.core
        core.gateway.identify_limit.single_waits = False
        async with bot.gateway() as wire:
            await wire.ready(core.token, intents=1)
            await wire.event("GUILD_CREATE")
            yield Room(window, bot, wire)


@pytest.mark.parametrize("kind", [0, 5, 15])
async def test_a_channel_is_added_and_deleted(room: Room, kind: int) -> None:
    added = room.channel(await room.do("add_channel", name="Spring Cup", kind=kind))
    told = await room.wire.event("CHANNEL_CREATE")
    assert told == (await room.bot.call("GET", f"/channels/{added.id}")).body
    assert (told["name"], told["type"]) == ("spring-cup", kind)
    assert (await room.shown())["channels"][-1]["id"] == str(added.id)
    await room.do("delete_channel", channel_id=str(added.id))
    assert (await room.wire.event("CHANNEL_DELETE"))["id"] == str(added.id)
    assert (await room.bot.call("GET", f"/channels/{added.id}")).code == 10003
    assert "no such channel" in await room.refused("delete_channel", channel_id=str(added.id))


async def test_a_thread_is_opened_in_a_channel_and_goes_with_it(room: Room) -> None:
    forum = room.channel(await room.do("add_channel", name="forum", kind=15))
    where: Json = {"channel_id": str(forum.id), "name": "My post"}
    assert "private" in await room.refused("open_thread", **where, private=True)
    post = room.channel(await room.do("open_thread", **where, private=False))
    assert (await room.wire.event("THREAD_CREATE"))["parent_id"] == str(forum.id)
    assert post.owner_id == room.world.aoi.id
    inside: Json = {"channel_id": str(post.id), "name": "x", "private": False}
    assert "channels" in await room.refused("open_thread", **inside)
    await room.do("delete_channel", channel_id=str(forum.id))
    assert (await room.wire.event("THREAD_DELETE"))["id"] == str(post.id)


async def test_no_other_kind_of_channel_is_added(room: Room) -> None:
    for kind in (ChannelType.DM, ChannelType.PUBLIC_THREAD, ChannelType.VOICE, 99):
        await room.refused("add_channel", name="x", kind=int(kind))
    for name in ("", " ", "x" * 101):
        await room.refused("add_channel", name=name, kind=0)


HERE = (
    "VIEW_CHANNEL", "SEND_MESSAGES", "EMBED_LINKS", "ATTACH_FILES", "CREATE_PUBLIC_THREADS",
    "CREATE_PRIVATE_THREADS", "SEND_MESSAGES_IN_THREADS",
)  # fmt: skip


@pytest.mark.parametrize("name", HERE)
async def test_a_permission_is_taken_from_the_bot_in_a_channel_and_given_back(
    room: Room, name: str
) -> None:
    place, directory = room.world.channel, room.world.core.directory
    where: Json = {"channel_id": str(place.id), "permission": name}
    before = directory.bot_may(place)
    await room.do("permit_bot_here", channel_id=str(place.id), permission=HERE[-1], allowed=False)
    await room.wire.event("CHANNEL_UPDATE")
    await room.do("permit_bot_here", **where, allowed=False)
    (overwrite,) = (await room.wire.event("CHANNEL_UPDATE"))["permission_overwrites"]
    assert overwrite["id"] == str(directory.bot.id)
    assert Permission[name] in Permission(int(overwrite["deny"]))
    assert Permission[name] not in directory.bot_may(directory.channel(place.id))
    await room.do("permit_bot_here", **where, allowed=True)
    left = (await room.wire.event("CHANNEL_UPDATE"))["permission_overwrites"]
    if name == HERE[-1]:
        assert left == []
        assert directory.bot_may(directory.channel(place.id)) == before
    else:
        assert left[0]["deny"] == str(int(Permission[HERE[-1]])), "the other one stays"


async def test_only_what_the_page_offers_is_taken_or_given(room: Room) -> None:
    where: Json = {"channel_id": str(room.world.channel.id), "allowed": True}
    for name in ("ADMINISTRATOR", "MANAGE_ROLES", "x"):
        await room.refused("permit_bot_here", **where, permission=name)
    await room.refused("permit_bot", permission="ADMINISTRATOR", allowed=True)
    dm: Json = {**where, "channel_id": str(room.world.aoi.dm.id)}
    await room.refused("permit_bot_here", **dm, permission="SEND_MESSAGES")


async def test_the_bot_is_put_out_and_invited_again(room: Room) -> None:
    await room.do("permit_bot", permission="MENTION_EVERYONE", allowed=True)
    assert (await room.wire.event("GUILD_ROLE_UPDATE"))["role"]["managed"]
    assert Permission.MENTION_EVERYONE in room.world.core.directory.bot_may(room.world.channel)
    await room.do("permit_bot", permission="MANAGE_ROLES", allowed=True)
    assert (await room.wire.event("GUILD_ROLE_UPDATE"))["role"]["managed"]
    await room.do("set_bot", present=False)
    assert await room.wire.event("GUILD_DELETE") == {"id": str(room.guild.id)}
    assert not (await room.shown())["bot"]
    await room.refused("permit_bot", permission="MANAGE_ROLES", allowed=True)
    assert (await room.bot.call("GET", f"/guilds/{room.guild.id}")).code == 10004
    await room.do("set_bot", present=False)
    await room.do("set_bot", present=True)
    told = await room.wire.event("GUILD_CREATE")
    assert "unavailable" not in told, "it is news, not the end of an outage"
    answered = (await room.bot.call("GET", f"/guilds/{room.guild.id}")).body
    assert {key: told[key] for key in answered} == answered
    assert guild_wire(room.guild) == answered
    may = room.guild.permissions_of(room.world.core.directory.bot.id)
    assert Permission.MANAGE_ROLES not in may, "it came back with a new role"
    await room.do("set_bot", present=True)
    await room.do("add_role", name="after")
    assert [one["t"] for one in room.wire.events].count("GUILD_CREATE") == 2


async def test_a_server_is_added_with_the_bot_in_it(room: Room) -> None:
    ben = room.world.ben.id
    added = await room.do("add_guild", ben, name="Moon Viewers")
    told = await room.wire.event("GUILD_CREATE")
    assert (told["id"], told["name"], told["owner_id"]) == (added["id"], "Moon Viewers", str(ben))
    assert [one["name"] for one in told["channels"]] == ["general"]


async def test_people_make_places_without_the_bot(room: Room) -> None:
    world, directory = room.world, room.world.core.directory
    aoi, ben = world.aoi.id, world.ben.id
    added = room.channel(await room.do("add_group", name="Friends", members=[str(ben), str(aoi)]))
    assert (added.name, added.member_ids) == ("Friends", (aoi, ben))
    await room.refused("add_group", name="Alone", members=[str(aoi)])
    await room.refused("add_group", name="Nobody", members=["1"])
    opened = await room.do("open_dm", other_id=str(ben))
    assert room.channel(opened).is_private
    assert await room.do("open_dm", ben, other_id=str(aoi)) == opened
    await room.refused("open_dm", other_id=str(aoi))
    for installed in (True, False):
        await room.do("set_app", ben, installed=installed)
        assert world.ben.person.has_app is installed
    await room.do("set_external_apps", allowed=False)
    assert not (await room.shown())["external_apps"]
    await room.do("set_bot", present=False)
    assert not directory.guilds[room.guild.id].has_app
    assert not world.aoi.offered()
    assert (await room.bot.call("GET", f"/channels/{added.id}")).code == 50001


async def test_automod_is_switched_on_the_page(room: Room) -> None:
    usual: Json = {
        "limits_mentions": True,
        "words": [],
        "hides_answers": False,
        "exempts_bot": False,
    }
    assert (await room.window.next("state"))["guilds"][0]["automod"] == usual
    changed: Json = {"limits_mentions": False, "words": ["moon*"], "hides_answers": True}
    await room.do("set_automod", **changed, exempts_bot=True)
    assert (await room.shown())["automod"] == {**changed, "exempts_bot": True}
    own = room.guild.bot_role()
    assert own is not None
    assert room.guild.automod == AutoMod(None, ("moon*",), (), (own.id,), hides_answers=True)
    for words in ([""], ["x" * 61], ["x"] * 101):
        await room.refused("set_automod", **{**usual, "words": words})
    await room.do("set_bot", present=False)
    await room.do("set_automod", **{**usual, "exempts_bot": True})
    assert not (await room.shown())["automod"]["exempts_bot"]


async def test_a_change_of_automod_leaves_its_other_rules(room: Room) -> None:
    """A page may send the next change before it hears of the last one."""
    for changed in ({"limits_mentions": False}, {"words": ["moon"]}, {"hides_answers": True}):
        await room.do("set_automod", **changed)
    assert room.guild.automod == AutoMod(None, ("moon",), hides_answers=True)
    assert "limits_mentions" in await room.refused("set_automod", limits_mentions="yes")


async def test_a_quarantined_bot_is_invited_in_vain(room: Room) -> None:
    await room.do("set_bot", present=False)
    room.world.quarantine()
    assert "quarantined" in await room.refused("set_bot", present=True)
    assert "quarantined" in await room.refused("add_guild", name="Moon Viewers")
    assert not room.guild.bot_is_member
    assert len(room.world.core.directory.guilds) == 1


async def test_a_member_leaves_and_comes_back(room: Room) -> None:
    ben = room.world.ben
    await room.do("leave_guild", ben.id)
    assert ben.id not in room.guild.member_ids
    gone = await room.bot.call("GET", f"/guilds/{room.guild.id}/members/{ben.id}")
    assert gone.code == 10007
    for _ in range(2):
        await room.do("join_guild", ben.id)
        assert room.guild.member_ids.count(ben.id) == 1
    assert "owns" in await room.refused("leave_guild", room.world.aoi.id)


async def test_a_second_admin_may_what_a_manager_may(room: Room) -> None:
    ben, manager = room.world.ben, str(room.guild.manager_role_id)
    await room.do("set_role", ben.id, role_id=manager, has=True)
    assert Permission.MANAGE_GUILD in room.guild.permissions_of(ben.id)
    assert str(ben.id) in (await room.shown())["managers"]
    await room.do("set_role", ben.id, role_id=manager, has=False)
    assert Permission.MANAGE_GUILD not in room.guild.permissions_of(ben.id)
    await room.refused("delete_role", role_id=manager)


async def test_a_role_is_made_given_moved_and_deleted(room: Room) -> None:
    ben = room.world.ben
    role = await room.do("add_role", name="Champion")
    assert (await room.wire.event("GUILD_ROLE_CREATE"))["role"]["id"] == role["id"]
    which: Json = {"role_id": role["id"]}
    await room.do("set_role", ben.id, **which, has=True)
    member = await room.bot.call("GET", f"/guilds/{room.guild.id}/members/{ben.id}")
    assert member.body["roles"] == [role["id"]]
    await room.do("raise_role", **which, above=True)
    names = [one["name"] for one in (await room.shown())["roles"]]
    assert names == ["@everyone", "Koi-Koi", "Champion", "Manager"]
    await room.do("delete_role", **which)
    assert (await room.wire.event("GUILD_ROLE_DELETE"))["role_id"] == role["id"]
    assert room.guild.roles_of(ben.id) == []
    own = room.guild.bot_role()
    assert own is not None
    for op in ("delete_role", "raise_role", "set_role"):
        more: Json = {"above": True, "has": True}
        await room.refused(op, ben.id, role_id=str(own.id), **more)
        await room.refused(op, ben.id, **which, **more)


async def test_only_koikoi_play_starts_over(room: Room) -> None:
    assert "koikoi play" in await room.refused("start_over")


async def test_what_was_changed_is_kept(tmp_path: Path) -> None:
    async with open_window(tmp_path) as window:
        world = window.world
        here = {"guild_id": str(world.guild.id)}
        aoi = world.aoi.id
        await window.do(aoi, "add_channel", **here, name="cup", kind=0)
        where: Json = {"channel_id": str(world.channel.id), "permission": "ATTACH_FILES"}
        await window.do(aoi, "permit_bot_here", **where, allowed=False)
        await window.do(aoi, "add_role", **here, name="Champion")
        await window.do(aoi, "add_guild", name="Moon Viewers")
        await window.do(world.ben.id, "leave_guild", **here)
        before = world.core.directory.guilds_listed()
    async with local_world(tmp_path) as world:
        assert world.core.directory.guilds_listed() == before
