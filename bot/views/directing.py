"""Hears of each committed change, and sees to it that every message about the match follows.

It decides which messages there are to be; each of them draws itself. What it remembers beyond the
stored surfaces may be lost at any time: open ephemeral hands, and who was seen lately.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime
from functools import partial
from typing import Any, Final, Protocol, TypeVar

import discord

from bot.koikoi.actions import Seat
from bot.matches.errors import StoreAway, UnknownMatch
from bot.matches.models.match import Announcement, MatchInfo, Status
from bot.matches.models.people import HandPlace, Nudges, Person, Preferences
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind
from bot.matches.services import MatchService

from .delivery import Delivery
from .dm_access import DMS_CLOSED, REFUSED
from .languages import Languages
from .nudges import on_turn, players_of, wants_push
from .old_edits import OldEdits
from .pings import Pings
from .queue import LONGEST_PAUSE
from .scene import Scene
from .scenes import Scenes
from .stage_messages import StageMessages

_log = logging.getLogger(__name__)

_T = TypeVar("_T")

MOST: Final = 1000
"""So many matches' messages are remembered at once."""


class OpensDirectMessages(Protocol):
    """People's direct messages."""

    async def known(self, person_id: int) -> discord.PartialMessageable | None:
        """A person's direct messages, if they were opened before."""

    async def open(self, person_id: int) -> discord.PartialMessageable:
        """A person's direct messages, opened if need be."""

    async def forget(self, person_id: int) -> None:
        """They are not where they were."""


class Channels(Protocol):
    """The client, as far as messages need it."""

    def messageable(self, channel_id: int) -> discord.PartialMessageable:
        """A channel to write to."""

    async def find_table(self, channel_id: int, match_id: int) -> discord.Message | None:
        """A message of ours among a channel's newest that has buttons of this match."""

    @property
    def direct_messages(self) -> OpensDirectMessages:
        """People's direct messages."""

    def takes_threads(self, guild_id: int, channel_id: int) -> bool:
        """Whether threads can hang on a channel's messages."""

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
        self.access: Final = self.scenes.access
        self._pings = Pings(service, self, languages)
        self._old_edits = OldEdits()
        self._reopened: set[int] = set()  # people whose direct messages were opened once more
        self._over: set[int] = set()  # matches that have ended, and may still be drawn
        self._blocked: set[int] = set()  # matches whose table's channel is closed to us
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

    def start(self) -> None:
        """After a start: redraw what shows less than the newest state, and send what is owed."""
        self._spawn(self._catch_up())

    async def _catch_up(self) -> None:
        """Old messages first; then challenges, tables, hands and mentions that were never sent.

        No message shows an old state for those, since there is none.
        """
        stale = await self._until_there(self._service.messages.stale)
        for match_id in {surface.match_id for surface in stale}:
            self.refresh(match_id)
        for match_id in await self._until_there(partial(self._service.queries.soonest, MOST)):
            try:
                await self._until_there(partial(self._send_owed, match_id))
            except Exception:
                _log.exception("What is owed in match %d could not be sent.", match_id)

    async def _until_there(self, ask: Callable[[], Awaitable[_T]]) -> _T:
        """Ask the store, again and again while it is away, ever later."""
        pause = self._first_pause
        while True:
            try:
                return await ask()
            except StoreAway as away:
                _log.warning("The store is away; trying again in %g s: %s", pause, away)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _send_owed(self, match_id: int) -> None:
        info = (await self._service.queries.get(match_id)).info
        if not info.status.open:
            return
        stage = await self.stage(match_id)
        if stage.lacks_table(info):
            table = stage.table()
            table.look_first = True
            table.mark()
        for seat, player in players_of(info):
            known = stage.hands.get(player.id)
            if known is not None and known.surface is not None:
                continue
            await self._prepare_hand(stage, info, seat, player)
            hand = stage.hands.get(player.id)
            if hand is not None and not hand.refused:
                hand.mark()
            else:
                stage.mark_pings()

    @property
    def busy(self) -> bool:
        """Whether something is left to draw."""
        drawing = any(not stage.drawn for stage in self._stages.values())
        return bool(self._refreshing or self._tasks) or drawing

    async def settle(self) -> None:
        """Wait until nothing is left to draw, also while Discord is away."""
        while tasks := self._drawing():
            await asyncio.wait(tasks)

    def _drawing(self) -> list[asyncio.Task[None]]:
        tasks = [*self._refreshing.values(), *self._tasks]
        for stage in self._stages.values():
            tasks += stage.drawing()
        return tasks

    async def close(self) -> None:
        """Stop drawing, and write what was drawn."""
        tasks = [*self._refreshing.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for stage in self._stages.values():
            await stage.close()
        await self._service.messages.flush()

    async def _refresh(self, match_id: int) -> None:
        try:
            while True:
                self._again.discard(match_id)
                try:
                    await self._until_there(partial(self._direct, match_id))
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
        info = (await self._service.queries.get(match_id)).info
        stage = await self.stage(match_id)
        for seat, player in players_of(info):
            await self._prepare_hand(stage, info, seat, player)
        stage.mark()
        if not info.status.open:
            self._over.add(match_id)
        self._trim()

    async def _prepare_hand(
        self, stage: StageMessages, info: MatchInfo, seat: Seat, player: Person
    ) -> None:
        """See to it that a player has a hand, and that it makes a sound when it should."""
        chosen = await self._service.settings.preferences(player.id)
        hand = stage.hands.get(player.id)
        if hand is not None and hand.surface is not None:
            seen, told = stage.seen.get(player.id), stage.last_told(player.id)
            push = wants_push(info, seat, chosen, seen=seen, told=told)
            hand.wants_push = push and not await self._pings.digests(info, player)
        elif info.status is Status.PLAYING and await self._by_dm(chosen):
            hand = stage.hand(player.id)
            hand.refused = False
            hand.wants_push = on_turn(info, seat) and chosen.nudges is not Nudges.NEVER
        elif hand is not None and self.access.refuses(player.id, self.now()):
            hand.refused = True  # or it would be tried again with the next change

    async def _by_dm(self, chosen: Preferences) -> bool:
        person_id, now = chosen.person_id, self.now()
        known = self._channels.direct_messages.known
        if self.access.rests(now) and await known(person_id) is None:
            self.access.keeps_away(person_id)
        return chosen.hand is HandPlace.DM and not self.access.refuses(person_id, now)

    async def stage(self, match_id: int) -> StageMessages:
        """The messages of a match, read from the store once."""
        async with self._loading:
            stage = self._stages.get(match_id)
            if stage is None:
                surfaces = await self._service.messages.find(match_id=match_id)
                stage = StageMessages(
                    self, match_id, surfaces, self._pings.attend, first_pause=self._first_pause
                )
                self._stages[match_id] = stage
            return stage

    def _trim(self) -> None:
        """Let go of matches in which nothing goes on; the store knows their messages.

        Those that are over go as soon as they are drawn, the others when they are too many.
        """
        too_many = list(self._stages)[: max(0, len(self._stages) - MOST)]
        for match_id in {*self._over, *too_many}:
            stage = self._stages.get(match_id)
            done = stage is None or (stage.drawn if match_id in self._over else stage.idle)
            if done and match_id not in self._refreshing:
                self._stages.pop(match_id, None)
                self._over.discard(match_id)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned_ended)

    def _spawned_ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (failure := task.exception()) is not None:
            _log.error("Something about messages failed.", exc_info=failure)

    # ── what messages need ──────────────────────────────────────────────────────────────────

    def now(self) -> datetime:
        """The time."""
        return self._service.clock.now()

    def messageable(self, channel_id: int) -> discord.PartialMessageable:
        """A channel to write to."""
        return self._channels.messageable(channel_id)

    async def direct(self, person_id: int) -> discord.PartialMessageable:
        """A person's direct messages."""
        return await self._channels.direct_messages.open(person_id)

    async def find_table(self, channel_id: int, match_id: int) -> discord.Message | None:
        """A message of ours in a channel that shows this match, though nobody noted it."""
        return await self._channels.find_table(channel_id, match_id)

    def may_edit(self, surface: PostedMessage) -> bool:
        """Whether Discord takes another edit of this message now; it is counted."""
        return self._old_edits.allow(surface.channel_id, surface.sent_at, self.now())

    async def remember(self, surface: PostedMessage) -> None:
        """Note what a message shows."""
        await self._service.messages.remember(surface)

    async def forget(self, message_id: int) -> None:
        """A message is gone."""
        await self._service.messages.forget(message_id)

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
        self._reopened.discard(person_id)
        self._spawn(self._shrink(match_id, person_id))

    async def hand_refused(self, match_id: int, person_id: int, code: int) -> None:
        """Discord sends nothing to a person: the table says so, and they play there."""
        if code in REFUSED:
            self.access.refused(person_id, code, self.now())
        elif person_id in self._reopened:  # opened anew, and still not there
            self.access.refused(person_id, DMS_CLOSED, self.now())
        else:
            self._reopened.add(person_id)
            await self._channels.direct_messages.forget(person_id)
        self.refresh(match_id)

    def table_gone(self, match_id: int) -> None:
        """The table's channel was deleted: the hands say so."""
        self.refresh(match_id)

    def table_blocked(self, match_id: int) -> None:
        """The table's channel is closed to us, until somebody opens it."""
        self._blocked.add(match_id)

    async def retry_blocked(self, guild_id: int) -> None:
        """Something changed in what we may do on a server: draw what could not be drawn there."""
        for match_id in sorted(self._blocked):
            if (await self._service.queries.get(match_id)).info.place.guild_id != guild_id:
                continue
            self._blocked.discard(match_id)
            (await self.stage(match_id)).table().unblock()
            self.refresh(match_id)

    async def _shrink(self, match_id: int, person_id: int) -> None:
        for surface in await self._service.messages.find(person_id=person_id):
            if surface.match_id == match_id or surface.kind is not PostedMessageKind.HAND:
                continue
            if (await self._service.queries.get(surface.match_id)).info.status.open:
                continue
            self._over.add(surface.match_id)
            hand = (await self.stage(surface.match_id)).hands.get(person_id)
            if hand is not None:
                hand.wants_shrink = True
                hand.mark()
