"""To report a problem to the host, and the host's answer to the player."""

import logging
from typing import Final

from bot.matches.background import Signal
from bot.matches.errors import Refusal, Refused, UnknownReport
from bot.matches.models.people import Person
from bot.matches.models.reports import (
    AGAIN_AFTER,
    LONGEST_ANSWER,
    MOST_LETTERS,
    Outcome,
    Reason,
    Report,
    ReportDelivery,
)
from bot.matches.services.core import MatchCore
from bot.storage import report_rows

_log = logging.getLogger(__name__)


class Reports:
    """What players tell the host about a match; `koikoi reports` shows it beside the record."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core
        self.owing: Final = Signal[[]]("what is owed to the host")
        """Tells that something is to be sent about a report."""

    async def count_waiting(self) -> int:
        """Return how many reports wait for the host's answer."""
        return await self._core.database.read(report_rows.count_waiting_reports)

    async def send(
        self,
        match_id: int,
        person: Person,
        text: str,
        *,
        reason: Reason | None = None,
    ) -> int:
        """Save what a player of a match wrote, and return the number of the report.

        `reason`: why, if they report the other player.
        """
        core, limits = self._core, self._core.limits
        info = (await core.repository.load(match_id)).info
        if info.seat_of(person.id) is None:
            raise Refused(Refusal.NOT_YOUR_SEAT)
        written = text.strip()[:MOST_LETTERS]
        if not written:
            raise Refused(Refusal.EMPTY_REPORT)
        async with core.person_lock(person.id):
            now = core.clock.now()
            lately = await core.database.read(
                report_rows.count_reports, person.id, now - limits.report_time
            )
            if lately >= limits.reports:
                raise Refused(Refusal.TOO_MANY_REPORTS, limit=limits.reports)
            number = await core.database.write(
                report_rows.add_report,
                *(match_id, person, info.seq, written),
                at=now,
                reason=reason,
            )
        _log.info("Problem %d was reported, in match %d: see koikoi reports.", number, match_id)
        self.owing.publish()
        return number

    async def get(self, number: int) -> Report:
        """Return a report. Raises `UnknownReport`."""
        found = await self._core.database.read(report_rows.report, number)
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
            report_rows.answer_report, number, written, self._core.clock.now()
        ):
            await self.get(number)  # it may be gone
            raise Refused(Refusal.ANSWERED_REPORT)
        self.owing.publish()
        return report

    async def owed(self) -> tuple[ReportDelivery, ...]:
        """Return what is to be sent now."""
        return await self._core.database.read(report_rows.owed_deliveries, self._core.clock.now())

    async def claim(self, owed: ReportDelivery) -> bool:
        """Return whether this process sends it now; nobody else does then."""
        now = self._core.clock.now()
        pause = AGAIN_AFTER[min(owed.tries, len(AGAIN_AFTER) - 1)]
        return await self._core.database.write(report_rows.claim_delivery, owed, now, now + pause)

    async def end(self, owed: ReportDelivery, outcome: Outcome) -> None:
        """Note how a delivery ended."""
        await self._core.database.write(
            report_rows.end_delivery, owed, outcome, self._core.clock.now()
        )
        self.owing.publish()
