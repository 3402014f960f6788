"""*Report a problem*: a form for what is wrong, which the host reads beside the match's record."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import discord
from discord import ui

from bot.buttons.press import Press, item_on, typed_in
from bot.interactions.context import Context
from bot.matches.models.reports import MOST_LETTERS
from bot.screens.custom_ids import press_id
from bot.screens.message import clip

FORM: Final = re.compile(r"kk-report:([1-9][0-9]{0,17}):(0|[1-9][0-9]{0,8})")
FIELD: Final = "problem"


class ReportForm(ui.Modal):
    """A form with one field. `submit` reads it, even if the bot was restarted meanwhile."""

    def __init__(self, context: Context, press: Press) -> None:
        texts = context.texts
        super().__init__(
            title=clip(texts("button-report"), 45),
            custom_id=f"kk-report:{press.match_id}:{press.seq}",
        )
        self.add_item(
            ui.Label(
                text=clip(texts("report-label"), 45),
                description=clip(texts("report-about"), 100),
                component=ui.TextInput(
                    custom_id=FIELD,
                    style=discord.TextStyle.paragraph,
                    placeholder=clip(texts("report-hint"), 100),
                    max_length=MOST_LETTERS,
                ),
            )
        )
        self.stop()  # discord.py need not keep it: `submit` reads every form


async def ask(context: Context, press: Press) -> None:
    """Draw every message of the match again, which may be all that is needed, and open the form."""
    context.presenter.redraw_all(press.match_id)
    if not await context.reply.ask(ReportForm(context, press)):
        await context.reply.say(context.texts("refused-late-form"))


@dataclass(frozen=True, slots=True)
class Written:
    """What a person wrote about a match. The text is not in the repr: it stays out of logs."""

    match_id: int
    text: str = field(repr=False)


def read_form(interaction: discord.Interaction[Any]) -> Written | None:
    """Return the form if it is ours and was opened from the message that it names; else None."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = data.get("custom_id")
    found = FORM.fullmatch(custom_id) if isinstance(custom_id, str) else None
    if found is None:
        return None
    match_id, seq = int(found[1]), int(found[2])
    if item_on(interaction, press_id(match_id, seq, "report")) is None:
        return None
    typed = typed_in(interaction, FIELD, MOST_LETTERS)
    return None if typed is None else Written(match_id, typed)


async def submit(context: Context, written: Written) -> None:
    """Save the report, and thank for it."""
    await context.service.reports.send(written.match_id, context.person, written.text)
    await context.reply.say(context.texts("reported", match=str(written.match_id)))
