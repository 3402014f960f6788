"""The difference between a picture and its reference, and a sheet that shows it to a person."""

from collections.abc import Sequence
from dataclasses import dataclass

import font_hanken_grotesk
import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFont

MARGIN = 12
TITLE = 22
AMPLIFIED = 3


@dataclass(frozen=True)
class Difference:
    """Two measures of the difference between two pictures, in steps of a channel (0 to 255)."""

    worst: float
    """Mean difference of the most different square, in its most different channel."""
    place: tuple[int, int]
    """The upper left corner of that square, in pixels."""
    mean: float
    """Mean difference of the whole picture."""


def difference(one: Image.Image, other: Image.Image, square: int) -> Difference:
    """Compare two RGB pictures by squares of this size in pixels; different sizes never match."""
    if one.size != other.size:
        return Difference(255, (0, 0), 255)
    changed = np.asarray(ImageChops.difference(one, other), np.float64)
    # Squares at the right and lower edge are padded with equal pixels.
    filled = [(0, -one.height % square), (0, -one.width % square), (0, 0)]
    height, width = -(-one.height // square), -(-one.width // square)
    squares = np.pad(changed, filled).reshape(height, square, width, square, 3)
    means = squares.mean(axis=(1, 3)).max(axis=2)
    row, column = np.unravel_index(means.argmax(), means.shape)
    place = (int(column) * square, int(row) * square)
    return Difference(float(means.max()), place, float(changed.mean()))


def comparison_sheet(rows: Sequence[tuple[str, Image.Image | None, Image.Image]]) -> Image.Image:
    """Show old picture (None: there was none), new picture and difference for each title."""
    width = max(new.width for _, _, new in rows)
    heights = [max(new.height, old.height if old else 0) for _, old, new in rows]
    size = (
        MARGIN + 3 * (width + MARGIN),
        MARGIN + sum(TITLE + height + MARGIN for height in heights),
    )
    sheet = Image.new("RGB", size, "white")
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.truetype(font_hanken_grotesk.HankenGroteskBold, 14)
    y = MARGIN
    for (title, old, new), height in zip(rows, heights, strict=True):
        draw.text((MARGIN, y), f"{title}: old, new, difference", fill="black", font=font)
        y += TITLE
        pictures = [old, new, changes(old, new) if old else None]
        for column, picture in enumerate(pictures):
            if picture is not None:
                sheet.paste(picture, (MARGIN + column * (width + MARGIN), y))
        y += height + MARGIN
    return sheet


def changes(old: Image.Image, new: Image.Image) -> Image.Image:
    """Return the amplified difference of two pictures; black where they are equal."""
    changed = ImageChops.difference(old, new.resize(old.size) if new.size != old.size else new)
    return changed.point([min(255, AMPLIFIED * value) for value in range(256)] * 3)
