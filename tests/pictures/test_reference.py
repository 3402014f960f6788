"""The pictures look as they did when somebody last looked at them.

What is kept is phone-sized, and compared tile by tile with a tolerance: a shade of an edge may
differ, a card in the wrong place may not. After a change that is meant, look at the pictures and
keep the new ones with `python -m tests.pictures.test_reference`.
"""

import io
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.koikoi.state import Phase
from bot.koikoi.view import view_for
from bot.pictures import Pictures
from bot.pictures.sample_views import middle_view
from tests.pictures.played_matches import played

FOLDER = Path(__file__).parent / "reference"
PHONE_WIDTH = 400
TILE = 25
TOLERANCE = 20
"""Mean difference of a tile's channels, of 255; a card more or less makes three times that."""


def drawn(pictures: Pictures) -> dict[str, Image.Image]:
    *_, ended = played("sloperama", 21)
    deciding = next(m for m in played("wikipedia-2020", 3) if m.phase is Phase.DECIDE)
    middle = middle_view(0)
    files = {
        "table": pictures.table(middle_view(None)),
        "hand": pictures.hand(middle_view(0)),
        "review": pictures.hand(middle, compared=(middle.legal[0], middle.legal[-1])),
        "decision": pictures.hand(view_for(deciding, deciding.to_act)),
        "result": pictures.result(view_for(ended, None)),
    }
    return {name: shrunk(png) for name, png in files.items()}


def shrunk(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    return picture.resize(
        (PHONE_WIDTH, picture.height * PHONE_WIDTH // picture.width), Image.Resampling.BOX
    )


def worst_tile(one: Image.Image, other: Image.Image) -> float:
    difference = ImageChops.difference(one, other)
    return max(
        max(ImageStat.Stat(difference.crop((x, y, x + TILE, y + TILE))).mean)
        for x in range(0, one.width, TILE)
        for y in range(0, one.height, TILE)
    )


@pytest.mark.parametrize("name", ["table", "hand", "review", "decision", "result"])
def test_pictures_look_as_they_did(pictures: Pictures, name: str) -> None:
    picture = drawn(pictures)[name]
    with Image.open(FOLDER / f"{name}.png") as kept:
        assert worst_tile(picture, kept.convert("RGB")) < TOLERANCE


def test_the_comparison_notices_one_card(pictures: Pictures) -> None:
    view = middle_view(0)
    field = list(view.field)
    place = next(place for place, card in enumerate(field) if card is not None)
    whole = drawn(pictures)["hand"]
    field[place] = None
    without = shrunk(pictures.hand(replace(view, field=tuple(field))))
    assert worst_tile(whole, without) > 3 * TOLERANCE


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as cache:
        for name, picture in drawn(Pictures(Path(cache))).items():
            kept = picture.quantize(200, kmeans=2, dither=Image.Dither.NONE)
            kept.save(FOLDER / f"{name}.png", optimize=True)
