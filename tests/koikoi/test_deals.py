"""Deals, and the draw for the first one."""

import pytest

from bot.koikoi import DECK, PRESETS, Card, deal_from_deck, draw_for_deal, month_of
from tests.koikoi.scripts import cards


@pytest.mark.parametrize("preset", PRESETS)
def test_a_deal_is_the_deck_in_four_groups(preset: str) -> None:
    order = tuple(reversed(DECK))
    dealt = deal_from_deck(PRESETS[preset], order)
    assert [len(group) for group in (dealt.oya, dealt.ko, dealt.field, dealt.pile)] == [8, 8, 8, 24]
    assert sorted((*dealt.oya, *dealt.ko, *dealt.field, *dealt.pile)) == list(DECK)
    assert dealt.pile == order[24:]
    assert dealt.ko[0] == order[0], "the ko is dealt to first"


@pytest.mark.parametrize("order", [DECK[:47], (*DECK, Card(0)), (*DECK[:47], Card(0)), ()])
def test_a_deal_needs_a_whole_deck(order: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match="each of the 48 cards once"):
        deal_from_deck(PRESETS["ktane"], order)


@pytest.mark.parametrize(
    ("drawn", "draws", "oya"),
    [
        ("01C1 02A", 1, 0),
        ("12B 02C1", 1, 1),
        ("05R 05A", 1, 1),  # the same month: the more valuable card
        ("11B 11A", 1, 0),
        ("11C1 11R", 1, 1),
        ("01C1 01C2 03B 02A", 2, 1),  # two chaff of a month: both draw again
        ("12C3 12C1 01C2 01C1 07A 07R", 3, 0),
    ],
)
def test_the_earlier_month_deals(drawn: str, draws: int, oya: int) -> None:
    """Wikipedia: the earlier month; in the same month the higher value."""
    found = draw_for_deal(cards(drawn))
    assert (len(found.draws), found.oya) == (draws, oya)


def test_a_deck_always_decides() -> None:
    pairs = [cards_ for month in range(12) for cards_ in (DECK[4 * month + 2], DECK[4 * month + 3])]
    chaff = [card for card in pairs if month_of(card) not in {11, 12}]
    rest = [card for card in DECK if card not in chaff]
    assert len(draw_for_deal([*chaff, *rest]).draws) == len(chaff) // 2 + 1
    with pytest.raises(ValueError, match="not enough"):
        draw_for_deal(cards("01C1 01C2"))
