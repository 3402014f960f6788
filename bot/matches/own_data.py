"""Writes what is stored about a person as JSON: a list of rows for each subject."""

import json
from collections.abc import AsyncIterator
from typing import Final

from bot.matches.models.people import ExportPart

_encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",\n", ": ")).encode
"""Encodes many rows at once, which takes a quarter of the time; each value has its line."""


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
