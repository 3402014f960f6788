"""A tournament that an admin plans: the preview of its message, and the choices of its forms."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.koikoi.rules import PRESET_NAMES
from bot.locales import Texts
from bot.matches.models.terms import GuildSettings, MatchLength, Terms
from bot.screens.challenge import length_of, preset_name
from bot.screens.message import Button, Choice, Divider, Panel, Prose, Row, Style, panel_id
from bot.screens.rules_panel import house_name
from bot.screens.view_model import joined
from bot.tournaments.model import BEST_OF, MOST_DAYS, Format, Tournament
from bot.tournaments.panel_screens import which_time
from bot.tournaments.screens import role, sign_up_lines

SERVER: Final = "server"
"""The choice of the rules or the length that the channel has."""
LENGTHS: Final = (1, 3, 6, 12)


def plan_panel(
    texts: Texts,
    preview: Tournament,
    key: int,
    other: datetime | None = None,
    note: str | None = None,
) -> Panel:
    """Show an admin what everybody will read, before the sign-up is opened.

    `other`: what the time to begin can mean as well.
    """
    called = preview.call_role
    shown = [
        *sign_up_lines(texts, preview),
        None if called is None else texts("plan-call", role=role(called)),
    ]
    edits = (
        Button(texts("button-plan-matches"), panel_id(f"tour-matches {key}")),
        Button(texts("button-plan-roles"), panel_id(f"tour-roles {key}")),
        Button(texts("button-change"), panel_id(f"tour-new {key}")),
    )
    if other is None:
        question = texts("plan-question")
    else:
        question = which_time(texts, preview.name, preview.closes_at, other)
    no = Button(texts("button-plan-no"), panel_id(f"tour-drop {key}"))
    return Panel(
        (
            Prose(joined(shown)),
            edits,
            Divider(),
            Prose(joined([note, question])),
            (*_opens(texts, key, other), no),
        )
    )


def _opens(texts: Texts, key: int, other: datetime | None) -> Row:
    if other is None:
        return (Button(texts("button-plan-yes"), panel_id(f"tour-open {key}"), Style.GREEN),)
    return tuple(
        Button(texts("button-which", number=number), panel_id(f"tour-open {key}{which}"))
        for number, which in ((1, ""), (2, " 2"))
    )


def format_choices(texts: Texts) -> tuple[Choice, ...]:
    """Return the formats, each with its meaning."""
    return tuple(Choice(texts(f"plan-format-{one}"), one) for one in Format)


def days_choices(texts: Texts) -> tuple[Choice, ...]:
    """Return the times for a round: live, or a number of days."""
    live = Choice(texts("choice-pace-live"), "0")
    days = range(1, MOST_DAYS + 1)
    return (live, *(Choice(texts("tournament-daily", days=one), str(one)) for one in days))


def rules_choices(texts: Texts, house: GuildSettings) -> tuple[Choice, ...]:
    """Return the rules: those of the server, and every preset."""
    usual = texts("channel-as-server", rules=house_name(texts, house))
    presets = (Choice(preset_name(texts, one), one, texts(f"about-{one}")) for one in PRESET_NAMES)
    return (Choice(usual, SERVER), *presets)


def length_choices(
    texts: Texts, usual: Terms, own: Terms, chosen: MatchLength | None
) -> tuple[Choice, ...]:
    """Return the lengths of a match. `usual`, `own`: the terms by default, and by the rules."""
    rounds: Sequence[int] = LENGTHS
    if isinstance(chosen, int) and chosen not in rounds:
        rounds = (chosen, *rounds)
    by_default = texts("channel-as-server", rules=length_of(texts, usual.rules))
    by_rules = texts("length-as-rules", length=length_of(texts, own.rules))
    return (
        Choice(by_default, SERVER),
        *(Choice(texts("length-rounds", rounds=one), str(one)) for one in rounds),
        Choice(by_rules, "rules"),
    )


def best_choices(texts: Texts) -> tuple[Choice, ...]:
    """Return the maximum numbers of matches in a pairing."""
    return tuple(Choice(texts(f"plan-best-{one}"), str(one)) for one in BEST_OF)
