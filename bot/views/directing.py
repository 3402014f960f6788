"""Hears of each committed change, and sees to it that every message about the match follows.

It decides which messages there are to be; each of them draws itself. What it remembers beyond the
stored surfaces may be lost at any time: open ephemeral hands, and who was seen lately.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from datetime import datetime
from typing import Any, Final, Protocol

import discord

from bot.koikoi.actions import Seat
from bot.matches.errors import UnknownMatch
from bot.matches.people import HandPlace, Nudges, Person, Preferences
from bot.matches.service import MatchService
from bot.matches.stored import Announcement, MatchInfo, Status
from bot.matches.surfaces import Surface, SurfaceKind

from .delivery import Delivery
from .languages import Languages
from .nudges import on_turn, players_of, wants_push
from .pings import Pings
from .scene import Scene
from .scenes import Scenes
from .stage_messages import StageMessages

_log = logging.getLogger(__name__)

MOST: Final = 1000
"""So many matches' messages are remembered at once."""


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


class Directing:
    """Keeps the messages of all matches; it is what they need from outside (`showing.Host`)."""

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
        self.scenes: Final = Scenes(service, languages, channels.invite_url)
        self._service = service
        self._languages = languages
        self._channels = channels
        self._first_pause = first_pause
        self._pings = Pings(service, self, languages)
        self._stages: dict[int, StageMessages] = {}
        self._loading = asyncio.Lock()
        self._again: set[int] = set()
        self._refreshing: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        service.subscribe(self._heard)

    # ── hearing ─────────────────────────────────────────────────────────────────────────────

    def _heard(self, announcement: Announcement) -> None:
        self.refresh(announcement.match_id)

    def refresh(self, match_id: int) -> None:
        """Bring all messages of a match up to date."""
        if match_id in self._refreshing:
            self._again.add(match_id)
        else:
            self._refreshing[match_id] = asyncio.create_task(self._refresh(match_id))

    async def start(self) -> None:
        """After a start: redraw every message that shows less than the newest state."""
        for match_id in {surface.match_id for surface in await self._service.stale_surfaces()}:
            self.refresh(match_id)
        self._spawn(self._send_what_is_owed())

    async def _send_what_is_owed(self) -> None:
        """First hands and mentions that Discord or the end of the last run kept from being sent.

        No message shows an old state for them, since there is none.
        """
        try:
            soonest = await self._service.soonest(MOST)
        except Exception:
            _log.exception("What was owed when the bot stopped could not be read.")
            return
        for match_id in soonest:
            try:
                await self._send_owed(match_id)
            except Exception:
                _log.exception("What is owed in match %d could not be sent.", match_id)

    async def _send_owed(self, match_id: int) -> None:
        info = (await self._service.get(match_id)).info
        if info.status is not Status.PLAYING:
            return
        stage = await self.stage(match_id)
        for seat, player in players_of(info):
            known = stage.hands.get(player.id)
            if known is not None and known.surface is not None:
                continue
            await self._prepare_hand(stage, info, seat, player)
            hand = stage.hands.get(player.id)
            if hand is not None:
                hand.mark()
            else:
                stage.mark_pings()

    @property
    def busy(self) -> bool:
        """Whether something is left to draw."""
        drawing = any(not stage.drawn for stage in self._stages.values())
        return bool(self._refreshing or self._tasks) or drawing

    async def close(self) -> None:
        """Stop drawing, and write what was drawn."""
        tasks = [*self._refreshing.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for stage in self._stages.values():
            await stage.close()
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
        for seat, player in players_of(info):
            await self._prepare_hand(stage, info, seat, player)
        stage.mark()
        self._trim()

    async def _prepare_hand(
        self, stage: StageMessages, info: MatchInfo, seat: Seat, player: Person
    ) -> None:
        """See to it that a player has a hand, and that it makes a sound when it should."""
        chosen = await self._service.preferences(player.id)
        hand = stage.hands.get(player.id)
        if hand is not None and hand.surface is not None:
            seen, told = stage.seen.get(player.id), stage.last_told(player.id)
            push = wants_push(info, seat, chosen, seen=seen, told=told)
            hand.wants_push = push and not await self._pings.digests(info, player)
        elif info.status is Status.PLAYING and self._by_dm(chosen):
            hand = stage.hand(player.id)
            hand.wants_push = on_turn(info, seat) and chosen.nudges is not Nudges.NEVER

    def _by_dm(self, chosen: Preferences) -> bool:
        return chosen.hand is HandPlace.DM and chosen.person_id not in self.scenes.closed

    async def stage(self, match_id: int) -> StageMessages:
        """The messages of a match, read from the store once."""
        async with self._loading:
            stage = self._stages.get(match_id)
            if stage is None:
                surfaces = await self._service.surfaces(match_id=match_id)
                stage = StageMessages(
                    self, match_id, surfaces, self._pings.attend, first_pause=self._first_pause
                )
                self._stages[match_id] = stage
            return stage

    def _trim(self) -> None:
        """Let go of matches in which nothing goes on; the store knows their messages."""
        for match_id, stage in list(self._stages.items())[: max(0, len(self._stages) - MOST)]:
            if stage.idle and match_id not in self._refreshing:
                del self._stages[match_id]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ── what messages need ──────────────────────────────────────────────────────────────────

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

    async def scene(self, match_id: int, person_id: int | None) -> Scene:
        """The newest state as this person sees it; None: as everyone does."""
        if person_id is None:
            return await self.scenes.for_everyone(match_id)
        return await self.scenes.for_person(await self.stage(match_id), person_id)

    def emojis_refused(self) -> None:
        """Discord knows one of the emojis no more: draw without."""
        self.scenes.refuse_emojis()

    def table_moved(self, match_id: int) -> None:
        """The hands' way back to the table has changed."""
        self.refresh(match_id)

    def hand_sent(self, match_id: int, person_id: int) -> None:
        """A person got a new hand: those of finished matches shrink to one line."""
        self._spawn(self._shrink(match_id, person_id))

    def hand_refused(self, match_id: int, person_id: int) -> None:
        """A person's direct messages are closed: the table says so, and they play there."""
        self.scenes.closed.add(person_id)
        stage = self._stages.get(match_id)
        if stage is not None:
            stage.hands.pop(person_id, None)  # or every change would try again
        self.refresh(match_id)

    async def _shrink(self, match_id: int, person_id: int) -> None:
        for surface in await self._service.surfaces(person_id=person_id):
            if surface.match_id == match_id or surface.kind is not SurfaceKind.HAND:
                continue
            if (await self._service.get(surface.match_id)).info.status.open:
                continue
            hand = (await self.stage(surface.match_id)).hands.get(person_id)
            if hand is not None:
                hand.wants_shrink = True
                hand.mark()
