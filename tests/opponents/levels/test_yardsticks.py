"""The yardsticks: the behaviour of the simplest one, and that none of them ever changes."""

import hashlib
import random

import pytest

from bot.koikoi import (
    PRESETS,
    Action,
    Card,
    CardSet,
    Deal,
    Match,
    Phase,
    Play,
    PlayerView,
    Stop,
    apply,
    card_set,
    new_match,
    view_for,
    yaku_of,
)
from bot.opponents import YARDSTICKS
from bot.opponents.levels.greedy import SimpleGreedy
from tests.koikoi.scripts import deal
from tests.opponents.positions import positions

CHOSEN = {
    "simple-greedy": "4e9cacf0d121a0d5",
    "greedy": "270685025bceb9b7",
    "plain-search": "17a2af21480df9fc",
    "learned": "4b6996c74bf49143",
}


@pytest.mark.parametrize(
    "name",
    [pytest.param(one, marks=[] if "greedy" in one else pytest.mark.slow) for one in YARDSTICKS],
)
def test_a_yardstick_chooses_what_it_has_always_chosen(name: str) -> None:
    chosen = [
        YARDSTICKS[name].choose(view_for(match, match.to_act), random.Random(match.seq)).text
        for rules in PRESETS.values()
        for match in positions(rules, seed=11)
    ]
    assert hashlib.sha256(" ".join(chosen).encode()).hexdigest()[:16] == CHOSEN[name]


def start(field: str, oya: str, preset: str = "wikipedia-2020") -> Match:
    ko = "02R 02A 03C1 04A 05A 06A 07A 09A"
    cards: Deal = deal(oya=oya, ko=ko, field=field, pile="11A")
    return apply(new_match(PRESETS[preset]), cards).match


def simply(match: Match) -> str:
    return SimpleGreedy().choose(view_for(match, match.to_act), random.Random(0)).text


def test_simple_greed_takes_the_best_cards() -> None:
    oya = "01R 02C1 04C1 05C1 06C1 07C1 09C1 11C1"
    assert simply(start("01B 01C1 10A 10R 12C1 12C2 08C1 03C2", oya)) == "play 01R 01B"


def test_simple_greed_lays_the_least_where_nothing_matches() -> None:
    oya = "01B 02C1 04R 05R 06R 07R 09R 11B"
    assert simply(start("10A 10R 10C1 12C1 12C2 08C1 08C2 03C2", oya)) == "play 02C1"


def test_simple_greed_keeps_the_hand_it_has_not_seen() -> None:
    oya = "01R 02C1 04C1 05C1 06C1 07C1 09C1 11C1"
    assert simply(start("01B 01C1 10A 10R 12C1 12C2 08C1 03C2", oya, "sloperama")) == "keep"


def test_simple_greed_stops_whenever_it_can() -> None:
    decided = 0
    for seed in range(20):
        for match in positions(PRESETS["wikipedia-2020"], seed):
            if match.phase is Phase.DECIDE:
                view = view_for(match, match.to_act)
                assert SimpleGreedy().choose(view, random.Random(seed)) == Stop()
                decided += 1
    assert decided > 10


def points_at_once(view: PlayerView, action: Action) -> int:
    """Return the points of a play before a card is drawn."""
    assert isinstance(action, Play)
    assert view.seat is not None
    taken: tuple[Card, ...] = next(iter(view.captures(action.card)), ())
    if action.target is not None:
        taken = (action.target,)
    pile = view.captured[view.seat] | (card_set((action.card, *taken)) if taken else 0)
    scored = yaku_of(CardSet(pile), view.rules, view.calls[view.seat], view.month)
    return sum(one.points for one in scored)


def test_simple_greed_takes_points_before_better_cards() -> None:
    chosen_for_points = 0
    for seed in range(60):
        for match in positions(PRESETS["wikipedia-2020"], seed):
            if match.phase is not Phase.PLAY:
                continue
            view = view_for(match, match.to_act)
            scores = [points_at_once(view, action) for action in view.legal]
            action = SimpleGreedy().choose(view, random.Random(seed))
            assert points_at_once(view, action) == max(scores)
            chosen_for_points += max(scores) > min(scores)
    assert chosen_for_points > 10
