"""*Block* and *Report player* in a match's menu, and a person's blocks in `/koikoi me`."""

from __future__ import annotations

from typing import Final

from bot.buttons import forms
from bot.buttons.forms import Question, TextField, form
from bot.buttons.params import (
    MATCH,
    PAGE,
    SEQ,
    SNOWFLAKE,
    button,
    enum_param,
    menu,
    optional,
)
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY, PLAYER
from bot.interactions.context import Context
from bot.matches.models.hosting import MOST_LETTERS, ReportReason
from bot.safety.screens import (
    block_question,
    blocked_screen,
    blocks_panel,
    reasons_screen,
    reported_screen,
)
from bot.safety.service import Safety, opponent_of
from bot.screens.message import Screen

WORDS: Final = TextField("words", MOST_LETTERS, lines=True)


async def ask_to_block(context: Context, press: ComponentInteraction) -> None:
    """Explain a block, and ask for confirmation."""
    info = (await context.service.queries.get(press.match_id)).info
    other = opponent_of(info, context.person)
    await context.reply.send(block_question(context.texts, info, other))


async def block(context: Context, press: ComponentInteraction) -> None:
    """Block the other player."""
    new = await context.of(Safety).block(press.match_id, context.person)
    info = (await context.service.queries.get(press.match_id)).info
    other = opponent_of(info, context.person)
    await context.reply.redraw(blocked_screen(context.texts, info, other, new=new))


async def keep(context: Context, _: ComponentInteraction) -> None:
    """Decline: block nobody."""
    await context.reply.redraw(Screen(context.texts("block-kept")))


async def show(context: Context, _: ComponentInteraction, page: int | None) -> None:
    """List the person's blocks: in a new message, or as another page of the list."""
    found = await context.of(Safety).blocks_of(context.person.id, page or 0)
    panel = blocks_panel(context.texts, found)
    await (context.reply.send(panel) if page is None else context.reply.redraw(panel))


async def lift(context: Context, _: ComponentInteraction, page: int, key: int) -> None:
    """Lift a block, and list the remaining ones."""
    lifted = await context.of(Safety).lift(context.person, key)
    found = await context.of(Safety).blocks_of(context.person.id, page)
    await context.reply.redraw(blocks_panel(context.texts, found, lifted))


async def ask_why(context: Context, press: ComponentInteraction) -> None:
    """Ask why the other player is reported."""
    info = (await context.service.queries.get(press.match_id)).info
    other = opponent_of(info, context.person)
    await context.reply.send(reasons_screen(context.texts, info, other))


async def ask_for_words(
    context: Context, press: ComponentInteraction, reason: ReportReason
) -> None:
    """Open the form for a description."""
    texts = context.texts
    await forms.open_modal(
        context,
        f"kk-person:{press.match_id}:{press.seq}:{reason}",
        Question(
            WORDS,
            label=texts("report-person-label"),
            about=texts("report-about"),
        ),
        title=texts("button-report-person"),
    )


async def report(
    context: Context, typed: str, match_id: int, seq: int, reason: ReportReason
) -> None:
    """Save the report, and confirm it."""
    other = await context.of(Safety).report(match_id, context.person, reason, typed)
    await context.reply.send(reported_screen(context.texts, match_id, seq, other))


ROUTES: Final = Routes(
    match={
        "report-person": button(ask_why, needs=PLAYER),
        "report-why": menu(ask_for_words, needs=PLAYER, chosen=enum_param(ReportReason)),
        "block": button(ask_to_block, needs=PLAYER),
        "block-yes": button(block, needs=PLAYER),
        "block-no": button(keep, needs=ANYBODY),
    },
    panel={
        "blocks": button(show, optional(PAGE), needs=ANYBODY, way=True),
        "block-lift": button(lift, PAGE, SNOWFLAKE, needs=ANYBODY),
        "unblock": menu(lift, PAGE, needs=ANYBODY, chosen=SNOWFLAKE),  # of earlier lists
    },
    forms={
        "kk-person": form(
            report,
            WORDS,
            "kk:{0}:{1}:report-why",
            MATCH,
            SEQ,
            enum_param(ReportReason),
            needs=PLAYER,
        ),
    },
)
