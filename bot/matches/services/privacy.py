"""The stored data of people and servers: to export it, and to erase it."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import suppress
from datetime import timedelta
from typing import Final

from bot.matches.cluster import Cluster, EventType
from bot.matches.errors import OwnMatch, Refused
from bot.matches.models.daily import day_of
from bot.matches.models.people import ExportPart, Person
from bot.matches.services.context import MatchCore
from bot.matches.services.messages import Messages
from bot.matches.services.play import PlayService
from bot.storage import daily_rows, export_rows, match_rows, server_rows

_log = logging.getLogger(__name__)


class Privacy:
    """A person's own data."""

    def __init__(
        self,
        core: MatchCore,
        leave_everything: Callable[[Person], Awaitable[None]],
        cluster: Cluster,
        *,
        messages: Messages,
    ) -> None:
        self._core = core
        self._leave_everything = leave_everything
        self._cluster = cluster
        self._messages = messages

    def export(self, person_id: int) -> AsyncIterator[ExportPart]:
        """Yield everything that is stored about a person. Parts of a subject follow each other."""
        return export_rows.export_person(self._core.database, person_id)

    async def erase(self, person: Person) -> None:
        """Erase a person: open matches are resigned, challenges withdrawn, then the name goes.

        They leave the lines and tables where others see their name, and these are drawn again.
        They leave their tournaments, where their places stay without the name. If they have
        played today's deal, a mark stays, so that they can't play it again.
        """
        core = self._core
        await core.load_secret()
        async with core.person_lock(person.id):  # nothing new begins meanwhile
            await self._leave_everything(person)
            today = day_of(core.clock.now())
            played = await core.database.read(daily_rows.daily_match, person.id, today) is not None
            mark = (today, core.daily.mark(today, person.id)) if played else None
            # A note that is written later would say that its message needs no drawing.
            await self._messages.flush()
            await core.database.write(export_rows.erase_person, person.id, mark)
        self._core.repository.forget()
        self._cluster.publish(EventType.ERASED, person.id)


# To take a person out of everything that they take part in.


class Leaving:
    """Takes a person who is erased or barred out of everything that they take part in."""

    def __init__(
        self,
        core: MatchCore,
        play: PlayService,
        leave_features: Callable[[Person], Awaitable[None]],
    ) -> None:
        self._core = core
        self._play = play
        self._leave_features = leave_features

    async def leave_everything(self, person: Person) -> None:
        """Leave everything of features, such as tournaments; resign matches, withdraw challenges.

        The caller has the person's lock, so that nothing new begins meanwhile.
        """
        await self._leave_features(person)
        for info in await self._core.database.read(match_rows.open_matches, person.id):
            with suppress(Refused):  # it ended meanwhile
                await self._play.resign(info.id, person)


# The stored data of a server: to erase it, at once or a while after the server removed the bot.

KEPT_FOR: Final = timedelta(days=30)
"""How long the data of a server stays that removed the bot; that may have been a mistake."""


class Servers:
    """The servers' own data."""

    def __init__(self, core: MatchCore, play: PlayService, cluster: Cluster) -> None:
        self._core = core
        self._play = play
        self._cluster = cluster

    async def left(self, guild_ids: Collection[int]) -> None:
        """Note that servers removed the bot."""
        await self._core.database.write(server_rows.note_left, guild_ids, self._core.clock.now())

    async def returned(self, guild_ids: Collection[int]) -> None:
        """Note that servers have the bot; their data stays."""
        await self._core.database.write(server_rows.forget_left, guild_ids)

    async def claim_greeting(self, guild_id: int) -> bool:
        """Return whether a server that added the bot is greeted now: once, if it is a new one."""
        return await self._core.database.write(
            server_rows.claim_greeting, guild_id, self._core.clock.now()
        )

    async def compare(self, present: Collection[int], ours: Callable[[int], bool]) -> None:
        """Note which servers removed or added the bot while it was away.

        `present`: the servers that have it now; `ours`: whether this process serves a server.
        """
        database = self._core.database
        await database.write(
            server_rows.forget_left,
            set(await database.read(server_rows.guilds_left)).intersection(present),
        )
        known = {
            guild_id for guild_id in await database.read(server_rows.known_guilds) if ours(guild_id)
        }
        await self.left(known.difference(present))

    async def due(self) -> tuple[int, ...]:
        """Return the servers that removed the bot so long ago that their data goes."""
        return await self._core.database.read(
            server_rows.guilds_left, self._core.clock.now() - KEPT_FOR
        )

    async def end_matches(self, guild_id: int, admin: Person | None = None) -> int:
        """End a server's open matches, and return how many there were.

        They have no result; only an admin's own ones are resigned.
        """
        ended: set[int] = set()
        database = self._core.database
        while found := await database.read(match_rows.open_in_guild, guild_id):  # some at once
            new = {info.id for info in found} - ended
            if not new:
                break
            for match_id in sorted(new):
                with suppress(Refused):  # it ended meanwhile
                    await self._end(match_id, admin)
            ended |= new
        return len(ended)

    async def _end(self, match_id: int, admin: Person | None) -> None:
        """End a match; an admin can't get out of one that they play: they resign it."""
        try:
            await self._play.abort(match_id, admin)
        except OwnMatch:
            if admin is not None:
                await self._play.resign(match_id, admin)

    async def erase(self, guild_id: int, admin: Person | None = None) -> None:
        """Erase a server: its open matches end, and what belongs to it alone goes.

        The results of its matches stay with their people, without a sign of the server.
        """
        core = self._core
        async with core.lock(f"settings {guild_id}"):
            await self.end_matches(guild_id, admin)
            await core.database.write(server_rows.erase_guild, guild_id, core.clock.now())
        core.repository.forget()
        self._cluster.publish(
            EventType.ERASED, 0
        )  # nobody: only what is kept in memory is forgotten
        _log.info("The data of a server was erased.")
