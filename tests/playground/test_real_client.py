"""Everything a bot does, done by the real client library and seen by people."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest

from bot.playground.testing.pilot import World
from tests.discord_world import connected, local_world
from tests.playground.raw_bot import PNG
from tests.playground.small_bot import SmallBot


@dataclass
class Scene:
    world: World
    client: SmallBot


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    client = SmallBot()
    async with local_world(tmp_path) as world, connected(world, client):
        yield Scene(world, client)


async def test_the_nonce_of_a_deleted_message_is_refused(scene: Scene) -> None:
    channel = scene.client.get_partial_messageable(scene.world.channel.id)
    first = await channel.send("once", nonce="a")
    assert (await channel.send("once", nonce="a")).id == first.id
    await first.delete()
    with pytest.raises(discord.NotFound) as caught:
        await channel.send("once", nonce="a")
    assert caught.value.code == 10008
    await channel.send("once", nonce="b")


async def test_a_form_and_autocomplete(scene: Scene) -> None:
    aoi = scene.world.aoi
    assert await aoi.autocomplete("small form", "flower", "pl") == ["Plum"]
    opened = await aoi.command("small form", flower="Plum")
    assert opened.modal is not None
    await scene.world.until(lambda: "form" in scene.client.sent, "the library knows the form")
    (field,) = [one["component"]["custom_id"] for one in opened.modal["components"]]
    answer = await aoi.submit_modal(opened, **{field: "white"})
    assert answer.text == "Plum is white"


async def test_a_panel_is_changed_by_a_select(scene: Scene) -> None:
    ben = scene.world.ben
    await ben.command("small panel")
    assert "Length: 3 rounds" in ben.last().text
    await scene.world.until(lambda: "panel" in scene.client.sent, "the library knows the panel")
    await ben.select("Length", "6 rounds")
    assert "Length: 6 rounds" in ben.last().text
    assert ben.last().content == ""


async def test_an_embed_with_a_picture(scene: Scene) -> None:
    answer = await scene.world.aoi.command("small rich")
    assert answer.text == "rich\nTitle\nText\na\nb\nfoot"
    assert answer.message is not None
    assert answer.message.raw["embeds"][0]["image"]["width"] == 2


async def test_a_menu_command_and_its_name_in_japanese(scene: Scene) -> None:
    world = scene.world
    answer = await world.aoi.user_command("挑戦", world.ben)
    assert answer.text == f"{world.ben.mention}, aoi calls you"
    assert [push.kind for push in world.ben.pushes] == ["mention"]
    small = next(one for one in world.core.commands.of(None) if one["name"] == "small")
    count = next(one for one in small["options"] if one["name"] == "count")
    assert count["name_localizations"] == {"ja": "数える"}
    fetched = await scene.client.tree.fetch_commands()
    assert {one.name for one in fetched} == {"small", "Challenge"}


async def test_syncing_the_same_commands_changes_nothing(scene: Scene) -> None:
    before = scene.world.core.commands.of(None)
    await scene.client.tree.sync()
    assert scene.world.core.commands.of(None) == before


async def test_commands_of_one_server(scene: Scene) -> None:
    world, tree = scene.world, scene.client.tree
    home = discord.Object(world.guild.id)
    tree.copy_global_to(guild=home)
    await tree.sync(guild=home)
    assert world.aoi.offered().count("small") == 2
    other = world.add_guild("Elsewhere", world.ben.person)
    place = world.core.directory.channels_of(other.id)[0]
    assert world.ben.offered(place).count("small") == 1


async def test_two_people_click_at_once(scene: Scene) -> None:
    import asyncio

    world = scene.world
    await world.aoi.command("small count", start=1)
    await asyncio.gather(world.aoi.click("count:1"), world.ben.click("count:1"))
    assert world.aoi.last().content == "counted 1"


async def test_emojis_of_the_application(scene: Scene) -> None:
    client = scene.client
    emoji = await client.create_application_emoji(name="kk_01B", image=PNG)
    assert [one.name for one in await client.fetch_application_emojis()] == ["kk_01B"]
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(emoji=emoji, custom_id="x"))
    channel = client.get_partial_messageable(scene.world.channel.id)
    await channel.send("with an emoji", view=view)
    assert scene.world.aoi.last().buttons[0].emoji == "kk_01B"
    with pytest.raises(discord.HTTPException):
        await client.create_application_emoji(name="kk_01B", image=PNG)
    await emoji.edit(name="kk_crane")
    await emoji.delete()
    with pytest.raises(discord.HTTPException):
        await channel.send("without", view=view)


async def test_looking_people_and_places_up(scene: Scene) -> None:
    world, client = scene.world, scene.client
    stranger = world.stranger("Chika")
    assert (await client.fetch_user(stranger.id)).display_name == "Chika"
    guild = await client.fetch_guild(world.guild.id)
    assert (await guild.fetch_member(world.ben.id)).name == "ben"
    for person_id, code in ((stranger.id, 10007), (1, 10013)):
        with pytest.raises(discord.NotFound) as caught:
            await guild.fetch_member(person_id)
        assert caught.value.code == code
    channel = await client.fetch_channel(world.channel.id)
    assert str(channel) == "koi-koi"
    assert [one.name for one in await guild.fetch_channels()] == ["koi-koi"]
    roles = await guild.fetch_roles()
    assert [role.name for role in roles] == ["@everyone", "Koi-Koi", "Manager"]
    async with channel.typing():  # type: ignore[union-attr]
        pass


async def test_the_bot_is_put_out_of_a_server(scene: Scene) -> None:
    world, client = scene.world, scene.client
    await world.until(lambda: client.guilds)
    world.remove_bot(world.guild)
    await world.until(lambda: not client.guilds, "the client knows it")
    with pytest.raises(discord.Forbidden) as caught:
        await client.get_partial_messageable(world.channel.id).send("x")
    assert caught.value.code == 50001
    with pytest.raises(discord.NotFound):
        await client.fetch_guild(world.guild.id)


async def test_a_second_server_and_its_people(scene: Scene) -> None:
    world, client = scene.world, scene.client
    other = world.add_guild("Elsewhere", world.ben.person, locale="ja", community=True)
    await world.until(lambda: client.get_guild(other.id), "the client knows it")
    chika = world.newcomer("Chika", guild=other)
    place = world.core.directory.channels_of(other.id)[0]
    await chika.command("small count", channel=place)
    assert chika.last(place).content == "ready"
    world.leave(other, chika.person)
    from bot.playground.user_client.client import CantDo

    with pytest.raises(CantDo, match="can't see"):
        await chika.command("small count", channel=place)


async def test_a_bot_that_was_put_out_is_invited_again(scene: Scene) -> None:
    world, client = scene.world, scene.client
    guild = world.guild
    left = asyncio.create_task(client.wait_for("guild_remove", timeout=60))
    await asyncio.sleep(0)  # it starts to listen
    world.remove_bot(guild)
    assert (await left).id == guild.id
    joined = asyncio.create_task(client.wait_for("guild_join", timeout=60))
    await asyncio.sleep(0)
    world.invite_bot(guild)
    assert (await joined).id == guild.id
    await client.get_partial_messageable(world.channel.id).send("back")
    assert world.aoi.last().text == "back"
