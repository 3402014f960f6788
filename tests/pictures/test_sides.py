"""The red side and the names: they change nothing else, and an invalid name changes nothing."""

import io
import random
import string
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.koikoi.view import view_for
from bot.pictures import Pictures, middle_view
from bot.pictures.labels import ENGLISH, Sides
from bot.pictures.sprites.colours import LIT_PANEL, PANEL, rgb
from bot.pictures.subjects import HandBoard, ResultBoard, TableBoard
from tests.pictures.names import LONGEST
from tests.pictures.played_matches import played

NAMELESS = Sides()


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


def test_a_name_is_written_and_a_long_one_cut(pictures: Pictures) -> None:
    plain = pictures.draw(TableBoard(middle_view(None), NAMELESS))
    for name in ("Aoi", "José", "Ben 10", "O'Neill", "Łukasz", "葵", "W" * 32):
        assert pictures.draw(TableBoard(middle_view(None), Sides(0, (name, "")))) != plain, name


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\t\n", "🎴", "\x85", "\ud800", "\u200b", "!?"),
        *("15", "½", "٣", "🎴 15", "+5"),  # next to the score it would be read as points
    ],
)
def test_what_is_no_name_is_left_out(pictures: Pictures, name: str) -> None:
    named = Sides(0, (name, name))
    for view in (middle_view(None), middle_view(0)):
        board = TableBoard if view.seat is None else HandBoard
        assert pictures.draw(board(view, named)) == pictures.draw(board(view, NAMELESS))


def test_no_name_of_any_letters_breaks_a_picture(pictures: Pictures) -> None:
    chance = random.Random(1)
    for _ in range(60):
        name = "".join(chr(chance.choice((*range(1, 0x600), 0x3042, 0x1F600))) for _ in range(4))
        pictures.draw(TableBoard(middle_view(None), Sides(0, (name, string.ascii_letters))))


@pytest.mark.parametrize("name", ["Maximil", *LONGEST])
def test_a_name_lies_on_nothing_else(pictures: Pictures, name: str) -> None:
    """A name that does not fit next to more important parts is smaller, cut, or left out."""
    grounds, seen = {rgb(PANEL), rgb(LIT_PANEL)}, 0
    for match in list(played("wikipedia-2020", 11, rounds=2))[::9]:
        if match.round is None:
            continue
        view = view_for(match, None)
        plain, named = (
            opened(pictures.draw(TableBoard(view, Sides(0, (shown, shown)))))
            for shown in ("", name)
        )
        different = ImageChops.difference(plain, named).convert("L").point([0] + [255] * 255)
        if (box := different.getbbox()) is None:
            continue
        seen += 1
        under = Image.composite(plain, Image.new("RGB", plain.size, PANEL), different).crop(box)
        assert {colour for _, colour in under.getcolors() or ()} <= grounds
    assert seen


def test_the_red_player_is_above_whoever_it_is(pictures: Pictures) -> None:
    view = middle_view(None)
    assert pictures.draw(TableBoard(view, Sides(1))) != pictures.draw(TableBoard(view, NAMELESS))
    *_, ended = played("wikipedia-2020", 3, rounds=1)
    result = view_for(ended, None)
    assert pictures.draw(ResultBoard(result, Sides(1))) != pictures.draw(ResultBoard(result))


@pytest.mark.parametrize("large", [False, True])
def test_a_hand_of_a_table_has_its_number_in_place_of_the_round(
    pictures: Pictures, *, large: bool
) -> None:
    view = middle_view(0)
    usual, third, tenth = (
        opened(pictures.draw(HandBoard(view, Sides(hand=hand), large=large)))
        for hand in (None, 3, 10)
    )
    for one, another in ((usual, third), (third, tenth)):
        left, top, right, bottom = ImageChops.difference(one, another).getbbox() or (0, 0, 0, 0)
        assert 0 < right - left < 90
        assert 0 < bottom - top < 70, "nothing else changes"
    other_word = replace(ENGLISH, hand="Ronde")
    assert opened(pictures.draw(HandBoard(view, Sides(hand=3), large=large), other_word)) != third


def test_the_hand_says_whose_turn_it_is_in_the_readers_language(pictures: Pictures) -> None:
    mine, theirs = middle_view(0), middle_view(1)
    silent, japanese = replace(ENGLISH, your_turn=""), replace(ENGLISH, your_turn="手番")
    for large in (False, True):
        drawn = {
            pictures.draw(HandBoard(mine, large=large), labels)
            for labels in (ENGLISH, silent, japanese)
        }
        assert len(drawn) == 3
        assert pictures.draw(HandBoard(theirs, large=large)) == pictures.draw(
            HandBoard(theirs, large=large), silent
        )
