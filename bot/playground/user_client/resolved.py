"""Resolved data: the full objects that an interaction names by id."""

import base64
import binascii
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.playground.core import Core
from bot.playground.objects.channel import Channel
from bot.playground.objects.components import (
    CHANNEL_SELECT,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    USER_SELECT,
)
from bot.playground.objects.guild import Guild, member_wire, role_wires
from bot.playground.objects.person import Person
from bot.playground.objects.upload import Upload

Json = dict[str, Any]


@dataclass(slots=True)
class Resolved:
    """Collects the people, channels, roles and files that an interaction names."""

    core: Core
    person_id: int
    channel: Channel
    parts: dict[str, Json] = field(default_factory=dict)

    @property
    def guild(self) -> Guild | None:
        """The server of the interaction, or None."""
        if self.channel.guild_id is None:
            return None
        return self.core.directory.guilds[self.channel.guild_id]

    def user(self, value: Any) -> str:
        """Add a person or the bot, given by id or as an object; return the id.

        Raises:
            ValueError: the person doesn't exist.
        """
        directory = self.core.directory
        person_id = value.id if isinstance(value, Person) else _id(value)
        if person_id not in {*directory.people, directory.bot.id}:
            raise ValueError("There is no such person.")
        person = directory.person(person_id)
        self._part("users")[str(person.id)] = person.wire()
        guild = self.guild
        if guild is not None and (person.bot or person.id in guild.member_ids):
            member = member_wire(guild, person, with_user=False)
            del member["mute"], member["deaf"]
            member["permissions"] = str(int(directory.person_may(person.id, self.channel)))
            self._part("members")[str(person.id)] = member
        return str(person.id)

    def place(self, value: Any) -> str:
        """Add a channel of the server, given by id or as an object; return the id.

        Raises:
            ValueError: the channel doesn't exist.
        """
        channel_id = value.id if isinstance(value, Channel) else _id(value)
        channel = self.core.directory.channels.get(channel_id)
        if channel is None or self.guild is None or channel.guild_id != self.guild.id:
            raise ValueError("There is no such channel here.")
        wire = self.core.channel_wire(channel.id)
        fields = ("id", "type", "name", "parent_id", "thread_metadata", "guild_id", "position")
        partial = {key: wire[key] for key in fields if key in wire}
        partial["permissions"] = str(int(self.core.directory.person_may(self.person_id, channel)))
        self._part("channels")[str(channel.id)] = partial
        return str(channel.id)

    def role(self, value: Any) -> str:
        """Add a role of the server, given by id; return the id.

        Raises:
            ValueError: the role doesn't exist.
        """
        roles = role_wires(self.guild) if self.guild else []
        for role in roles:
            if role["id"] == str(value):
                self._part("roles")[role["id"]] = role
                return str(value)
        raise ValueError("There is no such role here.")

    def mentionable(self, value: Any) -> str:
        """Add a person or a role; return the id.

        Raises:
            ValueError: neither exists.
        """
        try:
            return self.user(value)
        except ValueError:
            return self.role(value)

    def file(self, value: Any) -> str:
        """Add a file of a person, given as an upload or as name and base64 data; return the id.

        Raises:
            ValueError: the value isn't a file.
        """
        if isinstance(value, Mapping):
            try:
                data = base64.b64decode(str(value["data"]), validate=True)
                value = Upload(str(value["filename"]), data)
            except (KeyError, binascii.Error):
                raise ValueError("The file can't be read.") from None
        if not isinstance(value, Upload):
            raise ValueError("This option takes a file.")  # noqa: TRY004  (a person's mistake)
        attachment = self.core.attachments.take(self.channel.id, value, {})
        for key in ("url", "proxy_url"):
            attachment[key] = self.core.base_url + self.core.attachments.signed(attachment[key])
        self._part("attachments")[attachment["id"]] = {**attachment, "ephemeral": True}
        return str(attachment["id"])

    def chosen(self, select_type: int, values: list[str]) -> None:
        """Add the chosen values of a select.

        Raises:
            ValueError: a value doesn't exist.
        """
        take = {
            USER_SELECT: self.user,
            ROLE_SELECT: self.role,
            MENTIONABLE_SELECT: self.mentionable,
            CHANNEL_SELECT: self.place,
        }.get(select_type)
        for value in values if take else ():
            assert take is not None
            take(value)

    def into(self, data: Json) -> Json:
        """Return an interaction's data with the collected objects."""
        return {**data, "resolved": self.parts} if self.parts else data

    def _part(self, name: str) -> Json:
        return self.parts.setdefault(name, {})


def _id(value: Any) -> int:
    text = str(value)
    return int(text) if text.isdecimal() else 0
