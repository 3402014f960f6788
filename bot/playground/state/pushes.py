"""What would have buzzed each person's phone: new DMs, and mentions.

Edits make no sound, also where they fill a "thinking…"; silent messages don't,
ephemeral ones don't, and neither does the answer to one's own click: that person
is looking already.
"""

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from bot.playground.objects.channel import Channel
from bot.playground.objects.message import SILENT, Message, all_text
from bot.playground.objects.snowflakes import Clock, Snowflakes
from bot.playground.state.changes import Changes
from bot.playground.state.directory import Directory
from bot.playground.state.documents import DocumentStore

Json = dict[str, Any]

_SHOWN: Final = 200


@dataclass(frozen=True, slots=True)
class Push:
    """One buzz."""

    id: int
    person_id: int
    at: str
    channel_id: int
    message_id: int
    text: str
    kind: Literal["dm", "mention"]

    def page_wire(self) -> Json:
        """The push, as the page lists it."""
        return {
            "id": str(self.id),
            "at": self.at,
            "channel_id": str(self.channel_id),
            "message_id": str(self.message_id),
            "text": self.text,
            "kind": self.kind,
        }

    def document(self) -> Json:
        """The form that is kept."""
        return {
            "id": self.id,
            "person_id": self.person_id,
            "at": self.at,
            "channel_id": self.channel_id,
            "message_id": self.message_id,
            "text": self.text,
            "kind": self.kind,
        }


@dataclass(slots=True)
class Pushes:
    """Each person's pushes, oldest first."""

    ids: Snowflakes
    clock: Clock
    store: DocumentStore
    changes: Changes
    directory: Directory
    all: list[Push] = field(default_factory=list)

    def load(self) -> None:
        """Read what was kept."""
        self.all = [Push(**body) for body in self.store.all("push")]

    def of(self, person_id: int) -> list[Push]:
        """A person's."""
        return [push for push in self.all if push.person_id == person_id]

    def consider(self, channel: Channel, message: Message, looking: int | None) -> None:
        """Push a new message of the bot's to whom it concerns.

        Args:
            channel: where it was written.
            message: the new message.
            looking: whose click it answers, if it answers one.
        """
        if message.only_for is not None or message.flags & SILENT:
            return
        if channel.recipient_id is not None:
            targets: dict[int, Literal["dm", "mention"]] = {channel.recipient_id: "dm"}
        else:
            called = [int(user["id"]) for user in message.wire["mentions"]]
            for role_id in message.wire["mention_roles"]:
                guild = self.directory.guilds[channel.guild_id or 0]
                called += guild.role(int(role_id)).member_ids
            targets = dict.fromkeys(called, "mention")
        for person_id, kind in targets.items():
            if person_id != looking:
                self._push(person_id, kind, message)

    def _push(self, person_id: int, kind: Literal["dm", "mention"], message: Message) -> None:
        text = all_text(message.wire).strip() or "📎"
        push = Push(
            self.ids.new(), person_id, self.clock().isoformat(), message.channel_id, message.id,
            text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…", kind,
        )  # fmt: skip
        self.all.append(push)
        self.store.put("push", push.id, push.document())
        self.changes.publish("push", [person_id], person=str(person_id), push=push.page_wire())
