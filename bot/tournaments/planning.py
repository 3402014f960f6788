"""Presses of admins who plan a tournament: open its sign-up, and change it until it begins.

A time that could be misread must be confirmed: Discord shows it in the admin's own time zone. Until
then a new tournament is a `Planned`, in this process only: it is lost at a restart.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.buttons import forms
from bot.buttons.forms import Question, TextField, form
from bot.buttons.params import SNOWFLAKE, button, choice, enum_param, menu, number, optional
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ADMIN
from bot.interactions.context import Context, settle_language
from bot.interactions.permissions import check_permissions, guild_id_of
from bot.matches.errors import Refusal, Refused
from bot.matches.models.terms import MatchLength, TimeControl
from bot.matches.transitions.house_rules import check_round_time
from bot.screens.message import Panel, Prose, clip, panel_id
from bot.screens.wording.names import visible
from bot.tournaments import panel_screens
from bot.tournaments.model import LIVE_ROUND, LONGEST_NAME, Format, Plan, Tournament
from bot.tournaments.panel_screens import EPOCH, MINUTE, begin_question, plan_question
from bot.tournaments.permissions import DIRECTOR, TOURNAMENT
from bot.tournaments.presses import done, managed
from bot.tournaments.runner import Planned, TournamentRunner
from bot.tournaments.service import Tournaments
from bot.tournaments.start_times import StartTime, check_moment, read_moments, written

CHANGED: Final = TextField("value", LONGEST_NAME)
USUAL: Final = timedelta(hours=1)
"""Default sign-up period of a tournament that is made by its title alone."""


async def create(
    context: Context,
    plan: Plan,
    *,
    closes_in: timedelta,
    begins: str | None,
    days: int | None,
    preset: str | None,
    length: MatchLength | None,
) -> None:
    """Open the sign-up of a new tournament in this channel; a date is confirmed first."""
    guild_id_of(context)
    await check_permissions(context)
    pace = TimeControl.LIVE if days is None else TimeControl.DAILY
    terms = await context.service.settings.terms(context.place, preset, length, pace)
    best_of = plan.best_of if plan.format.is_bracket else 1
    round_time = LIVE_ROUND * best_of if days is None else timedelta(days=days)
    plan = replace(plan, name=_title(plan.name), round_time=round_time, best_of=best_of)
    now = context.service.clock.now()
    moment = other = None
    if begins is not None:
        moment, other = await _read(context, begins)
    at = now + closes_in if moment is None else moment.at
    planned = Planned(context.place, context.person, plan, terms, at, other)
    if moment is None or moment.is_span:
        await context.reply.send(await _open(context, planned))
        return
    check_round_time(terms, round_time / best_of)
    key = context.interaction.id
    context.of(TournamentRunner).keep(key, planned)
    await context.reply.send(plan_question(context.texts, plan, at, key, other))


async def _read(context: Context, text: str) -> tuple[StartTime, datetime | None]:
    """Return the time in a text, by the server's clocks, and what it can mean as well.

    Raises `Refused` as `read_moments` does.
    """
    now, zone = context.service.clock.now(), await _zone(context)
    first, *others = read_moments(text, now, zone, context.texts.language)
    return first, others[0].at if others else None


async def _zone(context: Context) -> str:
    return (await context.service.settings.guild_settings(guild_id_of(context))).zone


async def open_planned(
    context: Context, _: ComponentInteraction, key: int, which: int | None
) -> None:
    """Open the sign-up that was planned, after its time was confirmed; `which`: 2 of two times."""
    planned = context.of(TournamentRunner).take(key, context.person)
    if planned is None:
        raise Refused(Refusal.OLD_FORM)
    if which is not None:
        planned = replace(planned, begins=planned.other or planned.begins)
    check_moment(planned.begins, context.service.clock.now(), timedelta())
    await context.reply.redraw(await _open(context, planned))


async def drop_planned(context: Context, _: ComponentInteraction, key: int) -> None:
    """Discard the plan."""
    context.of(TournamentRunner).take(key, context.person)
    await context.reply.redraw(Panel((Prose(context.texts("plan-dropped")),)))


async def _open(context: Context, planned: Planned) -> Panel:
    made = await context.of(Tournaments).create(
        planned.place, planned.by, planned.plan, planned.terms, planned.begins
    )
    await settle_language(context)
    await context.of(TournamentRunner).go_on(made.id)
    made = await context.of(Tournaments).get(made.id)
    note = context.texts("tournament-made") if made.held_at is None else None
    return managed(context, made, note)


def _title(text: str) -> str:
    """Return a title as it is stored. Raises `Refused` if nobody can see it."""
    title = clip(visible(text), LONGEST_NAME)
    if not title:
        raise Refused(Refusal.TOURNAMENT_NAME)
    return title


async def choose_format(context: Context, _: ComponentInteraction, played: Format) -> None:
    """Ask for the title of a new tournament."""
    texts = context.texts
    await forms.open_modal(
        context,
        f"kk-tour-new:{played}",
        Question(
            CHANGED,
            label=texts("change-name-label"),
            about=texts("change-name-about"),
        ),
        title=texts("change-title-new"),
    )


async def submit_title(context: Context, typed: str, played: Format) -> None:
    """Open the sign-up of a live tournament; its time and limit can be changed later."""
    await check_permissions(context)
    plan = Plan(name=_title(typed), format=played)
    terms = await context.service.settings.terms(context.place, pace=TimeControl.LIVE)
    begins = context.service.clock.now() + USUAL
    planned = Planned(context.place, context.person, plan, terms, begins)
    await context.reply.redraw(await _open(context, planned))


# ── what was chosen is changed ──────────────────────────────────────────────────────────────────


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
        await tournaments.rename(tournament_id, _title(typed))
    elif what == "most":
        number = unicodedata.normalize("NFKC", typed).strip()
        await tournaments.limit(tournament_id, int(number) if number.isdecimal() else 0)
    else:
        moment, other = await _read(context, typed)
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
        "tour-new": menu(choose_format, needs=DIRECTOR, chosen=enum_param(Format)),
        "tour-open": button(open_planned, SNOWFLAKE, optional(number(2, 2)), needs=ADMIN),
        "tour-drop": button(drop_planned, SNOWFLAKE, needs=ADMIN),
        "tour-change": menu(
            choose_change, TOURNAMENT, needs=DIRECTOR, chosen=choice(*panel_screens.CHANGES)
        ),
        "tour-hour": button(begin_at, TOURNAMENT, MINUTES, needs=DIRECTOR),
    },
    forms={
        "kk-tour-change": form(
            submit_change,
            CHANGED,
            panel_id("tour-change {0}"),
            TOURNAMENT,
            choice(*panel_screens.CHANGES),
            needs=DIRECTOR,
        ),
        "kk-tour-new": form(
            submit_title,
            CHANGED,
            panel_id("tour-new"),
            enum_param(Format),
            needs=DIRECTOR,
        ),
    },
)
