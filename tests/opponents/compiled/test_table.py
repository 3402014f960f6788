"""Compiled rules equal the plain ones: random matches in both, compared state by state.

The slow half plays more than five thousand: six hundred under every preset, most of one round,
because longer matches add little. `KOIKOI_TEST_MATCHES=1000` plays that many of full length under
every preset, and all the odd rules.
"""

import os
import random

import numpy as np
import pytest

from bot.koikoi import (
    DECK,
    PRESETS,
    Action,
    Deal,
    Keep,
    Koi,
    Match,
    Phase,
    Play,
    Rules,
    Stop,
    Swap,
    Take,
    apply,
    card_set,
    deal_from_deck,
    legal_actions,
    make_rules,
    new_match,
)
from bot.koikoi.engine import table
from bot.opponents.compiled.compiling import Numbers, compiled
from bot.opponents.compiled.encoding import rule_numbers
from tests.opponents.odd_rules import all_rules

ASKED = int(os.environ.get("KOIKOI_TEST_MATCHES", "0"))
WHOLE = ASKED or 60
"""The number of matches of the preset's full length."""
SHORT = max(540, ASKED)
ODD = ASKED or 30
PHASES = [Phase.DEAL, Phase.SWAP, Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.FINISHED]


@compiled
def deal(state: Numbers, oya_hand: int, ko_hand: int, field: int, numbers: Numbers) -> None:
    table.deal(state, oya_hand, ko_hand, field, numbers)


@compiled
def settle_swap(state: Numbers, swap: bool, numbers: Numbers) -> None:
    table.settle_swap(state, swap, numbers)


@compiled
def play(state: Numbers, card: int, target: int, numbers: Numbers) -> None:
    table.play(state, card, target, numbers)


@compiled
def take(state: Numbers, target: int, numbers: Numbers) -> None:
    table.take(state, target, numbers)


@compiled
def koi(state: Numbers, numbers: Numbers) -> None:
    table.koi(state, numbers)


@compiled
def stop(state: Numbers, numbers: Numbers) -> None:
    table.stop(state, numbers)


def act(state: Numbers, action: Action, numbers: Numbers) -> None:
    match action:
        case Deal(oya, ko, field, pile):
            for place, card in enumerate(pile):
                state[table.PILE + place] = card
            deal(state, card_set(oya), card_set(ko), card_set(field), numbers)
        case Swap() | Keep():
            settle_swap(state, isinstance(action, Swap), numbers)
        case Play(card, target):
            play(state, card, -1 if target is None else target, numbers)
        case Take(target):
            take(state, target, numbers)
        case Koi():
            koi(state, numbers)
        case Stop():
            stop(state, numbers)
        case _:
            raise AssertionError(action)


def compiled_facts(state: Numbers) -> list[object]:
    numbers = state.tolist()
    winner = numbers[table.WINNER]
    facts: list[object] = [
        PHASES[numbers[table.PHASE]],
        (numbers[table.SCORE], numbers[table.SCORE + 1]),
        numbers[table.NUMBER],
        numbers[table.OYA],
        winner if winner in {0, 1} else None,
    ]
    if facts[0] in {Phase.DEAL, Phase.FINISHED}:
        return facts
    places = [table.HAND, table.CAPTURED, table.CALLS, table.MARK, table.MARK_YAKU]
    facts += [(numbers[place], numbers[place + 1]) for place in places]
    places = [
        table.TO_ACT,
        table.TURN,
        table.FIELD,
        table.DRAWN,
        table.LAST_CALLER,
        table.FIELD_BRIGHTS,
    ]
    return facts + [numbers[place] for place in places]


def plain_facts(match: Match) -> list[object]:
    facts: list[object] = [
        match.phase,
        match.scores,
        match.number,
        match.oya,
        match.outcome.winner if match.outcome else None,
    ]
    if match.round is None:
        return facts
    of = match.round
    facts += [of.hands, of.captured, of.calls, of.marks, of.mark_yaku]
    facts += [of.to_act, of.turn, of.field_cards]
    facts += [
        -1 if of.drawn is None else of.drawn,
        -1 if of.last_caller is None else of.last_caller,
    ]
    return [*facts, of.field_brights]


def compare_one_match(rules: Rules, rng: random.Random) -> int:
    numbers = rule_numbers(rules)
    match = new_match(rules)
    state = np.zeros(table.STATE_SIZE, np.int64)
    table.new_match(state, numbers)
    while not match.finished and match.seq < 4000:
        action: Action
        if match.phase is Phase.DEAL:
            # Some decks are hardly shuffled, so that lucky hands and void fields are frequent.
            deck = list(DECK)
            for _ in range(rng.choice([6, 12, 200])):
                one, two = rng.randrange(48), rng.randrange(48)
                deck[one], deck[two] = deck[two], deck[one]
            action = deal_from_deck(rules, deck)
        else:
            action = rng.choice(legal_actions(match))
        finished_rounds = len(match.results)
        match = apply(match, action).match
        act(state, action, numbers)
        assert compiled_facts(state) == plain_facts(match), (rules.options(), action)
        if len(match.results) > finished_rounds:
            result = match.results[-1]
            assert int(state[table.ROUND_POINTS]) == result.points
            assert (int(state[table.DELTA]), int(state[table.DELTA + 1])) == result.deltas
    return match.seq


def compare(rules: Rules, matches: int, seed: str) -> int:
    """Compare some matches; return the number of actions in all of them."""
    rng = random.Random(seed)
    return sum(compare_one_match(rules, rng) for _ in range(matches))


def test_compiled_and_plain_play_some_matches_of_every_preset_alike() -> None:
    for preset in PRESETS:
        assert compare(PRESETS[preset], 6, preset) > 6
        assert compare(make_rules(preset, {"rounds": "1"}), 24, f"{preset}, one round") > 24


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_compiled_and_plain_play_every_preset_alike(preset: str) -> None:
    assert compare(PRESETS[preset], WHOLE, preset) > WHOLE
    assert compare(make_rules(preset, {"rounds": "1"}), SHORT, f"{preset}, one round") > SHORT


def test_compiled_and_plain_play_odd_rules_alike() -> None:
    odd = [(name, rules) for name, rules in all_rules(odd=41) if name not in PRESETS]
    # Under some rules a deal without points ends the match: single ones may be short.
    assert sum(compare(rules, 2, name) for name, rules in odd) > 10 * 2 * len(odd)


@pytest.mark.slow
def test_compiled_and_plain_play_many_matches_of_odd_rules_alike() -> None:
    odd = [(name, rules) for name, rules in all_rules(odd=41) if name not in PRESETS]
    # Under some rules a deal without points ends the match: single ones may be short.
    assert sum(compare(rules, ODD, name) for name, rules in odd) > 10 * ODD * len(odd)
