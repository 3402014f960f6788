"""After both halves, the view of a turn equals the view after the whole turn."""

import random
from dataclasses import replace

import pytest

from bot.koikoi import (
    DECK,
    PRESET_NAMES,
    Drew,
    Koi,
    Match,
    Phase,
    Played,
    PlayerView,
    apply,
    deal_from_deck,
    legal_actions,
    make_rules,
    new_match,
    size,
    view_for,
)
from bot.koikoi.half_turns import after_drawing, after_laying


def drawn(view: PlayerView) -> PlayerView:
    """Return the part of a view that a half turn determines; the game decides the rest."""
    return replace(view, phase=Phase.PLAY, to_act=None, turn=0, stake=None, turns=(), seq=0)


def halves_of(match: Match, chance: random.Random) -> tuple[Match, int]:
    """Play one action, and compare each turn that it ends. Return the number of turns."""
    legal = legal_actions(match)
    action = Koi() if Koi() in legal and chance.random() < 0.7 else chance.choice(legal)
    view, step, compared = view_for(match, None), apply(match, action), 0
    for event in step.events:
        if isinstance(event, Played):
            held = view.hand_counts[event.seat]
            view = after_laying(view, event)
            assert view.hand_counts[event.seat] == held - 1
            assert view.drawn is None
        elif isinstance(event, Drew):
            view = after_drawing(view, event)
            if step.match.round is not None:
                now = view_for(step.match, None)
                if now.phase is Phase.PLAY:
                    told = replace(now, marks=view.marks, mark_yaku=view.mark_yaku)
                    assert drawn(view) == drawn(told)
                    compared += 1
            else:
                captured = step.match.results[-1].captured
                assert [size(one) for one in view.captured] == [size(one) for one in captured]
                assert view.captured == captured
    return step.match, compared


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_both_halves_give_the_whole_turn(preset: str) -> None:
    chance, compared = random.Random(preset), 0
    for _ in range(4):
        match = new_match(make_rules(preset))
        while not match.finished and len(match.results) < 3:
            if match.phase is Phase.DEAL:
                deck = chance.sample(DECK, len(DECK))
                match = apply(match, deal_from_deck(match.rules, deck)).match
            else:
                match, more = halves_of(match, chance)
                compared += more
    assert compared > 50
