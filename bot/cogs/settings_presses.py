"""Presses on the settings panel: what is chosen is saved at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from discord import ui

from bot.matches.errors import InvalidSetting
from bot.matches.terms import GuildSettings, Pace
from bot.views.message import Panel, clip
from bot.views.press import Press
from bot.views.refusals import setting_reason
from bot.views.settings_panel import LENGTH_KEYS, settings_panel
from bot.views.values import OPTION_KEYS, option_name, read_value, words_of

from .answering import Visit
from .managing import check_manager, guild_id_of, guild_name_of


async def turn_page(visit: Visit, press: Press) -> None:
    """Another page of the panel."""
    check_manager(visit)
    await visit.reply.redraw(await settings_page(visit, press.words[0]))


async def open_option(visit: Visit, press: Press) -> None:
    """One option of *Advanced*."""
    check_manager(visit)
    await visit.reply.redraw(await settings_page(visit, f"option {press.values[0]}"))


async def set_value(visit: Visit, press: Press) -> None:
    """Something was chosen in a menu."""
    check_manager(visit)
    settings = await visit.client.service.guild_settings(guild_id_of(visit))
    match press.words:
        case ("option", key):
            await _save(visit, _with_option(settings, key, press.values[0]), "rules")
        case ("value", key):
            changed = _with_option(settings, key, press.values[0])
            await _save(visit, changed, f"option {key}")
        case ("preset",):
            changed = replace(settings, preset=press.values[0], options={})
            await _save(visit, changed, "rules")
        case ("length",):
            value = press.values[0]
            length = replace(settings, length="rules" if value == "rules" else int(value))
            await _save(visit, length, "rules")
        case _:
            await _save(visit, _table_changed(settings, press), "table")


def _table_changed(settings: GuildSettings, press: Press) -> GuildSettings:
    value = press.values[0] if press.values else ""
    changes: dict[str, Callable[[], dict[str, Any]]] = {
        "pace": lambda: {"pace": Pace(value)},
        "live": lambda: {"live_minutes": int(value)},
        "daily": lambda: {"daily_hours": int(value)},
        "threads": lambda: {"threads": value == "on"},
        "language": lambda: {"language": None if value == "server" else value},
        "channels": lambda: {"channels": tuple(map(int, press.values))},
    }
    return replace(settings, **changes[press.words[0]]())


async def reset(visit: Visit, _: Press) -> None:
    """Every option as its preset has it."""
    check_manager(visit)
    settings = await visit.client.service.guild_settings(guild_id_of(visit))
    await _save(visit, replace(settings, options={}), "rules")


async def as_preset(visit: Visit, press: Press) -> None:
    """One option as its preset has it."""
    check_manager(visit)
    settings = await visit.client.service.guild_settings(guild_id_of(visit))
    key = press.words[0]
    gone = LENGTH_KEYS if key in LENGTH_KEYS else (key,)
    options = {name: value for name, value in settings.options.items() if name not in gone}
    length = "rules" if key in LENGTH_KEYS else settings.length
    changed = replace(settings, options=options, length=length)
    await _save(visit, changed, f"option {key}")


async def change(visit: Visit, press: Press) -> None:
    """Ask for a value that no menu has room for."""
    check_manager(visit)
    if not await visit.reply.ask(ValueForm(visit, press.words[0])):
        await visit.reply.say(visit.texts("refused-late-form"))


FORM: Final = "kk-form:"


class ValueForm(ui.Modal):
    """A form with one field. `submit` reads it, also when the bot was started anew meanwhile."""

    def __init__(self, visit: Visit, key: str) -> None:
        texts = visit.texts
        super().__init__(title=clip(option_name(texts, key), 45), custom_id=f"{FORM}{key}")
        self.add_item(
            ui.Label(
                text=texts("modal-value"),
                description=clip(words_of(texts, key), 100),
                component=ui.TextInput(custom_id="value", max_length=40),
            )
        )


async def submit(visit: Visit, custom_id: str, data: Mapping[str, Any]) -> bool:
    """Save what was typed into a form; False if it is none of ours."""
    key = custom_id.removeprefix(FORM)
    if key == custom_id or key not in OPTION_KEYS:
        return False
    check_manager(visit)
    settings = await visit.client.service.guild_settings(guild_id_of(visit))
    value = read_value(visit.texts, key, typed_in(data))
    await _save(visit, _with_option(settings, key, value), f"option {key}")
    return True


def typed_in(data: Any) -> str:
    """The text of a form's field, wherever it is nested."""
    if isinstance(data, list):
        return next(filter(None, map(typed_in, data)), "")
    if not isinstance(data, Mapping):
        return ""
    if isinstance(data.get("value"), str):
        return str(data["value"])
    return typed_in([data.get("components"), data.get("component")])


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
