"""The stored matches and tables for several people, and how each of them is changed.

Matches are kept in a cache. A refusal or a conflict may come from an outdated one, so the change
is decided again on a freshly loaded match.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.koikoi.actions import Action, Deal, parse_action
from bot.koikoi.deals import void_reason
from bot.koikoi.events import VoidReason
from bot.koikoi.match import replay
from bot.koikoi.rules import Rules
from bot.koikoi.state import Match
from bot.matches.aggregate import Aggregate
from bot.matches.background import Signal
from bot.matches.errors import Conflict, Refusal, Refused, UnknownMatch
from bot.matches.models.change_set import Log
from bot.matches.models.match import Announcement, MatchInfo, SealedDeal, StoredMatch
from bot.matches.models.rotation import Rotation, RotationAnnouncement
from bot.matches.transitions.change import Change, without_changes
from bot.matches.transitions.moment import Moment
from bot.storage import match_rows, rotation_rows
from bot.storage.engine import Database, Work

MEMORY: Final = 2000
"""Matches in the cache. If more are played at once, each press replays a whole match."""

LONG: Final = 250
"""Actions, about twelve rounds. A longer match is replayed in a thread, so that nobody waits."""

MOVES: Final = frozenset({"swap", "keep", "play", "take", "koi", "stop"})
"""The verbs of players' moves, without deals and endings."""

_AT_MATCH: Final = "match {0.match_id}, seq {0.seq}"


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


class MatchRepository(Aggregate[StoredMatch, Change, Change]):
    """Loads and changes all matches. Every change of a match uses this class."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], Moment],
        load_secret: Callable[[], Awaitable[None]],
        memory: int = MEMORY,
    ) -> None:
        """Create an empty cache.

        Args:
            database: where the matches are stored.
            now: returns the moment at which something is decided now.
            load_secret: loads the secret without which no deal of the day can be dealt.
            memory: how many matches the cache holds.
        """
        super().__init__(now)
        self._database = database
        self._load_secret = load_secret
        self._memory: OrderedDict[int, StoredMatch] = OrderedDict()
        self._size = memory
        self.changed: Final = Signal[[Announcement]](_AT_MATCH)
        """Publishes every change of a match, after its commit."""
        self.rotation_changed: Final = Signal[[RotationAnnouncement]]("table {0.rotation_id}")
        """Publishes every change of a table for several people, after its commit."""
        self.writing: Final = Signal[[StoredMatch]]("match {0.id}")
        """Publishes every state that is about to be written.

        A subscriber can prepare what follows from it while the disk is written, but must not show
        it: the write may fail.
        """
        self._ends: dict[int, Signal[[Announcement]]] = {}

    def when_ended(self, match_id: int, subscriber: Callable[[Announcement], None]) -> None:
        """Call *subscriber* once, when a match has ended."""
        ended = self._ends[match_id] = Signal[[Announcement]](_AT_MATCH)
        ended.subscribe(subscriber)

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
        if known is not None and known.info.revision >= revision:
            self._memory.move_to_end(match_id)
            return known
        kept = await self.log(match_id)
        if kept.info.day is not None:
            await self._load_secret()
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
    ) -> Change:
        """Write a new match, in one transaction with `before` and `after`. Raises `Conflict`."""
        match_id = await self._database.write(match_rows.create, change.writing, before, after)
        stored = replace(change.stored, info=replace(change.stored.info, id=match_id))
        created = replace(change, origin=stored, stored=stored)
        self.announce(created)
        return created

    async def write(self, before: StoredMatch, change: Change) -> Change:
        """Write a change of a match, unless its revision is not the next one."""
        self.writing.publish(change.stored)
        await self._database.write(match_rows.write, change.writing)
        return change

    def unchanged(self, before: StoredMatch) -> Change:
        """Return a change after which the match is as before."""
        return without_changes(before)

    async def is_outdated(self, key: int, before: StoredMatch, failure: Refused | Conflict) -> bool:
        """Return whether the stored match is newer than *before*; then the cache is refreshed."""
        newest = await self._database.read(match_rows.info, key)
        if newest is None or newest.revision == before.info.revision:
            return False
        await self.load(key, fresh=True)
        return True

    def announce(self, result: Change) -> None:
        """Announce a change of a match, and what it changed at a table for several people."""
        stored = result.stored
        self._remember(stored)
        moves = sum(line.text.partition(" ")[0] in MOVES for line in result.writing.actions)
        self._announce(replace(_announcement(stored.info), moves=moves))
        hand = result.writing.hand
        if hand is not None:
            guild_id = stored.info.place.guild_id
            self.rotation_changed.publish(
                RotationAnnouncement(hand.rotation_id, hand.next_at, guild_id)
            )

    def on_remote_change(self, announcement: Announcement) -> None:
        """Announce a change that another process has written."""
        known = self._memory.get(announcement.match_id)
        if known is not None and known.info.revision < announcement.revision:
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
        info = stored.info
        known = self._memory.get(info.id)
        if known is None or known.info.revision <= info.revision:
            self._memory[info.id] = stored
        self._memory.move_to_end(info.id)
        while len(self._memory) > self._size:
            self._memory.popitem(last=False)

    def forget(self) -> None:
        """Empty the cache, for example after names were erased."""
        self._memory.clear()


class RotationRepository(Aggregate[Rotation, Rotation | Change, Rotation]):
    """Loads and changes the tables for several people.

    A table may be changed twice at the same time, by two processes or after a crash: its revision
    lets only one of two writers begin a hand.
    """

    def __init__(
        self, database: Database, now: Callable[[], Moment], matches: MatchRepository
    ) -> None:
        super().__init__(now)
        self._database = database
        self._matches = matches

    async def load(self, key: int) -> Rotation:
        """Return a table as it is stored. Raises `Refused` if there is none."""
        found = await self._database.read(rotation_rows.read_rotation, key)
        if found is None:
            raise Refused(Refusal.UNKNOWN_ROTATION)
        return found

    async def create(self, opened: Rotation, after: Rotation | None = None) -> Rotation:
        """Write a new table. Raises `Conflict` as `create_rotation` does."""
        number = await self._database.write(rotation_rows.create_rotation, opened, after)
        created = replace(opened, id=number)
        self.announce(created)
        return created

    async def write(self, before: Rotation, change: Rotation | Change) -> Rotation:
        """Write a table, or the match of its next hand together with the table."""
        if isinstance(change, Rotation):
            await self._database.write(rotation_rows.write_rotation, change)
            return change
        await self._matches.create(change)
        assert change.writing.rotation is not None
        return change.writing.rotation

    def unchanged(self, before: Rotation) -> Rotation:
        """Return the table as it was."""
        return before

    def announce(self, result: Rotation) -> None:
        """Announce a change of a table."""
        self._matches.rotation_changed.publish(
            RotationAnnouncement(result.id, result.deadline, result.place.guild_id)
        )
