"""A server's own filter (AutoMod), in which the bot and the people who use it are members."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.playground.objects.automod import NO_RULES
from bot.playground.objects.channel import ChannelType
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import World
from tests.discord_world import connected, local_world
from tests.playground.raw_bot import RawBot, Result, Wire, raw_bot
from tests.playground.small_bot import SmallBot

Json = dict[str, Any]

BLOCKED, TITLE, LINK = 200000, 200001, 240000
V2, EPHEMERAL = 1 << 15, 1 << 6


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RawBot]:
    async with local_world(tmp_path) as world, raw_bot(world) as raw:
        yield raw


@pytest.fixture
async def wire(bot: RawBot) -> AsyncIterator[Wire]:
    """A session of a bot that has a command."""
    await bot.put_commands([{"name": "play", "description": "Play"}])
    async with bot.gateway() as gateway:
        await gateway.ready(bot.world.core.token)
        yield gateway


def calls(count: int) -> str:
    return " ".join(f"<@{number}>" for number in range(1, count + 1))


def refused(result: Result, code: int = BLOCKED) -> bool:
    return result.status == 400 and result.code == code


async def test_more_people_and_roles_than_the_limit_are_refused(bot: RawBot) -> None:
    world = bot.world
    assert world.guild.automod.mention_limit == 20, "the rule of a new server"
    assert (await bot.send({"content": calls(20)})).status == 200
    assert refused(await bot.send({"content": calls(21)}))
    quiet = {"content": calls(21), "allowed_mentions": {"parse": []}}
    assert refused(await bot.send(quiet))
    assert refused(await bot.send({"content": f"{calls(20)} <@&1>"}))
    assert (await bot.send({"content": f"{calls(20)} <@1> <@!2>"})).status == 200
    text = {"type": 10, "content": calls(21)}
    assert refused(await bot.send({"flags": V2, "components": [text]}))
    world.set_automod(world.guild)
    assert (await bot.send({"content": calls(21)})).status == 200


@pytest.mark.parametrize(
    ("rule", "text", "caught"),
    [
        ("moon", "the Moon shines", True),
        ("moon", "moonlight", False),
        ("moon*", "moonlight", True),
        ("*light", "moonlight", True),
        ("*light", "lights", False),
        ("*on*", "moonlight", True),
    ],
)
async def test_words_are_found_as_the_rule_says(
    bot: RawBot, rule: str, text: str, caught: bool
) -> None:
    bot.world.set_automod(bot.world.guild, words=[rule])
    embed = {"title": "x", "fields": [{"name": "y", "value": text}]}
    for body in ({"content": text}, {"embeds": [embed]}):
        assert refused(await bot.send(body)) is caught


async def test_an_edit_and_a_title_are_caught_and_a_harmful_link(bot: RawBot) -> None:
    world = bot.world
    message = (await bot.send({"content": "x"})).body
    world.set_automod(world.guild, words=["moon"], links=["flowers.example"])
    assert refused(await bot.edit(message, {"content": "a moon"}))
    assert world.aoi.last().content == "x"
    assert (await bot.edit(message, {"content": "a crane"})).status == 200
    assert refused(await bot.send({"content": "https://flowers.example/a"}), LINK)
    threads = f"/channels/{world.channel.id}/threads"
    assert refused(await bot.call("POST", threads, {"name": "A moon", "type": 11}), TITLE)
    thread = (await bot.call("POST", threads, {"name": "A crane", "type": 11})).body
    path = f"/channels/{thread['id']}"
    assert refused(await bot.call("PATCH", path, {"name": "The moon"}), TITLE)
    assert refused(await bot.call("POST", f"{path}/messages", {"content": "moon"}))
    forum = world.add_channel(world.guild, "posts", kind=ChannelType.FORUM)
    post = {"name": "A crane", "message": {"content": "under the moon"}}
    assert refused(await bot.call("POST", f"/channels/{forum.id}/threads", post))


async def test_a_refused_nonce_may_be_used_again(bot: RawBot) -> None:
    bot.world.set_automod(bot.world.guild, words=["moon"])
    sent = {"nonce": "a", "enforce_nonce": True}
    assert refused(await bot.send({**sent, "content": "moon"}))
    assert (await bot.send({**sent, "content": "crane"})).status == 200


async def test_managers_and_exempt_roles_are_not_filtered_and_direct_messages_neither(
    bot: RawBot,
) -> None:
    world = bot.world
    role = world.add_role(world.guild, "Games")
    world.set_automod(world.guild, words=["moon"], exempt=[role])
    assert refused(await bot.send({"content": "moon"}))
    path = f"/channels/{world.ben.dm.id}/messages"
    assert (await bot.call("POST", path, {"content": "moon"})).status == 200
    world.give_role(world.guild, role, world.core.directory.bot)
    assert (await bot.send({"content": "moon"})).status == 200
    world.take_role(world.guild, role, world.core.directory.bot)
    world.permit_bot(world.guild, Permission.MANAGE_GUILD, allowed=True)
    assert (await bot.send({"content": "moon"})).status == 200


async def test_an_answer_is_judged_by_the_person_who_asked(bot: RawBot, wire: Wire) -> None:
    world = bot.world
    world.set_automod(world.guild, words=["moon"])
    moon = {"type": 4, "data": {"content": "moon"}}
    for person, taken in ((world.ben, False), (world.aoi, True)):
        asked = person.client.command(world.channel, ["play"], {})
        await wire.event("INTERACTION_CREATE")
        assert refused(await bot.answer(asked, moon)) is not taken
        assert (await bot.answer(asked, {"type": 4, "data": {"content": "x"}})).status == (
            400 if taken else 200
        )
        assert refused(await bot.hook("POST", asked, "", {"content": "moon"})) is not taken
        edited = await bot.hook("PATCH", asked, "/messages/@original", {"content": "moon"})
        assert refused(edited) is not taken
        hidden = {"content": "moon", "flags": EPHEMERAL}
        assert (await bot.hook("POST", asked, "", hidden)).status == 200


async def test_thinking_that_is_replaced_is_caught(bot: RawBot, wire: Wire) -> None:
    world = bot.world
    world.set_automod(world.guild, words=["moon"], hides_answers=True)
    asked = world.ben.client.command(world.channel, ["play"], {})
    await wire.event("INTERACTION_CREATE")
    assert (await bot.answer(asked, {"type": 5})).status == 200
    assert refused(await bot.hook("PATCH", asked, "/messages/@original", {"content": "moon"}))
    assert refused(await bot.hook("POST", asked, "", {"content": "moon"}))
    assert asked.waits


async def test_a_caught_answer_becomes_hidden_where_the_server_wants_it(
    bot: RawBot, wire: Wire
) -> None:
    world = bot.world
    world.set_automod(world.guild, words=["moon"], hides_answers=True)
    asked = world.ben.client.command(world.channel, ["play"], {})
    await wire.event("INTERACTION_CREATE")
    told = (await bot.answer(asked, {"type": 4, "data": {"content": "moon"}})).body
    assert told["interaction"]["response_message_ephemeral"] is True
    assert told["resource"]["message"]["flags"] & EPHEMERAL
    assert world.ben.last().content == "moon"
    assert "moon" not in [one.content for one in world.aoi.messages()]
    more = await bot.hook("POST", asked, "", {"content": "another moon"})
    assert more.body["flags"] & EPHEMERAL
    assert refused(await bot.send({"content": "moon"}))  # only answers are hidden


async def test_an_older_playground_has_no_rules(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world:
        document = world.guild.document()
        del document["automod"]
        world.core.store.put("guild", world.guild.id, document)
    async with local_world(tmp_path) as world:
        assert world.guild.automod == NO_RULES


async def test_the_rules_are_kept(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world:
        role = world.add_role(world.guild, "Games")
        world.set_automod(world.guild, mentions=3, words=["a"], links=["b"], exempt=[role])
        rules = world.guild.automod
    async with local_world(tmp_path) as world:
        assert world.guild.automod == rules


async def test_the_client_library_gets_the_code(tmp_path: Path) -> None:
    client = SmallBot()
    async with local_world(tmp_path) as world, connected(world, client):
        channel = client.get_partial_messageable(world.channel.id)
        message = await channel.send("x")
        world.set_automod(world.guild, mentions=2, words=["letter"], hides_answers=True)
        for sending in (channel.send(calls(3)), message.edit(content=calls(3))):
            with pytest.raises(discord.HTTPException) as caught:
                await sending
            assert (caught.value.status, caught.value.code) == (400, BLOCKED)
        world.set_automod(world.guild, words=["ready"], hides_answers=True)
        answer = await world.ben.command("small count")
        assert answer.ephemeral
        assert hidden_to_others(world)


def hidden_to_others(world: World) -> bool:
    return "ready" not in [one.content for one in world.aoi.messages()]
