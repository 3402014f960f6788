"""*Answer*: the host's form for an answer to a report, which its player gets."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import discord
from discord import ui

from bot.buttons.press import Press, item_on, typed_in
from bot.interactions.context import Context
from bot.matches.errors import AnsweredReport
from bot.matches.models.reports import LONGEST_ANSWER
from bot.screens.message import clip
from bot.screens.reports import answer_id

FORM: Final = re.compile(r"kk-answer:([1-9][0-9]{0,17})")
FIELD: Final = "answer"


class AnswerForm(ui.Modal):
    """A form with one field. `submit` reads it, even if the bot was restarted meanwhile."""

    def __init__(self, context: Context, number: int) -> None:
        texts = context.texts
        super().__init__(title=clip(texts("button-answer"), 45), custom_id=f"kk-answer:{number}")
        self.add_item(
            ui.Label(
                text=clip(texts("answer-label"), 45),
                description=clip(texts("answer-about"), 100),
                component=ui.TextInput(
                    custom_id=FIELD,
                    style=discord.TextStyle.paragraph,
                    max_length=LONGEST_ANSWER,
                ),
            )
        )
        self.stop()  # discord.py need not keep it: `submit` reads every form


async def ask(context: Context, press: Press, number: int) -> None:
    """Open the form. Raises `UnknownReport`, `AnsweredReport`."""
    if (await context.service.reports.get(number)).answer is not None:
        raise AnsweredReport
    if not await context.reply.ask(AnswerForm(context, number)):
        await context.reply.say(context.texts("refused-late-form"))


@dataclass(frozen=True, slots=True)
class Answered:
    """What a host wrote. The text is not in the repr: it stays out of logs."""

    number: int
    text: str = field(repr=False)


def read_form(interaction: discord.Interaction[Any]) -> Answered | None:
    """Return the form if it is ours and was opened from the message that it names; else None."""
    data: Mapping[str, Any] = interaction.data or {}
    custom_id = data.get("custom_id")
    found = FORM.fullmatch(custom_id) if isinstance(custom_id, str) else None
    if found is None:
        return None
    number = int(found[1])
    if item_on(interaction, answer_id(number)) is None:
        return None
    typed = typed_in(interaction, FIELD, LONGEST_ANSWER)
    return None if typed is None else Answered(number, typed)


async def submit(context: Context, written: Answered) -> None:
    """Save the answer, which is sent at once; raises what `ask` raises."""
    await context.service.reports.answer(written.number, written.text)
    await context.reply.say(context.texts("answer-saved"))
