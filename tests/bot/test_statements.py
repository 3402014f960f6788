"""The number of queries per press: a repeated read would be multiplied by every press."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from bot.matches.models.posted_messages import MatchContext
from bot.messages.match_messages import MatchMessages
from bot.messages.presenter import Presenter
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness, choices
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


def beside(context: MatchContext) -> tuple[object, ...]:
    """All that is known beside the match, whose names may have been read earlier."""
    waiting = frozenset(context.waiting)
    context = replace(context, waiting=(), reader=None)
    return waiting, *(getattr(context, one.name) for one in fields(context) if one.name != "info")


async def test_a_read_would_find_nothing_else_than_a_press_hands_over(
    room: BotHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another match waits for the players, too."""
    await room.started()
    await room.started()
    context_of = Presenter._context_of
    handed_over: list[MatchContext] = []
    wrong: list[tuple[MatchContext, MatchContext]] = []

    async def compared(presenter: Presenter, messages: MatchMessages) -> MatchContext:
        written = messages.written
        found = await context_of(presenter, messages)
        read = await room.service.queries.snapshot(messages.match_id)
        if found is written:
            handed_over.append(found)
        assert found.info.revision == read.info.revision
        if beside(found) != beside(read):
            wrong.append((found, read))
        return found

    monkeypatch.setattr(Presenter, "_context_of", compared)
    for _ in range(6):
        mover = await room.mover()
        (hand,) = [one for one in mover.dms() if (choices(one) or [""])[0].startswith("kk:1:")]
        await room.move(mover, hand)
    assert len(handed_over) == 6
    assert all(len(one.waiting) == 2 for one in handed_over)
    assert not wrong


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
