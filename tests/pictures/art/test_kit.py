"""The kit's curves pass through their points, and its strokes taper."""

import re

import pytest

from bot.pictures.art.kit.brush import brush, stroke
from bot.pictures.art.kit.curves import Corner, points, scaled, smooth, symmetric
from bot.pictures.art.kit.numerals import numeral
from bot.pictures.art.kit.svg import number, placed, polar


def test_an_outline_is_read_with_its_corners() -> None:
    assert points("1,2 3.5,-4! 5,6") == [(1, 2), Corner(3.5, -4), (5, 6)]
    assert [isinstance(point, Corner) for point in points("1,2 3.5,-4! 5,6")] == [
        False,
        True,
        False,
    ]


def test_a_curve_passes_through_its_points() -> None:
    data = smooth(points("0,0 10,4 20,0 10,-9"))
    assert re.findall(r"(?:M| )(-?[\d.]+,-?[\d.]+)(?=C|Z)", data) == [
        *("0,0", "10,4", "20,0", "10,-9", "0,0"),
    ]
    assert data.endswith("Z")
    assert not smooth(points("0,0 10,4"), closed=False).endswith("Z")


def test_corners_keep_their_neighbours_out() -> None:
    """Two corners are joined by a straight line, whatever their neighbours are."""
    data = smooth(points("0,0! 30,0! 15,20"))
    first, second, end = re.findall(r"-?[\d.]+,-?[\d.]+", data)[1:4]
    assert first.endswith(",0")
    assert second.endswith(",0")
    assert end == "30,0"


def test_a_stroke_is_read_and_tapers_to_a_point() -> None:
    assert stroke("0,0,6 10,0,1") == [(0, 0, 6), (10, 0, 1)]
    drawn = brush(stroke("0,0,6 10,0,1"), "#000000")
    assert "M0,3" in drawn  # half the width beside its first station
    assert drawn.count("A") == 1  # round at the broad end, not at the thin one


def test_symmetric_shapes_keep_corners_on_both_sides() -> None:
    shape = scaled(symmetric((0, 0), points("2,1 3,2!"), (0, 4)), 2)
    assert shape == [(0, 0), (4, 2), (6, 4), (0, 8), (-6, 4), (-4, 2)]
    assert [isinstance(point, Corner) for point in shape] == [
        False,
        False,
        True,
        False,
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (-0.04, "0"), (2.25, "2.2"), (-3.5, "-3.5")]
)
def test_coordinates_are_short(value: float, text: str) -> None:
    assert number(value) == text


def test_placing_nowhere_adds_nothing() -> None:
    assert placed("<path/>") == "<path/>"
    assert polar(2, -90) == pytest.approx((0, -2))


def test_two_numerals_fit_where_one_does() -> None:
    one, two = numeral(8, (0, 0), (40, 32), "#000000"), numeral(12, (0, 0), (40, 32), "#000000")
    across = [
        float(scale) for text in (one, two) for scale in re.findall(r"scale\(([\d.]+),", text)
    ]
    assert across[0] == 1
    assert across[1] < 1
