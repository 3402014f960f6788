"""The pictures of the bot's entry in Discord's App Directory, made of its cards and boards."""

import io
from collections.abc import Iterator
from typing import Final

from PIL import Image, ImageDraw

from bot.koikoi.cards import Card, Kind, cards_in, cards_of_kind
from bot.pictures.art import card_svg
from bot.pictures.labels import Labels
from bot.pictures.pictures import Pictures
from bot.pictures.sample_views import ended_view, middle_view
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.colours import FELT, PANEL, WELL, rgb
from bot.pictures.sprites.rasterise import rasterise
from bot.pictures.subjects import (
    HandBoard,
    KindsChart,
    MonthsChart,
    ResultBoard,
    Subject,
    TableBoard,
    YakuChart,
)

_BRIGHTS: Final = tuple(cards_in(cards_of_kind(Kind.BRIGHT)))
_ICON: Final = 1024
"""The side of the icon, of which Discord shows a circle."""
_BANNER: Final = (1360, 480)
"""Discord shows it in the ratio 17 : 6; the icon covers its lower left corner."""
_PAGE: Final = (1920, 1080)
_GAP: Final = 40
_CORNER: Final = 24
_TAB: Final = 54
"""The size of a card's index, in the card's own units."""


def listing_pictures(pictures: Pictures, labels: Labels) -> Iterator[tuple[str, bytes]]:
    """Yield each picture's file name and its PNG."""
    rules = middle_view(None).rules
    yield "icon.png", _png(_icon())
    yield "banner.png", _png(_banner())
    boards: tuple[tuple[str, tuple[Subject, Subject]], ...] = (
        ("1-match.png", (TableBoard(middle_view(None)), HandBoard(middle_view(0)))),
        ("2-yaku.png", (ResultBoard(ended_view()), YakuChart(rules))),
        ("3-cards.png", (MonthsChart(), KindsChart())),
    )
    for name, pair in boards:
        yield name, _png(_beside([pictures.draw(one, labels) for one in pair]))


def _icon() -> Image.Image:
    """Two brights, the crane and the moon, as a fan that fits into a circle."""
    icon = Image.new("RGB", (_ICON, _ICON), rgb(FELT))
    for card, angle, x in ((_BRIGHTS[0], 12, 0.36), (_BRIGHTS[2], -12, 0.64)):
        _put(icon, card, 640, (round(_ICON * x), _ICON // 2), angle)
    return icon


def _banner() -> Image.Image:
    """The five brights in a row."""
    width, height = _BANNER
    banner = Image.new("RGB", _BANNER, rgb(PANEL))
    step = width // (len(_BRIGHTS) + 1)
    for place, card in enumerate(_BRIGHTS, 1):
        _put(banner, card, 360, (place * step, height // 2), 0)
    return banner


def _put(
    picture: Image.Image, card: Card, height: int, middle: tuple[int, int], angle: float
) -> None:
    width = round(height * CardSize.HAND.width / CardSize.HAND.height)
    drawn = rasterise(card_svg(card, _TAB), 2 * width, 2 * height)
    drawn = drawn.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    drawn = drawn.resize((drawn.width // 2, drawn.height // 2), Image.Resampling.LANCZOS)
    place = (middle[0] - drawn.width // 2, middle[1] - drawn.height // 2)
    picture.paste(drawn, place, drawn)


def _beside(boards: list[bytes]) -> Image.Image:
    """Two boards beside each other, as large as they fit."""
    page = Image.new("RGB", _PAGE, rgb(WELL))
    room = (_PAGE[0] - 3 * _GAP) // 2, _PAGE[1] - 2 * _GAP
    for place, png in enumerate(boards):
        board = Image.open(io.BytesIO(png)).convert("RGB")
        scale = min(room[0] / board.width, room[1] / board.height)
        size = round(board.width * scale), round(board.height * scale)
        board = board.resize(size, Image.Resampling.LANCZOS)
        mask = Image.new("L", size)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, *size), _CORNER, fill=255)
        left = _GAP + place * (room[0] + _GAP) + (room[0] - size[0]) // 2
        page.paste(board, (left, (_PAGE[1] - size[1]) // 2), mask)
    return page


def _png(picture: Image.Image) -> bytes:
    target = io.BytesIO()
    picture.save(target, format="PNG", optimize=True)
    return target.getvalue()
