"""Push notifications for each person's phone: of new direct messages, and mentions.

They may come late or not at all: that is up to the phone.

There are no notifications of edits, even if they replace "thinking…", of silent messages, of
ephemeral messages, and of the answer to a person's own click.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
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
    """A push notification."""

    id: int
    person_id: int
    at: str
    channel_id: int
    message_id: int
    text: str
    kind: Literal["dm", "mention"]

    def page_wire(self) -> Json:
        """Return the notification in the form for the page."""
        return {
            "id": str(self.id),
            "at": self.at,
            "channel_id": str(self.channel_id),
            "message_id": str(self.message_id),
            "text": self.text,
            "kind": self.kind,
        }

    def document(self) -> Json:
        """Return the stored form."""
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
    """The notifications of each person, oldest first."""

    ids: Snowflakes
    clock: Clock
    store: DocumentStore
    changes: Changes
    directory: Directory
    all: list[Push] = field(default_factory=list)
    delays: dict[int, timedelta | None] = field(default_factory=dict)
    """The time after which notifications reach a person's phone; None: they never do."""
    _late: list[Push] = field(default_factory=list)
    """The notifications that are on the way."""

    def load(self) -> None:
        """Read the stored notifications."""
        self.all = [Push(**body) for body in self.store.all("push")]

    def of(self, person_id: int) -> list[Push]:
        """Return the notifications that have reached a person."""
        self.deliver()
        return [push for push in self.all if push.person_id == person_id]

    def consider(self, channel: Channel, message: Message, looking: int | None) -> None:
        """Notify the people whom a new message of the bot concerns.

        Args:
            channel: the channel of the message.
            message: the new message.
            looking: the id of the person whose click it answers, or None.
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
        delay = self.delays.get(person_id, timedelta())
        if delay is None:
            return
        push = Push(
            self.ids.new(), person_id, (self.clock() + delay).isoformat(), message.channel_id,
            message.id, text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…", kind,
        )  # fmt: skip
        self._late.append(push)
        self.deliver()

    def deliver(self) -> None:
        """Show the notifications that have arrived by now. Late ones aren't kept at a restart."""
        now = self.clock()
        arrived = [push for push in self._late if datetime.fromisoformat(push.at) <= now]
        for push in arrived:
            self._late.remove(push)
            self.all.append(push)
            self.store.put("push", push.id, push.document())
            person = str(push.person_id)
            self.changes.publish("push", [push.person_id], person=person, push=push.page_wire())
