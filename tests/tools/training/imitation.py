"""Imitation learning: fits the weights of `policy_greedy.txt` to the choices of `greedy`.

Most people play more like `greedy` than like a player trained by self-play: they take the best
immediate gain. So the master assumes `greedy` as one of the kinds of opponents. Its weights
maximize the likelihood of `greedy`'s choices.

Run it as `python -m tests.tools.training.imitation FILE`; two cores take about five minutes.
The shipped file was fitted to 360,000 choices by an earlier version of this program. It doesn't
change, because the master was measured with it.
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
from bot.koikoi.engine import table
from bot.opponents.compiled.compiling import Numbers, Weights, compiled
from bot.opponents.compiled.encoding import observe, rule_numbers
from bot.opponents.levels.greedy import Greedy
from bot.opponents.search import rollout_policy
from bot.opponents.search.rollout_policy import (
    BASELINE_WEIGHTS,
    KOI,
    KOI_FEATURES,
    Policy,
    Workspace,
)
from bot.opponents.search.search_player import PolicyPlayer
from tests.tools.training.policy_training import note_choice

RULES: Final = PRESETS["wikipedia-2020"]
ROUNDS: Final = 40_000
WORKERS: Final = 8
HELD_OUT: Final = 10
"""One in this many choices is held out to measure the fit."""
EPOCHS: Final = 20
TOGETHER: Final = 1000
RATE: Final = 0.03
DECAY: Final = 1e-5


class Choices(NamedTuple):
    """Observations in which `greedy` had a choice, and the index of its choice."""

    states: Numbers
    chosen: Numbers


def play_rounds(seed: int) -> Choices:
    """Let `greedy` play a worker's share of the rounds against the policy. Returns its choices."""
    rng = random.Random(seed)
    greedy, policy_player = Greedy(), PolicyPlayer()
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
                action = policy_player.choose(view, rng)
            else:
                action = greedy.choose(view, rng)
                if len(view.legal) > 1 and view.phase is not Phase.SWAP:
                    states.append(observe(view).state)
                    chosen.append(_place(view, action))
            match = apply(match, action).match
    return Choices(np.array(states), np.array(chosen))


def _dealt(match: Match, rng: random.Random) -> Match:
    deck = list(DECK)
    rng.shuffle(deck)
    return apply(match, deal_from_deck(match.rules, deck)).match


def _place(view: PlayerView, action: Action) -> int:
    """Return the index of an action in the policy's list. At a decision: koi-koi 1, stop 0."""
    if view.phase is Phase.DECIDE:
        return int(action == Koi())
    return view.legal.index(action)


@compiled
def slope_of(  # noqa: PLR0917 - compiled code knows no keywords
    choices: Choices,
    start: int,
    end: int,
    numbers: Numbers,
    policy: Policy,
    workspace: Workspace,
    slope: Weights,
) -> float:
    """Return the log-likelihood of these choices, and add its gradient to `slope`."""
    whole = 0.0
    for place in range(start, end):
        state, chosen = choices.states[place], choices.chosen[place]
        if state[table.PHASE] == table.DECIDE:
            likely = rollout_policy.chance_to_call(state, numbers, policy, workspace)
            whole += np.log((likely if chosen else 1.0 - likely) + 1e-9)
            for feature in range(KOI_FEATURES):
                slope[KOI + feature] += workspace.features[feature] * (chosen - likely)
            continue
        length = rollout_policy.list_choices(state, numbers, workspace)
        rollout_policy.score_choices(state, numbers, policy, workspace, length)
        rollout_policy.pick(workspace.scores, length, policy.sharpness, workspace.choice_rng)
        whole += np.log(workspace.scores[chosen] + 1e-9)
        for choice in range(length):
            workspace.scores[choice] = (1.0 if choice == chosen else 0.0) - workspace.scores[choice]
            note_choice(state, numbers, workspace, choice, slope)
    return whole


def fit(choices: Choices) -> tuple[Weights, float]:
    """Return the fitted weights, and the geometric mean probability of the held-out choices."""
    plain = rollout_policy.policy_for(RULES, BASELINE_WEIGHTS)
    numbers, workspace = rule_numbers(RULES), rollout_policy.new_workspace(1)
    weights = 3.0 * plain.weights
    one, two = np.zeros_like(weights), np.zeros_like(weights)
    learned = len(choices.chosen) * (HELD_OUT - 1) // HELD_OUT
    batches = learned // TOGETHER
    for step in range(1, EPOCHS * batches + 1):
        slope = np.zeros_like(weights)
        start = (step - 1) % batches * TOGETHER
        policy = plain._replace(weights=weights)
        slope_of(choices, start, start + TOGETHER, numbers, policy, workspace, slope)
        slope = slope / TOGETHER - DECAY * weights
        one = 0.9 * one + 0.1 * slope
        two = 0.99 * two + 0.01 * slope**2
        shift = one / (1 - 0.9**step) / (np.sqrt(two / (1 - 0.99**step)) + 1e-4)
        weights = weights + RATE * (1.0 - (step - 1) // batches / EPOCHS) * shift
    policy = plain._replace(weights=weights)
    end = len(choices.chosen)
    whole = slope_of(choices, learned, end, numbers, policy, workspace, np.zeros_like(weights))
    return weights, float(np.exp(whole / (end - learned)))


def imitate(path: Path) -> None:
    """Record `greedy`'s choices, fit the weights, and save them to this file.

    Raises `OSError` if the file can't be written.
    """
    with get_context("spawn").Pool() as workers:
        played = workers.map(play_rounds, range(WORKERS), chunksize=1)
    order = np.random.default_rng(1).permutation(sum(len(part.chosen) for part in played))
    choices = Choices(*(np.concatenate(parts)[order] for parts in zip(*played, strict=True)))
    weights, likely = fit(choices)
    print(f"{len(choices.chosen)} choices; one that it hasn't seen: {likely:.3f}")
    np.savetxt(path, weights, fmt="%.4f")


if __name__ == "__main__":
    imitate(Path(sys.argv[1]))
