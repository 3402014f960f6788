"""Presses on a person's preferences, and on their stored data."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from bot.buttons.params import button, menu, text_of
from bot.buttons.press import ComponentInteraction
from bot.buttons.routes import Routes
from bot.interactions.authorization import ANYBODY
from bot.interactions.context import Context, PreferenceBlocks
from bot.interactions.direct_messages import greet, line_of
from bot.interactions.labels import public_label
from bot.matches.models.people import PREFERENCES, ExportPart, HandPlace
from bot.matches.models.settings import Setting
from bot.people.screens import erase_screen, me_panel
from bot.screens.message import PackedFile, Screen, TextFile

_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",\n", ": ")).encode
"""Encodes many rows at once, in a quarter of the time, with a line for each value."""


async def json_pieces(parts: AsyncIterator[ExportPart]) -> AsyncIterator[str]:
    """Yield one JSON object in pieces; it holds a list of rows for each subject."""
    subject, before = "", ""
    yield "{"
    async for name, rows in parts:
        if name != subject:
            yield ("\n],\n" if subject else "\n") + f"{_encode(name)}: ["
            subject, before = name, "\n"
        if rows:
            yield before + _encode(rows)[1:-1]
            before = ",\n"
    yield "\n]\n}\n" if subject else "}\n"


# The file with a person's stored data.
#
# It is written in pieces, and packed if it is long: Discord's limit is 10 MiB, and a busy person's
# moves need more.

NAME: Final = "koikoi-data.json"
LONG: Final = 1_000_000
"""The length in bytes from which a file is packed."""


async def own_data_file(parts: AsyncIterator[ExportPart]) -> TextFile | PackedFile:
    """Return a person's stored data as a JSON file, in a ZIP file if it is long."""
    plain, packed = BytesIO(), BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive, archive.open(NAME, "w") as entry:
        async for piece in json_pieces(parts):
            data = piece.encode()
            if plain.tell() < LONG:
                plain.write(data)
            await asyncio.to_thread(entry.write, data)  # packing takes longer than reading
    if plain.tell() < LONG:
        return TextFile(NAME, plain.getvalue().decode())
    return PackedFile(f"{NAME}.zip", packed.getvalue())


async def preference_blocks(context: Context) -> list[PreferenceBlocks]:
    """Return the features' blocks for the panel of a person's preferences."""
    features = context.tools.features
    return [await one.preference_blocks(context) for one in features if one.preference_blocks]


async def choose(asked: Setting, context: Context, _: ComponentInteraction, text: str) -> None:
    """Save one choice of the panel of `/koikoi me`, and show the panel again."""
    service = context.service
    chosen = await service.settings.preferences(context.person.id)
    changed = replace(chosen, **{asked.field: asked.value(text)})
    if changed != chosen:
        await service.settings.save_preferences(changed)
        for info in await service.queries.games_of(context.person.id) if asked.at_once else ():
            context.presenter.refresh(info.id)
    await context.find_language()  # the language may have been chosen
    reach = None
    if changed.hand is HandPlace.DM:
        context.presenter.dms_wanted(context.person.id)
        chose_now = asked.field == "hand"
        reach = await line_of(context, await greet(context)) if chose_now else None
    more = [block for one in await preference_blocks(context) for block in one.blocks]
    hand = await public_label(context, "button-hand")
    panel = me_panel(context.texts, changed, more, hand=hand, saved=True, reach=reach)
    await context.reply.redraw(panel)


async def export(context: Context, _: ComponentInteraction) -> None:
    """Send everything that is stored about the person, as a file."""
    file = await own_data_file(context.service.privacy.export(context.person.id))
    await context.reply.send(Screen(context.texts("privacy-export"), file=file))


async def ask_to_erase(context: Context, _: ComponentInteraction) -> None:
    """Ask once more before anything is erased."""
    await context.reply.send(erase_screen(context.texts))


async def erase(context: Context, _: ComponentInteraction) -> None:
    """Erase the person's data, and redraw the messages that name them."""
    service, person_id = context.service, context.person.id
    theirs = await service.messages.find(person_id=person_id)
    running = await service.queries.games_of(person_id)
    await service.privacy.erase(context.person)
    await context.presenter.forget_person(person_id, theirs)
    for info in running:  # a draw may be in progress
        context.presenter.refresh_everywhere(info.id)
    context.presenter.redraw_erased()
    for runner in context.tools.runners.values():
        runner.worker.wake()
    await context.reply.redraw(Screen(context.texts("privacy-erased")))


async def keep(context: Context, _: ComponentInteraction) -> None:
    """Decline: erase nothing."""
    await context.reply.redraw(Screen(context.texts("privacy-kept")))


ROUTES: Final = Routes(
    panel={
        **{
            f"me {one.menu}": menu(partial(choose, one), needs=ANYBODY, chosen=text_of(one))
            for one in PREFERENCES
            if one.menu
        },
        "export": button(export, needs=ANYBODY),
        "erase": button(ask_to_erase, needs=ANYBODY),
        "erase-yes": button(erase, needs=ANYBODY),
        "erase-no": button(keep, needs=ANYBODY),
    },
)
