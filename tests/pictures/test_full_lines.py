"""A player's line at the decision: nothing overlaps, whatever the number of yaku."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.koikoi.view import PlayerView
from bot.messages.sending.delivery import labels_in
from bot.pictures import Pictures
from bot.pictures.boards.canvas import Canvas, TextStyle
from bot.pictures.boards.layout import HAND_BOTTOM, HEIGHT, MARGIN, TABLE_TOP, WIDTH
from bot.pictures.boards.player_area import draw_player_area
from bot.pictures.labels import Sides
from bot.pictures.sample_views import deciding_view
from bot.pictures.sprites.colours import FELT

LONG = Sides(0, ("Wolfgang Amadeus M. von Hohenburg", "花見さくら花見さくら花見さくら花見さくら"))


class Noting(Canvas):
    """A canvas that records the columns of each line of text."""

    words: list[tuple[int, int, str, int]]
    tabs: int = 0

    def put_corner(
        self, name: str, x: int, y: int, size: tuple[int, int], *, shaded: bool = False
    ) -> None:
        super().put_corner(name, x, y, size, shaded=shaded)
        self.tabs += 1

    def write(
        self, text: str, x: int, middle: int, style: TextStyle, *, centred: bool = False
    ) -> int:
        right = super().write(text, x, middle, style, centred=centred)
        self.words.append((right - self.width_of(text, style), right, text, middle))
        return right


def fullest(count: int, spectator: bool) -> PlayerView:
    """A decision with this many copies of a yaku, after four calls."""
    view = deciding_view()
    seat, stake = view.to_act, view.stake
    assert seat is not None
    assert stake is not None
    yaku = view.yaku[seat][:1] * count
    score = replace(stake.score, total=156)
    full = replace(view, calls=(4, 4), oya=seat, stake=replace(stake, score=score))
    full = replace(full, yaku=(yaku, yaku))
    return replace(full, seat=None) if spectator else full


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("spectator", [False, True])
@pytest.mark.parametrize("count", range(1, 9))
def test_the_total_lies_on_nothing(
    pictures: Pictures, count: int, spectator: bool, language: str
) -> None:
    view = fullest(count, spectator)
    assert view.to_act is not None
    area = TABLE_TOP if spectator else HAND_BOTTOM
    canvas = Noting(pictures._ready(), WIDTH, HEIGHT, FELT)
    canvas.words, labels = [], labels_in(language)
    draw_player_area(canvas, area, view, view.to_act, (labels, LONG))
    if labels.your_turn in [text for _, _, text, _ in canvas.words]:
        found = view.yaku[view.to_act]
        assert canvas.tabs == sum(len(one.cards) for one in found), "the words give way first"
    line = sorted(word for word in canvas.words if word[3] == area.progress.middle)
    assert "= 156" in [text for _, _, text, _ in line]
    assert all(left[1] <= right[0] for left, right in pairwise(line)), line
    assert line[-1][1] <= WIDTH - MARGIN + 1
