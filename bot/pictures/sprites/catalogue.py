"""The list of all sprites, and their names."""

from typing import Final

from bot.koikoi.cards import DECK, Card, Kind, month_of
from bot.pictures.art.back import back_pattern
from bot.pictures.art.composition import HEIGHT as CARD_HEIGHT
from bot.pictures.art.composition import WIDTH as CARD_WIDTH
from bot.pictures.art.deck import CATEGORIES, art
from bot.pictures.art.kit.index_tab import index_tab
from bot.pictures.sprites import icons
from bot.pictures.sprites.card_size import CardSize, pixels
from bot.pictures.sprites.colours import ACCENTS, GOLD
from bot.pictures.sprites.rasterise import Drawing

RING: Final = 6
"""Distance by which a ring extends beyond its card, in units of the board."""
SIGN: Final = 60
"""Size of the cross and the tick in a review, in units of the board."""
PLAYED: Final = "sign.played"
BETTER: Final = "sign.better"
TAKEN: Final = "sign.taken"
SEATS: Final = ("seat.red", "seat.white")
LARGE_SEATS: Final = ("seat.red.large", "seat.white.large")
BANNERS: Final = {"banner": (400, 192), "banner.flat": (242, 116)}
"""The banner of a call with its width and height, for both heights of a player's area."""
SMALL_SEATS: Final = ("seat.red.small", "seat.white.small")


def card_name(card_size: CardSize, card: Card) -> str:
    """Return the name of a card's sprite."""
    return f"{card_size.name}.{card}"


def back_name(card_size: CardSize) -> str:
    """Return the name of the sprite of a card's back."""
    return f"{card_size.name}.back"


def ring_name(card_size: CardSize, accent: int) -> str:
    """Return the name of the sprite of a ring around a card; `accent` is its colour's index."""
    return f"{card_size.name}.ring.{accent}"


def kind_name(kind: Kind, *, faint: bool = False) -> str:
    """Return the name of the sprite of a kind's icon."""
    return f"kind.{kind.name}.{'faint' if faint else 'plain'}"


def large_kind_name(kind: Kind) -> str:
    """Return the name of the sprite of a kind's icon in large print."""
    return f"kind.{kind.name}.large"


def drawings() -> tuple[Drawing, ...]:
    """Return every sprite, the tallest first, which leaves the least empty space on the sheet."""
    sprites = [*_cards(), *_rings(), *_signs()]
    return tuple(sorted(sprites, key=lambda drawing: (-drawing.height, drawing.name)))


def _cards() -> list[Drawing]:
    faces = {card: _card(art(card)) for card in DECK}
    back, outline = _card(back_pattern()), icons.card_outline()
    sprites = []
    for card_size in CardSize:
        width, height = pixels(card_size.width), pixels(card_size.height)
        sprites += [
            Drawing(
                card_name(card_size, card),
                svg,
                width,
                height,
                teaches=card_size is CardSize.FIELD,
                corner=_tab(card, card_size),
                outline=outline,
            )
            for card, svg in faces.items()
        ]
        if card_size is CardSize.MINI:
            sprites.append(Drawing(back_name(card_size), icons.small_back(), width, height))
        else:
            sprites.append(Drawing(back_name(card_size), back, width, height, outline=outline))
    return sprites


def _card(layers: str) -> str:
    return icons.svg(CARD_WIDTH, CARD_HEIGHT, layers + icons.card_frame())


def _tab(card: Card, card_size: CardSize) -> Drawing:
    """Return a card's index tab with the part of the frame around it."""
    width, height = (pixels(side) for side in card_size.tab_size)
    unit = CARD_WIDTH / pixels(card_size.width)
    body = index_tab(month_of(card), CATEGORIES[card], card_size.tab) + icons.card_frame()
    return Drawing("", icons.svg(width * unit, height * unit, body), width, height)


def _rings() -> list[Drawing]:
    sprites = []
    for card_size in (CardSize.LARGE, CardSize.HAND, CardSize.FIELD):
        width, height = card_size.width + 2 * RING, card_size.height + 2 * RING
        for accent, colour in enumerate(ACCENTS):
            svg = icons.ring(width, height, colour, RING + 2)
            sprites.append(_sign(ring_name(card_size, accent), svg, width, height))
    return sprites


def _sign(name: str, svg: str, width: int, height: int) -> Drawing:
    return Drawing(name, svg, pixels(width), pixels(height))


def _signs() -> list[Drawing]:
    sprites = [
        _sign(SEATS[0], icons.red_seat(), 44, 44),
        _sign(SEATS[1], icons.white_seat(), 44, 44),
        _sign(SMALL_SEATS[0], icons.red_seat(), 26, 26),
        _sign(SMALL_SEATS[1], icons.white_seat(), 26, 26),
        _sign(LARGE_SEATS[0], icons.red_seat(), 64, 64),
        _sign(LARGE_SEATS[1], icons.white_seat(), 64, 64),
        _sign("oya", icons.oya(), 52, 52),
        _sign("turn", icons.turn(), 19, 32),
        _sign("from.hand", icons.from_hand(), 50, 38),
        _sign("from.pile", icons.from_pile(), 44, 38),
        _sign("call", icons.call(), 98, 50),
        _sign(PLAYED, icons.played(), SIGN, SIGN),
        _sign(BETTER, icons.better(), SIGN, SIGN),
        _sign(TAKEN, icons.taken(), 44, 44),
    ]
    for name, (width, height) in BANNERS.items():
        sprites.append(_sign(name, icons.banner(), width, height))
    for kind in Kind:
        ground, sign = icons.KIND_COLOURS[kind]
        plain = GOLD if kind is Kind.BRIGHT else sign if kind is Kind.CHAFF else ground
        sprites.append(_sign(kind_name(kind), icons.kind(kind, plain), 30, 30))
        sprites.append(_sign(large_kind_name(kind), icons.kind(kind, plain), 38, 38))
        sprites.append(_sign(kind_name(kind, faint=True), icons.kind(kind, icons.FAINT), 30, 30))
    return sprites
