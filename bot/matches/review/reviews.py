"""Reviews as they are asked for: made once, for all who ask, and remembered for a while.

The teacher is asked about one decision after another, so that moves of other matches never wait
for a whole review. What it says depends on nothing but what the player saw, and so a review that
is made again, after a restart or in another process, is the same.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.koikoi.actions import Action
from bot.koikoi.rules import Rules
from bot.koikoi.view import PlayerView
from bot.matches.errors import NoTeacher
from bot.matches.ports import Advice
from bot.matches.review.moments import Moment, moments
from bot.matches.review.summary import Review, summarize

Asks = Callable[[PlayerView], Awaitable[Advice | None]]
Hears = Callable[[int, int], None]
"""Is told how many decisions are judged, and of how many."""

REMEMBERED: Final = 64
AT_ONCE: Final = 4
"""So many matches are reviewed side by side; the next ones wait."""


@dataclass(slots=True)
class _Work:
    """A review in the making, and who waits for it."""

    task: asyncio.Task[Review] | None = None
    listeners: list[Hears] = field(default_factory=list)

    def tell(self, done: int, whole: int) -> None:
        for hears in self.listeners:
            hears(done, whole)


class Reviews:
    """All reviews of this process."""

    def __init__(self, ask: Asks) -> None:
        """*ask* is the teacher; None is the answer of one who can't say anything right now."""
        self._ask = ask
        self._known: OrderedDict[int, Review] = OrderedDict()
        self._working: dict[int, _Work] = {}
        self._places = asyncio.Semaphore(AT_ONCE)

    def known(self, match_id: int) -> Review | None:
        """A review that was made before."""
        return self._known.get(match_id)

    def listen(self, match_id: int, hears: Hears) -> None:
        """Be told how far a review is that is being made."""
        work = self._working.get(match_id)
        if work is not None:
            work.listeners.append(hears)

    async def of(
        self,
        match_id: int,
        rules: Rules,
        actions: Sequence[Action],
        chosen: Callable[[Moment], bool] = lambda _: True,
    ) -> Review:
        """The review of a match that is over, of all decisions that were *chosen*.

        Raises `NoTeacher`. Who asks while it is being made waits for the same one.
        """
        known = self._known.get(match_id)
        if known is not None:
            self._known.move_to_end(match_id)
            return known
        work = self._working.get(match_id)
        if work is None:
            work = self._working[match_id] = _Work()
            making = self._make(match_id, work, lambda: [*filter(chosen, moments(rules, actions))])
            work.task = asyncio.create_task(making)
            # If all who asked went away, nobody else hears why it failed.
            work.task.add_done_callback(lambda task: task.cancelled() or task.exception())
        assert work.task is not None
        # Somebody who goes away must not end it for the others.
        return await asyncio.shield(work.task)

    async def _make(
        self, match_id: int, work: _Work, finds: Callable[[], Sequence[Moment]]
    ) -> Review:
        try:
            async with self._places:
                found = await asyncio.to_thread(finds)
                judged: list[tuple[Moment, Advice]] = []
                for moment in found:
                    work.tell(len(judged), len(found))
                    advice = await self._ask(moment.view)
                    if advice is None:
                        raise NoTeacher(match_id)
                    judged.append((moment, advice))
            review = summarize(judged)
            self._known[match_id] = review
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
            return review
        finally:
            del self._working[match_id]

    async def close(self) -> None:
        """Stop what is being made."""
        tasks = [work.task for work in self._working.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
