"""The message to a person in the search: one at a time, replaced if it must notify them.

An edit doesn't notify, so a person with an opponent gets a new message: in their direct messages,
or else where they used the command, while the token of their last interaction is valid.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any, Final

import discord

from bot.matches.services import MatchService
from bot.matchmaking.model import Gone, Seeker, SeekerMessage, Why
from bot.matchmaking.screens import found_screen, gone_screen, looking_screen
from bot.matchmaking.service import Matchmaking
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.direct_messages import REFUSED
from bot.messages.sending.failures import FAILED, GONE, DmWaits
from bot.messages.sending.reply import by_token
from bot.screens.message import Screen


class SeekerMessages:
    """Sends, edits and deletes the messages to people in the search."""

    def __init__(self, service: MatchService, presenter: Presenter, client: discord.Client) -> None:
        self._service = service
        self._deps = presenter.deps
        self._access = presenter.access
        self._client: Final = client

    async def screen(self, seeker: Seeker) -> Screen:
        """Return the screen of a person's present state."""
        texts = await self._deps.languages.of_person(seeker.person.id)
        matchmaking = self._service.of(Matchmaking)
        pair = None if seeker.found_with is None else await matchmaking.pair_of(seeker.person.id)
        if pair is not None:
            return found_screen(texts, seeker, pair)
        return looking_screen(texts, seeker, await matchmaking.found_lately())

    async def call(self, seeker: Seeker) -> bool:
        """Notify a person of their opponent; return whether that was possible."""
        screen = await self.screen(seeker)
        sent = await self._write(seeker, screen) or await self._follow_up(seeker, screen)
        if sent is None:
            return False
        note = partial(self._service.of(Matchmaking).mark_shown, seeker.person.id, sent)
        await until_answered(note, self._deps.first_pause)  # so that it is not sent again
        if seeker.shown is not None:
            await self.delete(seeker.shown)
        return True

    async def _write(self, seeker: Seeker, screen: Screen) -> SeekerMessage | None:
        """Send a direct message, if the person accepts them. Raises if Discord is away."""
        person_id = seeker.person.id
        chosen = await self._service.settings.preferences(person_id)
        if not await self._access.takes_hand(chosen):
            return None
        nonce = nonce_of("found", person_id, seeker.found_with, seeker.found_at)
        try:
            channel = await self._deps.direct_messages.open(person_id)
            message = await channel.send(**await self._deps.delivery.to_send(screen), nonce=nonce)
        except DmWaits:
            return None
        except discord.HTTPException as refused:
            if refused.code not in REFUSED | GONE:
                raise
            await self._access.hand_refused(person_id, refused.code)
            return None
        return SeekerMessage(channel.id, message.id)

    async def _follow_up(self, seeker: Seeker, screen: Screen) -> SeekerMessage | None:
        """Send a private follow-up to the person's last interaction."""
        shown = seeker.shown
        if shown is None or not shown.opens(self._service.clock.now()):
            return None
        arguments = await self._deps.delivery.to_send(screen, private=True)
        try:
            with by_token():
                message = await self._webhook(shown).send(**arguments, ephemeral=True, wait=True)
        except discord.HTTPException as refused:
            if refused.code not in DEAD:
                raise
            return None
        return SeekerMessage(shown.channel_id, message.id, shown.token, shown.until)

    async def renew(self, seeker: Seeker) -> None:
        """Edit the message to the present state, without a notification."""
        await self._edit(seeker.shown, await self.screen(seeker))

    async def end(self, gone: Gone) -> None:
        """Edit the message to the reason why the search has ended.

        If it can't be edited and the person would go on waiting, a new message is sent.
        """
        seeker = gone.seeker
        texts = await self._deps.languages.of_person(seeker.person.id)
        screen = gone_screen(texts, gone)
        if not await self._edit(seeker.shown, screen) and gone.why in (Why.OVER, Why.MISSED):
            with suppress(*FAILED):
                await self._write(seeker, screen)

    async def _edit(self, shown: SeekerMessage | None, screen: Screen) -> bool:
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
        except FAILED:  # it was deleted or dismissed: each press answers with the present state
            return False
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
