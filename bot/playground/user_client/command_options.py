"""Options of slash commands: they are found, checked, and converted to Discord's form."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.playground.state.commands import (
    ATTACHMENT_OPTION,
    BOOLEAN,
    CHANNEL_OPTION,
    CHAT,
    INTEGER,
    MENTIONABLE_OPTION,
    NUMBER,
    ROLE_OPTION,
    STRING,
    USER,
    USER_OPTION,
)
from bot.playground.user_client.resolved import Resolved

Json = dict[str, Any]

_READ: Final[Mapping[int, tuple[Callable[[Any], Any], str]]] = {
    STRING: (str, "length"),
    INTEGER: (int, "value"),
    NUMBER: (float, "value"),
    BOOLEAN: (bool, "value"),
}
"""The conversion of a value, and the property that may be limited, by type of option."""


def find_command(commands: Iterable[Json], path: Sequence[str]) -> tuple[Json, Json] | None:
    """Return the command of a path such as ``koikoi play``, and the subcommand at its end."""
    for command in commands:
        if command["type"] != CHAT or command["name"] != path[0]:
            continue
        leaf: Json | None = command
        for name in path[1:]:
            options = leaf.get("options", ()) if leaf else ()
            leaf = next((o for o in options if o["name"] == name and o["type"] <= 2), None)
        if leaf is not None and not any(o["type"] <= 2 for o in leaf.get("options", ())):
            return command, leaf
    return None


def find_user_command(commands: Iterable[Json], name: str) -> Json | None:
    """Return a context-menu command for people, by any of its names."""
    for command in commands:
        names = {command["name"], *(command.get("name_localizations") or {}).values()}
        if command["type"] == USER and name in names:
            return command
    return None


@dataclass(slots=True)
class OptionReader:
    """Converts the options that a person gave to a command."""

    leaf: Json
    resolved: Resolved

    def read(self, given: Mapping[str, Any], focused: str | None) -> list[Json]:
        """Return the options in the form of an interaction, in the command's order.

        Raises:
            ValueError: the command doesn't have an option, or its value is invalid.
        """
        known = {option["name"]: option for option in self.leaf.get("options", ())}
        for name in given:
            if name not in known:
                raise ValueError(f"The command has no option {name!r}.")
        done: list[Json] = []
        for name, option in known.items():
            if name == focused:
                text = str(given.get(name, ""))
                done.append({"type": option["type"], "name": name, "value": text, "focused": True})
            elif given.get(name) is not None:
                value = self._value(option, given[name], strict=focused is None)
                done.append({"type": option["type"], "name": name, "value": value})
            elif option.get("required") and focused is None:
                raise ValueError(f"The option {name!r} is required.")
        return done

    def _value(self, option: Json, value: Any, *, strict: bool) -> Any:
        if option.get("choices"):
            for choice in option["choices"]:
                if str(value) in {str(choice["value"]), choice["name"]}:
                    return choice["value"]
            if strict:
                raise ValueError(f"{value!r} is not a choice of {option['name']!r}.")
        kind = option["type"]
        take = {
            USER_OPTION: self.resolved.user,
            CHANNEL_OPTION: self.resolved.place,
            ROLE_OPTION: self.resolved.role,
            MENTIONABLE_OPTION: self.resolved.mentionable,
            ATTACHMENT_OPTION: self.resolved.file,
        }.get(kind)
        if take is not None:
            return take(value)
        read, measure = _READ[kind]
        return self._within(option, read(value), measure)

    def _within(self, option: Json, value: Any, measure: str) -> Any:
        size = len(value) if isinstance(value, str) else value
        least, most = option.get(f"min_{measure}"), option.get(f"max_{measure}")
        if (least is not None and size < least) or (most is not None and size > most):
            raise ValueError(f"{option['name']!r} must be between {least} and {most}.")
        return value
