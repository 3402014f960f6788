"""Finds out who has left a server.

Events about members who leave need a privileged intent. Without it, a bot may still query over the
gateway whether given people are members: a hundred at a time, fast, and without a request that
counts against a rate limit. The answers are cached. Unknown people count as members.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.matches.background import BackgroundTasks
from bot.matches.models.match import Announcement
from bot.matches.models.people import Person
from bot.matches.ports import Clock
from bot.matches.services import MatchService
from bot.matches.transitions.absence import has_left
from bot.messages.sending.channels import Channels
from bot.messages.sending.failures import is_discords, named

_log = logging.getLogger(__name__)
QUERY_LIMIT: Final = 100
"""Discord's limit of people for one member request."""
WITHIN: Final = 1.0
"""Seconds that a board waits for Discord's answer."""
LIFETIME: Final = timedelta(minutes=10)
"""How long an answer is cached."""
CACHE_SIZE: Final = 50_000
"""Maximum number of cached answers of each kind: members, and others."""
UNANSWERED: Final = 20
"""Maximum number of open requests: if they are that many, Discord is slow."""
_Key = tuple[int, int]
"""A server and a person."""


@dataclass(frozen=True, slots=True)
class _Question:
    """An open request to Discord; `began`: when, in seconds of the event loop's clock."""

    people: frozenset[int]
    began: float
    task: asyncio.Task[None]


class Members:
    """The members of servers, as far as Discord's cached answers go."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        background: BackgroundTasks,
        *,
        within: float = WITHIN,
    ) -> None:
        self._client = client
        self._clock = clock
        self._background = background
        self._within = within
        self.gone: Final[OrderedDict[_Key, datetime]] = OrderedDict()
        """When Discord answered that a person is no member, by server and person."""
        self._here: Final[OrderedDict[_Key, datetime]] = OrderedDict()
        self._open: dict[int, list[_Question]] = {}

    async def who_left(self, guild_id: int, people: Collection[int]) -> frozenset[int]:
        """Return the people who are known to have left. Never fails; waits a second at most."""
        unknown = frozenset(one for one in people if self._is_here(guild_id, one) is None)
        if unknown:
            await self._ask(guild_id, unknown)
        return frozenset(one for one in people if self._is_here(guild_id, one) is False)

    def _is_here(self, guild_id: int, person_id: int) -> bool | None:
        key, now = (guild_id, person_id), self._clock.now()
        for known, here in ((self.gone, False), (self._here, True)):
            at = known.get(key)
            if at is not None and timedelta() <= now - at < LIFETIME:
                return here
        return None

    def _note(self, guild_id: int, person_id: int, *, here: bool) -> None:
        key = guild_id, person_id
        known, other = (self._here, self.gone) if here else (self.gone, self._here)
        other.pop(key, None)
        known[key] = self._clock.now()
        known.move_to_end(key)
        if len(known) > CACHE_SIZE:
            known.popitem(last=False)

    async def _ask(self, guild_id: int, people: frozenset[int]) -> None:
        """Request the membership of people, unless that is open already; wait for the answers.

        While a request about the server is overdue, no new one is sent.
        """
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return
        now, questions = asyncio.get_running_loop().time(), self._open.get(guild_id, [])
        if any(now - one.began >= self._within for one in questions):
            return
        new = sorted(people.difference(*(one.people for one in questions)))
        for first in range(0, len(new), QUERY_LIMIT):
            if sum(map(len, self._open.values())) < UNANSWERED:
                self._start(guild, frozenset(new[first : first + QUERY_LIMIT]), now)
        waited = [one.task for one in self._open.get(guild_id, ()) if one.people & people]
        if waited:
            await asyncio.wait(waited, timeout=self._within)

    def _start(self, guild: discord.Guild, people: frozenset[int], now: float) -> None:
        task = self._background.start(self._answered(guild, people))
        question = _Question(people, now, task)
        self._open.setdefault(guild.id, []).append(question)
        task.add_done_callback(lambda _: self._end(guild.id, question))

    def _end(self, guild_id: int, question: _Question) -> None:
        self._open[guild_id].remove(question)
        if not self._open[guild_id]:
            del self._open[guild_id]

    async def _answered(self, guild: discord.Guild, people: frozenset[int]) -> None:
        try:
            found = await guild.query_members(user_ids=list(people), limit=QUERY_LIMIT, cache=False)
        except Exception as failed:
            _log.warning("Who is still a member could not be found (%s).", type(failed).__name__)
            return
        here = {member.id for member in found}
        for one in people:
            self._note(guild.id, one, here=one in here)


# Finds out whether a missing player has left the server.
#
# Events about members who leave need a privileged intent. So the bot asks Discord once: when a
# player's time has run out.

UNKNOWN_MEMBER: Final = 10007


class LeaverCheck:
    """Reports to the matches that a missing player has left the server."""

    def __init__(
        self,
        service: MatchService,
        client: discord.Client,
        channels: Channels,
        background: BackgroundTasks,
    ) -> None:
        self._service = service
        self._client = client
        self._channels = channels
        self._background = background
        service.changed.subscribe(self._heard)

    def _heard(self, announcement: Announcement) -> None:
        if announcement.absent and not announcement.elsewhere:  # else that process checks
            self._background.start(self._look(announcement.match_id))

    async def _look(self, match_id: int) -> None:
        info = (await self._service.queries.get(match_id)).info
        guild_id = info.place.guild_id
        if info.absent is None or info.seats is None or guild_id is None:
            return
        if has_left(info, info.absent):  # it is known already
            return
        missing = info.seats[info.absent]
        if isinstance(missing, Person) and await self.has_left(guild_id, missing.id):
            await self._service.play.on_member_left(guild_id, missing.id)

    async def has_left(self, guild_id: int, person_id: int) -> bool:
        """Return whether a person is no member by Discord's answer; False if it is unknown."""
        if self._client.get_guild(guild_id) is None and self._channels.serves(guild_id):
            return False
        try:
            await self._client.http.get_member(guild_id, person_id)
        except discord.NotFound as error:
            return error.code == UNKNOWN_MEMBER
        except Exception as error:
            if not is_discords(error):
                raise
            _log.warning("Whether a player is still there could not be found (%s).", named(error))
        return False
