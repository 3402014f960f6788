"""Every answer is late: acknowledged first, answered later, with the same result for people."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import pytest

from bot.interactions.context import Context
from bot.playground.faults.rest_faults import Fault
from bot.playground.testing.rendered_message import RenderedMessage
from bot.storage import posted_message_rows
from tests.bot.bad_days import CALLBACK, ORIGINAL, TWENTY_MINUTES, Order, ordered, without_pauses
from tests.bot.harness import BotHarness, choices
from tests.bot.message_kinds import MESSAGES

PRIVATE = (
    *("games", "rules", "learn", "history", "achievements", "leaderboard"),
    *("me", "privacy"),
)


@pytest.fixture(autouse=True)
def _late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Acknowledge each interaction before anything else."""
    begin = Context.begin

    async def slow(context: Context, match_id: int | None) -> None:
        await context.reply.acknowledge()
        await begin(context, match_id)

    monkeypatch.setattr(Context, "begin", slow)


async def settled(room: BotHarness) -> None:
    """Wait until all is answered and drawn; no reply is pending, and nothing failed."""
    await room.client.in_flight.wait_idle()
    await room.drawn()
    assert not [
        one for one in room.world.core.messages.by_id.values() if RenderedMessage(one).loading
    ]


async def test_what_is_for_one_person_stays_theirs(room: BotHarness) -> None:
    wrong: list[str] = []
    for path in PRIVATE:
        answer = await room.aoi.command(f"koikoi {path}")
        await settled(room)
        found = [(one.ephemeral, "Sorry" in one.text) for one in answer.messages]
        if found != [(True, False)]:
            wrong.append(f"{path}: {[one.text for one in answer.messages]}")
        if room.ben.messages():
            wrong.append(f"{path}: Ben reads {[one.content for one in room.ben.messages()]}")
    assert not wrong, "\n".join(wrong)


async def test_a_whole_match(room: BotHarness, caplog: pytest.LogCaptureFixture) -> None:
    await room.aoi.command("koikoi play", opponent=room.ben, length="1")
    await settled(room)
    assert [push.kind for push in room.ben.pushes] == ["mention"], "the challenged one is told"
    (challenge,) = [one for one in room.ben.messages() if "Accept" in one.labels]
    await room.ben.click("Accept", in_=challenge)
    await settled(room)
    table = room.now(challenge)
    opened = await room.aoi.click("My hand", in_=table)
    await settled(room)
    (hand,) = opened.messages
    assert hand.ephemeral
    assert hand.attachments
    await room.play_until("finished")
    await settled(room)
    assert "Rematch" in room.now(table).labels
    assert room.now(table).attachments
    assert len([one for one in room.aoi.messages() if "Rematch" in one.labels]) == 1
    assert room.now(hand).labels == ["Table"], "the result is at the table"
    assert not choices(room.hand(room.aoi))
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]


async def test_a_match_against_the_computer_in_direct_messages(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer", channel=room.aoi.dm, level="wild")
    await settled(room)
    assert len([one for one in room.aoi.dms() if "Yaku" in one.labels]) == 1


async def test_a_form_cannot_open_any_more_and_says_so(room: BotHarness) -> None:
    opened = await room.aoi.command("koikoi-admin settings")
    await settled(room)
    (panel,) = opened.messages
    await room.aoi.click("Advanced", in_=room.now(panel))
    await settled(room)
    await room.aoi.select("kk:0:0:option points", "points.goko", in_=room.now(panel))
    await settled(room)
    answer = await room.aoi.click("Change…", in_=room.now(panel))
    await settled(room)
    assert answer.messages[-1].text.startswith("That took me too long")


async def test_a_refusal_is_for_its_user_alone(room: BotHarness) -> None:
    answer = await room.aoi.command("koikoi play", opponent=room.aoi)
    await settled(room)
    (refusal,) = answer.messages
    assert "play against yourself" in refusal.text
    assert refusal.ephemeral
    assert not room.ben.messages()


async def test_an_acknowledgement_that_seemed_lost_and_arrived(room: BotHarness) -> None:
    """The answer follows; the acknowledgement that arrived doesn't count as the answer."""
    fault = room.world.core.faults.fail("POST", CALLBACK, 503, done_all_the_same=True)
    answer = await room.aoi.command("koikoi games")
    await settled(room)
    assert fault.met
    (shown,) = answer.messages
    assert shown.text
    assert not await room.store.write(posted_message_rows.read_pending_replies)


async def thinks_no_more(room: BotHarness, fault: Fault, *, met: int) -> None:
    """Send a command until the fault was met *met* times; then no reply may be pending."""
    asking = asyncio.create_task(room.aoi.command("koikoi games"))
    await room.world.until(lambda: fault.met == met, "the fault was met")
    await settled(room)
    asking.cancel()
    assert not await room.store.write(posted_message_rows.read_pending_replies)


async def test_a_command_thinks_no_more_once_discord_is_back(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answer was lost while Discord was unavailable."""
    without_pauses(monkeypatch)
    fault = room.world.core.faults.fail("DELETE", ORIGINAL, 503, times=5)
    await thinks_no_more(room, fault, met=5)


async def test_a_command_does_not_think_on_though_no_answer_came_through(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot had no confirmation of its acknowledgement, and its answer was rejected."""
    without_pauses(monkeypatch)
    faults = room.world.core.faults
    faults.fail("POST", CALLBACK, 502, done_all_the_same=True)
    fault = faults.fail("POST", CALLBACK, 503, times=2)
    await thinks_no_more(room, fault, met=2)


async def test_an_answer_after_a_lost_acknowledgement_stands(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The missing acknowledgement was not reported; the answer reveals it."""
    without_pauses(monkeypatch)
    fault = room.world.core.faults.fail("POST", CALLBACK, 503)
    answer = await room.aoi.command("koikoi games")
    await settled(room)
    assert fault.met
    (shown,) = answer.messages
    assert room.now(shown).text
    assert not await room.store.write(posted_message_rows.read_pending_replies)


async def test_an_answer_that_arrived_unseen_is_not_taken_away(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its acknowledgement was rejected, and the arrival of the answer was not confirmed."""
    without_pauses(monkeypatch)
    faults = room.world.core.faults
    faults.fail("POST", CALLBACK, 503)
    faults.fail("POST", CALLBACK, 502, done_all_the_same=True)
    fault = faults.fail("POST", CALLBACK, 503)
    answer = await room.aoi.command("koikoi games")
    await room.world.until(lambda: bool(fault.met), "its confirmation was refused")
    await settled(room)
    (shown,) = answer.messages
    assert room.now(shown).text


TROUBLES: Final[dict[str, Order]] = {
    "nothing": ordered("delay", seconds=0),
    "no service": ordered("fail", status=503, times=2),
    "no service, and it arrives": ordered("fail", status=503, times=2, done_all_the_same=True),
    "the connection breaks": ordered("hang_up", times=4),
    "a limit of twenty minutes": ordered("limit", retry_after=TWENTY_MINUTES, shared=True, times=2),
}


async def test_a_table_that_answers_late_leaves_nothing_thinking(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is sent to the channel; after any fault, it is there exactly once."""
    without_pauses(monkeypatch)
    wrong: list[str] = []
    for number, (name, order) in enumerate(TROUBLES.items()):
        host = room.world.newcomer(f"Host {number}")
        fault = order(room.world.core.faults, "POST", MESSAGES)
        asking = asyncio.create_task(host.command("koikoi table"))
        await room.world.until(lambda fault=fault: fault.met, "it is sent")  # type: ignore[misc]
        await room.world.until(
            lambda number=number: bool(tables(room, number)),  # type: ignore[misc]
            "it stands",
        )
        await settled(room)
        asking.cancel()
        await asyncio.wait([asking])
        room.world.core.faults.clear()
        found = tables(room, number)
        if len(found) != 1:
            wrong.append(f"{name}: it stands there {len(found)} times")
        if await room.store.write(posted_message_rows.read_pending_replies):
            wrong.append(f"{name}: it is owed an answer")
        answer = await host.click("Join", in_=found[0])
        if "Sorry" in answer.text:
            wrong.append(f"{name}: its buttons are dead: {answer.text}")
    assert not wrong, "\n".join(wrong)


def tables(room: BotHarness, number: int) -> list[RenderedMessage]:
    return [one for one in room.ben.messages() if f"(1): Host {number}" in one.content]
