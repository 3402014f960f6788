"""Presses on a person's own choices, and on what is stored about them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.buttons.own_data import own_data_file
from bot.buttons.press import Press
from bot.interactions.context import Context
from bot.matches.models.people import ComputerPause, HandPlace, Nudges
from bot.screens.account import erase_screen, me_panel
from bot.screens.message import Screen


async def choose_hand(context: Context, _: Press, place: HandPlace) -> None:
    """Choose where hands are shown."""
    await _choose(context, hand=place)


async def choose_nudges(context: Context, _: Press, nudges: Nudges) -> None:
    """Choose how to be notified of one's turn."""
    await _choose(context, nudges=nudges)


async def choose_challenges(context: Context, _: Press, taken: bool) -> None:
    """Choose whether others may challenge this person."""
    await _choose(context, challenges=taken)


async def choose_print(context: Context, _: Press, large: bool) -> None:
    """Choose how large the print in pictures is."""
    await _choose(context, large_print=large)


async def choose_pause(context: Context, _: Press, pause: ComputerPause) -> None:
    """Choose how long the computer waits before it moves."""
    await _choose(context, computer_pause=pause)


async def choose_confirm(context: Context, _: Press, wanted: bool) -> None:
    """Choose whether each move is asked about before it is made."""
    await _choose(context, at_once=True, confirm=wanted)


async def choose_order(context: Context, _: Press, left_handed: bool) -> None:
    """Choose in which order the buttons under a hand stand."""
    await _choose(context, at_once=True, left_handed=left_handed)


async def choose_motion(context: Context, _: Press, less: bool) -> None:
    """Choose whether a still picture comes before a moving one."""
    await _choose(context, less_motion=less)


async def choose_language(context: Context, _: Press, language: str) -> None:
    """Choose the language; `auto` is the language of the person's Discord."""
    await _choose(context, language=None if language == "auto" else language)


async def _choose(context: Context, *, at_once: bool = False, **choice: Any) -> None:
    """Save one choice of the panel of `/koikoi me`, and show the panel again.

    `at_once`: hands that are shown already follow it, not only those that are drawn later.
    """
    service = context.service
    chosen = await service.settings.preferences(context.person.id)
    changed = replace(chosen, **choice)
    if changed != chosen:
        await service.settings.save_preferences(changed)
        for info in await service.queries.games_of(context.person.id) if at_once else ():
            context.presenter.refresh(info.id)
    if changed.hand is HandPlace.DM:
        context.presenter.dms_wanted(context.person.id)
    await context.find_language()  # the language may have been chosen
    await context.reply.redraw(me_panel(context.texts, changed, saved=True))


async def export(context: Context, _: Press) -> None:
    """Send everything that is stored about the person, as a file."""
    file = await own_data_file(context.service.privacy.export(context.person.id))
    await context.reply.send(Screen(context.texts("privacy-export"), file=file))


async def ask_to_erase(context: Context, _: Press) -> None:
    """Ask once more before anything is erased."""
    await context.reply.send(erase_screen(context.texts))


async def erase(context: Context, _: Press) -> None:
    """Erase the person."""
    service, person_id = context.service, context.person.id
    theirs = await service.messages.find(person_id=person_id)
    running = await service.queries.games_of(person_id)
    await service.privacy.erase(context.person)
    await context.presenter.forget_person(person_id, theirs)
    for info in running:  # they may be drawn just now
        context.presenter.refresh_everywhere(info.id)
    context.presenter.redraw_erased()
    context.tools.tournaments.wake()
    await context.reply.redraw(Screen(context.texts("privacy-erased")))


async def keep(context: Context, _: Press) -> None:
    """Erase nothing."""
    await context.reply.redraw(Screen(context.texts("privacy-kept")))
