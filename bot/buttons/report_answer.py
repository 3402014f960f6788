"""*Answer*: the host's form for an answer to a report, which its player gets."""

from __future__ import annotations

from typing import Final

from bot.buttons import text_form
from bot.buttons.press import Press
from bot.buttons.text_form import Field
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.matches.models.reports import LONGEST_ANSWER

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


async def submit(context: Context, typed: str, number: int) -> None:
    """Save the answer, which is sent at once."""
    await context.service.reports.answer(number, typed)
    await context.reply.say(context.texts("answer-saved"))
