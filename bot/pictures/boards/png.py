"""Writes PNG files of palette pictures.

Pillow can do the same, but it holds the interpreter lock while it compresses: up to ten
milliseconds in which the bot can't answer. `zlib_ng` releases the lock and takes half the time.
"""

import os
import struct
import sys
from collections.abc import Iterator
from typing import Final

from PIL import Image
from zlib_ng import zlib_ng

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_EIGHT_BIT_PALETTE: Final = (8, 3, 0, 0, 0)
"""Bit depth 8, colour type 3 (palette), then compression, filter and interlace methods."""
_LEVEL: Final = 4
"""Of 9. A board is a tenth smaller than at level 2; level 6 takes 1.5 times as long."""
_STRIP: Final = 64
"""Rows that are compressed in one step: so many fit into the processor's cache."""

FILTERS: Final = 1
"""Invisible columns at the left of a picture. In a PNG file each row begins with a byte that names
its filter. It is 0 here: no filter, which suits flat colours. With this column in the image, its
bytes can be compressed as they are."""


def write_png(picture: Image.Image, palette: list[int]) -> bytes:
    """Return a palette picture, whose first column is for the filters, as a PNG file."""
    width, height = picture.width - FILTERS, picture.height
    picture.paste(0, (0, 0, FILTERS, height))
    header = struct.pack(">IIBBBBB", width, height, *_EIGHT_BIT_PALETTE)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(palette)),
            _chunk(b"IDAT", b"".join(_compressed(picture))),
            _chunk(b"IEND", b""),
        )
    )


def _compressed(picture: Image.Image) -> Iterator[bytes]:
    width, height = picture.size
    compressor = zlib_ng.compressobj(_LEVEL)
    for top in range(0, height, _STRIP):
        strip = picture.crop((0, top, width, min(top + _STRIP, height)))
        yield compressor.compress(strip.tobytes())
        _give_way()
    yield compressor.flush()


def _give_way() -> None:
    """Let other threads run: on a machine with one core the event loop may be waiting."""
    if sys.platform == "linux":
        os.sched_yield()


def _chunk(kind: bytes, body: bytes) -> bytes:
    return (
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib_ng.crc32(kind + body))
    )
