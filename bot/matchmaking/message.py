"""The message to a person in the search: one at a time, replaced if it must notify them.

It is a direct message, wherever the person's hands go: sent at the start and without a sound, it
proves that they can be notified later. An edit doesn't notify, so a person with an opponent gets a
new message. If Discord refuses direct messages to a person, the message is hidden, in the channel
where they used the command, and lives as long as the token of their last interaction.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord

from bot.matches.aggregate import OwnLocks
from bot.matches.services import MatchService
from bot.matchmaking.model import Gone, Seeker, SeekerMessage, Why
from bot.matchmaking.screens import found_screen, gone_screen, looking_screen, resting_screen
from bot.matchmaking.service import Matchmaking
from bot.messages.post import MAX_DEAD_NONCES
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.direct_messages import REFUSED, Reach
from bot.messages.sending.failures import (
    FAILED,
    GONE,
    UNKNOWN_MESSAGE,
    DmWaits,
    is_away,
    log_trouble,
)
from bot.messages.sending.reply import by_token
from bot.screens.message import Screen

_log = logging.getLogger(__name__)


class SeekerMessages:
    """Sends, edits and deletes the messages to people in the search."""

    def __init__(self, service: MatchService, presenter: Presenter, client: discord.Client) -> None:
        self._service = service
        self._presenter = presenter
        self._deps = presenter.deps
        self._client: Final = client
        self.resting: Final[set[int]] = set()
        """The people whose search rests as this process showed it last."""
        self.lock: Final = OwnLocks[int]()
        """Returns a person's lock. It is held from reading their state until it is shown, so that
        an older state never replaces a newer one."""

    @property
    def _matchmaking(self) -> Matchmaking:
        return self._service.of(Matchmaking)

    async def screen(self, seeker: Seeker) -> Screen:
        """Return the screen of a person's present state, as `Seeker.shown` can show it."""
        texts = await self._deps.languages.of_person(seeker.person.id)
        pair = None
        if seeker.found_with is not None:
            pair = await self._matchmaking.pair_of(seeker.person.id)
        if pair is not None:
            return found_screen(texts, seeker, pair)
        if await self._matchmaking.is_paused(seeker):
            self.resting.add(seeker.person.id)
            return resting_screen(texts, seeker)
        lately = await self._matchmaking.found_lately()
        return looking_screen(texts, seeker, lately, hindrance=await self._hindrance(seeker))

    async def _hindrance(self, seeker: Seeker) -> str | None:
        """Return the line that says why the search is no direct message, or None."""
        person_id = seeker.person.id
        if not seeker.is_hidden:
            return None
        if self._presenter.access.is_closed(person_id):
            return "find-here"
        reached = await self._deps.direct_messages.reach(person_id)
        return _WAITING.get(reached.how, "find-here")

    async def announce(self, person_id: int) -> SeekerMessage | None:
        """Send a person's present state as a direct message; it notifies only of an opponent.

        Returns None if they can't be written to, or search no more.
        """
        async with self.lock(person_id):
            seeker = await self._matchmaking.state(person_id)
            sent = None
            if seeker is not None:
                try:
                    sent = await self._write(seeker)
                except FAILED as away:
                    log_trouble(_log, away, "Person %d could not be written to", person_id)
                if sent is not None:
                    await self.keep(seeker, sent)
            return sent

    async def call(self, seeker: Seeker) -> bool:
        """Notify a person of their opponent; return whether that was possible.

        Nothing is sent if they have another one by now. Raises if Discord is away.
        """
        async with self.lock(seeker.person.id):
            now = await self._matchmaking.state(seeker.person.id)
            if now is None or now.found_with != seeker.found_with or now.told:
                return True
            sent = await self._write(now) or await self._follow_up(now)
            if sent is None:
                return False
            # Until it is stored, it would be sent once more.
            await until_answered(partial(self.keep, now, sent), self._deps.first_pause)
            return True

    async def keep(self, drawn: Seeker, sent: SeekerMessage) -> None:
        """Store a message that was sent, and delete the one before.

        If the person is in another state than `drawn` by now, the message is deleted instead: the
        one before shows it.
        """
        kept = await self._matchmaking.note_message(drawn, sent)
        for old in kept.replaced if kept.waiting else (sent,):
            await self.delete(old)

    async def _write(self, seeker: Seeker) -> SeekerMessage | None:
        """Send a direct message with a person's state; return None if that is refused.

        Raises if Discord is away.
        """
        screen = await self.screen(replace(seeker, shown=None))
        if seeker.found_with is None:
            nonce = nonce_of("looking", seeker.person.id, seeker.since, seeker.revision)
            return await self._send(seeker, screen, nonce, silent=True)
        nonce = nonce_of("found", seeker.person.id, seeker.found_with, seeker.found_at)
        return await self._send(seeker, screen, nonce)

    async def _send(
        self, seeker: Seeker, screen: Screen, nonce: str, *, silent: bool = False, dead: int = 0
    ) -> SeekerMessage | None:
        """Send a direct message; return None if that is refused. Raises if Discord is away.

        `dead`: the number of nonces that Discord refused before this one, because they had written
        messages that were deleted.
        """
        person_id = seeker.person.id
        if not await self._presenter.access.can_write(person_id):
            return None
        arguments = await self._deps.delivery.to_send(screen)
        try:
            channel = await self._deps.direct_messages.open(person_id)
            message = await channel.send(**arguments, nonce=nonce, silent=silent)
        except DmWaits:
            return None
        except discord.DiscordException as refused:
            if is_away(refused):
                raise
            code = refused.code if isinstance(refused, discord.HTTPException) else 0
            if code == UNKNOWN_MESSAGE and dead < MAX_DEAD_NONCES:
                anew = nonce_of(nonce, "again")
                return await self._send(seeker, screen, anew, silent=silent, dead=dead + 1)
            if code in REFUSED | GONE:
                await self._presenter.dms_refused(person_id, code)
                if code in GONE:  # the channel; it is opened once more
                    return await self._send(seeker, screen, nonce, silent=silent)
            else:
                log_trouble(_log, refused, "Person %d could not be written to", person_id)
            return None
        return SeekerMessage(channel.id, message.id)

    async def _follow_up(self, seeker: Seeker) -> SeekerMessage | None:
        """Send a hidden follow-up to the person's last interaction; return None if it is refused.

        Raises if Discord is away.
        """
        shown = seeker.shown
        if shown is None or not shown.opens(self._service.clock.now()):
            return None
        screen = await self.screen(seeker)
        arguments = await self._deps.delivery.to_send(screen, private=True)
        try:
            with by_token():
                message = await self._webhook(shown).send(**arguments, ephemeral=True, wait=True)
        except discord.HTTPException as refused:
            if is_away(refused):
                raise
            if refused.code not in DEAD:
                log_trouble(_log, refused, "Person %d got no follow-up", seeker.person.id)
            return None
        return SeekerMessage(shown.channel_id, message.id, shown.token, shown.until)

    async def renew(self, person_id: int) -> None:
        """Edit the message to a person's present state, without a notification.

        Raises if Discord is away.
        """
        async with self.lock(person_id):
            seeker = await self._matchmaking.state(person_id)
            if seeker is not None:
                await self._edit(seeker.shown, await self.screen(seeker))

    async def end(self, gone: Gone) -> None:
        """Edit the message to the reason why the search has ended.

        If it can't be edited and the person would go on waiting, a new message is sent. Raises if
        Discord is away.
        """
        seeker = gone.seeker
        async with self.lock(seeker.person.id):
            texts = await self._deps.languages.of_person(seeker.person.id)
            screen = gone_screen(texts, gone)
            if await self._edit(seeker.shown, screen) or gone.why in (Why.BEGUN, Why.STOPPED):
                return
            nonce = nonce_of("gone", seeker.person.id, seeker.since, gone.why)
            await self._send(seeker, screen, nonce)

    async def _edit(self, shown: SeekerMessage | None, screen: Screen) -> bool:
        """Edit a message; return False if it is gone. Raises if Discord is away."""
        if shown is None:
            return False
        arguments: dict[str, Any] = await self._deps.delivery.to_edit(screen)
        try:
            if shown.token is None:
                await self._partial(shown).edit(**arguments)
            elif shown.opens(self._service.clock.now()):
                with by_token():
                    await self._webhook(shown).edit_message(shown.message_id, **arguments)
            else:
                return False
        except FAILED as error:
            if is_away(error):
                raise
            return False  # it was deleted or dismissed: each press answers with the present state
        return True

    async def delete(self, shown: SeekerMessage) -> None:
        """Delete a message that was replaced."""
        with suppress(*FAILED):
            if shown.token is None:
                await self._partial(shown).delete()
            elif shown.opens(self._service.clock.now()):
                with by_token():
                    await self._webhook(shown).delete_message(shown.message_id)

    def _partial(self, shown: SeekerMessage) -> discord.PartialMessage:
        return self._deps.channels.messageable(shown.channel_id).get_partial_message(
            shown.message_id
        )

    def _webhook(self, shown: SeekerMessage) -> discord.Webhook:
        assert self._client.application_id is not None
        assert shown.token is not None
        webhook = discord.Webhook.partial(
            self._client.application_id, shown.token, client=self._client
        )
        webhook.type = discord.WebhookType.application  # else the library refuses hidden messages
        return webhook


UNKNOWN_WEBHOOK: Final = 10015
INVALID_TOKEN: Final = 50027
DEAD: Final = frozenset({UNKNOWN_WEBHOOK, INVALID_TOKEN})
"""Discord's error codes for an expired token."""
_WAITING: Final = {Reach.WAITS: "find-here-soon", Reach.FLAGGED: "find-here-flagged"}
