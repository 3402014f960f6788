"""Brings those together who look for an opponent, and tells them.

All that is due stands in the database: see `Matchmaking`. The process that keeps direct messages
looks there whenever something falls due, and after a start. The process in which a press was made
shows its consequences.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from functools import partial
from typing import Final

import discord

from bot.matches.background import BackgroundTasks, Worker
from bot.matches.services import MatchService
from bot.matchmaking.message import SeekerMessages
from bot.matchmaking.model import Outcome, Seeker, Why
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered, until_sent
from bot.messages.sending.failures import log_trouble

_log = logging.getLogger(__name__)

MAX_WAIT: Final = 10.0
"""Seconds between two looks at most: another process may have made something due."""
SHORTEST: Final = 1.0


class MatchmakingRunner:
    """Finds opponents, and keeps the messages about it current."""

    def __init__(self, service: MatchService, presenter: Presenter, client: discord.Client) -> None:
        self._service = service
        self._presenter = presenter
        self._deps = presenter.deps
        self._background = BackgroundTasks()
        self.messages: Final = SeekerMessages(service, presenter, client)
        self._calling: set[int] = set()
        self._owes_time = True  # nobody could press until now
        self._pause = SHORTEST
        self.worker: Final = Worker(
            partial(until_answered, self.look, self._deps.first_pause),
            lambda: self._pause,
            "Those who look for an opponent could not be looked at.",
        )
        """Looks what is due, now and whenever something falls due."""
        service.core.outage.ended.subscribe(self._is_back)

    async def close(self) -> None:
        """End what followed from a look or a press."""
        await self._background.close()

    @property
    def idle(self) -> bool:
        """Return whether nothing is being done that followed from a look or a press."""
        return self._background.idle

    def _is_back(self) -> None:
        self._owes_time = True
        self.worker.wake()

    async def look(self) -> None:
        """Do everything that is due, unless Discord is away: then nothing falls due."""
        self._pause = MAX_WAIT
        matchmaking = self._service.matchmaking
        if self._service.core.outage.since is not None or not self._deps.is_responsible(None):
            return
        if self._owes_time:
            given = await matchmaking.credit_time()
            self._owes_time = False
            self._background.start(self._show(given))  # who wasn't told before is called now
        for person_id in await matchmaking.due():
            self._show_soon(matchmaking.run_due(person_id))
        due = await matchmaking.next_time()
        if due is not None:
            wait = (due - self._service.clock.now()).total_seconds()
            self._pause = min(max(wait, SHORTEST), MAX_WAIT)

    def look_for(self, person_id: int) -> None:
        """Look whether there is somebody for a person, in the background."""
        self._show_soon(self._service.matchmaking.bring_together(person_id))
        self.worker.wake()

    def show_soon(self, outcome: Outcome, *, but: int | None = None) -> None:
        """Show in the background what was done; `but`: who was answered already."""
        self._background.start(self._show(outcome, but=but))
        self.worker.wake()

    def _show_soon(self, work: Awaitable[Outcome]) -> None:
        async def done() -> None:
            await self._show(await work)

        self._background.start(done())

    async def _show(self, outcome: Outcome, *, but: int | None = None) -> None:
        """Show everybody the change. For a person who looks on alone, look again."""
        for gone in outcome.gone:
            if gone.seeker.person.id != but:
                await self._safely(self.messages.end(gone), gone.seeker)
        for seeker in outcome.waiting:
            if seeker.found_with is not None and not seeker.told:
                await self._safely(self._call(seeker), seeker)
            elif seeker.person.id != but and seeker.found_with is None:
                await self._safely(self.messages.renew(seeker), seeker)
            if seeker.found_with is None:
                self.look_for(seeker.person.id)

    async def _call(self, seeker: Seeker) -> None:
        """Tell somebody that another one is there. If they can't be told, stop looking for them."""
        person_id = seeker.person.id
        if person_id in self._calling:
            return
        self._calling.add(person_id)
        try:
            pause, matchmaking = self._deps.first_pause, self._service.matchmaking
            send = partial(until_sent, partial(self._told, seeker), pause)
            if await until_answered(send, pause):
                await until_answered(partial(matchmaking.note_told, person_id), pause)
            else:
                self._show_soon(matchmaking.stop(person_id, Why.UNREACHED))
        finally:
            self._calling.discard(person_id)

    async def _told(self, seeker: Seeker) -> bool:
        """Tell somebody, unless it is over meanwhile; return False if they can't be told."""
        now = await self._service.matchmaking.state(seeker.person.id)
        if now is None or now.found_with != seeker.found_with:
            return True
        return await self.messages.call(now)

    async def _safely(self, work: Awaitable[None], seeker: Seeker) -> None:
        try:
            await work
        except Exception as error:
            log_trouble(_log, error, "Person %d could not be told", seeker.person.id)
