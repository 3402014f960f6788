"""Short failures of Discord: nothing is sent twice, and nothing outdated stays."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.matches.models.people import HandPlace, Person, Preferences
from bot.matches.models.posted_messages import PostedMessage
from bot.messages.queue import DrawQueue
from bot.messages.sending.rate_limits import EditLimiter
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.bad_days import CALLBACK
from tests.bot.harness import BotHarness, choices
from tests.bot.test_failed_messages import settled
from tests.bot.test_failed_store import failing
from tests.bot.test_nudges import table, turn_passes

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"


def tables(seen: list[RenderedMessage]) -> list[RenderedMessage]:
    return [one for one in seen if "My hand" in one.labels]


async def brought(room: BotHarness) -> None:
    """Let Aoi bring the table here."""
    menu = await room.aoi.click("Menu", in_=await table(room, 1))
    await room.aoi.click("Bring the table here", in_=menu.message)


async def test_a_table_that_arrived_unnoticed_is_not_sent_again(room: BotHarness) -> None:
    await room.started()
    fault = room.world.core.faults.fail("POST", MESSAGES, 503, times=2, done_all_the_same=True)
    await brought(room)
    await room.drawn()
    assert fault.met == 2
    assert len(tables(room.aoi.messages())) == 1


async def test_a_hand_that_arrived_unnoticed_is_not_sent_again(room: BotHarness) -> None:
    fault = room.world.core.faults.fail("POST", MESSAGES, 503, done_all_the_same=True)
    await room.started()
    assert fault.met == 1
    assert [len(pilot.dms()) for pilot in (room.aoi, room.ben)] == [1, 1]
    assert len((await room.mover()).pushes) <= 2  # the challenge, and the hand


async def test_a_hand_that_arrived_unnoticed_shows_the_move_after_it(room: BotHarness) -> None:
    """Its player has moved in the hand before it, which shows the newest state by then."""
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    live = (await room.client.presenter.messages(1)).hands[mover.id]
    live.queue._first_pause = 3600  # the press ends it
    fault = room.world.core.faults.fail("POST", MESSAGES, 503, done_all_the_same=True)
    live.call()
    live.invalidate()
    await room.world.until(lambda: fault.met, "it has arrived")
    await mover.click(choices(hand)[0], in_=hand)
    await room.drawn()
    (left,) = [one for one in mover.dms() if not one.ephemeral]
    assert left.id != hand.id
    (noted,) = [one for one in await room.service.messages.find(1, mover.id) if one.kind == "hand"]
    assert noted.shown == (await room.stored()).info.revision


async def test_an_older_state_that_arrived_unnoticed_is_brought_up_to_date(
    room: BotHarness,
) -> None:
    await room.started()
    room.world.core.faults.fail("POST", MESSAGES, 503, times=10**6, done_all_the_same=True)
    await brought(room)
    await room.world.until(lambda: len(tables(room.aoi.messages())) == 2, "it is sent")
    await room.service.play.resign(1, Person(room.aoi.id, "Aoi"))
    room.world.core.faults.clear()
    await room.drawn()
    (left,) = [one for one in room.aoi.messages() if "wins the match" in one.content]
    assert "Aoi resigned." in left.content


async def test_a_table_that_arrived_unnoticed_is_found_though_the_old_one_was_deleted(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was sent again, because of too many edits of old messages; the next try may edit."""
    deleted = await room.started(pace="daily")
    room.clock.move(timedelta(hours=2))
    room.aoi.delete(deleted)
    may = iter([False])
    monkeypatch.setattr(EditLimiter, "allow", lambda *_: next(may, True))
    fault = room.world.core.faults.fail("POST", MESSAGES, 503, done_all_the_same=True)
    room.client.presenter.redraw_all(1)
    await room.drawn()
    assert fault.met
    assert len(tables(room.aoi.messages())) == 1


async def test_what_arrived_unnoticed_and_holds_no_more_does_not_stay(room: BotHarness) -> None:
    """The wanted state equals the last confirmed state again."""
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    fault = room.world.core.faults.fail("PATCH", MESSAGE, 503, done_all_the_same=True)
    fault.gate, fault.message_id = asyncio.Event(), hand.id
    preferences = await room.service.settings.preferences(mover.id)
    for left in (True, False):
        await room.service.settings.save_preferences(replace(preferences, left_handed=left))
        room.client.presenter.refresh(1)
        await room.world.until(lambda: fault.met, "it is being drawn")
    fault.release()
    await room.drawn()
    assert room.now(hand).labels == hand.labels


async def test_the_old_table_goes_when_discord_is_back(room: BotHarness) -> None:
    await room.started()
    fault = room.world.core.faults.fail("DELETE", MESSAGE, 503, times=3)
    await brought(room)
    await room.drawn()
    assert fault.met == 3
    assert len(tables(room.aoi.messages())) == 1


async def test_the_old_table_goes_after_a_restart(room: BotHarness) -> None:
    await room.started()
    fault = room.world.core.faults.fail("DELETE", MESSAGE, 503, times=10**6)
    await brought(room)
    await room.world.until(lambda: fault.met > 0, "it is tried")
    await room.client.close()
    assert len(tables(room.aoi.messages())) == 2
    newest = tables(room.aoi.messages())[-1]
    room.world.core.faults.clear()
    async with room.open():
        await room.drawn()
        assert [one.id for one in tables(room.aoi.messages())] == [newest.id]


async def test_the_sign_is_left_when_discord_is_back(room: BotHarness) -> None:
    old = await room.started()
    other = room.world.add_channel(room.world.guild, "other")
    games = await room.aoi.command("koikoi games", channel=other)
    room.world.core.faults.fail("PATCH", MESSAGE, 503, times=3)
    await room.aoi.click("Bring", in_=games.message)
    await room.drawn()
    assert room.now(old).content.startswith("-# 🎴 This table is now [here]")
    assert not room.now(old).labels


async def test_a_mention_goes_when_discord_is_back(room: BotHarness) -> None:
    for pilot in (room.aoi, room.ben):
        await room.service.settings.save_preferences(Preferences(pilot.id, hand=HandPlace.CHANNEL))
    await room.started()
    told = await room.mover()
    nudge = next(seen for seen in told.messages() if seen.mentions == [told.id])
    room.world.core.faults.fail("DELETE", MESSAGE, 503, times=3)
    await turn_passes(room)
    await room.drawn()
    assert room.world.message(nudge.id) is None


# ── what the same request can't find any more ───────────────────────────────────────────────────


@asynccontextmanager
async def arrived_unnoticed(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[RenderedMessage]:
    """Let a table arrive while its answer is lost; the next try comes at the end of the block."""
    rests, goes_on = asyncio.Event(), asyncio.Event()

    async def rest(*_: object) -> bool:
        rests.set()
        await goes_on.wait()
        return True

    with monkeypatch.context() as patch:
        patch.setattr(DrawQueue, "_rest", rest)
        fault = room.world.core.faults.fail("POST", MESSAGES, 503, done_all_the_same=True)
        await brought(room)
        await rests.wait()
        assert fault.met == 1
        _, unnoticed = tables(room.aoi.messages())
        yield unnoticed
        goes_on.set()
        await settled(room)


async def test_a_table_that_arrived_unnoticed_is_found_when_discord_has_forgotten_its_nonce(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord was away for longer than it remembers nonces."""
    await room.started()
    async with arrived_unnoticed(room, monkeypatch) as unnoticed:
        room.clock.move(timedelta(minutes=6))
        room.world.core.nonces.forget()
    assert [one.id for one in tables(room.aoi.messages())] == [unnoticed.id]


async def test_a_table_that_arrived_unnoticed_goes_when_it_is_moved(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next request is for another channel."""
    await room.started()
    other = room.world.add_channel(room.world.guild, "other")
    games = await room.aoi.command("koikoi games", channel=other)
    async with arrived_unnoticed(room, monkeypatch):
        await room.aoi.click("Bring", in_=games.message)
    assert not tables(room.aoi.messages())
    assert len(tables(room.aoi.messages(other))) == 1


async def test_a_table_of_which_the_nonce_is_dead_stands_once(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It arrived unnoticed and was deleted: Discord refuses its nonce with 10008."""
    old = await room.started()
    async with arrived_unnoticed(room, monkeypatch) as unnoticed:
        room.aoi.delete(unnoticed)
    (left,) = tables(room.aoi.messages())
    assert left.id not in {old.id, unnoticed.id}
    assert [one.message_id for one in await table_rows(room)] == [left.id]


async def table_rows(room: BotHarness) -> list[PostedMessage]:
    return [one for one in await room.service.messages.find(1) if one.kind == "table"]


async def test_an_answer_with_a_table_that_arrived_unnoticed_is_found(room: BotHarness) -> None:
    """An answer to a command carries no nonce."""
    fault = room.world.core.faults.hang_up("POST", CALLBACK, times=2, done_all_the_same=True)
    asking = asyncio.create_task(room.aoi.command("koikoi play", opponent=room.ben))
    await room.world.until(lambda: fault.met == 2, "both answers are lost")
    await room.drawn()
    await asyncio.gather(asking, return_exceptions=True)
    assert len(challenges(room)) == 1


async def test_an_answer_with_a_table_that_could_not_be_noted_is_found(
    room: BotHarness,
) -> None:
    held = room.world.core.faults.hold("POST", CALLBACK)
    asking = asyncio.create_task(room.aoi.command("koikoi play", opponent=room.ben))
    await room.world.until(lambda: held.met, "it is answered")
    with failing(room.store, reads=False) as met:
        held.release()
        await room.world.until(lambda: met, "the store fails")
        await asking
    await room.drawn()
    (left,) = challenges(room)
    assert [one.message_id for one in await table_rows(room)] == [left.id]


def challenges(room: BotHarness) -> list[RenderedMessage]:
    return [one for one in room.ben.messages() if "Accept" in one.labels]
