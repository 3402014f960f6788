"""The messages: they are created, edited, deleted, stored, and published to their audience.

A message is stored in Discord's own form. An edit creates a new value, so the old value still has
the contents that a person saw before. An ephemeral message belongs to one person and one token, and
isn't stored on disk.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any

from bot.playground.objects.channel import Channel
from bot.playground.objects.components import normalized, walk
from bot.playground.objects.embeds import normalized_embeds
from bot.playground.objects.errors import UNKNOWN_MESSAGE
from bot.playground.objects.mentions import mentioned_roles, mentioned_users, mentions_everyone
from bot.playground.objects.message import (
    LOADING,
    SETTABLE,
    SUPPRESS_EMBEDS,
    V2,
    Draft,
    Message,
    all_text,
)
from bot.playground.objects.permissions import Permission
from bot.playground.objects.person import Person
from bot.playground.objects.snowflakes import Clock, Snowflakes, made_at
from bot.playground.objects.upload import Upload
from bot.playground.state.attachments import AttachmentStore
from bot.playground.state.changes import Changes
from bot.playground.state.directory import Directory
from bot.playground.state.documents import DocumentStore

Json = dict[str, Any]

_EPHEMERAL_LIFE = timedelta(minutes=30)
"""The age at which no token can reach a dismissed message any more."""


@dataclass(slots=True)
class Messages:
    """All messages by id."""

    ids: Snowflakes
    clock: Clock
    store: DocumentStore
    directory: Directory
    attachments: AttachmentStore
    changes: Changes
    base_url: str = ""
    by_id: dict[int, Message] = field(default_factory=dict)
    dismissed: set[int] = field(default_factory=set)
    """The ephemeral messages that their person has dismissed. Only the app takes note of that: for
    Discord, and by the interaction's token, they still exist."""

    def load(self) -> None:
        """Read the stored messages."""
        for body in self.store.all("message"):
            message = Message(body["wire"], tuple(body["files"]), token=body["token"])
            self.by_id[message.id] = message

    def get(self, channel_id: int, message_id: int) -> Message:
        """Return a message in a channel.

        Raises:
            ApiError: 10008 if the message doesn't exist.
        """
        message = self.by_id.get(message_id)
        if message is None or message.channel_id != channel_id:
            raise UNKNOWN_MESSAGE.error()
        return message

    def in_channel(self, channel_id: int, seen_by: int | None = None) -> list[Message]:
        """Return a channel's messages, oldest first: public ones, and a person's ephemeral ones."""
        return sorted(
            (
                message
                for message in self.by_id.values()
                if message.channel_id == channel_id and self.is_shown_to(message, seen_by)
            ),
            key=lambda message: message.id,
        )

    def is_shown_to(self, message: Message, person_id: int | None) -> bool:
        """Return whether a person who sees the channel sees a message; None: the bot."""
        return message.only_for in {None, person_id} and message.id not in self.dismissed

    def wire(self, message: Message) -> Json:
        """Return a message for responses, with complete addresses and the message replied to."""
        wire: Json = self._addressed(message.wire)
        reference = wire.get("message_reference")
        if reference and "message_id" in reference:
            original = self.by_id.get(int(reference["message_id"]))
            wire["referenced_message"] = original and self._addressed(original.wire)
        return wire

    def create(self, channel: Channel, author: Person, draft: Draft) -> Message:
        """Write a message."""
        body = draft.body
        files = self.attachments.apply(channel.id, body, draft.uploads, ())
        flags = int(body.get("flags") or 0) & SETTABLE | int(draft.more.get("flags", 0))
        wire: Json = {
            "id": str(self.ids.new()),
            "channel_id": str(channel.id),
            "type": 0,
            "author": author.wire(),
            "content": "",
            "timestamp": self.clock().isoformat(),
            "edited_timestamp": None,
            "tts": False,
            "pinned": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            **draft.more,
            "flags": flags,
        }
        message = Message(wire, (), draft.only_for, draft.token)
        message = self._filled(message, body, files)
        self._keep(message)
        if draft.only_for is None:
            self.directory.touch(channel.id, message.id)
        self._tell("message_create", message)
        return message

    def edit(
        self,
        message: Message,
        body: Mapping[str, Any],
        uploads: Mapping[int, Upload],
        *,
        silently: bool = False,
    ) -> Message:
        """Edit a message. Fields that the body doesn't contain are unchanged.

        Args:
            message: the present message.
            body: the changed fields.
            uploads: new files.
            silently: leave no mark of an edit, for an answer that replaces its "thinking…".
        """
        files = self.attachments.apply(message.channel_id, body, uploads, message.files)
        flags = message.flags & ~LOADING
        if body.get("flags") is not None:
            chosen = int(body["flags"])
            flags = flags & ~SUPPRESS_EMBEDS | chosen & (SUPPRESS_EMBEDS | V2)
        edited = None if silently else self.clock().isoformat()
        changed = replace(
            message, wire={**message.wire, "flags": flags, "edited_timestamp": edited}
        )
        changed = self._filled(changed, body, files)
        kept = {attachment["id"] for attachment in files}
        self.attachments.discard([one for one in message.files if one["id"] not in kept])
        self._keep(changed)
        self._tell("message_update", changed)
        return changed

    def patch(self, message: Message, **wire: Any) -> Message:
        """Change fields that Discord itself adds to a message."""
        changed = replace(message, wire={**message.wire, **wire})
        self._keep(changed)
        self._tell("message_update", changed)
        return changed

    def delete(self, message: Message) -> None:
        """Remove a message."""
        del self.by_id[message.id]
        self.store.drop("message", message.id)
        self.attachments.discard(message.files)
        self._tell("message_delete", message)

    def dismiss(self, message: Message) -> None:
        """Remove an ephemeral message from its person's app only."""
        self._tell("message_delete", message)
        self.dismissed.add(message.id)
        expired = self.clock() - _EPHEMERAL_LIFE
        for old in [one for one in self.dismissed if made_at(one) < expired]:
            self.dismissed.discard(old)
            self.by_id.pop(old, None)

    def audience(self, message: Message) -> Collection[int]:
        """Return the ids of the people who see a message."""
        if message.only_for is not None:
            return [message.only_for]
        return self.directory.audience(self.directory.channel(message.channel_id))

    def _filled(self, message: Message, body: Mapping[str, Any], files: list[Json]) -> Message:
        wire = dict(message.wire)
        if "content" in body:
            wire["content"] = body["content"] or ""
        if "embeds" in body:
            wire["embeds"] = normalized_embeds(body["embeds"] or (), files)
        if "components" in body:
            wire["components"] = normalized(body["components"] or (), files)
        shown = _shown_inside(wire)
        wire["attachments"] = [one for one in files if one["url"] not in shown]
        if "content" in body or "components" in body:
            text = all_text(wire)
            allowed = body.get("allowed_mentions")
            people = [
                self.directory.people[one]
                for one in mentioned_users(text, allowed)
                if one in self.directory.people
            ]
            wire["mentions"] = [person.wire() for person in people]
            wire["mention_roles"] = self._called_roles(message, mentioned_roles(text, allowed))
            wire["mention_everyone"] = mentions_everyone(text, allowed)
        return replace(message, wire=wire, files=tuple(files))

    def _called_roles(self, message: Message, role_ids: list[int]) -> list[str]:
        """Return the roles that a message notifies: mentionable ones, or all if the bot may."""
        channel = self.directory.channel(message.channel_id)
        guild = self.directory.guilds.get(channel.guild_id or 0)
        if guild is None:
            return []
        any_role = Permission.MENTION_EVERYONE in self.directory.bot_may(channel)
        return [
            str(role.id)
            for role in guild.roles
            if role.id in role_ids and (role.mentionable or any_role)
        ]

    def _keep(self, message: Message) -> None:
        self.by_id[message.id] = message
        if message.only_for is None:
            self.store.put("message", message.id, message.document())

    def _tell(self, kind: str, message: Message) -> None:
        if message.id in self.dismissed:
            return
        if not self.changes.has_listeners:
            self.changes.wake()  # without the message's form for the page, which takes time
            return
        only_for = None if message.only_for is None else [message.only_for]
        self.changes.publish(
            kind, only_for, channel_id=str(message.channel_id), message=self.wire(message)
        )

    def _addressed(self, wire: Json) -> Json:
        whole: Json = self._with_addresses(wire)
        return whole

    def _with_addresses(self, thing: Any) -> Any:
        """Return a copy of a JSON value with the whole address of each file."""
        if isinstance(thing, dict):
            copied = {}
            for key, value in thing.items():
                if isinstance(value, dict | list):
                    copied[key] = self._with_addresses(value)
                elif isinstance(value, str) and value.startswith("/cdn/") and key.endswith("url"):
                    copied[key] = self.base_url + self.attachments.signed(value)
                else:
                    copied[key] = value
            return copied
        if isinstance(thing, list):
            return [self._with_addresses(one) for one in thing]
        return thing


def _shown_inside(wire: Mapping[str, Any]) -> set[str]:
    """Return the names of files in embeds and components, which Discord lists only there."""
    media = [
        embed[part] for embed in wire["embeds"] for part in ("image", "thumbnail") if part in embed
    ]
    for component in walk(wire["components"]):
        media += [item["media"] for item in component.get("items", ())]
        media += [component[part] for part in ("media", "file") if part in component]
    return {one["url"] for one in media}
