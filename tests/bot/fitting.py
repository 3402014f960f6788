"""Checks that a button or menu drawn by the bot has a route."""

from __future__ import annotations

from discord import ComponentType

from bot.app import ROUTES
from bot.buttons.params import Route
from bot.buttons.press import ComponentInteraction
from bot.screens.message import Button, ChannelSelect, Item, RoleSelect, Select


def misfits(item: Item) -> list[str]:
    """Return the possible presses and choices of an item that have no route."""
    custom_id = item.custom_id
    if custom_id is None:  # a link
        return []
    kind, offered = _offered(item)
    return [f"{custom_id} {values}" for values in offered if not fits(custom_id, kind, values)]


def fits(custom_id: str, kind: ComponentType, values: tuple[str, ...] = ()) -> bool:
    return understood(custom_id, kind, values) is not None


def understood(custom_id: str, kind: ComponentType, values: tuple[str, ...] = ()) -> Route | None:
    """Return the route of a press, if any."""
    press = ComponentInteraction.read(custom_id, kind, values)
    found = None if press is None else ROUTES.resolve(press)
    return None if found is None else found[0]


def verbs_on(item: Item) -> list[Route | None]:
    """Return the routes of all possible presses and choices of an item."""
    kind, offered = _offered(item)
    return [understood(item.custom_id or "", kind, values) for values in offered]


def _offered(item: Item) -> tuple[ComponentType, list[tuple[str, ...]]]:
    match item:
        case Button():
            return ComponentType.button, [()]
        case Select():
            return ComponentType.string_select, [(one.value,) for one in item.choices]
        case ChannelSelect():
            channels = tuple(map(str, item.chosen))
            return ComponentType.channel_select, [(), ("9007199254740993",), channels]
        case RoleSelect():
            return ComponentType.role_select, [(), ("9007199254740993",)]
