"""*Answer*: the host's form for an answer to a report, which its player gets."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Final

import discord

from bot.buttons import text_form
from bot.buttons.press import Press
from bot.buttons.text_form import Field, read_custom_id, read_typed
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.matches.models.reports import LONGEST_ANSWER
from bot.screens.reports import answer_id

FORM: Final = re.compile(r"kk-answer:([1-9][0-9]{0,17})")
ANSWER: Final = Field("answer", LONGEST_ANSWER, lines=True)


async def ask(context: Context, press: Press, number: int) -> None:
    """Open the form."""
    if (await context.service.reports.get(number)).answer is not None:
        raise Refused(Refusal.ANSWERED_REPORT)
    texts = context.texts
    await text_form.ask(
        context,
        f"kk-answer:{number}",
        ANSWER,
        title=texts("button-answer"),
        label=texts("answer-label"),
        about=texts("answer-about"),
    )


@dataclass(frozen=True, slots=True)
class Answered:
    """What a host wrote. The text is not in the repr: it stays out of logs."""

    number: int
    text: str = field(repr=False)


def read_form(interaction: discord.Interaction[Any]) -> Answered | None:
    """Return the form if it is ours and was opened from the message that it names; else None."""
    found = read_custom_id(interaction, FORM)
    if found is None:
        return None
    number = int(found[1])
    typed = read_typed(interaction, answer_id(number), ANSWER)
    return None if typed is None else Answered(number, typed)


async def submit(context: Context, written: Answered) -> None:
    """Save the answer, which is sent at once; raises what `ask` raises."""
    await context.service.reports.answer(written.number, written.text)
    await context.reply.say(context.texts("answer-saved"))
