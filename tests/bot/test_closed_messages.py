"""People who take no direct messages: each new match tries once, so that nothing stays closed."""

from __future__ import annotations

from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness

CLOSED = "I can't send you direct messages"


async def challenged(room: BotHarness, pilot: Pilot, other: Pilot) -> RenderedMessage:
    """Return the table of a new match."""
    asked = await pilot.command("koikoi play", opponent=other)
    assert asked.message is not None
    await room.drawn()
    await other.click("Accept", in_=asked.message)
    await room.drawn()
    return room.now(asked.message)


def tries(room: BotHarness, pilot: Pilot) -> int:
    """Return how often the bot wrote, or tried to write, to a person."""
    sent = f"/channels/{pilot.dm.id}/messages"
    requests = list(room.world.discord.requests)
    return len([one for one in requests if one.method == "POST" and one.path == sent])


async def test_messages_that_are_open_again_are_found_with_the_next_match(
    room: BotHarness,
) -> None:
    await room.started()
    await room.drawn()
    room.ben.close_dms()
    carl = room.world.newcomer("Carl")
    second = await challenged(room, carl, room.ben)
    assert "Ben: your cards are under **My hand**." in second.content
    assert CLOSED in (await room.ben.command("koikoi me")).text
    room.ben.open_dms()
    before = len(room.ben.dms())
    third = await challenged(room, room.world.newcomer("Dai"), room.ben)
    assert "your cards are under **My hand**" not in third.content
    assert any("Dai" in one.content for one in room.ben.dms()[before:])
    await room.drawn()
    assert any("vs Carl" in one.content for one in room.ben.dms()), "the other match's hand follows"
    assert "your cards are under **My hand**" not in room.now(second).content
    assert CLOSED not in (await room.ben.command("koikoi me")).text


async def test_messages_that_stay_closed_are_tried_once_a_match(room: BotHarness) -> None:
    room.ben.close_dms()
    table = await room.started()
    first = tries(room, room.ben)
    for _ in range(4):
        await room.move(await room.mover(), await _hand(room, table), wish="koi")
    assert tries(room, room.ben) == first
    await challenged(room, room.world.newcomer("Carl"), room.ben)
    second = tries(room, room.ben)
    assert second == first + 1
    for _ in range(2):
        await room.move(await room.mover(), await _hand(room, table), wish="koi")
    assert tries(room, room.ben) == second, "the older match isn't tried"


async def _hand(room: BotHarness, table: RenderedMessage) -> RenderedMessage:
    opened = (await (await room.mover()).click("My hand", in_=room.now(table))).message
    assert opened is not None
    return opened


async def test_the_sentence_is_said_until_the_first_move(room: BotHarness) -> None:
    """It says what to do about it; to repeat it in each turn would help nobody."""
    room.ben.close_dms()
    table = await room.started()
    shown = (await room.ben.click("My hand", in_=table)).text
    assert CLOSED in shown
    assert "Allow them in the privacy settings" in shown
    while (await room.stored()).info.moved_at[await _seat(room)] is None:
        await room.move(await room.mover(), await _hand(room, table), wish="koi")
    assert CLOSED not in (await room.ben.click("My hand", in_=room.now(table))).text


async def _seat(room: BotHarness) -> int:
    seat = (await room.stored()).info.seat_of(room.ben.id)
    assert seat is not None
    return seat
