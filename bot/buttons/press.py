"""A press: the words of a custom id that the pressed message confirms.

Other data is not trusted: a person who uses Discord without its app can send any custom id, any
values, and any fields of a form.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import ComponentType

from bot.messages.sending.components import pressable_items
from bot.screens.message import PATTERN

Interaction = discord.Interaction[Any]


@dataclass(frozen=True, slots=True)
class ComponentInteraction:
    """The words of a pressed button or menu. Its repr hides the cards."""

    match_id: int
    seq: int
    words: tuple[str, ...]
    component: ComponentType = ComponentType.button
    values: tuple[str, ...] = ()  # chosen in a menu

    def __repr__(self) -> str:
        return f"ComponentInteraction(match={self.match_id}, seq={self.seq})"

    @classmethod
    def read(
        cls,
        custom_id: str,
        component: ComponentType = ComponentType.button,
        values: tuple[str, ...] = (),
    ) -> ComponentInteraction | None:
        """Return the press of a custom id; None if it is not the bot's."""
        found = PATTERN.fullmatch(custom_id)
        if found is None:
            return None
        words = tuple(found["words"].split(" "))
        return cls(int(found["match"]), int(found["seq"]), words, component, values)


def read_press(interaction: Interaction) -> ComponentInteraction | None:
    """Return the press on a button or menu that is on a message for this person; else None."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id, values = data.get("custom_id"), data.get("values")
    if not isinstance(custom_id, str):
        return None
    item = item_on(interaction, custom_id)
    if item is None or item.type.value != data.get("component_type"):
        return None
    if not isinstance(item, discord.SelectMenu):
        return None if values else ComponentInteraction.read(custom_id)
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        return None
    return (
        ComponentInteraction.read(custom_id, item.type, tuple(values))
        if _offers(item, values)
        else None
    )


def item_on(interaction: Interaction, custom_id: str, *, longer: bool = False) -> Any | None:
    """Return the button or menu with a custom id; None if the message is not for this person.

    Also None if the message has no such item. `longer`: whether more words may follow in it.
    """
    message = interaction.message
    if message is None or not _for(message, interaction.user):
        return None
    beginning = f"{custom_id} "
    for one in pressable_items(message.components):
        if one.custom_id == custom_id or (longer and one.custom_id.startswith(beginning)):
            return one
    return None


def _for(message: discord.Message, user: discord.User | discord.Member) -> bool:
    """Return whether the message isn't another person's ephemeral one."""
    answered = message.interaction_metadata
    return not message.flags.ephemeral or answered is None or answered.user.id == user.id


def _offers(select: discord.SelectMenu, values: list[str]) -> bool:
    if not select.min_values <= len(values) <= select.max_values:
        return False
    if len(set(values)) != len(values):
        return False
    if select.type is not discord.ComponentType.string_select:
        return True  # people and channels are not listed on the message
    return set(values) <= {option.value for option in select.options}
