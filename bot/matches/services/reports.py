"""To report a problem to the host."""

import logging

from bot.matches.errors import EmptyReport, NotYourSeat, TooManyReports
from bot.matches.models.people import Person
from bot.matches.models.reports import MOST_LETTERS
from bot.matches.services.core import MatchCore

_log = logging.getLogger(__name__)


class Reports:
    """What players tell the host about a match; `koikoi reports` shows it beside the record."""

    def __init__(self, core: MatchCore) -> None:
        self._core = core

    async def send(self, match_id: int, person: Person, text: str) -> int:
        """Save what a player of a match wrote, and return the number of the report.

        Raises `NotYourSeat`, `EmptyReport`, `TooManyReports`.
        """
        core, limits = self._core, self._core.limits
        info = (await core.repository.load(match_id)).info
        if info.seat_of(person.id) is None:
            raise NotYourSeat(match_id)
        written = text.strip()[:MOST_LETTERS]
        if not written:
            raise EmptyReport
        async with core.person_lock(person.id):
            now = core.clock.now()
            lately = await core.store.count_reports(person.id, now - limits.report_time)
            if lately >= limits.reports:
                raise TooManyReports(person.id, limit=limits.reports)
            number = await core.store.add_report(match_id, person, info.seq, written, now)
        _log.info("Problem %d was reported, in match %d: see koikoi reports.", number, match_id)
        return number
