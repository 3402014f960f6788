"""Without people, all activity ends: nothing more is dealt, posted or pushed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from typing import Any, Final

import pytest

from bot.tournaments.runner import TournamentRunner
from tests.bot.harness import BotHarness
from tests.rotations.test_play_the_winner import sit_down
from tests.rotations.test_rotation import started as table_started
from tests.tournaments.test_played import settled, signed_up

Begin = Callable[[BotHarness], Awaitable[object]]


async def live_match(room: BotHarness) -> None:
    """Two people, several rounds; one of them moves once."""
    await room.started(length="6")
    await room.move(await room.mover())


async def between_rounds(room: BotHarness) -> None:
    await room.started(length="6")
    await room.play_until("deal")


async def match_by_the_day(room: BotHarness) -> None:
    await room.started(length="6", pace="daily")
    await room.move(await room.mover())


async def against_the_computer(room: BotHarness) -> None:
    await room.aoi.command("koikoi computer", level="wild", length="6")
    await room.drawn()


async def open_table(room: BotHarness) -> None:
    await room.aoi.command("koikoi play")


async def table_for_the_winner(room: BotHarness) -> None:
    table = await room.started(length="6")
    for name in ("Chiyo", "Dai", "Emi"):
        await sit_down(room.world.newcomer(name), table)


async def table_for_several(room: BotHarness) -> None:
    await table_started(room, "Chiyo", "Dai")


async def live_tournament(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai", "Emi", format="round-robin")


async def tournament_by_the_day(room: BotHarness) -> None:
    await signed_up(room, "Chiyo", "Dai", "Emi", format="round-robin", days=1)


ALONE: Final[Sequence[tuple[Any, timedelta]]] = (
    (live_match, timedelta(hours=25)),  # it becomes a correspondence match
    (between_rounds, timedelta(hours=25)),
    (match_by_the_day, timedelta(hours=25)),
    (against_the_computer, timedelta(hours=1)),
    (open_table, timedelta(minutes=15)),
    (table_for_the_winner, timedelta(hours=25)),
    (table_for_several, timedelta(minutes=30)),
    (live_tournament, timedelta(minutes=70)),
    (tournament_by_the_day, timedelta(days=6)),
)
"""Functions that begin something, and the maximum time from the last press to silence."""


async def passed(room: BotHarness, span: timedelta) -> None:
    """Let time pass, at first in small steps, and run due work."""
    until, step = room.clock.now() + span, timedelta(minutes=1)
    while room.clock.now() < until:
        room.clock.move(step)
        before = None
        while before != len(room.world.requests):  # one announcement may lead to another
            before = len(room.world.requests)
            await room.client.of(TournamentRunner).look()
            await room.deadlines.tick()
            await settled(room)
            await room.world.until(lambda: room.client._background.idle, "all is done")
            await settled(room)
        step = min(step * 1.2, timedelta(hours=2))


def noise(room: BotHarness) -> tuple[int, int]:
    """Return the number of pushes and of sent messages so far."""
    pushes = sum(len(pilot.pushes) for pilot in room.world.pilots.values())
    sent = [
        one
        for one in room.world.discord.requests
        if one.method == "POST" and one.path.endswith("/messages")
    ]
    return pushes, len(sent)


@pytest.mark.parametrize(
    ("begin", "quiet"), [pytest.param(*one, id=one[0].__name__) for one in ALONE]
)
async def test_what_everybody_left_comes_to_rest(
    room: BotHarness, begin: Begin, quiet: timedelta
) -> None:
    await begin(room)
    await settled(room)
    await passed(room, quiet)
    before = noise(room)
    await passed(room, timedelta(hours=8))
    assert noise(room) == before
