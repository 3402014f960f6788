"""The stored data of people and servers: to export it, and to erase it."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from datetime import date, datetime, timedelta
from typing import Final

from bot.matches.cluster import Cluster, EventType
from bot.matches.downtime import Interval
from bot.matches.errors import OwnMatch, Refused, StoreAway
from bot.matches.models.daily import day_of
from bot.matches.models.marks import Mark
from bot.matches.models.people import ExportPart, Person
from bot.matches.services.context import MatchCore
from bot.matches.services.messages import Messages
from bot.matches.services.play import PlayService
from bot.matches.transitions import rotations
from bot.matches.transitions.absence import credit_time
from bot.storage import (
    daily_rows,
    erasing,
    export_rows,
    mark_rows,
    match_rows,
    person_queries,
    server_rows,
)

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
        played today's deal, a mark stays, so that they can't play it again. Others stay protected
        by marks, too: see `bot/matches/models/marks.py`.
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
            now = core.clock.now()
            kept = await core.database.read(mark_rows.marks_of, person.id, now, core.limits)
            await self._erase(person.id, mark, (now, kept))

    async def _erase(
        self,
        person_id: int,
        mark: tuple[date, str] | None = None,
        kept: tuple[datetime, Sequence[Mark]] | None = None,
    ) -> None:
        """Erase a person in steps, between which others write. A restart goes on with them."""
        core = self._core
        core.erasing.add(person_id)
        try:
            several = await core.database.write(erasing.begin, person_id, mark, kept)
        except BaseException:
            core.erasing.discard(person_id)
            raise
        if several:
            core.repository.forget()
            self._cluster.publish(EventType.ERASING, person_id)
            limit = erasing.MATCHES
            while limit := await core.database.write(erasing.timed_step, person_id, limit):
                pass
        left = (mark, kept) if not several else (None, None)  # `begin` has kept them
        await core.database.write(export_rows.erase_person, person_id, *left)
        core.erasing.discard(person_id)
        core.repository.forget()
        self._cluster.publish(EventType.ERASED, person_id)

    async def go_on(self) -> None:
        """Go on with erasures that were interrupted. A failure of one stops no other."""
        for person_id in await self._core.database.read(person_queries.under_way):
            try:
                async with self._core.person_lock(person_id):  # another process may have ended it
                    if person_id in await self._core.database.read(person_queries.under_way):
                        await self._erase(person_id)
            except StoreAway:
                raise
            except Exception:
                _log.exception("An erasure could not go on; it is tried again.")

    async def forget_lapsed(self) -> None:
        """Delete the marks of erased people that protect nobody any more."""
        core = self._core
        await core.database.write(mark_rows.forget_lapsed, core.clock.now())


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
        """Note that servers removed the bot: from now on nothing falls due there."""
        await self._core.database.write(server_rows.note_left, guild_ids, self._core.clock.now())
        self._core.presence.publish()

    async def returned(self, guild_ids: Collection[int]) -> None:
        """Note that servers have the bot; their data stays, and people get their time back."""
        database = self._core.database
        for guild_id, since in await database.read(server_rows.left_since, guild_ids):
            await self._give_back(guild_id, since)
        await database.write(server_rows.forget_left, guild_ids)
        self._core.presence.publish()
        self._cluster.publish(EventType.PRESENCE)

    async def _give_back(self, guild_id: int, since: datetime) -> None:
        """Credit the time without the bot; as long as that fails, nothing falls due."""
        core = self._core
        away = Interval(since, max(core.clock.now() - since, timedelta()))
        for match_id in await core.database.read(server_rows.timed_in_guild, guild_id):
            with suppress(Refused):  # it ended meanwhile
                await core.repository.change(match_id, credit_time, away=away)
        for table in await core.database.read(server_rows.tables_in_guild, guild_id):
            with suppress(Refused):
                await core.rotations.change(table, rotations.credit_time, away)

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
        away = set(await database.read(server_rows.guilds_left))
        if back := away.intersection(present):
            await self.returned(back)
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
