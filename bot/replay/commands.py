"""`/koikoi history` and `replay`."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.buttons.lists import history_page
from bot.commands.commands import Commands
from bot.commands.translator import command
from bot.interactions.authorization import ANYBODY, MATCH, REVIEWER, ResourceRef, check
from bot.replay.presses import matches_like, replay_choices, replay_file, replay_match
from bot.screens.message import Choice

Interaction = discord.Interaction[Any]
_MOST: Final = 2**53 - 1
"""Discord's largest number for an option."""
_LONGEST: Final = 100
"""Discord's limit of a choice's name, in characters."""


def add_commands(commands: Commands) -> None:
    """Add the commands. Their answers are private."""

    @command(commands.koikoi, ANYBODY)
    async def history(interaction: Interaction, member: discord.User | None = None) -> None:
        async with commands.interactions.answer(interaction) as context:
            person = context.asked_about(member)
            await context.reply.send(await history_page(context, person, 0))

    @command(commands.koikoi, ANYBODY)
    async def replay(
        interaction: Interaction,
        match: app_commands.Range[int, 1, _MOST] | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        async with commands.interactions.answer(interaction) as context:
            if file is not None:
                await replay_file(context, file)
            elif match is not None:
                await check(context, REVIEWER, ResourceRef(MATCH, match))
                await replay_match(context, match)
            else:
                await context.reply.send(await replay_choices(context))

    @replay.autocomplete("match")
    async def matches(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        found = await commands.interactions.suggest(
            interaction, lambda context: matches_like(context, typed)
        )
        return [_as_choice(one) for one in found]


def _as_choice(match: Choice) -> app_commands.Choice[int]:
    """Return a match as a choice, with opponent, score, date and number."""
    end = f" · {match.description}"
    name = match.label[: _LONGEST - len(end)] + end
    return app_commands.Choice(name=name, value=int(match.value))
