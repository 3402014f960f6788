"""Records which parts of the bot were used: buttons, menus, forms, commands and their options.

Each belongs to the feature of its handler's module or of its command. `reached.txt` names the parts
that earlier runs reached, and `UNREACHED` the others, each with its reason. A new part is in
neither, which fails a test. A run that reaches more writes a new file.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from discord import ComponentType

from bot.app import ROUTES
from bot.buttons.params import Route
from bot.buttons.press import ComponentInteraction
from bot.playground.objects.interaction import Interaction, Kind, State
from bot.screens.message import NO_MATCH

REACHED: Final = Path(__file__).with_name("reached.txt")
UNREACHED: Final[Mapping[str, str]] = {
    **dict.fromkeys(("match pick", "match wait"), "needs a card that can take one of two"),
    **dict.fromkeys(("panel rare", "form kk-rare"), "are new on the page Advanced"),
    "panel set option": "a menu of earlier panels: form kk-house has replaced it",
    "panel tour-result": "a menu of earlier panels: panel tour-set has replaced it",
    "panel unblock": "a menu of earlier lists: panel block-lift has replaced it",
    "panel block-lift": "comes late, and needs somebody who was blocked",
}
"""Parts that no run has reached yet, and the reason."""

FEATURES: Final[Mapping[str, Collection[str]]] = {
    "matches": {
        "play",
        "challenges",
        "hand_menu",
        "match_menu",
        "cheers",
        "computer",
        "games",
        "menu",
    },
    "teacher": {"teacher", "review_presses"},
    "rules": {"rules", "help"},
    "lesson": {"lesson", "learn"},
    "replay": {"replay"},
    "moving picture": {"film_presses"},
    "daily": {"daily"},
    "puzzle": {"puzzle"},
    "tables for several": {"rotations", "table"},
    "tournaments": {
        "tournaments",
        "tournament",
        "planning",
        "changing",
        "seeding",
        "calendar_presses",
    },
    "find": {"matchmaking", "find"},
    "profile": {"profile", "profile_presses", "lists", "history", "achievements"},
    "leaderboard": {"leaderboards", "leaderboard"},
    "season": {"season_presses", "season"},
    "reminders": {"reminders"},
    "blocks and reports": {"safety", "report_presses"},
    "moderation": {"moderation", "abort", "abort_presses"},
    "own choices": {"people", "me"},
    "privacy": {"privacy"},
    "house rules": {"servers", "settings", "rules_presses", "house_presses"},
    "server's data": {"erasure_presses", "erase"},
}
"""The modules and commands of each feature; for the `presses` of a folder, the folder."""
OF_PRIVACY: Final = {"panel export", "panel erase", "panel erase-yes", "panel erase-no"}
"""Routes of this feature in the module of a person's own settings."""


def feature_of(route: str) -> str | None:
    """Return the feature of a route; None if it belongs to none."""
    word = _word_of(route)
    found = [name for name, words in FEATURES.items() if word in words]
    return found[0] if found else None


def _word_of(route: str) -> str:
    kind, _, name = route.partition(" ")
    if route in OF_PRIVACY:
        return "privacy"
    if kind in _TABLES:
        module = _module_of(_TABLES[kind][name])
        room, leaf = module.split(".")[1], module.rsplit(".", maxsplit=1)[-1]
        return room if leaf == "presses" else leaf
    if kind == "user":
        return "profile" if "profile" in name else "play"
    return route.removeprefix("/").split(" ", maxsplit=1)[-1].split(":")[0]


_TABLES: Final[Mapping[str, Mapping[str, Route]]] = {
    "match": ROUTES.match,
    "panel": ROUTES.panel,
    "form": ROUTES.forms,
}


def _module_of(verb: Route) -> str:
    act: Callable[..., Any] = verb.handler
    while isinstance(act, partial):
        act = act.func
    return act.__module__


def declared(commands: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Yield every route that the bot declares.

    Args:
        commands: as registered with Discord.
    """
    for kind, table in _TABLES.items():
        yield from (f"{kind} {name}" for name in table)
    for command in commands:
        if command["type"] != 1:
            yield f"user {command['name']}"
        elif not any(one["type"] == 1 for one in command.get("options", ())):
            yield from _command(command["name"], command)
        else:
            for leaf in command["options"]:
                yield from _command(f"{command['name']} {leaf['name']}", leaf)


def _command(path: str, leaf: Mapping[str, Any]) -> Iterator[str]:
    yield f"/{path}"
    yield from (f"/{path}:{one['name']}" for one in leaf.get("options", ()))


def routes_of(interaction: Interaction) -> Iterator[str]:
    """Yield what an interaction uses: a button, menu or form, or a command and its options."""
    data = interaction.data
    match interaction.kind:
        case Kind.COMMAND if data["type"] != 1:
            yield f"user {data['name']}"
        case Kind.COMMAND:
            path, leaf = data["name"], data
            while (inner := leaf.get("options") or ()) and inner[0]["type"] == 1:
                path, leaf = f"{path} {inner[0]['name']}", inner[0]
            yield from _command(path, leaf)
        case Kind.COMPONENT:
            yield from _pressed(data)
        case Kind.MODAL:
            yield f"form {data['custom_id'].split(':')[0]}"
        case _:
            return


def _pressed(data: Mapping[str, Any]) -> Iterator[str]:
    values = tuple(data.get("values", ()))
    press = ComponentInteraction.read(
        data["custom_id"], ComponentType(data["component_type"]), values
    )
    found = None if press is None else ROUTES.resolve(press)
    if found is None:
        return
    for kind in ("match", "panel"):
        yield from (f"{kind} {name}" for name, verb in _TABLES[kind].items() if verb is found[0])


def routes_of_id(custom_id: str) -> Iterator[str]:
    """Yield the route of a button or menu by its custom id, without the selected values."""
    press = ComponentInteraction.read(custom_id)
    if press is None:
        return
    kind = "panel" if press.match_id == NO_MATCH else "match"
    for length in (2, 1):
        name = " ".join(press.words[:length])
        if name in _TABLES[kind]:
            yield f"{kind} {name}"
            return


class Used(Counter[str]):
    """Counts how often each route was used and answered."""

    def note(self, interaction: Interaction) -> None:
        """Count an interaction if the bot has answered it."""
        if interaction.state is State.ANSWERED:
            self.update(routes_of(interaction))

    def by_feature(self) -> dict[str, int]:
        """Return how often each feature was used: its buttons, menus, forms and commands."""
        found = dict.fromkeys(FEATURES, 0)
        for route, count in self.items():
            feature = feature_of(route)
            if feature is not None and ":" not in route:  # an option is counted with its command
                found[feature] += count
        return found

    @property
    def new(self) -> list[str]:
        """Return the routes that no earlier run reached."""
        return sorted(self.keys() - reached())

    def first_of(self, custom_id: str) -> bool:
        """Return whether neither earlier runs nor this one reached this button or menu."""
        routes = set(routes_of_id(custom_id))
        return bool(routes) and routes.isdisjoint(reached() | self.keys())


@cache
def reached() -> frozenset[str]:
    """Return the routes that earlier runs reached."""
    return frozenset(REACHED.read_text(encoding="utf-8").splitlines())
