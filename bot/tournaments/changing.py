"""Presses of admins who change a tournament's title, time or limit, until it begins."""

from __future__ import annotations

import unicodedata
from datetime import datetime
from typing import Final

from bot.buttons import forms
from bot.buttons.forms import Question, TextField, form
from bot.buttons.params import button, choice, menu, number
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.context import Context
from bot.interactions.permissions import guild_id_of
from bot.matches.errors import Refusal, Refused
from bot.screens.message import clip, panel_id
from bot.screens.wording.names import visible
from bot.tournaments.model import LONGEST_NAME, Tournament
from bot.tournaments.panel_screens import CHANGES, EPOCH, MINUTE, begin_question
from bot.tournaments.permissions import DIRECTOR, TOURNAMENT
from bot.tournaments.presses import done
from bot.tournaments.service import Tournaments
from bot.tournaments.start_times import StartTime, read_moments, written

CHANGED: Final = TextField("value", LONGEST_NAME)


def read_title(text: str) -> str:
    """Return a title as it is stored. Raises `Refused` if nobody can see it."""
    title = clip(visible(text), LONGEST_NAME)
    if not title:
        raise Refused(Refusal.TOURNAMENT_NAME)
    return title


def read_limit(text: str) -> int:
    """Return a maximum number of players; 0 for a text that is no number."""
    digits = unicodedata.normalize("NFKC", text).strip()
    return int(digits) if digits.isdecimal() else 0


async def read_begin(context: Context, text: str) -> tuple[StartTime, datetime | None]:
    """Return the time in a text, by the server's clocks, and what it can mean as well.

    Raises `Refused` as `read_moments` does.
    """
    now, zone = context.service.clock.now(), await _zone(context)
    first, *others = read_moments(text, now, zone, context.texts.language)
    return first, others[0].at if others else None


async def _zone(context: Context) -> str:
    return (await context.service.settings.guild_settings(guild_id_of(context))).zone


async def choose_change(
    context: Context, _: ComponentInteraction, tournament_id: int, what: str
) -> None:
    """Ask for the new value in a form that has the present value."""
    texts = context.texts
    found = await context.of(Tournaments).get(tournament_id)
    begins = written(found.closes_at, await _zone(context))
    now = {"name": found.name, "begins": begins, "most": str(found.most)}
    await forms.open_modal(
        context,
        f"kk-tour-change:{tournament_id}:{what}",
        Question(
            CHANGED,
            label=texts(f"change-{what}-label"),
            about=texts(f"change-{what}-about", most=found.format.most),
            preset=(now[what],),
        ),
        title=texts("change-title"),
    )


async def submit_change(context: Context, typed: str, tournament_id: int, what: str) -> None:
    """Save the new value. A time that could be misread must be confirmed first."""
    tournaments = context.of(Tournaments)
    if what == "name":
        await tournaments.rename(tournament_id, read_title(typed))
    elif what == "most":
        await tournaments.limit(tournament_id, read_limit(typed))
    else:
        moment, other = await read_begin(context, typed)
        if not moment.is_span:
            found: Tournament = await tournaments.get(tournament_id)
            await context.reply.redraw(begin_question(context.texts, found, moment.at, other))
            return
        await tournaments.begin_at(tournament_id, moment.at)
    await done(context, tournament_id)


async def begin_at(
    context: Context, _: ComponentInteraction, tournament_id: int, minutes: int
) -> None:
    """Set the time to begin that was confirmed."""
    await context.of(Tournaments).begin_at(tournament_id, EPOCH + minutes * MINUTE)
    await done(context, tournament_id)


MINUTES: Final = number(1, 10**8)
"""A time, in minutes since 1970."""

ROUTES: Final = Routes(
    panel={
        "tour-change": menu(choose_change, TOURNAMENT, needs=DIRECTOR, chosen=choice(*CHANGES)),
        "tour-hour": button(begin_at, TOURNAMENT, MINUTES, needs=DIRECTOR),
    },
    forms={
        "kk-tour-change": form(
            submit_change,
            CHANGED,
            panel_id("tour-change {0}"),
            TOURNAMENT,
            choice(*CHANGES),
            needs=DIRECTOR,
        ),
    },
)
