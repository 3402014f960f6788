"""Messages that exist only to make a sound, and are deleted as soon as they are not needed.

Edits make no sound on a phone. So a player who is away gets one new message: a new hand that
replaces the old one. A player who plays in the channel gets a mention, deleted when they move.

A player who was active just before their turn began gets no sound: they are there, and play on. But
they may have put the phone away right then, so the match calls them (`MatchInfo.called_at`) before
they lose on time.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Final, Protocol

import discord

from bot.koikoi.actions import Seat
from bot.koikoi.state import other
from bot.locales import Texts, Wording
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Nudges, Person, Preferences
from bot.matches.models.posted_messages import MatchContext, PostedMessage, PostedMessageKind
from bot.matches.models.terms import TimeControl
from bot.matches.services import MatchService
from bot.messages.languages import Languages
from bot.messages.match_messages import MatchMessages
from bot.messages.post import MessagingDeps
from bot.messages.sending.delivery import Build, Worded, nonce_of, send_message
from bot.messages.sending.direct_messages import URGENCY, DmAccess
from bot.messages.sending.failures import FAILED, DmWaits, is_away
from bot.screens.message import Button, Screen, Style, panel_id, press_id
from bot.screens.wording.names import addressed, name

LOOKED_AWAY: Final = timedelta(seconds=90)
"""A player who did something within this time before their turn began counts as present."""
DIGEST_FROM: Final = 3
"""From this many waiting matches by correspondence on, a person gets one message for all."""


class _SendNudge(Protocol):
    async def __call__(self, screen: Screen, *, channel: discord.PartialMessageable) -> None:
        """Send the mention to a channel, and store it."""


class Notifications:
    """Sends mentions in the channel, and the digest of many waiting matches."""

    def __init__(
        self, service: MatchService, deps: MessagingDeps, languages: Languages, access: DmAccess
    ) -> None:
        self._service = service
        self._deps = deps
        self._languages = languages
        self._access = access

    async def attend(self, messages: MatchMessages) -> None:
        """Notify players that it is their turn, or delete what notified them."""
        snapshot = await self._deps.view_models.snapshot(messages)
        info = (await self._service.queries.get(messages.match_id)).info
        owns, guild_id = self._deps.is_responsible, info.place.guild_id
        for seat, player in players_of(info):
            told = messages.nudges.get(player.id)
            if told is not None and not _told_this_turn(told, info, seat) and owns(guild_id):
                await self._delete(told)
                messages.nudges.pop(player.id, None)  # they may be erased meanwhile
            if is_called(info, seat):
                await self._tell(messages, snapshot, info, seat, player)
            over = not on_turn(info, seat) and player.id in snapshot.digests
            if (over or player.id in messages.told) and owns(None):
                await self._tidy_digests(snapshot, player)

    def wants_push(
        self, messages: MatchMessages, info: MatchInfo, seat: Seat, chosen: Preferences
    ) -> bool:
        """Return whether to notify a player of their turn now; `chosen`: their preferences."""
        told = messages.last_told(chosen.person_id)
        seen = messages.seen.get(chosen.person_id)
        return is_untold(info, seat, told) and wants_push(info, seat, chosen, seen)

    async def _tell(
        self,
        messages: MatchMessages,
        snapshot: MatchContext,
        info: MatchInfo,
        seat: Seat,
        player: Person,
    ) -> None:
        """Notify a player by a digest or a mention.

        A hand in direct messages notifies because it is sent again; that is not done here.
        """
        hand, chosen = messages.hands.get(player.id), snapshot.preferences_of(player.id)
        if not self.wants_push(messages, info, seat, chosen):
            return
        if hand is None or hand.refused:
            if not self._deps.is_responsible(info.place.guild_id):
                return
            texts = self._languages.of_preferences(chosen)
            nudge = self._call if info.found else self._nudge
            await nudge(messages, info, seat, player, texts)
        elif not self._deps.is_responsible(None):
            return
        elif hand.posted is not None and is_digested(snapshot, player):
            await self._digest(snapshot, info, seat, player)
            messages.told[player.id] = self._deps.clock.now()

    async def _nudge(
        self,
        messages: MatchMessages,
        info: MatchInfo,
        seat: Seat,
        player: Person,
        texts: Texts,
    ) -> None:
        """Mention a player who plays in the channel."""
        url = messages.url(info.place.guild_id)
        if url is None:
            return
        assert info.seats is not None
        rival = info.seats[other(seat)]

        async def screen(wording: Wording) -> Screen:
            here = texts.at(info.place.guild_id).worded(wording, [one.id for one in info.people])
            values = {"person": addressed(here, player.id), "url": url, "name": name(here, rival)}
            return Screen(texts(_nudge_of(info, seat), **values), pings=(player.id,))

        channel = self._deps.channels.messageable(info.place.channel_id)
        send = partial(self._send_nudge, messages, info, seat, player)
        try:
            await Worded().show(screen, partial(send, channel=channel))
        except discord.HTTPException as refused:
            if is_away(refused):
                raise
            await self._whisper(player, screen, send)

    async def _whisper(self, player: Person, screen: Build, send: _SendNudge) -> None:
        """Tell a player by direct message what their channel refuses.

        None is opened for that. Without one, their hand says why the table doesn't change.
        """
        channel = await self._deps.direct_messages.known(player.id)
        if channel is None or self._access.refuses(player.id):
            return
        with suppress(discord.HTTPException):
            await send(await screen(Wording.FULL), channel=channel)

    async def _call(
        self, messages: MatchMessages, info: MatchInfo, seat: Seat, player: Person, texts: Texts
    ) -> None:
        """Write to a player who has their hand elsewhere: a match that was found has no table."""
        if self._access.refuses(player.id):
            return
        assert info.seats is not None
        hand = Button(texts("button-open-hand"), press_id(info.id, info.seq, "hand"), Style.BLURPLE)
        told = texts("nudge-found", name=name(texts, info.seats[other(seat)]))
        try:
            channel = await self._deps.direct_messages.open(player.id, URGENCY[info.terms.pace])
            screen = Screen(told, ((hand,),))
            await self._send_nudge(messages, info, seat, player, screen, channel=channel)
        except DmWaits as waits:
            self._access.hand_waits(player.id, flagged=waits.flagged)
        except discord.HTTPException as refused:
            if is_away(refused):
                raise
            await self._access.hand_refused(player.id, refused.code)

    async def _send_nudge(
        self,
        messages: MatchMessages,
        info: MatchInfo,
        seat: Seat,
        player: Person,
        screen: Screen,
        *,
        channel: discord.PartialMessageable,
    ) -> None:
        nonce = _nonce(PostedMessageKind.NUDGE, info, seat, player)
        message, _ = await send_message(channel, self._deps.delivery, screen, nonce)
        nudge = await self._remembered(PostedMessageKind.NUDGE, message, info, player)
        if nudge is not None:
            messages.nudges[player.id] = nudge

    async def _digest(
        self, snapshot: MatchContext, info: MatchInfo, seat: Seat, player: Person
    ) -> None:
        """Send one message about all that waits; it replaces the previous digest."""
        count = snapshot.waiting_daily(player.id)
        texts = self._languages.of_preferences(snapshot.preferences_of(player.id))
        label = texts("button-next-game", count=count)
        row = (Button(label, panel_id("next"), Style.GREEN),)
        screen = Screen(texts("digest", count=count), (row,))
        try:
            channel = await self._deps.direct_messages.open(player.id, URGENCY[info.terms.pace])
            arguments = await self._deps.delivery.to_send(screen)
            nonce = _nonce(PostedMessageKind.DIGEST, info, seat, player)
            message = await channel.send(**arguments, nonce=nonce)
        except (discord.HTTPException, DmWaits) as refused:
            if is_away(refused):
                raise
            return  # their hand is drawn too, and handles the refusal
        await self._remembered(PostedMessageKind.DIGEST, message, info, player)

    async def _tidy_digests(self, snapshot: MatchContext, player: Person) -> None:
        """Delete all digests but the newest; delete that too when nothing waits."""
        if snapshot.info.terms.pace is not TimeControl.DAILY:
            return
        digests = await self._digests_of(player)
        for posted in digests[:-1] if snapshot.waiting_daily(player.id) else digests:
            await self._delete(posted)

    async def _digests_of(self, player: Person) -> list[PostedMessage]:
        posted_messages = await self._service.messages.find(person_id=player.id)
        return [one for one in posted_messages if one.kind is PostedMessageKind.DIGEST]

    async def _delete(self, posted: PostedMessage) -> None:
        """Delete a message; forget it only when it is deleted.

        While Discord is away, it is tried again.
        """
        channel = self._deps.channels.messageable(posted.channel_id)
        try:
            await channel.get_partial_message(posted.message_id).delete()
        except discord.HTTPException as error:
            if is_away(error):
                raise
            # It is deleted, or we may not delete it, as in an archived thread.
        await self._service.messages.forget(posted.message_id)

    async def _remembered(
        self,
        kind: PostedMessageKind,
        message: discord.Message,
        info: MatchInfo,
        player: Person,
    ) -> PostedMessage | None:
        """Note a message that was just sent.

        Returns None if its person was erased meanwhile: then it is deleted.
        """
        posted = PostedMessage(
            message_id=message.id,
            channel_id=message.channel.id,
            match_id=info.id,
            kind=kind,
            person_id=player.id,
            shown=info.revision,
            sent_at=self._deps.clock.now(),
        )
        if await self._service.messages.remember(posted):
            return posted
        with suppress(*FAILED):
            await message.delete()
        return None


def _nonce(kind: PostedMessageKind, info: MatchInfo, seat: Seat, player: Person) -> str:
    """Return a nonce, so that a player is notified once a turn, and once for each call in it."""
    made, since = info.created_at.timestamp(), _owed_since(info, seat)
    return nonce_of(kind, info.id, int(made), player.id, since and since.timestamp())


def _nudge_of(info: MatchInfo, seat: Seat) -> str:
    """Return the text of a mention: what the match waits for from this seat."""
    if info.asked == seat:
        return "nudge-offer"
    if info.absent == other(seat):
        return "nudge-choose"
    if info.absent is not None:
        return "nudge-late"
    return "nudge-half" if info.half_over else "nudge"


def _owed_since(info: MatchInfo, seat: Seat) -> datetime | None:
    """Return the time from which a player must be told what waits for them, or called again."""
    if info.offered_at is not None and info.asked == seat:
        return info.offered_at
    return info.called_at or info.turn_since


def _told_this_turn(told: PostedMessage, info: MatchInfo, seat: Seat) -> bool:
    since = _owed_since(info, seat)
    return is_called(info, seat) and since is not None and told.sent_at >= since


def players_of(info: MatchInfo) -> tuple[tuple[Seat, Person], ...]:
    """Return the people at a table, with their seats."""
    seats: tuple[Seat, Seat] = (0, 1)
    return tuple(
        (seat, player)
        for seat, player in zip(seats, info.seats or (), strict=False)
        if isinstance(player, Person) and not player.erased
    )


def is_digested(snapshot: MatchContext, player: Person) -> bool:
    """Return whether one message about all matches notifies this player, instead of each hand.

    It does when three or more matches by correspondence wait, and this is one of them.
    """
    daily = snapshot.info.terms.pace is TimeControl.DAILY
    return daily and snapshot.waiting_daily(player.id) >= DIGEST_FROM


def on_turn(info: MatchInfo, seat: Seat) -> bool:
    """Return whether it is this seat's turn; False for an absent player."""
    return info.status is Status.PLAYING and info.to_act == seat


def is_called(info: MatchInfo, seat: Seat) -> bool:
    """Return whether the match waits for this seat: its turn, or its answer.

    An answer is about an absent opponent, or about the offer to call the match off.
    """
    if info.status is not Status.PLAYING:
        return False
    if info.to_act == seat:
        return True
    if info.absent is None and info.offered_by is None:
        return False
    return info.absent == other(seat) or info.asked == seat


def is_untold(info: MatchInfo, seat: Seat, told: datetime | None) -> bool:
    """Return whether it is this seat's turn and its player was not notified since it is.

    Once they are called, only a later message counts. `told`: when the player last got a message
    that makes a sound.
    """
    since = _owed_since(info, seat)
    if not is_called(info, seat) or since is None:
        return False
    return told is None or told < since


def wants_push(info: MatchInfo, seat: Seat, chosen: Preferences, seen: datetime | None) -> bool:
    """Return whether to notify now a player who was not notified yet.

    `seen`: when they last pressed something here.
    """
    if info.turn_since is None or chosen.nudges is Nudges.NEVER:
        return False
    if chosen.nudges is Nudges.ALWAYS or info.called_at is not None:
        return True
    if info.absent is not None and info.absent == other(seat):  # they only wait
        return True
    last = max((at for at in (info.moved_at[seat], seen) if at is not None), default=None)
    if info.offered_at is not None and info.asked == seat:
        return last is None or info.offered_at - last > LOOKED_AWAY
    if info.terms.pace is TimeControl.DAILY:
        return last is None or last < info.turn_since
    return last is None or info.turn_since - last > LOOKED_AWAY
