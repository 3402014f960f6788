"""Writes PNG files of palette pictures.

Pillow can do the same, but it holds the interpreter lock while it compresses, for up to ten
milliseconds in which the bot can't answer. `isal` releases the lock and takes one millisecond.
"""

import struct
from typing import Final

from isal import isal_zlib
from PIL import Image

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_EIGHT_BIT_PALETTE: Final = (8, 3, 0, 0, 0)
"""Bit depth 8, colour type 3 (palette), then compression, filter and interlace methods."""
_LEVEL: Final = 2
"""Compression level; the highest is 3. A board takes 0.9 ms and 97 KB; with zlib-ng's level 4 it
took 5.4 ms and 85 KB, with its level 6 7.5 ms and 79 KB. Each move needs three boards, and a person
waits for one of them."""

FILTERS: Final = 1
"""Number of invisible columns at the left of a picture. In a PNG file each row begins with the byte
of its filter. It is 0 here (no filter), which suits flat colours. With this column in the image,
its bytes can be compressed unchanged."""


def write_png(picture: Image.Image, palette: list[int]) -> bytes:
    """Return a palette picture, whose first column contains the filters, as a PNG file."""
    width, height = picture.width - FILTERS, picture.height
    picture.paste(0, (0, 0, FILTERS, height))
    header = struct.pack(">IIBBBBB", width, height, *_EIGHT_BIT_PALETTE)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(palette)),
            _chunk(b"IDAT", isal_zlib.compress(picture.tobytes(), _LEVEL)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return (
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", isal_zlib.crc32(kind + body))
    )
