"""Lists every form: its handler, what is typed, the words of its custom id, and who may send it.

A form's custom id is its name and these words, `kk-report:<match>:<seq>`. It is read again when it
comes: it may have been opened long ago, by an earlier run.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.buttons import report, rules, settings
from bot.buttons.params import (
    MATCH,
    NUMBER,
    SNOWFLAKE,
    TOURNAMENT,
    Arguments,
    Param,
    choice,
    enum_param,
    number,
    optional,
)
from bot.buttons.routes import ON_PANELS, OPTION
from bot.buttons.text_form import Form, form, read_typed
from bot.interactions.authorization import ADMIN, BOT_HOST, DIRECTOR, PLAYER, REFEREE
from bot.matches.models.hosting import Reason
from bot.moderation import presses as moderation
from bot.safety import presses as safety
from bot.screens.message import panel_id
from bot.tournaments import panel_screens, planning
from bot.tournaments import presses as tournament
from bot.tournaments.model import Format


def _read_source(text: str) -> tuple[str, Arguments] | None:
    verb, *words = text.split(" ")
    found = ON_PANELS.get(verb)
    arguments = None if found is None else found.read_words(tuple(words))
    return None if arguments is None else (verb, arguments)


SEQ: Final = number(0, 999_999_999)
SOURCE: Final = Param(_read_source)
"""The words of the button or menu that opened a form: its verb, and what they say."""

FORMS: Final[Mapping[str, Form]] = {
    "kk-form": form(settings.submit, settings.TYPED, panel_id("change {0}"), OPTION, needs=ADMIN),
    "kk-rules": form(rules.submit, rules.LINE, panel_id("paste"), needs=ADMIN),
    "kk-report": form(report.submit, report.PROBLEM, "kk:{0}:{1}:report", MATCH, SEQ, needs=PLAYER),
    "kk-person": form(
        safety.report,
        safety.WORDS,
        "kk:{0}:{1}:report-why",
        MATCH,
        SEQ,
        enum_param(Reason),
        needs=PLAYER,
    ),
    "kk-answer": form(
        report.submit_answer,
        report.ANSWER,
        panel_id("report-answer {0}"),
        NUMBER,
        needs=BOT_HOST,
    ),
    "kk-block": form(
        moderation.block, moderation.NOTE, panel_id("mod-block {0}"), SNOWFLAKE, needs=ADMIN
    ),
    "kk-void": form(
        moderation.void, moderation.REASON, "kk:{0}:{1}:void", MATCH, SEQ, needs=REFEREE
    ),
    "kk-tour": form(
        tournament.submit,
        tournament.NOTE,
        panel_id("{1}"),
        TOURNAMENT,
        SOURCE,
        optional(SNOWFLAKE),
        needs=DIRECTOR,
    ),
    "kk-tour-change": form(
        planning.submit_change,
        planning.CHANGED,
        panel_id("tour-change {0}"),
        TOURNAMENT,
        choice(*panel_screens.CHANGES),
        needs=DIRECTOR,
    ),
    "kk-tour-new": form(
        planning.submit_title,
        planning.CHANGED,
        panel_id("tour-new"),
        enum_param(Format),
        needs=DIRECTOR,
    ),
}


def resolve(interaction: discord.Interaction[Any]) -> tuple[Form, str, Arguments] | None:
    """Return a form, what was typed, and what its custom id says.

    None if it is none of ours, or was not opened from a message of the person's.
    """
    data: Mapping[str, Any] = interaction.data or {}
    name, *words = str(data.get("custom_id")).split(":")
    found = FORMS.get(name)
    arguments = None if found is None else found.read_words(tuple(words))
    if found is None or arguments is None:
        return None
    typed = read_typed(interaction, found.opened_by.format(*words), found.field)
    return None if typed is None else (found, typed, arguments)
