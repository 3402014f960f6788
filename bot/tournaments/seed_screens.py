"""The admins' panel of a tournament's seeds, before its first round."""

from __future__ import annotations

from collections.abc import Mapping

from bot.locales import Texts
from bot.screens.message import (
    CHOICE_LIMIT,
    PANEL_LIMIT,
    Button,
    Choice,
    Panel,
    Prose,
    Row,
    Select,
    clip,
    panel_id,
)
from bot.screens.wording.names import plain_name
from bot.tournaments.model import Entrant, Seeding, Tournament
from bot.tournaments.panel_screens import PAGE
from bot.tournaments.rounds import expected_seeds
from bot.tournaments.screens import fitting, named, shown_name


def seeds_screen(
    texts: Texts, found: Tournament, ratings: Mapping[int, int], note: str | None = None
) -> Panel:
    """Show the order of the seeds, with the controls to change it; `note`: what has changed."""
    order = expected_seeds(found, ratings)
    head = [
        texts("seeds-title", name=shown_name(texts, found)),
        texts("seeds-about", seeding=texts(f"seeding-{found.seeding}")),
        note,
    ]

    def lines(longest: int) -> list[str]:
        return [
            texts(
                "tournament-seed",
                seed=seed,
                name=named(texts, found, one.person.id, longest),
                rating=str(one.rating or 0),
            )
            for seed, one in enumerate(order, 1)
        ]

    content = fitting(lambda longest: ([*head], lines(longest), []), PANEL_LIMIT)
    return Panel((Prose(content), *_players(texts, found, order), _acts(texts, found)))


def _players(texts: Texts, found: Tournament, order: list[Entrant]) -> tuple[Row, ...]:
    """Return the menus of the players, in the order of their seeds."""
    choices = [
        Choice(clip(f"{seed}. {plain_name(texts, one.person)}", CHOICE_LIMIT), str(one.person.id))
        for seed, one in enumerate(order, 1)
    ]
    return tuple(
        (
            Select(
                panel_id(f"tour-seed {found.id} {start // PAGE}"),
                tuple(choices[start : start + PAGE]),
                texts("choose-seed"),
            ),
        )
        for start in range(0, len(choices), PAGE)
    )


def _acts(texts: Texts, found: Tournament) -> Row:
    by = f"tour-seeding {found.id}"
    return (
        Button(texts("button-seeds-rating"), panel_id(f"{by} {Seeding.RATING}")),
        Button(texts("button-seeds-draw"), panel_id(f"{by} {Seeding.DRAW}")),
        Button(texts("button-back"), panel_id(f"tour-back {found.id}")),
    )
