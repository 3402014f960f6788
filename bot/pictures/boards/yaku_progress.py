"""The yaku that a player holds or is close to, without words.

A card is shown by its index tab alone, as large as on a captured card. In this small space a whole
card would be unreadable on a phone.
"""

from bot.koikoi.actions import Seat
from bot.koikoi.cards import Card, Kind, cards_in
from bot.koikoi.rules import Yaku
from bot.koikoi.view import PlayerView
from bot.pictures.boards.canvas import Canvas, TextStyle
from bot.pictures.boards.layout import Box
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.catalogue import card_name, kind_name
from bot.pictures.sprites.colours import CREAM, GOLD, INK, WELL, Colour

_COUNTED = {
    Yaku.TANE: Kind.ANIMAL,
    Yaku.NANATAN: Kind.RIBBON,
    Yaku.TAN: Kind.RIBBON,
    Yaku.KASU: Kind.CHAFF,
    Yaku.SUJUROKU: Kind.CHAFF,
}
"""Yaku of any cards of a kind, which are shown by the kind's icon and a number."""
_TAB = CardSize.CAPTURED
_TAB_SIZE = (_TAB.tab_size[0] - 1, _TAB.tab_size[1] - 2)
"""Size of the index tab without the soft edge at the right and the bottom."""
_STEP = _TAB_SIZE[0] + 4
_APART = 12
"""Space between held and missing cards, because the shade alone is hard to see on a phone."""
_GAP = 10
_PAD = 8
_DIGIT = 19
_ICON = 38
"""Width of a kind's icon."""
_TOTAL = 54
_TOTAL_GAP = 16
_POCKET = 18
"""Space around the points of a formed yaku, so that they don't look like a month."""


def draw_progress(canvas: Canvas, box: Box, view: PlayerView, seat: Seat, ground: Colour) -> int:
    """Draw the formed yaku in gold with their points, then the nearest yaku while there is space.

    At the seat's decision, only the formed yaku and the total of stopping are drawn. Returns the
    column after them. In too little room the last yaku are drawn without their cards, then left
    out; the total is always drawn.
    """
    x, deciding = box.x, view.stake is not None and view.to_act == seat
    total, style = total_of(view), TextStyle(_TOTAL, GOLD, ground)
    room = canvas.width_of(total, style) + _TOTAL_GAP if deciding else 0
    for chip in _fitting(_formed(view, seat), box.until(box.right - room)):
        x = chip.draw(canvas, x, box, ground) + _GAP
    if deciding:
        return canvas.write(total, x + _TOTAL_GAP - _GAP, box.middle, style)
    for near in view.near_yaku(seat):
        kind = _COUNTED.get(near.yaku)
        if kind:
            counted = tuple((card, False) for card in cards_in(near.cup))
            chip = Chip(kind, counted, f"{near.have}/{near.need}", gold=False)
        else:
            held = [(card, False) for card in cards_in(near.held)]
            missing = [(card, True) for card in cards_in(near.missing)]
            chip = Chip(None, (*held, *missing)[: near.need], "", gold=False)
        if x + chip.width <= box.right:
            x = chip.draw(canvas, x, box, ground) + _GAP
    return x


def total_of(view: PlayerView) -> str:
    """Return the text of the points that stopping would score; empty if nobody decides."""
    return f"= {view.stake.score.total}" if view.stake is not None else ""


def width_of_decision(canvas: Canvas, view: PlayerView, seat: Seat, ground: Colour) -> int:
    """Return the width of the formed yaku with all their cards, and the total."""
    chips = sum(chip.width + _GAP for chip in _formed(view, seat))
    total = canvas.width_of(total_of(view), TextStyle(_TOTAL, GOLD, ground))
    return chips + _TOTAL_GAP + total


def _formed(view: PlayerView, seat: Seat) -> list["Chip"]:
    chips = []
    for found in view.yaku[seat]:
        kind = _COUNTED.get(found.yaku)
        cards = () if kind else tuple((card, False) for card in found.cards)
        chips.append(Chip(kind, cards, str(found.points), gold=True))
    return chips


def _fitting(chips: list["Chip"], box: Box) -> list["Chip"]:
    """Return the chips that fit into a box; the last ones may be without cards, or left out."""

    def fit() -> bool:
        return sum(chip.width + _GAP for chip in chips) <= box.width

    for place in reversed(range(len(chips))):
        if fit():
            break
        chips[place] = chips[place].without_cards()
    while chips and not fit():
        chips.pop()
    return chips


class Chip:
    """One yaku: the index tabs of cards or a kind's icon, and a number."""

    def __init__(
        self, kind: Kind | None, cards: tuple[tuple[Card, bool], ...], number: str, *, gold: bool
    ) -> None:
        """Create a chip. *cards* are pairs of a card and whether it is missing."""
        self._kind, self._cards, self._number, self._gold = kind, cards, number, gold
        self._apart = _APART if len({missing for _, missing in cards}) > 1 else 0
        pictured = (_ICON if kind else 0) + max(0, len(cards) * _STEP - 4) + self._apart
        self._pictured = pictured + _PAD
        self._digits = _DIGIT * len(number)
        room = 0 if not number else self._digits + (_POCKET if gold else _PAD)
        self.width = self._pictured + _PAD + room

    def without_cards(self) -> "Chip":
        """Return a smaller chip: the icon of its kind, if it has a kind, and the number."""
        return Chip(self._kind, (), self._number, gold=self._gold)

    def draw(self, canvas: Canvas, x: int, box: Box, ground: Colour) -> int:
        """Draw the chip at *x* and return the column after it."""
        colour = GOLD if self._gold else WELL
        place = Box(x, box.y, self.width, box.height + 2)
        canvas.rounded(place, 12, colour, ground)
        if self._kind:
            if self._gold:
                # The icons are made for dark backgrounds.
                canvas.rounded(Box(x + _PAD - 3, place.middle - 20, 40, 40), 9, WELL, GOLD)
            canvas.put(kind_name(self._kind), x + _PAD + 2, place.middle - 15)
        for place_in_row, (card, missing) in enumerate(self._cards):
            left = x + _PAD + place_in_row * _STEP + (self._apart if missing else 0)
            left += _ICON if self._kind else 0
            top = place.middle - _TAB_SIZE[1] // 2
            if self._gold:
                # On gold the tab needs an edge to its right and below it as well.
                edge = Box(left, top, _TAB_SIZE[0] + 2, _TAB_SIZE[1] + 2)
                canvas.rounded(edge, 7, INK, colour)
            canvas.put_corner(card_name(_TAB, card), left, top, _TAB_SIZE, shaded=missing)
        if self._number:
            self._draw_number(canvas, x, place)
        return place.right

    def _draw_number(self, canvas: Canvas, x: int, place: Box) -> None:
        if not self._gold:
            style = TextStyle(34, CREAM, WELL)
            canvas.write(self._number, x + self._pictured + 4, place.middle, style)
            return
        width = self._digits + _POCKET
        pocket = Box(place.right - width - 5, place.y + 5, width, place.height - 10)
        canvas.rounded(pocket, 9, WELL, GOLD)
        middle = pocket.x + width // 2
        canvas.write(self._number, middle, pocket.middle, TextStyle(38, GOLD, WELL), centred=True)
