"""Screens for admins to end a match that is stuck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.locales import Texts
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Player
from bot.screens.message import (
    CHOICE_LIMIT,
    Button,
    Choice,
    Panel,
    Prose,
    Select,
    Style,
    clip,
    panel_id,
    press_id,
)
from bot.screens.view_model import joined
from bot.screens.wording.names import escaped, name, plain_name

MAX_OPTIONS: Final = 25


def abort_choice_screen(texts: Texts, guild: str, infos: Sequence[MatchInfo]) -> Panel:
    """Ask which match to end; the oldest come first."""
    title = texts("abort-title", guild=escaped(guild))
    if not infos:
        return Panel((Prose(f"{title}\n{texts('abort-none')}"),))
    choices = tuple(abort_choice(texts, info) for info in infos[:MAX_OPTIONS])
    menu = Select(panel_id("abort"), choices, texts("abort-choose"))
    return Panel((Prose(title), (menu,)))


def abort_choice(texts: Texts, info: MatchInfo) -> Choice:
    """Return an open match as a choice: its number, its players, and its status."""
    first, second = _players(info)
    line = texts(
        "abort-line",
        match=str(info.id),
        first=plain_name(texts, first),
        second=plain_name(texts, second),
        status=texts(f"status-{info.status}"),
    )
    return Choice(clip(line, CHOICE_LIMIT), str(info.id))


def abort_question_screen(
    texts: Texts, info: MatchInfo, follows: tuple[str, Button] | None = None
) -> Panel:
    """Ask for confirmation before the match is ended.

    `follows`: what the end leads to, and a button for what the admin may want instead.
    """
    first, second = _players(info)
    question = texts(
        "abort-question",
        match=str(info.id),
        first=name(texts, first),
        second=name(texts, second),
    )
    yes = Button(texts("abort-yes"), press_id(info.id, info.seq, "abort-yes"), Style.RED)
    no = Button(texts("abort-no"), press_id(info.id, info.seq, "abort-no"))
    if follows is None:
        return Panel((Prose(question), (yes, no)))
    consequence, instead = follows
    return Panel((Prose(joined([question, consequence])), (instead, yes, no)))


def _players(info: MatchInfo) -> tuple[Player, Player | None]:
    return info.seats or (info.challenger, info.opponent)
