"""Handles deadlines: one task that sleeps until the next deadline in the database.

Challenges expire, rounds are dealt, computer players move, and players count as absent. Each of
these is a deadline in a match's row. It is written in the same transaction as the change that
needs it. So after a crash the task finds all due deadlines in the database.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Protocol

from bot.koikoi.actions import Action, Keep, parse_action
from bot.koikoi.view import PlayerView, view_for
from bot.matches.downtime import Interval
from bot.matches.errors import Refused, StoreAway, log_failure
from bot.matches.models.match import Announcement, DeadlineKind, MatchInfo, Status, StoredMatch
from bot.matches.models.people import Computer, Person
from bot.matches.models.rotation import RotationAnnouncement
from bot.matches.services.context import MatchCore
from bot.matches.transitions import rotations
from bot.matches.transitions.absence import (
    LOW_TIME,
    credit_time,
    fallback_move,
    half_over,
    overdue,
    resolve_absence,
    unseen,
)
from bot.matches.transitions.challenges import close_challenge, offer
from bot.matches.transitions.change import Change, with_changes
from bot.matches.transitions.moment import Moment
from bot.matches.transitions.round_flow import next_round
from bot.matches.transitions.turns import abort, computer_move, running
from bot.storage import match_rows, rotation_rows

_log = logging.getLogger(__name__)

BATCH_SIZE = 32  # matches read from the store at once
MAX_MATCHES_CHECKED = 10_000  # matches checked after a start, at most
GRACE = 2.0  # seconds that a stop waits for running jobs
AWAY = timedelta(seconds=5)  # pause before an unavailable store or computer is asked again
REST = timedelta(minutes=1)  # pause for a match whose deadline could not be handled


Key = int | str
"""The owner of a deadline: a match, by its number, or a table for several people (`table 7`)."""


IsUndelivered = Callable[[MatchInfo, int], Awaitable[bool]]


async def is_delivered(_info: MatchInfo, _person_id: int) -> bool:
    """Return False, as an `IsUndelivered` for which each match is shown to its people."""
    return False


class Handler(Protocol):
    """A function that handles one kind of passed deadline."""

    def __call__(self, stored: StoredMatch, now: Moment) -> Change:
        """Return the change that the deadline causes."""


def _expire(stored: StoredMatch, now: Moment) -> Change:
    return close_challenge(stored, now, Status.EXPIRED)


def _deal(stored: StoredMatch, now: Moment) -> Change:
    return next_round(stored, now)


def _keep(stored: StoredMatch, now: Moment) -> Change:
    return computer_move(stored, now, Keep(), stored.seq)


def _leave(stored: StoredMatch, now: Moment) -> Change:
    return abort(stored, now, None)


HANDLERS: Mapping[DeadlineKind, Handler] = {
    DeadlineKind.OFFER: offer,
    DeadlineKind.EXPIRE: _expire,
    DeadlineKind.DEAL: _deal,
    DeadlineKind.SWAP: _keep,
    DeadlineKind.HALF: half_over,
    DeadlineKind.TURN: overdue,
    DeadlineKind.ABSENT: resolve_absence,
    DeadlineKind.UNATTENDED: _leave,
}


def run_due(stored: StoredMatch, now: Moment) -> Change | None:
    """Return the change that a passed deadline causes.

    Returns None if no deadline has passed, or if a computer player must choose a move first.
    """
    info = stored.info
    if info.due is None or info.due is DeadlineKind.COMPUTER:
        return None
    if info.deadline is None or info.deadline > now.at:
        return None
    if not info.status.open:  # version 1.0.0 could leave that, and looked at it for ever
        return with_changes(stored, due=None, deadline=None)
    return HANDLERS[info.due](stored, now)


def _given_back(stored: StoredMatch, now: Moment, away: Interval | None) -> Change | None:
    if away is not None and not away.concerned(stored.info.place.guild_id):
        return None
    return credit_time(stored, now, away=away)


def _if_unseen(stored: StoredMatch, now: Moment, revision: int) -> Change | None:
    if stored.revision != revision:  # somebody moved meanwhile, or it is over
        return None
    return unseen(stored, now)


def _rest_after(error: Exception) -> timedelta:
    """Return the pause after a failure: short if the store is unavailable, long for a bug."""
    return AWAY if isinstance(error, StoreAway) else REST


class DeadlineClock:
    """Handles deadlines. `run` it beside the client; tests set their clock and call `tick`."""

    def __init__(
        self,
        core: MatchCore,
        is_undelivered: IsUndelivered = is_delivered,
        is_unreachable: Callable[[int | None], bool] = lambda _guild_id: False,
    ) -> None:
        """Subscribe to the changes of matches and tables.

        Args:
            core: the matches, and the time.
            is_undelivered: returns whether no message shows a match to a person whose turn it is.
                Then their time is not counted.
            is_unreachable: returns whether the people of a server's matches (None: in direct
                messages) can't press now.
        """
        self._core = core
        self._is_undelivered = is_undelivered
        self._is_unreachable = is_unreachable
        self._woken = asyncio.Event()
        self._next: datetime | None = None
        self._busy: dict[Key, asyncio.Task[None]] = {}
        self._resting: dict[Key, datetime] = {}
        core.repository.changed.subscribe(self._heard)
        self._rotations_read: datetime | None = None  # when, unless one has changed since
        self._next_rotation: datetime | None = None
        core.repository.rotation_changed.subscribe(self._heard_rotation)
        core.outage.ended.subscribe(self._woken.set)
        core.presence.subscribe(self._look_again)

    def _look_again(self) -> None:
        """Read all deadlines again: those of some servers rest no more."""
        self._rotations_read = None
        self._woken.set()

    def _heard_rotation(self, announcement: RotationAnnouncement) -> None:
        self._rotations_read = None
        self._heard(announcement)

    def _heard(self, announcement: Announcement | RotationAnnouncement) -> None:
        """Wake the task if a new deadline is earlier than the one it waits for."""
        deadline = announcement.deadline
        if deadline is not None and (self._next is None or deadline < self._next):
            self._woken.set()

    async def run(self, *, stopped: bool = True) -> None:
        """Handle deadlines until cancelled.

        `stopped`: whether nobody has handled them for a while, so that players have lost time.
        """
        try:
            self._core.clock.stepped()
            given = not stopped or await self._give_back(behind=await self._is_behind())
            while True:
                if self._core.clock.stepped():
                    _log.warning(
                        "The clock was set, or the machine slept: nobody loses time by it."
                    )
                    given = False
                    self._resting.clear()  # a rest is until a time of the clock before
                if not given:
                    given = await self._give_back(behind=True)
                self._woken.clear()
                self._next = None  # until it is known, any new deadline wakes the task
                if given:
                    self._next = until = await self._look()
                else:  # nothing falls due before people have their time again
                    until = self._core.clock.now() + AWAY
                await self._core.clock.wait(until, self._woken)
        finally:
            if self._busy:  # let the running jobs finish their writing
                await asyncio.wait(self._busy.values(), timeout=GRACE)
            jobs = list(self._busy.values())
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)

    async def _is_behind(self) -> bool:
        """Return whether the clock was set back while the bot was stopped."""
        core = self._core
        try:
            newest = await core.database.read(match_rows.newest_turn)
        except Exception:
            log_failure(_log, "Whether the clock was set back could not be found.")
            return False
        return newest is not None and newest > core.clock.now()

    async def _give_back(self, *, behind: bool, away: Interval | None = None) -> bool:
        """Give all players their time again who could not move while the bot was stopped.

        `behind`: the clock may have been set back, so deadlines far in the future are checked too.
        `away`: the outage of Discord that is over, and took time from everybody.

        Returns False if the store was unavailable; then the caller must try again.
        """
        core = self._core
        soon = core.clock.now() + LOW_TIME
        try:
            deadlines = await core.database.read(match_rows.deadlines, MAX_MATCHES_CHECKED)
        except Exception as error:
            log_failure(_log, "Time that passed while the bot was away could not be given back.")
            return not isinstance(error, StoreAway)
        given = True
        for match_id, _ in (one for one in deadlines if behind or away or one[1] < soon):
            try:
                await core.repository.change(match_id, _given_back, away)
            except Exception as error:
                given = given and not isinstance(error, StoreAway)
                log_failure(_log, "Match %d could not be given back its time.", match_id)
        return given

    async def _look(self) -> datetime | None:
        try:
            return await self._start_due()
        except Exception as error:
            rest = _rest_after(error)
            log_failure(_log, "The deadlines could not be read; trying again in %s.", rest)
            return self._core.clock.now() + rest

    async def _is_reachable(self) -> bool:
        """Return whether people can be answered; after an outage, first give them their time."""
        outage = self._core.outage
        if outage.since is not None:
            return False
        away, outage.over = outage.over, None
        if away is None:
            return True
        _log.warning("Discord was away for %s: nobody loses time by it.", away.lasted)
        if await self._give_back(behind=False, away=away):
            return True
        outage.credit_later(away)
        raise StoreAway("the time could not be given back")

    async def tick(self) -> int:
        """Handle all due deadlines, including deadlines that fall due as a result.

        Returns the number of matches that were handled.
        """
        handled = 0
        while True:
            await self._start_due()
            if not self._busy:
                return handled
            handled += len(self._busy)
            await asyncio.gather(*self._busy.values())

    async def _start_due(self) -> datetime | None:
        """Start a job for each match that is due; return the next deadline of the others.

        While Discord can't be reached, nothing falls due.
        """
        if not await self._is_reachable():
            return None
        now = self._core.clock.now()
        self._resting = {key: until for key, until in self._resting.items() if until > now}
        upcoming = list(self._resting.values())
        aside = len(self._busy) + len(self._resting)
        # Both are read before any job is started: none is over before `tick` has seen it.
        matches = await self._core.database.read(match_rows.deadlines, BATCH_SIZE + aside)
        rotations = await self._due_rotations(now, BATCH_SIZE + aside)
        for match_id, deadline in matches:
            if deadline > now:
                upcoming.append(deadline)
                break
            self._start(match_id, self._handle(match_id))
        for rotation_id in rotations:
            self._start(f"table {rotation_id}", self._handle_rotation(rotation_id))
        if self._next_rotation is not None:
            upcoming.append(self._next_rotation)
        return min(upcoming, default=None)

    def _rotations_known(self, now: datetime) -> bool:
        """Return whether no table for several people is due, as far as was read a short while ago.

        There are few of them, and a match's move changes none.
        """
        read, due = self._rotations_read, self._next_rotation
        return read is not None and read <= now < read + REST and (due is None or now < due)

    async def _due_rotations(self, now: datetime, most: int) -> list[int]:
        """Return the tables that are due, and note when the next one is."""
        if self._rotations_known(now):
            return []
        self._rotations_read = now  # what changes from now on has to be read again
        found = await self._core.database.read(rotation_rows.rotation_deadlines, most)
        due = [rotation_id for rotation_id, deadline in found if deadline <= now]
        if due:
            self._rotations_read = None
        self._next_rotation = next((deadline for _, deadline in found if deadline > now), None)
        return due

    def _start(self, key: Key, work: Coroutine[Any, Any, None]) -> None:
        if key in self._busy or key in self._resting:
            work.close()
            return
        job = self._busy[key] = asyncio.create_task(work)
        job.add_done_callback(partial(self._finished, key))

    def _finished(self, key: Key, _: asyncio.Task[None]) -> None:
        del self._busy[key]
        self._woken.set()

    async def _handle_rotation(self, rotation_id: int) -> None:
        """Handle one table for several people, in the same way."""
        core, key = self._core, f"table {rotation_id}"
        try:
            found = await core.database.read(rotation_rows.read_rotation, rotation_id)
            if found is None:
                return
            if self._is_unreachable(found.place.guild_id):
                self._resting[key] = core.clock.now() + AWAY
            else:
                await core.rotations.change(rotation_id, rotations.run_due)
        except Exception as error:
            log_failure(_log, "The deadline of table %d could not be handled.", rotation_id)
            self._resting[key] = core.clock.now() + _rest_after(error)

    async def _handle(self, match_id: int) -> None:
        """Handle one match. A failure is logged, and only this match is paused."""
        core = self._core
        try:
            before = await core.repository.newest(match_id)
            if before.info.due is DeadlineKind.COMPUTER:
                await self._computer_moves(before)
            elif self._is_unreachable(before.info.place.guild_id):
                self._resting[match_id] = core.clock.now() + AWAY
            elif await self._is_unseen(before.info):
                await core.repository.change(match_id, _if_unseen, before.revision)
            else:
                await core.repository.change(match_id, run_due)
        except Refused:
            _log.debug("Match %d moved on before its deadline was handled.", match_id)
        except Exception as error:
            log_failure(_log, "The deadline of match %d could not be handled.", match_id)
            self._resting[match_id] = core.clock.now() + _rest_after(error)

    async def _is_unseen(self, info: MatchInfo) -> bool:
        """Return whether a turn is over of whose player nobody can say that they saw it."""
        seat = info.absent if info.due is DeadlineKind.ABSENT else info.to_act
        counts = (
            info.due in (DeadlineKind.HALF, DeadlineKind.TURN, DeadlineKind.ABSENT)
            and info.day is None
        )
        if not counts or seat is None or info.seats is None:
            return False
        player = info.seats[seat]
        return isinstance(player, Person) and await self._is_undelivered(info, player.id)

    async def _computer_moves(self, stored: StoredMatch) -> None:
        """Choose a move without locking the match, then make it if the match has not changed."""
        core = self._core
        action = await self._thought(stored)
        if action is None:
            self._resting[stored.id] = core.clock.now() + AWAY
            return
        await core.repository.change(stored.id, computer_move, action, stored.seq)

    async def _thought(self, stored: StoredMatch) -> Action | None:
        """Return the computer's choice; if it fails, a simple move, so that the match goes on.

        In the deal of the day everybody meets the same opponent, so there it is None: the match
        waits until the computer can choose.
        """
        match = running(stored)
        info = stored.info
        assert info.seats is not None
        assert match.to_act is not None
        player = info.seats[match.to_act]
        assert isinstance(player, Computer)
        view = view_for(match, match.to_act)
        limit = self._core.timings.computer_think.total_seconds()
        try:
            async with asyncio.timeout(limit):
                text = await self._chosen(info, player.level, view)
            if text is None:
                _log.info("Match %d waits for %s.", stored.id, player.level)
                return None
            action = parse_action(text)
            if action in view.legal:
                return action
            _log.error("%s chose an illegal move in match %d.", player.level, stored.id)
        except Exception:
            _log.exception("%s failed in match %d, seq %d.", player.level, stored.id, stored.seq)
        return fallback_move(match) if info.day is None else None

    async def _chosen(self, info: MatchInfo, level: str, view: PlayerView) -> str | None:
        thinker = self._core.thinker
        if info.day is None:
            return await thinker.choose(level, view)
        return await thinker.choose_itself(level, view)
