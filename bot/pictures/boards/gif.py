"""Writes GIF files frame by frame, of pictures that share one palette.

Discord plays GIF files on computers and phones without a click, as far as a person's settings allow
it; of an APNG file it shows the first frame only. Our pictures have fewer than 64 colours, so GIF
loses nothing of them: it is smaller than WebP here, and made in a quarter of the time. Each frame
holds only what changed. The file plays once and then rests on its last frame.
"""

import struct
from typing import Final

from PIL import GifImagePlugin, Image, ImageChops

_SIGNATURE: Final = b"GIF89a"
_TABLE_BITS: Final = 6
"""A colour table of 64 colours."""
_KEEP: Final = 1
"""How a frame ends: it stays, and the next one is drawn over it."""
_END: Final = b";"


class GifWriter:
    """A GIF file that is being written. The parts that its methods return make the file."""

    def __init__(self, palette: list[int], clear: int) -> None:
        """Begin a file. *clear* is an index that no picture has: it means "as before" here."""
        self._palette = palette
        self._clear = clear
        self._before: Image.Image | None = None

    def frame(self, picture: Image.Image, milliseconds: int) -> bytes:
        """Return a frame; the first one comes with the head of the file."""
        now = Image.frombytes("L", picture.size, picture.tobytes())
        before, self._before = self._before, now
        if before is None:
            return self._head(now.size) + self._encoded(now, (0, 0), milliseconds)
        difference = ImageChops.difference(before, now)
        box = difference.getbbox() or (0, 0, 1, 1)
        same = difference.crop(box).point([255] + [0] * 255)
        part = now.crop(box)
        part.paste(self._clear, (0, 0), same)
        return self._encoded(part, (box[0], box[1]), milliseconds)

    def end(self) -> bytes:
        """Return the last part."""
        return _END

    def _head(self, size: tuple[int, int]) -> bytes:
        table = bytes(self._palette[: 3 << _TABLE_BITS]).ljust(3 << _TABLE_BITS, b"\0")
        flags = 0x80 | (_TABLE_BITS - 1) << 4 | (_TABLE_BITS - 1)
        return _SIGNATURE + struct.pack("<HHBBB", *size, flags, 0, 0) + table

    def _encoded(self, part: Image.Image, place: tuple[int, int], milliseconds: int) -> bytes:
        return b"".join(
            GifImagePlugin.getdata(
                part,
                place,
                duration=milliseconds,
                transparency=self._clear,
                disposal=_KEEP,
            )
        )
