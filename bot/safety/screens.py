"""Screens of a person's own blocks, and of reports about other players."""

from __future__ import annotations

from bot.locales import Texts
from bot.matches.models.hosting import ReportReason
from bot.matches.models.listings import Page
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Person
from bot.safety.model import Block
from bot.screens.games import turning
from bot.screens.message import (
    Button,
    Choice,
    Panel,
    Prose,
    Screen,
    Section,
    Select,
    Style,
    panel_id,
    press_id,
)
from bot.screens.view_model import relative
from bot.screens.wording.names import name


def block_question(texts: Texts, info: MatchInfo, other: Person) -> Screen:
    """Explain a block, and ask for confirmation."""
    yes = Button(texts("button-block-yes"), press_id(info.id, info.seq, "block-yes"), Style.RED)
    no = Button(texts("button-block-no"), press_id(info.id, info.seq, "block-no"))
    return Screen(texts("block-question", name=name(texts, other)), ((yes, no),))


def blocked_screen(texts: Texts, info: MatchInfo, other: Person, *, new: bool) -> Screen:
    """Confirm a block. A running match goes on, with a button to resign it."""
    said = texts("block-done" if new else "block-known", name=name(texts, other))
    if info.seats is None or not info.status.open:
        return Screen(said)
    resign = Button(texts("button-resign"), press_id(info.id, info.seq, "resign"))
    return Screen(f"{said}\n{texts('block-match-runs')}", ((resign,),))


def reasons_screen(texts: Texts, info: MatchInfo, other: Person) -> Screen:
    """Ask why the other player is reported; the choice opens the form."""
    choices = tuple(Choice(texts(f"report-reason-{one}"), one.value) for one in ReportReason)
    menu = Select(press_id(info.id, info.seq, "report-why"), choices, texts("report-why"))
    return Screen(texts("report-person-about", name=name(texts, other)), ((menu,),))


def reported_screen(texts: Texts, match_id: int, seq: int, other: Person) -> Screen:
    """Confirm a report, with a button to block the player."""
    block = Button(texts("button-block"), press_id(match_id, seq, "block"))
    return Screen(texts("reported-person", name=name(texts, other)), ((block,),))


def blocks_panel(texts: Texts, page: Page[Block], lifted: Person | None = None) -> Panel:
    """List the reader's blocks, each with a button to lift it.

    `lifted`: the person whose block was lifted just now.
    """
    lines: list[Prose] = [
        Section(
            texts("blocks-line", name=name(texts, one.person), since=relative(one.since)),
            Button(texts("button-unblock"), panel_id(f"block-lift {page.number} {one.key}")),
        )
        for one in page.items
    ]
    return Panel(
        (
            Prose(texts("blocks-title")),
            *([Prose(texts("blocks-lifted", name=name(texts, lifted)))] if lifted else []),
            *(lines or [Prose(texts("blocks-none"))]),
            *turning(texts, "blocks", page.number, page.pages),
            Prose(texts("blocks-note")),
        )
    )
