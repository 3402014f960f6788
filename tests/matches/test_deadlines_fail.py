"""The clock with a failing store: nobody loses time, and overdue work is done when possible."""

from collections.abc import Callable
from datetime import timedelta

import pytest

from bot.matches.deadlines import AWAY, REST
from bot.matches.errors import StoreAway
from bot.matches.models.match import Status
from bot.matches.models.rotation import RotationState
from bot.storage import match_rows, rotation_rows
from tests.matches.test_deadlines import heard, running
from tests.matches.world import AOI, BEN, HERE, World, live
from tests.rotations.test_service import gathered
from tests.storage.stores import answer_instead

FAILURES = (StoreAway("the disk is full"), OSError("a bug"))


def failing(
    monkeypatch: pytest.MonkeyPatch, world: World, asked: Callable[..., object], failure: Exception
) -> None:
    """Let one function of the store fail."""

    async def fails(*_: object, **__: object) -> None:
        raise failure

    answer_instead(monkeypatch, world.store, asked, fails)


def told(caplog: pytest.LogCaptureFixture, failure: Exception) -> bool:
    """Return whether the log reports it: with tracebacks only for a bug."""
    found = [bool(one.exc_info) for one in caplog.records]
    return set(found) == {not isinstance(failure, StoreAway)}


@pytest.mark.parametrize("asked", [match_rows.newest_turn, match_rows.deadlines, match_rows.write])
async def test_a_clock_starts_though_the_store_is_away(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    asked: Callable[..., object],
) -> None:
    stored = await world.started(live(teshi="off", kuttsuki="off"))
    half = stored.info.terms.turn / 2
    world.clock.move(timedelta(hours=1))
    later = World(world.store, clock=world.clock)
    failing(monkeypatch, later, asked, FAILURES[0])
    async with running(later):
        first = half if asked is match_rows.newest_turn else AWAY
        await later.clock.asleep_until(later.clock.now() + first)
        monkeypatch.undo()
        if asked is not match_rows.newest_turn:
            later.clock.move(AWAY)
            await later.clock.asleep_until(later.clock.now() + half)
    info = (await later.service.queries.get(stored.id)).info
    assert (info.status, info.absent) == (Status.PLAYING, None), "nothing fell due before"
    assert told(caplog, FAILURES[0])


@pytest.mark.parametrize("failure", FAILURES)
async def test_what_can_not_be_written_in_time_is_written_later(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    failure: Exception,
) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    async with running(world):
        await world.clock.asleep_until(invited.info.deadline)
        failing(monkeypatch, world, match_rows.write, failure)
        world.clock.move(timedelta(minutes=10))
        rest = AWAY if isinstance(failure, StoreAway) else REST
        await world.clock.asleep_until(world.clock.now() + rest)
        monkeypatch.undo()
        world.clock.move(rest)
        await heard(world, lambda now: now.info.status is Status.EXPIRED, invited.id)
    assert told(caplog, failure)


@pytest.mark.parametrize("failure", FAILURES)
async def test_a_table_that_can_not_be_read_in_time_is_closed_later(
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    failure: Exception,
) -> None:
    table = await gathered(world, BEN)
    due = (await world.store.read(rotation_rows.rotation_deadlines, 9))[0][1]
    async with running(world):
        await world.clock.asleep_until(due)
        failing(monkeypatch, world, rotation_rows.read_rotation, failure)
        world.clock.move(due - world.clock.now())
        rest = AWAY if isinstance(failure, StoreAway) else REST
        await world.clock.asleep_until(world.clock.now() + rest)
        monkeypatch.undo()
        world.clock.move(rest)
        await world.clock.asleep_until(None)
    assert (await world.service.queries.rotation(table.id)).state is RotationState.OVER
    assert told(caplog, failure)
