"""What other processes tell about messages, and what they are told."""

from __future__ import annotations

from functools import partial

from bot.matches.cluster import Cluster
from bot.matches.models.notices import Topic
from bot.messages.presenter import Presenter
from bot.messages.sending.direct_messages import DMS_CLOSED
from bot.messages.sending.rate_limits import PER_SECOND, GlobalLimit


class OtherProcesses:
    """Connects the presenter with the other processes."""

    def __init__(self, cluster: Cluster, presenter: Presenter, limit: GlobalLimit | None) -> None:
        """`limit`: is divided among the processes; None: something else does that."""
        self._cluster = cluster
        self._presenter = presenter
        for topic, listener in (
            (Topic.DRAW, self._draw),
            (Topic.DOUBT, presenter.redraw_ours),
            (Topic.POST_TABLE, self._post_table),
            (Topic.RESEND_TABLE, self._resend_table),
            (Topic.DMS_REFUSED, presenter.access.refused_elsewhere),
            (Topic.DMS_OPEN, presenter.access.reopened),
            (Topic.ERASED, self._erased),
            (Topic.HELLO, self._tell_all),
        ):
            cluster.hear(topic, listener)
        if limit is not None:
            cluster.renewed.subscribe(partial(self._share_limit, limit))

    def _share_limit(self, limit: GlobalLimit) -> None:
        """Divide Discord's limit of requests among the processes."""
        limit.share(self._cluster.processes)
        self._presenter.budget.per_second = PER_SECOND / self._cluster.processes

    def _draw(self, match_id: int) -> None:
        if self._presenter.knows(match_id) or self._cluster.owns(None):
            self._presenter.refresh(match_id)

    def _post_table(self, match_id: int) -> None:
        self._presenter.background.start(self._if_ours(match_id))

    def _resend_table(self, match_id: int) -> None:
        self._presenter.background.start(self._if_ours(match_id, again=True))

    async def _if_ours(self, match_id: int, *, again: bool = False) -> None:
        """Send a match's table, if this process keeps it."""
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
        """Tell a process that has just started whose direct messages are closed."""
        if self._cluster.owns(None):
            for person_id in self._presenter.access.closed:
                self._cluster.tell(Topic.DMS_REFUSED, person_id, DMS_CLOSED)
