"""Lists every form: how it is read, what it does, and who may send it.

A form is read again when it comes: it may have been opened long ago, by an earlier run.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

import discord

from bot.buttons import report, report_answer, rules_line, settings, tournament_admin
from bot.interactions.context import Context
from bot.interactions.needs import ADMIN, BOT_HOST, PLAYER, Kind, Need, Reference, check

Interaction = discord.Interaction[Any]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Form(Generic[T]):
    """One kind of form.

    `read` returns what was filled in, or None if it is another form or was opened from no message
    of ours. `names`: what it refers to, if that belongs to a server or to people.
    """

    read: Callable[[Interaction], T | None]
    submit: Callable[[Context, T], Awaitable[None]]
    needs: Need
    names: Callable[[T], Reference] | None = None

    async def act(self, context: Context, filled: T) -> None:
        """Check who sends it, and do what it says."""
        await check(context, self.needs, None if self.names is None else self.names(filled))
        await self.submit(context, filled)


FORMS: Final[Mapping[str, Form[Any]]] = {
    "change": Form(settings.read_form, settings.submit, needs=ADMIN),
    "paste": Form(rules_line.read_form, rules_line.submit, needs=ADMIN),
    "report": Form(
        report.read_form,
        report.submit,
        needs=PLAYER,
        names=lambda written: Reference(Kind.MATCH, written.match_id),
    ),
    "answer": Form(report_answer.read_form, report_answer.submit, needs=BOT_HOST),
    "reason": Form(
        tournament_admin.read_form,
        tournament_admin.submit,
        needs=ADMIN,
        names=lambda reason: Reference(Kind.TOURNAMENT, reason.tournament_id),
    ),
}


def read(interaction: Interaction) -> tuple[Form[Any], Any] | None:
    """Return the kind of a form, and what was filled in; None if it is none of ours."""
    for form in FORMS.values():
        filled = form.read(interaction)
        if filled is not None:
            return form, filled
    return None
