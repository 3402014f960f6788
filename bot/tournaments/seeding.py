"""Presses with which admins set a tournament's seeds before its first round."""

from __future__ import annotations

import unicodedata
from typing import Final

from bot.buttons import forms
from bot.buttons.forms import Question, TextField, form
from bot.buttons.params import SNOWFLAKE, button, choice, menu, number
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.context import Context
from bot.matches.errors import Refusal, Refused
from bot.screens.message import panel_id
from bot.screens.wording.names import plain_name
from bot.tournaments.model import Seeding, Stage, Tournament
from bot.tournaments.permissions import DIRECTOR, TOURNAMENT
from bot.tournaments.rounds import expected_seeds
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.seed_screens import seeds_screen
from bot.tournaments.service import Tournaments

PLACE: Final = TextField("seed", 4)


async def show(context: Context, _: ComponentInteraction, tournament_id: int) -> None:
    """Show the seeds. Raises `Refused` after the start."""
    await _show(context, await _unseeded(context, tournament_id))


async def _unseeded(context: Context, tournament_id: int) -> Tournament:
    found = await context.of(Tournaments).get(tournament_id)
    if found.stage is not Stage.SIGNUP:
        raise Refused(Refusal.SEEDS_FIXED)
    return found


async def _show(context: Context, found: Tournament, note: str | None = None) -> None:
    ratings = await context.of(Tournaments).ratings(found)
    await context.reply.redraw(seeds_screen(context.texts, found, ratings, note))


async def _changed(context: Context, found: Tournament) -> None:
    context.of(TournamentRunner).go_on_soon(found.id)
    await _show(context, found, context.texts("tournament-done"))


async def seed_by(
    context: Context, _: ComponentInteraction, tournament_id: int, seeding: str
) -> None:
    """Let the ratings or a new draw decide the seeds."""
    found = await context.of(Tournaments).seed_by(tournament_id, Seeding(seeding))
    await _changed(context, found)


async def ask(
    context: Context, _: ComponentInteraction, tournament_id: int, page: int, person_id: int
) -> None:
    """Ask for the seed of a player, in a form that has the present one."""
    found, texts = await _unseeded(context, tournament_id), context.texts
    ratings = await context.of(Tournaments).ratings(found)
    order = [one.person.id for one in expected_seeds(found, ratings)]
    if person_id not in order:
        raise Refused(Refusal.SEED_LEFT)
    name = plain_name(texts, found.people[person_id])
    await forms.open_modal(
        context,
        f"kk-tour-seed:{tournament_id}:{page}:{person_id}",
        Question(
            PLACE,
            label=texts("seed-label"),
            about=texts("seed-about", count=len(order)),
            preset=(str(order.index(person_id) + 1),),
        ),
        title=texts("seed-title", name=name),
    )


async def submit(
    context: Context, typed: str, tournament_id: int, _page: int, person_id: int
) -> None:
    """Give a player the seed that an admin typed."""
    digits = unicodedata.normalize("NFKC", typed).strip()
    seed = int(digits) if digits.isdecimal() else 0
    found = await context.of(Tournaments).set_seed(tournament_id, person_id, seed)
    await _changed(context, found)


MENU: Final = number(0, 9)
"""The number of a menu of players, from 0."""

ROUTES: Final = Routes(
    panel={
        "tour-seeds": button(show, TOURNAMENT, needs=DIRECTOR),
        "tour-seeding": button(
            seed_by, TOURNAMENT, choice(Seeding.RATING, Seeding.DRAW), needs=DIRECTOR
        ),
        "tour-seed": menu(ask, TOURNAMENT, MENU, needs=DIRECTOR, chosen=SNOWFLAKE),
    },
    forms={
        "kk-tour-seed": form(
            submit,
            PLACE,
            panel_id("tour-seed {0} {1}"),
            TOURNAMENT,
            MENU,
            SNOWFLAKE,
            needs=DIRECTOR,
        ),
    },
)
