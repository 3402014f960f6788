"""Larger print: chosen once with `/koikoi me`, used wherever this person's hand is drawn."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.koikoi.view import view_for
from bot.locales import texts_in
from bot.matches.models.people import HandPlace, Preferences
from bot.messages.sending.delivery import labels_in
from bot.pictures.subjects import HandBoard
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.view_model import view_model_of
from tests.bot.harness import BotHarness, bot_harness, pictures
from tests.matches.world import exported


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[BotHarness]:
    async with bot_harness(tmp_path) as opened:
        yield opened


def drawn_on(room: BotHarness, seen: RenderedMessage) -> bytes:
    (attachment,) = seen.attachments
    return room.world.core.attachments.path(int(attachment["id"])).read_bytes()


async def hand_in_print(room: BotHarness, person_id: int, *, large: bool) -> bytes:
    stored = await room.stored()
    assert stored.match is not None
    view = view_for(stored.match, stored.info.seat_of(person_id))
    sides = view_model_of(stored, texts_in("en")).sides
    return pictures().draw(HandBoard(view, sides, large=large), labels_in("en"))


async def test_larger_print_is_chosen_and_drawn_from_the_next_change_on(room: BotHarness) -> None:
    await room.started()
    aoi, ben = room.aoi.id, room.ben.id
    assert drawn_on(room, room.hand(room.aoi)) == await hand_in_print(room, aoi, large=False)

    panel = (await room.aoi.command("koikoi me")).message
    assert panel is not None
    await room.aoi.select("kk:0:0:me print", "large", in_=panel)
    assert "Saved" in room.now(panel).text
    kept = await exported(room.service.privacy.export(aoi))
    assert kept["person"][0]["large_print"]

    mover = await room.mover()
    await room.move(mover)
    await room.drawn()
    assert drawn_on(room, room.hand(room.aoi)) == await hand_in_print(room, aoi, large=True)
    assert drawn_on(room, room.hand(room.ben)) == await hand_in_print(room, ben, large=False)


async def test_the_hand_in_the_channel_is_in_larger_print_too(room: BotHarness) -> None:
    ben = room.ben.id
    chosen = Preferences(ben, hand=HandPlace.CHANNEL, large_print=True)
    await room.service.settings.save_preferences(chosen)
    table = await room.started()
    answer = await room.ben.click("My hand", in_=table)
    assert answer.message is not None
    assert drawn_on(room, answer.message) == await hand_in_print(room, ben, large=True)
