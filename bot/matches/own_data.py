"""Writes what is stored about a person as JSON: a line for each row, by subject."""

import json
from collections.abc import AsyncIterator
from typing import Final

from bot.matches.models.people import ExportPart

_encode: Final = json.JSONEncoder(ensure_ascii=False).encode


async def json_pieces(parts: AsyncIterator[ExportPart]) -> AsyncIterator[str]:
    """Yield one JSON object in pieces; it holds a list of rows for each subject."""
    subject, before = "", ""
    yield "{"
    async for name, rows in parts:
        if name != subject:
            yield ("\n],\n" if subject else "\n") + f"{_encode(name)}: ["
            subject, before = name, "\n"
        if rows:
            yield before + ",\n".join(map(_encode, rows))
            before = ",\n"
    yield "\n]\n}\n" if subject else "}\n"
