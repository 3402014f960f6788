"""Presses of admins who plan a tournament: its forms, its preview, and the opening of its sign-up.

The plan is shown before anybody else sees it, because a time could be misread: Discord shows it in
the admin's own time zone. Until then it is a `Planned`, in this process only.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.buttons import forms
from bot.buttons.forms import (
    Answers,
    Group,
    MenuField,
    Question,
    RadioField,
    RoleField,
    TextField,
    form,
)
from bot.buttons.params import (
    SNOWFLAKE,
    button,
    choice,
    enum_param,
    meaning,
    number,
    optional,
)
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.context import Context, settle_language
from bot.interactions.permissions import check_permissions, guild_id_of
from bot.koikoi.rules import PRESET_NAMES
from bot.matches.errors import InvalidSetting, Refusal, Refused
from bot.matches.models.terms import LENGTHS, TimeControl
from bot.matches.transitions.house_rules import check_round_time
from bot.screens.message import panel_id
from bot.screens.wording.refusals import setting_reason
from bot.tournaments import plan_screens
from bot.tournaments.changing import read_begin, read_limit, read_title
from bot.tournaments.model import (
    BEST_OF,
    LIVE_ROUND,
    LONGEST_NAME,
    MIN_PLAYERS,
    MOST_DAYS,
    Format,
    Plan,
)
from bot.tournaments.permissions import DIRECTOR
from bot.tournaments.plan_screens import SERVER
from bot.tournaments.plans import Planned, Plans
from bot.tournaments.presses import managed, tournaments_page
from bot.tournaments.roles import check_roles
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from bot.tournaments.start_times import LONGEST_MOMENT, check_moment
from bot.tournaments.transitions import created

MOST_ROUNDS: Final = 16
"""Maximum number of rounds of a Swiss tournament with `MAX_PLAYERS`."""
USUAL_BEGIN: Final = "60 min"
"""Default time to begin: a span that is written so in every language."""

NAME: Final = TextField("name", LONGEST_NAME)
FORMAT: Final = RadioField("format", enum_param(Format))
BEGINS: Final = TextField("begins", LONGEST_MOMENT)
DAYS: Final = MenuField("days", number(0, MOST_DAYS))
RULES: Final = MenuField("rules", choice(SERVER, *PRESET_NAMES))
PLAN: Final = Group((NAME, FORMAT, BEGINS, DAYS, RULES))

LENGTH: Final = MenuField("length", choice(SERVER, *LENGTHS))
BEST: Final = RadioField("best", meaning({str(one): one for one in BEST_OF}))
ROUNDS: Final = TextField("rounds", 3, optional=True)
LIMIT: Final = TextField("most", 3)
MATCHES: Final = Group((LENGTH, BEST, ROUNDS, LIMIT), partial=True)
"""The form for matches has `BEST` for a bracket, and `ROUNDS` for the Swiss system."""

ENTRY: Final = RoleField("entry")
CALL: Final = RoleField("call")
PRIZE: Final = RoleField("prize")
ROLES: Final = Group((ENTRY, CALL, PRIZE))


async def ask_for_plan(context: Context, _: ComponentInteraction, key: int | None) -> None:
    """Open the form for a new tournament; with the key of a plan, to change that."""
    texts, settings = context.texts, context.service.settings
    planned = None if key is None else _planned(context, key)
    plan = Plan(name="", format=Format.SINGLE) if planned is None else planned.plan
    days, preset = (0, None) if planned is None else (planned.days, planned.preset)
    house = await settings.guild_settings(guild_id_of(context))
    await forms.open_modal(
        context,
        "kk-tour-new" if key is None else f"kk-tour-new:{key}",
        Question(
            NAME,
            label=texts("change-name-label"),
            about=texts("change-name-about"),
            preset=(plan.name,) if plan.name else (),
        ),
        Question(
            FORMAT,
            label=texts("plan-format-label"),
            choices=plan_screens.format_choices(texts),
            preset=(plan.format,),
        ),
        Question(
            BEGINS,
            label=texts("change-begins-label"),
            about=texts("change-begins-about"),
            preset=(USUAL_BEGIN if planned is None else planned.typed,),
        ),
        Question(
            DAYS,
            label=texts("plan-days-label"),
            choices=plan_screens.days_choices(texts),
            preset=(str(days),),
        ),
        Question(
            RULES,
            label=texts("change-preset"),
            choices=plan_screens.rules_choices(texts, house),
            preset=(preset or SERVER,),
        ),
        title=texts("change-title-new"),
    )


async def submit_plan(context: Context, answers: Answers, key: int | None) -> None:
    """Show the plan. Its other values are defaults, or those of the plan that is changed.

    If that plan is no longer kept, for example after a restart, the form makes a new one.
    """
    await check_permissions(context)
    await context.of(Tournaments).check_new(context.place, context.person)
    name = read_title(answers[NAME])
    start, other = await read_begin(context, answers[BEGINS])
    days, preset = answers[DAYS], None if answers[RULES] == SERVER else answers[RULES]
    before = None if key is None else context.of(Plans).get(key, context.person)
    if before is None:
        key, plan, length = None, Plan(name=name, format=answers[FORMAT]), None
    else:
        plan, length = replace(before.plan, name=name, format=answers[FORMAT]), before.length
    terms = await context.service.settings.terms(context.place, preset, length, _pace(days))
    planned = Planned(
        place=context.place,
        by=context.person,
        plan=plan,
        terms=terms,
        typed=answers[BEGINS],
        begins=start.at - context.service.clock.now() if start.is_span else start.at,
        other=other,
        days=days,
        preset=preset,
        length=length,
    )
    await _show(context, key or context.interaction.id, planned)


def _pace(days: int) -> TimeControl:
    return TimeControl.DAILY if days else TimeControl.LIVE


def _planned(context: Context, key: int) -> Planned:
    """Return a plan. Raises `Refused` if it is another person's, or no longer kept."""
    planned = context.of(Plans).get(key, context.person)
    if planned is None:
        raise Refused(Refusal.OLD_FORM)
    return planned


async def _show(context: Context, key: int, planned: Planned) -> None:
    """Keep a plan, and show it. Its round time follows from its days and its matches."""
    plan = planned.plan
    best_of = plan.best_of if plan.format.is_bracket else 1
    round_time = timedelta(days=planned.days) if planned.days else LIVE_ROUND * best_of
    planned = replace(planned, plan=replace(plan, best_of=best_of, round_time=round_time))
    context.of(Plans).keep(key, planned)
    note = None
    try:
        check_round_time(planned.terms, round_time / best_of)
    except InvalidSetting as refused:
        note = context.texts("settings-refused", reason=setting_reason(context.texts, refused))
    now = context.service.clock.now()
    preview = created(
        planned.place, planned.by, planned.plan, planned.terms, planned.begins_at(now), at=now
    )
    panel = plan_screens.plan_panel(context.texts, preview, key, planned.other, note)
    await context.reply.redraw(panel)


# ── the matches and roles of a plan ─────────────────────────────────────────────────────────────


async def ask_for_matches(context: Context, _: ComponentInteraction, key: int) -> None:
    """Open the form for the length and number of matches, and the number of players."""
    texts, planned = context.texts, _planned(context, key)
    plan, read_terms, pace = planned.plan, context.service.settings.terms, _pace(planned.days)
    usual = await read_terms(context.place, planned.preset, None, pace)
    own = await read_terms(context.place, planned.preset, "rules", pace)
    questions = [
        Question(
            LENGTH,
            label=texts("change-length"),
            choices=plan_screens.length_choices(texts, usual, own, planned.length),
            preset=(SERVER if planned.length is None else str(planned.length),),
        )
    ]
    if plan.format.is_bracket:
        best = Question(
            BEST,
            label=texts("plan-best-label"),
            choices=plan_screens.best_choices(texts),
            preset=(str(plan.best_of),),
        )
        questions.append(best)
    if plan.format is Format.SWISS:
        rounds = Question(
            ROUNDS,
            label=texts("plan-rounds-label"),
            about=texts("plan-rounds-about"),
            preset=() if plan.rounds is None else (str(plan.rounds),),
        )
        questions.append(rounds)
    most = min(plan.most, plan.format.most)
    questions.append(Question(LIMIT, label=texts("change-most-label"), preset=(str(most),)))
    await forms.open_modal(
        context, f"kk-tour-matches:{key}", *questions, title=texts("button-plan-matches")
    )


async def submit_matches(context: Context, answers: Answers, key: int) -> None:
    """Show the plan with these matches. Raises `Refused` for an impossible number."""
    planned = _planned(context, key)
    length = None if answers[LENGTH] == SERVER else LENGTHS[answers[LENGTH]]
    most = read_limit(answers[LIMIT])
    if not MIN_PLAYERS <= most <= planned.plan.format.most:
        limit = planned.plan.format.most
        raise Refused(Refusal.PLAYER_LIMIT, limit=limit, count=MIN_PLAYERS)
    plan = replace(planned.plan, most=most)
    if BEST in answers:
        plan = replace(plan, best_of=answers[BEST])
    if ROUNDS in answers:
        plan = replace(plan, rounds=_read_rounds(answers[ROUNDS]))
    terms = await context.service.settings.terms(
        planned.place, planned.preset, length, _pace(planned.days)
    )
    await _show(context, key, replace(planned, plan=plan, terms=terms, length=length))


def _read_rounds(text: str) -> int | None:
    """Return a number of rounds; None for an empty text: the number that its players need."""
    if not text.strip():
        return None
    rounds = read_limit(text)
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Refused(Refusal.PLAYER_LIMIT, limit=MOST_ROUNDS, count=1)
    return rounds


async def ask_for_roles(context: Context, _: ComponentInteraction, key: int) -> None:
    """Open the form for the roles of a tournament."""
    texts, plan = context.texts, _planned(context, key).plan
    entry, call = texts("plan-entry-about"), texts("plan-call-about")
    await forms.open_modal(
        context,
        f"kk-tour-roles:{key}",
        Question(
            ENTRY, label=texts("plan-entry-label"), about=entry, preset=_preset(plan.entry_role)
        ),
        Question(CALL, label=texts("plan-call-label"), about=call, preset=_preset(plan.call_role)),
        Question(PRIZE, label=texts("plan-prize-label"), preset=_preset(plan.winner_role)),
        title=texts("button-plan-roles"),
    )


def _preset(role: int | None) -> tuple[str, ...]:
    return () if role is None else (str(role),)


async def submit_roles(context: Context, answers: Answers, key: int) -> None:
    """Show the plan with these roles. Raises `Refused` for an unusable one."""
    planned = _planned(context, key)
    entry, call, prize = answers[ENTRY], answers[CALL], answers[PRIZE]
    check_roles(context, entry=entry, call=call, prize=prize)
    plan = replace(planned.plan, entry_role=entry, call_role=call, winner_role=prize)
    await _show(context, key, replace(planned, plan=plan))


# ── the end of a plan ───────────────────────────────────────────────────────────────────────────


async def open_planned(
    context: Context, _: ComponentInteraction, key: int, which: int | None
) -> None:
    """Open the sign-up of a plan; `which`: 2 for the second of two times."""
    planned, now = _planned(context, key), context.service.clock.now()
    if which is not None:
        planned = replace(planned, begins=planned.other or planned.begins)
    begins = planned.begins_at(now)
    check_moment(begins, now, timedelta())
    await check_permissions(context)
    plan = planned.plan
    check_roles(context, entry=plan.entry_role, call=plan.call_role, prize=plan.winner_role)
    context.of(Plans).drop(key)  # a second press must not open it again
    try:
        made = await context.of(Tournaments).create(
            planned.place, planned.by, plan, planned.terms, begins
        )
    except Exception:
        context.of(Plans).keep(key, planned)
        raise
    await settle_language(context)
    await context.of(TournamentRunner).go_on(made.id)
    made = await context.of(Tournaments).get(made.id)
    note = context.texts("tournament-made") if made.held_at is None else None
    await context.reply.redraw(managed(context, made, note))


async def drop_planned(context: Context, _: ComponentInteraction, key: int) -> None:
    """Discard a plan, and show the list of tournaments again."""
    context.of(Plans).drop(key)
    note = context.texts("plan-dropped")
    await context.reply.redraw(await tournaments_page(context, admin=True, note=note))


ROUTES: Final = Routes(
    panel={
        "tour-new": button(ask_for_plan, optional(SNOWFLAKE), needs=DIRECTOR),
        "tour-matches": button(ask_for_matches, SNOWFLAKE, needs=DIRECTOR),
        "tour-roles": button(ask_for_roles, SNOWFLAKE, needs=DIRECTOR),
        "tour-open": button(open_planned, SNOWFLAKE, optional(number(2, 2)), needs=DIRECTOR),
        "tour-drop": button(drop_planned, SNOWFLAKE, needs=DIRECTOR),
    },
    forms={
        "kk-tour-new": form(
            submit_plan, PLAN, panel_id("tour-new"), optional(SNOWFLAKE), needs=DIRECTOR
        ),
        "kk-tour-matches": form(
            submit_matches, MATCHES, panel_id("tour-matches {0}"), SNOWFLAKE, needs=DIRECTOR
        ),
        "kk-tour-roles": form(
            submit_roles, ROLES, panel_id("tour-roles {0}"), SNOWFLAKE, needs=DIRECTOR
        ),
    },
)
