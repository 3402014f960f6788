"""Who watches and wants to play the winner.

Kept in memory only: after a restart nobody is challenged by surprise.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.commands.play import place_of
from bot.interactions.answering import Context, Refused, both_may_write, check_permissions
from bot.matches.errors import MatchError
from bot.matches.models.match import Announcement, MatchInfo, Status
from bot.matches.models.people import Person
from bot.matches.models.terms import Place
from bot.messages.background_tasks import BackgroundTasks

if TYPE_CHECKING:
    from bot.client import KoiKoiClient

_log = logging.getLogger(__name__)


class WinnerChallenges:
    """One line of people for each running match."""

    def __init__(self, client: KoiKoiClient, background: BackgroundTasks) -> None:
        self._client = client
        self._lines: dict[int, list[tuple[Person, Place]]] = {}
        self._background = background
        client.service.subscribe(self._heard)

    async def join(self, context: Context, info: MatchInfo) -> None:
        """Challenge the winner now, or when there is one."""
        interaction: discord.Interaction[Any] = context.interaction
        if interaction.guild_id is None or interaction.guild_id != info.place.guild_id:
            raise Refused("guild-only")
        check_permissions(context)
        if not both_may_write(interaction):
            raise Refused("no-writing")
        if info.status is Status.PLAYING:
            line = self._lines.setdefault(info.id, [])
            if context.person not in [person for person, _ in line]:
                line.append((context.person, place_of(interaction)))
            await context.reply.say(context.texts("winner-noted"))
            return
        winner = winner_of(info)
        if winner is None:
            raise Refused("illegal")
        stored = await self._client.service.challenges.invite(
            place_of(interaction), context.person, winner
        )
        await self._client.presenter.post_table(stored.id, context.reply)

    def forget(self, person_id: int) -> None:
        """Somebody is erased: nothing is asked in their name any more."""
        for match_id, line in self._lines.items():
            self._lines[match_id] = [one for one in line if one[0].id != person_id]

    def _heard(self, announcement: Announcement) -> None:
        if announcement.match_id in self._lines:
            self._background.start(self._next(announcement.match_id))

    async def _next(self, match_id: int) -> None:
        """The first in line challenges the winner; the others may ask again."""
        info = (await self._client.service.queries.get(match_id)).info
        if info.status.open:
            return
        line = self._lines.pop(match_id, [])
        winner = winner_of(info)
        if not line or winner is None:
            return
        person, place = line[0]
        assert place.guild_id is not None
        if await self._client.leavers.has_left(place.guild_id, person.id):
            return
        try:
            stored = await self._client.service.challenges.invite(place, person, winner)
        except MatchError as refused:
            _log.info("Nobody plays the winner of match %d: %s.", match_id, type(refused).__name__)
            return
        await self._client.presenter.post_table(stored.id)


def winner_of(info: MatchInfo) -> Person | None:
    """The person who won; nobody in a draw, and no computer."""
    if info.winner is None or info.seats is None:
        return None
    winner = info.seats[info.winner]
    return winner if isinstance(winner, Person) else None
