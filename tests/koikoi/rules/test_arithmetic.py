"""The only implementation of the rules agrees with the rules in words."""

from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.koikoi import (
    DECK,
    Reason,
    Rules,
    Yaku,
    card_code,
    card_set,
    make_rules,
    score,
)
from bot.koikoi.rules import FORMED_YAKU, PATTERNS, Multiplier, cards_of_yaku
from tests.koikoi.chance import house_rules, random_walk
from tests.koikoi.plain_scoring import formed, plain_score

cards = st.sets(st.sampled_from(DECK), max_size=40)
calls = st.integers(min_value=0, max_value=8)


@settings(deadline=None)
@given(
    rules=house_rules(),
    cards=cards,
    calls=st.tuples(calls, calls),
    brights=st.integers(min_value=0, max_value=5),
    month=st.none() | st.integers(min_value=1, max_value=12),
)
def test_bits_and_words_score_alike(
    rules: Rules, cards: set[int], calls: tuple[int, int], brights: int, month: int | None
) -> None:
    pile = sorted(card for card in DECK if card in cards)
    found = score(card_set(pile), rules, *calls, brights, month)
    expected = plain_score(list(map(card_code, pile)), rules, calls, brights, month)
    assert (
        [(one.yaku.value, one.points) for one in found.yaku],
        found.base,
        found.total,
    ) == expected
    assert found.base * found.factor == found.total


@settings(deadline=None)
@given(rules=house_rules(), cards=cards, calls=calls)
def test_a_sum_can_be_checked_by_hand(rules: Rules, cards: set[int], calls: int) -> None:
    """The total is the base, plus the bonus, times the displayed factors."""
    found = score(card_set(card for card in DECK if card in cards), rules, calls, 1, 2)
    assert worked_out(found.base, found.multipliers) == found.total or found.base == 0


def worked_out(base: int, multipliers: Sequence[Multiplier]) -> int | Fraction:
    """Return the total of a displayed sum."""
    total: int | Fraction = base
    for step in multipliers:
        total = total + step.value if step.name == "koi_bonus" else total * step.value
    return total


@settings(deadline=None)
@given(rules=house_rules(), seed=st.integers(0, 10**6))
def test_the_sum_of_every_round_that_was_won_can_be_checked_by_hand(
    rules: Rules, seed: int
) -> None:
    """Each gain beyond the base has a `Multiplier`, which is displayed."""
    for _, _, match in random_walk(rules, seed, limit=120):
        if match.results and match.results[-1].reason is Reason.STOP:
            result = match.results[-1]
            assert worked_out(result.base, result.multipliers) == result.points, result


@pytest.mark.parametrize("yaku", FORMED_YAKU)
def test_the_rules_in_words_know_every_yaku(yaku: Yaku) -> None:
    """The minimum cards of a yaku also form it by the words; random piles seldom test that."""
    rules = make_rules("ktane", {**{f"points.{one}": "7" for one in FORMED_YAKU}, "rounds": "12"})
    pattern = PATTERNS[yaku]
    wanted = cards_of_yaku(yaku, rules, 8)
    spare = [card for card in DECK if (wanted & ~pattern.must) >> card & 1]
    kept = [card for card in DECK if pattern.must >> card & 1]
    pile = [*kept, *spare[: pattern.need - len(kept)]]
    names = formed([card_code(card) for card in pile], rules.options(), 8)
    assert yaku.value in names, f"tests/koikoi/plain_scoring.py doesn't know {yaku}"
