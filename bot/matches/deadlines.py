"""What happens when nobody clicks: one task that sleeps until the next deadline in the database.

Challenges lapse, owed rounds are dealt, computer players move, absent players are noticed. All of
it is a deadline in a match's row, written with the change that owes it: after a crash nothing has
to be remembered, the clock just finds what is due.
"""

import asyncio
import logging
from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

from bot.koikoi.actions import Action, Keep, parse_action
from bot.koikoi.view import view_for
from bot.matches.absence import NEARLY, given_back, overdue, stand_in, unanswered
from bot.matches.challenges import lapse
from bot.matches.change import Change
from bot.matches.errors import MatchError
from bot.matches.open_tables import offer
from bot.matches.people import Computer
from bot.matches.rounds import House
from bot.matches.service.base import Base
from bot.matches.stored import Announcement, Due, Status, StoredMatch
from bot.matches.turns import abort, computer_move, running

log = logging.getLogger(__name__)

AT_ONCE = 32  # matches looked at in one go
MOST = 10_000  # matches looked at after a start
REST = timedelta(minutes=1)  # for a match whose deadline could not be handled


class Handler(Protocol):
    """What a passed deadline changes."""

    def __call__(self, stored: StoredMatch, *, at: datetime, house: House) -> Change:
        """Work the change out."""


def _expire(stored: StoredMatch, *, at: datetime, house: House) -> Change:
    return lapse(stored, Status.EXPIRED, at=at)


def _deal(stored: StoredMatch, *, at: datetime, house: House) -> Change:
    return house.next_round(stored, at)


def _keep(stored: StoredMatch, *, at: datetime, house: House) -> Change:
    return computer_move(stored, Keep(), stored.seq, at=at, house=house)


def _leave(stored: StoredMatch, *, at: datetime, house: House) -> Change:
    return abort(stored, None, at=at, house=house)


HANDLERS: Mapping[Due, Handler] = {
    Due.OFFER: offer,
    Due.EXPIRE: _expire,
    Due.DEAL: _deal,
    Due.SWAP: _keep,
    Due.TURN: overdue,
    Due.ABSENT: unanswered,
    Due.UNATTENDED: _leave,
}


def fall_due(stored: StoredMatch, at: datetime, house: House) -> Change | None:
    """What a passed deadline changes; None when there is none, or a computer is to think."""
    info = stored.info
    if info.due is None or info.due is Due.COMPUTER:
        return None
    if info.deadline is None or info.deadline > at:
        return None
    return HANDLERS[info.due](stored, at=at, house=house)


class DeadlineClock:
    """The task. `run` it next to the client; tests move their clock and `tick`."""

    def __init__(self, service: Base) -> None:
        self._service = service
        self._woken = asyncio.Event()
        self._next: datetime | None = None
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._resting: dict[int, datetime] = {}
        service.subscribe(self._heard)

    def _heard(self, announcement: Announcement) -> None:
        """Wake when a deadline was set that is earlier than the one slept for."""
        deadline = announcement.deadline
        if deadline is not None and (self._next is None or deadline < self._next):
            self._woken.set()

    async def run(self) -> None:
        """Work until cancelled."""
        try:
            await self._give_back()
            while True:
                self._woken.clear()
                self._next = None  # until it is known, every deadline that is set wakes
                self._next = await self._look()
                await self._service.clock.wait(self._next, self._woken)
        finally:
            jobs = list(self._busy.values())
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)

    async def _give_back(self) -> None:
        """Nobody could move while the bot was away: nobody's time has run out by that."""
        service = self._service
        soon = service.clock.now() + NEARLY
        try:
            deadlines = await service.store.deadlines(MOST)
        except Exception:
            log.exception("Time that passed while the bot was away could not be given back.")
            return
        for match_id, _ in (one for one in deadlines if one[1] < soon):
            try:
                await service.ledger.change(
                    match_id,
                    lambda stored: given_back(stored, at=service.clock.now(), house=service.house),
                )
            except Exception:
                log.exception("Match %d could not be given back its time.", match_id)

    async def _look(self) -> datetime | None:
        try:
            return await self._start_due()
        except Exception:
            log.exception("The deadlines could not be read; trying again in a minute.")
            return self._service.clock.now() + REST

    async def tick(self) -> int:
        """Do all that is due now, and what falls due by it; how many matches were handled."""
        handled = 0
        while True:
            await self._start_due()
            if not self._busy:
                return handled
            handled += len(self._busy)
            await asyncio.gather(*self._busy.values())

    async def _start_due(self) -> datetime | None:
        """Start a job for each match that is due; return the next deadline of the others."""
        now = self._service.clock.now()
        self._resting = {key: until for key, until in self._resting.items() if until > now}
        upcoming = list(self._resting.values())
        aside = len(self._busy) + len(self._resting)
        for match_id, deadline in await self._service.store.deadlines(AT_ONCE + aside):
            if deadline > now:
                upcoming.append(deadline)
                break
            if match_id not in self._busy and match_id not in self._resting:
                job = asyncio.create_task(self._handle(match_id))
                self._busy[match_id] = job
                job.add_done_callback(partial(self._finished, match_id))
        return min(upcoming, default=None)

    def _finished(self, match_id: int, _: asyncio.Task[None]) -> None:
        del self._busy[match_id]
        self._woken.set()

    async def _handle(self, match_id: int) -> None:
        """One match. Its failure is logged and rested, never anybody else's."""
        service = self._service
        try:
            before = await service.ledger.newest(match_id)
            await service.prepare(before)
            if before.info.due is Due.COMPUTER:
                await self._computer_moves(before)
            else:
                await service.ledger.change(
                    match_id, lambda stored: fall_due(stored, service.clock.now(), service.house)
                )
        except MatchError:
            log.debug("Match %d moved on before its deadline was handled.", match_id)
        except Exception:
            log.exception("The deadline of match %d could not be handled.", match_id)
            self._resting[match_id] = service.clock.now() + REST

    async def _computer_moves(self, stored: StoredMatch) -> None:
        """Think without holding the match, then move if nothing happened meanwhile."""
        service = self._service
        action = await self._thought(stored)
        await service.ledger.change(
            stored.id,
            lambda now: computer_move(
                now, action, stored.seq, at=service.clock.now(), house=service.house
            ),
        )

    async def _thought(self, stored: StoredMatch) -> Action:
        """The computer's choice; when it fails, a modest move, so that the match goes on."""
        match = running(stored)
        info = stored.info
        assert info.seats is not None
        assert match.to_act is not None
        player = info.seats[match.to_act]
        assert isinstance(player, Computer)
        view = view_for(match, match.to_act)
        limit = self._service.house.timings.computer_think.total_seconds()
        try:
            async with asyncio.timeout(limit):
                action = parse_action(await self._service.thinker.choose(player.level, view))
            if action in view.legal:
                return action
            log.error("%s chose an illegal move in match %d.", player.level, stored.id)
        except Exception:
            log.exception("%s failed in match %d, seq %d.", player.level, stored.id, stored.seq)
        return stand_in(match)
