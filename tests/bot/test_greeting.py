"""A server that adds the bot is greeted once, in a channel where the bot may write."""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app import STORED_FEATURES
from bot.locales import LANGUAGES, texts_in
from bot.matches.models.terms import GuildSettings
from bot.matches.services.privacy import KEPT_FOR
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.objects.guild import Guild
from bot.playground.objects.permissions import Permission
from bot.playground.testing.rendered_message import RenderedMessage
from bot.playground.testing.waiting import TIMEOUT
from bot.screens.learn import greeting_screen
from bot.screens.message import CONTENT_LIMIT
from bot.storage import people_rows, server_rows
from bot.storage.engine import Database
from tests.bot.bad_days import complaints
from tests.bot.each import each
from tests.bot.harness import BotHarness
from tests.bot.test_failed_store import failing
from tests.discord_world import connected, local_world
from tests.storage.stores import KINDS, url_of

GREETING = "Hello! On this server"
JAPANESE = "はじめまして！"
FAILING = "bot.interactions.servers"


def club(room: BotHarness, *, locale: str | None = None) -> Guild:
    """A server that has not added the bot yet; with a language it is a community."""
    return room.world.add_guild(
        "Club", room.ben.person, locale=locale or "en-US", bot=False, community=locale is not None
    )


def channels(room: BotHarness, guild: Guild) -> list[Channel]:
    return room.world.core.directory.channels_of(guild.id)


def seen(room: BotHarness, guild: Guild) -> list[RenderedMessage]:
    """Return all greetings on a server."""
    return [
        one
        for channel in channels(room, guild)
        for one in room.ben.messages(channel)
        if GREETING in one.content or JAPANESE in one.content
    ]


async def invited(room: BotHarness, guild: Guild) -> list[RenderedMessage]:
    """Add the bot; return the greetings after it has handled that."""
    room.world.invite_bot(guild)
    await joined(room)
    return seen(room, guild)


async def joined(room: BotHarness) -> None:
    """Wait until the bot has received all events, and handled each server that it joined."""
    mark = room.world.add_channel(room.world.guild, "mark")

    def heard() -> bool:
        return room.client.get_channel(mark.id) is not None and not joining()

    await room.world.until(heard, "the bot has handled it")


def joining() -> list[str]:
    """Return the names of the bot's running handlers of new servers."""
    names = (task.get_name() for task in asyncio.all_tasks() if not task.done())
    return [name for name in names if "on_guild_join" in name]


async def test_it_says_what_the_bot_is_and_where_to_begin(room: BotHarness) -> None:
    guild = club(room, locale="en-GB")
    (greeting,) = await invited(room, guild)
    assert greeting.raw["author"]["id"] == str(room.bot.id)
    assert "Koi-Koi" in greeting.content
    assert JAPANESE not in greeting.content
    for command in ("koikoi learn", "koikoi play", "koikoi-admin settings"):
        assert re.search(rf"</{command}:\d+>", greeting.content), command
    assert not room.ben.pushes


async def test_a_community_reads_its_language_and_friends_read_which_there_are(
    room: BotHarness,
) -> None:
    (japanese,) = await invited(room, club(room, locale="ja"))
    assert JAPANESE in japanese.content
    assert GREETING not in japanese.content
    assert "🌐" not in japanese.content
    assert re.search(r"</koikoi learn:\d+>", japanese.content)
    guild = club(room)
    (unsure,) = await invited(room, guild)
    assert GREETING in unsure.content
    assert JAPANESE not in unsure.content
    *_, last = unsure.content.splitlines()
    assert last.startswith("-# 🌐 ")
    assert last.count(" · ") == len(LANGUAGES) - 2, "all but English"
    assert "日本語" in last
    settings = await room.store.read(people_rows.settings_of, guild.id)
    assert settings is None, "a greeting decides nothing"


async def test_it_stands_where_discord_greets(room: BotHarness) -> None:
    guild = club(room)
    lobby = room.world.add_channel(guild, "lobby")
    room.world.set_system_channel(guild, lobby)
    (greeting,) = await invited(room, guild)
    assert greeting.channel_id == lobby.id


@pytest.mark.parametrize("missing", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_or_else_in_the_first_text_channel_where_it_may_write(
    room: BotHarness, missing: Permission
) -> None:
    world, guild = room.world, club(room)
    (general,) = channels(room, guild)
    lobby = world.add_channel(guild, "lobby")
    world.set_system_channel(guild, lobby)
    for channel in (general, lobby):
        world.deny(channel, missing)
    world.add_channel(guild, "voice", kind=ChannelType.VOICE)
    world.add_channel(guild, "news", kind=ChannelType.ANNOUNCEMENT)
    talk = world.add_channel(guild, "talk")
    world.add_channel(guild, "more talk")
    (greeting,) = await invited(room, guild)
    assert greeting.channel_id == talk.id


async def test_where_it_may_write_nowhere_it_is_silent(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, FAILING)
    guild = club(room)
    for channel in channels(room, guild):
        room.world.deny(channel, Permission.SEND_MESSAGES)
    room.world.add_channel(guild, "news", kind=ChannelType.ANNOUNCEMENT)
    assert await invited(room, guild) == []
    (line,) = [one.message for one in caplog.records if one.name == FAILING]
    assert str(guild.id) in line
    assert "no channel" in line


async def test_a_refusal_is_one_line_in_the_log_and_no_second_try(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, FAILING)
    guild = club(room)
    path = "/channels/{channel_id}/messages"
    room.world.core.faults.fail("POST", path, 400, code=200000)  # as a server's own filter does
    assert await invited(room, guild) == []
    (line,) = [one.getMessage() for one in caplog.records if one.name == FAILING]
    assert "code 200000" in line
    room.world.remove_bot(guild)
    assert await invited(room, guild) == []


# ── never twice ─────────────────────────────────────────────────────────────────────────────


async def test_not_again_when_it_is_invited_again_within_thirty_days(room: BotHarness) -> None:
    guild = club(room)
    assert len(await invited(room, guild)) == 1
    for _ in range(2):
        room.world.remove_bot(guild)
        await joined(room)
        room.clock.move(KEPT_FOR - timedelta(seconds=1))
        await room.client.departures.erase_due()
        assert len(await invited(room, guild)) == 1


async def test_after_thirty_days_it_is_a_new_server(room: BotHarness) -> None:
    guild = club(room)
    await invited(room, guild)
    room.world.remove_bot(guild)
    async with asyncio.timeout(TIMEOUT):
        while guild.id not in await room.store.read(server_rows.guilds_left):  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.01)
    room.clock.move(KEPT_FOR)
    await room.client.departures.erase_due()
    assert guild.id not in await room.store.read(server_rows.known_guilds)
    assert len(await invited(room, guild)) == 2


async def test_not_on_a_server_that_is_known_already(room: BotHarness) -> None:
    """It was added before the bot had a greeting."""
    guild = club(room)
    await room.store.write(people_rows.save_guild_settings, GuildSettings(guild.id))
    assert await invited(room, guild) == []


async def test_not_after_an_outage_of_the_server(room: BotHarness) -> None:
    guild = room.world.guild
    room.world.begin_outage(guild)

    def away() -> bool:
        found = room.client.get_guild(guild.id)
        return found is not None and found.unavailable

    await room.world.until(away, "it is away")
    room.world.end_outage(guild)
    await room.world.until(lambda: not away(), "it is back")
    await joined(room)
    assert seen(room, guild) == []


async def test_not_after_a_restart(tmp_path: Path) -> None:
    url = await url_of("sqlite", tmp_path)
    async with local_world(tmp_path / "discord") as world:
        room = BotHarness(world, Database(url, STORED_FEATURES))
        guild = club(room)
        async with room.open():
            assert len(await invited(room, guild)) == 1
        async with room.open():
            await joined(room)
            assert len(seen(room, guild)) == 1
            room.world.remove_bot(guild)
            room.clock.move(timedelta(days=1))  # a second message would have another nonce
            await joined(room)
            assert len(await invited(room, guild)) == 1
            assert seen(room, world.guild) == []
        await room.store.close()


@pytest.mark.parametrize("kind", KINDS)
async def test_of_two_processes_one_greets(kind: str, tmp_path: Path) -> None:
    """While one takes over from the other, both receive the server's event."""
    url = await url_of(kind, tmp_path)
    async with local_world(tmp_path / "discord") as world:
        room, other = (BotHarness(world, Database(url, STORED_FEATURES)) for _ in range(2))
        world.core.gateway.identify_limit.single_waits = False
        other.clock.move(timedelta(seconds=1))  # so that both messages would have different nonces
        async with room.open(), connected(world, other.client):
            for _ in range(3):
                guild = club(room)
                world.invite_bot(guild)
                await joined(other)
                await joined(room)
                assert len(seen(room, guild)) == 1
        for one in (room, other):
            await one.store.close()


# ── the admins' commands in /help ───────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("locale", "heading"), [("en-US", "If you manage this server"), ("ja", "管理者の方へ")]
)
async def test_help_names_the_admins_commands_to_those_who_manage_the_server(
    room: BotHarness, locale: str, heading: str
) -> None:
    chiyo = room.world.newcomer("Chiyo")
    for pilot in (room.aoi, room.ben, chiyo):
        pilot.speak(locale)
    room.world.make_manager(room.world.guild, chiyo.person)
    for pilot in (room.aoi, chiyo):
        told = (await pilot.command("help")).text
        assert heading in told
        for command in ("settings", "tournament", "season", "abort", "erase"):
            assert re.search(rf"</koikoi-admin {command}:\d+>", told), command
        assert told.index("</koikoi games") < told.index("</koikoi-admin settings")
        elsewhere = (await pilot.command("help", channel=pilot.dm)).text
        assert "koikoi-admin" not in elsewhere
    assert "koikoi-admin" not in (await room.ben.command("help")).text


@each("language", LANGUAGES)
def test_the_greeting_fits_and_has_two_sentences_and_three_commands(language: str) -> None:
    content = greeting_screen(texts_in(language), unsure=True).content
    assert content.count("`/") == 3
    assert len(content) < CONTENT_LIMIT


async def test_without_a_store_a_server_is_not_greeted_and_works(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """An earlier greeting can't be ruled out: none is better than two."""
    guild = club(room)
    await room.start_noted()
    with failing(room.store, reads=True) as met:
        assert await invited(room, guild) == []
    assert met
    assert f"Server {guild.id} gets no greeting" in caplog.text
    assert complaints(caplog) == []
    answer = await room.ben.command("koikoi games", channel=channels(room, guild)[0])
    assert answer.ephemeral
