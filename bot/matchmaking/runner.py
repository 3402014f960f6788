"""Pairs people in the search for an opponent, and notifies them.

The due times are in the database: see `Matchmaking`. The process that handles direct messages reads
them at each due time, and after a start. The results of a press are shown by its own process.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import discord

from bot.interactions.runner import Runner
from bot.matches.background import BackgroundTasks, Worker
from bot.matches.services import MatchService
from bot.matchmaking.message import SeekerMessages
from bot.matchmaking.model import Outcome, Seeker, Why
from bot.matchmaking.service import Matchmaking
from bot.matchmaking.transitions import in_call_order
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered, until_done
from bot.messages.sending.failures import log_trouble

_log = logging.getLogger(__name__)

MAX_WAIT: Final = 10.0
"""Maximum seconds between two checks: another process may have added a due time."""
SHORTEST: Final = 1.0


class MatchmakingRunner(Runner):
    """Pairs people, and keeps their messages up to date."""

    def __init__(self, service: MatchService, presenter: Presenter, client: discord.Client) -> None:
        self._service = service
        self._deps = presenter.deps
        self._background = BackgroundTasks()
        self.messages: Final = SeekerMessages(service, presenter, client)
        self._looking = asyncio.Lock()
        self._calling: set[frozenset[int]] = set()
        self._owes_time = True  # until now, nobody could press
        self._starts = True  # no search was checked yet
        self._pause = SHORTEST
        self.worker = Worker(
            partial(until_answered, self.look, self._deps.first_pause),
            lambda: self._pause,
            "Those who look for an opponent could not be looked at.",
        )
        """Handles due people, now and at each due time."""
        service.core.outage.ended.subscribe(self._is_back)
        service.core.blocked.subscribe(self._part)
        self._matchmaking.left.subscribe(self.show_soon)
        self._deps.direct_messages.opened.subscribe(self._dms_opened)

    @property
    def _matchmaking(self) -> Matchmaking:
        return self._service.of(Matchmaking)

    async def close(self) -> None:
        """Cancel the tasks that followed from a check or a press."""
        await self._background.close()

    @property
    def idle(self) -> bool:
        """Return whether no check, and no task of one or of a press, is running."""
        return self._background.idle and not self._looking.locked()

    def _is_back(self) -> None:
        self._owes_time = True
        self.worker.wake()

    def _part(self, person_id: int) -> None:
        """Separate a pair of whom one has just blocked the other, in the background."""

        async def parted() -> None:
            part = partial(self._matchmaking.part, person_id)
            self.show_soon(await until_answered(part, self._deps.first_pause))

        self._background.start(parted())

    def _dms_opened(self, person_id: int) -> None:
        if self._deps.is_responsible(None):
            self._background.start(self._move_to_dms(person_id))

    async def _move_to_dms(self, person_id: int) -> None:
        """Show a search that only a hidden message shows in the direct messages, now open."""
        seeker = await self._matchmaking.state(person_id)
        if seeker is not None and seeker.is_hidden:
            await self.messages.announce(person_id)

    async def look(self) -> None:
        """Handle the people who are due, unless Discord is away: then nobody is due."""
        async with self._looking:
            self._pause = MAX_WAIT
            matchmaking = self._matchmaking
            if self._service.core.outage.since is not None or not self._deps.is_responsible(None):
                return
            if self._owes_time:
                given = await matchmaking.credit_time()
                self._owes_time = False
                self.show_soon(given)  # unnotified people are notified now
            await self._rest_or_go_on()
            for person_id in await matchmaking.due():
                self.show_soon(await matchmaking.run_due(person_id))
            due = await matchmaking.next_time()
            if due is not None:
                wait = (due - self._service.clock.now()).total_seconds()
                self._pause = min(max(wait, SHORTEST), MAX_WAIT)

    async def _rest_or_go_on(self) -> None:
        """Show whose live search rests since the last check, or rests no more: they look on."""
        now, before = await self._matchmaking.resting(), set(self.messages.resting)
        if self._starts:  # what their messages show is unknown
            before |= await self._matchmaking.live_alone()
            self._starts = False
        for person_id in sorted(before ^ now):
            self.messages.resting.discard(person_id)
            self.renew_soon(person_id)
            if person_id not in now:
                self.look_for(person_id)

    def look_for(self, person_id: int) -> None:
        """Search an opponent for a person, in the background."""

        async def found() -> None:
            self.show_soon(await self._matchmaking.bring_together(person_id))

        self._background.start(found())

    def show_soon(self, outcome: Outcome, *, but: int | None = None) -> None:
        """Update everybody's message in the background, and search again for those still alone.

        `but`: a person who was answered already.
        """
        if outcome == Outcome():
            return
        for gone in outcome.gone:
            if gone.seeker.person.id != but:
                self._until_shown(partial(self.messages.end, gone), gone.seeker.person.id)
        for seeker in outcome.waiting:
            if seeker.found_with is not None:
                if not seeker.told:
                    self._background.start(self._call_pair(seeker.person.id))
                continue
            if seeker.shown is None:
                self._background.start(self._announce(seeker.person.id))
            elif seeker.person.id != but:
                self.renew_soon(seeker.person.id)
            self.look_for(seeker.person.id)
        self.worker.wake()

    def renew_soon(self, person_id: int) -> None:
        """Show a person's present state in their message, in the background."""
        self._until_shown(partial(self.messages.renew, person_id), person_id)

    def _until_shown(self, show: Callable[[], Awaitable[None]], person_id: int) -> None:
        """Show something to a person; try again while Discord or the store is away."""

        async def shown() -> None:
            try:
                await until_done(show, self._deps.first_pause)
            except Exception as error:
                log_trouble(_log, error, "Person %d could not be told", person_id)

        self._background.start(shown())

    async def _announce(self, person_id: int) -> None:
        """Show a search that no message shows: the bot stopped at its start."""
        if await self.messages.announce(person_id) is None:
            await self._unreached(person_id)
        else:
            self.look_for(person_id)

    async def _call_pair(self, person_id: int) -> None:
        """Notify both of a pair, the second one after the first.

        The search of a person who can't be notified ends, and the other one is not asked any more.
        """
        pause = self._deps.first_pause
        pair = await until_answered(partial(self._matchmaking.pair_of, person_id), pause)
        if pair is None:
            return
        both = frozenset(one.person.id for one in pair)
        if both in self._calling:
            return
        self._calling.add(both)
        try:
            for one in in_call_order(pair):
                if not one.told and not await self._call(one):
                    await self._unreached(one.person.id)
                    return
        finally:
            self._calling.discard(both)

    async def _call(self, seeker: Seeker) -> bool:
        """Notify a person of their opponent; return whether that was possible."""
        try:
            return await until_done(partial(self.messages.call, seeker), self._deps.first_pause)
        except Exception as error:
            log_trouble(_log, error, "Person %d could not be told", seeker.person.id)
            return False

    async def _unreached(self, person_id: int) -> None:
        """End the search of a person who can't be notified."""
        stop = partial(self._matchmaking.stop, person_id, Why.UNREACHED)
        self.show_soon(await until_answered(stop, self._deps.first_pause))
