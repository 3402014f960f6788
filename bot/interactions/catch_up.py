"""Draws messages that show an old state and sends missing ones, after a start or an outage."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from bot.matches.failure_log import log_failure
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.matches.services import MatchService
from bot.messages.notifications import players_of
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered

_log = logging.getLogger(__name__)

MOST: Final = 1000
"""How many open matches are checked: those whose deadlines come first."""


class CatchUp:
    """Runs the catching up; never twice at the same time."""

    def __init__(self, service: MatchService, presenter: Presenter, first_pause: float) -> None:
        """Keep the parts.

        `first_pause`: seconds before the first retry when the database is away, and before it runs
        once more.
        """
        self._service = service
        self._presenter = presenter
        self._first_pause = first_pause
        self._running = self._again = False

    def start(self) -> None:
        """Start in the background; if it is already running, run it once more afterwards."""
        if self._running:
            self._again = True
            return
        self._running = True
        self._presenter.background.start(self._run())

    async def _run(self) -> None:
        try:
            while True:
                self._again = False
                await _catch_up(self._service, self._presenter, self._first_pause)
                if not self._again:
                    return
                # A full disk fails many presses: they must not keep this going without a rest.
                await asyncio.sleep(self._first_pause)
        finally:
            self._running = False


async def _catch_up(service: MatchService, presenter: Presenter, first_pause: float) -> None:
    """Draw old messages first; then send missing challenges, tables, hands and mentions.

    For those that were never sent, no message exists that could show an old state.
    """
    stale = await until_answered(service.messages.stale, first_pause)
    for match_id in {posted.match_id for posted in stale if posted.shown != NAMES_ERASED}:
        presenter.refresh(match_id)
    if any(posted.shown == NAMES_ERASED for posted in stale):
        presenter.redraw_erased()
    soonest = await until_answered(partial(service.queries.soonest, MOST), first_pause)
    for match_id in soonest:
        try:
            send = partial(_send_missing, service, presenter, match_id)
            await until_answered(send, first_pause)
        except Exception:
            log_failure(_log, "What is owed in match %d could not be sent.", match_id)


async def _send_missing(service: MatchService, presenter: Presenter, match_id: int) -> None:
    info = (await service.queries.get(match_id)).info
    if not info.status.open:
        return
    messages = await presenter.messages(match_id)
    snapshot = messages.snapshot = await service.queries.snapshot(match_id)
    if messages.lacks_table(info):
        table = messages.table()
        table.look_first = True
        table.invalidate()
    await presenter.look_at_thread(info)
    for seat, player in players_of(info):
        known = messages.hands.get(player.id)
        if known is not None and known.posted is not None:
            continue
        await presenter.prepare_hand(messages, snapshot, info, seat, player)
        hand = messages.hands.get(player.id)
        if hand is not None and not hand.refused:
            hand.look_first = True
            hand.invalidate()
        else:
            messages.check_notifications()
