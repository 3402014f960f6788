"""Messages stay current: after a restart, after a deletion, after a failure of Discord."""

import asyncio
import logging
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.koikoi.match import legal_actions
from bot.matches.models.people import HandPlace, Person
from bot.playground.objects.channel import Channel
from bot.playground.objects.permissions import Permission
from tests.bot.harness import BotHarness, choices
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

MESSAGE = "/channels/{channel_id}/messages/{message_id}"
MESSAGES = "/channels/{channel_id}/messages"


async def act(room: BotHarness) -> None:
    """Make a legal move from elsewhere: another process, or the computer."""
    stored = await room.stored()
    assert stored.match is not None
    mover = await room.mover()
    player = next(one for one in stored.info.people if one.id == mover.id)
    await room.service.play.act(1, player, legal_actions(stored.match)[0].text, stored.seq)


async def test_after_a_restart_the_old_buttons_work(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            table = await room.started(length="1")
            hand = room.hand(await room.mover())
        async with room.open():
            mover = await room.mover()
            await mover.click(choices(hand)[0], in_=hand)
            await room.drawn()
            assert (await room.stored()).seq == 2
            assert room.now(hand).content != hand.content
            await room.world.until(
                lambda: room.now(table).content != table.content, "the table follows"
            )
            await room.play_until("finished")
            assert "Rematch" in room.now(table).labels


async def test_what_changed_while_the_bot_was_away_is_drawn_at_the_start(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            table = await room.started()
            mover = await room.mover()
            hand = room.hand(mover)
        await act(room)
        assert room.now(table).content == table.content
        async with room.open():
            await room.world.until(
                lambda: (
                    room.now(table).content != table.content
                    and room.now(hand).content != hand.content
                ),
                "both are drawn anew",
            )


async def test_an_ephemeral_hand_from_before_a_restart_still_plays(tmp_path: Path) -> None:
    async with local_world(tmp_path) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            table = await room.started()
            mover = await room.mover()
            hand = (await mover.click("My hand", in_=table)).message
            assert hand is not None
        async with room.open():
            await mover.click(choices(hand)[0], in_=hand)
            await room.drawn()
            assert (await room.stored()).seq == 2
            assert room.now(hand).content != hand.content


async def test_a_deleted_table_is_posted_anew_with_the_next_change(room: BotHarness) -> None:
    table = await room.started()
    room.aoi.delete(table)
    await room.move(await room.mover())
    shown = room.aoi.last()
    assert shown.id != table.id
    assert "🔴" in shown.content
    link = room.hand(room.ben).button("Table")
    assert link is not None
    assert str(shown.id) in (link.url or "")


async def test_a_deleted_channel_leaves_the_hands_playable(room: BotHarness) -> None:
    other = room.world.add_channel(room.world.guild, "short-lived")
    answer = await room.aoi.command("koikoi play", opponent=room.ben, channel=other, length="1")
    await room.drawn()
    await room.ben.click("Accept", in_=answer.message)
    await room.drawn()
    room.world.delete_channel(other)
    await room.play_until("finished")
    assert "Rematch" in room.hand(room.aoi).labels


async def test_a_permission_taken_away_leaves_the_hands_playable(room: BotHarness) -> None:
    await room.started()
    room.world.deny(room.world.channel, Permission.VIEW_CHANNEL)
    mover = await room.mover()
    await room.move(mover)
    assert (await room.stored()).seq == 2


async def test_an_unavailable_discord_is_tried_again(room: BotHarness) -> None:
    table = await room.started()
    fault = room.world.core.faults.fail("PATCH", MESSAGE, 503, times=2)
    await room.move(await room.mover())
    await room.world.until(lambda: room.now(table).content != table.content, "it is drawn")
    assert fault.met == 2


async def test_a_rate_limit_is_waited_for_and_the_newest_state_wins(room: BotHarness) -> None:
    table = await room.started()
    held = room.world.core.faults.hold("PATCH", MESSAGE)
    for _ in range(4):
        room.clock.move(timedelta(seconds=1))
        mover = await room.mover()
        hand = await mover.click("My hand", in_=table)
        assert hand.message is not None
        if not choices(hand.message):
            break
        await mover.click(choices(hand.message)[0], in_=hand.message)
    before = len(room.world.discord.requests.of("PATCH", MESSAGE))
    held.release()
    await room.drawn()
    edits = [
        one
        for one in list(room.world.discord.requests.of("PATCH", MESSAGE))[before:]
        if str(table.id) in one.path
    ]
    assert len(edits) <= 2, "what came in between was never sent"
    stored = await room.stored()
    assert (await room.service.messages.find(match_id=1))[0].shown == stored.revision


async def test_an_old_answer_never_overwrites_a_newer_drawing(room: BotHarness) -> None:
    """The press's own answer is delayed; meanwhile the other player moves."""
    await room.started()
    mover, waiter = await room.mover(), await room.waiter()
    hand = room.hand(mover)
    callback = "/interactions/{interaction_id}/{interaction_token}/callback"
    held = room.world.core.faults.hold("POST", callback)
    pressing = asyncio.create_task(mover.click(choices(hand)[0], in_=hand))
    await room.world.until(lambda: held.met == 1, "the answer is on its way")
    while (await room.mover()).id == mover.id:
        await act(room)
    await act(room)
    held.release()
    await pressing
    await room.drawn()
    posted_messages = await room.service.messages.find(match_id=1, person_id=mover.id)
    assert posted_messages[0].shown == (await room.stored()).revision
    assert f"{waiter.name}: " in room.now(hand).content


async def test_an_old_table_is_sent_anew_when_a_round_starts(room: BotHarness) -> None:
    table = await room.started()
    await room.first_round()
    hand = room.hand(room.aoi)
    await room.later(minutes=55)
    assert room.world.message(hand.id) is None
    shown = room.aoi.last()
    assert room.world.message(table.id) is None
    assert "Round 2/3" in shown.content
    assert not shown.mentions


async def test_a_message_that_discord_lets_nobody_edit_is_sent_anew(room: BotHarness) -> None:
    table = await room.started()
    room.world.core.faults.fail("PATCH", MESSAGE, 400, code=30046, times=2)
    pushes = len(room.aoi.pushes), len(room.ben.pushes)
    await room.move(await room.mover())
    assert room.world.message(table.id) is None
    assert "🔴" in room.aoi.last().content
    assert (len(room.aoi.pushes), len(room.ben.pushes)) == pushes


async def test_bringing_the_table_here(room: BotHarness) -> None:
    table = await room.started()
    other = room.world.add_channel(room.world.guild, "salon")
    room.aoi.say("some talk")
    menu = await room.aoi.click("Menu", in_=table)
    brought = await room.aoi.click("Bring the table here", in_=menu.message)
    assert brought.text == "The table is here now."
    await room.drawn()
    assert room.world.message(table.id) is None
    assert "🔴" in [seen for seen in room.aoi.messages() if not seen.ephemeral][-1].content
    games = await room.aoi.command("koikoi games", channel=other)
    await room.aoi.click("Bring here", in_=games.message)
    await room.drawn()
    moved = [seen for seen in room.aoi.messages(other) if not seen.ephemeral][-1]
    assert "🔴" in moved.content
    sign = [seen for seen in room.aoi.messages() if not seen.ephemeral][-1]
    assert sign.content.startswith("-# 🎴 This table is now [here](")
    assert str(moved.id) in sign.content


async def test_a_thread_of_its_own_where_the_server_wants_that(room: BotHarness) -> None:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, threads=True))
    challenge = await room.started()
    stored = await room.stored()
    assert stored.info.place.parent_id == room.world.channel.id
    thread = room.world.core.directory.channel(stored.info.place.channel_id)
    assert thread.name == "Aoi vs Ben"
    await room.world.until(lambda: bool(room.aoi.messages(thread)), "the table is there")
    assert "🔴" in room.aoi.messages(thread)[-1].content
    way = "🎴 **Aoi vs Ben**: [play here](https://discord.com/channels/"
    await room.world.until(lambda: room.now(challenge).content.startswith(way), "a sign is left")
    await room.drawn()
    table = room.aoi.messages(thread)[-1]
    assert room.now(challenge).content.endswith(f"/{thread.id}/{table.id})")


async def test_who_does_not_follow_into_the_thread_plays_where_they_are(room: BotHarness) -> None:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, threads=True))
    sign = await room.started()
    await room.world.until(lambda: room.now(sign).labels == ["My hand"], "a sign is left")
    mover = await room.mover()
    hand = await mover.click("My hand", in_=room.now(sign))
    assert hand.ephemeral
    await room.move(mover, hand.message)
    assert (await room.stored()).seq > 1
    await room.service.play.resign(1, Person(room.ben.id, "Ben"))
    await room.drawn()
    late = await mover.click("My hand", in_=room.now(sign))
    assert "You won: Ben resigned" in late.text


async def test_threads_are_named_in_the_servers_language(room: BotHarness) -> None:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    chosen = replace(settings, threads=True, language="ja")
    await room.service.settings.save_guild_settings(chosen)
    answer = await room.aoi.command("koikoi computer", level="greedy")
    await room.eventually(lambda info: info.place.parent_id is not None)
    thread = room.world.core.directory.channel((await room.stored()).info.place.channel_id)
    assert thread.name == "Aoi 対 コンピューター"
    assert answer.message is not None
    assert room.now(answer.message).content.startswith(
        "🎴 **Aoi 対 コンピューター**：[対戦はこちら]("
    )


async def test_a_match_against_me_has_a_thread_too(room: BotHarness) -> None:
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, threads=True))
    answer = await room.aoi.command("koikoi computer")
    assert answer.message is not None
    await room.eventually(lambda info: info.place.parent_id is not None)
    stored = await room.stored()
    assert stored.info.place.parent_id == room.world.channel.id
    thread = room.world.core.directory.channel(stored.info.place.channel_id)
    assert "My hand" in room.aoi.messages(thread)[-1].labels
    assert room.now(answer.message).content.startswith("🎴 **Aoi vs Simple Bot**: [play here](")


async def test_a_table_cannot_be_brought_into_direct_messages(room: BotHarness) -> None:
    await room.started()
    games = await room.aoi.command("koikoi games", channel=room.aoi.dm)
    said = await room.aoi.click("Send the table again", in_=games.message)
    await room.drawn()
    place = room.world.channel
    assert said.text.endswith(f"It's now the newest message in <#{place.id}>.")
    assert "My hand" in room.aoi.messages(place)[-1].labels


async def test_a_report_draws_everything_anew(room: BotHarness) -> None:
    table = await room.started()
    before = len(room.world.discord.requests.of("PATCH", MESSAGE))
    menu = await room.aoi.click("Menu", in_=table)
    await room.aoi.click("Report a problem", in_=menu.message)
    await room.drawn()
    assert len(room.world.discord.requests.of("PATCH", MESSAGE)) == before + 3


async def in_thread(room: BotHarness) -> Channel:
    """A correspondence match in its own thread, with its table."""
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    await room.service.settings.save_guild_settings(replace(settings, threads=True, daily_hours=72))
    await room.started(pace="daily")
    await room.eventually(lambda info: info.place.parent_id is not None)
    thread = room.world.core.directory.channel((await room.stored()).info.place.channel_id)
    await room.world.until(lambda: bool(room.aoi.messages(thread)), "the table")
    await room.drawn()
    return thread


async def test_a_thread_that_fell_asleep_is_woken_by_the_next_move(room: BotHarness) -> None:
    """Discord rejects edits in it, but a new message wakes it."""
    thread = await in_thread(room)
    room.world.archive(thread)
    before = room.aoi.messages(thread)[-1].content
    await room.move(await room.mover())
    await room.drawn()
    assert not room.world.core.directory.channel(thread.id).archived
    assert room.aoi.messages(thread)[-1].content != before
    assert len([seen for seen in room.aoi.messages(thread) if "My hand" in seen.labels]) == 1


async def test_a_locked_thread_leaves_the_hands_playable(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    thread = await in_thread(room)
    room.world.archive(thread, locked=True)
    for _ in range(3):
        await room.move(await room.mover())
        await room.drawn()
    assert (await room.stored()).seq > 3
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


async def test_mentions_go_on_in_a_thread_that_fell_asleep(room: BotHarness) -> None:
    for pilot in (room.aoi, room.ben):
        chosen = await room.service.settings.preferences(pilot.id)
        await room.service.settings.save_preferences(replace(chosen, hand=HandPlace.CHANNEL))
    thread = await in_thread(room)
    for turn in range(4):
        mover, waiter = await room.mover(), await room.waiter()
        await room.later(hours=30)
        told = len(waiter.pushes)
        if turn == 2:
            room.world.archive(thread)
        while (await room.mover()).id == mover.id:
            await act(room)
        await room.drawn()
        assert len(waiter.pushes) == told + 1


async def test_an_old_table_that_says_the_same_uses_up_no_edits(room: BotHarness) -> None:
    table = await room.started(pace="daily")
    room.clock.move(timedelta(hours=2))
    for _ in range(5):
        room.client.presenter.refresh(1)
        await room.drawn()
    assert room.now(table).content == table.content
