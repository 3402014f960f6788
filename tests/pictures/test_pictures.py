"""Properties of every picture: its size, its reproducibility, and that it shows no secrets."""

import asyncio
import io
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from bot.koikoi.cards import DECK, card_set, cards_in, size
from bot.koikoi.rules import PRESETS, Yaku
from bot.koikoi.state import Match, Phase, other
from bot.koikoi.view import PlayerView, view_for
from bot.pictures import Pictures
from bot.pictures.boards.yaku_chart import SHOWN
from bot.pictures.drawing_thread import DrawingThread
from bot.pictures.labels import ENGLISH
from bot.pictures.sample_views import busiest_view, middle_view
from bot.pictures.sprites.brush_text import NAMES, can_brush
from bot.pictures.subjects import HandBoard, ResultBoard, TableBoard, YakuChart
from tests.pictures.played_matches import played

PHONE = 308
"""The width of a picture in Discord on a phone of 390 points."""


def opened(png: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(png))
    picture.load()
    return picture


def test_each_picture_has_its_size_and_the_shared_palette(pictures: Pictures) -> None:
    *_, ended = played("wikipedia-2020", 3, rounds=1)
    table = opened(pictures.draw(TableBoard(middle_view(None))))
    hand = opened(pictures.draw(HandBoard(middle_view(0))))
    result = opened(pictures.draw(ResultBoard(view_for(ended, None))))
    large = opened(pictures.draw(HandBoard(middle_view(0), large=True)))
    assert (table.size, hand.size, result.size) == ((900, 840),) * 3
    assert large.width == 900
    assert large.height > 840
    assert {picture.mode for picture in (table, hand, result)} == {"P"}
    assert table.getpalette() == hand.getpalette() == result.getpalette()


def test_the_same_view_gives_the_same_bytes_from_a_cold_and_a_warm_cache(
    pictures: Pictures, tmp_path: Path
) -> None:
    again = Pictures(tmp_path)
    for seat in (0, 1):
        assert again.draw(HandBoard(middle_view(seat))) == pictures.draw(
            HandBoard(middle_view(seat))
        )
    assert again.draw(TableBoard(middle_view(None))) == pictures.draw(TableBoard(middle_view(None)))


def test_many_threads_may_draw_at_once(pictures: Pictures) -> None:
    views = [view_for(match, None) for match in played("sloperama", 5, rounds=1)][:12]
    one_by_one = [pictures.draw(TableBoard(view)) for view in views]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(pictures.draw, map(TableBoard, views))) == one_by_one


@pytest.mark.parametrize("preset", list(PRESETS))
def test_every_moment_of_a_match_can_be_drawn(pictures: Pictures, preset: str) -> None:
    for place, match in enumerate(played(preset, 11, rounds=1)):
        if place % 7 == 0 or match.phase not in {Phase.PLAY, Phase.TAKE}:
            pictures.draw(TableBoard(view_for(match, None)))
            pictures.draw(HandBoard(view_for(match, 0)))
            pictures.draw(HandBoard(view_for(match, 1)))
            pictures.draw(HandBoard(view_for(match, match.to_act or 0), large=True))
        if match.results:
            pictures.draw(ResultBoard(view_for(match, None)))


def test_every_phase_occurs_in_what_is_drawn() -> None:
    phases = {match.phase for match in played("sloperama", 5)}
    assert phases >= {Phase.SWAP, Phase.PLAY, Phase.TAKE, Phase.DECIDE}


@pytest.mark.parametrize("preset", list(PRESETS))
def test_the_chart_follows_the_rules(pictures: Pictures, preset: str) -> None:
    chart = opened(pictures.draw(YakuChart(PRESETS[preset])))
    assert chart.width == 900
    assert chart.height * PHONE / chart.width < 350, "Discord would shrink it"


def test_the_chart_leaves_out_what_does_not_count(pictures: Pictures) -> None:
    rules = PRESETS["wikipedia-2020"]
    fewer = replace(rules, viewing="off", points_chofuku=None, teshi=None)
    assert (
        opened(pictures.draw(YakuChart(fewer))).height
        < opened(pictures.draw(YakuChart(rules))).height
    )


def test_the_fullest_field_and_more_fit(pictures: Pictures) -> None:
    busiest = busiest_view()
    assert pictures.draw(TableBoard(busiest)) != pictures.draw(TableBoard(middle_view(None)))
    rest = [card for card in DECK if card not in busiest.field]
    # Eighteen places: only rules with a quad on the field reach that.
    overfull = replace(busiest, field=(*busiest.field, *rest[:2]))
    assert opened(pictures.draw(TableBoard(overfull))).size == (900, 840)


def reshuffled(match: Match, view: PlayerView, chance: random.Random) -> Match:
    """Return the same match for this viewer, with other hidden cards."""
    round_ = match.round
    assert round_ is not None
    seats = [seat for seat in (0, 1) if seat != view.seat or round_.phase is Phase.SWAP]
    pool = [card for seat in seats for card in cards_in(round_.hands[seat])]
    drawn = round_.pile[: round_.draws]
    pool += round_.pile[round_.draws :]
    chance.shuffle(pool)
    hands = list(round_.hands)
    for seat in seats:
        count = size(round_.hands[seat])
        hands[seat], pool = card_set(pool[:count]), pool[count:]
    return replace(match, round=replace(round_, hands=(hands[0], hands[1]), pile=(*drawn, *pool)))


@pytest.mark.parametrize("seed", [5, 8])
def test_cards_that_a_viewer_cannot_see_do_not_change_a_pixel(
    pictures: Pictures, seed: int
) -> None:
    chance = random.Random(seed)
    for match in list(played("sloperama", seed, rounds=1))[1:-1:3]:
        assert match.round is not None
        waiting = other(match.round.to_act)
        spectator, watcher = view_for(match, None), view_for(match, waiting)
        assert pictures.draw(TableBoard(spectator)) == pictures.draw(
            TableBoard(view_for(reshuffled(match, spectator, chance), None))
        )
        other_cards = view_for(reshuffled(match, watcher, chance), waiting)
        assert pictures.draw(HandBoard(watcher)) == pictures.draw(HandBoard(other_cards))
        assert pictures.draw(HandBoard(watcher, large=True)) == pictures.draw(
            HandBoard(other_cards, large=True)
        )


def test_the_table_shows_a_player_no_more_than_a_spectator(pictures: Pictures) -> None:
    for match in list(played("wikipedia-2020", 2, rounds=1))[1:-1:5]:
        assert match.round is not None
        waiting = other(match.round.to_act)
        own = replace(view_for(match, waiting), seat=None, hand=card_set(()))
        assert pictures.draw(TableBoard(own)) == pictures.draw(TableBoard(view_for(match, None)))


def test_between_rounds_the_result_stands_in_for_the_board(pictures: Pictures) -> None:
    *_, ended = played("wikipedia-2020", 3, rounds=1)
    result = pictures.draw(ResultBoard(view_for(ended, None)))
    assert pictures.draw(TableBoard(view_for(ended, None))) == result
    assert pictures.draw(HandBoard(view_for(ended, 1))) == result


def test_japanese_is_brushed(pictures: Pictures) -> None:
    view = middle_view(None)
    japanese, wordless = replace(ENGLISH, round="局"), replace(ENGLISH, round="")
    assert pictures.draw(TableBoard(view), japanese) != pictures.draw(TableBoard(view), wordless)


def test_words_that_cannot_be_written_are_left_out(pictures: Pictures) -> None:
    view = middle_view(None)
    unwritable, wordless = (
        replace(ENGLISH, round="\ue000", yaku={"goko": "\ue001"}),
        replace(ENGLISH, round="", yaku={}),
    )
    assert pictures.draw(TableBoard(view), unwritable) == pictures.draw(TableBoard(view), wordless)
    assert pictures.draw(YakuChart(view.rules), unwritable) == pictures.draw(
        YakuChart(view.rules), wordless
    )


def test_every_yaku_has_a_name_that_can_be_brushed() -> None:
    assert set(NAMES) == set(Yaku)
    assert all(can_brush(name) for name in NAMES.values())


def test_every_yaku_has_cards_that_stand_for_it_on_the_chart() -> None:
    assert set(SHOWN) == set(Yaku)


def test_a_spectator_has_no_hand(pictures: Pictures) -> None:
    with pytest.raises(ValueError, match="spectator"):
        pictures.draw(HandBoard(middle_view(None)))


async def test_a_picture_that_a_person_waits_for_is_drawn_first() -> None:
    thread, drawn = DrawingThread(), list[str]()
    begun, free = threading.Event(), threading.Event()

    def picture(name: str) -> bytes:
        begun.set()
        assert free.wait(10)
        drawn.append(name)
        return name.encode()

    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(thread.draw(partial(picture, "begun")))
        await asyncio.to_thread(begun.wait, 10)
        for name in ("table", "hand"):
            tasks.create_task(thread.draw(partial(picture, name)))
        gone = asyncio.create_task(thread.draw(partial(picture, "gone"), awaited=True))
        answer = tasks.create_task(thread.draw(partial(picture, "answer"), awaited=True))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        free.set()
    assert answer.result() == b"answer"
    assert drawn == ["begun", "answer", "table", "hand"]


async def test_the_drawing_thread_draws_in_turn_and_hands_on_failures(pictures: Pictures) -> None:
    thread, drawn = DrawingThread(), list[int]()

    def number(count: int) -> bytes:
        drawn.append(count)
        return (
            pictures.draw(TableBoard(middle_view(None)))
            if count
            else pictures.draw(HandBoard(middle_view(None)))
        )

    nothing, *tables = await asyncio.gather(
        *(thread.draw(partial(number, count)) for count in range(4)), return_exceptions=True
    )
    assert drawn == [0, 1, 2, 3]
    assert isinstance(nothing, ValueError)
    assert tables == [pictures.draw(TableBoard(middle_view(None)))] * 3
