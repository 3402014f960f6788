"""`/koikoi me` and `privacy`: what one chooses, and what is kept about one."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import app_commands

from bot.matches.models.people import HandPlace, Nudges
from bot.views.me import erase_screen, me_panel, privacy_panel
from bot.views.message import Screen, TextFile
from bot.views.press import Press

from .answering import Visit, answering
from .translator import about, said

if TYPE_CHECKING:
    from bot.client import KoiKoiClient

Interaction = discord.Interaction[Any]

REDRAWN: Final = 50
"""So many of the newest matches' messages are drawn anew without the name of who is erased."""


def add_commands(group: app_commands.Group, client: KoiKoiClient) -> None:
    """Both are for their user alone."""

    @group.command(name=said("command-me"), description=about("command-me"))
    async def me(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi me") as visit:
            chosen = await client.service.settings.preferences(visit.person.id)
            await visit.reply.send(me_panel(visit.texts, chosen))

    @group.command(name=said("command-privacy"), description=about("command-privacy"))
    async def privacy(interaction: Interaction) -> None:
        async with answering(client, interaction, "/koikoi privacy") as visit:
            await visit.reply.send(privacy_panel(visit.texts))


async def choose_hand(visit: Visit, _: Press, place: HandPlace) -> None:
    """Where one likes one's hand."""
    await _choose(visit, hand=place)


async def choose_nudges(visit: Visit, _: Press, nudges: Nudges) -> None:
    """How one is told that it is one's turn."""
    await _choose(visit, nudges=nudges)


async def choose_challenges(visit: Visit, _: Press, taken: bool) -> None:
    """Whether one may be challenged."""
    await _choose(visit, challenges=taken)


async def choose_print(visit: Visit, _: Press, large: bool) -> None:
    """How large the print in one's pictures is."""
    await _choose(visit, large_print=large)


async def choose_language(visit: Visit, _: Press, language: str) -> None:
    """Which language one reads."""
    await _choose(visit, language=None if language == "auto" else language)


async def _choose(visit: Visit, **choice: Any) -> None:
    """Save one choice of the panel of `/koikoi me`, and show the panel again."""
    service = visit.client.service
    chosen = await service.settings.preferences(visit.person.id)
    changed = replace(chosen, **choice)
    if changed != chosen:
        await service.settings.save_preferences(changed)
    if changed.hand is HandPlace.DM:
        visit.client.presenter.open_dms(visit.person.id)
    await visit.find_language()  # it may be what was chosen
    await visit.reply.redraw(me_panel(visit.texts, changed, saved=True))


async def export(visit: Visit, _: Press) -> None:
    """Everything that is kept about a person, as a file for them."""
    kept = await visit.client.service.privacy.export(visit.person.id)
    text = json.dumps(kept, ensure_ascii=False, indent=2, default=str) + "\n"
    file = TextFile("koikoi-data.json", text)
    await visit.reply.send(Screen(visit.texts("privacy-export"), file=file))


async def ask_to_erase(visit: Visit, _: Press) -> None:
    """Once more, before it is gone."""
    await visit.reply.send(erase_screen(visit.texts))


async def erase(visit: Visit, _: Press) -> None:
    """Erase the person."""
    service, person_id = visit.client.service, visit.person.id
    theirs = await service.messages.find(person_id=person_id)
    named = [*await service.queries.games_of(person_id)]
    named += (await service.queries.history(person_id, size=REDRAWN)).items
    await service.privacy.erase(visit.person)
    visit.client.languages.forget(person_id)
    visit.client.challengers.forget(person_id)
    await visit.client.presenter.forget_person(person_id, theirs)
    for info in named:  # their name still stands on those tables
        visit.client.presenter.refresh(info.id)
    await visit.reply.redraw(Screen(visit.texts("privacy-erased")))


async def keep(visit: Visit, _: Press) -> None:
    """Not after all."""
    await visit.reply.redraw(Screen(visit.texts("privacy-kept")))
