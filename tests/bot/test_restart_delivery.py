"""What was owed when the bot stopped is sent when it is back."""

import pytest

from bot.koikoi.actions import Koi
from bot.koikoi.view import view_for
from bot.matches.models.people import HandPlace, Person, Preferences
from tests.bot.harness import BotHarness


def shown(room: BotHarness) -> int | None:
    """Which revision of the match the table is noted to show."""
    tables = room.client.presenter._matches[1].tables
    return tables[0].posted.shown if tables and tables[0].posted is not None else None


async def test_a_first_hand_that_could_not_be_sent(room: BotHarness) -> None:
    faults = room.world.core.faults
    faults.fail("POST", "/users/@me/channels", 503, times=10**6)
    answer = await room.aoi.command("koikoi play", opponent=room.ben, pace="daily")
    await room.ben.click("Accept", in_=answer.message)
    await room.world.until(lambda: shown(room) == 1, "the table is drawn")
    await room.client.close()
    faults.clear()
    assert not room.aoi.dms()
    async with room.open():
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
