"""The emoji tiles as files."""

import io
from collections.abc import Mapping
from pathlib import Path

import pytest
from PIL import Image

from bot.koikoi.cards import DECK, Card
from bot.pictures import Pictures
from bot.pictures.sprites import emoji_tiles
from bot.pictures.sprites.emoji_tiles import load_tiles

SMALL = 16 * 1024
"""Bytes. Discord allows 256 KiB, but a button loads much less quickly enough."""


def test_a_tile_is_a_small_square_with_soft_corners(pictures: Pictures) -> None:
    for card in DECK:
        tile = pictures.emoji(card)
        assert len(tile) < SMALL
        with Image.open(io.BytesIO(tile)) as picture:
            assert (picture.format, picture.size, picture.mode) == ("PNG", (128, 128), "RGBA")
            assert picture.getpixel((0, 0))[3] == 0  # type: ignore[index]
            assert picture.getpixel((64, 64))[3] == 255  # type: ignore[index]


def test_each_tile_has_a_version_of_its_own_that_stays(pictures: Pictures, tmp_path: Path) -> None:
    versions = [pictures.emoji_version(card) for card in DECK]
    assert len(set(versions)) == len(DECK)
    assert versions == [Pictures(tmp_path).emoji_version(card) for card in DECK]
    assert all(len(bytes.fromhex(version)) == 4 for version in versions)


def test_a_second_start_reads_what_the_first_one_drew(cache: Path, pictures: Pictures) -> None:
    (file,) = cache.glob("tiles-*")
    before = file.stat().st_mtime_ns
    tiles = load_tiles(cache)
    assert [tiles[card].png for card in DECK] == [pictures.emoji(card) for card in DECK]
    assert file.stat().st_mtime_ns == before


def test_a_damaged_file_is_drawn_anew(
    cache: Path, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    (file,) = cache.glob("tiles-*")
    whole, draw, drawn = file.read_bytes(), emoji_tiles._draw, dict[Card, bytes]()
    times = 0

    def draw_once(drawings: Mapping[Card, str]) -> Mapping[Card, bytes]:
        nonlocal times
        times += 1
        drawn.update(drawn or draw(drawings))
        return drawn

    monkeypatch.setattr(emoji_tiles, "_draw", draw_once)
    damages = (b"", b"no archive", whole[: len(whole) // 2], whole[len(whole) // 2 :])
    for damage in damages:
        file.write_bytes(damage)
        assert load_tiles(cache)[DECK[0]].png == pictures.emoji(DECK[0])
        assert file.read_bytes() == whole
    assert times == len(damages)
