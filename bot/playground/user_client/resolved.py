"""What an interaction names by id, it also carries in full."""

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
    """Gathers the people, channels, roles and files that one interaction names."""

    core: Core
    person_id: int
    channel: Channel
    parts: dict[str, Json] = field(default_factory=dict)

    @property
    def guild(self) -> Guild | None:
        """The server that it happens in."""
        if self.channel.guild_id is None:
            return None
        return self.core.directory.guilds[self.channel.guild_id]

    def user(self, value: Any) -> str:
        """A person or the bot, by id or as such.

        Raises:
            ValueError: there is no such person.
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
        """A channel of the server, by id or as such.

        Raises:
            ValueError: there is no such channel.
        """
        channel_id = value.id if isinstance(value, Channel) else _id(value)
        channel = self.core.directory.channels.get(channel_id)
        if channel is None or self.guild is None or channel.guild_id != self.guild.id:
            raise ValueError("There is no such channel here.")
        wire = self.core.channel_wire(channel.id)
        kept = ("id", "type", "name", "parent_id", "thread_metadata", "guild_id", "position")
        partial = {key: wire[key] for key in kept if key in wire}
        partial["permissions"] = str(int(self.core.directory.person_may(self.person_id, channel)))
        self._part("channels")[str(channel.id)] = partial
        return str(channel.id)

    def role(self, value: Any) -> str:
        """A role of the server, by id.

        Raises:
            ValueError: there is no such role.
        """
        roles = role_wires(self.guild) if self.guild else []
        for role in roles:
            if role["id"] == str(value):
                self._part("roles")[role["id"]] = role
                return str(value)
        raise ValueError("There is no such role here.")

    def mentionable(self, value: Any) -> str:
        """A person or a role.

        Raises:
            ValueError: there is neither.
        """
        try:
            return self.user(value)
        except ValueError:
            return self.role(value)

    def file(self, value: Any) -> str:
        """A file that a person sends along: an upload, or its name and base64 data.

        Raises:
            ValueError: it is none.
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
            attachment[key] = self.core.base_url + attachment[key]
        self._part("attachments")[attachment["id"]] = {**attachment, "ephemeral": True}
        return str(attachment["id"])

    def chosen(self, select_type: int, values: list[str]) -> None:
        """What was chosen in a select.

        Raises:
            ValueError: something that is not there.
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
        """An interaction's data, with all that was gathered."""
        return {**data, "resolved": self.parts} if self.parts else data

    def _part(self, name: str) -> Json:
        return self.parts.setdefault(name, {})


def _id(value: Any) -> int:
    text = str(value)
    return int(text) if text.isdecimal() else 0
