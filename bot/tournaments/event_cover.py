"""The cover of a tournament's event: a fan of bright cards, and below it the name.

Discord shows it in the ratio 5 : 2, on a phone as wide as the screen.
"""

from typing import Final

from bot.koikoi.cards import Kind, cards_in, cards_of_kind
from bot.pictures.boards.canvas import Renderer, TextStyle
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import MARGIN, Box
from bot.pictures.labels import Labels
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import card_name
from bot.pictures.sprites.colours import CREAM, MUTED, PANEL
from bot.tournaments.pictures import EventCover

_WIDTH: Final = 1000
_HEIGHT: Final = 400
_CARDS: Final = CardSize.HAND
_TOP: Final = 26
_STEP: Final = 152
_NAME: Final = Box(MARGIN, 262, _WIDTH - 2 * MARGIN, 72)
_ABOUT: Final = Box(MARGIN, 334, _WIDTH - 2 * MARGIN, 48)
_SIZES: Final = (60, 52, 46, 40)
_ABOUT_SIZE: Final = 36


def draw_cover(renderer: Renderer, cover: EventCover, _: Labels) -> bytes:
    """Return the picture as PNG. A name without letters is left out."""
    canvas = renderer.canvas(_WIDTH, _HEIGHT, PANEL)
    brights = cards_in(cards_of_kind(Kind.BRIGHT))
    left = (_WIDTH - (len(brights) - 1) * _STEP - _CARDS.width) // 2
    for place, card in enumerate(brights):
        canvas.put(card_name(_CARDS, card), left + place * _STEP, _TOP)
    name = writable(cover.name)
    if name:
        styles = [TextStyle(size, CREAM, PANEL) for size in _SIZES]
        name, style = canvas.fit_name(name, _NAME, styles)
        canvas.write(name, _WIDTH // 2, _NAME.middle, style, centred=True)
    style = canvas.shrunk(cover.about, _ABOUT, TextStyle(_ABOUT_SIZE, MUTED, PANEL))
    canvas.write(cover.about, _WIDTH // 2, _ABOUT.middle, style, centred=True)
    return canvas.png()
