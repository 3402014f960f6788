"""Pending messages of a stopped bot are sent after its restart."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.koikoi.actions import Koi
from bot.koikoi.view import view_for
from bot.matches.models.people import HandPlace, Person, Preferences
from bot.matches.transitions.dm_openings import CLAIM_LASTS
from bot.storage import posted_message_rows
from tests.bot.harness import BotHarness, choices


def shown(room: BotHarness) -> int | None:
    """Return the stored revision that the table shows."""
    tables = room.client.presenter._matches[1].tables
    return tables[0].posted.shown if tables and tables[0].posted is not None else None


async def test_a_first_hand_that_could_not_be_sent(room: BotHarness) -> None:
    faults = room.world.core.faults
    faults.fail("POST", "/users/@me/channels", 503, times=10**6)
    answer = await room.aoi.command("koikoi play", opponent=room.ben, pace="daily")
    await room.drawn()
    await room.ben.click("Accept", in_=answer.message)
    await room.world.until(lambda: shown(room) == 1, "the table is drawn")
    await room.client.close()
    faults.clear()
    assert not room.aoi.dms()
    async with room.open():
        room.clock.move(CLAIM_LASTS)  # a stop may come while a turn is taken
        room.client.presenter.deps.direct_messages.worker.wake()
        await room.world.until(lambda: bool(room.aoi.dms() and room.ben.dms()), "both hands")


@pytest.mark.parametrize("told", [False, True])
async def test_a_mention_that_could_not_be_sent(room: BotHarness, told: bool) -> None:
    for pilot in (room.aoi, room.ben):
        await room.service.settings.save_preferences(Preferences(pilot.id, hand=HandPlace.CHANNEL))
    await room.started(pace="daily")
    await room.later(hours=2)
    mover, waiter = await room.mover(), await room.waiter()
    before = len(waiter.pushes)
    faults = room.world.core.faults
    if not told:
        faults.fail("POST", "/channels/{channel_id}/messages", 503, times=10**6)
    while (await room.mover()).id == mover.id:
        stored = await room.stored()
        assert stored.match is not None
        legal = view_for(stored.match, stored.info.to_act).legal
        action = next(one for one in legal if one != Koi())
        await room.service.play.act(1, Person(mover.id, mover.name), action, stored.seq)
    if told:
        await room.drawn()
    await room.client.close()
    faults.clear()
    async with room.open():
        await room.drawn()
        await room.world.until(lambda: len(waiter.pushes) > before, "the mention")
        await room.drawn()
        assert len(waiter.pushes) == before + 1, "told once"


async def test_a_hand_that_an_earlier_run_had_sent_is_drawn_also_after_another_stop(
    room: BotHarness,
) -> None:
    """Killed after sending and before storing; with the same nonce Discord returns the old one."""
    await room.started()
    waiter = await room.waiter()
    old = room.hand(waiter)
    await room.client.close()
    await room.store.write(posted_message_rows.save_posted_messages, [], [old.id])
    mover, stored = await room.mover(), await room.stored()
    assert stored.match is not None
    action = view_for(stored.match, stored.info.to_act).legal[0]
    await room.service.play.act(1, Person(mover.id, mover.name), action, stored.seq)
    faults = room.world.core.faults
    faults.fail("PATCH", "/channels/{channel_id}/messages/{message_id}", 503, times=10**6)
    async with room.open():
        await room.world.until(
            lambda: old.id in noted(room, waiter.id), "the old hand is found again"
        )
    faults.clear()
    revision = (await room.stored()).info.revision
    others = [
        one
        for one in await room.store.read(posted_message_rows.messages_of, 1)
        if one.message_id != old.id
    ]
    # No other pending work may draw the hand as well.
    await room.store.write(
        posted_message_rows.save_posted_messages, [replace(one, shown=revision) for one in others]
    )
    async with room.open():
        await room.drawn()
        assert room.hand(waiter).id == old.id
        assert room.hand(waiter).content != old.content


def noted(room: BotHarness, person_id: int) -> list[int]:
    """Return the hands of a person that the running bot has in memory."""
    known = room.client.presenter._matches
    hands = [one.hands.get(person_id) for one in known.values()]
    return [one.posted.message_id for one in hands if one is not None and one.posted is not None]


async def test_a_picture_that_is_another_than_is_known_is_sent_anew(room: BotHarness) -> None:
    """The answer to an edit was lost, so the bot names an attachment that doesn't exist."""
    room.forgiven.add("attachment")
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    await room.move(mover, hand)
    live = (await room.client.presenter.messages(1)).hands[mover.id]
    data: Any = {**hand.attachments[0], "proxy_url": ""}  # Discord includes it with the late press
    live.post._attachments = [discord.Attachment(data=data, state=room.client._connection)]
    answer = await mover.click(choices(hand)[0], in_=hand, late=True)
    await room.drawn()
    assert answer.message is not None
    assert answer.message.id == hand.id, "no apology"
    assert [one for one in room.refused() if "neither uploaded" in one] == []
    room.forgiven.clear()
    assert [one for one in room.refused() if "neither uploaded" in one], "it was named"
    room.forgiven.update({"emoji", "attachment"})
    (picture,) = room.hand(mover).attachments
    assert picture["id"] != data["id"]
