"""The cards' emoji tiles: PNG files that are drawn once and stored on disk, like the sprites."""

import hashlib
import io
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

from bot.koikoi.cards import DECK, Card, card_code
from bot.pictures.art.emoji import SIDE, emoji_outline, emoji_svg
from bot.pictures.sprites.rasterise import CachedFile, rasterise

_FORMAT: Final = "2"
"""Version of the files. Increase it when the files change although the drawings don't."""
_SIGNS: Final = 8


@dataclass(frozen=True, slots=True)
class Tile:
    """A square of 5 to 12 KB. Its round corners are transparent, since Discord's colours vary."""

    png: bytes
    version: str
    """Eight hexadecimal digits that change with the drawing. They depend on the SVG and not on the
    file, so that all emojis aren't uploaded again after an update of the renderer."""


def load_tiles(cache: Path) -> Mapping[Card, Tile]:
    """Return the tiles of all cards. Reads them from the cache folder, or draws and stores them."""
    drawings = {card: emoji_svg(card) for card in DECK}
    cached = CachedFile(cache, "tiles", "zip", chain([_FORMAT], drawings.values()))
    files = _unpacked(cached.read())
    if files is None:
        files = _draw(drawings)
        cached.write(_packed(files))
    return {card: Tile(files[card], _version(drawings[card])) for card in DECK}


def _draw(drawings: Mapping[Card, str]) -> Mapping[Card, bytes]:
    outline = rasterise(emoji_outline(), SIDE, SIDE).getchannel("A")
    files = {}
    for card, svg in drawings.items():
        tile, file = rasterise(svg, SIDE, SIDE), io.BytesIO()
        tile.putalpha(outline)
        tile.save(file, format="PNG")
        files[card] = file.getvalue()
    return files


def _version(svg: str) -> str:
    return hashlib.sha256(f"{_FORMAT}\n{svg}".encode()).hexdigest()[:_SIGNS]


def _packed(files: Mapping[Card, bytes]) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for card, png in files.items():
            archive.writestr(zipfile.ZipInfo(f"{card_code(card)}.png"), png)
    return target.getvalue()


def _unpacked(archive: bytes | None) -> Mapping[Card, bytes] | None:
    if archive is None:
        return None
    try:
        with zipfile.ZipFile(io.BytesIO(archive)) as files:
            return {card: files.read(f"{card_code(card)}.png") for card in DECK}
    except (zipfile.BadZipFile, KeyError, ValueError, EOFError, OSError):
        return None
