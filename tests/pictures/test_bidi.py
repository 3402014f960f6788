"""The visual order of letters of both directions. Capital letters run from right to left."""

import string

import pytest

from bot.pictures.boards.bidi import levels, visual_order

HEBREW = str.maketrans(string.ascii_uppercase, "".join(map(chr, range(0x5D0, 0x5EA))))
ARABIC = str.maketrans(string.ascii_uppercase, "".join(map(chr, range(0x627, 0x641))))


def seen(text: str, script: dict[int, int]) -> str:
    """Return the letters from left to right."""
    places = range(len(text))
    order = visual_order(list(places), levels(text.translate(script)))
    return "".join(text[place] for place in order)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("", ""),
        ("aoi 10", "aoi 10"),
        ("ABC", "CBA"),
        ("ABC DEF", "FED CBA"),
        ("ABC 10", "10 CBA"),
        ("ABC 7:30", "7:30 CBA"),
        ("ABC -5%", "5%- CBA"),
        ("10 ABC", "CBA 10"),
        ("aoi ABC", "aoi CBA"),
        ("ABC aoi", "aoi CBA"),
        ("ABC aoi 10", "aoi 10 CBA"),
        ("aoi ABC DEF ben", "aoi FED CBA ben"),
        ("aoi ABC...", "aoi CBA..."),
        ("ABC...", "...CBA"),
        ("aoi (ABC) DEF", "aoi (CBA) FED"),
        ("aoi (ABC)(DEF)", "aoi (CBA)(FED)"),
        ("ABC (aoi)", ")aoi( CBA"),
        ("ABC [aoi {DEF}]", "]}FED{ aoi[ CBA"),
    ],
)
def test_a_line_is_seen_as_readers_of_hebrew_expect_it(written: str, shown: str) -> None:
    """Brackets are not mirrored here: that is part of shaping the letters."""
    assert seen(written, HEBREW) == shown


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("ABC 10", "10 CBA"),
        ("aoi ABC 10", "aoi 10 CBA"),
        ("aoi (ABC) 10", "aoi (CBA) 10"),
        ("ABC 1,5", "1,5 CBA"),
        ("ABC 1-5", "5-1 CBA"),
    ],
)
def test_a_number_after_arabic_letters_goes_with_them(written: str, shown: str) -> None:
    assert seen(written, ARABIC) == shown


def test_marks_stay_with_their_letters() -> None:
    assert levels("a\u0301\u05d0\u05b8\u200d\u05d1") == [0, 0, 1, 1, 1, 1]
