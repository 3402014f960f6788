"""Hidden cards stay hidden: a reshuffle of them doesn't change a seat's view."""

import random

from hypothesis import given, settings

from bot.koikoi import EMPTY, Phase, Rules, apply, make_rules, new_match, view_for
from tests.koikoi.chance import SEEDS, house_rules, random_walk, shuffled_deal
from tests.koikoi.hidden import reshuffled


@settings(deadline=None)
@given(rules=house_rules(), seed=SEEDS)
def test_a_view_doesnt_change_with_what_it_doesnt_show(rules: Rules, seed: int) -> None:
    rng = random.Random(seed)
    walk = list(random_walk(rules, seed, limit=rng.randrange(1, 50)))
    actions, match = [action for _, action, _ in walk], walk[-1][2]
    if match.round is None:
        return
    for seat in (0, 1, None):
        other_match = reshuffled(rules, actions, match, seat, rng)
        if other_match is not None:
            assert other_match.round != match.round
            assert view_for(other_match, seat) == view_for(match, seat)


def test_nobody_sees_a_hand_before_the_swap_is_settled() -> None:
    rules = make_rules("sloperama")
    match = apply(new_match(rules), shuffled_deal(rules, random.Random(3))).match
    assert match.phase is Phase.SWAP
    for seat in (0, 1, None):
        view = view_for(match, seat)
        assert view.hand == EMPTY
        assert view.hand_counts == (8, 8)
