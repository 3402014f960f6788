"""*Report a problem*: a form for what is wrong, which the host reads beside the match's record."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.buttons import text_form
from bot.buttons.press import Press
from bot.buttons.text_form import Field, read_custom_id, read_typed
from bot.interactions.context import Context
from bot.matches.models.reports import MOST_LETTERS
from bot.screens.custom_ids import press_id

FORM: Final = re.compile(r"kk-report:([1-9][0-9]{0,17}):(0|[1-9][0-9]{0,8})")
PROBLEM: Final = Field("problem", MOST_LETTERS, lines=True)


async def ask(context: Context, press: Press) -> None:
    """Draw every message of the match again, which may be all that is needed, and open the form."""
    context.presenter.redraw_all(press.match_id)
    texts = context.texts
    await text_form.ask(
        context,
        f"kk-report:{press.match_id}:{press.seq}",
        PROBLEM,
        title=texts("button-report"),
        label=texts("report-label"),
        about=texts("report-about"),
        placeholder=texts("report-hint"),
    )


@dataclass(frozen=True, slots=True)
class Written:
    """What a person wrote about a match. The text is not in the repr: it stays out of logs."""

    match_id: int
    text: str = field(repr=False)


def read_form(interaction: discord.Interaction[Any]) -> Written | None:
    """Return the form if it is ours and was opened from the message that it names; else None."""
    found = read_custom_id(interaction, FORM)
    if found is None:
        return None
    match_id, seq = int(found[1]), int(found[2])
    typed = read_typed(interaction, press_id(match_id, seq, "report"), PROBLEM)
    return None if typed is None else Written(match_id, typed)


async def submit(context: Context, written: Written) -> None:
    """Save the report, and thank for it."""
    await context.service.reports.send(written.match_id, context.person, written.text)
    await context.reply.say(context.texts("reported", match=str(written.match_id)))
