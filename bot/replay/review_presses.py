"""Presses for the review of a match: it is made while the person waits, then shown by page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import discord

from bot.buttons.params import MATCH, PAGE, SEAT, STEP, button, menu, optional
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import REVIEWER
from bot.interactions.context import Context
from bot.koikoi.actions import Seat
from bot.matches.errors import Refused
from bot.matches.models.match import StoredMatch
from bot.matches.review import Review
from bot.messages.queue import LONGEST_PAUSE
from bot.messages.sending.failures import FAILED, is_away, named
from bot.messages.sending.reply import MessageHandle
from bot.replay.review_screens import review_screen, working_screen
from bot.screens.message import Screen
from bot.screens.view_model import view_model_of
from bot.screens.wording.refusals import refusal

_log = logging.getLogger(__name__)

PROGRESS_AFTER: Final = 0.5
"""Seconds after which a review that is not finished shows a progress message."""
NEWS_EVERY: Final = 1.5
"""Seconds between two progress messages."""


async def review(
    context: Context, press: ComponentInteraction, seat: Seat | None, page: int | None
) -> None:
    """Review a match; if pressed on the review itself, show another page of it."""
    shown = None if seat is None or page is None else (seat, page)
    await review_match(context, press.match_id, shown)


async def review_chosen(context: Context, _: ComponentInteraction, match_id: int) -> None:
    """Review a match that was chosen from a list."""
    await review_match(context, match_id)


async def retry(context: Context, press: ComponentInteraction, seq: int) -> None:
    """Play the position before an action again, in a hand that the person alone sees."""
    computers, person_id = context.service.computers, context.person.id
    stored = await computers.retry(context.place, press.match_id, seq, context.person)
    presenter = context.presenter
    await presenter.mark_seen(stored.id, person_id)
    if context.among_others:
        await presenter.open_hand(stored.id, person_id, context.reply)
    else:
        await presenter.post_hand(stored.id, person_id)


async def review_match(
    context: Context, match_id: int, shown: tuple[Seat, int] | None = None
) -> None:
    """Show a review in a new message, or one page of a seat's review in the pressed message."""
    stored = await context.service.queries.get(match_id)
    made = _make(context, stored, shown)
    await show_while_made(context, match_id, made, anew=shown is None)


async def show_while_made(
    context: Context, key: int, made: Coroutine[Any, Any, Screen], *, anew: bool = True
) -> None:
    """Show a screen that needs a review; meanwhile show the progress.

    `key`: the key of the review: the match's id, or a negative number for a record.
    """
    making = asyncio.ensure_future(made)
    # Reads the exception. Otherwise asyncio logs it if Discord refused a progress message.
    making.add_done_callback(lambda task: task.cancelled() or task.exception())
    await asyncio.wait({making}, timeout=PROGRESS_AFTER)
    if making.done():
        await _show(context, making.result(), anew=anew)
        return
    progress = _Progress()
    context.service.reviews.jobs.listen(key, progress.on_progress)
    handle = await _show(context, progress.screen(context), anew=anew)
    try:
        while not making.done():
            await asyncio.wait({making}, timeout=NEWS_EVERY)
            if not making.done() and progress.news and handle.open:
                with suppress(*FAILED):  # the next one follows soon, or the review itself
                    await _edit(context, handle, progress.screen(context))
        await _edit_at_last(context, handle, making.result())
    except Refused as refused:
        await _edit(context, handle, Screen(refusal(context.texts, refused)))


class _Progress:
    def __init__(self) -> None:
        self.done = self.whole = 0
        self.news = False

    def on_progress(self, done: int, whole: int) -> None:
        """Store the numbers of judged decisions and of all."""
        self.done, self.whole, self.news = done, whole, True

    def screen(self, context: Context) -> Screen:
        """Return the screen with the progress, which is then no longer news."""
        self.news = False
        return working_screen(context.texts, self.done, self.whole)


async def _make(context: Context, stored: StoredMatch, shown: tuple[Seat, int] | None) -> Screen:
    service = context.service
    made: Review = await service.reviews.review(stored.id)
    chosen = await service.settings.preferences(context.person.id)
    seat = stored.info.seat_of(context.person.id)
    model = replace(view_model_of(stored, context.texts, seat), preferences=chosen)
    whose, page = (seat or 0, 0) if shown is None else shown
    return review_screen(model, made, whose, page)


async def _show(context: Context, screen: Screen, *, anew: bool) -> MessageHandle:
    """Send a new private message, or edit the pressed one."""
    if not anew:
        return await context.reply.redraw(screen)
    # Direct messages are private, so that a review may stay there.
    return await context.reply.send(screen, private=context.among_others)


async def _edit(context: Context, handle: MessageHandle, screen: Screen) -> None:
    with suppress(discord.NotFound):  # the person has dismissed it
        await handle.edit(**await context.reply.delivery.to_edit(screen))


async def _edit_at_last(context: Context, handle: MessageHandle, screen: Screen) -> None:
    """Edit the message; while Discord is away, retry as long as the token is valid."""
    pause = NEWS_EVERY
    while True:
        try:
            await _edit(context, handle, screen)
        except Exception as error:
            if not (is_away(error) and handle.open):
                raise
            _log.warning("A review could not be shown (%s); trying again.", named(error))
        else:
            return
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


ROUTES: Final = Routes(
    match={
        "review": button(review, optional(SEAT), optional(PAGE), needs=REVIEWER, way=True),
        "retry": button(retry, STEP, needs=REVIEWER),
    },
    panel={
        "review": menu(review_chosen, needs=REVIEWER, chosen=MATCH),
    },
)
