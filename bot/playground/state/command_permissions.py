"""Permission overwrites of commands, which the admins of servers set for people."""

from dataclasses import dataclass, field
from typing import Any, Final

from bot.playground.state.documents import DocumentStore

Json = dict[str, Any]

_KIND: Final = "command_permissions"
_USER: Final = 2


@dataclass(slots=True)
class CommandPermissions:
    """The overwrites by server, command and person."""

    store: DocumentStore
    _given: dict[int, dict[int, dict[int, bool]]] = field(default_factory=dict)

    def load(self) -> None:
        """Read the stored overwrites."""
        for body in self.store.all(_KIND):
            self._given[body["guild_id"]] = {
                int(command): {int(person): allowed for person, allowed in people.items()}
                for command, people in body["commands"].items()
            }

    def of(self, guild_id: int, command_id: int) -> dict[int, bool]:
        """Return whether each person with an overwrite may use a command, by id."""
        return self._given.get(guild_id, {}).get(command_id, {})

    def set(self, guild_id: int, command_id: int, person_id: int, *, allowed: bool) -> None:
        """Allow a person a command, or forbid it."""
        commands = self._given.setdefault(guild_id, {})
        commands.setdefault(command_id, {})[person_id] = allowed
        self.store.put(_KIND, guild_id, {"guild_id": guild_id, "commands": commands})

    def commands_of(self, guild_id: int) -> list[int]:
        """Return the ids of the commands that have overwrites on a server."""
        return list(self._given.get(guild_id, ()))

    def wire(self, application_id: int, guild_id: int, command_id: int) -> Json:
        """Return the overwrites of a command in the form of Discord's response."""
        return {
            "id": str(command_id),
            "application_id": str(application_id),
            "guild_id": str(guild_id),
            "permissions": [
                {"id": str(person_id), "type": _USER, "permission": allowed}
                for person_id, allowed in self.of(guild_id, command_id).items()
            ],
        }
