"""The repository: load a match, compute a change, write it in one transaction, announce it.

Between processes only the store's unique keys guarantee correctness. The locks and the cache here
only save work. A refusal or a conflict may come from an outdated cache, so the change is decided
again on a freshly loaded match. A change is announced only after it is written.

What no key can guarantee, such as how many matches a person may have, is counted under a lock with
a name. Where several processes work with one database, they share these locks.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import replace
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from bot.koikoi.actions import Action, Deal, parse_action
from bot.koikoi.deals import void_reason
from bot.koikoi.events import VoidReason
from bot.koikoi.match import replay
from bot.koikoi.rules import Rules
from bot.koikoi.state import Match
from bot.matches.background import Signal
from bot.matches.errors import Conflict, Refusal, Refused, UnknownMatch
from bot.matches.models.change_set import ChangeSet, Log
from bot.matches.models.match import Announcement, MatchInfo, SealedDeal, StoredMatch, Transition
from bot.matches.models.rotation import RotationAnnouncement
from bot.matches.transitions.change import Change
from bot.storage import match_rows
from bot.storage.engine import Database, Work

MEMORY: Final = 2000
"""Matches in the cache. If more are played at once, each press replays a whole match."""

LONG: Final = 250
"""Actions, about twelve rounds. A longer match is replayed in a thread, so that nobody waits."""

MOVES: Final = frozenset({"swap", "keep", "play", "take", "koi", "stop"})
"""The verbs of what players do; deals and endings are none."""

ATTEMPTS: Final = 5
"""Each lost attempt is a success of another writer, so few are ever needed."""

_AT_MATCH: Final = "match {0.match_id}, seq {0.seq}"

Decide = Callable[[StoredMatch], Change | None]
_Written = TypeVar("_Written")


class _Outdated(Conflict):
    """The change was decided on an old state. No other conflict can be mended by loading again."""


async def retry_on_conflict(
    attempt: Callable[[], Awaitable[_Written]], conflict: type[Conflict] = Conflict
) -> _Written:
    """Call *attempt*, which loads, decides and writes, until it raises no *conflict*.

    Raises the *conflict* of the last attempt.
    """
    for _ in range(ATTEMPTS - 1):
        try:
            return await attempt()
        except conflict:
            continue
    return await attempt()


@asynccontextmanager
async def _both(
    own: asyncio.Lock, shared: AbstractAsyncContextManager[object]
) -> AsyncIterator[None]:
    async with own, shared:
        yield


def _void(deal: SealedDeal, actions: Sequence[Action], rules: Rules) -> VoidReason | None:
    """Return why a deal of a match doesn't count, or None if it does."""
    action = actions[deal.seq]
    return void_reason(action, rules) if isinstance(action, Deal) else None


def _replayed(rules: Rules, texts: Sequence[str]) -> tuple[Match, Sequence[Action]]:
    actions = [parse_action(one) for one in texts]
    return replay(rules, actions), actions


def _announcement(info: MatchInfo) -> Announcement:
    return Announcement(
        info.id,
        info.seq,
        info.revision,
        info.deadline,
        absent=info.absent is not None,
        guild_id=info.place.guild_id,
    )


class MatchRepository:
    """Loads and changes all matches. Every change of a match uses this class."""

    def __init__(self, database: Database, memory: int = MEMORY) -> None:
        self._database = database
        self._memory: OrderedDict[int, StoredMatch] = OrderedDict()
        self._size = memory
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.changed: Final = Signal[[Announcement]](_AT_MATCH)
        """Tells of every change, after its commit."""
        self.rotation_changed: Final = Signal[[RotationAnnouncement]]("table {0.rotation_id}")
        """Tells of every change of a table for several people, after its commit."""
        self.writing: Final = Signal[[StoredMatch]]("match {0.id}")
        """Tells of every state that is about to be written.

        What follows from it can be got ready while the disk is written, but not be shown: the
        writing may fail.
        """
        self._ends: dict[int, Signal[[Announcement]]] = {}
        self._shared: Callable[[str], AbstractAsyncContextManager[object]] = nullcontext

    def share_locks(self, shared: Callable[[str], AbstractAsyncContextManager[object]]) -> None:
        """Hold with each lock the one that *shared* returns, which no two processes hold."""
        self._shared = shared

    def when_ended(self, match_id: int, heard: Callable[[Announcement], None]) -> None:
        """Call *heard* once, when a match has ended."""
        ended = self._ends[match_id] = Signal[[Announcement]](_AT_MATCH)
        ended.subscribe(heard)

    def lock(self, of: str) -> AbstractAsyncContextManager[None]:
        """Return the lock of a name, for `async with`."""
        return _both(self._own_lock(of), self._shared(of))

    def _own_lock(self, of: str) -> asyncio.Lock:
        """Return the lock of a name: one lock for each thing that is changed in this process."""
        lock = self._locks.get(of)
        if lock is None:
            lock = self._locks[of] = asyncio.Lock()
        return lock

    async def load(self, match_id: int, *, fresh: bool = False, revision: int = 0) -> StoredMatch:
        """Return a match from the cache, or replayed from its log.

        Args:
            match_id: which match.
            fresh: don't use the cache.
            revision: use the cache only if it has at least this revision of the match.

        Raises:
            UnknownMatch: there is no such match.
        """
        known = None if fresh else self._memory.get(match_id)
        if known is not None and known.revision >= revision:
            self._memory.move_to_end(match_id)
            return known
        kept = await self.log(match_id)
        match, deals = None, kept.deals
        if kept.info.seats is not None:
            rules, texts = kept.info.terms.rules, [one.text for one in kept.actions]
            if len(texts) <= LONG:
                match, actions = _replayed(rules, texts)
            else:  # a race to 500 points may have hundreds of rounds
                match, actions = await asyncio.to_thread(_replayed, rules, texts)
            deals = tuple(replace(deal, void=_void(deal, actions, rules)) for deal in deals)
        stored = StoredMatch(kept.info, match, deals)
        self._remember(stored)
        return stored

    async def newest(self, match_id: int) -> StoredMatch:
        """Return the newest state, also if another process changed it. Raises `UnknownMatch`."""
        info = await self._database.read(match_rows.info, match_id)
        if info is None:
            raise UnknownMatch
        return await self.load(match_id, revision=info.revision)

    async def log(self, match_id: int) -> Log:
        """Return a match's row, actions and deals as stored. Raises `UnknownMatch`."""
        kept = await self._database.read(match_rows.log, match_id)
        if kept is None:
            raise UnknownMatch
        return kept

    async def create(
        self,
        change: Change,
        *,
        before: Work[[], None] | None = None,
        after: Work[[int], None] | None = None,
    ) -> Transition:
        """Write a new match, in one transaction with `before` and `after`. Raises `Conflict`."""
        match_id = await self._database.write(match_rows.create, change.writing, before, after)
        stored = change.stored
        stored = replace(stored, info=replace(stored.info, id=match_id))
        self._committed(stored, change.writing)
        return replace(change.progress, origin=stored, stored=stored)

    async def change(self, match_id: int, decide: Decide) -> Transition:
        """Change a match. `decide` is pure and may be called again; None changes nothing.

        Raises what `decide` raises, and `Refused` after too many conflicts.
        """
        async with self._own_lock(f"match {match_id}"):
            stored = await self.load(match_id)

            async def attempt() -> Transition:
                nonlocal stored
                try:
                    return await self._attempt(stored, decide)
                except (Refused, Conflict):
                    newest = await self._database.read(match_rows.info, match_id)
                    if newest is None or newest.revision == stored.revision:
                        raise
                stored = await self.load(match_id, fresh=True)
                raise _Outdated

            try:
                return await retry_on_conflict(attempt, _Outdated)
            except _Outdated:
                raise Refused(Refusal.STALE_ACTION) from None

    async def _attempt(self, stored: StoredMatch, decide: Decide) -> Transition:
        change = decide(stored)
        if change is None:
            return Transition(stored, stored)
        self.writing.publish(change.stored)
        await self._database.write(match_rows.write, change.writing)
        self._committed(change.stored, change.writing)
        return change.progress

    def _committed(self, stored: StoredMatch, written: ChangeSet) -> None:
        self._remember(stored)
        moves = sum(line.text.partition(" ")[0] in MOVES for line in written.actions)
        self._announce(replace(_announcement(stored.info), moves=moves))
        guild_id = stored.info.place.guild_id
        if written.hand is not None:
            hand = written.hand
            announced = RotationAnnouncement(hand.rotation_id, hand.next_at, guild_id)
            self.rotation_changed.publish(announced)
        if written.rotation is not None:
            announced = RotationAnnouncement(written.rotation.id, None, guild_id)
            self.rotation_changed.publish(announced)

    def on_remote_change(self, announcement: Announcement) -> None:
        """Announce a change that another process has written."""
        known = self._memory.get(announcement.match_id)
        if known is not None and known.revision < announcement.revision:
            del self._memory[announcement.match_id]
        self._announce(announcement)

    def _announce(self, announcement: Announcement) -> None:
        self.changed.publish(announcement)
        if announcement.deadline is None and announcement.match_id in self._ends:
            self._ends.pop(announcement.match_id).publish(announcement)

    def _remember(self, stored: StoredMatch) -> None:
        """Put a match in the cache, unless a newer state is there already.

        A load may read the store before a change is written and end after that change has ended.
        """
        known = self._memory.get(stored.id)
        if known is None or known.revision <= stored.revision:
            self._memory[stored.id] = stored
        self._memory.move_to_end(stored.id)
        while len(self._memory) > self._size:
            self._memory.popitem(last=False)

    def forget(self) -> None:
        """Empty the cache, for example after names were erased."""
        self._memory.clear()
