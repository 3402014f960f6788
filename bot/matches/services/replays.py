"""Replays of matches that are over, and of records that people send."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.koikoi.actions import parse_action
from bot.matches.errors import Refusal, Refused
from bot.matches.models.log import Log
from bot.matches.replay import Course, Recorded, course_of, read_record
from bot.matches.review import Review
from bot.matches.services.core import MatchCore
from bot.matches.services.reviews import ReviewRequests

REMEMBERED: Final = 32
"""So many courses are kept, since a replay is walked through press by press."""

_T = TypeVar("_T")


class Replays:
    """The courses of matches and of record files. All of it is computed in threads."""

    def __init__(self, core: MatchCore, reviews: ReviewRequests) -> None:
        self._core = core
        self._reviews = reviews
        self._matches: OrderedDict[int, Course] = OrderedDict()
        self._files: OrderedDict[int, Recorded] = OrderedDict()
        self._one_file = asyncio.Lock()

    async def course(self, match_id: int) -> Course:
        """Return the course of a match that is over: nothing of it is hidden any more."""
        stored = await self._core.repository.load(match_id)
        if stored.match is None:
            raise Refused(Refusal.NOT_STARTED)
        if stored.info.status.open:
            raise Refused(Refusal.NOT_FINISHED)
        known = self._matches.get(match_id)
        if known is None:
            log = await self._core.repository.log(match_id)
            known = await asyncio.to_thread(_course_of_log, log)
        if not known.rounds:
            raise Refused(Refusal.NOT_STARTED)
        _remember(self._matches, match_id, known)
        return known

    async def file(self, key: int, read: Callable[[], Awaitable[bytes]]) -> Recorded:
        """Return a recorded match. `read` returns the file's content; `key` is its own number."""
        known = self._files.get(key)
        if known is None:
            known = await asyncio.to_thread(read_record, await read())
        _remember(self._files, key, known)
        return known

    def known_review(self, key: int) -> Review | None:
        """Return the review of a match or, by its negative key, of a file, if it was made."""
        return self._reviews.jobs.known(key)

    async def review_file(self, key: int, recorded: Recorded) -> Review:
        """Return the review of a recorded match. Raises `Refused`.

        One file at a time: whoever sends many must not keep others from their own reviews.
        """
        async with self._one_file:
            course = recorded.course
            return await self._reviews.jobs.of(-key, course.rules, course.actions)


def _course_of_log(log: Log) -> Course:
    return course_of(log.info.terms.rules, [parse_action(line.text) for line in log.actions])


def _remember(known: OrderedDict[int, _T], key: int, value: _T) -> None:
    known[key] = value
    known.move_to_end(key)
    while len(known) > REMEMBERED:
        known.popitem(last=False)
