"""Remembers who watches a match and wants to play the winner.

Kept in memory only: after a restart nobody is challenged unexpectedly.
"""

from __future__ import annotations

import logging

from bot.interactions.leaver_check import LeaverCheck
from bot.matches.errors import MatchError
from bot.matches.models.match import Announcement, MatchInfo
from bot.matches.models.people import Person
from bot.matches.models.terms import Place
from bot.matches.services import MatchService
from bot.messages.background_tasks import BackgroundTasks
from bot.messages.presenter import Presenter

_log = logging.getLogger(__name__)


class WinnerLine:
    """One waiting line of people for each running match; the first one challenges the winner."""

    def __init__(
        self,
        service: MatchService,
        presenter: Presenter,
        leavers: LeaverCheck,
        background: BackgroundTasks,
    ) -> None:
        self._service = service
        self._presenter = presenter
        self._leavers = leavers
        self._background = background
        self._lines: dict[int, list[tuple[Person, Place]]] = {}
        service.subscribe(self._heard)

    def join(self, match_id: int, person: Person, place: Place) -> None:
        """Remember that a person wants to play the winner of a running match, and where."""
        line = self._lines.setdefault(match_id, [])
        if person not in [one for one, _ in line]:
            line.append((person, place))

    def forget(self, person_id: int) -> None:
        """Remove an erased person from every line."""
        for match_id, line in self._lines.items():
            self._lines[match_id] = [one for one in line if one[0].id != person_id]

    def _heard(self, announcement: Announcement) -> None:
        if announcement.match_id in self._lines:
            self._background.start(self._next(announcement.match_id))

    async def _next(self, match_id: int) -> None:
        """Let the first person in line challenge the winner; the others may ask again."""
        info = (await self._service.queries.get(match_id)).info
        if info.status.open:
            return
        line = self._lines.pop(match_id, [])
        winner = winner_of(info)
        if not line or winner is None:
            return
        person, place = line[0]
        assert place.guild_id is not None
        if await self._leavers.has_left(place.guild_id, person.id):
            return
        try:
            stored = await self._service.challenges.invite(place, person, winner)
        except MatchError as refused:
            _log.info("Nobody plays the winner of match %d: %s.", match_id, type(refused).__name__)
            return
        await self._presenter.post_table(stored.id)


def winner_of(info: MatchInfo) -> Person | None:
    """Return the person who won; None for a draw, or if the computer won."""
    if info.winner is None or info.seats is None:
        return None
    winner = info.seats[info.winner]
    return winner if isinstance(winner, Person) else None
