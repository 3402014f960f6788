"""The service of moderation. Its callers check the admins' permissions."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Final, NamedTuple

from bot.matches.errors import Refusal, Refused, UnknownMatch
from bot.matches.models.listings import Page
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.matches.models.rankings import VoidReach
from bot.matches.models.terms import ChangedSettings
from bot.matches.services.context import MatchCore
from bot.moderation import store
from bot.moderation.model import (
    Deed,
    LogEntry,
    MemberWarning,
    Rank,
    ServerBlock,
    may_block,
    may_lift_own,
)
from bot.storage import match_rows, people_rows, snapshot_rows, void_rows
from bot.storage.people_rows import MOST_CHANGES

A_PAGE: Final = 5
ATTEMPTS: Final = 20
"""How often a void is planned, while matches of the same people end."""
LogLine = LogEntry | ChangedSettings


class Ranked(NamedTuple):
    """A person of a server, with their rank there."""

    person: Person
    rank: Rank = Rank.MEMBER


class Moderation:
    """Blocks, warnings, void matches, and the log of admins' actions."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core
        self._database = core.database

    async def blocks(self, guild_id: int, limit: int) -> tuple[ServerBlock, ...]:
        """Return the blocks of a server that have not ended, the newest first."""
        now = self._core.clock.now()
        return await self._database.read(store.blocks, guild_id, limit, now)

    async def block(
        self,
        guild_id: int,
        admin: Ranked,
        member: Ranked,
        reason: str,
        *,
        term: timedelta | None = None,
    ) -> LogEntry:
        """Block a member from new matches on a server; running ones go on. Raises `Refused`.

        `term`: how long; None: until an admin lifts the block.
        """
        self.check_block(admin, member)
        entry = self._entry(guild_id, Deed.BLOCK, admin.person, member.person, reason=reason)
        if term is not None:
            entry = replace(entry, until=entry.at + term)
        if not await self._database.write(store.block, entry, admin.rank):
            raise Refused(Refusal.BLOCKED_ALREADY, name=member.person)
        return entry

    def check_block(self, admin: Ranked, member: Ranked) -> None:
        """Raise `Refused` if an admin may not block a member who manages the server."""
        if not may_block(admin.rank, member.rank):
            raise Refused(Refusal.NOT_BELOW_YOU, name=member.person)

    async def lift(self, guild_id: int, admin: Ranked, person: Person) -> LogEntry:
        """Lift a block. Raises `Refused` if there is none, or for one's own from above."""
        if person.id == admin.person.id:
            rank = await self._database.read(store.blocked_by, guild_id, person.id)
            if rank is not None and not may_lift_own(admin.rank, rank):
                raise Refused(Refusal.OWN_BLOCK)
        entry = self._entry(guild_id, Deed.LIFT, admin.person, person)
        if not await self._database.write(store.lift, entry):
            raise Refused(Refusal.NOT_BLOCKED, name=person)
        return entry

    async def warnings(
        self, guild_id: int, limit: int, person_id: int | None = None
    ) -> tuple[MemberWarning, ...]:
        """Return the warnings on a server that have not ended, or a member's; the newest first."""
        now = self._core.clock.now()
        return await self._database.read(store.warnings, guild_id, now, limit, person_id)

    async def warn(
        self, guild_id: int, admin: Ranked, member: Ranked, reason: str, term: timedelta | None
    ) -> LogEntry:
        """Warn a member. Raises `Refused`.

        `term`: how long the warning is in force; None: until an admin lifts it.
        """
        self.check_block(admin, member)
        entry = self._entry(guild_id, Deed.WARN, admin.person, member.person, reason=reason)
        if term is not None:
            entry = replace(entry, until=entry.at + term)
        await self._database.write(store.warn, entry)
        return entry

    async def unwarn(
        self, guild_id: int, admin: Person, person: Person, warning_id: int
    ) -> LogEntry:
        """Lift a warning. Raises `Refused` if there is none, or if it is the admin's own."""
        if person.id == admin.id:
            raise Refused(Refusal.OWN_WARNING)
        entry = self._entry(guild_id, Deed.UNWARN, admin, person)
        if not await self._database.write(store.unwarn, entry, warning_id):
            raise Refused(Refusal.NOT_WARNED)
        return entry

    async def untold(self, guild_id: int, person_id: int) -> tuple[MemberWarning, ...]:
        """Return the warnings that a member has not read yet, oldest first."""
        now = self._core.clock.now()
        return await self._database.read(store.untold, guild_id, person_id, now)

    async def note_told(self, ids: Collection[int]) -> None:
        """Record that a member has read these warnings."""
        await self._database.write(store.note_told, ids)

    async def check_void(self, match_id: int, guild_id: int, admin: Person) -> MatchInfo:
        """Return a match that an admin may void. Raises `Refused`.

        While a round of a tournament is played, its results are corrected there.
        """
        info = (await self._core.repository.load(match_id)).info
        if info.place.guild_id != guild_id:
            raise UnknownMatch
        if info.status.open:
            raise Refused(Refusal.NOT_FINISHED)
        self._core.check_stays(*(one.id for one in info.people))
        if info.seat_of(admin.id) is not None:
            raise Refused(Refusal.OWN_VOID)
        if await self._database.read(snapshot_rows.correcting_event, match_id) is not None:
            raise Refused(Refusal.VOID_IN_TOURNAMENT)
        if await self._database.read(void_rows.voided, [match_id]):
            raise Refused(Refusal.VOID_ALREADY)
        if not await self._database.read(store.counts, match_id):
            raise Refused(Refusal.NOT_COUNTED)
        return info

    async def event_of(self, match_id: int) -> str | None:
        """Return the name of the tournament of a match, or None."""
        return await self._database.read(snapshot_rows.event_of, match_id)

    async def void(self, match_id: int, guild_id: int, admin: Person, reason: str) -> LogEntry:
        """Void a match: it no longer counts here, but achievements stay. Raises `Refused`."""
        await self.check_void(match_id, guild_id, admin)
        entry = self._entry(guild_id, Deed.VOID, admin, match_id=match_id, reason=reason)
        for _ in range(ATTEMPTS):
            plan = await self._database.read(void_rows.plan_void, match_id, entry.at)
            if plan is None:
                raise Refused(Refusal.VOID_ALREADY)
            if await self._database.write(store.void, entry, plan):
                return replace(entry, reach=plan.reach)
        raise Refused(Refusal.STALE_ACTION)

    async def reach_of(self, match_id: int) -> VoidReach | None:
        """Return how far a void of a match reaches now; None: it doesn't count, or is void."""
        return await self._database.read(void_rows.reach_of, match_id, self._core.clock.now())

    async def note_abort(self, info: MatchInfo, admin: Person) -> LogEntry:
        """Record in the log that an admin ended a match without a result."""
        entry = self._entry(info.place.guild_id or 0, Deed.ABORT, admin, match_id=info.id)
        await self._database.write(store.log, entry)
        return entry

    async def log(
        self, guild_id: int, number: int
    ) -> tuple[Page[LogLine], Mapping[int, MatchInfo]]:
        """Return a page of a server's log, newest first, and the matches that it names.

        It includes the last changes of settings, as far as they are stored.
        """
        most = (number + 1) * A_PAGE
        entries, count = await self._database.read(store.entries, guild_id, most)
        changed = await self._database.read(people_rows.changed_settings, guild_id, MOST_CHANGES)
        lines: list[LogLine] = sorted([*entries, *changed], key=lambda one: one.at, reverse=True)
        page = Page(tuple(lines[number * A_PAGE : most]), number, A_PAGE, count + len(changed))
        named = {one.match_id for one in page.items if isinstance(one, LogEntry)} - {None}
        infos = await self._database.read(match_rows.infos, [one for one in named if one])
        return page, {info.id: info for info in infos}

    def _entry(
        self,
        guild_id: int,
        deed: Deed,
        admin: Person,
        person: Person | None = None,
        *,
        match_id: int | None = None,
        reason: str = "",
    ) -> LogEntry:
        at = self._core.clock.now()
        return LogEntry(guild_id, deed, admin, at, person, match_id, reason)
