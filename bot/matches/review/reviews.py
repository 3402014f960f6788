"""Makes reviews on request. Each review is made once, shared by all who ask, and cached.

The teacher is asked about one decision at a time, so the moves of other matches never wait for a
whole review. The teacher's answer depends only on what the player saw. So a review that is made
again, after a restart or in another process, is the same.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.koikoi.actions import Action
from bot.koikoi.rules import Rules
from bot.koikoi.view import PlayerView
from bot.matches.background import Signal
from bot.matches.errors import Refusal, Refused
from bot.matches.ports import Advice
from bot.matches.review.summary import Review, summarize
from bot.matches.review.verdicts import DecisionPoint, moments

Asks = Callable[[PlayerView], Awaitable[Advice | None]]
Hears = Callable[[int, int], None]
"""Called with the number of decisions judged so far and the number of all decisions."""

CACHE_SIZE: Final = 64
CONCURRENCY: Final = 4
"""The number of matches that are reviewed at the same time; further ones wait."""


@dataclass(slots=True)
class _Work:
    """A review that is being made."""

    task: asyncio.Task[Review] | None = None
    progress: Signal[int, int] = field(default_factory=lambda: Signal("a review"))


class Reviews:
    """The finished and unfinished reviews of this process."""

    def __init__(self, ask: Asks) -> None:
        """*ask* calls the teacher. It returns None if the teacher is not available now."""
        self._ask = ask
        self._known: OrderedDict[int, Review] = OrderedDict()
        self._working: dict[int, _Work] = {}
        self._places = asyncio.Semaphore(CONCURRENCY)

    def known(self, match_id: int) -> Review | None:
        """Return the cached review of a match, or None if there is none."""
        return self._known.get(match_id)

    def listen(self, match_id: int, subscriber: Hears) -> None:
        """Call *subscriber* with the progress of a review, if that review is being made now."""
        work = self._working.get(match_id)
        if work is not None:
            work.progress.subscribe(subscriber)

    async def of(
        self,
        match_id: int,
        rules: Rules,
        actions: Sequence[Action],
        chosen: Callable[[DecisionPoint], bool] = lambda _: True,
        *,
        judged_by: Rules | None = None,
    ) -> Review:
        """Return the review of a finished match, over the decisions for which *chosen* is true.

        *judged_by*: the rules of what was really played for, if the match is only a part of it.
        If the review is already being made, waits for that one. Raises `Refused` if the teacher
        is not available.
        """
        known = self._known.get(match_id)
        if known is not None:
            self._known.move_to_end(match_id)
            return known
        work = self._working.get(match_id)
        if work is None:
            work = self._working[match_id] = _Work()
            making = self._make(
                match_id,
                work,
                lambda: [
                    one if judged_by is None else one.under(judged_by)
                    for one in moments(rules, actions)
                    if chosen(one)
                ],
            )
            work.task = asyncio.create_task(making)
            # Reads the exception. Otherwise asyncio logs it if all callers were cancelled.
            work.task.add_done_callback(lambda task: task.cancelled() or task.exception())
        assert work.task is not None
        # A caller that is cancelled must not cancel the review for the other callers.
        return await asyncio.shield(work.task)

    async def _make(
        self, match_id: int, work: _Work, finds: Callable[[], Sequence[DecisionPoint]]
    ) -> Review:
        try:
            async with self._places:
                found = await asyncio.to_thread(finds)
                judged: list[tuple[DecisionPoint, Advice]] = []
                for moment in found:
                    work.progress.publish(len(judged), len(found))
                    advice = await self._ask(moment.view)
                    if advice is None:
                        raise Refused(Refusal.NO_TEACHER)
                    judged.append((moment, advice))
            review = summarize(judged)
            self._known[match_id] = review
            while len(self._known) > CACHE_SIZE:
                self._known.popitem(last=False)
            return review
        finally:
            del self._working[match_id]

    async def close(self) -> None:
        """Cancel the reviews that are being made, and wait until they have ended."""
        tasks = [work.task for work in self._working.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
