"""The rules of a match or of a server, and their sections."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.buttons.press import Press
from bot.interactions.context import Context
from bot.matches.changes.house_rules import terms_from
from bot.screens.channel_rules import house_name, other_rules
from bot.screens.custom_ids import NO_MATCH
from bot.screens.message import Panel
from bot.screens.rules_panel import Played, rules_panel, rules_section
from bot.screens.view_model import joined


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
    return rules_panel(context.texts, Played(terms), note=note)


def _seen(context: Context, channels: Collection[int]) -> set[int]:
    """Return which of these channels are there and the reader can see."""
    guild, reader = context.interaction.guild, context.interaction.user
    if guild is None or not isinstance(reader, discord.Member):
        return set()
    found = [guild.get_channel(one) for one in channels]
    return {one.id for one in found if one and one.permissions_for(reader).view_channel}


async def show(context: Context, press: Press) -> None:
    """Show the rules in short: of a match, or of new matches here."""
    await context.reply.send(rules_panel(context.texts, await _played(context, press), *_id(press)))


async def open_section(context: Context, press: Press, section: str) -> None:
    """Show a section of the rules beside the short ones, whose chart stays in sight."""
    played = await _played(context, press)
    await context.reply.send(rules_section(context.texts, played, section, *_id(press)))


async def turn_to_section(context: Context, press: Press, section: str) -> None:
    """Show another section in the place of this one."""
    played = await _played(context, press)
    await context.reply.redraw(rules_section(context.texts, played, section, *_id(press)))


async def _played(context: Context, press: Press) -> Played:
    """Return what is played in a match, or would be in new ones here."""
    if press.match_id == NO_MATCH:
        return Played(await context.service.settings.terms(context.place))
    info = (await context.service.queries.get(press.match_id)).info
    if info.rotation_id is None:
        return Played(info.terms, timed=not info.against_computer)
    return Played(info.terms, (await context.service.rotations.get(info.rotation_id)).goal)


def _id(press: Press) -> tuple[int, int]:
    return press.match_id, press.seq
