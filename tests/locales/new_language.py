"""The bot for a Swedish user after Swedish was added.

`test_a_new_language.py` runs this in a copy of the bot with Swedish.
"""

from pathlib import Path

from bot.locales import LANGUAGES
from tests.bot.harness import BotHarness, bot_harness
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

COMMANDS = "/applications/{application_id}/commands"


async def test_a_swede_is_spoken_to_in_swedish(tmp_path: Path) -> None:
    assert LANGUAGES == ("en", "ja", "sv")
    async with (
        local_world(tmp_path) as world,
        sqlite_store(threads=False) as store,
        BotHarness(world, store).open() as room,
    ):
        (put,) = room.world.discord.requests.of("PUT", COMMANDS)
        koikoi = next(one for one in put.body if one["name"] == "koikoi")
        learn = next(one for one in koikoi["options"] if one["name"] == "learn")
        assert learn["name_localizations"] == {"ja": "遊び方", "sv-SE": "lär-dig"}
        assert learn["description_localizations"]["sv-SE"] == "Spelet på fem minuter"
        room.aoi.speak("sv-SE")
        assert "1/7 · Tolv månader" in (await room.aoi.command("koikoi learn")).text
        assert "1/7 · Twelve months" in (await room.ben.command("koikoi learn")).text


async def test_swedish_is_offered_to_a_person_and_to_a_server(tmp_path: Path) -> None:
    async with bot_harness(tmp_path) as room:
        choices = (await room.ben.command("koikoi me")).message
        assert choices is not None
        offered = [one for one in choices.selects if one.custom_id == "kk:0:0:me language"]
        assert ("svenska", "sv") in offered[0].options
        await room.ben.select("kk:0:0:me language", "sv", in_=choices)
        assert "1/7 · Tolv månader" in (await room.ben.command("koikoi learn")).text
        panel = (await room.aoi.command("koikoi-admin settings")).message
        assert panel is not None
        await room.aoi.click("Tables and time", in_=panel)
        await room.aoi.select("kk:0:0:set language", "sv", in_=room.now(panel))
        table = await room.aoi.command("koikoi play")
        assert "öppnar ett bord" in table.text
