"""Digits as brush strokes on a grid of 20 × 32, so that the cards need no font."""

from typing import Final

from bot.pictures.art.kit.svg import Point, Svg, line, number, numbers

HEIGHT: Final = 32
_WIDTH: Final = {"1": 15}  # the others: 20
_GAP: Final = 6
_BROADEST: Final = 40  # two numerals are squeezed to this

_DIGITS: Final = {
    "0": "M10,2C3.5,2 2,9 2,16C2,23 3.5,30 10,30C16.5,30 18,23 18,16C18,9 16.5,2 10,2Z",
    "1": "M4,8L12,2L12,30",
    "2": "M2.5,9C2.5,4.5 6,2 10,2C14.5,2 17.5,5 17.5,9.2C17.5,15 9,21 2.5,30L18,30",
    "3": "M3,3L16.5,3L9,13C14.5,13 18,16.5 18,21.5C18,27 14.5,30 9.5,30C6,30 3.5,28.5 2,26",
    "4": "M13,30L13,2L2,22L19,22",
    "5": "M16.5,2L5,2L4,14C6,12.6 8,12 10,12C14.8,12 18,15.8 18,21C18,26.5 14.5,30 9.5,30"
    "C6.2,30 3.8,28.8 2,26.5",
    "6": "M15,2.5C7,6 2,13 2,21C2,26.5 5,30 10,30C15,30 18,26.5 18,21.5C18,16.5 15,13.5 10.5,13.5"
    "C6.5,13.5 3.5,16 2.2,20",
    "7": "M2,2L18,2L8,30",
    "8": "M10,2C5.8,2 3.2,4.8 3.2,8.5C3.2,12.5 6,15 10,15C14,15 16.8,12.5 16.8,8.5"
    "C16.8,4.8 14.2,2 10,2ZM10,15C5,15 2,18.3 2,22.5C2,27 5.2,30 10,30C14.8,30 18,27 18,22.5"
    "C18,18.3 15,15 10,15Z",
    "9": "M5,29.5C13,26 18,19 18,11C18,5.5 15,2 10,2C5,2 2,5.5 2,10.5C2,15.5 5,18.5 9.5,18.5"
    "C13.5,18.5 16.5,16 17.8,12",
}


def numeral(value: int, centre: Point, size: Point, colour: str, weight: float = 6) -> Svg:
    """A number inside a box of `size` (width at most, height) around `centre`."""
    digits = str(value)
    widths = [_WIDTH.get(digit, 20) for digit in digits]
    total = sum(widths) + _GAP * (len(digits) - 1)
    drawn = ""
    left = -total / 2
    for digit, width in zip(digits, widths, strict=True):
        stroke = line(_DIGITS[digit], colour, weight)
        drawn += f'<g transform="translate({number(left)},-16)">{stroke}</g>'
        left += width + _GAP
    across, up = size[0] / (total + weight), size[1] / HEIGHT
    across = min(across, up)
    return f'<g transform="translate({numbers(*centre)}) scale({across:.3f},{up:.3f})">{drawn}</g>'
