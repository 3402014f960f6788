"""Chooses the next command of a person, and its options.

Commands and options come from the commands registered with Discord, so that a new command is used
automatically. This module only lists frequencies, and texts for options without choices.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.playground.core import Core
from bot.playground.objects.channel import Channel
from bot.playground.objects.guild import Guild
from bot.playground.objects.person import Person
from bot.playground.objects.upload import Upload
from bot.playground.state.commands import (
    ATTACHMENT_OPTION,
    INTEGER,
    ROLE_OPTION,
    STRING,
    USER_OPTION,
)

Json = Mapping[str, Any]

OFTEN: Final[Mapping[str, float]] = {
    "koikoi play": 20.0,
    "koikoi computer": 6.0,
    "koikoi table": 4.0,
    "koikoi find": 6.0,
    "koikoi daily": 5.0,
    "koikoi puzzle": 4.0,
    "koikoi learn": 3.0,
    "koikoi replay": 4.0,
    "koikoi leaderboard": 2.0,
    "koikoi profile": 2.0,
    "koikoi tournament": 3.0,
    "koikoi-admin settings": 3.0,
    "koikoi-admin tournament": 6.0,
    "koikoi-admin erase": 0.02,
}
"""Relative frequency of a command; 1 for all others."""
TYPED: Final[Mapping[str, Sequence[str]]] = {
    "koikoi-admin season name": ("Spring", "花", "**2**"),
}
"""Texts typed into an option, by its command and name."""
GIVEN: Final[Mapping[str, float]] = {
    "koikoi play opponent": 0.8,
    "koikoi play length": 0.9,
    "koikoi computer length": 0.9,
    "koikoi-admin moderation member": 0.3,
    "koikoi-admin season action": 0.3,
    "koikoi-admin season name": 0.2,
}
"""Probability that an option is given, instead of `_USUAL`."""
SHORT: Final[Mapping[str, Sequence[str]]] = {"length": ("1", "1", "1", "3")}
"""Usual values of an option with this name, so that matches end and tournaments begin."""
_USUAL: Final = 0.3
_RECORD: Final = "record.txt"


@dataclass(frozen=True, slots=True)
class ChosenCommand:
    """A command that somebody is about to send."""

    path: str
    options: Mapping[str, Any]
    user_menu: bool = False


@dataclass(slots=True)
class CommandChooser:
    """Chooses commands for one person."""

    core: Core
    rng: random.Random
    matches: Sequence[int] = ()
    """Numbers of matches seen so far."""
    record: bytes = b""
    """The newest match record seen so far."""

    def choose(self, usable: Sequence[Json], place: Channel, *, admin: bool) -> ChosenCommand:
        """Return one of the commands that are usable in a channel; with *admin*, an admin's."""
        guild = self.core.directory.guilds.get(place.guild_id or 0)
        found = list(_leaves(usable))
        found = [one for one in found if one[0].startswith("koikoi-admin") == admin]
        if guild is None:
            found = [one for one in found if one[1] is not None]
        weights = [OFTEN.get(path, 1.0) for path, _ in found]
        ((path, leaf),) = self.rng.choices(found, weights)
        if leaf is None:
            assert guild is not None
            member = self.core.directory.people[self.rng.choice(guild.member_ids)]
            return ChosenCommand(path, {"member": member}, user_menu=True)
        return ChosenCommand(path, dict(self._options(path, leaf, guild)))

    def _options(self, path: str, leaf: Json, guild: Guild | None) -> list[tuple[str, Any]]:
        given: list[tuple[str, Any]] = []
        for option in leaf.get("options", ()):
            name = f"{path} {option['name']}"
            if self.rng.random() < GIVEN.get(name, _USUAL):
                value = self.value(name, option, guild)
                if value is not None:
                    given.append((option["name"], value))
        return given

    def value(self, name: str, option: Json, guild: Guild | None) -> Any:
        """Return a value for an option; None if there is nothing to choose yet.

        Args:
            name: the command's path and the option's name.
            option: the option as registered with Discord.
            guild: the server of the command; None in direct messages.
        """
        if option.get("choices"):
            values = [one["value"] for one in option["choices"]]
            short = SHORT.get(option["name"], values)
            return self.rng.choice(short if self.rng.random() < 0.9 else values)
        kind = "match" if option["name"] == "match" else option["type"]
        choose: dict[Any, Callable[[], Any]] = {
            "match": lambda: self.rng.choice(self.matches) if self.matches else None,
            STRING: lambda: self.rng.choice(TYPED[name]),
            INTEGER: lambda: self._number(option),
            USER_OPTION: lambda: self._person(guild),
            ROLE_OPTION: lambda: self._role(guild),
            ATTACHMENT_OPTION: lambda: Upload(_RECORD, self.record) if self.record else None,
        }
        return choose[kind]()

    def _number(self, option: Json) -> int:
        least: int = option["min_value"]
        return self.rng.randint(least, min(option["max_value"], least + 5))

    def _person(self, guild: Guild | None) -> Person:
        """Return a member of a server; in direct messages a member of any server."""
        directory = self.core.directory
        guilds = directory.guilds.values() if guild is None else [guild]
        members = sorted({person_id for one in guilds for person_id in one.member_ids})
        return directory.people[self.rng.choice(members)]

    def _role(self, guild: Guild | None) -> str | None:
        roles = () if guild is None else guild.roles
        return str(self.rng.choice(roles).id) if roles else None


def _leaves(commands: Sequence[Json]) -> list[tuple[str, Json | None]]:
    """Return every command by its path; the member commands have no options."""
    found: list[tuple[str, Json | None]] = []
    for command in commands:
        inner = [one for one in command.get("options", ()) if one["type"] == 1]
        if command["type"] != 1:
            found.append((command["name"], None))
        elif not inner:
            found.append((command["name"], command))
        else:
            found += [(f"{command['name']} {one['name']}", one) for one in inner]
    return found
