"""The message to somebody who looks for an opponent: one at a time, replaced where it must call.

An edit makes no sound, so a person who is found gets a new message: in their direct messages, or
otherwise where they asked, as long as the token of their last press works.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any, Final

import discord

from bot.matches.services import MatchService
from bot.matchmaking.model import Gone, Seeker, Shown, Why
from bot.matchmaking.screens import found_screen, gone_screen, looking_screen
from bot.messages.presenter import Presenter
from bot.messages.queue import until_answered
from bot.messages.sending.delivery import nonce_of
from bot.messages.sending.direct_messages import REFUSED
from bot.messages.sending.failures import FAILED, GONE
from bot.messages.sending.reply import by_token
from bot.screens.message import Screen


class SeekerMessages:
    """Sends, changes and deletes the messages to those who look."""

    def __init__(self, service: MatchService, presenter: Presenter, client: discord.Client) -> None:
        self._service = service
        self._deps = presenter.deps
        self._access = presenter.access
        self._client: Final = client

    async def screen(self, seeker: Seeker) -> Screen:
        """Return what is so for somebody now."""
        texts = await self._deps.languages.of_person(seeker.person.id)
        matchmaking = self._service.matchmaking
        pair = None if seeker.found_with is None else await matchmaking.pair_of(seeker.person.id)
        if pair is not None:
            return found_screen(texts, seeker, pair)
        return looking_screen(texts, seeker, await matchmaking.found_lately())

    async def call(self, seeker: Seeker) -> bool:
        """Tell somebody that another one is there; return whether that was possible."""
        screen = await self.screen(seeker)
        sent = await self._write(seeker, screen) or await self._follow_up(seeker, screen)
        if sent is None:
            return False
        note = partial(self._service.matchmaking.mark_shown, seeker.person.id, sent)
        await until_answered(note, self._deps.first_pause)  # sent once: it is not sent again
        if seeker.shown is not None:
            await self.delete(seeker.shown)
        return True

    async def _write(self, seeker: Seeker, screen: Screen) -> Shown | None:
        """Write a direct message, if the person takes them. Raises if Discord is away."""
        person_id = seeker.person.id
        chosen = await self._service.settings.preferences(person_id)
        if not await self._access.takes_hand(chosen):
            return None
        nonce = nonce_of("found", person_id, seeker.found_with, seeker.found_at)
        try:
            channel = await self._deps.direct_messages.open(person_id)
            message = await channel.send(**await self._deps.delivery.to_send(screen), nonce=nonce)
        except discord.HTTPException as refused:
            if refused.code not in REFUSED | GONE:
                raise
            await self._access.hand_refused(person_id, refused.code)
            return None
        return Shown(channel.id, message.id)

    async def _follow_up(self, seeker: Seeker, screen: Screen) -> Shown | None:
        """Write beside what the person pressed last, for them alone."""
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
        return Shown(shown.channel_id, message.id, shown.token, shown.until)

    async def renew(self, seeker: Seeker) -> None:
        """Show in the message what is so now; that makes no sound."""
        await self._edit(seeker.shown, await self.screen(seeker))

    async def end(self, gone: Gone) -> None:
        """Say in the message why nobody is looked for any more.

        Where it can't be changed any more, and they would wait on, it is said anew.
        """
        seeker = gone.seeker
        texts = await self._deps.languages.of_person(seeker.person.id)
        screen = gone_screen(texts, gone)
        if not await self._edit(seeker.shown, screen) and gone.why in (Why.OVER, Why.MISSED):
            with suppress(*FAILED):
                await self._write(seeker, screen)

    async def _edit(self, shown: Shown | None, screen: Screen) -> bool:
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
        except FAILED:  # it was deleted or dismissed: each press answers with what is so
            return False
        return True

    async def delete(self, shown: Shown) -> None:
        """Delete a message that another one replaces."""
        with suppress(*FAILED):
            if shown.token is None:
                await self._partial(shown).delete()
            elif shown.opens(self._service.clock.now()):
                with by_token():
                    await self._webhook(shown).delete_message(shown.message_id)

    def _partial(self, shown: Shown) -> discord.PartialMessage:
        return self._deps.channels.messageable(shown.channel_id).get_partial_message(
            shown.message_id
        )

    def _webhook(self, shown: Shown) -> discord.Webhook:
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
"""Discord's codes for a token that doesn't work any more."""
