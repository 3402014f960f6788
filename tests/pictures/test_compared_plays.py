"""The crosses and ticks in a review's picture."""

from dataclasses import replace

from bot.koikoi.actions import Koi, Play, Stop, Take
from bot.koikoi.cards import card_set, parse_card
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView
from bot.pictures import Pictures
from bot.pictures.boards.hand import highlights_comparing
from bot.pictures.sample_views import middle_view
from bot.pictures.sprites.catalogue import BETTER, PLAYED
from bot.pictures.subjects import HandBoard

CRANE, PINE, RIBBON, MOON, GEESE = map(parse_card, ("01B", "01C1", "01R", "08B", "08A"))


def view() -> PlayerView:
    hand, field = card_set((CRANE, MOON)), (PINE, RIBBON, GEESE)
    return replace(middle_view(0), hand=hand, field=field)


def test_the_play_is_crossed_and_the_better_one_ticked_with_all_they_take() -> None:
    highlights = highlights_comparing(view(), (Play(CRANE, PINE), Play(MOON)))
    assert {card: target.sign for card, target in highlights.hand.items()} == {
        CRANE: PLAYED,
        MOON: BETTER,
    }
    assert {card: target.sign for card, target in highlights.field.items()} == {
        PINE: PLAYED,
        GEESE: BETTER,
    }


def test_what_both_have_in_common_has_neither_sign() -> None:
    highlights = highlights_comparing(view(), (Play(CRANE, PINE), Play(CRANE, RIBBON)))
    assert highlights.hand[CRANE].sign == ""
    assert {highlights.field[PINE].sign, highlights.field[RIBBON].sign} == {PLAYED, BETTER}


def test_a_drawn_card_marks_what_it_takes_and_a_call_marks_nothing() -> None:
    taking = highlights_comparing(view(), (Take(PINE), Take(RIBBON)))
    assert not taking.hand
    assert set(taking.field) == {PINE, RIBBON}
    calling = highlights_comparing(replace(view(), phase=Phase.DECIDE), (Koi(), Stop()))
    assert not calling.hand
    assert not calling.field


def test_large_print_has_the_same_signs(pictures: Pictures) -> None:
    compared = (Play(CRANE, PINE), Play(MOON))
    shown = pictures.draw(HandBoard(view(), large=True, compared=compared))
    assert shown != pictures.draw(HandBoard(view(), large=True))
