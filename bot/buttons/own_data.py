"""The file with what is stored about a person.

It is written piece by piece, and packed once it is long: Discord takes 10 MiB, and a busy person's
moves are more.
"""

import asyncio
from collections.abc import AsyncIterator
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from bot.matches.models.people import ExportPart
from bot.matches.own_data import json_pieces
from bot.screens.message import PackedFile, TextFile

NAME: Final = "koikoi-data.json"
LONG: Final = 1_000_000
"""The length in bytes from which a file is packed."""


async def own_data_file(parts: AsyncIterator[ExportPart]) -> TextFile | PackedFile:
    """Return what is stored about a person as a JSON file, in a ZIP file if it is long."""
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
