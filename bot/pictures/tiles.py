"""Plain cards: month, kind and plant on a tile, wherever a card has no drawing."""

from typing import Final

from bot.koikoi.cards import Card, Kind, kind_of, month_of
from bot.pictures.colours import CREAM, DARK_RED, INK
from bot.pictures.marks import KIND_COLOURS, KIND_SHAPES

_GROUNDS: Final = (
    *("#F6E6BE", "#DCE8DA", "#C9E2F0", "#E6DDF3", "#F8EDB4", "#FBD9DC"),
    *("#EFDFC8", "#E9C9A6", "#D6E4F3", "#FCE2C0", "#D3DDDB", "#EFE3F4"),
)
_PLANTS: Final = (
    *("Pine", "Plum", "Cherry", "Wisteria", "Iris", "Peony"),
    *("Clover", "Pampas", "Kiku", "Maple", "Willow", "Kiri"),
)
_OPEN: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 328">'
_FRAME: Final = '<rect x="4.5" y="4.5" width="191" height="319" rx="15" fill="{}" '
_EDGE: Final = f'stroke="{INK}" stroke-width="9"/>'
_WORDS: Final = '<text font-family="Hanken Grotesk" font-weight="700" text-anchor="middle" '


def card_svg(card: Card, tab: int | None) -> str:
    """The tile of one card; *tab* is how wide its index stands, as for a drawn card."""
    month, kind = month_of(card), kind_of(card)
    ground, sign = KIND_COLOURS[kind]
    body = (
        _FRAME.format(_GROUNDS[month - 1])
        + _EDGE
        + f'{_WORDS}font-size="44" x="100" y="296" fill="{INK}">{_PLANTS[month - 1]}</text>'
        + f'<path transform="translate(50 140)" d="{KIND_SHAPES[kind]}" '
        + f'fill="{INK if kind is Kind.CHAFF else ground}"/>'
    )
    if tab is not None:
        grown = tab / 54
        body += (
            f'<path transform="scale({grown})" d="M3,8 Q3,3 8,3 H60 V72 Q60,84 48,84 H3Z" '
            f'fill="{ground}" stroke="{INK}" stroke-width="5"/>'
            f'<g transform="scale({grown})"><path transform="translate(19 53) scale(.26)" '
            f'd="{KIND_SHAPES[kind]}" fill="{sign}"/>'
            f'{_WORDS}font-size="44" x="32" y="46" fill="{sign}">{month}</text></g>'
        )
    return f"{_OPEN}{body}</svg>"


def back_svg() -> str:
    """The tile of a card that lies face down."""
    inner = f'<rect x="26" y="26" width="148" height="276" rx="8" fill="none" stroke="{CREAM}" '
    return f'{_OPEN}{_FRAME.format(DARK_RED)}{_EDGE}{inner}stroke-width="4"/></svg>'
