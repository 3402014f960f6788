"""The parts of a result share its height, whatever their number."""

from itertools import pairwise, product

import pytest

from bot.koikoi.view import view_for
from bot.pictures import Pictures
from bot.pictures.boards.layout import HEIGHT, ResultLayout
from bot.pictures.boards.yaku_chart import Grid
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.subjects import HandBoard, ResultBoard, TableBoard
from tests.pictures.played_matches import played

KINDS = list(product((False, True), repeat=3))


@pytest.mark.parametrize(("rounds", "over", "hands"), KINDS)
def test_nothing_lies_on_anything_else(rounds: bool, over: bool, hands: bool) -> None:
    layout = ResultLayout.of(rounds=rounds, over=over, hands=hands)
    parts = [layout.final, layout.course, layout.head, layout.rounds, layout.body, layout.hands]
    shown = [part for part in parts if part is not None]
    assert shown[0].y == 0
    assert shown[-1].bottom <= HEIGHT
    assert all(above.bottom <= below.y for above, below in pairwise(shown))


@pytest.mark.parametrize(("rounds", "over", "hands"), KINDS)
def test_there_is_room_for_what_a_round_can_have(rounds: bool, over: bool, hands: bool) -> None:
    body = ResultLayout.of(rounds=rounds, over=over, hands=hands).body
    assert body.height > 2 * CardSize.SMALL.height
    for count in range(1, 5):
        grid = Grid.of(count, body.height)
        assert -(-count // grid.columns) * grid.card_size.height <= body.height


def test_a_match_can_end_with_a_round_that_nobody_won(pictures: Pictures) -> None:
    ended = next(
        match
        for seed in range(100)
        for match in played("wikipedia-2020", seed, rounds=99)
        if match.finished and match.results[-1].winner is None
    )
    view = view_for(ended, None)
    assert (
        pictures.draw(TableBoard(view))
        == pictures.draw(HandBoard(view_for(ended, 0)))
        == pictures.draw(ResultBoard(view))
    )
