"""The rules in force, to read: those of a match, or of new matches in a channel."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import discord

from bot.buttons.params import button, choice
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context
from bot.matches.transitions.house_rules import terms_from
from bot.screens.message import NO_MATCH, Panel
from bot.screens.rules_panel import (
    RulesSubject,
    house_name,
    other_rules,
    rules_panel,
    rules_section,
)
from bot.screens.view_model import joined
from bot.screens.wording.rule_lines import SECTIONS


async def rules_here(context: Context) -> Panel:
    """Return the rules of new matches in this channel in short."""
    place = context.place
    settings = await context.service.settings.guild_settings(place.guild_id or 0)
    terms = terms_from(settings, channel_id=place.top_id)
    own = settings.channel_presets.get(place.top_id, settings.preset)
    note = None
    if own != settings.preset:
        house = house_name(context.texts, settings)
        note = context.texts("rules-channel", channel=f"<#{place.top_id}>", rules=house)
    elsewhere = _seen(context, set(settings.channel_presets) - {place.top_id})
    note = joined([note, other_rules(context.texts, settings, elsewhere)]) or None
    return rules_panel(context.texts, RulesSubject(terms), note=note)


def _seen(context: Context, channels: Collection[int]) -> set[int]:
    """Return the channels among these that exist and that the reader can see."""
    guild, reader = context.guild, context.interaction.user
    if guild is None or not isinstance(reader, discord.Member):
        return set()
    found = [guild.get_channel(one) for one in channels]
    return {one.id for one in found if one and one.permissions_for(reader).view_channel}


async def show(context: Context, press: ComponentInteraction) -> None:
    """Show the rules in short: of a match, or of new matches here."""
    await context.reply.send(rules_panel(context.texts, await _played(context, press), *_id(press)))


async def open_section(context: Context, press: ComponentInteraction, section: str) -> None:
    """Show a section of the rules in a new message, so that the chart stays in sight."""
    played = await _played(context, press)
    await context.reply.send(rules_section(context.texts, played, section, *_id(press)))


async def turn_to_section(context: Context, press: ComponentInteraction, section: str) -> None:
    """Replace the shown section with another."""
    played = await _played(context, press)
    await context.reply.redraw(rules_section(context.texts, played, section, *_id(press)))


async def _played(context: Context, press: ComponentInteraction) -> RulesSubject:
    """Return the terms of a match, or of new matches here."""
    if press.match_id == NO_MATCH:
        return RulesSubject(await context.service.settings.terms(context.place))
    info = (await context.service.queries.get(press.match_id)).info
    if info.rotation_id is None:
        return RulesSubject(info.terms, timed=not info.against_computer)
    return RulesSubject(info.terms, (await context.service.queries.rotation(info.rotation_id)).goal)


def _id(press: ComponentInteraction) -> tuple[int, int]:
    return press.match_id, press.seq


ROUTES: Final = Routes(
    match={
        "rules": button(show, needs=ANYBODY),
        "rules open": button(open_section, choice(*SECTIONS), needs=ANYBODY),
        "rules turn": button(turn_to_section, choice(*SECTIONS), needs=ANYBODY),
    },
    panel={
        "rules open": button(open_section, choice(*SECTIONS), needs=ANYBODY),
        "rules turn": button(turn_to_section, choice(*SECTIONS), needs=ANYBODY),
    },
)
