"""Notifications of a turn without noise: events with and without a push."""

import asyncio
import logging
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.matches.models.people import HandPlace, Nudges, Person, Preferences
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import CHOICE, BotHarness, bot_harness
from tests.bot.test_erased import erase


async def turn_passes(room: BotHarness, match_id: int = 1) -> Pilot:
    """Let the player on turn move until it is the opponent's turn, who is returned."""
    mover = await room.mover(match_id)
    while True:
        hand = await mover.click("My hand", in_=await table(room, match_id))
        await room.drawn()  # a question ignores presses for some time after it was drawn
        await room.move(mover, hand.message)
        stored = await room.stored(match_id)
        if stored.info.to_act is None:
            await room.later(seconds=20)
        now = await room.mover(match_id)
        if now.id != mover.id:
            return now


async def table(room: BotHarness, match_id: int) -> RenderedMessage:
    posted_messages = await room.service.messages.find(match_id=match_id)
    found = room.world.message(
        next(one.message_id for one in posted_messages if one.person_id is None)
    )
    assert found is not None
    return found


async def test_only_who_is_to_act_is_told_that_the_match_began(room: BotHarness) -> None:
    await room.started()
    mover, waiter = await room.mover(), await room.waiter()
    assert [push.kind for push in mover.pushes if push.kind == "dm"] == ["dm"]
    assert not [push for push in waiter.pushes if push.kind == "dm"]


async def test_who_moved_just_now_hears_nothing(room: BotHarness) -> None:
    await room.started()
    await turn_passes(room)
    await turn_passes(room)
    before = {pilot.id: len(pilot.pushes) for pilot in (room.aoi, room.ben)}
    for _ in range(4):
        await turn_passes(room)
    assert {pilot.id: len(pilot.pushes) for pilot in (room.aoi, room.ben)} == before
    assert len(room.aoi.dms()) == len(room.ben.dms())


async def test_who_looked_away_gets_a_new_hand_in_place_of_the_old(room: BotHarness) -> None:
    await room.started()
    await turn_passes(room)
    told = await turn_passes(room)
    old = room.hand(told)
    other = await room.waiter()
    await turn_passes(room)
    room.clock.move(timedelta(seconds=100))
    before = len(told.pushes)
    assert (await room.mover()).id == other.id
    await turn_passes(room)
    assert len(told.pushes) == before + 1
    assert room.world.message(old.id) is None
    assert "Your turn" in room.hand(told).content


async def test_who_plays_in_the_channel_gets_one_mention_that_goes(room: BotHarness) -> None:
    await room.service.settings.save_preferences(Preferences(room.ben.id, hand=HandPlace.CHANNEL))
    await room.service.settings.save_preferences(Preferences(room.aoi.id, hand=HandPlace.CHANNEL))
    await room.started()
    await turn_passes(room)
    told = await turn_passes(room)
    await turn_passes(room)
    room.clock.move(timedelta(seconds=100))
    await turn_passes(room)
    mentions = [seen for seen in told.messages() if seen.mentions == [told.id]]
    nudge = mentions[-1]
    assert nudge.content.startswith(f"{told.mention}, your turn: [to the table](https://")
    assert told.pushes[-1].message_id == nudge.id
    await turn_passes(room)
    assert room.world.message(nudge.id) is None


async def test_who_is_erased_while_their_mention_is_being_deleted(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    for pilot in (room.aoi, room.ben):
        chosen = Preferences(pilot.id, hand=HandPlace.CHANNEL, nudges=Nudges.ALWAYS)
        await room.service.settings.save_preferences(chosen)
    await room.started()
    told = await turn_passes(room)
    (nudge,) = [seen for seen in told.messages() if seen.mentions == [told.id]]
    faults = room.world.core.faults
    deleted = faults.hold("DELETE", "/channels/{channel_id}/messages/{message_id}")
    rival = next(one for one in (room.aoi, room.ben) if one.id != told.id)
    await room.service.play.resign(1, Person(rival.id, rival.name))
    await room.world.until(lambda: deleted.met > 0, "the mention is being deleted")
    known = await room.client.presenter.messages(1)
    erasing = asyncio.create_task(erase(told))
    await room.world.until(lambda: not known.nudges, "it is forgotten")
    deleted.release()
    await erasing
    await room.drawn()
    assert room.world.message(nudge.id) is None
    assert not [one for one in caplog.records if one.exc_info]


async def test_who_is_erased_while_their_mention_is_being_sent(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    """The mention is deleted, and not stored."""
    for pilot in (room.aoi, room.ben):
        chosen = Preferences(pilot.id, hand=HandPlace.CHANNEL, nudges=Nudges.ALWAYS)
        await room.service.settings.save_preferences(chosen)
    await room.started()
    sent = room.world.core.faults.hold("POST", "/channels/{channel_id}/messages")
    passing = asyncio.create_task(turn_passes(room))
    await room.world.until(lambda: sent.met > 0, "the mention is being sent")
    passing.cancel()  # it waits for the mention
    told = await room.mover()
    await room.service.privacy.erase(Person(told.id, told.name))
    sent.release()
    await room.drawn()
    everybody = (room.aoi, room.ben)
    assert not [seen for one in everybody for seen in one.messages() if seen.mentions == [told.id]]
    assert not await room.service.messages.find(person_id=told.id)
    assert not [one for one in caplog.records if one.exc_info]


async def test_who_wants_no_nudges_gets_none(room: BotHarness) -> None:
    for pilot in (room.aoi, room.ben):
        await room.service.settings.save_preferences(Preferences(pilot.id, nudges=Nudges.NEVER))
    await room.started()
    for _ in range(4):
        room.clock.move(timedelta(seconds=100))
        await turn_passes(room)
    assert not [
        push for pilot in (room.aoi, room.ben) for push in pilot.pushes if push.kind == "dm"
    ]


async def test_who_wants_every_nudge_gets_it(room: BotHarness) -> None:
    for pilot in (room.aoi, room.ben):
        await room.service.settings.save_preferences(Preferences(pilot.id, nudges=Nudges.ALWAYS))
    await room.started()
    for _ in range(3):
        told = await turn_passes(room)
        assert told.pushes[-1].message_id == room.hand(told).id


async def test_by_correspondence_each_turn_brings_a_new_hand(room: BotHarness) -> None:
    await room.started(pace="daily")
    for _ in range(3):
        room.clock.move(timedelta(minutes=5))
        before = {pilot.id: room.hand(pilot).id for pilot in (room.aoi, room.ben)}
        told = await turn_passes(room)
        assert room.hand(told).id != before[told.id]
        assert room.world.message(before[told.id]) is None
        assert told.pushes[-1].message_id == room.hand(told).id


async def test_three_that_wait_make_one_digest(room: BotHarness) -> None:
    others = [room.ben, room.world.newcomer("Chiyo"), room.world.newcomer("Dan")]
    for other in others:
        answer = await room.aoi.command("koikoi play", opponent=other, pace="daily")
        await room.drawn()
        await other.click("Accept", in_=answer.message)
        await room.drawn()
    for match_id in (1, 2, 3):
        while (await room.mover(match_id)).id == room.aoi.id:
            room.clock.move(timedelta(minutes=5))
            await turn_passes(room, match_id)
    for match_id in (1, 2, 3):
        room.clock.move(timedelta(minutes=5))
        await turn_passes(room, match_id)
    digests = [seen for seen in room.aoi.dms() if "matches are waiting for you" in seen.content]
    assert [seen.content.split(".")[0] for seen in digests] == ["**3 matches are waiting for you"]
    assert len([one for one in room.aoi.pushes if "matches are waiting for you" in one.text]) == 1
    assert room.aoi.pushes[-1].message_id == digests[0].id
    opened = await room.aoi.click("Next game (3)", in_=digests[0])
    assert opened.ephemeral
    assert opened.text.startswith("**Your turn** vs Ben")
    for match_id in (1, 2, 3):
        room.clock.move(timedelta(minutes=5))
        await turn_passes(room, match_id)
    await room.world.until(lambda: room.world.message(digests[0].id) is None, "it goes")


async def quick(room: BotHarness) -> tuple[Pilot, Pilot, int]:
    """Two fast players without pushes: the player to act, the opponent, the pushes so far."""
    await room.started()
    for _ in range(2):
        await turn_passes(room)
    mover, waiter = await room.mover(), await room.waiter()
    return mover, waiter, len(mover.pushes)


async def test_who_answers_quickly_is_called_before_they_lose_on_time(room: BotHarness) -> None:
    mover, waiter, before = await quick(room)
    hushed = len(waiter.pushes)
    await room.later(seconds=89)
    assert len(mover.pushes) == before
    old = room.hand(mover)
    await room.later(seconds=1)
    assert len(mover.pushes) == before + 1
    assert mover.pushes[-1].message_id == room.hand(mover).id
    assert mover.pushes[-1].text.startswith("⏳ **Half your time is gone.**")
    assert room.world.message(old.id) is None
    ends = int((room.clock.now() + timedelta(seconds=90)).timestamp())
    assert f"⏳ ends <t:{ends}:R>" in room.hand(mover).content
    await room.later(seconds=60)
    assert len(mover.pushes) == before + 1, "once"
    await room.later(seconds=30)
    assert len(mover.pushes) == before + 2
    assert mover.pushes[-1].text.startswith("⏰ **Your time is up.**")
    room.clock.move(timedelta(seconds=20))
    await waiter.click("Wait", in_=room.hand(waiter))
    await room.drawn()
    assert len(mover.pushes) == before + 3
    assert mover.pushes[-1].text.startswith("**Your turn**")
    await room.later(seconds=90)
    assert len(mover.pushes) == before + 4
    assert len(waiter.pushes) == hushed + 1, "once: that they choose what happens"


async def test_who_plays_in_the_channel_is_called_there_one_mention_at_a_time(
    room: BotHarness,
) -> None:
    for pilot in (room.aoi, room.ben):
        await room.service.settings.save_preferences(Preferences(pilot.id, hand=HandPlace.CHANNEL))
    mover, waiter, before = await quick(room)

    def mention() -> RenderedMessage:
        (found,) = [seen for seen in mover.messages() if seen.mentions == [mover.id]]
        return found

    await room.later(seconds=90)
    assert mention().content.startswith(f"⏳ {mover.mention}, half your time is gone: [to the")
    await room.later(seconds=90)
    assert mention().content.startswith(f"⏰ {mover.mention}, your time is up, but you can still")
    hand = await waiter.click("My hand", in_=await table(room, 1))
    room.clock.move(timedelta(seconds=20))
    await waiter.click("Wait", in_=hand.message)
    await room.drawn()
    assert mention().content.startswith(f"{mover.mention}, your turn: [to the table]")
    assert len(mover.pushes) == before + 3
    await turn_passes(room)
    assert not [seen for seen in mover.messages() if seen.mentions == [mover.id]]


async def test_who_wants_no_nudges_is_not_called_either(room: BotHarness) -> None:
    mover, _, before = await quick(room)
    chosen = await room.service.settings.preferences(mover.id)
    await room.service.settings.save_preferences(replace(chosen, nudges=Nudges.NEVER))
    await room.later(seconds=90)
    await room.later(seconds=90)
    assert len(mover.pushes) == before


async def test_nobody_is_called_by_the_computer(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer")
    await room.drawn()
    before = len(room.aoi.pushes)
    await room.later(minutes=10)
    assert len(room.aoi.pushes) == before


async def test_who_left_in_the_midst_of_a_turn_is_called_for_the_next_one(tmp_path: Path) -> None:
    """The bot finished the turn for them, which is no sign of their presence."""
    async with bot_harness(tmp_path, CHOICE) as room:
        await room.started()
        left, stays = await room.mover(), await room.waiter()
        await room.move(left)
        assert (await room.mover()).id == left.id, "they still have to take a card"
        for _ in range(2):
            await room.later(minutes=1, seconds=30)
        assert (await room.mover()).id == stays.id
        calls = len(left.pushes)
        while (await room.mover()).id == stays.id:
            await room.move(stays)
        assert len(left.pushes) == calls + 1


async def test_a_locked_thread_keeps_nobody_elsewhere_from_being_told(
    room: BotHarness, caplog: pytest.LogCaptureFixture
) -> None:
    for pilot in (room.aoi, room.ben):
        chosen = Preferences(pilot.id, hand=HandPlace.CHANNEL)
        await room.service.settings.save_preferences(chosen)
    thread = room.world.open_thread(room.world.channel, "ours", room.aoi)
    answer = await room.aoi.command(
        "koikoi play", opponent=room.ben, channel=thread, pace="daily", length="1"
    )
    await room.drawn()
    await room.ben.click("Accept", in_=answer.message)
    await room.drawn()
    room.world.archive(thread, locked=True)
    mover = await room.mover()
    await room.later(hours=24)
    assert not [one for one in mover.pushes if "late" in one.text]
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]
    room.world.lock(thread, locked=False)
    await room.world.until(lambda: bool(mover.pushes), "they are called when it is open")
