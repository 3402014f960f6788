"""The icons on the board, as SVG: seats, dealer, kinds of cards, calls.

Every icon differs from its neighbours in shape as well as in colour.
"""

from typing import Final

from bot.koikoi.cards import Kind
from bot.pictures.sprites.brush_text import write
from bot.pictures.sprites.colours import (
    CREAM,
    DARK_RED,
    GOLD,
    INK,
    LIME,
    LINE,
    MUTED,
    PINK,
    RED,
    TEAL,
    WELL,
    WHITE,
    Colour,
)

FAINT: Final = LINE
"""The colour of an icon that marks an empty place."""

KIND_COLOURS: Final[dict[Kind, tuple[Colour, Colour]]] = {
    Kind.BRIGHT: (GOLD, INK),
    Kind.ANIMAL: (TEAL, WHITE),
    Kind.RIBBON: (RED, WHITE),
    Kind.CHAFF: (INK, CREAM),
}
"""Background and icon colour of each kind, the same as on the cards' index tabs."""

KIND_SHAPES: Final[dict[Kind, str]] = {
    Kind.BRIGHT: "M50,8 L61,38 L93,39 L68,58 L77,90 L50,71 L23,90 L32,58 L7,39 L39,38Z",
    Kind.ANIMAL: "M50,8 L90,50 L50,92 L10,50Z",
    Kind.RIBBON: "M26,8 H74 V92 L50,70 L26,92Z",
    Kind.CHAFF: "M50,10 A40,40 0 1 1 49.9,10Z",
}


def svg(width: float, height: float, body: str) -> str:
    """Return an SVG file of this size around *body*."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}">{body}</svg>'
    )


def red_seat() -> str:
    """The red player's icon: a full disc."""
    return svg(
        100, 100, f'<circle cx="50" cy="50" r="45" fill="{RED}" stroke="{INK}" stroke-width="8"/>'
    )


def white_seat() -> str:
    """The white player's icon: a bead with a hole, so that both differ without colour."""
    return svg(
        100, 100,
        f'<circle cx="50" cy="50" r="45" fill="{WHITE}" stroke="{INK}" stroke-width="8"/>'
        f'<circle cx="50" cy="50" r="15" fill="{WELL}"/>',
    )  # fmt: skip


def oya() -> str:
    """The dealer's seal."""
    ground = f'<rect x="2" y="2" width="96" height="96" rx="22" fill="{GOLD}"/>'
    return svg(100, 100, ground + write("親", (13, 12), 75, INK, bold=1.1))


def turn() -> str:
    """An arrow that points at the player whose turn it is."""
    return svg(60, 100, f'<path d="M8,8 L54,50 L8,92Z" fill="{GOLD}" stroke="{GOLD}" '
               'stroke-width="8" stroke-linejoin="round"/>')  # fmt: skip


def kind(which: Kind, colour: Colour) -> str:
    """The sign of a kind of card."""
    return svg(100, 100, f'<path d="{KIND_SHAPES[which]}" fill="{colour}"/>')


def from_hand() -> str:
    """A fan of cards: this card was laid from the hand."""
    cards = "".join(
        f'<rect x="40" y="8" width="34" height="56" rx="5" transform="rotate({turn} 57 108)" '
        f'fill="{fill}" stroke="{INK}" stroke-width="5"/>'
        for turn, fill in ((-26, MUTED), (0, CREAM), (26, MUTED))
    )
    return svg(114, 86, cards)


def from_pile() -> str:
    """A pile with its top card rising: this card was drawn."""
    back = "".join(
        f'<rect x="22" y="{y}" width="56" height="26" rx="6" fill="{DARK_RED}" stroke="{CREAM}" '
        'stroke-width="5"/>'
        for y in (56, 48)
    )
    arrow = f'<path d="M50,4 L74,30 H60 V46 H40 V30 H26Z" fill="{CREAM}"/>'
    return svg(100, 86, back + arrow)


def card_frame() -> str:
    """The frame of every card, in units of the card's drawing; its outer corners are not round."""
    return (
        f'<path fill="{INK}" fill-rule="evenodd" d="M0,0 H200 V328 H0Z M19.5,9 '
        "H180.5 A10.5,10.5 0 0 1 191,19.5 V308.5 A10.5,10.5 0 0 1 180.5,319 "
        'H19.5 A10.5,10.5 0 0 1 9,308.5 V19.5 A10.5,10.5 0 0 1 19.5,9Z"/>'
    )


def card_outline() -> str:
    """The visible part of a card: a rectangle with round corners."""
    return svg(200, 328, f'<rect width="200" height="328" rx="19.5" fill="{INK}"/>')


def small_back() -> str:
    """A card's back without waves, which would be too small to see."""
    return svg(
        38, 62,
        f'<rect x="1.5" y="1.5" width="35" height="59" rx="5" fill="{DARK_RED}" stroke="{INK}" '
        f'stroke-width="3"/>',
    )  # fmt: skip


def ring(width: int, height: int, colour: Colour, thickness: int) -> str:
    """A frame around a card."""
    half = thickness / 2
    return svg(
        width, height,
        f'<rect x="{half}" y="{half}" width="{width - thickness}" height="{height - thickness}" '
        f'rx="13" fill="none" stroke="{colour}" stroke-width="{thickness}"/>',
    )  # fmt: skip


def played() -> str:
    """A cross on a square: this was played, and something else was better."""
    ground = f'<rect x="4" y="4" width="92" height="92" rx="20" fill="{PINK}" '
    return svg(
        100, 100,
        f'{ground}stroke="{INK}" stroke-width="8"/><path d="M31,31 L69,69 M69,31 L31,69" '
        f'stroke="{INK}" stroke-width="15" stroke-linecap="round"/>',
    )  # fmt: skip


def taken() -> str:
    """A cross without a ground: the opponent has this card."""
    cross = '<path d="M18,18 L82,82 M82,18 L18,82" stroke-linecap="round" stroke='
    return svg(100, 100, f'{cross}"{INK}" stroke-width="34"/>{cross}"{RED}" stroke-width="18"/>')


def better() -> str:
    """A tick on a disc: this was the better play."""
    return svg(
        100, 100,
        f'<circle cx="50" cy="50" r="46" fill="{LIME}" stroke="{INK}" stroke-width="8"/>'
        f'<path d="M27,53 L44,69 L73,34" fill="none" stroke="{INK}" stroke-width="14" '
        'stroke-linecap="round" stroke-linejoin="round"/>',
    )  # fmt: skip


def banner() -> str:
    """こいこい on a shop curtain of four cloths: shown in the area of the player who called."""
    rod = (
        f'<rect x="2" y="4" width="396" height="12" rx="6" fill="{GOLD}" stroke="{INK}" '
        'stroke-width="3"/>'
    )
    cloths = "".join(
        f'<path d="M{x},14 H{x + 94} L{x + 96},184 Q{x + 70},190 {x + 47},185 '
        f'Q{x + 22},180 {x - 2},186Z" fill="{RED}" stroke="{INK}" stroke-width="4" '
        f'stroke-linejoin="round"/><path d="M{x + 4},34 H{x + 90}" stroke="{DARK_RED}" '
        'stroke-width="5"/>'
        for x in range(6, 400, 98)
    )
    kana = "".join(
        write(sign, (11 + 98 * place, 58), 84, WHITE, bold=1.75)
        for place, sign in enumerate("こいこい")
    )
    return svg(400, 192, cloths + rod + kana)


def call() -> str:
    """こい on a red tag: this player has called."""
    cloth = (
        f'<path d="M3,3 H177 V84 Q134,94 90,84 Q46,94 3,84Z" fill="{RED}" stroke="{GOLD}" '
        'stroke-width="5" stroke-linejoin="round"/>'
    )
    kana = "".join(
        write(sign, (14 + 80 * place, 11), 70, WHITE, bold=1.7) for place, sign in enumerate("こい")
    )
    return svg(180, 92, cloth + kana)
