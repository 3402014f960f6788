"""An answer is drawn while its move is being stored, and sent only after that."""

from __future__ import annotations

import asyncio

import pytest

from bot.matches.errors import StoreAway
from bot.matches.models.change_set import ChangeSet
from bot.pictures.labels import Labels
from bot.pictures.subjects import HandBoard, Subject
from bot.storage import match_rows
from tests.bot.harness import BotHarness, KeptPictures, choices
from tests.storage.stores import answer_instead


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int | None, int]]:
    """The drawn hands: their players, and the number of actions."""
    found: list[tuple[int | None, int]] = []
    draw = KeptPictures.draw

    def noted(pictures: KeptPictures, subject: Subject, labels: Labels) -> bytes:
        if isinstance(subject, HandBoard):
            found.append((subject.view.seat, subject.view.seq))
        return draw(pictures, subject, labels)

    monkeypatch.setattr(KeptPictures, "draw", noted)
    return found


async def test_the_answer_is_drawn_while_the_move_is_written(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, drawn: list[tuple[int | None, int]]
) -> None:
    await room.started()
    mover, written, write = await room.mover(), asyncio.Event(), room.store.write
    seat = (await room.stored()).info.to_act

    async def held(writing: ChangeSet) -> None:
        await written.wait()
        await write(match_rows.write, writing)

    answer_instead(monkeypatch, room.store, match_rows.write, held)
    before = room.hand(mover)
    content, attachments = before.content, before.attachments
    drawn.clear()
    pressing = asyncio.create_task(mover.click(choices(before)[0], in_=before))
    await room.world.until(lambda: drawn, "the hand is drawn")
    ((whose, seq),) = drawn
    assert whose == seat
    assert seq > (await room.stored()).seq
    now = room.hand(mover)
    assert (now.content, now.attachments) == (content, attachments), "it is not written yet"
    written.set()
    await pressing
    await room.drawn()
    assert room.hand(mover).attachments != attachments
    assert drawn.count((seat, seq)) == 1
    assert (await room.stored()).seq == seq


async def test_what_could_not_be_written_is_not_shown(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch, drawn: list[tuple[int | None, int]]
) -> None:
    await room.started()
    mover = await room.mover()

    async def fails(_: ChangeSet) -> None:
        await room.world.until(lambda: drawn, "the hand is drawn")
        raise StoreAway("the disk is full")

    before = room.hand(mover)
    content, attachments = before.content, before.attachments
    drawn.clear()
    with monkeypatch.context() as broken:
        answer_instead(broken, room.store, match_rows.write, fails)
        await mover.click(choices(before)[0], in_=before)
        await room.drawn()
    now = room.hand(mover)
    assert (now.content, now.attachments) == (content, attachments)
    await room.move(mover)
    assert room.hand(mover).attachments != attachments
