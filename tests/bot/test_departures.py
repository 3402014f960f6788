"""Servers that remove the bot, and admins who erase the stored data of their server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import STORED_FEATURES
from bot.locales import texts_in
from bot.matches.errors import StoreAway
from bot.matches.models.match import Status
from bot.matches.models.shards import Shards
from bot.matches.models.terms import ChannelRef
from bot.matches.services.privacy import KEPT_FOR, Servers
from bot.messages.sending.channels import Channels
from bot.playground.testing.rendered_message import RenderedMessage
from bot.playground.user_client.client import CantDo
from bot.servers.erasure_screens import erase_question
from bot.storage import server_rows
from bot.storage.auditing import audit
from bot.storage.engine import Database
from tests.bot.harness import BotHarness
from tests.bot.test_failed_store import failing
from tests.discord_world import local_world
from tests.locales.walked import WALKED
from tests.storage.stores import KINDS, sqlite_store, url_of


async def left(room: BotHarness) -> tuple[int, ...]:
    return await room.store.read(server_rows.guilds_left)


async def known(room: BotHarness) -> frozenset[int]:
    return await room.store.read(server_rows.known_guilds)


async def chosen(room: BotHarness) -> None:
    """Give the server settings of its own."""
    answer = await room.aoi.command("koikoi-admin settings")
    await room.aoi.select("kk:0:0:set preset", "sloperama", in_=answer.message)


async def noted(room: BotHarness, ids: tuple[int, ...]) -> None:
    """Wait until the bot has stored which servers it left, by events without an answer."""
    async with asyncio.timeout(60):
        while await left(room) != ids:  # noqa: ASYNC110 - no event
            await asyncio.sleep(0.01)


async def test_a_removal_is_noted_and_thirty_days_later_the_data_goes(room: BotHarness) -> None:
    world, guild = room.world, room.world.guild
    await chosen(room)
    await room.started(pace="daily")
    world.remove_bot(guild)
    await noted(room, (guild.id,))
    room.clock.move(KEPT_FOR - timedelta(seconds=1))
    await room.client.departures.erase_due()
    assert guild.id in await known(room)
    room.clock.move(timedelta(seconds=1))
    await room.client.departures.erase_due()
    assert guild.id not in await known(room)
    assert await left(room) == ()
    info = (await room.stored()).info
    assert not info.status.open
    assert info.place.guild_id != guild.id
    assert room.aoi.id in {person.id for person in info.people}


async def test_what_can_not_be_erased_goes_later_and_holds_up_no_other(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """First the store fails, then one server causes a bug."""
    world, departures = room.world, room.client.departures
    second = world.add_guild("Second", room.ben.person)
    await world.until(lambda: room.client.get_guild(second.id), "it joins")
    await room.start_noted()  # a greeting that is recorded later would be a new row
    for guild in (world.guild, second):
        settings = await room.service.settings.guild_settings(guild.id)
        await room.service.settings.save_guild_settings(replace(settings, threads=True))
        world.remove_bot(guild)
    await noted(room, (world.guild.id, second.id))
    room.clock.move(KEPT_FOR)
    with failing(room.store, reads=False):
        with pytest.raises(StoreAway):
            await departures.erase_due()
        await departures.compare()
    assert not [one for one in caplog.records if one.exc_info]
    erase = Servers.erase

    async def breaks(servers: Servers, guild_id: int) -> None:
        if guild_id == world.guild.id:
            raise RuntimeError("a bug")
        await erase(servers, guild_id)

    with monkeypatch.context() as broken:
        broken.setattr(Servers, "erase", breaks)
        await departures.erase_due()
    assert world.guild.id in await known(room)
    assert second.id not in await known(room)
    await departures.erase_due()
    assert world.guild.id not in await known(room)


async def test_a_removal_between_accept_and_the_thread_is_no_fault_of_ours(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    world, client = room.world, room.client
    settings = await room.service.settings.guild_settings(world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, threads=True))
    opened: list[int] = []
    open_thread = client.channels.open_thread

    async def too_late(*named: Any) -> int:
        """Remove the bot after its last check of the server."""
        opened.append(1)
        world.remove_bot(world.guild)
        await world.until(lambda: client.get_guild(world.guild.id) is None, "the bot knows")
        return await open_thread(*named)

    monkeypatch.setattr(client.channels, "open_thread", too_late)
    answer = await room.aoi.command("koikoi play", opponent=room.ben)
    await room.drawn()
    await room.ben.click("Accept", in_=answer.message)
    await room.drawn()
    assert len(opened) == 1
    assert "Match 1 got no thread (40" in caplog.text
    assert "Traceback" not in caplog.text
    assert (await room.stored()).info.status.open
    await noted(room, (world.guild.id,))


async def test_a_return_within_thirty_days_cancels_it(room: BotHarness) -> None:
    world, guild = room.world, room.world.guild
    await chosen(room)
    world.remove_bot(guild)
    await noted(room, (guild.id,))
    room.clock.move(KEPT_FOR - timedelta(days=1))
    world.invite_bot(guild)
    await noted(room, ())
    room.clock.move(KEPT_FOR)
    await room.client.departures.erase_due()
    assert guild.id in await known(room)


async def test_an_outage_of_a_server_is_no_removal(room: BotHarness) -> None:
    world, guild = room.world, room.world.guild
    await chosen(room)
    world.begin_outage(guild)

    def away() -> bool:
        found = room.client.get_guild(guild.id)
        return found is not None and found.unavailable

    await world.until(away, "it is away")
    await room.client.departures.compare()
    assert await left(room) == ()


@pytest.mark.parametrize("back", [False, True])
async def test_what_happens_while_the_bot_is_away_is_noticed_at_its_start(
    tmp_path: Path, back: bool
) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        other = world.add_guild("Other", room.aoi.person)
        async with room.open():
            await chosen(room)
            if back:
                world.remove_bot(world.guild)
                await noted(room, (world.guild.id,))
        if back:
            world.invite_bot(world.guild)
        else:
            world.remove_bot(world.guild)
        async with room.open():
            await noted(room, () if back else (world.guild.id,))
            assert other.id not in await left(room)


# ── what Discord's refusals say ─────────────────────────────────────────────────────────────

REFUSALS = {
    404: (0, 10001, 10003, 10004, 10007, 10008, 10062),
    403: (0, 20001, 50001, 50013, 40333, 160005),
}
"""Codes returned to each of the queries, by status."""


async def test_only_its_own_code_says_that_something_is_gone(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """A 404 without such a code comes from a proxy, or from a malformed request."""
    client, guild_id = room.client, room.world.guild.id
    channels = client.channels
    leavers = client.interactions._tools.leavers
    unknown = ChannelRef(guild_id, 77)

    async def not_there() -> bool:
        """Another process receives an event of the server, which had the bot a while ago."""
        elsewhere = Channels(client, str, Shards((1 - (guild_id >> 22) % 2,), 2))
        await elsewhere.learn(guild_id)
        return guild_id in elsewhere._learned

    room.world.core.faults.fail("GET", "/guilds/{guild_id}", 503)
    with pytest.raises(discord.HTTPException):  # it is asked again
        await not_there()
    questions: dict[str, tuple[str, Callable[[], Awaitable[bool]], set[int]]] = {
        "a member left": (
            "/guilds/{guild_id}/members/{user_id}",
            lambda: leavers.has_left(guild_id, room.ben.id),
            {10007},
        ),
        "the bot is on no server": ("/guilds/{guild_id}", not_there, {10004, 50001}),
        "a channel is gone": (
            "/channels/{channel_id}",
            lambda: channels.is_gone(unknown),
            {10003, 10004},
        ),
        "a thread is closed to the bot": (
            "/channels/{channel_id}",
            lambda: channels.is_shut_out(unknown.channel_id),
            {50001, 50013, 160005},
        ),
    }
    wrong: list[str] = []
    for question, (template, ask, meant) in questions.items():
        for status, codes in REFUSALS.items():
            for code in codes:
                fault = room.world.core.faults.fail("GET", template, status, code=code)
                try:
                    believed = await ask()
                except discord.HTTPException:  # the caller can't continue
                    believed = False
                if believed is not (code in meant) or not fault.met:
                    wrong.append(f"{question}: {status}, code {code}: {believed}")
    assert not wrong, "\n".join(wrong)
    assert not [one for one in caplog.records if one.exc_info]


async def test_whether_a_missing_player_left_is_asked_once(room: BotHarness) -> None:
    await room.started()
    missing = await room.mover()
    room.world.leave(room.world.guild, missing.person)
    leavers = room.client.interactions._tools.leavers
    members = "/guilds/{guild_id}/members/{user_id}"
    await room.later(minutes=4)
    await room.eventually(lambda info: bool(room.world.requests.of("GET", members)))
    await room.world.until(lambda: room.client._background.idle, "it is noted")
    asked = len(room.world.requests.of("GET", members))
    await leavers._look(1)
    assert len(room.world.requests.of("GET", members)) == asked == 1


async def test_what_was_posted_counts_as_deleted_by_its_own_code_alone(room: BotHarness) -> None:
    """Otherwise it would be posted twice."""
    wrong: list[str] = []
    answer = await room.aoi.command("koikoi puzzle")
    seen = answer.message
    assert seen is not None
    await room.aoi.click(seen.labels[0], in_=seen)
    panel = room.now(seen)
    await room.share(room.aoi, panel)
    posted = len(room.ben.messages())
    for status, codes in REFUSALS.items():
        for code in codes:
            fault = room.world.core.faults.fail(
                "PATCH", "/channels/{channel_id}/messages/{message_id}", status, code=code
            )
            await room.share(room.aoi, panel)
            again = len(room.ben.messages()) - posted
            posted += again
            if again != (code in {10003, 10004, 10008}) or not fault.met:
                wrong.append(f"{status}, code {code}: posted {again} times")
    assert not wrong, "\n".join(wrong)


async def test_no_result_is_posted_in_a_closed_channel_nor_without_the_bot(
    room: BotHarness,
) -> None:
    world = room.world
    seen = (await room.aoi.command("koikoi puzzle")).message
    assert seen is not None
    await room.aoi.click(seen.labels[0], in_=seen)
    panel = room.now(seen)
    settings = await room.service.settings.guild_settings(world.guild.id)
    other = world.add_channel(world.guild, "elsewhere")
    await room.service.settings.save_guild_settings(replace(settings, channels=(other.id,)))
    refused = await room.share(room.aoi, panel)
    assert refused.text.startswith("On this server, matches are played in")
    await room.service.settings.save_guild_settings(settings)
    world.remove_bot(world.guild)
    await world.until(lambda: room.client.get_guild(world.guild.id) is None, "the bot knows")
    refused = await room.share(room.aoi, panel)
    assert "I'm not a member of that server" in refused.text
    assert not [one for one in room.ben.messages() if not one.ephemeral]


# ── an admin erases a server ────────────────────────────────────────────────────────────────


async def asked(room: BotHarness) -> RenderedMessage:
    answer = await room.aoi.command("koikoi-admin erase")
    assert answer.ephemeral
    assert answer.message is not None
    return answer.message


@pytest.mark.parametrize("kind", KINDS)
async def test_an_admin_erases_the_server_after_a_question(kind: str, tmp_path: Path) -> None:
    url = await url_of(kind, tmp_path)
    async with local_world(tmp_path / "discord") as world:
        room = BotHarness(world, Database(url, STORED_FEATURES))
        async with room.open():
            await chosen(room)
            await room.started(length="3")
            await room.played_out()
            running = await room.started()
            board = await room.ben.command("koikoi leaderboard")
            assert "Aoi" in board.text
            question = await asked(room)
            for word in ("settings", "tournaments", "leaderboards", "1 open match", "30 days"):
                assert word in question.text
            await room.aoi.click("Change nothing", in_=question)
            assert world.guild.id in await known(room)
            question = await asked(room)
            done = await room.aoi.click("Erase everything", in_=question)
            assert room.now(question).text.startswith("This server's data has been erased.")
            assert done.message is None or done.ephemeral
            await room.drawn()
            assert world.guild.id not in await known(room)
            assert (await room.stored(2)).info.status is Status.FINISHED
            assert "resign" in room.now(running).text.casefold(), "it was the admin's own"
            board = await room.ben.command("koikoi leaderboard")
            assert "Aoi" not in board.text
            history = await room.aoi.command("koikoi history", channel=room.aoi.dm)
            assert "Ben" in history.text
            assert (await room.started()).buttons, "the server goes on"
        await room.store.close()
    assert (await audit(url, STORED_FEATURES)).findings == ()


async def test_the_button_works_after_a_restart(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            await chosen(room)
            question = await asked(room)
        async with room.open():
            await room.aoi.click("Erase everything", in_=question)
            assert await known(room) == frozenset()


async def test_only_who_manages_the_server_may(room: BotHarness) -> None:
    """The admins' commands granted to somebody else are not sufficient."""
    await chosen(room)
    with pytest.raises(CantDo):
        await room.ben.command("koikoi-admin erase")
    chiyo = room.world.newcomer("Chiyo")
    room.world.allow_command("koikoi-admin", chiyo)
    refused = await chiyo.command("koikoi-admin erase")
    assert refused.text == "Only members who can manage the server can do that."
    channel = room.client.get_partial_messageable(room.world.channel.id)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Forged", custom_id="kk:0:0:erase-server"))
    await channel.send("forged", view=view)
    view.stop()
    answer = await room.ben.click("Forged")
    assert answer.text == "Only members who can manage the server can do that."
    assert room.world.guild.id in await known(room)


@pytest.mark.parametrize("language", WALKED)
@pytest.mark.parametrize("running", [0, 1, 25])
def test_the_question_fits_into_a_message(language: str, running: int) -> None:
    screen = erase_question(texts_in(language), "*" * 100, running, 30)
    assert len(screen.content) <= 2000
