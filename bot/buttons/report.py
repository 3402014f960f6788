"""*Report a problem*: a form for what is wrong, which the host reads beside the match's record."""

from __future__ import annotations

from typing import Final

from bot.buttons import text_form
from bot.buttons.press import Press
from bot.buttons.text_form import Field
from bot.interactions.context import Context
from bot.matches.models.reports import MOST_LETTERS

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


async def submit(context: Context, typed: str, match_id: int, _seq: int) -> None:
    """Save the report, and thank for it."""
    await context.service.reports.send(match_id, context.person, typed)
    await context.reply.say(context.texts("reported", match=str(match_id)))
