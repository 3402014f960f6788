"""Forms with one field. The bot need not remember them: each is read again when it comes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.buttons.press import item_on
from bot.interactions.context import Context
from bot.screens.message import clip

_LONGEST_TITLE: Final = 45
_LONGEST_ABOUT: Final = 100
"""Discord's limits; a label has that of a title."""


@dataclass(frozen=True, slots=True)
class Field:
    """What is typed: its custom id, the most letters, whether it may have several lines."""

    custom_id: str
    longest: int
    lines: bool = False


async def ask(
    context: Context,
    custom_id: str,
    field: Field,
    *,
    title: str,
    label: str,
    about: str,
    placeholder: str | None = None,
) -> None:
    """Open a form as the answer; say so where it is too late for one. Texts are cut to fit."""
    form = ui.Modal(title=clip(title, _LONGEST_TITLE), custom_id=custom_id)
    style = discord.TextStyle.paragraph if field.lines else discord.TextStyle.short
    form.add_item(
        ui.Label(
            text=clip(label, _LONGEST_TITLE),
            description=clip(about, _LONGEST_ABOUT),
            component=ui.TextInput(
                custom_id=field.custom_id,
                style=style,
                placeholder=None if placeholder is None else clip(placeholder, _LONGEST_ABOUT),
                max_length=field.longest,
            ),
        )
    )
    form.stop()  # discord.py need not keep it: it is read also after a restart
    if not await context.reply.ask(form):
        await context.reply.say(context.texts("refused-late-form"))


def read_custom_id(
    interaction: discord.Interaction[Any], pattern: re.Pattern[str]
) -> re.Match[str] | None:
    """Return what the custom id of a form says; None if it is another form's."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = data.get("custom_id")
    return pattern.fullmatch(custom_id) if isinstance(custom_id, str) else None


def read_typed(interaction: discord.Interaction[Any], opened_by: str, field: Field) -> str | None:
    """Return what was typed. None for another form's field, or if it is too long.

    None too if the form was not opened from a message of the person's with the button or menu
    `opened_by`.
    """
    if item_on(interaction, opened_by) is None:
        return None
    data: Mapping[str, Any] = interaction.data or {}
    match data.get("components"):
        case [{"component": {"custom_id": field.custom_id, "value": str(typed)}}]:
            return typed if len(typed) <= field.longest else None
        case _:
            return None
