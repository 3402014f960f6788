"""The commands to play: `/koikoi play` and `computer`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.buttons.challenges import challenge, sit_down
from bot.commands.commands import Commands
from bot.commands.translator import command, said
from bot.interactions.authorization import ANYBODY, needs
from bot.koikoi.rules import PRESET_NAMES
from bot.locales import DEFAULT, texts_in
from bot.matches.models.terms import MatchLength, TimeControl

Interaction = discord.Interaction[Any]

RULES = [
    app_commands.Choice(name=said(f"preset-{preset}"), value=preset) for preset in PRESET_NAMES
]
LENGTHS = [
    app_commands.Choice(name=said(f"choice-length-{value}"), value=value)
    for value in ("1", "3", "6", "12", "rules")
]
_PACES = [
    app_commands.Choice(name=said(f"choice-pace-{pace.value}"), value=pace.value)
    for pace in TimeControl
]


def add_commands(commands: Commands) -> None:
    """Add `play` and `computer`. Their answers are public."""

    @command(commands.koikoi, ANYBODY)
    @app_commands.choices(rules=RULES, length=LENGTHS, pace=_PACES)
    async def play(
        interaction: Interaction,
        opponent: discord.User | None = None,
        rules: str | None = None,
        length: str | None = None,
        pace: str | None = None,
    ) -> None:
        async with commands.interactions.answer(interaction, private=False) as context:
            await challenge(
                context,
                opponent,
                preset=rules,
                length=as_length(length),
                pace=TimeControl(pace) if pace else None,
            )

    @command(commands.koikoi, ANYBODY)
    @app_commands.choices(
        level=level_choices(commands.levels),
        rules=RULES,
        length=LENGTHS,
    )
    async def computer(
        interaction: Interaction,
        level: str | None = None,
        rules: str | None = None,
        length: str | None = None,
    ) -> None:
        async with commands.interactions.answer(interaction, private=False) as context:
            await sit_down(context, level, preset=rules, length=as_length(length))


def add_user_menu(commands: Commands) -> None:
    """Add *Play Koi-Koi* to a member's menu."""

    async def invite(interaction: Interaction, member: discord.User) -> None:
        async with commands.interactions.answer(interaction, private=False) as context:
            await challenge(context, member)

    commands.menus.append(
        app_commands.ContextMenu(
            name=said("command-user-play"), callback=invite, extras=needs(ANYBODY)
        )
    )


def as_length(value: str | None) -> MatchLength | None:
    """Return the chosen length; None if there was no choice."""
    if value is None or value == "rules":
        return None if value is None else "rules"
    return int(value)


def level_choices(levels: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Return the computer players to choose from."""
    return [app_commands.Choice(name=_level_name(level), value=level) for level in levels]


def _level_name(level: str) -> app_commands.locale_str | str:
    key = f"choice-level-{level}"
    return said(key) if texts_in(DEFAULT).has(key) else level
