"""The interactions of people with the bot, and their answers.

An interaction must be answered within 3 seconds. Its token is valid for 15 minutes.
"""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any, Final

from bot.playground.objects.channel import Channel, channel_wire
from bot.playground.objects.errors import ALREADY_ACKNOWLEDGED, INVALID_TOKEN, UNKNOWN_INTERACTION
from bot.playground.objects.guild import member_wire
from bot.playground.objects.interaction import Answer, Interaction, Kind, State
from bot.playground.objects.message import Message
from bot.playground.objects.person import Person
from bot.playground.objects.snowflakes import Clock, Snowflakes, made_at
from bot.playground.state.changes import Changes
from bot.playground.state.directory import Directory
from bot.playground.state.messages import Messages

Json = dict[str, Any]

TOKEN_LIFE: Final = timedelta(minutes=15)
ANSWER_WITHIN: Final = timedelta(seconds=3)


_PAGE_KIND: Final = {Kind.COMMAND: "command", Kind.COMPONENT: "component", Kind.MODAL: "modal"}


@dataclass(slots=True)
class Interactions:
    """All interactions whose tokens may still be valid, by token."""

    ids: Snowflakes
    clock: Clock
    directory: Directory
    messages: Messages
    changes: Changes
    dispatch: Callable[[str, Json], bool]
    """Sends an event to the bot. Returns False if the bot isn't connected."""
    answer_within: timedelta = ANSWER_WITHIN
    by_token: dict[str, Interaction] = field(default_factory=dict)
    _timers: dict[str, asyncio.TimerHandle] = field(default_factory=dict)
    """The timers after which interactions without an answer fail, by token."""

    def begin(
        self,
        kind: Kind,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Create an interaction of a person, and send it to the bot."""
        interaction = Interaction(
            self.ids.new(), secrets.token_urlsafe(32), kind, person, channel, data, message, trigger
        )
        interaction.owners = self._owners(interaction)
        self._forget_old()
        self.by_token[interaction.token] = interaction
        self._tell(interaction)
        if not self.dispatch("INTERACTION_CREATE", self._wire(interaction)):
            self._fail(interaction)
            return interaction
        loop = asyncio.get_running_loop()
        self._timers[interaction.token] = loop.call_later(
            self.answer_within.total_seconds(), self._fail, interaction
        )
        return interaction

    def for_callback(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction of a callback.

        Raises:
            ApiError: 10062 if it is unknown or expired, 40060 if it was answered.
        """
        interaction = self.by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise UNKNOWN_INTERACTION.error()
        if interaction.answer is not None:
            raise ALREADY_ACKNOWLEDGED.error()
        age = self.clock() - made_at(interaction.id)
        if interaction.state is State.FAILED or age > self.answer_within:
            raise UNKNOWN_INTERACTION.error()
        return interaction

    def for_token(self, token: str) -> Interaction:
        """Return the interaction of the token of a webhook request.

        Raises:
            ApiError: 50027 if the token is wrong or too old.
        """
        interaction = self.by_token.get(token)
        if interaction is None or self.clock() - made_at(interaction.id) > TOKEN_LIFE:
            raise INVALID_TOKEN.error()
        return interaction

    def by_id(self, interaction_id: int) -> Interaction | None:
        """Return an interaction by its id; None if it is unknown or old."""
        return next((one for one in self.by_token.values() if one.id == interaction_id), None)

    def set_answer(self, interaction: Interaction, answer: Answer, state: State) -> None:
        """Store the kind of the first answer, and the state."""
        interaction.answer = answer
        self.set_state(interaction, state)

    def set_state(self, interaction: Interaction, state: State) -> None:
        """Store the state of the answer."""
        interaction.state = state
        if state is not State.PENDING and (timer := self._timers.pop(interaction.token, None)):
            timer.cancel()
        self._tell(interaction)

    def close(self) -> None:
        """Cancel all timers."""
        for timer in self._timers.values():
            timer.cancel()

    def _fail(self, interaction: Interaction) -> None:
        self.set_state(interaction, State.FAILED)

    def _forget_old(self) -> None:
        # Kept beyond their expiry, so that late requests are refused as by Discord.
        if len(self.by_token) > 20_000:
            for token in list(self.by_token)[:10_000]:
                del self.by_token[token]

    def _tell(self, interaction: Interaction) -> None:
        if interaction.kind is Kind.AUTOCOMPLETE:
            self.changes.wake()
            return
        data: Json = {
            "person": str(interaction.person.id),
            "id": str(interaction.id),
            "state": interaction.state.value,
            "kind": _PAGE_KIND[interaction.kind],
            "channel_id": str(interaction.channel.id),
        }
        if interaction.message is not None:
            data["message_id"] = str(interaction.message.id)
        if interaction.kind is Kind.COMPONENT:
            data["custom_id"] = interaction.data["custom_id"]
        self.changes.publish("interaction", [interaction.person.id], **data)
        if interaction.modal is not None and interaction.answer is Answer.MODAL:
            self.changes.publish(
                "modal",
                [interaction.person.id],
                person=str(interaction.person.id),
                interaction_id=str(interaction.id),
                **interaction.modal,
            )

    def _owners(self, interaction: Interaction) -> dict[str, str]:
        """Return who has installed the application that an interaction uses.

        Anybody may press: the press belongs to the person whose command the message answers.
        """
        guild, message = interaction.channel.guild_id, interaction.message
        owners: dict[str, str] = {}
        if guild is not None and self.directory.guilds[guild].has_app:
            owners["0"] = str(guild)
        elif interaction.channel.context == 1:
            owners["0"] = "0"
        if message is not None:
            answered = message.wire.get("interaction_metadata") or {}
            before = answered.get("authorizing_integration_owners") or {}
        elif interaction.trigger is not None:
            before = interaction.trigger.owners
        else:
            before = {"1": str(interaction.person.id)} if interaction.person.has_app else {}
        return owners | {key: value for key, value in before.items() if key == "1"}

    def _wire(self, interaction: Interaction) -> Json:
        directory, channel, person = self.directory, interaction.channel, interaction.person
        recipients = directory.recipients(channel)
        allowed = str(int(directory.person_may(person.id, channel)))
        wire: Json = {
            "id": str(interaction.id),
            "application_id": str(directory.bot.id),
            "type": int(interaction.kind),
            "data": interaction.data,
            "token": interaction.token,
            "version": 1,
            "channel_id": str(channel.id),
            "channel": channel_wire(channel, directory.bot, recipients) | {"permissions": allowed},
            "locale": person.locale,
            "app_permissions": str(int(directory.bot_may(channel))),
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if channel.guild_id is None:
            wire |= {"user": person.wire(), "context": channel.context}
        else:
            guild = directory.guilds[channel.guild_id]
            guild_id = str(guild.id)
            wire |= {"guild_id": guild_id, "guild_locale": guild.locale, "context": 0}
            wire["guild"] = {"id": guild_id, "locale": guild.locale, "features": guild.features}
            wire["member"] = member_wire(guild, person) | {"permissions": allowed}
        wire["authorizing_integration_owners"] = dict(interaction.owners)
        message = interaction.message
        if message is not None:
            wire["message"] = self.messages.wire(message)
        return wire
