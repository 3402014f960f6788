"""The look-up tables agree with the arithmetic."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.koikoi import DECK, PRESETS, Rules, arithmetic, card_set, make_rules
from bot.koikoi.rules import FORMED_YAKU, PATTERNS, card_groups, cards_of_yaku
from bot.koikoi.rules import lookups as found_in
from bot.koikoi.rules.lookups import base_in, numbers_of, sets_of, worth, yaku_in
from tests.koikoi.chance import house_rules

GROUPS = {
    "brights": (card_groups.BRIGHTS, found_in.BRIGHT_SETS),
    "animals": (card_groups.ANIMALS, found_in.ANIMAL_SETS),
    "ribbons": (card_groups.RIBBONS, found_in.RIBBON_SETS),
    "viewing": (found_in.VIEWING, found_in.VIEWING_SETS),
}


def looked_up(pile: int, rules: Rules, calls: int, month: int) -> tuple[int, int]:
    found = worth(pile, calls, month, numbers_of(rules))
    return yaku_in(found), base_in(found)


def worked_out(pile: int, rules: Rules, calls: int, month: int) -> tuple[int, int]:
    points = arithmetic.yaku_points(pile, rules.flat, calls, month)
    return arithmetic.counting_yaku(points, rules.flat)


@pytest.mark.parametrize(("cards", "size"), GROUPS.values(), ids=GROUPS)
def test_each_set_of_a_group_has_a_place_of_its_own(cards: int, size: int) -> None:
    sets = [*sets_of(cards)]
    assert len(sets) == 1 << cards.bit_count()
    assert len({pile % size for pile in sets}) == len(sets)


piles = st.sets(st.sampled_from(DECK), max_size=48)


@settings(deadline=None)
@given(
    rules=house_rules(),
    some=st.lists(piles, min_size=20, max_size=20),
    calls=st.integers(0, 3),
    month=st.integers(0, 12),
)
def test_any_pile_is_worth_what_the_arithmetic_says(
    rules: Rules, some: list[set[int]], calls: int, month: int
) -> None:
    for cards in some:
        pile = card_set(card for card in DECK if card in cards)
        assert looked_up(pile, rules, calls, month) == worked_out(pile, rules, calls, month)


@pytest.mark.parametrize("stacking", ["all", "family", "one"])
@pytest.mark.parametrize("viewing", ["on", "off", "needs_other"])
def test_every_two_yaku_at_once(viewing: str, stacking: str) -> None:
    """A yaku without its look-up table (`rules/lookups.py`) fails here."""
    points = {f"points.{yaku}": str(place // 2) for place, yaku in enumerate(FORMED_YAKU)}
    changes = {**points, "rounds": "12", "viewing": viewing, "stacking": stacking}
    rules = make_rules("ktane", changes)
    least = []
    for yaku in FORMED_YAKU:
        must, need = PATTERNS[yaku].must, PATTERNS[yaku].need - PATTERNS[yaku].must.bit_count()
        others = cards_of_yaku(yaku, rules, 8) & ~must
        least.append(must | next(one for one in sets_of(others) if one.bit_count() == need))
    for one in least:
        for two in least:
            found = looked_up(one | two, rules, 0, 8)
            assert found == worked_out(one | two, rules, 0, 8)
            assert found[0] or viewing != "on"


@pytest.mark.parametrize("preset", PRESETS)
def test_the_options_keep_their_places(preset: str) -> None:
    rules = PRESETS[preset]
    assert numbers_of(rules)[: len(rules.flat)] == rules.flat
