"""The host: what they decide in the terminal, and what players report to them."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.matches.background import Signal
from bot.matches.errors import Refusal, Refused, UnknownReport
from bot.matches.models.hosting import (
    AGAIN_AFTER,
    DMS_OPEN_AFTER,
    LONGEST_ANSWER,
    MOST_LETTERS,
    Ban,
    DeliveryResult,
    HostSettings,
    Report,
    ReportDelivery,
    ReportReason,
    Scope,
)
from bot.matches.models.people import Person
from bot.matches.services.context import MatchCore
from bot.matches.services.messages import Messages
from bot.matches.services.privacy import Servers
from bot.matches.transitions.turns import not_playing
from bot.storage import host_rows, host_voids, people_rows

_log = logging.getLogger(__name__)


class Hosting:
    """The host's bars and notice, which are read again every few seconds."""

    def __init__(
        self,
        core: MatchCore,
        leave_everything: Callable[[Person], Awaitable[None]],
        ban_in_features: Callable[[Ban], Awaitable[None]],
        servers: Servers,
        messages: Messages,
    ) -> None:
        self._core: Final = core
        self._leave_everything = leave_everything
        self._ban_in_features = ban_in_features
        self._servers = servers
        self._messages = messages

    @property
    def state(self) -> HostSettings:
        """Return what was read last."""
        return self._core.host

    async def read(self) -> bool:
        """Read it; return whether the notice has changed."""
        before, database = self._core.host, self._core.database
        self._core.host = await database.read(host_rows.host_state)
        return before.notice != self._core.host.notice

    async def doubt_open(self) -> None:
        """Let the messages of all open matches be drawn again, a little at a time."""
        await self._messages.flush()  # a note that is written later would say they are current
        await self._core.database.write(host_rows.doubt_open)

    async def settle_person(self, bar: Ban) -> None:
        """Let a barred person leave everything that they take part in; nobody waits for them.

        Their matches are resigned and their challenges withdrawn, as if they were erased. If they
        are kept out of `find` alone, they look for nobody any more, and what they play goes on.
        """
        core = self._core
        if bar.scope is Scope.FIND:
            await self._ban_in_features(bar)
            await core.database.write(host_rows.note_settled, bar)
            return
        known = await core.database.read(people_rows.acquaintance, bar.id, None)
        person = Person(bar.id, "") if known is None or known.person is None else known.person
        async with core.person_lock(person.id):
            await self._leave_everything(person)
        await core.database.write(host_rows.note_settled, bar)
        _log.info("A person is barred: what they took part in is over.")

    async def settle_server(self, bar: Ban) -> bool:
        """End the open matches of a barred server, without a result.

        Return whether this is the first time: only one of several processes gets True.
        """
        await self._servers.end_matches(bar.id)
        return await self._core.database.write(host_rows.note_settled, bar)

    async def voids_to_tell(self) -> tuple[int, int] | None:
        """Return how many void matches wait for the host and the newest void, if they are told now.

        Only one of several processes gets them.
        """
        database, now = self._core.database, self._core.clock.now()
        if not await database.read(host_voids.is_to_tell, now):
            return None
        return await database.write(host_voids.claim_telling, now)

    async def note_told(self, void_id: int) -> None:
        """Note that the host was told of all voids up to one."""
        await self._core.database.write(host_voids.note_told, void_id, self._core.clock.now())


# To report a problem to the host, and the host's answer to the player.


class Reports:
    """Players' reports on matches; `koikoi reports` shows each beside the match's record."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core
        self.owing: Final = Signal[[]]("what is owed to the host")
        """Published when a message about a report must be sent."""

    async def count_waiting(self) -> int:
        """Return how many reports wait for the host's answer."""
        return await self._core.database.read(host_rows.count_waiting_reports)

    async def send(
        self,
        match_id: int,
        person: Person,
        text: str,
        *,
        reason: ReportReason | None = None,
    ) -> int:
        """Save what a player of a match wrote, and return the number of the report.

        `reason`: why, if they report the other player.
        """
        core, limits = self._core, self._core.limits
        info = (await core.repository.load(match_id)).info
        if info.seat_of(person.id) is None:
            raise not_playing(info)
        written = text.strip()[:MOST_LETTERS]
        if not written:
            raise Refused(Refusal.EMPTY_REPORT)
        async with core.person_lock(person.id):
            now = core.clock.now()
            lately = await core.database.read(
                host_rows.count_reports, person.id, now - limits.report_time
            )
            if lately >= limits.reports:
                raise Refused(Refusal.TOO_MANY_REPORTS, limit=limits.reports)
            number = await core.database.write(
                host_rows.add_report,
                *(match_id, person, info.seq, written),
                at=now,
                reason=reason,
            )
        _log.info("Problem %d was reported, in match %d: see koikoi reports.", number, match_id)
        self.owing.publish()
        return number

    async def get(self, number: int) -> Report:
        """Return a report. Raises `UnknownReport`."""
        found = await self._core.database.read(host_rows.report, number)
        if found is None:
            raise UnknownReport
        return found

    async def answer(self, number: int, text: str) -> Report:
        """Save the host's answer, which is sent to the player; return the report."""
        report = await self.get(number)
        written = text.strip()[:LONGEST_ANSWER]
        if not written:
            raise Refused(Refusal.EMPTY_REPORT)
        if not await self._core.database.write(
            host_rows.answer_report, number, written, self._core.clock.now()
        ):
            await self.get(number)  # it may be gone
            raise Refused(Refusal.ANSWERED_REPORT)
        self.owing.publish()
        return report

    async def owed(self) -> tuple[ReportDelivery, ...]:
        """Return the deliveries that must be sent now."""
        return await self._core.database.read(host_rows.owed_deliveries, self._core.clock.now())

    async def claim(self, owed: ReportDelivery) -> bool:
        """Return whether this process sends it now; nobody else does then."""
        now = self._core.clock.now()
        pause = AGAIN_AFTER[min(owed.tries, len(AGAIN_AFTER) - 1)]
        return await self._core.database.write(host_rows.claim_delivery, owed, now, now + pause)

    async def postpone(self, owed: ReportDelivery) -> None:
        """Give the claimed try back: the direct messages are still to be opened."""
        due = self._core.clock.now() + DMS_OPEN_AFTER
        await self._core.database.write(host_rows.postpone_delivery, owed, due)

    async def end(self, owed: ReportDelivery, outcome: DeliveryResult) -> None:
        """Note how a delivery ended."""
        await self._core.database.write(
            host_rows.end_delivery, owed, outcome, self._core.clock.now()
        )
        self.owing.publish()
