"""Matches that end without a result: withdrawn before both began, or ended by agreement."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches.models.match import EndReason, Status
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.forging import pressed
from tests.bot.harness import BotHarness
from tests.rotations.test_rotation import lose
from tests.rotations.test_rotation import started as table_started
from tests.tournaments.test_played import (
    board,
    looked,
    newest,
    settled,
    signed_up,
)


async def menu_of(room: BotHarness, pilot: Pilot, message: RenderedMessage) -> RenderedMessage:
    answer = await pilot.click("Menu", in_=room.now(message))
    assert answer.message is not None
    return answer.message


async def both_begun(room: BotHarness) -> RenderedMessage:
    """Return the table of a match in which both have laid a card."""
    await room.started()
    table = next(seen for seen in room.aoi.messages() if "My hand" in seen.labels)
    while None in (await room.stored()).info.moved_at:
        await room.move(await room.mover())
    return table


async def offered(room: BotHarness, pilot: Pilot, table: RenderedMessage) -> None:
    asked = await pilot.click("Call it off together", in_=await menu_of(room, pilot, table))
    assert "won't count" in asked.text
    told = await pilot.click("Ask", in_=asked.message)
    assert told.text.startswith("Asked.")
    await room.drawn()


async def test_before_both_have_laid_a_card_one_withdraws(room: BotHarness) -> None:
    await room.started()
    table = next(seen for seen in room.aoi.messages() if "My hand" in seen.labels)
    for moves in range(2):
        menu = await menu_of(room, room.aoi, table)
        assert "Withdraw" in menu.labels
        assert "Resign" not in menu.labels
        assert "Call it off together" not in menu.labels
        if not moves:
            await room.move(await room.mover())
    games = await room.aoi.command("koikoi games")
    asked = await room.aoi.click("Withdraw", in_=games.message)
    assert asked.text.startswith("Withdraw from the match against Ben?")
    done = await room.aoi.click("Yes, withdraw", in_=asked.message)
    assert done.text == "You withdrew. It won't count."
    await room.drawn()
    info = (await room.stored()).info
    assert (info.status, info.reason, info.winner) == (Status.ABORTED, EndReason.WITHDRAW, None)
    assert "Aoi withdrew before both players had played a card" in room.now(table).content
    assert "You withdrew from the match against Ben" in room.hand(room.aoi).content
    assert "Aoi withdrew from the match" in room.hand(room.ben).content
    assert "withdrew from a match against Ben" in (await room.aoi.command("koikoi history")).text
    assert "🚪 Aoi withdrew" in (await room.ben.command("koikoi history")).text
    board = await room.ben.command("koikoi leaderboard")
    assert "Aoi" not in board.text
    assert (await room.service.queries.record(1)).rstrip().endswith("abort")
    assert asked.message is not None
    twice = await pressed(room.aoi, asked.message, "kk:1:1:leave-yes")
    assert "over" in twice.text


async def test_who_is_too_late_to_withdraw_is_asked_about_resigning(room: BotHarness) -> None:
    await room.started()
    table = next(seen for seen in room.aoi.messages() if "My hand" in seen.labels)
    first, second = await room.mover(), await room.waiter()
    while (await room.mover()) is first:
        await room.move(first)
    asked = await first.click("Withdraw", in_=await menu_of(room, first, table))
    await room.move(second)
    late = await first.click("Yes, withdraw", in_=asked.message)
    assert f"{second.name} has since played a card, so it counts now." in late.text
    assert "It counts as a loss." in late.text
    assert (await room.stored()).info.status is Status.PLAYING


async def test_a_match_against_the_computer_can_be_withdrawn_not_called_off(
    room: BotHarness,
) -> None:
    await room.aoi.command("koikoi computer")
    await room.drawn()
    table = room.aoi.last()
    menu = await menu_of(room, room.aoi, table)
    assert "Withdraw" in menu.labels
    assert "Call it off together" not in menu.labels


async def test_both_call_a_match_off(room: BotHarness) -> None:
    table = await both_begun(room)
    menu = await menu_of(room, room.aoi, table)
    assert "Resign" in menu.labels
    await offered(room, room.aoi, table)
    assert "Aoi has asked Ben to call this match off" in room.now(table).content
    assert "Aoi wants to call this match off" in room.hand(room.ben).content
    assert "You asked Ben" in room.hand(room.aoi).content
    assert "Call it off" not in room.hand(room.aoi).labels
    stranger = room.world.newcomer("Chiyo")
    for pilot in (stranger, room.aoi):
        refused = await pilot.click("Call it off", in_=room.now(table))
        assert refused.ephemeral
    assert (await room.stored()).info.status is Status.PLAYING
    await room.ben.click("Call it off", in_=room.hand(room.ben))
    await room.drawn()
    info = (await room.stored()).info
    assert (info.status, info.reason) == (Status.ABORTED, EndReason.AGREED)
    assert "Both players called this match off. It won't count." in room.now(table).content
    for pilot, other in ((room.aoi, "Ben"), (room.ben, "Aoi")):
        assert "called the match off" in room.hand(pilot).content
        assert f"called off together with {other}" in (await pilot.command("koikoi history")).text
    assert "Aoi" not in (await room.ben.command("koikoi leaderboard")).text


async def test_the_others_next_move_means_no_and_nobody_nags(room: BotHarness) -> None:
    table = await both_begun(room)
    for _ in range(2):
        while (await room.mover()).id != room.aoi.id:
            await room.move(await room.mover())
        await offered(room, room.aoi, table)
        await room.move(room.aoi)  # a player's own move keeps the offer
        assert (await room.stored()).info.offered_by is not None
        await room.move(room.ben)
        await room.drawn()
        assert (await room.stored()).info.offered_by is None
        assert "call this match off" not in room.now(table).content
    assert "Call it off together" not in (await menu_of(room, room.aoi, table)).labels
    assert "Call it off together" in (await menu_of(room, room.ben, table)).labels
    late = await pressed(room.ben, table, "kk:1:1:off-agree")
    assert "The offer to call it off is gone" in late.text
    again = await pressed(room.aoi, table, "kk:1:1:off-yes")
    assert "You've already asked twice" in again.text


async def test_play_on_answers_and_two_offers_at_once_agree(room: BotHarness) -> None:
    table = await both_begun(room)
    await offered(room, room.aoi, table)
    await room.ben.click("Keep playing", in_=room.now(table))
    await room.drawn()
    assert "call this match off" not in room.now(table).content
    questions = [
        (pilot, await pilot.click("Call it off together", in_=await menu_of(room, pilot, table)))
        for pilot in (room.aoi, room.ben)
    ]
    await asyncio.gather(*(pilot.click("Ask", in_=one.message) for pilot, one in questions))
    await room.drawn()
    assert (await room.stored()).info.reason == EndReason.AGREED


async def test_an_offer_outlives_a_restart_and_closed_direct_messages(room: BotHarness) -> None:
    table = await both_begun(room)
    room.ben.close_dms()
    await offered(room, room.aoi, table)
    await room.client.close()
    async with room.open():
        mine = await room.ben.click("My hand", in_=room.now(table))
        assert "Aoi wants to call this match off" in mine.text
        await room.ben.click("Call it off", in_=room.now(table))
        await room.drawn()
    assert (await room.stored()).info.reason == EndReason.AGREED


async def test_a_tournament_and_a_table_need_a_result(room: BotHarness) -> None:
    await table_started(room)
    hand = [seen for seen in room.aoi.messages() if "My hand" in seen.labels][-1]
    menu = await menu_of(room, room.aoi, hand)
    assert "Withdraw" not in menu.labels
    assert "Call it off together" not in menu.labels
    refused = await pressed(room.aoi, hand, "kk:1:1:off-yes")
    assert "a table for several people need a result" in refused.text
    await lose(room, room.aoi)


async def test_a_tournaments_match_is_resigned_not_withdrawn(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai")
    await looked(room, minutes=30)
    for one in (await newest(room)).people.values():
        await room.world.pilot(one.id).click("I'm here", in_=board(room))
    await settled(room)
    infos = await room.service.queries.games_of(room.aoi.id)
    assert infos
    hand = room.hand(room.aoi)
    menu = await menu_of(room, room.aoi, hand)
    assert "Resign" in menu.labels
    assert "Withdraw" not in menu.labels
    asked = await room.aoi.click("Resign", in_=menu)
    assert "a tournament needs a result" in asked.text
    refused = await pressed(room.aoi, hand, f"kk:{infos[0].id}:1:leave-yes")
    assert "need a result" in refused.text


@pytest.mark.parametrize("closed", [False, True])
async def test_who_waits_is_told_that_the_others_time_is_up(room: BotHarness, closed: bool) -> None:
    """It is a direct message, or a mention where they play in the channel."""
    await both_begun(room)
    if closed:
        (await room.waiter()).close_dms()
    late = await room.mover()
    waits = room.ben if late.id == room.aoi.id else room.aoi
    before = len(waits.pushes)
    await room.later(minutes=1, seconds=31)
    assert len(waits.pushes) == before
    await room.later(minutes=1, seconds=31)
    assert (await room.stored()).info.absent is not None
    assert len(waits.pushes) == before + 1
    if not closed:
        assert "has run out of time" in room.hand(waits).content
    else:
        assert any("It's up to you what happens next" in seen.content for seen in waits.messages())
    await room.later(minutes=1)
    assert len(waits.pushes) == before + 1, "once"
