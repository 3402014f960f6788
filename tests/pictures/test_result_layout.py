"""The parts of a result share its height, whatever their number."""

import io
from collections import Counter
from dataclasses import replace
from itertools import groupby, pairwise, product
from pathlib import Path

import pytest
from PIL import Image

from bot.koikoi.actions import Seat
from bot.koikoi.rules import YakuScore
from bot.koikoi.view import PlayerView, view_for
from bot.messages.sending.delivery import labels_in
from bot.pictures import Pictures
from bot.pictures.boards.fonts import writable
from bot.pictures.boards.layout import HEIGHT, ResultLayout
from bot.pictures.boards.yaku_chart import SHOWN
from bot.pictures.boards.yaku_panels import Grid
from bot.pictures.labels import Sides
from bot.pictures.sprites.card_size import CardSize
from bot.pictures.sprites.colours import GOLD, rgb
from bot.pictures.subjects import HandBoard, ResultBoard, TableBoard
from tests.pictures.boards import STANDARD, is_won, long_match, seen
from tests.pictures.names import LONGEST
from tests.pictures.noting import NotingPictures, Part
from tests.pictures.played_matches import played

KINDS = list(product((False, True), repeat=3))


@pytest.mark.parametrize(("rounds", "over", "hands"), KINDS)
def test_nothing_lies_on_anything_else(rounds: bool, over: bool, hands: bool) -> None:
    layout = ResultLayout.of(rounds=rounds, over=over, hands=hands)
    parts = [layout.final, layout.course, layout.head, layout.score, layout.rounds]
    parts += [layout.body, layout.hands]
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


@pytest.fixture(scope="module")
def noting(cache: Path) -> NotingPictures:
    return NotingPictures(cache)


def texts_of(noting: NotingPictures, view: PlayerView, sides: Sides) -> list[Part]:
    noting.noting.canvases.clear()
    noting.draw(ResultBoard(view, sides), labels_in("en"))
    (canvas,) = noting.noting.canvases
    return [part for part in canvas.notes.parts if part.kind == "text"]


def middle(part: Part) -> float:
    return (part.edges[1] + part.edges[3]) / 2


@pytest.mark.parametrize("name", ["Aoi", "Wolfgang Amadeus von Hohenburg", *LONGEST])
def test_the_points_are_beside_the_winners_name(noting: NotingPictures, name: str) -> None:
    """The result is the last scene of an animation, which has no message with the name."""
    view = seen(STANDARD, is_won)
    winner = view.results[-1].winner
    sides = Sides(0, (name, "Ben") if winner == 0 else ("Ben", name))
    parts = texts_of(noting, view, sides)
    points = next(part for part in parts if part.name.startswith("+"))
    beside = [part for part in parts if part.edges[2] <= points.edges[0]]
    (written,) = [part for part in beside if points.edges[1] < middle(part) < points.edges[3]]
    kept = written.name.removesuffix("...")
    assert writable(name).startswith(kept)
    assert len(kept) > 24 or kept == writable(name)
    assert points.edges[0] - written.edges[2] < 40


def test_the_rounds_of_a_match_are_on_one_baseline(noting: NotingPictures) -> None:
    view = long_match()
    last = [str(result.points) for result in view.results[-12:]]
    assert len(set(last)) > 6
    parts = texts_of(noting, view, Sides(0, ("Aoi", "Ben")))
    feet = Counter(part.edges[3] for part in parts if part.name in last)
    assert feet.most_common(1)[0][1] >= len(last)


@pytest.mark.parametrize("winner", [0, 1, None])
@pytest.mark.parametrize("red", [0, 1])
def test_only_the_side_of_the_matchs_winner_is_gold(
    pictures: Pictures, winner: Seat | None, red: Seat
) -> None:
    view = long_match()
    assert view.outcome is not None
    view = replace(view, outcome=replace(view.outcome, winner=winner))
    drawn = Image.open(io.BytesIO(pictures.draw(ResultBoard(view, Sides(red))))).convert("RGB")
    gold = [drawn.getpixel((x, 30)) == rgb(GOLD) for x in (350, 550)]
    sides = Sides(red).seats
    assert gold == [seat == winner for seat in sides]


def test_yaku_of_any_number_fill_the_page(pictures: Pictures) -> None:
    """No band of the page is empty, also after a round with a single yaku."""
    empty = []
    for count in range(1, 13):
        view = seen(STANDARD, is_won)
        yaku = tuple(YakuScore(one, 5, SHOWN[one]) for one in list(SHOWN)[:count])
        last = replace(view.results[-1], yaku=yaku)
        png = pictures.draw(ResultBoard(replace(view, results=(last,))), labels_in("en"))
        page = Image.open(io.BytesIO(png)).convert("RGB")
        inked = [len(page.crop((40, y, 860, y + 1)).getcolors(900) or ()) > 1 for y in range(840)]
        runs = [len(list(run)) for is_inked, run in groupby(inked) if not is_inked]
        if max(runs) > 84:
            empty.append(f"{count} yaku: {max(runs)} of 840 rows")
    assert not empty, empty
