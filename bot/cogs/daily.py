"""`/koikoi daily`: the deal of the day, from the first card to the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from bot.matches.errors import NotFinished, NotYourSeat
from bot.matches.models.match import Status, StoredMatch
from bot.matches.models.terms import Place
from bot.views.daily import (
    EVERYONE,
    HERE,
    begun_screen,
    daily_table_panel,
    result_screen,
    shared_screen,
    unfinished_screen,
)
from bot.views.message import Panel, Screen
from bot.views.names import MARKDOWN
from bot.views.press import Press

from .answering import Refused, Visit, answering, both_may_write, check_presence
from .play import place_of
from .translator import about, said

if TYPE_CHECKING:
    from bot.client import KoiKoiClient

Interaction = discord.Interaction[Any]

MOST: Final = 1000
"""So many shared results are remembered, lest one be shared twice in a place."""


def add_commands(group: app_commands.Group, client: KoiKoiClient) -> None:
    """The hand is for its player alone: a public table would show everybody's cards."""

    @group.command(name=said("command-daily"), description=about("command-daily"))
    async def daily(interaction: Interaction) -> None:
        private = interaction.guild_id is not None
        async with answering(client, interaction, "/koikoi daily", private=private) as visit:
            await play_daily(visit)


async def play_daily(visit: Visit, *, anew: bool = False) -> None:
    """Today's deal: begin it, go on with it, or see what came of it.

    `anew`: although an earlier day's match still waits.
    """
    service, today = visit.client.service, visit.client.service.daily.today()
    known = await service.daily.match_of(visit.person.id, today)
    if known is not None:
        await _show(visit, known)
        return
    earlier = await service.daily.unfinished(visit.person.id)
    if earlier is not None and not anew:
        await visit.reply.send(unfinished_screen(visit.texts, earlier, today))
        return
    await _begun(visit, await service.daily.start(place_of(visit.interaction), visit.person))


async def _begun(visit: Visit, stored: StoredMatch) -> None:
    """The first hand, where its player likes it; in direct messages it is all there is."""
    presenter, person_id = visit.client.presenter, visit.person.id
    await presenter.saw(stored.id, person_id)
    if visit.interaction.guild_id is None:
        pressed = visit.reply.pressed_message is not None
        await presenter.post_hand(stored.id, person_id, None if pressed else visit.reply)
    elif await presenter.sends_hands(person_id):
        await visit.reply.send(begun_screen(visit.texts, stored))
    else:
        await presenter.open_hand(stored.id, person_id, visit.reply)


async def _show(visit: Visit, stored: StoredMatch) -> None:
    """A match that began before: its hand, or its result."""
    info = stored.info
    if info.status.open:
        await visit.client.presenter.saw(stored.id, visit.person.id)
        await visit.client.presenter.open_hand(stored.id, visit.person.id, visit.reply)
        return
    assert info.day is not None
    standing = await visit.client.service.daily.standing(info.day, visit.person.id)
    in_server = visit.interaction.guild_id is not None
    await visit.reply.send(result_screen(visit.texts, info, standing, in_server=in_server))


# ── presses ─────────────────────────────────────────────────────────────────────────────────


async def begin(visit: Visit, _: Press) -> None:
    """From what somebody shared."""
    await play_daily(visit)


async def begin_anew(visit: Visit, _: Press) -> None:
    """Today's, and the earlier one later."""
    await play_daily(visit, anew=True)


async def share(visit: Visit, press: Press) -> None:
    """Say the result where others read it: once in a place, and only where both may write."""
    service, texts = visit.client.service, visit.texts
    info = (await service.queries.get(press.match_id)).info
    if info.day is None or info.seat_of(visit.person.id) is None:
        raise NotYourSeat(press.match_id)
    if info.status is not Status.FINISHED:
        raise NotFinished(press.match_id)
    if visit.interaction.guild_id is None:
        raise Refused(texts("daily-share-server"))
    check_presence(visit, visit.interaction.guild_id)
    place = place_of(visit.interaction)
    await service.admission.check_channel(place)
    if not both_may_write(visit.interaction):
        raise Refused(texts("refused-no-writing"))
    standing = await service.daily.standing(info.day, visit.person.id)
    assert standing is not None
    public = await visit.client.languages.of_guild(place.guild_id)
    screen = shared_screen(public, visit.person, info.day, standing)
    with visit.client.shared.only_one(press.match_id, place.channel_id) as sharing:
        if not sharing.allowed or await _stands(visit, place, sharing.message_id, screen):
            raise Refused(texts("daily-share-twice"))
        sharing.message_id = (await visit.reply.send(screen, private=False)).message_id


async def table(visit: Visit, _: Press, day: date) -> None:
    """The table of a day, for who asks alone."""
    check_past(visit, day)
    scope = EVERYONE if visit.interaction.guild_id is None else HERE
    await visit.reply.send(await table_page(visit, day, scope, 0))


async def turn_page(visit: Visit, _: Press, day: date, scope: str, page: int) -> None:
    """Another page of it, or the other table."""
    check_past(visit, day)
    await visit.reply.redraw(await table_page(visit, day, scope, page))


def check_past(visit: Visit, day: date) -> None:
    """Refuse a day that hasn't begun: no button of ours leads there."""
    if day > visit.client.service.daily.today():
        raise Refused(visit.texts("refused-old-button"))


async def table_page(visit: Visit, day: date, scope: str, page: int) -> Panel:
    """A page of a day's results."""
    service, guild_id = visit.client.service, visit.interaction.guild_id
    if guild_id is None:
        scope = EVERYONE
    among = guild_id if scope == HERE else None
    found = await service.daily.table(day, among, page)
    own = await service.daily.standing(day, visit.person.id, among)
    guild = visit.interaction.guild
    shown = MARKDOWN.sub(r"\\\1", guild.name) if guild is not None else ""
    return daily_table_panel(
        visit.texts, day, found, own, guild=None if guild_id is None else shown, scope=scope
    )


@dataclass(slots=True)
class Sharing:
    """A result in a place: the message that says it, if one was sent. Who came second mayn't."""

    allowed: bool
    message_id: int | None = None


class Shared:
    """What was shared where, in memory only: after a restart once more does no harm."""

    def __init__(self) -> None:
        self._messages: dict[tuple[int, int], int] = {}
        self._busy: set[tuple[int, int]] = set()

    @contextmanager
    def only_one(self, match_id: int, channel_id: int) -> Iterator[Sharing]:
        """What is known of a result in a place; who asks meanwhile comes second."""
        key = match_id, channel_id
        if key in self._busy:
            yield Sharing(allowed=False)
            return
        self._busy.add(key)
        sharing = Sharing(allowed=True, message_id=self._messages.get(key))
        try:
            yield sharing
        finally:
            self._busy.discard(key)
            if sharing.message_id is not None:
                self._messages[key] = sharing.message_id
            if len(self._messages) > MOST:
                del self._messages[next(iter(self._messages))]


async def _stands(visit: Visit, place: Place, message_id: int | None, screen: Screen) -> bool:
    """Whether a message is still there; to write the same into it is the way to know."""
    if message_id is None:
        return False
    message = visit.client.messageable(place.channel_id).get_partial_message(message_id)
    try:
        await message.edit(**await visit.reply.delivery.to_edit(screen))
    except discord.NotFound:
        return False
    except discord.HTTPException:
        return True  # nobody knows; rather once than twice
    return True
