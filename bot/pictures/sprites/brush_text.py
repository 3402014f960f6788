"""Japanese characters as brush strokes: the names of the yaku, the dealer's seal, the call.

The font of the pictures has Latin letters only. A character is written in a square of 100 units,
stroke by stroke, in the usual order. A stroke is a row of points; `>` at its end means that the
stroke becomes thin there.
"""

from typing import Final

from bot.koikoi.rules import Yaku
from bot.pictures.art.kit.brush import Station, strokes
from bot.pictures.sprites.colours import Colour

SQUARE: Final = 100
_PRESS: Final = 7.5
_REST: Final = 6.0
_LIFT: Final = 1.5
_LINE_WEIGHT: Final = 1.3
"""Lines of writing are small: they need more ink."""

_TREE_AT_LEFT: Final = "4,30 46,28 | 26,4 26,96 | 25,32 16,54 2,72> | 28,40 44,56"
CHARACTERS: Final = {
    "こ": "20,22 46,17 76,20 62,35> | 22,60 17,78 46,89 86,82",
    "い": "14,20 15,48 28,79 42,66> | 66,24 82,40 88,66",
    "で": "10,20 50,16 84,12 56,30 40,56 50,80 78,90 | 70,40 78,50 | 83,34 91,44",
    "く": "64,6 48,30 30,46 50,70 66,92",
    "っ": "26,56 60,46 84,58 76,78 48,90>",
    "つ": "8,36 54,22 88,36 84,64 40,86>",
    "き": "22,22 50,20 74,15 | 18,42 50,39 80,34 | 42,4 54,34 68,60 | 28,64 30,82 50,91 76,88",
    "タ": "44,4 34,28 8,52> | 40,20 82,18 66,56 18,95> | 34,42 46,50 60,62",
    "ネ": "48,4 54,16 | 16,26 78,24 52,48 10,74> | 48,50 48,97 | 60,54 82,72",
    "カ": "12,30 84,28 79,82 71,92 56,84> | 46,6 44,50 14,93>",
    "ス": "18,16 80,14 56,54 10,92> | 54,54 70,70 90,90",
    "一": "6,52 50,49 94,48",
    "三": "20,18 80,16 | 26,48 74,46 | 8,84 92,82",
    "四": "14,20 18,84 | 14,20 86,18 82,86 | 38,22 36,42 26,58> | 60,20 60,48 66,54 78,52 | "
    "18,82 82,80",
    "五": "16,14 84,12 | 46,14 34,86 | 20,46 74,43 67,86 | 6,89 94,87",
    "光": "50,4 50,40 | 20,14 32,32 | 80,12 66,33> | 6,45 94,42 | 37,46 32,70 8,95> | "
    "60,46 60,84 68,92 90,90 93,74>",
    "雨": "10,10 90,8 | 12,32 14,94 | 12,32 88,30 88,86 82,94 74,88> | 50,10 50,94 | "
    "26,46 37,53 | 25,66 36,73 | 63,45 74,52 | 63,65 74,72",
    "花": "6,20 94,18 | 34,5 34,32 | 66,5 65,32 | 34,36 24,58 4,76> | 24,56 24,97 | "
    "86,44 68,58 50,65> | 54,36 54,82 62,92 90,90 93,74>",
    "見": "26,8 26,66 | 26,8 74,7 74,66 | 26,27 74,27 | 26,46 74,46 | 26,65 74,64 | "
    "38,66 34,82 8,97> | 60,66 60,86 68,93 90,91 94,76>",
    "杯": f"{_TREE_AT_LEFT} | 50,16 97,14 | 76,18 66,42 46,62> | 72,38 72,97 | 79,44 95,62",
    "月": "27,8 27,56 22,80 8,97> | 27,8 78,6 78,86 72,95 61,88> | 27,32 77,31 | 26,56 77,55",
    "猪": "36,5 24,22 6,33> | 14,10 28,30 32,60 28,88 21,94 12,86> | 30,42 20,60 3,75> | "
    "50,18 90,16 | 68,3 68,38 | 42,40 97,38 | 94,8 74,42 40,72> | 56,60 56,97 | "
    "56,60 89,59 89,97 | 56,77 88,76 | 56,94 88,93",
    "鹿": "52,2 54,14 | 14,18 93,16 | 16,18 16,58 3,96> | 28,34 86,32 86,54 | 46,20 46,53 | "
    "67,20 67,53 | 28,55 86,53 | 28,62 28,94 48,86> | 28,76 46,73 | 86,64 62,78> | "
    "60,60 60,86 67,93 89,91 91,80>",
    "蝶": "6,24 7,50 | 6,24 38,22 36,49 | 7,49 37,47 | 22,5 22,82 | 2,86 40,78 | 33,66 42,88 | "
    "44,22 98,20 | 56,7 56,46 | 72,5 72,46 | 87,5 87,32 | 56,46 92,45 | 44,62 98,60 | "
    "70,48 70,98 | 68,64 58,78 43,90> | 74,66 97,87",
    "赤": "22,20 80,18 | 50,4 50,40 | 6,43 94,41 | 40,44 37,72 22,94> | "
    "60,44 60,86 54,94 45,87> | 22,58 9,80> | 76,56 92,78",
    "青": "20,14 80,12 | 26,28 74,26 | 50,2 50,42 | 6,44 94,42 | 30,56 30,80 23,97> | "
    "30,56 72,55 72,88 67,95 57,89> | 31,69 72,68 | 31,82 72,81",
    "短": "22,4 18,18 5,33> | 16,22 46,20 | 4,50 50,48 | 28,22 26,60 3,95> | 31,62 46,84 | "
    "54,12 97,10 | 61,28 61,54 | 61,28 92,27 90,54 | 61,53 91,52 | 63,64 67,80 | "
    "89,62 82,80> | 50,91 98,89",
    "冊": "21,10 21,66 12,94> | 21,10 80,9 80,88 74,95 66,89> | 41,11 41,90 | 60,11 60,90 | "
    "4,48 96,46",
    "札": f"{_TREE_AT_LEFT} | 62,8 62,80 70,92 92,90 95,72>",
    "手": "74,4 50,12 22,17> | 20,33 80,31 | 6,54 94,52 | 50,14 52,86 46,95 34,88>",
    "勝": "14,12 14,60 5,95> | 14,12 42,11 42,86 37,94 29,88> | 14,36 41,35 | 14,58 41,57 | "
    "58,5 65,19 | 88,4 81,19> | 53,27 94,25 | 48,45 98,43 | 73,8 70,36 46,70> | 77,45 98,66 | "
    "55,70 87,68 84,90 78,97 68,92> | 70,56 66,80 47,98>",
    "流": "8,8 22,20 | 4,34 18,46 | 6,94 16,78 26,58> | 60,2 62,14 | 32,18 96,15 | "
    "58,18 50,30 38,41 82,37 | 72,26 90,44 | 43,50 42,74 32,95> | 62,50 62,92 | "
    "80,49 80,84 88,92 97,89 98,78>",
    "局": "20,10 82,9 80,30 | 20,30 80,29 | 20,10 20,50 5,94> | 28,48 88,46 84,85 77,93 65,87> | "
    "38,62 38,86 | 38,62 65,61 63,84 | 38,83 63,82",
    "番": "74,6 50,12 24,15> | 32,20 38,32 | 68,17 59,30> | 8,38 92,36 | 50,14 50,62 | "
    "46,40 28,54 6,64> | 54,40 72,52 96,62> | 26,66 26,97 | 26,66 75,65 75,96 | 50,66 50,94 | "
    "27,80 74,79 | 27,94 74,93",
    "親": "27,4 29,14 | 9,20 47,17 | 17,26 21,36 | 40,24 35,36> | 4,42 52,39 | 7,58 50,55 | "
    "28,42 28,97 | 27,60 18,74 4,86> | 31,63 46,77 | 60,9 60,64 | 60,10 90,9 90,63 | "
    "60,27 88,27 | 60,44 88,44 | 60,62 90,61 | 67,63 64,80 47,96> | "
    "79,63 79,88 88,94 98,90 97,79>",
}

NAMES: Final = {
    Yaku.GOKO: "五光",
    Yaku.SHIKO: "四光",
    Yaku.AMESHIKO: "雨四光",
    Yaku.SANKO: "三光",
    Yaku.TSUKIMI: "月見で一杯",
    Yaku.HANAMI: "花見で一杯",
    Yaku.INOSHIKACHO: "猪鹿蝶",
    Yaku.TANE: "タネ",
    Yaku.AKATAN: "赤短",
    Yaku.AOTAN: "青短",
    Yaku.CHOFUKU: "赤短青短",
    Yaku.TAN: "短冊",
    Yaku.KASU: "カス",
    Yaku.MONTH: "月札",
    Yaku.TESHI: "手四",
    Yaku.KUTTSUKI: "くっつき",
}
"""The names of the yaku in Japanese. They stand on every chart, whatever its language."""


def write(
    character: str, corner: tuple[float, float], side: float, colour: Colour, bold: float = 1
) -> str:
    """Return one character in a square as SVG; *bold* multiplies the width of its strokes.

    Raises `KeyError` for a character that is not in `CHARACTERS`.
    """
    (left, top), scale = corner, side / SQUARE
    return strokes(
        (
            [(left + x * scale, top + y * scale, width * scale * bold) for x, y, width in row]
            for row in _rows(CHARACTERS[character])
        ),
        colour,
    )


def can_brush(text: str) -> bool:
    """Return whether all characters are in `CHARACTERS`."""
    return bool(text) and all(character in CHARACTERS for character in text)


def brushed(text: str, colour: Colour) -> str:
    """Return a line of characters as an SVG file, a square for each."""
    body = "".join(
        write(character, (place * SQUARE + 3, 3), SQUARE - 6, colour, _LINE_WEIGHT)
        for place, character in enumerate(text)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SQUARE * len(text)} {SQUARE}">'
        f"{body}</svg>"
    )


def _rows(character: str) -> list[list[Station]]:
    """The strokes of a character, with the width of the stroke at each point."""
    rows = []
    for stroke in character.split(" | "):
        points = [point.split(",") for point in stroke.removesuffix(">").split()]
        row = [(float(x), float(y), _PRESS) for x, y in points]
        row[0] = (*row[0][:2], _REST)
        row[-1] = (*row[-1][:2], _LIFT if stroke.endswith(">") else _REST)
        rows.append(row)
    return rows
