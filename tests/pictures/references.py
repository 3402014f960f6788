"""The reference pictures: each card, the back, each emoji tile, and each kind of board.

`make references` draws them again, stores those that changed, and writes a sheet with old picture,
new picture and difference. Look at the sheet before you commit.
"""

import calendar
import io
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PIL import Image

from bot.koikoi.cards import DECK, Card, Kind, card_code, kind_of, month_of
from bot.pictures import Pictures
from bot.pictures.art import back_svg, card_svg, emoji_svg
from bot.pictures.sprites.rasterise import rasterise
from tests.pictures.boards import BOARDS, Board
from tests.pictures.comparison import Difference, comparison_sheet, difference

FOLDER = Path(__file__).parent / "references"
RENEW = "make references"

CARD_SIZE = (100, 164)
EMOJI_SIZE = (64, 64)
BOARD_PART = 3
"""A board's copy has one in this many pixels, across and down, to keep the files small."""

FLAT = ("bracket", "crosstable", "standings")
FLAT_COLOURS = 24
"""Maximum number of colours of boards without cards."""


@dataclass(frozen=True)
class Tolerance:
    """The allowed difference before a picture counts as changed: see `Difference`."""

    square: int
    """The side of the compared squares, in pixels."""
    worst: float
    mean: float

    def allows(self, found: Difference) -> bool:
        """Return whether a difference is within the tolerance."""
        return found.worst <= self.worst and found.mean <= self.mean


# Another renderer smooths edges differently, and the copy has few colours: together that changes a
# square by less than half of the tolerance. Art that shrinks by a twentieth changes a square of
# every card by more than twice the tolerance.
CARD_TOLERANCE = Tolerance(square=10, worst=24, mean=5)
BOARD_TOLERANCE = Tolerance(square=20, worst=20, mean=5)


@dataclass(frozen=True)
class Reference:
    """A picture with a stored small copy."""

    file: str
    """Its path below the folder of references."""
    title: str
    """A readable name."""
    draw: Callable[[Pictures], Image.Image]
    """Draws the current picture, as a small RGB picture."""
    tolerance: Tolerance
    colours: int
    """The number of colours of the stored copy."""

    def kept(self) -> Image.Image | None:
        """Return the copy, or None if there is none yet."""
        path = FOLDER / self.file
        if not path.is_file():
            return None
        with Image.open(path) as picture:
            return picture.convert("RGB")

    def keep(self, picture: Image.Image) -> None:
        """Write a copy of *picture*, replacing the older one."""
        path = FOLDER / self.file
        path.parent.mkdir(parents=True, exist_ok=True)
        self.with_few_colours(picture).save(path, optimize=True)

    def with_few_colours(self, picture: Image.Image) -> Image.Image:
        """Return *picture* with the colours of its copy.

        The seed of Pillow's clustering is fixed: the same picture gives the same copy.
        """
        return picture.quantize(self.colours, kmeans=2, dither=Image.Dither.NONE)

    def difference(self, kept: Image.Image, drawn: Image.Image) -> Difference:
        """Return the difference between *drawn* and the copy."""
        return difference(kept, drawn, self.tolerance.square)


def title_of(card: Card) -> str:
    """Return a readable name of a card: "August bright (08B)"."""
    kind, month = kind_of(card), calendar.month_name[month_of(card)]
    code = card_code(card)
    which = f" {code[-1]}" if kind is Kind.CHAFF and len(code) > 3 else ""
    return f"{month} {kind.name.lower()}{which} ({code})"


def references() -> Iterator[Reference]:
    for card in DECK:
        yield card_reference(card)
    yield Reference("cards/back.png", "card back", drawn_back, CARD_TOLERANCE, 64)
    for card in DECK:
        code, title = card_code(card), f"emoji of {title_of(card)}"
        yield Reference(f"emojis/{code}.png", title, partial(drawn_emoji, card), CARD_TOLERANCE, 64)
    for name, draw in BOARDS.items():
        shrunk = partial(drawn_board, draw)
        colours = FLAT_COLOURS if name.startswith(FLAT) else 64
        yield Reference(f"boards/{name}.png", f"board {name}", shrunk, BOARD_TOLERANCE, colours)


def card_reference(card: Card) -> Reference:
    file = f"cards/{card_code(card)}.png"
    return Reference(file, title_of(card), partial(drawn_card, card), CARD_TOLERANCE, 64)


def drawn_card(card: Card, _: Pictures) -> Image.Image:
    return rasterise(card_svg(card), *CARD_SIZE).convert("RGB")


def drawn_back(_: Pictures) -> Image.Image:
    return rasterise(back_svg(), *CARD_SIZE).convert("RGB")


def drawn_emoji(card: Card, _: Pictures) -> Image.Image:
    return rasterise(emoji_svg(card), *EMOJI_SIZE).convert("RGB")


def drawn_board(board: Board, pictures: Pictures) -> Image.Image:
    return shrunk(pictures.draw(*board()))


def shrunk(png: bytes) -> Image.Image:
    """Return a small version of a board."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    size = (picture.width // BOARD_PART, picture.height // BOARD_PART)
    return picture.resize(size, Image.Resampling.BOX)


def renew(sheet: Path, *, all_of_them: bool = False) -> tuple[int, int]:
    """Store changed pictures and write the *sheet*.

    Return the number of changed pictures, and of others that differ within the tolerance and were
    stored as well, which happens only with *all_of_them*.
    """
    rows, within = [], 0
    wanted = list(references())
    with tempfile.TemporaryDirectory() as cache:
        pictures = Pictures(Path(cache))
        for reference in wanted:
            old, new = reference.kept(), reference.draw(pictures)
            changed = old is None or not reference.tolerance.allows(reference.difference(old, new))
            before = FOLDER / reference.file
            bytes_before = before.read_bytes() if before.is_file() else b""
            if changed or all_of_them:
                reference.keep(new)
            differs = all_of_them and before.read_bytes() != bytes_before
            within += differs and not changed
            if changed or differs:
                rows.append((reference.title, old, new))
    unwanted = set(FOLDER.rglob("*.png")) - {FOLDER / reference.file for reference in wanted}
    for path in unwanted:
        path.unlink()
    if rows:
        sheet.parent.mkdir(parents=True, exist_ok=True)
        comparison_sheet(rows).save(sheet)
    return len(rows) - within, within


if __name__ == "__main__":
    place = Path("build") / "references.png"
    count, within = renew(place, all_of_them="--all" in sys.argv)
    if count or within:
        also = f" and {within} were renewed within the tolerance" if within else ""
        sys.stdout.write(f"{count} references changed{also}. Look at {place} before you commit.\n")
    else:
        sys.stdout.write("No picture changed.\n")
