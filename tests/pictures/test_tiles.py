"""The emoji tiles as files."""

import io

from PIL import Image

from bot.koikoi.cards import DECK
from bot.pictures import Pictures

SMALL = 16 * 1024
"""Discord takes 256 KiB; a button waits for far less."""


def test_a_tile_is_a_small_square_with_soft_corners() -> None:
    for card in DECK:
        tile = Pictures().emoji(card)
        assert len(tile) < SMALL
        with Image.open(io.BytesIO(tile)) as picture:
            assert (picture.format, picture.size, picture.mode) == ("PNG", (128, 128), "RGBA")
            assert picture.getpixel((0, 0)) == (0, 0, 0, 0)


def test_each_tile_has_a_version_of_its_own_that_stays() -> None:
    versions = [Pictures().emoji_version(card) for card in DECK]
    assert len(set(versions)) == len(DECK)
    assert versions == [Pictures().emoji_version(card) for card in DECK]
    assert all(len(bytes.fromhex(version)) == 4 for version in versions)
