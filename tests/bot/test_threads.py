"""Threads created by people: private ones without the bot, archived ones, locked ones."""

from __future__ import annotations

import logging
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.matches.models.people import Person
from bot.playground.objects.channel import Channel, ChannelType
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness, choices
from tests.tournaments.opening import plan

NOT_IN_IT = "I need to be a member of a private thread. Mention me there first"


def private(room: BotHarness, *others: Pilot, member: bool = False) -> Channel:
    """Return a private thread of Aoi's with others; `member`: including the bot."""
    world = room.world
    thread = world.open_thread(world.channel, "quiet", room.aoi, private=True)
    for other in others:
        world.add_to_thread(thread, other)
    if member:
        world.add_to_thread(thread, room.bot)
    return world.core.directory.channel(thread.id)


async def started_in(room: BotHarness, thread: Channel, **options: str) -> RenderedMessage:
    """Let Aoi challenge Ben in a thread, and Ben accept; return the table."""
    options = {"length": "6", **options}
    answer = await room.aoi.command("koikoi play", opponent=room.ben, channel=thread, **options)
    assert answer.message is not None, answer.text
    await room.drawn()
    await room.ben.click("Accept", in_=answer.message)
    await room.drawn()
    return room.now(answer.message)


def tables(room: BotHarness, thread: Channel) -> list[RenderedMessage]:
    return [seen for seen in room.aoi.messages(thread) if "My hand" in seen.labels]


def is_archived(room: BotHarness, thread: Channel) -> bool:
    return room.world.core.directory.channel(thread.id).archived


def both_say(room: BotHarness, words: str) -> list[bool]:
    return [words in room.hand(pilot).content for pilot in (room.aoi, room.ben)]


# ── private threads ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("koikoi play", {}),
        ("koikoi computer", {"level": "wild"}),
        ("koikoi table", {}),
    ],
)
async def test_nothing_begins_in_a_private_thread_without_the_bot(
    room: BotHarness, command: str, options: dict[str, str]
) -> None:
    thread = private(room, room.ben)
    refused = await room.aoi.command(command, channel=thread, **options)
    assert refused.ephemeral
    assert NOT_IN_IT in refused.text
    assert f"<@{room.bot.id}>" in refused.text
    assert not await room.service.queries.games_of(room.aoi.id)
    room.aoi.say(f"<@{room.bot.id}> come in", channel=thread)
    again = await room.aoi.command(command, channel=thread, **options)
    assert NOT_IN_IT not in again.text
    await room.drawn()


async def test_no_tournament_is_planned_in_a_private_thread_without_the_bot(
    room: BotHarness,
) -> None:
    thread = private(room, room.ben)
    assert NOT_IN_IT in (await plan(room.aoi, thread)).text
    room.aoi.say(f"<@{room.bot.id}> come in", channel=thread)
    assert NOT_IN_IT not in (await plan(room.aoi, thread)).text


async def test_it_is_said_in_japanese(room: BotHarness) -> None:
    room.aoi.speak("ja")
    refused = await room.aoi.command("koikoi computer", channel=private(room), level="wild")
    assert f"<@{room.bot.id}>と書いて私を呼んでから" in refused.text


async def test_a_challenge_is_not_accepted_where_the_bot_was_removed(room: BotHarness) -> None:
    thread = private(room, room.ben, member=True)
    answer = await room.aoi.command("koikoi play", opponent=room.ben, channel=thread)
    await room.drawn()
    room.world.remove_from_thread(thread, room.bot)
    refused = await room.ben.click("Accept", in_=answer.message)
    assert NOT_IN_IT in refused.text
    assert (await room.stored()).match is None
    room.world.add_to_thread(thread, room.bot)
    await room.ben.click("Accept", in_=answer.message)
    await room.drawn()
    assert (await room.stored()).match is not None


async def test_a_rematch_is_not_asked_for_where_the_bot_was_removed(room: BotHarness) -> None:
    thread = private(room, room.ben, member=True)
    await started_in(room, thread)
    await room.service.play.resign(1, Person(room.ben.id, "Ben"))
    await room.drawn()
    room.world.remove_from_thread(thread, room.bot)
    hand = room.hand(room.aoi)
    (again,) = [label for label in hand.labels if "again" in label or "Rematch" in label]
    refused = await room.aoi.click(again, in_=hand)
    assert NOT_IN_IT in refused.text
    assert not await room.service.queries.games_of(room.aoi.id)


async def test_who_removes_the_bot_in_the_midst_of_a_match_reads_that_in_the_hands(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    thread = private(room, room.ben, member=True)
    table = await started_in(room, thread)
    room.world.remove_from_thread(thread, room.bot)
    before = room.now(table).content
    for _ in range(2):
        await room.move(await room.mover())
    assert both_say(room, "I can't post in the table's channel") == [True, True]
    assert [one.status for one in room.world.requests].count(403) == 1
    room.aoi.say(f"come back, <@{room.bot.id}>", channel=thread)
    await room.world.until(lambda: room.now(table).content != before, "the table follows")
    await room.drawn()
    assert both_say(room, "I can't post in the table's channel") == [False, False]
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


# ── threads that sleep ──────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("kind", [ChannelType.TEXT, ChannelType.FORUM])
async def test_a_thread_that_fell_asleep_is_woken_for_the_match_that_waits_there(
    room: BotHarness, kind: ChannelType
) -> None:
    parent = room.world.add_channel(room.world.guild, "post", kind=kind)
    thread = room.world.open_thread(parent, "ours", room.aoi)
    table = await started_in(room, thread, pace="daily")
    pushes = len(room.aoi.pushes), len(room.ben.pushes)
    await room.later(hours=3)
    room.world.archive(thread)
    await room.world.until(lambda: not is_archived(room, thread), "the thread is awake")
    await room.drawn()
    (again,) = tables(room, thread)
    assert again.id != table.id
    assert (len(room.aoi.pushes), len(room.ben.pushes)) == pushes, "without a sound"
    opened = await (await room.mover()).click("My hand", in_=again)
    assert opened.ephemeral, "presses arrive"


async def test_a_thread_that_somebody_put_away_stays_so(room: BotHarness) -> None:
    """It is too soon for automatic archiving; the next move wakes it as before."""
    thread = room.world.open_thread(room.world.channel, "ours", room.aoi)
    table = await started_in(room, thread, pace="daily")
    await room.later(minutes=30)
    room.world.archive(thread)
    await room.world.until(lambda: _told(room, thread), "the bot has heard of it")
    await room.drawn()
    assert is_archived(room, thread)
    assert [one.id for one in tables(room, thread)] == [table.id]
    await room.move(await room.mover())
    await room.world.until(lambda: not is_archived(room, thread), "a move wakes it")


def _told(room: BotHarness, thread: Channel) -> bool:
    guild = room.client.get_guild(room.world.guild.id)
    return guild is not None and guild.get_thread(thread.id) is None


async def test_one_message_wakes_a_thread_of_several_matches(room: BotHarness) -> None:
    thread = room.world.open_thread(room.world.channel, "ours", room.aoi)
    await started_in(room, thread, pace="daily")
    await room.later(minutes=2)
    computer = await room.ben.command("koikoi computer", channel=thread, level="wild")
    assert computer.message is not None
    await room.drawn()
    before = {one.id for one in tables(room, thread)}
    assert len(before) == 2
    await room.later(hours=3)
    room.world.archive(thread)
    await room.world.until(lambda: not is_archived(room, thread), "the thread is awake")
    await room.drawn()
    assert len({one.id for one in tables(room, thread)} & before) == 1


async def test_a_thread_without_a_match_sleeps(room: BotHarness) -> None:
    thread = room.world.open_thread(room.world.channel, "ours", room.aoi)
    await started_in(room, thread)
    await room.service.play.resign(1, Person(room.ben.id, "Ben"))
    await room.later(hours=3)
    room.world.archive(thread)
    await room.world.until(lambda: _told(room, thread), "the bot has heard of it")
    await room.drawn()
    assert is_archived(room, thread)


async def test_a_thread_that_fell_asleep_while_the_bot_was_away_is_woken(room: BotHarness) -> None:
    thread = room.world.open_thread(room.world.channel, "ours", room.aoi)
    await started_in(room, thread, pace="daily")
    await room.client.close()
    room.world.archive(thread)
    room.clock.move(timedelta(hours=3))
    async with room.open():
        await room.world.until(lambda: not is_archived(room, thread), "the thread is awake")
        await room.drawn()
        assert len(tables(room, thread)) == 1


# ── threads of the bot's own ────────────────────────────────────────────────────────────────────


async def moved_into_a_thread(room: BotHarness) -> tuple[Channel, RenderedMessage]:
    """A match in its own thread, and the link at the former place of its table."""
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, threads=True))
    challenge = await room.started(pace="daily")
    await room.eventually(lambda info: info.place.parent_id is not None)
    await room.drawn()
    thread = room.world.core.directory.channel((await room.stored()).info.place.channel_id)
    assert "play here" in room.now(challenge).content
    return thread, challenge


async def bring(room: BotHarness) -> None:
    games = await room.aoi.command("koikoi games")
    await room.aoi.click("Bring here", in_=games.message)
    await room.drawn()


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("is_deleted", [False, True])
async def test_where_a_table_comes_back_no_sign_shows_the_way_to_its_thread(
    room: BotHarness, is_deleted: bool, restarts: bool
) -> None:
    thread, sign = await moved_into_a_thread(room)
    if is_deleted:
        room.world.delete_channel(thread)
        await room.drawn()
    async with AsyncExitStack() as stack:
        if restarts:
            await room.client.close()
            await stack.enter_async_context(room.open())
        await bring(room)
        assert room.world.message(sign.id) is None
        (table,) = tables(room, room.world.channel)
        if not is_deleted:
            assert room.aoi.messages(thread)[-1].content.endswith(f"/{table.id}).")


async def test_a_sign_stays_while_its_table_moves_on(room: BotHarness) -> None:
    thread, sign = await moved_into_a_thread(room)
    games = await room.aoi.command("koikoi games", channel=room.aoi.dm)
    await room.aoi.click("Send the table again", in_=games.message)
    await room.drawn()
    assert len(tables(room, thread)) == 1
    assert room.now(sign).labels == ["My hand"]
    assert await room.service.messages.stale() == ()


# ── locked threads ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("archived", [True, False])
async def test_the_hands_say_that_the_tables_thread_is_locked(
    room: BotHarness, archived: bool
) -> None:
    thread = room.world.open_thread(room.world.channel, "ours", room.aoi)
    await started_in(room, thread, pace="daily")
    await room.later(hours=3)
    if archived:
        room.world.archive(thread, locked=True)
    else:
        room.world.lock(thread)
    words = "The table's thread is locked"
    await room.world.until(lambda: both_say(room, words) == [True, True], "both hands say so")
    for _ in range(2):
        mover = await room.mover()
        assert choices(room.hand(mover)), "they play on there"
        await room.move(mover)
    assert both_say(room, words) == [True, True]
    room.world.lock(thread, locked=False)
    await room.world.until(lambda: both_say(room, words) == [False, False], "it is open")
    await room.drawn()
    (table,) = tables(room, thread)
    mover = await room.mover()
    assert (await mover.click("My hand", in_=table)).ephemeral


async def test_a_lock_is_known_after_a_restart(room: BotHarness) -> None:
    thread = room.world.open_thread(room.world.channel, "ours", room.aoi)
    await started_in(room, thread, pace="daily")
    await room.client.close()
    room.world.archive(thread, locked=True)
    async with room.open():
        words = "The table's thread is locked"
        await room.world.until(lambda: both_say(room, words) == [True, True], "both hands say so")
        await room.drawn()
        assert is_archived(room, thread)


async def test_nothing_begins_in_a_locked_thread(room: BotHarness) -> None:
    """Moderators can use commands there, but the bot can't write."""
    thread = room.world.open_thread(room.world.channel, "ours", room.aoi)
    room.world.lock(thread)
    for command in ("koikoi play", "koikoi table"):
        refused = await room.aoi.command(command, channel=thread)
        assert refused.ephemeral
        assert "This thread is locked" in refused.text
    assert not await room.service.queries.games_of(room.aoi.id)
