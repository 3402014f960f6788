"""The forms for house rules: the questions of the page *Rules*, and the yaku of older lists.

A form's custom id contains the values that were in force when it was opened. Only what the admin
has changed since is saved, so another admin's change of the other rules stays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.buttons import forms
from bot.buttons.forms import Answers, CheckboxField, Group, Question, RadioField, form
from bot.buttons.params import Param, button, choice
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ADMIN
from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of
from bot.interactions.refused_forms import Values
from bot.interactions.settings_changes import report_change
from bot.koikoi.rules import OPTIONS_BY_KEY
from bot.matches.errors import ChangedMeanwhile, InvalidSetting, Refusal
from bot.matches.models.terms import GuildSettings
from bot.screens.message import Choice, panel_id
from bot.screens.wording.options import option_about, option_name, value_name
from bot.screens.wording.refusals import setting_reason
from bot.servers.presses import settings_page
from bot.servers.screens import (
    OFF,
    QUESTIONS,
    RARE,
    chosen_options,
    offered_values,
    rare_choice,
    usual_options,
)

RARE_POINTS: Final = "5"
"""The points of a yaku of older lists that counts from now on: those of most yaku of three cards.

The sources count them in another game, so none of them gives a value for Koi-Koi.
"""


def _as_word(values: Mapping[str, str]) -> str:
    """Return the values of the questions as a word of a custom id."""
    return ",".join(values[key] for key in QUESTIONS).replace(":", "=")


def _read_word(word: str) -> Mapping[str, str] | None:
    values = word.replace("=", ":").split(",")
    if len(values) != len(QUESTIONS):
        return None
    read = dict(zip(QUESTIONS, values, strict=True))
    known = all(value in OPTIONS_BY_KEY[key].choices for key, value in read.items())
    return read if known else None


def _read_counted(word: str) -> tuple[str, ...] | None:
    counted = tuple(word.split(",")) if word else ()
    known = len({*counted}) == len(counted) and {*counted} <= {*RARE}
    return counted if known else None


def _house_id(now: Mapping[str, str]) -> str:
    return f"kk-house:{_as_word(now)}"


def _rare_id(now: Mapping[str, str]) -> str:
    return f"kk-rare:{','.join(_counted(now))}"


def _counted(now: Mapping[str, str]) -> tuple[str, ...]:
    """Return the options of the yaku of older lists that count."""
    return tuple(key for key in RARE if now[key] != OFF)


async def open_house(context: Context, _: ComponentInteraction) -> None:
    """Open the form with the questions of the page *Rules*."""
    texts = context.texts
    now = chosen_options(await context.service.settings.guild_settings(guild_id_of(context)))
    questions = (
        Question(
            field,
            label=option_name(texts, key),
            about=option_about(texts, key),
            choices=tuple(
                Choice(value_name(texts, key, value), value)
                for value in offered_values(key, now[key])
            ),
            preset=(now[key],),
        )
        for key, field in HOUSE.items()
    )
    await forms.open_modal(context, _house_id(now), *questions, title=texts("button-house"))


async def submit_house(context: Context, answers: Answers, opened: Mapping[str, str]) -> None:
    """Save the answers that differ from the values with which the form was opened.

    Nothing is saved if another admin has changed one of the same rules to another value.
    """
    answered = {key: answers[field] for key, field in HOUSE.items()}
    changed = {key: value for key, value in answered.items() if value != opened[key]}

    def change(settings: GuildSettings) -> GuildSettings:
        now = chosen_options(settings)
        if any(now[key] not in (opened[key], value) for key, value in changed.items()):
            raise ChangedMeanwhile(Refusal.SETTINGS_CHANGED)
        return _with_options(settings, changed)

    def again(now: Mapping[str, str]) -> tuple[str, Values]:
        return _house_id(now), {key: (value,) for key, value in changed.items()}

    await _save(context, "rules", change, again)


async def open_rare(context: Context, _: ComponentInteraction) -> None:
    """Open the form with the yaku of older lists."""
    texts = context.texts
    now = chosen_options(await context.service.settings.guild_settings(guild_id_of(context)))
    question = Question(
        RARE_FIELD,
        label=texts("button-rare"),
        about=texts("rare-about", points=int(RARE_POINTS)),
        choices=tuple(rare_choice(texts, key, now[key]) for key in RARE),
        preset=_counted(now),
    )
    await forms.open_modal(context, _rare_id(now), question, title=texts("rare-title"))


async def submit_rare(context: Context, counted: tuple[str, ...], opened: tuple[str, ...]) -> None:
    """Let the yaku of older lists count that were checked, and no longer those that were not."""
    added, dropped = {*counted} - {*opened}, {*opened} - {*counted}

    def change(settings: GuildSettings) -> GuildSettings:
        now, usual = chosen_options(settings), usual_options(settings)
        points = {key: RARE_POINTS if usual[key] == OFF else usual[key] for key in added}
        points |= {key: now[key] for key in added if now[key] != OFF}
        return _with_options(settings, {**points, **dict.fromkeys(dropped, OFF)})

    def again(now: Mapping[str, str]) -> tuple[str, Values]:
        wanted = {*_counted(now), *added} - dropped
        return _rare_id(now), {RARE_FIELD.custom_id: tuple(key for key in RARE if key in wanted)}

    await _save(context, "advanced", change, again)


def _with_options(settings: GuildSettings, changed: Mapping[str, str]) -> GuildSettings:
    """Return settings with changed options. Values of the preset are no changes."""
    usual = usual_options(settings)
    options = {key: value for key, value in settings.options.items() if key not in changed}
    options |= {key: value for key, value in changed.items() if value != usual[key]}
    return replace(settings, options=options)


async def _save(
    context: Context,
    page: str,
    change: Callable[[GuildSettings], GuildSettings],
    again: Callable[[Mapping[str, str]], tuple[str, Values]],
) -> None:
    """Save changed settings, and show a page: with a tick, or with the reason why it failed.

    `again`: returns the custom id and the values of the form that is opened after a refusal, from
    the options in force then.
    """
    texts, service, guild_id = context.texts, context.service.settings, guild_id_of(context)
    changed = None
    try:
        changed = await service.change_guild_settings(guild_id, context.person, change)
        note = texts("settings-saved")
    except (InvalidSetting, ChangedMeanwhile) as refused:
        forms.keep_values(context, *again(chosen_options(await service.guild_settings(guild_id))))
        note = texts("settings-form-late")
        if isinstance(refused, InvalidSetting):
            note = texts("settings-refused", reason=setting_reason(texts, refused))
    await context.reply.redraw(await settings_page(context, page, note))
    await report_change(context, changed)


HOUSE: Final = {key: RadioField(key, choice(*OPTIONS_BY_KEY[key].choices)) for key in QUESTIONS}
RARE_FIELD: Final = CheckboxField("rare", choice(*RARE))

ROUTES: Final = Routes(
    panel={
        "house": button(open_house, needs=ADMIN),
        "rare": button(open_rare, needs=ADMIN),
    },
    forms={
        "kk-house": form(
            submit_house,
            Group(tuple(HOUSE.values())),
            panel_id("house"),
            Param(_read_word),
            needs=ADMIN,
        ),
        "kk-rare": form(
            submit_rare, RARE_FIELD, panel_id("rare"), Param(_read_counted), needs=ADMIN
        ),
    },
)
