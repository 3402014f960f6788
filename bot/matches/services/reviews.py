"""Looking back: how well a match was played, and its replay."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from typing import Final, TypeVar

from bot.koikoi.actions import Deal, parse_action
from bot.koikoi.rules import Rules
from bot.matches.errors import Refusal, Refused
from bot.matches.models.change_set import Log
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Computer, Person
from bot.matches.replay import Course, Recorded, course_of, read_record
from bot.matches.review import DecisionPoint, Review, Reviews
from bot.matches.services.context import MatchCore
from bot.matches.transitions.rotations import rules_of_a_table
from bot.storage import profile_rows, rotation_rows

MOST_ROUNDS: Final = 24
"""A match of a number of rounds has no more."""


class ReviewRequests:
    """Requests for a teacher's review of matches that are over."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core
        self.jobs: Final = Reviews(core.thinker.advise)
        """The reviews that are made now or were made before."""
        self._one_long = asyncio.Lock()

    async def review(self, match_id: int) -> Review:
        """How well both played, and where the match turned."""
        stored = await self._core.repository.load(match_id)
        if stored.match is None:
            raise Refused(Refusal.NOT_STARTED)
        if stored.info.status.open:
            raise Refused(Refusal.NOT_FINISHED)
        known = self.jobs.known(match_id)
        if known is not None:
            return known
        log = await self._core.repository.log(match_id)
        actions = [parse_action(line.text) for line in log.actions]
        # A race to many points may have hundreds of rounds: such ones wait for one another, so
        # that they keep nobody from the review of a usual match.
        long = sum(isinstance(action, Deal) for action in actions) > MOST_ROUNDS
        rules, judged_by = log.info.terms.rules, await self._judged_by(log.info)
        async with self._one_long if long else nullcontext():
            review = await self.jobs.of(
                match_id, rules, actions, _chosen_in(log), judged_by=judged_by
            )
        if log.info.status is Status.FINISHED and log.info.retry_of is None:
            await self._core.database.write(
                profile_rows.keep_accuracies, match_id, _accuracies(log.info, review)
            )
        return review

    async def _judged_by(self, info: MatchInfo) -> Rules | None:
        """Return the rules of a table for several people, if the match is one of its hands."""
        if info.rotation_id is None:
            return None
        rotation = await self._core.database.read(rotation_rows.read_rotation, info.rotation_id)
        return None if rotation is None else rules_of_a_table(info.terms.rules, rotation.goal)


def _accuracies(info: MatchInfo, review: Review) -> dict[int, float]:
    """Return how well each person played who had a choice, for their profile."""
    return {
        player.id: seat.accuracy
        for player, seat in zip(info.seats or (), review.seats, strict=True)
        if isinstance(player, Person) and seat.accuracy is not None
    }


def _chosen_in(log: Log) -> Callable[[DecisionPoint], bool]:
    """Return a test whether the player made a decision; the bot moves for absent players."""
    seats = log.info.seats
    assert seats is not None

    def chosen(moment: DecisionPoint) -> bool:
        by = log.actions[moment.view.seq].person_id
        return by is not None or isinstance(seats[moment.seat], Computer)

    return chosen


# Replays of matches that are over, and of records that people send.

CACHE_SIZE: Final = 32
"""The number of courses that are kept, since a replay is viewed press by press."""

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

    async def review_file(self, key: int, recorded: Recorded) -> Review:
        """Return the review of a recorded match. Raises `Refused`.

        One file is reviewed at a time: a person who sends many must not delay others' reviews.
        """
        async with self._one_file:
            course = recorded.course
            return await self._reviews.jobs.of(-key, course.rules, course.actions)


def _course_of_log(log: Log) -> Course:
    return course_of(log.info.terms.rules, [parse_action(line.text) for line in log.actions])


def _remember(known: OrderedDict[int, _T], key: int, value: _T) -> None:
    known[key] = value
    known.move_to_end(key)
    while len(known) > CACHE_SIZE:
        known.popitem(last=False)
