"""The number of queries per press: a repeated read would be multiplied by every press."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness
from tests.bot.statements import Statements, watched

READS = 2
"""For a press: what it changes is drawn without another one."""


async def pressed(room: BotHarness, pilot: Pilot, what: str, seen: RenderedMessage) -> Statements:
    """Return the requests to the store from a press until everything is drawn."""
    await room.service.messages.flush()
    with watched(room.store) as statements:
        await pilot.click(what, in_=seen)
        await room.drawn()
    return statements


async def test_what_was_never_written_is_not_drawn(room: BotHarness) -> None:
    """A press prepares the next state, and another process writes another one before it."""
    await room.started()
    presenter = room.client.presenter
    messages, context = await presenter.messages(1), await room.service.queries.snapshot(1)
    messages.written = replace(context, info=replace(context.info, revision=99))
    with watched(room.store) as statements:
        presenter._start_refresh(1)
        await room.drawn()
    assert len(statements.reads) == READS, statements.reads
    assert messages.snapshot is not None
    assert messages.snapshot.info.revision < 99


async def test_a_language_that_comes_with_a_press_is_spoken_at_once(room: BotHarness) -> None:
    """The press has read its match before it stores the language."""
    await room.started()
    mover = await room.mover()
    mover.speak("ja")
    await room.move(mover)
    assert "あなた" in room.hand(mover).content or "点" in room.hand(mover).content


async def moved(room: BotHarness) -> Statements:
    await room.service.messages.flush()
    with watched(room.store) as statements:
        await room.move(await room.mover())
    return statements


async def test_a_move(room: BotHarness) -> None:
    await room.started()
    for _ in range(4):
        await room.move(await room.mover())
    statements = await moved(room)
    assert len(statements.reads) == READS, statements.reads
    assert len(statements.writes) == 1, statements.writes


@pytest.mark.parametrize("what", ["Yaku", "Menu"])
async def test_a_press_that_changes_nothing(room: BotHarness, what: str) -> None:
    await room.started()
    await room.move(await room.mover())
    mover = await room.mover()
    statements = await pressed(room, mover, what, room.hand(mover))
    assert len(statements.reads) <= READS, statements.reads
    assert not statements.writes


async def test_opening_a_hand(room: BotHarness) -> None:
    table = await room.started()
    await room.move(await room.mover())
    statements = await pressed(room, await room.mover(), "My hand", table)
    assert len(statements.reads) <= READS, statements.reads
    assert not statements.writes
