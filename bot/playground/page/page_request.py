"""A request of a page, and the objects that it names."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.playground.core import Core
from bot.playground.events import Events
from bot.playground.objects.channel import Channel
from bot.playground.objects.message import Message
from bot.playground.objects.person import Person
from bot.playground.user_client.client import CantDo, PersonClient

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A request of a page."""

    core: Core
    fields: Mapping[str, Any]

    def field(self, name: str, kind: type[_T]) -> _T:
        """Return a field of the request.

        Raises:
            CantDo: the field is missing, or of another type.
        """
        value = self.fields.get(name)
        if not isinstance(value, kind):
            raise CantDo(f"The request lacks {name!r}.")
        return value

    def id(self, name: str) -> int:
        """Return a field that is an id. Raises `CantDo`."""
        text = self.field(name, str)
        if not text.isdecimal():
            raise CantDo(f"{name!r} is no id.")
        return int(text)

    def named(self, name: str) -> Person:
        """Return the person whose id is in a field. Raises `CantDo`."""
        person = self.core.directory.people.get(self.id(name))
        if person is None:
            raise CantDo("There is no such person.")
        return person

    @property
    def client(self) -> PersonClient:
        """The client of the person who sends the request."""
        person_id = self.id("person")
        if person_id not in self.core.directory.people:
            raise CantDo("There is no such person.")
        return PersonClient(self.core, person_id)

    @property
    def person(self) -> Person:
        """The person who sends the request."""
        return self.client.person

    @property
    def world(self) -> Events:
        """The operations that change people, servers and channels."""
        return Events(self.core)

    @property
    def channel(self) -> Channel:
        """The channel of the request."""
        return self.client.channel(self.id("channel_id"))

    @property
    def message(self) -> Message:
        """The message that the request is about."""
        message = self.core.messages.by_id.get(self.id("message_id"))
        if message is None:
            raise CantDo("This message was deleted.")
        return message
