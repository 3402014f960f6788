"""The language used on a server of friends, which Discord doesn't report."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.locales import language_of
from bot.matches.models.terms import GuildSettings
from bot.playground.objects.guild import Guild
from bot.playground.testing.pilot import Pilot
from tests.bot.harness import BotHarness
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

ENGLISH = "I'll write to everyone on this server in"
JAPANESE = "みんなに見えるメッセージ"


def friends(room: BotHarness, *names: str, locale: str = "ja") -> tuple[Guild, list[Pilot]]:
    """A server of friends whose Discord clients use this language."""
    guild = room.world.add_guild("花の会", room.ben.person)
    return guild, [room.world.newcomer(name, locale=locale, guild=guild) for name in names]


def told(*pilots: Pilot) -> list[str]:
    """Return the messages about the server's language."""
    return [
        one.content
        for pilot in pilots
        for one in pilot.everything()
        if one.ephemeral and one.message.only_for == pilot.id and ENGLISH in one.content
    ]


@pytest.mark.parametrize("locale", ["ja", "en-US", "en-GB", "fi"])
@pytest.mark.parametrize("path", ["koikoi play", "koikoi computer", "koikoi table"])
async def test_friends_are_spoken_to_in_the_language_of_the_first(
    room: BotHarness, path: str, locale: str
) -> None:
    guild, (hana, yuki) = friends(room, "Hana", "Yuki", locale=locale)
    (place,) = room.world.core.directory.channels_of(guild.id)
    await hana.command("koikoi games", channel=place)
    assert not told(hana), "what one person reads decides nothing"
    answer = await hana.command(path, channel=place)
    await room.drawn()
    assert answer.message is not None
    japanese = locale == "ja"
    assert (any("ぁ" <= letter <= "ん" for letter in answer.message.content)) == japanese
    (line,) = told(hana)
    assert "**日本語**" in line if japanese else "**English**" in line
    assert line.index(JAPANESE) < line.index(ENGLISH) if japanese else JAPANESE not in line
    assert "/koikoi-admin settings" in line
    settings = await room.service.settings.guild_settings(guild.id)
    assert (settings.found_language, settings.language) == (language_of(locale), None)
    # A second person with another language changes nothing.
    yuki.speak("en-US" if japanese else "ja")
    other = await yuki.command("koikoi computer", channel=place)
    await room.drawn()
    assert other.message is not None
    assert ("さん" in other.message.content or "局" in other.message.content) == japanese
    assert not told(yuki)


async def test_of_two_at_once_one_is_the_first(room: BotHarness) -> None:
    guild, (hana, yuki) = friends(room, "Hana", "Yuki")
    yuki.speak("en-US")
    (place,) = room.world.core.directory.channels_of(guild.id)
    await asyncio.gather(*(one.command("koikoi play", channel=place) for one in (hana, yuki)))
    await room.drawn()
    assert len(told(hana, yuki)) == 1


async def test_an_admin_has_the_last_word(room: BotHarness) -> None:
    guild, (hana,) = friends(room, "Hana")
    (place,) = room.world.core.directory.channels_of(guild.id)
    settings = room.service.settings
    await settings.save_guild_settings(GuildSettings(guild.id, language="en"))
    answer = await hana.command("koikoi play", channel=place)
    await room.drawn()
    assert answer.message is not None
    assert "Hana" in answer.message.content
    assert "さん" not in answer.message.content
    assert not told(hana)
    # Without the choice it is decided now; a later choice keeps the detected language.
    await settings.save_guild_settings(GuildSettings(guild.id))
    await hana.command("koikoi computer", channel=place)
    await settings.save_guild_settings(GuildSettings(guild.id, language="en", live_minutes=9))
    kept = await settings.guild_settings(guild.id)
    assert kept == replace(
        GuildSettings(guild.id), language="en", live_minutes=9, found_language="ja"
    )


async def test_a_community_has_said_it_on_discord(room: BotHarness) -> None:
    guild, (hana,) = friends(room, "Hana")
    room.world.make_community(guild, "en-GB")
    (place,) = room.world.core.directory.channels_of(guild.id)
    channels = room.client.channels
    await room.world.until(
        lambda: channels.guild_locale(guild.id) == "en-GB", "the bot hears of it"
    )
    answer = await hana.command("koikoi play", channel=place)
    await room.drawn()
    assert answer.message is not None
    assert "さん" not in answer.message.content
    assert not told(hana)
    assert (await room.service.settings.guild_settings(guild.id)).found_language is None


async def test_a_refused_command_says_what_it_decided(room: BotHarness) -> None:
    guild, (hana,) = friends(room, "Hana")
    (place,) = room.world.core.directory.channels_of(guild.id)
    refused = await hana.command("koikoi play", opponent=hana, channel=place)
    await room.drawn()
    assert refused.ephemeral
    found = (await room.service.settings.guild_settings(guild.id)).found_language
    assert len(told(hana)) == (found is not None)


async def test_it_outlives_a_restart(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        guild, (hana, yuki) = friends(room, "Hana", "Yuki")
        (place,) = world.core.directory.channels_of(guild.id)
        async with room.open():
            await hana.command("koikoi play", channel=place)
            await room.drawn()
        async with room.open():
            yuki.speak("en-US")
            answer = await yuki.command("koikoi play", channel=place)
            await room.drawn()
            assert answer.message is not None
            assert "さん" in answer.message.content
            assert not told(yuki)


async def test_discord_lets_no_server_of_friends_choose(room: BotHarness) -> None:
    guild, _ = friends(room)
    with pytest.raises(ValueError, match="community"):
        room.world.set_guild_locale(guild, "ja")
    with pytest.raises(ValueError, match="community"):
        room.world.add_guild("Club", room.ben.person, locale="ja")
