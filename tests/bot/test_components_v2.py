"""Messages on the day on which Discord has mended #7529: see `USE_COMPONENTS_V2`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from bot.koikoi.state import Phase
from bot.locales import DEFAULT
from bot.messages.sending import components
from bot.playground.objects.components import FILE, GALLERY
from bot.playground.objects.message import V2
from bot.playground.testing.rendered_message import RenderedMessage
from bot.screens.message import Button, Film, Picture, Screen, TextFile
from bot.screens.table import table_screen
from tests.bot.conftest import both_worlds
from tests.bot.forging import board, pressed
from tests.bot.harness import BotHarness
from tests.bot.message_kinds import MESSAGES
from tests.bot.view_models import model, played

COMPONENTS, TEXT = 40, 4000
"""Discord's limits of a V2 message: its components, nested ones included, and its prose."""


def is_v2(seen: RenderedMessage) -> bool:
    return bool(seen.message.flags & V2)


def all_of(room: BotHarness) -> list[RenderedMessage]:
    """Return the messages in the channel and in both players' direct messages."""
    return [*room.aoi.messages(), *room.aoi.dms(), *room.ben.dms()]


@asynccontextmanager
async def mended(room: BotHarness, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Restart the bot with the switch on, at a Discord that has mended its issue."""
    await room.client.close()
    monkeypatch.setattr(components, "USE_COMPONENTS_V2", True)
    room.world.core.faults.refuses_gallery_uploads = False
    async with room.open():
        await room.drawn()
        yield


@both_worlds
async def test_all_messages_of_a_match_are_of_one_kind(
    room: BotHarness, components_v2: bool
) -> None:
    """While Discord refuses new pictures in galleries, each of these messages is a classic one."""
    table = await room.started(length="1")
    assert [push.kind for push in room.ben.pushes][:1] == ["mention"], "the challenge calls"
    await room.aoi.click("My hand", in_=table)
    while (await room.stored()).info.status.open:
        await room.move(await room.mover(), wish="stop")
    seen = all_of(room)
    assert len(seen) >= 4
    assert {is_v2(one) for one in seen} == {components_v2}
    for one in (room.now(table), room.hand(room.aoi)):
        galleries = [part for part in one.components if part["type"] == GALLERY]
        assert len(galleries) == components_v2
        assert len(one.attachments) == 1
        assert len(one.alt_text) > 40


async def test_messages_from_before_are_changed_in_place(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await room.started(length="1")
    await room.move(await room.mover())
    before = all_of(room)
    assert not any(is_v2(one) for one in before)
    async with mended(room, monkeypatch):
        mover = await room.mover()
        hand = room.hand(mover)
        assert not is_v2(hand), "a start changes nothing"
        posted = len(room.world.requests.of("POST", MESSAGES))
        await room.move(mover, hand)
        assert {one.id for one in all_of(room)} == {one.id for one in before}
        assert len(room.world.requests.of("POST", MESSAGES)) == posted, "nothing is sent"
        for old in (table, hand):
            now = room.now(old)
            assert is_v2(now)
            assert not now.raw["content"]
            assert now.content
            assert len(now.attachments) == 1, "the old picture is gone"
        while (await room.stored()).info.status.open:
            await room.move(await room.mover(), wish="stop")
        assert "Rematch" in room.now(table).labels
        assert {one.id for one in all_of(room)} == {one.id for one in before}


async def test_a_press_on_an_old_table_is_answered_by_it(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = (await room.aoi.command("koikoi play", opponent=room.ben)).message
    await room.drawn()
    assert asked is not None
    async with mended(room, monkeypatch):
        await room.ben.click("Accept", in_=asked)
        await room.drawn()
        table = room.now(asked)
        assert is_v2(table)
        assert "Round 1/3" in table.content
        public = [one.id for one in room.aoi.messages() if not one.ephemeral]
        assert public == [table.id]


@both_worlds
async def test_an_answer_of_another_kind_stands_beside_the_message_only_today(
    room: BotHarness, components_v2: bool
) -> None:
    """An edit can't make a V2 message a classic one."""
    panel = (await room.aoi.command("koikoi privacy")).message
    assert panel is not None
    assert is_v2(panel)
    for old, press in ((panel, "kk:0:0:erase-no"), (await board(room), "kk:0:0:games 0")):
        answer = await pressed(room.aoi, old, press)
        assert answer.message is not None
        assert (answer.message.id == old.id) == components_v2
        assert (room.now(old).text != old.text) == components_v2


@pytest.mark.parametrize("components_v2", [True], indirect=True)
async def test_an_edit_sends_only_a_picture_that_has_changed(room: BotHarness) -> None:
    table = await room.started()
    mover, waiter = await room.mover(), await room.waiter()
    hand = room.hand(mover)
    (picture,) = hand.attachments
    room.world.requests.clear()
    await room.aoi.click("Yaku", in_=table)
    live = (await room.client.presenter.messages(1)).hands[mover.id]
    live.post.invalidate(force=False)
    live.queue.invalidate()
    await room.drawn()
    assert room.now(hand).attachments == [picture]
    await room.move(mover, hand)
    (changed,) = room.now(hand).attachments
    assert changed["id"] != picture["id"]
    assert room.hand(waiter).attachments


@pytest.mark.parametrize("components_v2", [True], indirect=True)
async def test_a_picture_that_is_gone_is_sent_again(room: BotHarness) -> None:
    """A gallery can't show it, so Discord refuses the edit that would keep it."""
    room.forgiven.add("was not found in the message's attachments")
    await room.started()
    mover = await room.mover()
    hand = room.hand(mover)
    texts = [one for one in hand.raw["components"] if one["type"] != GALLERY]
    room.world.core.messages.edit(hand.message, {"components": texts, "attachments": []}, {})
    assert not room.now(hand).attachments
    live = (await room.client.presenter.messages(1)).hands[mover.id]
    assert live.post._shown is not None
    live.post._shown = replace(live.post._shown, content="another text")
    live.invalidate()
    await room.drawn()
    assert room.now(hand).content == hand.content
    assert len(room.now(hand).attachments) == 1


def test_the_fullest_screen_fits() -> None:
    board = table_screen(model(played(lambda match: match.phase is Phase.PLAY))).picture
    assert isinstance(board, Picture)
    row = tuple(Button("x", url=f"https://example.org/{number}") for number in range(5))
    screen = Screen(
        "x" * 2000,
        rows=(row,) * 5,
        picture=board,
        film=Film((), board.alt, DEFAULT),
        file=TextFile("record.txt", "x"),
    )
    view = components._screen_layout(screen, ())
    assert view.total_children_count <= COMPONENTS
    assert view.content_length() <= TEXT
    parts = view.to_components()  # type: ignore[no-untyped-call]
    kinds = [one["type"] for one in parts]
    assert kinds.index(GALLERY) < kinds.index(FILE) < len(kinds) - 5, "as classic messages show it"
