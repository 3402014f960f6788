"""Presses on the settings panel: what is chosen is saved at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

from bot.koikoi.rules import OPTIONS_BY_KEY
from bot.matches.errors import InvalidSetting
from bot.matches.terms import GuildSettings, Length, Pace
from bot.views.message import Panel, clip
from bot.views.press import Press, panel_id
from bot.views.refusals import setting_reason
from bot.views.settings_panel import LENGTH_KEYS, settings_panel
from bot.views.values import option_name, read_value, words_of

from .answering import Refused, Visit
from .managing import check_manager, guild_id_of, guild_name_of
from .press_reading import item_on


async def turn_page(visit: Visit, _: Press, page: str) -> None:
    """Another page of the panel."""
    await check_manager(visit)
    await visit.reply.redraw(await settings_page(visit, page))


async def open_option(visit: Visit, _press: Press, _group: str, key: str) -> None:
    """One option of *Advanced*."""
    await check_manager(visit)
    await visit.reply.redraw(await settings_page(visit, f"option {key}"))


async def set_preset(visit: Visit, _: Press, preset: str) -> None:
    """Another set of rules, as it is."""
    await _set(visit, "rules", preset=preset, options={})


async def set_length(visit: Visit, _: Press, length: Length) -> None:
    """How many rounds a match has."""
    await _set(visit, "rules", length=length)


async def set_question(visit: Visit, _: Press, key: str, value: str) -> None:
    """An option that is asked on the first page."""
    await _set_option(visit, key, value, "rules")


async def set_value(visit: Visit, _: Press, key: str, value: str) -> None:
    """An option, on its own page."""
    await _set_option(visit, key, value, f"option {key}")


async def set_pace(visit: Visit, _: Press, pace: Pace) -> None:
    """Minutes a turn, or hours."""
    await _set(visit, "table", pace=pace)


async def set_live_minutes(visit: Visit, _: Press, minutes: int) -> None:
    """How many minutes."""
    await _set(visit, "table", live_minutes=minutes)


async def set_daily_hours(visit: Visit, _: Press, hours: int) -> None:
    """How many hours."""
    await _set(visit, "table", daily_hours=hours)


async def set_threads(visit: Visit, _: Press, wanted: bool) -> None:
    """Whether each match has a thread of its own."""
    await _set(visit, "table", threads=wanted)


async def set_language(visit: Visit, _: Press, language: str) -> None:
    """Which language everybody reads."""
    await _set(visit, "table", language=None if language == "server" else language)


async def set_channels(visit: Visit, _: Press, channels: tuple[int, ...]) -> None:
    """Where matches may be started; nowhere chosen is everywhere."""
    await check_manager(visit)
    guild = visit.interaction.guild
    if guild is None or any(guild.get_channel(channel) is None for channel in channels):
        raise Refused(visit.texts("refused-old-button"))
    await _set(visit, "table", channels=channels)


async def _set(visit: Visit, page: str, **changes: Any) -> None:
    await check_manager(visit)
    settings = await visit.client.service.guild_settings(guild_id_of(visit))
    await _save(visit, replace(settings, **changes), page)


async def _set_option(visit: Visit, key: str, value: str, page: str) -> None:
    await check_manager(visit)
    if value not in OPTIONS_BY_KEY[key].choices:
        raise Refused(visit.texts("refused-old-button"))
    settings = await visit.client.service.guild_settings(guild_id_of(visit))
    await _save(visit, _with_option(settings, key, value), page)


async def reset(visit: Visit, _: Press) -> None:
    """Every option as its preset has it."""
    await check_manager(visit)
    settings = await visit.client.service.guild_settings(guild_id_of(visit))
    await _save(visit, replace(settings, options={}), "rules")


async def as_preset(visit: Visit, _: Press, key: str) -> None:
    """One option as its preset has it."""
    await check_manager(visit)
    settings = await visit.client.service.guild_settings(guild_id_of(visit))
    gone = LENGTH_KEYS if key in LENGTH_KEYS else (key,)
    options = {name: value for name, value in settings.options.items() if name not in gone}
    length = "rules" if key in LENGTH_KEYS else settings.length
    changed = replace(settings, options=options, length=length)
    await _save(visit, changed, f"option {key}")


async def change(visit: Visit, _: Press, key: str) -> None:
    """Ask for a value that no menu has room for."""
    await check_manager(visit)
    if not await visit.reply.ask(ValueForm(visit, key)):
        await visit.reply.say(visit.texts("refused-late-form"))


FORM: Final = "kk-form:"
FIELD: Final = "value"
MOST_LETTERS: Final = 40


class ValueForm(ui.Modal):
    """A form with one field. `submit` reads it, also when the bot was started anew meanwhile."""

    def __init__(self, visit: Visit, key: str) -> None:
        texts = visit.texts
        super().__init__(title=clip(option_name(texts, key), 45), custom_id=f"{FORM}{key}")
        self.add_item(
            ui.Label(
                text=texts("modal-value"),
                description=clip(words_of(texts, key), 100),
                component=ui.TextInput(custom_id=FIELD, max_length=MOST_LETTERS),
            )
        )
        self.stop()  # discord.py needn't keep it: every form is read here


@dataclass(frozen=True, slots=True)
class Filled:
    """What somebody typed for an option."""

    key: str
    typed: str


def read_form(interaction: discord.Interaction[Any]) -> Filled | None:
    """The form, if it is ours and was opened from the message it comes with; else None."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = data.get("custom_id")
    if not isinstance(custom_id, str) or not custom_id.startswith(FORM):
        return None
    key = custom_id.removeprefix(FORM)
    if key not in OPTIONS_BY_KEY or item_on(interaction, panel_id(f"change {key}")) is None:
        return None
    match data.get("components"):
        case [{"component": {"custom_id": str(field), "value": str(typed)}}]:
            fits = field == FIELD and len(typed) <= MOST_LETTERS
            return Filled(key, typed) if fits else None
        case _:
            return None


async def submit(visit: Visit, filled: Filled) -> None:
    """Save what was typed into a form."""
    await check_manager(visit)
    settings = await visit.client.service.guild_settings(guild_id_of(visit))
    value = read_value(visit.texts, filled.key, filled.typed)
    await _save(visit, _with_option(settings, filled.key, value), f"option {filled.key}")


def _with_option(settings: GuildSettings, key: str, value: str) -> GuildSettings:
    if key not in LENGTH_KEYS:
        return replace(settings, options={**settings.options, key: value})
    # Rounds and target replace each other, and only "as the rules say" lets them count.
    others = {name: kept for name, kept in settings.options.items() if name not in LENGTH_KEYS}
    return replace(settings, options={**others, key: value}, length="rules")


async def _save(visit: Visit, settings: GuildSettings, page: str) -> None:
    """Save, and show the page again: with a tick, or with the reason why not."""
    texts = visit.texts
    try:
        await visit.client.service.save_guild_settings(settings)
        note = texts("settings-saved")
    except InvalidSetting as refused:
        note = texts("settings-refused", reason=setting_reason(texts, refused))
    await visit.reply.redraw(await settings_page(visit, page, note))


async def settings_page(visit: Visit, page: str, note: str = "") -> Panel:
    """A page of the panel, as things stand."""
    settings = await visit.client.service.guild_settings(guild_id_of(visit))
    return settings_panel(visit.texts, guild_name_of(visit), settings, page, note)
