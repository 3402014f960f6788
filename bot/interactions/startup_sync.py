"""Redraws outdated messages after a start, an outage, or a change by another process."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from bot.matches.background import Worker
from bot.matches.cluster import Cluster, EventType
from bot.matches.errors import log_failure
from bot.matches.models.posted_messages import NAMES_ERASED
from bot.matches.services import MatchService
from bot.messages.notifications import players_of
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered
from bot.messages.sending.rate_limits import PER_SECOND, GlobalLimit

_log = logging.getLogger(__name__)
MAX_MATCHES_CHECKED: Final = 1000
"""Maximum number of open matches that are checked, by the earliest deadlines."""


class CatchUp:
    """Brings all messages up to date, one run at a time."""

    def __init__(self, service: MatchService, presenter: Presenter, first_pause: float) -> None:
        """`first_pause`: seconds before the first retry of the database, and before a rerun."""
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
                # A full disk fails many presses: they must not keep this going without a pause.
                await asyncio.sleep(self._first_pause)
        finally:
            self._running = False


async def _catch_up(service: MatchService, presenter: Presenter, first_pause: float) -> None:
    """Redraw outdated messages first; then send missing challenges, tables, hands and mentions.

    A message that was never sent is not among the outdated ones.
    """
    stale = await until_answered(service.messages.stale, first_pause)
    for match_id in {posted.match_id for posted in stale if posted.shown != NAMES_ERASED}:
        presenter.refresh(match_id)
    if any(posted.shown == NAMES_ERASED for posted in stale):
        presenter.redraw_erased()
    soonest = await until_answered(
        partial(service.queries.soonest, MAX_MATCHES_CHECKED), first_pause
    )
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
        table.post.look_first = True
        table.invalidate()
    await presenter.look_at_thread(info)
    for seat, player in players_of(info):
        known = messages.hands.get(player.id)
        if known is not None and known.posted is not None:
            continue
        await presenter.prepare_hand(messages, snapshot, info, seat, player)
        hand = messages.hands.get(player.id)
        if hand is not None and not hand.refused:
            hand.post.look_first = True
            hand.invalidate()
        else:
            messages.check_notifications()


# Redraws the messages that are outdated by the database, where several processes share it.
#
# Processes notify each other of changes. Such an event may be lost with a connection, or with the
# process that should have handled it. The database decides: a posted message with an older revision
# than its match must still be redrawn.

LOOK_EVERY: Final = 2.0
"""Seconds between two checks. A message that two checks find unchanged is not being drawn."""
AGAIN_AFTER: Final = 30.0
"""Seconds before a message that could not be drawn is retried."""


class Outbox:
    """Finds outdated messages and redraws them."""

    def __init__(self, service: MatchService, presenter: Presenter) -> None:
        self._service = service
        self._presenter = presenter
        self._seen: dict[int, int] = {}  # the revision that each old message showed last
        self._tried: dict[tuple[int, int], float] = {}  # by message and the revision it showed
        self.worker: Final = Worker(
            self.look, LOOK_EVERY, "What is owed could not be read.", at_once=False
        )

    async def look(self) -> None:
        """Redraw the matches whose messages were as old at the last check."""
        now = asyncio.get_running_loop().time()
        old = await self._service.messages.stale()
        self._tried = {key: at for key, at in self._tried.items() if now - at < AGAIN_AFTER}
        owed = [
            one
            for one in old
            if one.shown != NAMES_ERASED  # each process draws these by itself, paced
            and self._seen.get(one.message_id) == one.shown
            and (one.message_id, one.shown) not in self._tried
        ]
        self._seen = {one.message_id: one.shown for one in old}
        self._tried |= {(one.message_id, one.shown): now for one in owed}
        for match_id in {one.match_id for one in owed}:
            self._presenter.refresh(match_id)


# Events about messages, from and to the other processes.


class OtherProcesses:
    """Connects the presenter with the other processes."""

    def __init__(self, cluster: Cluster, presenter: Presenter, limit: GlobalLimit | None) -> None:
        """`limit`: divided among the processes; None: something else divides it."""
        self._cluster = cluster
        self._presenter = presenter
        direct_messages = presenter.deps.direct_messages
        for topic, listener in (
            (EventType.DRAW, self._draw),
            (EventType.DOUBT, presenter.drawn_elsewhere),
            (EventType.POST_TABLE, self._post_table),
            (EventType.RESEND_TABLE, self._resend_table),
            (EventType.DMS_REFUSED, presenter.access.refused_elsewhere),
            (EventType.DMS_OPEN, direct_messages.opened.publish),
            (EventType.DMS_ASKED, direct_messages.worker.wake),
            (EventType.DMS_QUARANTINE, direct_messages.quarantine.publish),
            (EventType.ERASED, self._erased),
            (EventType.HELLO, self._tell_all),
        ):
            cluster.subscribe(topic, listener)
        if limit is not None:
            cluster.renewed.subscribe(partial(self._share_limit, limit))

    def _share_limit(self, limit: GlobalLimit) -> None:
        """Divide Discord's limit of requests among the processes."""
        limit.share(self._cluster.processes)
        budget = self._presenter.budget
        budget.share(PER_SECOND / self._cluster.processes, budget.burst, budget.most)

    def _draw(self, match_id: int) -> None:
        if self._presenter.knows(match_id) or self._cluster.is_responsible(None):
            self._presenter.refresh(match_id)

    def _post_table(self, match_id: int) -> None:
        self._presenter.in_background(partial(self._if_ours, match_id))

    def _resend_table(self, match_id: int) -> None:
        self._presenter.in_background(partial(self._if_ours, match_id, again=True))

    async def _if_ours(self, match_id: int, *, again: bool = False) -> None:
        """Send a match's table, unless another process is responsible for it."""
        if await self._presenter.is_others(match_id):
            return
        if again:
            await self._presenter.resend_table(match_id)
        else:
            await self._presenter.post_table(match_id)

    def _erased(self, person_id: int) -> None:
        self._presenter.background.start(self._presenter.forget_hands(person_id))
        self._presenter.redraw_erased()

    def _tell_all(self) -> None:
        """Publish who can't be written to, for a process that has just started."""
        if self._cluster.is_responsible(None):
            for person_id, code in self._presenter.access.refusals.items():
                self._cluster.publish(EventType.DMS_REFUSED, person_id, code)
