"""The bot's application commands: global commands, and those of single servers."""

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Final

from bot.playground.objects.snowflakes import Snowflakes
from bot.playground.state.changes import Changes
from bot.playground.state.documents import DocumentStore

Json = dict[str, Any]

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER_OPTION = 1, 2, 3, 4, 5, 6
CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE_OPTION, NUMBER, ATTACHMENT_OPTION = 7, 8, 9, 10, 11
_KEPT: Final = (
    "name", "name_localizations", "description", "description_localizations",
    "options", "dm_permission", "contexts", "integration_types", "nsfw",
)  # fmt: skip


@dataclass(slots=True)
class Commands:
    """All commands by id."""

    ids: Snowflakes
    store: DocumentStore
    changes: Changes
    by_id: dict[int, Json] = field(default_factory=dict)

    def load(self) -> None:
        """Read the stored commands."""
        self.by_id = {int(body["id"]): body for body in self.store.all("command")}

    def of(self, guild_id: int | None) -> list[Json]:
        """Return the commands of a server, or the global commands if it is None."""
        wanted = None if guild_id is None else str(guild_id)
        return [one for one in self.by_id.values() if one.get("guild_id") == wanted]

    def usable_in(
        self,
        guild_id: int | None,
        *,
        context: int | None = None,
        installed: Set[int] = frozenset({0}),
    ) -> list[Json]:
        """Return the commands that people can use in a place: the server's and the global ones.

        Args:
            guild_id: the id of the server, or None.
            context: Discord's number of the place: 0 a server, 1 direct messages with the bot,
                2 group messages; None: a server, or direct messages without a server.
            installed: the ways in which the application is installed here: 0 on the server,
                1 by the person.
        """
        own = [] if guild_id is None else self.of(guild_id)
        if context is None:
            context = 1 if guild_id is None else 0
        everywhere = [
            one
            for one in self.of(None)
            if (one.get("contexts") is None or context in one["contexts"])
            and not installed.isdisjoint(one["integration_types"])
        ]
        return [*own, *everywhere]

    def overwrite(
        self, application_id: int, guild_id: int | None, bodies: Sequence[Mapping[str, Any]]
    ) -> list[Json]:
        """Replace all commands. A command with the name and type of an old one keeps its id."""
        before = {(one["type"], one["name"]): one for one in self.of(guild_id)}
        after = [self._settled(application_id, guild_id, body, before) for body in bodies]
        staying = {one["id"] for one in after}
        for one in before.values():
            if one["id"] not in staying:
                self._forget(one)
        for one in after:
            self._keep(one)
        self.tell()
        return after

    def set(
        self, application_id: int, guild_id: int | None, body: Mapping[str, Any]
    ) -> tuple[Json, bool]:
        """Create a command, or change the command with that name; also return whether it is new."""
        before = {(one["type"], one["name"]): one for one in self.of(guild_id)}
        one = self._settled(application_id, guild_id, body, before)
        new = int(one["id"]) not in self.by_id
        self._keep(one)
        self.tell()
        return one, new

    def change(self, command: Json, body: Mapping[str, Any]) -> Json:
        """Change a command."""
        changed = {**command, **{key: body[key] for key in _KEPT if key in body}}
        changed["version"] = str(self.ids.new())
        self._keep(changed)
        self.tell()
        return changed

    def delete(self, command: Json) -> None:
        """Remove a command."""
        self._forget(command)
        self.tell()

    def tell(self) -> None:
        """Publish the commands to the page."""
        self.changes.publish("commands", commands=list(self.by_id.values()))

    def _settled(
        self,
        application_id: int,
        guild_id: int | None,
        body: Mapping[str, Any],
        before: Mapping[tuple[int, str], Json],
    ) -> Json:
        kind = body.get("type") or CHAT
        permissions = body.get("default_member_permissions")
        one: Json = {
            "type": kind,
            "application_id": str(application_id),
            "default_member_permissions": None if permissions is None else str(permissions),
            "nsfw": False,
            "dm_permission": True,
            "contexts": None,
            "integration_types": [0],
            "description": "",
        }
        one |= {key: body[key] for key in _KEPT if body.get(key) is not None}
        if guild_id is not None:
            one["guild_id"] = str(guild_id)
        old = before.get((kind, one["name"]))
        if old and {k: v for k, v in old.items() if k not in {"id", "version"}} == one:
            return old
        return {
            "id": old["id"] if old else str(self.ids.new()),
            "version": str(self.ids.new()),
            **one,
        }

    def _keep(self, command: Json) -> None:
        self.by_id[int(command["id"])] = command
        self.store.put("command", int(command["id"]), command)

    def _forget(self, command: Json) -> None:
        del self.by_id[int(command["id"])]
        self.store.drop("command", int(command["id"]))
