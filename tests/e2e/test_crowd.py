"""Two hundred simultaneous matches against the master: in order, in time, without delays."""

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import timedelta

import pytest

from bot.app import FEATURES
from bot.koikoi import PlayerView
from bot.matches.deadlines import DeadlineClock
from bot.matches.models.match import Status
from bot.matches.models.timings import Timings
from bot.matches.services import MatchService
from bot.opponents.engine.client import EngineClient
from bot.storage.engine import Database
from tests.e2e.crowd import ENDLESS, PLACE, Crowd
from tests.matches.world import (
    AOI,
    BEN,
    ManualClock,
    SeededRandomness,
    live,
)
from tests.opponents.engine.ready import readiness
from tests.storage.stores import sqlite_store

SIZE = 200


class Watched(EngineClient):
    """A client of the thinking process that records requests and answers in order."""

    def __init__(self) -> None:
        super().__init__(limit=20)  # a busy machine must not fail a test
        self.asked: list[PlayerView] = []
        self.answered: list[PlayerView] = []

    async def choose(self, level: str, view: PlayerView) -> str:
        if len(view.legal) > 1:  # otherwise there is no choice
            self.asked.append(view)
        text = await super().choose(level, view)
        if len(view.legal) > 1:
            self.answered.append(view)
        return text


@pytest.fixture
async def store() -> AsyncIterator[Database]:
    async with sqlite_store() as opened:
        yield opened


@pytest.fixture
async def thinker() -> AsyncIterator[Watched]:
    thinker = Watched()
    thinker.start()
    await readiness(thinker)
    yield thinker
    thinker.close()


async def test_two_hundred_matches_against_the_master(
    store: Database, thinker: Watched, caplog: pytest.LogCaptureFixture
) -> None:
    service = MatchService(
        store,
        clock=ManualClock(),
        randomness=SeededRandomness(),
        thinker=thinker,
        timings=Timings(computer_pause=timedelta(0), next_round=timedelta(0)),
        limits=ENDLESS,
        features=FEATURES,
    )
    crowd = Crowd(service, "master", SIZE)
    await crowd.sit_down()
    invited = await service.challenges.invite(PLACE, AOI, BEN, live(teshi="off", kuttsuki="off"))
    bystanders = (await service.challenges.accept(invited.id, BEN)).stored
    await crowd.everybody_moves()
    work = thinker.workload
    ticking = asyncio.create_task(DeadlineClock(service.core).run())
    try:
        async with asyncio.timeout(200):
            await crowd.until(lambda: work.waiting > SIZE / 2)
            # During the rush, others play without a delay.
            assert bystanders.match is not None
            mover = bystanders.info.people[bystanders.info.to_act or 0]
            view = await service.queries.view(invited.id, mover.id)
            await service.play.act(invited.id, mover, view.legal[0], bystanders.seq)
            assert work.waiting > SIZE / 4
            await crowd.everybody_is_answered()
    finally:
        ticking.cancel()
        await asyncio.gather(ticking, return_exceptions=True)

    for match_id, person in crowd.matches.items():
        info = (await service.queries.get(match_id)).info
        assert info.status is not Status.PLAYING or info.to_act is None or info.waits_for(person.id)
    assert thinker.answered == thinker.asked, "who asked first is answered first"
    assert (work.fallback_moves, work.restarts, work.waiting) == (0, 0, 0)
    assert work.answered == len(thinker.asked)
    assert work.hurried > SIZE / 2
    warnings = [one for one in caplog.records if one.levelno >= logging.WARNING]
    assert len(warnings) == 1
    assert "thought about for a shorter time" in warnings[0].getMessage()
