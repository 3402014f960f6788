"""The rules of a match, a server or a channel: to read, to choose, to take from another server."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from typing import Final

import discord

from bot.buttons import text_form
from bot.buttons.params import CHANGE, SNOWFLAKE, button, channel_menu, choice, menu
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.buttons.settings import has_channel, save, settings_page
from bot.buttons.text_form import Field, form
from bot.interactions.authorization import ADMIN, ANYBODY
from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of, guild_name_of
from bot.koikoi.rules import PRESET_NAMES
from bot.matches.errors import InvalidSetting, Refusal, Refused
from bot.matches.models.terms import GuildSettings
from bot.matches.transitions.house_rules import MAX_LINE_LENGTH, terms_from, with_rules_line
from bot.messages.sending.components import texts_on
from bot.screens.message import NO_MATCH, Panel, panel_id
from bot.screens.rules_panel import RulesSubject, rules_panel, rules_section
from bot.screens.setting_changes import import_panel
from bot.screens.settings_pages import AS_SERVER, house_name, other_rules
from bot.screens.view_model import joined
from bot.screens.wording.refusals import setting_reason
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
    guild, reader = context.interaction.guild, context.interaction.user
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
    return RulesSubject(info.terms, (await context.service.rotations.get(info.rotation_id)).goal)


def _id(press: ComponentInteraction) -> tuple[int, int]:
    return press.match_id, press.seq


# Presses that import another server's house rules from a line: paste, review, save.

LINE: Final = Field("line", MAX_LINE_LENGTH, lines=True)
_LINE: Final = re.compile(r"^```\n(koikoi-rules:[^\n`]+)\n```", re.MULTILINE)


async def paste(context: Context, _: ComponentInteraction) -> None:
    """Open the form for a line with house rules."""
    texts = context.texts
    await text_form.open_modal(
        context,
        "kk-rules",
        LINE,
        title=texts("paste-title"),
        label=texts("paste-line"),
        about=texts("paste-about"),
        placeholder="koikoi-rules:…",
    )


async def submit(context: Context, line: str) -> None:
    """Show the changes, or why the line can't be read. Nothing is saved."""
    texts = context.texts
    service, guild_id = context.service.settings, guild_id_of(context)
    since = await service.last_change(guild_id)
    now = await service.guild_settings(guild_id)
    try:
        wanted = with_rules_line(now, line)
    except InvalidSetting as refused:
        note = texts("import-refused", reason=setting_reason(texts, refused))
        await context.reply.redraw(await settings_page(context, "share", note))
        return
    await context.reply.redraw(import_panel(texts, guild_name_of(context), now, wanted, since))


async def take(context: Context, _: ComponentInteraction, since: int) -> None:
    """Save the rules of the line on the pressed message. Raises `Refused`.

    `since`: the number of the last change when the rules were shown.
    """
    message = context.interaction.message
    found = _LINE.search("\n".join(texts_on(message.components))) if message else None
    if found is None:
        raise Refused(Refusal.OLD_BUTTON)
    await save(context, "rules", lambda now: with_rules_line(now, found[1]), since=since)


# Presses on the settings panel that give a channel rules of its own.


async def choose_channel(
    context: Context, _: ComponentInteraction, channels: tuple[int, ...]
) -> None:
    """Show the rules of one channel. Raises `Refused` if it was deleted."""
    if len(channels) != 1:
        raise Refused(Refusal.OLD_BUTTON)
    _check(context, channels[0])
    await context.reply.redraw(await settings_page(context, f"channel {channels[0]}"))


async def set_preset(context: Context, _: ComponentInteraction, channel: int, preset: str) -> None:
    """Give a channel a preset, or the server's rules again."""
    _check(context, channel)

    def change(now: GuildSettings) -> GuildSettings:
        kept = {one: rules for one, rules in now.channel_presets.items() if one != channel}
        kept = {one: rules for one, rules in kept.items() if has_channel(context, one)}
        chosen = {} if preset == AS_SERVER else {channel: preset}
        return replace(now, channel_presets=kept | chosen)

    await save(context, "channels", change)


def _check(context: Context, channel: int) -> None:
    if not has_channel(context, channel):
        raise Refused(Refusal.NO_CHANNEL)


ROUTES: Final = Routes(
    match={
        "rules": button(show, needs=ANYBODY),
        "rules open": button(open_section, choice(*SECTIONS), needs=ANYBODY),
        "rules turn": button(turn_to_section, choice(*SECTIONS), needs=ANYBODY),
    },
    panel={
        "rules open": button(open_section, choice(*SECTIONS), needs=ANYBODY),
        "rules turn": button(turn_to_section, choice(*SECTIONS), needs=ANYBODY),
        "set channel": menu(
            set_preset, SNOWFLAKE, needs=ADMIN, chosen=choice(AS_SERVER, *PRESET_NAMES)
        ),
        "channel": channel_menu(choose_channel, needs=ADMIN),
        "paste": button(paste, needs=ADMIN),
        "import": button(take, CHANGE, needs=ADMIN),
    },
    forms={
        "kk-rules": form(submit, LINE, panel_id("paste"), needs=ADMIN),
    },
)
