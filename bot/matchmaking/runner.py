"""Pairs people in the search for an opponent, and notifies them.

The due times are in the database: see `Matchmaking`. The process that handles direct messages reads
them at each due time, and after a start. The results of a press are shown by its own process.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from functools import partial
from typing import Final

import discord

from bot.interactions.runner import Runner
from bot.matches.background import BackgroundTasks, Worker
from bot.matches.services import MatchService
from bot.matchmaking.message import SeekerMessages
from bot.matchmaking.model import Outcome, Seeker, Why
from bot.matchmaking.service import Matchmaking
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered, until_sent
from bot.messages.sending.failures import log_trouble

_log = logging.getLogger(__name__)

MAX_WAIT: Final = 10.0
"""Maximum seconds between two checks: another process may have added a due time."""
SHORTEST: Final = 1.0


class MatchmakingRunner(Runner):
    """Pairs people, and keeps their messages up to date."""

    def __init__(self, service: MatchService, presenter: Presenter, client: discord.Client) -> None:
        self._service = service
        self._presenter = presenter
        self._deps = presenter.deps
        self._background = BackgroundTasks()
        self.messages: Final = SeekerMessages(service, presenter, client)
        self._calling: set[int] = set()
        self._owes_time = True  # until now, nobody could press
        self._pause = SHORTEST
        self.worker = Worker(
            partial(until_answered, self.look, self._deps.first_pause),
            lambda: self._pause,
            "Those who look for an opponent could not be looked at.",
        )
        """Handles due people, now and at each due time."""
        service.core.outage.ended.subscribe(self._is_back)

    async def close(self) -> None:
        """Cancel the tasks that followed from a check or a press."""
        await self._background.close()

    @property
    def idle(self) -> bool:
        """Return whether no task of a check or a press is running."""
        return self._background.idle

    def _is_back(self) -> None:
        self._owes_time = True
        self.worker.wake()

    async def look(self) -> None:
        """Handle the people who are due, unless Discord is away: then nobody is due."""
        self._pause = MAX_WAIT
        matchmaking = self._service.of(Matchmaking)
        if self._service.core.outage.since is not None or not self._deps.is_responsible(None):
            return
        if self._owes_time:
            given = await matchmaking.credit_time()
            self._owes_time = False
            self._background.start(self._show(given))  # unnotified people are notified now
        for person_id in await matchmaking.due():
            self._show_soon(matchmaking.run_due(person_id))
        due = await matchmaking.next_time()
        if due is not None:
            wait = (due - self._service.clock.now()).total_seconds()
            self._pause = min(max(wait, SHORTEST), MAX_WAIT)

    def look_for(self, person_id: int) -> None:
        """Search an opponent for a person, in the background."""
        self._show_soon(self._service.of(Matchmaking).bring_together(person_id))
        self.worker.wake()

    def show_soon(self, outcome: Outcome, *, but: int | None = None) -> None:
        """Show an outcome in the background; `but`: a person who was answered already."""
        self._background.start(self._show(outcome, but=but))
        self.worker.wake()

    def _show_soon(self, work: Awaitable[Outcome]) -> None:
        async def done() -> None:
            await self._show(await work)

        self._background.start(done())

    async def _show(self, outcome: Outcome, *, but: int | None = None) -> None:
        """Update everybody's message. Search again for people who are still alone."""
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
        """Notify a person of their opponent; end the search of a person who can't be notified."""
        person_id = seeker.person.id
        if person_id in self._calling:
            return
        self._calling.add(person_id)
        try:
            pause, matchmaking = self._deps.first_pause, self._service.of(Matchmaking)
            send = partial(until_sent, partial(self._told, seeker), pause)
            if await until_answered(send, pause):
                await until_answered(partial(matchmaking.note_told, person_id), pause)
            else:
                self._show_soon(matchmaking.stop(person_id, Why.UNREACHED))
        finally:
            self._calling.discard(person_id)

    async def _told(self, seeker: Seeker) -> bool:
        """Notify a person if they still have the opponent; return False if that is impossible."""
        now = await self._service.of(Matchmaking).state(seeker.person.id)
        if now is None or now.found_with != seeker.found_with:
            return True
        return await self.messages.call(now)

    async def _safely(self, work: Awaitable[None], seeker: Seeker) -> None:
        try:
            await work
        except Exception as error:
            log_trouble(_log, error, "Person %d could not be told", seeker.person.id)
