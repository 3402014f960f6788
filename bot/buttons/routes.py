"""The buttons, menus and forms of the bot: each module declares its own beside their handlers.

`press_id("bring")` on a screen is pressed as `"bring": button(bring, needs=PLAYER)` in the `ROUTES`
of the module of that handler. The words of a custom id that follow the route's name are declared
after the handler, which gets their values; `needs` is the permission that is checked first. The
bot ignores a press without a route.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import discord

from bot.buttons.params import Arguments, Route, match_route
from bot.buttons.press import ComponentInteraction
from bot.buttons.text_form import Form, read_typed
from bot.screens.message import NO_MATCH

R = TypeVar("R", bound=Route)


@dataclass(frozen=True, slots=True, kw_only=True)
class Routes:
    """The routes that one module declares, by the first word or two of their custom ids."""

    match: Mapping[str, Route] = field(default_factory=dict)
    """Buttons and menus on the messages of one match."""
    panel: Mapping[str, Route] = field(default_factory=dict)
    """Buttons and menus on all other messages."""
    forms: Mapping[str, Form] = field(default_factory=dict)


class RouteTable:
    """All routes of the bot."""

    def __init__(self, routes: Iterable[Routes]) -> None:
        """Join the routes. Raises `ValueError` if two have the same name."""
        declared = tuple(routes)
        self.match: Final = _joined(one.match for one in declared)
        self.panel: Final = _joined(one.panel for one in declared)
        self.forms: Final = _joined(one.forms for one in declared)

    def resolve(self, press: ComponentInteraction) -> tuple[Route, Arguments] | None:
        """Return the route of a press and its handler's arguments, or None without a route."""
        if press.match_id != NO_MATCH:
            return match_route(self.match, press)
        return match_route(self.panel, press) if press.seq == 0 else None

    def resolve_form(
        self, interaction: discord.Interaction[Any]
    ) -> tuple[Form, str, Arguments] | None:
        """Return a form, its text, and the values of its custom id.

        None if it is no form of the bot, or was not opened from a message of this person.
        """
        data: Mapping[str, Any] = interaction.data or {}
        name, *words = str(data.get("custom_id")).split(":")
        found = self.forms.get(name)
        arguments = None if found is None else found.read_words(tuple(words))
        if found is None or arguments is None:
            return None
        typed = read_typed(interaction, found.opened_by.format(*words), found.field)
        return None if typed is None else (found, typed, arguments)


def _joined(parts: Iterable[Mapping[str, R]]) -> Mapping[str, R]:
    joined: dict[str, R] = {}
    for part in parts:
        if twice := joined.keys() & part.keys():
            raise ValueError(f"two routes have the name {', '.join(sorted(twice))}")
        joined.update(part)
    return joined
