"""Presses on the settings panel for rules from another server's line, and for a channel's rules."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

import discord

from bot.buttons import forms
from bot.buttons.forms import Question, TextField, form
from bot.buttons.params import CHANGE, SNOWFLAKE, button, channel_menu, choice, menu
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ADMIN
from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of, guild_name_of, has_channel
from bot.koikoi.rules import PRESET_NAMES
from bot.locales import LANGUAGES
from bot.matches.errors import ChangedMeanwhile, InvalidSetting, Refusal, Refused
from bot.matches.models.terms import GuildSettings
from bot.matches.transitions.house_rules import MAX_LINE_LENGTH, with_rules_line
from bot.matches.transitions.shared_settings import (
    LARGEST_TEXT,
    Imported,
    Places,
    is_settings_text,
    settings_text,
    with_settings_text,
)
from bot.messages.sending.components import texts_on
from bot.screens.message import Panel, Screen, TextFile, panel_id
from bot.screens.wording.refusals import setting_reason
from bot.servers.page_screens import AS_SERVER
from bot.servers.presses import save, settings_page
from bot.servers.question_screens import import_all_panel, import_panel

LINE: Final = TextField("line", MAX_LINE_LENGTH, lines=True)
_LINE: Final = re.compile(
    r"^```\n(koikoi-rules:[^\n`]+(?:\nkoikoi-settings:[^\n`]+)?)\n```", re.MULTILINE
)
FILE_NAME: Final = "koikoi-settings.txt"


async def paste(context: Context, _: ComponentInteraction) -> None:
    """Open the form for a line with house rules."""
    texts = context.texts
    await forms.open_modal(
        context,
        "kk-rules",
        Question(
            LINE,
            label=texts("paste-line"),
            about=texts("paste-about"),
            placeholder="koikoi-rules:…",
        ),
        title=texts("paste-title"),
    )


async def submit(context: Context, line: str) -> None:
    """Show the changes, or why the line can't be read. Nothing is saved."""
    await context.reply.redraw(await _question(context, line))


async def send_file(context: Context, _: ComponentInteraction) -> None:
    """Send all settings to the admin, as a text file."""
    settings = await context.service.settings.guild_settings(guild_id_of(context))
    guild = context.guild
    named = () if guild is None else (*guild.channels, *guild.roles)
    text = settings_text(settings, {one.id: one.name for one in named})
    file = TextFile(FILE_NAME, f"{text}\n")
    await context.reply.send(Screen(context.texts("settings-file-sent"), file=file))


async def import_file(context: Context, file: discord.Attachment) -> None:
    """Show the changes by a file, or why it can't be read. Raises `Refused` if it is gone."""
    try:
        content = await file.read() if file.size <= LARGEST_TEXT else b""
    except (discord.NotFound, discord.Forbidden):
        raise Refused(Refusal.FILE_GONE) from None
    await context.reply.send(await _question(context, content.decode(errors="replace")))


def _imported(context: Context, now: GuildSettings, text: str) -> Imported:
    """Return the settings with those of a text. Raises `InvalidSetting`."""
    if not is_settings_text(text):
        return Imported(with_rules_line(now, text))
    guild = context.guild
    channels: dict[str, int] = {}
    for one in () if guild is None else (*guild.text_channels, *guild.channels):
        if not isinstance(one, discord.CategoryChannel):
            channels.setdefault(one.name, one.id)
            channels[str(one.id)] = one.id
    roles: dict[str, int] = {}
    for role in () if guild is None else guild.roles:
        if not role.is_default():
            roles.setdefault(role.name, role.id)
            roles[str(role.id)] = role.id
    return with_settings_text(now, text, Places(channels, roles, LANGUAGES))


async def _question(context: Context, line: str, *, again: bool = False) -> Panel:
    """Return the changes by a text; `again`: a setting was changed since they were shown."""
    texts = context.texts
    service, guild_id = context.service.settings, guild_id_of(context)
    since = await service.last_change(guild_id)
    now = await service.guild_settings(guild_id)
    try:
        imported = _imported(context, now, line)
    except InvalidSetting as refused:
        if context.interaction.type is discord.InteractionType.modal_submit:
            forms.keep_refused(context)
        note = texts("import-refused", reason=setting_reason(texts, refused))
        return await settings_page(context, "share", note)
    guild = guild_name_of(context)
    if is_settings_text(line):
        return import_all_panel(texts, guild, now, imported, since, again=again)
    return import_panel(texts, guild, now, imported.settings, since, again=again)


async def take(context: Context, _: ComponentInteraction, since: int) -> None:
    """Save the rules of the line on the pressed message. Raises `Refused`.

    `since`: the number of the last change when the rules were shown. After a newer one, the changes
    are shown again.
    """
    message = context.interaction.message
    found = _LINE.search("\n".join(texts_on(message.components))) if message else None
    if found is None:
        raise Refused(Refusal.OLD_BUTTON)
    last = context.service.leaderboards.last_week()  # the first table is that of the running week

    def changed(now: GuildSettings) -> GuildSettings:
        taken = _imported(context, now, found[1]).settings
        if taken.weekly_channel == now.weekly_channel:
            return taken
        return replace(taken, weekly_posted=last)

    try:
        await save(context, "rules", changed, since=since)
    except ChangedMeanwhile:
        await context.reply.redraw(await _question(context, found[1], again=True))


# The rules of one channel.


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
    panel={
        "set channel": menu(
            set_preset, SNOWFLAKE, needs=ADMIN, chosen=choice(AS_SERVER, *PRESET_NAMES)
        ),
        "channel": channel_menu(choose_channel, needs=ADMIN),
        "paste": button(paste, needs=ADMIN),
        "settings-file": button(send_file, needs=ADMIN),
        "import": button(take, CHANGE, needs=ADMIN),
    },
    forms={
        "kk-rules": form(submit, LINE, panel_id("paste"), needs=ADMIN),
    },
)
