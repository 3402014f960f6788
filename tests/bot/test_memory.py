"""A long evening: after hundreds of moves the bot keeps nothing of them except the matches."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.koikoi.cards import DECK
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from tests.bot.harness import BotHarness, KeptPictures, choices, pictures
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

WARM_UP: Final = 150
"""Moves until all intended caches are filled."""
MOVES: Final = 450
OURS: Final = (
    "bot.client",
    "bot.buttons",
    "bot.commands",
    "bot.interactions",
    "bot.messages",
    "bot.screens",
    "bot.tournaments",
    "discord",
)
"""The modules whose objects are counted; the local Discord in this process keeps all of its own."""
MORE: Final = 17
"""Allowed surplus of objects of a kind, which may belong to current drawings. A leak of one object
per 17 moves is detected."""
PER_CONNECTION: Final = {"RequestHandler.start", "RequestHandler._handle_request"}
"""Functions that aiohttp's web server runs for a connection."""


@pytest.fixture(autouse=True)
def _one_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the same picture for each board: drawing takes time, and is not tested here."""
    tile = pictures().emoji(DECK[0])
    monkeypatch.setattr(KeptPictures, "draw", lambda *_: tile)


class Evening:
    """Two people play match after match; Ben has closed his direct messages."""

    def __init__(self, room: BotHarness) -> None:
        self.room = room
        self.moves = 0
        self._matches = 0
        self._table: RenderedMessage | None = None

    async def until(self, moves: int) -> None:
        """Play until this number of moves was made."""
        while self.moves < moves:
            if self._table is None:
                self._matches += 1
                self._table = await self.room.started()
            stored = await self.room.stored(self._matches)
            assert stored.match is not None
            if stored.match.phase.value == "finished":
                self._table = None
            elif stored.match.phase.value == "deal":
                await self.room.later(seconds=60)
            else:
                await self._move(await self.room.mover(self._matches), self._table)

    async def _move(self, mover: Pilot, table: RenderedMessage) -> None:
        hand = self._shown(mover)
        if hand is None:
            opened = (await mover.click("My hand", in_=table)).message
            assert opened is not None
            hand = opened
        await self.room.move(mover, hand)
        self.moves += 1

    def _shown(self, mover: Pilot) -> RenderedMessage | None:
        """Return the newest hand with a choice."""
        messages = self.room.world.core.messages.by_id
        for message in reversed(messages.values()):
            recipient = self.room.world.core.directory.channels[message.channel_id].recipient_id
            if mover.id in {message.only_for, recipient}:
                return RenderedMessage(message) if choices(RenderedMessage(message)) else None
        return None


def counted() -> Counter[str]:
    """Count our objects and the library's by kind, including the loop's timers."""
    gc.collect()
    kinds = (type(one) for one in gc.get_objects())
    found = Counter(f"{one.__module__}.{one.__qualname__}" for one in kinds if _is_ours(one))
    found["the library's timers"] = sum("discord" in text for text in _timers())
    return found


def tasks() -> Counter[str]:
    """Count the loop's tasks by their coroutines.

    The local Discord has a task for each connection, and the bot keeps as many connections as it
    once had concurrent requests: those are not tasks of the bot.
    """
    named = Counter(getattr(one.get_coro(), "__qualname__", "") for one in asyncio.all_tasks())
    return Counter({name: count for name, count in named.items() if name not in PER_CONNECTION})


def _is_ours(kind: type) -> bool:
    return str(getattr(kind, "__module__", "")).startswith(OURS)


def _timers() -> Iterator[str]:
    loop = asyncio.get_running_loop()
    return (repr(one) for one in getattr(loop, "_scheduled", ()) if not one.cancelled())


@pytest.mark.slow
@pytest.mark.usefixtures("only_new_objects")
async def test_hundreds_of_moves_leave_no_tasks_and_no_objects(tmp_path: Path) -> None:
    async with local_world(tmp_path, judge=False) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        async with room.open():
            room.ben.close_dms()
            evening = Evening(room)
            await evening.until(WARM_UP)
            before, running = counted(), tasks()
            await evening.until(MOVES)
            await world.until(lambda: tasks() <= running, "no task is left over")
            after = counted()
            views = room.client._connection._view_store
            assert (views._views, views._synced_message_views, views._modals) == ({}, {}, {})
    grown = {kind: after[kind] - before[kind] for kind in after}
    assert {kind: more for kind, more in grown.items() if more > MORE} == {}
