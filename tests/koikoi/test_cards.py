"""The deck, and sets of its cards."""

from collections import Counter

import pytest

from bot.koikoi import (
    DECK,
    EMPTY,
    FULL_DECK,
    Card,
    Kind,
    card_code,
    card_set,
    cards_in,
    cards_of_kind,
    cards_of_month,
    contains,
    kind_of,
    month_of,
    parse_card,
    size,
)
from bot.koikoi.rules import card_groups


def test_the_deck_in_order() -> None:
    assert " ".join(map(card_code, DECK)) == (
        "01B 01R 01C1 01C2 02A 02R 02C1 02C2 03B 03R 03C1 03C2 04A 04R 04C1 04C2 "
        "05A 05R 05C1 05C2 06A 06R 06C1 06C2 07A 07R 07C1 07C2 08B 08A 08C1 08C2 "
        "09A 09R 09C1 09C2 10A 10R 10C1 10C2 11B 11A 11R 11C1 12B 12C1 12C2 12C3"
    )


def test_the_deck_holds_5_brights_9_animals_10_ribbons_and_24_chaff() -> None:
    counts = Counter(map(kind_of, DECK))
    assert counts == {Kind.BRIGHT: 5, Kind.ANIMAL: 9, Kind.RIBBON: 10, Kind.CHAFF: 24}


def test_codes_name_month_and_kind() -> None:
    for card in DECK:
        code = card_code(card)
        assert parse_card(code) == card
        assert (int(code[:2]), code[2]) == (month_of(card), kind_of(card))


@pytest.mark.parametrize("text", ["", "1B", "01b", "01C", "01C3", "13B", "02B", "01B ", "０１B"])
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        parse_card(text)


def test_sets_hold_cards_in_deck_order() -> None:
    cards = card_set([Card(47), Card(0), Card(5)])
    assert cards_in(cards) == (0, 5, 47)
    assert size(cards) == 3
    assert contains(cards, Card(5))
    assert not contains(cards, Card(6))
    assert (cards_in(EMPTY), cards_in(FULL_DECK)) == ((), DECK)
    assert cards_in(cards_of_month(11)) == tuple(map(parse_card, ("11B", "11A", "11R", "11C1")))


def test_the_arithmetic_knows_the_same_cards() -> None:
    """Its constants are written as numbers; this test derives them from the codes."""

    def named(codes: str) -> int:
        return card_set(map(parse_card, codes.split()))

    assert cards_of_kind(Kind.ANIMAL) == card_groups.ANIMALS
    assert cards_of_kind(Kind.RIBBON) == card_groups.RIBBONS
    assert cards_of_kind(Kind.CHAFF) == card_groups.CHAFF
    assert cards_of_kind(Kind.BRIGHT) == card_groups.DRY_BRIGHTS | card_groups.RAIN_MAN
    assert named("11B") == card_groups.RAIN_MAN
    assert named("06A 07A 10A") == card_groups.BOAR_DEER_BUTTERFLIES
    assert named("01R 02R 03R") == card_groups.POETRY_RIBBONS
    assert named("06R 09R 10R") == card_groups.BLUE_RIBBONS
    assert named("09A") == card_groups.SAKE_CUP
    assert (named("08B"), named("03B")) == (card_groups.MOON, card_groups.CURTAIN)
    assert cards_of_month(12) == card_groups.DECEMBER
    assert card_groups.LIGHTNING == named("11C1") == 1 << card_groups.LIGHTNING_CARD
