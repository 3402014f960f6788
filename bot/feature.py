"""A feature of the bot: everything that it adds, declared in one place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.buttons.routes import Routes
from bot.commands.commands import Commands
from bot.interactions.context import InteractionFeature
from bot.storage.feature import StoredFeature


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature(InteractionFeature):
    """A feature. `bot.app.FEATURES` lists all of them; no other module names one.

    Each layer below declares its own share of a feature: see the base classes.
    """

    stored: StoredFeature | None = None
    """Its tables, and their export, erasure and check."""
    routes: Sequence[Routes] = ()
    """Its buttons, menus and forms."""
    commands: Sequence[Callable[[Commands], None]] = ()
    """Functions that add its slash commands, in the order in which Discord lists them."""
