"""Where the weights of the grasping mind come from: what `greedy` chose in thousands of rounds.

Most people play more like `greedy` than like a player who learned from itself: they take what
promises most now. So one of the kinds of players that the master allows for has weights of
instinct under which `greedy`'s choices are as likely as they can be (maximum likelihood). Run it
as `python -m bot.opponents.imitation FILE`; two cores take about five minutes.

`grasping.txt` was fitted to 360,000 choices by an earlier form of this program, before it became a
module, and stays as it is: the master was measured with it.
"""

import random
import sys
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from bot.koikoi import (
    DECK,
    PRESETS,
    Action,
    Koi,
    Match,
    Phase,
    PlayerView,
    apply,
    deal_from_deck,
    new_match,
    view_for,
)
from bot.opponents import flow, instinct
from bot.opponents.compiling import Numbers, Weights, compiled
from bot.opponents.greedy import Greedy
from bot.opponents.instinct import KOI, KOI_FEATURES, PLAIN_WEIGHTS, Desk, Mind
from bot.opponents.rule_numbers import rule_numbers
from bot.opponents.situation import situation_of
from bot.opponents.thinking import Instinctive
from bot.opponents.training import note_choice

RULES: Final = PRESETS["wikipedia-2020"]
ROUNDS: Final = 40_000
WORKERS: Final = 8
HELD_OUT: Final = 10
"""One of so many choices isn't learned from, but shows how well was learned."""
EPOCHS: Final = 20
TOGETHER: Final = 1000
RATE: Final = 0.03
DECAY: Final = 1e-5


class Choices(NamedTuple):
    """Situations in which `greedy` had a choice, as it saw them, and the place of what it chose."""

    states: Numbers
    chosen: Numbers


def play_rounds(seed: int) -> Choices:
    """Let `greedy` play a share of the rounds against instinct, and write down what it chose."""
    rng = random.Random(seed)  # noqa: S311 - nothing here is secret
    greedy, instinctive = Greedy(), Instinctive()
    states: list[Numbers] = []
    chosen: list[int] = []
    for played in range(ROUNDS // WORKERS):
        match = new_match(RULES)
        while not match.results:
            if match.phase is Phase.DEAL:
                match = _dealt(match, rng)
                continue
            assert match.to_act is not None
            view = view_for(match, match.to_act)
            if match.to_act != played % 2:
                action = instinctive.choose(view, rng)
            else:
                action = greedy.choose(view, rng)
                if len(view.legal) > 1 and view.phase is not Phase.SWAP:
                    states.append(situation_of(view).state)
                    chosen.append(_place(view, action))
            match = apply(match, action).match
    return Choices(np.array(states), np.array(chosen))


def _dealt(match: Match, rng: random.Random) -> Match:
    deck = list(DECK)
    rng.shuffle(deck)
    return apply(match, deal_from_deck(match.rules, deck)).match


def _place(view: PlayerView, action: Action) -> int:
    """Return the place of an action as instinct counts it: koi-koi is 1, stop 0."""
    if view.phase is Phase.DECIDE:
        return int(action == Koi())
    return view.legal.index(action)


@compiled
def slope_of(  # noqa: PLR0917 - compiled code knows no keywords
    choices: Choices, start: int, end: int, numbers: Numbers, mind: Mind, desk: Desk, slope: Weights
) -> float:
    """Return how likely these choices are, as the sum of logarithms, and add up its slope."""
    whole = 0.0
    for place in range(start, end):
        state, chosen = choices.states[place], choices.chosen[place]
        if state[flow.PHASE] == flow.DECIDE:
            likely = instinct.chance_to_call(state, numbers, mind, desk)
            whole += np.log((likely if chosen else 1.0 - likely) + 1e-9)
            for feature in range(KOI_FEATURES):
                slope[KOI + feature] += desk.features[feature] * (chosen - likely)
            continue
        length = instinct.list_choices(state, numbers, desk)
        instinct.score_choices(state, numbers, mind, desk, length)
        instinct.pick(desk.scores, length, mind.sharpness, desk.luck)
        whole += np.log(desk.scores[chosen] + 1e-9)
        for choice in range(length):
            desk.scores[choice] = (1.0 if choice == chosen else 0.0) - desk.scores[choice]
            note_choice(state, numbers, desk, choice, slope)
    return whole


def fit(choices: Choices) -> tuple[Weights, float]:
    """Return the weights, and how likely they make a held-out choice (the geometric mean)."""
    plain = instinct.mind_for(RULES, PLAIN_WEIGHTS)
    numbers, desk = rule_numbers(RULES), instinct.new_desk(1)
    weights = 3.0 * plain.weights
    one, two = np.zeros_like(weights), np.zeros_like(weights)
    learned = len(choices.chosen) * (HELD_OUT - 1) // HELD_OUT
    batches = learned // TOGETHER
    for step in range(1, EPOCHS * batches + 1):
        slope = np.zeros_like(weights)
        start = (step - 1) % batches * TOGETHER
        mind = plain._replace(weights=weights)
        slope_of(choices, start, start + TOGETHER, numbers, mind, desk, slope)
        slope = slope / TOGETHER - DECAY * weights
        one = 0.9 * one + 0.1 * slope
        two = 0.99 * two + 0.01 * slope**2
        shift = one / (1 - 0.9**step) / (np.sqrt(two / (1 - 0.99**step)) + 1e-4)
        weights = weights + RATE * (1.0 - (step - 1) // batches / EPOCHS) * shift
    mind = plain._replace(weights=weights)
    end = len(choices.chosen)
    whole = slope_of(choices, learned, end, numbers, mind, desk, np.zeros_like(weights))
    return weights, float(np.exp(whole / (end - learned)))


def imitate(path: Path) -> None:
    """Watch `greedy`, fit the weights, and keep them in a file."""
    with get_context("spawn").Pool() as workers:
        played = workers.map(play_rounds, range(WORKERS), chunksize=1)
    order = np.random.default_rng(1).permutation(sum(len(part.chosen) for part in played))
    choices = Choices(*(np.concatenate(parts)[order] for parts in zip(*played, strict=True)))
    weights, likely = fit(choices)
    print(f"{len(choices.chosen)} choices; one that it hasn't seen: {likely:.3f}")
    np.savetxt(path, weights, fmt="%.4f")


if __name__ == "__main__":
    imitate(Path(sys.argv[1]))
