"""One thing that a person did with the bot, and how far it is answered."""

from dataclasses import dataclass, field, replace
from enum import IntEnum, StrEnum
from typing import Any

from bot.playground.objects.channel import Channel
from bot.playground.objects.message import Message
from bot.playground.objects.person import Person

Json = dict[str, Any]


class Kind(IntEnum):
    """What sort of interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Answer(IntEnum):
    """What sort of answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9
    ACTIVITY = 12


class State(StrEnum):
    """How far the answer is."""

    PENDING = "pending"
    DEFERRED = "deferred"
    ANSWERED = "answered"
    FAILED = "failed"


@dataclass(slots=True)
class Interaction:
    """One thing that a person did."""

    id: int
    token: str
    kind: Kind
    person: Person
    channel: Channel
    data: Json
    message: Message | None = None
    """The message whose component was used."""
    trigger: "Interaction | None" = None
    """What opened the modal that was sent."""
    state: State = State.PENDING
    answer: Answer | None = None
    original_id: int | None = None
    """The message that ``@original`` means."""
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    message_ids: list[int] = field(default_factory=list)
    """Every message that answered it, in order."""

    @property
    def waits(self) -> bool:
        """Whether nothing came yet, or only "thinking…"."""
        return self.state in {State.PENDING, State.DEFERRED}

    def metadata(self) -> Json:
        """What a message tells of the interaction that it answers."""
        owner = str(self.channel.guild_id or self.person.id)
        told: Json = {
            "id": str(self.id),
            "type": int(self.kind),
            "user": self.person.wire(),
            "authorizing_integration_owners": {"0": owner},
        }
        # A forged interaction has no message or trigger; Discord's form wants one all the same.
        if self.kind is Kind.COMPONENT:
            told["interacted_message_id"] = str(self.message.id if self.message else self.id)
        if self.kind is Kind.MODAL:
            trigger = self.trigger or replace(self, kind=Kind.COMMAND)
            told["triggering_interaction_metadata"] = trigger.metadata()
        return told
