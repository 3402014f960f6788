"""The buttons, menus and forms of the bot: each module declares its own beside their handlers.

`press_id("bring")` on a screen is pressed as `"bring": button(bring, needs=PLAYER)` in the `ROUTES`
of the module of that handler. The words of a custom id that follow the route's name are declared
after the handler, which gets their values; `needs` is the permission that is checked first. The
bot ignores a press without a route.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from bot.buttons.forms import Form
from bot.buttons.params import Route

R = TypeVar("R", bound=Route)


@dataclass(frozen=True, slots=True, kw_only=True)
class Routes:
    """The routes that one module declares, by the first word or two of their custom ids."""

    match: Mapping[str, Route] = field(default_factory=dict)
    """Buttons and menus on the messages of one match."""
    panel: Mapping[str, Route] = field(default_factory=dict)
    """Buttons and menus on all other messages."""
    forms: Mapping[str, Form] = field(default_factory=dict)
