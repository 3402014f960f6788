"""Problems that players report: the form for one, and the form for the host's answer."""

from __future__ import annotations

from typing import Final

from bot.buttons import forms
from bot.buttons.forms import Question, TextField, form
from bot.buttons.params import MATCH, NUMBER, SEQ, button
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import BOT_HOST, PLAYER
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.matches.models.hosting import LONGEST_ANSWER, MOST_LETTERS
from bot.screens.message import panel_id

PROBLEM: Final = TextField("problem", MOST_LETTERS, lines=True)


async def ask(context: Context, press: ComponentInteraction) -> None:
    """Redraw every message of the match, which may solve the problem, and open the form."""
    context.presenter.redraw_all(press.match_id)
    texts = context.texts
    await forms.open_modal(
        context,
        f"kk-report:{press.match_id}:{press.seq}",
        Question(
            PROBLEM,
            label=texts("report-label"),
            about=texts("report-about"),
            placeholder=texts("report-hint"),
        ),
        title=texts("button-report"),
    )


async def submit(context: Context, typed: str, match_id: int, _seq: int) -> None:
    """Save the report, and thank for it."""
    await context.service.reports.send(match_id, context.person, typed)
    await context.reply.send_text(context.texts("reported", match=str(match_id)))


# *Answer*: the host's form for an answer to a report, which its player gets.

ANSWER: Final = TextField("answer", LONGEST_ANSWER, lines=True)


async def ask_for_answer(context: Context, _: ComponentInteraction, number: int) -> None:
    """Open the form for an answer. Raises `Refused` if the report has one."""
    if (await context.service.reports.get(number)).answer is not None:
        raise Refused(Refusal.ANSWERED_REPORT)
    texts = context.texts
    await forms.open_modal(
        context,
        f"kk-answer:{number}",
        Question(
            ANSWER,
            label=texts("answer-label"),
            about=texts("answer-about"),
        ),
        title=texts("button-answer"),
    )


async def submit_answer(context: Context, typed: str, number: int) -> None:
    """Save the answer, which is sent at once."""
    await context.service.reports.answer(number, typed)
    await context.reply.send_text(context.texts("answer-saved"))


ROUTES: Final = Routes(
    match={
        "report": button(ask, needs=PLAYER),
    },
    panel={
        "report-answer": button(ask_for_answer, NUMBER, needs=BOT_HOST),
    },
    forms={
        "kk-report": form(submit, PROBLEM, "kk:{0}:{1}:report", MATCH, SEQ, needs=PLAYER),
        "kk-answer": form(
            submit_answer,
            ANSWER,
            panel_id("report-answer {0}"),
            NUMBER,
            needs=BOT_HOST,
        ),
    },
)
