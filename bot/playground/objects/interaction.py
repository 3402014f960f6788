"""Interactions of people with the bot, and the state of their answers."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum, StrEnum
from typing import Any

from bot.playground.objects.channel import Channel
from bot.playground.objects.message import Message
from bot.playground.objects.person import Person

Json = dict[str, Any]


class Kind(IntEnum):
    """The kinds of interactions, with Discord's numbers."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """The kinds of answers, with Discord's numbers."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9
    ACTIVITY = 12


class State(StrEnum):
    """The states of an answer."""

    PENDING = "pending"
    DEFERRED = "deferred"
    ANSWERED = "answered"
    FAILED = "failed"


@dataclass(slots=True)
class Interaction:
    """An interaction of a person."""

    id: int
    token: str
    kind: Kind
    person: Person
    channel: Channel
    data: Json
    message: Message | None = None
    """The message whose component was used."""
    trigger: "Interaction | None" = None
    """The interaction that opened the submitted modal."""
    state: State = State.PENDING
    answer: Answer | None = None
    original_id: int | None = None
    """The id of the message that ``@original`` refers to."""
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    message_ids: list[int] = field(default_factory=list)
    """The ids of all messages that answer the interaction, in order."""
    owners: Mapping[str, str] = field(default_factory=dict)
    """The server and the person who have installed the application that is used here: "0" is the
    server, "0" again for direct messages with the bot; "1" is the person."""
    follow_ups: int = 0

    @property
    def only_users(self) -> bool:
        """Whether only a person has installed the application that is used here."""
        return "0" not in self.owners

    @property
    def waits(self) -> bool:
        """Whether there is no answer yet, or only "thinking…"."""
        return self.state in {State.PENDING, State.DEFERRED}

    def metadata(self) -> Json:
        """Return the interaction metadata of a message that answers this interaction."""
        metadata: Json = {
            "id": str(self.id),
            "type": int(self.kind),
            "user": self.person.wire(),
            "authorizing_integration_owners": dict(self.owners),
        }
        # A forged interaction has no message or trigger, but Discord's form requires one.
        if self.kind is Kind.COMPONENT:
            metadata["interacted_message_id"] = str(self.message.id if self.message else self.id)
        if self.kind is Kind.MODAL:
            trigger = self.trigger or replace(self, kind=Kind.COMMAND)
            metadata["triggering_interaction_metadata"] = trigger.metadata()
        return metadata
