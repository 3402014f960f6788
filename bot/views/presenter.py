"""Keeps every message about a match current: the table, the hands, the nudges.

It hears of each committed change, loads the newest state and lets each message's own queue draw
it. It never decides anything about a match, and what it remembers beyond the stored surfaces may
be lost at any time: open ephemeral hands and who was seen lately.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any, Final, Protocol

import discord

from bot.koikoi.actions import Seat
from bot.matches.errors import UnknownMatch
from bot.matches.people import HandPlace, Nudges, Person
from bot.matches.service import MatchService
from bot.matches.stored import Announcement, MatchInfo, Status
from bot.matches.surfaces import Surface, SurfaceKind
from bot.matches.terms import Place

from .delivery import Delivery
from .languages import Languages
from .names import plain_name
from .nudges import on_turn, wants_push
from .open_hand import OpenHand
from .pings import Pings
from .reply import Reply
from .scene import NO_EMOJIS, Emojis, Scene, scene_of
from .showing import Showing
from .stage_messages import StageMessages

_log = logging.getLogger(__name__)

MOST: Final = 1000
"""So many matches' messages are remembered at once."""


def players_of(info: MatchInfo) -> tuple[tuple[Seat, Person], ...]:
    """The people at a table, with their seats."""
    seats: tuple[Seat, Seat] = (0, 1)
    return tuple(
        (seat, player)
        for seat, player in zip(seats, info.seats or (), strict=False)
        if isinstance(player, Person) and not player.erased
    )


class Channels(Protocol):
    """The client, as far as messages need it."""

    def messageable(self, channel_id: int) -> discord.PartialMessageable:
        """A channel to write to."""

    async def direct(self, person_id: int) -> discord.DMChannel:
        """A person's direct messages."""

    async def make_thread(self, guild_id: int, channel_id: int, message_id: int, name: str) -> int:
        """Open a thread under a message; its id."""

    def invite_url(self) -> str | None:
        """Where the bot is added to another server."""


class Presenter:
    """Draws what happened. One for the whole bot."""

    def __init__(
        self,
        service: MatchService,
        delivery: Delivery,
        languages: Languages,
        channels: Channels,
        *,
        first_pause: float = 1.0,
    ) -> None:
        self.delivery: Final = delivery
        self._emojis: Emojis = NO_EMOJIS
        self._service = service
        self._languages = languages
        self._channels = channels
        self._first_pause = first_pause
        self._stages: dict[int, StageMessages] = {}
        self._loading = asyncio.Lock()
        self._closed: set[int] = set()  # people whose direct messages are closed
        self._again: set[int] = set()
        self._refreshing: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pings = Pings(service, self, languages)
        service.subscribe(self._heard)

    # ── hearing ─────────────────────────────────────────────────────────────────────────────

    def _heard(self, announcement: Announcement) -> None:
        self.refresh(announcement.match_id)

    def refresh(self, match_id: int) -> None:
        """Bring all messages of a match up to date."""
        if match_id in self._refreshing:
            self._again.add(match_id)
            return
        task = asyncio.create_task(self._refresh(match_id))
        self._refreshing[match_id] = task

    async def start(self) -> None:
        """After a start: redraw every message that shows less than the newest state."""
        for match_id in {surface.match_id for surface in await self._service.stale_surfaces()}:
            self.refresh(match_id)

    @property
    def busy(self) -> bool:
        """Whether something is left to draw."""
        idle = all(one.idle for stage in self._stages.values() for one in stage.all())
        return bool(self._refreshing or self._tasks) or not idle

    async def close(self) -> None:
        """Stop drawing, and write what was drawn."""
        tasks = [*self._refreshing.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for stage in self._stages.values():
            for showing in stage.all():
                await showing.close()
        await self._service.flush()

    async def _refresh(self, match_id: int) -> None:
        try:
            while True:
                self._again.discard(match_id)
                try:
                    await self._direct(match_id)
                except UnknownMatch:
                    return
                except Exception:
                    _log.exception("Match %d could not be shown.", match_id)
                if match_id not in self._again:
                    return
        finally:
            del self._refreshing[match_id]

    async def _direct(self, match_id: int) -> None:
        """Decide which messages there are to be, then let each draw itself."""
        info = (await self._service.get(match_id)).info
        stage = await self.stage(match_id)
        pinged = [
            (seat, player, await self._prepare(stage, info, seat, player))
            for seat, player in players_of(info)
        ]
        for showing in stage.all():
            showing.mark()
        for seat, player, push in pinged:
            await self._pings.attend(stage, info, seat, player, push=push)
        self._trim()

    async def _prepare(
        self, stage: StageMessages, info: MatchInfo, seat: Seat, player: Person
    ) -> bool:
        """See to a player's hand; whether they are yet to be told that it is their turn."""
        chosen = await self._service.preferences(player.id)
        hand = stage.hands.get(player.id)
        told = hand.surface.sent_at if hand is not None and hand.surface is not None else None
        push = wants_push(info, seat, chosen, seen=stage.seen.get(player.id), told=told)
        if hand is not None and told is not None:
            digest = push and await self._pings.digests(info, player)
            hand.wants_push = push and not digest
            return digest
        wanted = chosen.hand is HandPlace.DM and player.id not in self._closed
        if not wanted or info.status is not Status.PLAYING:
            return push
        hand = stage.hand(player.id)
        hand.wants_push = on_turn(info, seat) and chosen.nudges is not Nudges.NEVER
        return False

    def _trim(self) -> None:
        """Let go of matches in which nothing goes on; the store knows their messages."""
        for match_id, stage in list(self._stages.items())[: max(0, len(self._stages) - MOST)]:
            if stage.idle and match_id not in self._refreshing:
                del self._stages[match_id]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ── what presses ask for ────────────────────────────────────────────────────────────────

    def saw(self, match_id: int, person_id: int) -> None:
        """A person did something at this match: they are there."""
        stage = self._stages.get(match_id)
        if stage is not None:
            stage.seen[person_id] = self.now()

    async def showing_of(self, match_id: int, person_id: int, reply: Reply) -> Showing:
        """The message that was pressed; a hand that nobody remembers is remembered again."""
        stage = await self.stage(match_id)
        message_id = reply.pressed_message
        for showing in stage.all():
            if showing.message_id == message_id:
                return showing
        message = reply.interaction.message
        if message is not None and message.flags.ephemeral:
            return await stage.reopen(person_id, message.id)
        if reply.interaction.guild_id is None:
            return stage.hand(person_id)
        return stage.table()

    async def open_hand(self, match_id: int, person_id: int, reply: Reply) -> None:
        """Show a person's hand to them alone, in the newest state."""
        stage = await self.stage(match_id)
        old = stage.open_hands.pop(person_id, None)
        hand = OpenHand(self, match_id, person_id, first_pause=self._first_pause)
        stage.open_hands[person_id] = hand
        await hand.through(reply)
        if old is not None:
            self._spawn(old.discard())

    async def post_table(self, match_id: int, reply: Reply | None = None) -> None:
        """Put a match's message up, as the answer to a command or by itself."""
        table = (await self.stage(match_id)).table()
        if reply is not None:
            await table.through(reply)
        elif table.surface is None:
            table.mark()

    async def table_of(self, match_id: int) -> Showing:
        """The table's message."""
        return (await self.stage(match_id)).table()

    async def post_hand(self, match_id: int, person_id: int, reply: Reply | None = None) -> None:
        """A match in direct messages has no table: the hand is all there is."""
        hand = (await self.stage(match_id)).hand(person_id)
        if reply is not None:
            await hand.through(reply)
        else:
            hand.mark()

    async def resend_table(self, match_id: int, place: Place | None = None) -> None:
        """Send the table anew, at the end of its channel or in another place."""
        table = (await self.stage(match_id)).table()
        table.wants_resend = True
        if place is not None:
            await self._service.move_table(match_id, place)
        table.mark()

    async def make_thread(self, match_id: int) -> None:
        """Give the match a thread of its own, where the server wants that."""
        info = (await self._service.get(match_id)).info
        place = info.place
        if place.guild_id is None or place.parent_id is not None:
            return
        if not (await self._service.guild_settings(place.guild_id)).threads:
            return
        surface = (await self.stage(match_id)).table().surface
        if surface is None:
            return
        texts = await self._languages.of_guild(place.guild_id)
        players = [plain_name(texts, player) for player in (info.challenger, info.opponent)]
        try:
            thread_id = await self._channels.make_thread(
                place.guild_id, surface.channel_id, surface.message_id, " – ".join(players)
            )
        except discord.HTTPException as refused:
            _log.warning("Match %d got no thread (%d).", match_id, refused.code)
            return
        await self.resend_table(match_id, Place(place.guild_id, thread_id, place.channel_id))

    def redraw_all(self, match_id: int) -> None:
        """Draw everything about a match anew, whatever is believed to stand there."""
        stage = self._stages.get(match_id)
        for showing in stage.all() if stage is not None else ():
            showing.doubt()
        self.refresh(match_id)

    def use_emojis(self, emojis: Emojis) -> None:
        """These emojis there are from now on: the next drawings show them."""
        self._emojis = emojis

    async def forget_person(self, person_id: int, surfaces: Sequence[Surface]) -> None:
        """Take away what was sent to somebody who is erased."""
        self._closed.discard(person_id)
        for surface in surfaces:
            self._stages.pop(surface.match_id, None)
            await self._service.forget(surface.message_id)
            with suppress(discord.HTTPException):
                channel = self.messageable(surface.channel_id)
                await channel.get_partial_message(surface.message_id).delete()

    def open_dms(self, person_id: int) -> None:
        """Somebody asks for direct messages: try again."""
        self._closed.discard(person_id)

    # ── what messages need (`showing.Host`) ─────────────────────────────────────────────────

    def now(self) -> datetime:
        """The time."""
        return self._service.clock.now()

    def messageable(self, channel_id: int) -> discord.PartialMessageable:
        """A channel to write to."""
        return self._channels.messageable(channel_id)

    async def direct(self, person_id: int) -> discord.DMChannel:
        """A person's direct messages."""
        return await self._channels.direct(person_id)

    async def remember(self, surface: Surface) -> None:
        """Note what a message shows."""
        await self._service.remember(surface)

    async def forget(self, message_id: int) -> None:
        """A message is gone."""
        await self._service.forget(message_id)

    def table_moved(self, match_id: int) -> None:
        """The hands' way back to the table has changed."""
        self.refresh(match_id)

    def hand_sent(self, match_id: int, person_id: int) -> None:
        """A person got a new hand: those of finished matches shrink to one line."""
        self._spawn(self._shrink(match_id, person_id))

    def hand_refused(self, match_id: int, person_id: int) -> None:
        """A person's direct messages are closed: the table says so, and they play there."""
        self._closed.add(person_id)
        stage = self._stages.get(match_id)
        if stage is not None:
            stage.hands.pop(person_id, None)  # or every change would try again
        self.refresh(match_id)

    def emojis_refused(self) -> None:
        """Discord knows one of the emojis no more: draw without."""
        if self._emojis:
            _log.warning("Discord refuses a card's emoji; buttons do without until the next start.")
        self._emojis = NO_EMOJIS

    async def scene(self, match_id: int, person_id: int | None) -> Scene:
        """The newest state as this person sees it; None: as everyone does."""
        stored = await self._service.get(match_id)
        info = stored.info
        if person_id is None:
            texts = await self._languages.of_guild(info.place.guild_id)
            closed = tuple(player for player in info.people if player.id in self._closed)
            finished = info.status is Status.FINISHED
            return replace(
                scene_of(stored, texts),
                closed=closed if info.status is Status.PLAYING else (),
                invite_url=self._channels.invite_url() if finished else None,
            )
        texts = await self._languages.of_person(person_id)
        games = await self._service.games_of(person_id) if info.status.open else ()
        stage = await self.stage(match_id)
        return replace(
            scene_of(stored, texts, info.seat_of(person_id)),
            table_url=stage.url(info.place.guild_id),
            emojis=self._emojis,
            large_print=(await self._service.preferences(person_id)).large_print,
            waiting=sum(one.waits_for(person_id) and one.id != match_id for one in games),
            coach=await self._is_coached(stage, person_id),
            closed=tuple(
                player
                for player in info.people
                if player.id == person_id and person_id in self._closed
            ),
        )

    async def stage(self, match_id: int) -> StageMessages:
        """The messages of a match, read from the store once."""
        async with self._loading:
            stage = self._stages.get(match_id)
            if stage is None:
                surfaces = await self._service.surfaces(match_id=match_id)
                stage = StageMessages(self, match_id, surfaces, first_pause=self._first_pause)
                self._stages[match_id] = stage
            return stage

    async def _is_coached(self, stage: StageMessages, person_id: int) -> bool:
        if person_id not in stage.coached:
            first = await self._service.is_first_match(stage.match_id, person_id)
            stage.coached[person_id] = first
        return stage.coached[person_id]

    async def _shrink(self, match_id: int, person_id: int) -> None:
        for surface in await self._service.surfaces(person_id=person_id):
            if surface.match_id == match_id or surface.kind is not SurfaceKind.HAND:
                continue
            old = await self._service.get(surface.match_id)
            if old.info.status.open:
                continue
            stage = await self.stage(surface.match_id)
            hand = stage.hands.get(person_id)
            if hand is not None:
                hand.wants_shrink = True
                hand.mark()
