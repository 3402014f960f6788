"""People who often leave matches from matchmaking must wait before they search again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.matches.errors import Refusal, Refused
from bot.matches.models.hosting import Ban, Scope, Target
from bot.matches.models.terms import ChannelRef
from bot.matchmaking import store as matchmaking_rows
from bot.matchmaking.pauses import FORGOTTEN_AFTER, PAUSES, paused_until
from bot.matchmaking.service import Matchmaking
from bot.storage import host_rows
from tests.matches.world import AOI, BEN, World

NOON = datetime(2026, 7, 1, 12, tzinfo=UTC)
NOWHERE = ChannelRef(None, 0)


def test_pauses_grow_and_are_forgotten_after_a_week_without_a_reason() -> None:
    times: list[datetime] = []
    assert paused_until(times) is None
    at, ends = NOON, []
    for _ in range(6):
        times.append(at)
        until = paused_until(reversed(times))
        ends.append(None if until is None else until - at)
        at += FORGOTTEN_AFTER - timedelta(seconds=1)
    minutes, day = timedelta(minutes=1), timedelta(days=1)
    assert ends == [None, 2 * minutes, 10 * minutes, 60 * minutes, day, day]
    assert paused_until([*times, times[-1] + FORGOTTEN_AFTER]) is None


async def found(world: World, place: ChannelRef = NOWHERE) -> int:
    """Begin a match of two, long after the previous one."""
    world.clock.move(timedelta(hours=2))
    return (await world.started(place=place)).id


async def pauses(world: World) -> list[timedelta | None]:
    """Return the remaining pauses of Aoi and Ben."""
    now = world.clock.now()
    untils = [await world.service.of(Matchmaking).paused_until(one.id) for one in (AOI, BEN)]
    return [None if one is None else one - now for one in untils]


async def test_what_counts_is_to_let_the_other_one_wait_for_nothing(world: World) -> None:
    play = world.service.play
    await play.withdraw(await found(world), AOI)
    assert await pauses(world) == [None, None]
    await play.resign(await found(world), AOI)
    assert await pauses(world) == [PAUSES[1], None]
    await world.given_up(AOI, BEN, NOWHERE)  # after a round
    await play.resign(await found(world, ChannelRef(7, 70)), AOI)
    agreed = await found(world)
    await play.offer(agreed, AOI)
    await play.agree(agreed, BEN)
    assert await pauses(world) == [None, None], "the pause is over, and nothing was added to it"
    late = world.mover(await world.service.queries.get(await found(world)))
    while (await world.service.queries.games_of(AOI.id))[:1]:
        await world.later(minutes=10)
    assert (await pauses(world))[late.id != AOI.id] == (PAUSES[2] if late == AOI else None)
    await world.store.write(matchmaking_rows.note_missed, AOI.id, world.clock.now())
    longest = PAUSES[3] if late == AOI else PAUSES[2]
    assert (await pauses(world))[0] == longest
    with pytest.raises(Refused) as refused:
        await world.service.of(Matchmaking).check_may_look(AOI.id)
    assert refused.value.code is Refusal.FIND_PAUSED
    assert refused.value.values["when"] == world.clock.now() + longest
    world.clock.move(longest)
    await world.service.of(Matchmaking).check_may_look(AOI.id)


async def test_who_is_barred_from_find_may_not_look(world: World) -> None:
    bar = Ban(Target.PERSON, BEN.id, "", world.clock.now(), scope=Scope.FIND)
    await world.store.write(host_rows.save_bar, bar)
    await world.service.hosting.read()
    await world.service.of(Matchmaking).check_may_look(AOI.id)
    with pytest.raises(Refused) as refused:
        await world.service.of(Matchmaking).check_may_look(BEN.id)
    assert refused.value.code is Refusal.BARRED_FROM_FIND
    assert (await world.started()).info.status.open, "on a server they play on"
