"""What the host decides in the terminal, and what follows from it."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.matches.models.hosting import Bar, HostState, Scope
from bot.matches.models.people import Person
from bot.matches.services.core import MatchCore
from bot.matches.services.messages import Messages
from bot.matches.services.servers import Servers
from bot.storage import host_rows, people_rows

_log = logging.getLogger(__name__)


class Hosting:
    """Whom the host bars, and what they tell everybody: read again every few seconds."""

    def __init__(
        self,
        core: MatchCore,
        leave_everything: Callable[[Person], Awaitable[None]],
        look_no_more: Callable[[int], Awaitable[object]],
        servers: Servers,
        messages: Messages,
    ) -> None:
        self._core: Final = core
        self._leave_everything = leave_everything
        self._look_no_more = look_no_more
        self._servers = servers
        self._messages = messages

    @property
    def state(self) -> HostState:
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

    async def settle_person(self, bar: Bar) -> None:
        """Let a barred person leave everything that they take part in; nobody waits for them.

        Their matches are resigned and their challenges withdrawn, as if they were erased. If they
        are kept out of `find` alone, they look for nobody any more, and what they play goes on.
        """
        core = self._core
        if bar.scope is Scope.FIND:
            await self._look_no_more(bar.id)
            await core.database.write(host_rows.note_settled, bar)
            return
        known = await core.database.read(people_rows.acquaintance, bar.id, None)
        person = Person(bar.id, "") if known is None or known.person is None else known.person
        async with core.person_lock(person.id):
            await self._leave_everything(person)
        await core.database.write(host_rows.note_settled, bar)
        _log.info("A person is barred: what they took part in is over.")

    async def settle_server(self, bar: Bar) -> bool:
        """End the open matches of a barred server, without a result.

        Return whether this is the first time: of several processes, one is told so.
        """
        await self._servers.end_matches(bar.id)
        return await self._core.database.write(host_rows.note_settled, bar)
