"""`/koikoi daily`: the deal of the day, from the first card to the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from bot.buttons.press import Press
from bot.commands.play import place_of
from bot.commands.translator import about, said
from bot.interactions.answering import Context, Refused, answering, both_may_write, check_presence
from bot.matches.errors import NotFinished, NotYourSeat
from bot.matches.models.match import Status, StoredMatch
from bot.matches.models.terms import Place
from bot.screens.daily import (
    EVERYONE,
    HERE,
    begun_screen,
    daily_table_panel,
    result_screen,
    shared_screen,
    unfinished_screen,
)
from bot.screens.message import Panel, Screen
from bot.screens.wording.names import MARKDOWN

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
        async with answering(client, interaction, "/koikoi daily", private=private) as context:
            await play_daily(context)


async def play_daily(context: Context, *, anew: bool = False) -> None:
    """Today's deal: begin it, go on with it, or see what came of it.

    `anew`: although an earlier day's match still waits.
    """
    service, today = context.client.service, context.client.service.daily.today()
    known = await service.daily.match_of(context.person.id, today)
    if known is not None:
        await _show(context, known)
        return
    earlier = await service.daily.unfinished(context.person.id)
    if earlier is not None and not anew:
        await context.reply.send(unfinished_screen(context.texts, earlier, today))
        return
    await _begun(context, await service.daily.start(place_of(context.interaction), context.person))


async def _begun(context: Context, stored: StoredMatch) -> None:
    """The first hand, where its player likes it; in direct messages it is all there is."""
    presenter, person_id = context.client.presenter, context.person.id
    await presenter.saw(stored.id, person_id)
    if context.interaction.guild_id is None:
        pressed = context.reply.pressed_message is not None
        await presenter.post_hand(stored.id, person_id, None if pressed else context.reply)
    elif await presenter.sends_hands(person_id):
        await context.reply.send(begun_screen(context.texts, stored))
    else:
        await presenter.open_hand(stored.id, person_id, context.reply)


async def _show(context: Context, stored: StoredMatch) -> None:
    """A match that began before: its hand, or its result."""
    info = stored.info
    if info.status.open:
        await context.client.presenter.saw(stored.id, context.person.id)
        await context.client.presenter.open_hand(stored.id, context.person.id, context.reply)
        return
    assert info.day is not None
    standing = await context.client.service.daily.standing(info.day, context.person.id)
    in_server = context.interaction.guild_id is not None
    await context.reply.send(result_screen(context.texts, info, standing, in_server=in_server))


# ── presses ─────────────────────────────────────────────────────────────────────────────────


async def begin(context: Context, _: Press) -> None:
    """From what somebody shared."""
    await play_daily(context)


async def begin_anew(context: Context, _: Press) -> None:
    """Today's, and the earlier one later."""
    await play_daily(context, anew=True)


async def share(context: Context, press: Press) -> None:
    """Say the result where others read it: once in a place, and only where both may write."""
    service = context.client.service
    info = (await service.queries.get(press.match_id)).info
    if info.day is None or info.seat_of(context.person.id) is None:
        raise NotYourSeat(press.match_id)
    if info.status is not Status.FINISHED:
        raise NotFinished(press.match_id)
    if context.interaction.guild_id is None:
        raise Refused("share-server")
    check_presence(context, context.interaction.guild_id)
    place = place_of(context.interaction)
    await service.admission.check_channel(place)
    if not both_may_write(context.interaction):
        raise Refused("no-writing")
    standing = await service.daily.standing(info.day, context.person.id)
    assert standing is not None
    public = await context.client.languages.of_guild(place.guild_id)
    screen = shared_screen(public, context.person, info.day, standing)
    with context.client.shared.only_one(press.match_id, place.channel_id) as sharing:
        if not sharing.allowed or await _stands(context, place, sharing.message_id, screen):
            raise Refused("share-twice")
        sharing.message_id = (await context.reply.send(screen, private=False)).message_id


async def table(context: Context, _: Press, day: date) -> None:
    """The table of a day, for who asks alone."""
    check_past(context, day)
    scope = EVERYONE if context.interaction.guild_id is None else HERE
    await context.reply.send(await table_page(context, day, scope, 0))


async def turn_page(context: Context, _: Press, day: date, scope: str, page: int) -> None:
    """Another page of it, or the other table."""
    check_past(context, day)
    await context.reply.redraw(await table_page(context, day, scope, page))


def check_past(context: Context, day: date) -> None:
    """Refuse a day that hasn't begun: no button of ours leads there."""
    if day > context.client.service.daily.today():
        raise Refused("old-button")


async def table_page(context: Context, day: date, scope: str, page: int) -> Panel:
    """A page of a day's results."""
    service, guild_id = context.client.service, context.interaction.guild_id
    if guild_id is None:
        scope = EVERYONE
    among = guild_id if scope == HERE else None
    found = await service.daily.table(day, among, page)
    own = await service.daily.standing(day, context.person.id, among)
    guild = context.interaction.guild
    shown = MARKDOWN.sub(r"\\\1", guild.name) if guild is not None else ""
    return daily_table_panel(
        context.texts, day, found, own, guild=None if guild_id is None else shown, scope=scope
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


async def _stands(context: Context, place: Place, message_id: int | None, screen: Screen) -> bool:
    """Whether a message is still there; to write the same into it is the way to know."""
    if message_id is None:
        return False
    message = context.client.messageable(place.channel_id).get_partial_message(message_id)
    try:
        await message.edit(**await context.reply.delivery.to_edit(screen))
    except discord.NotFound:
        return False
    except discord.HTTPException:
        return True  # nobody knows; rather once than twice
    return True
