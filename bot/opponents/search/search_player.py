"""Players who search, their settings, and players who only use the rollout policy."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from bot.koikoi import Action, Keep, Koi, Phase, Play, PlayerView, Rules, Stop, Take
from bot.opponents.compiled.encoding import Observation, observe, past_choices
from bot.opponents.search import belief, match_equity, monte_carlo, rollout_policy
from bot.opponents.search.belief import Guesses
from bot.opponents.search.monte_carlo import Trial
from bot.opponents.search.rollout_policy import (
    BASELINE_WEIGHTS,
    SELFPLAY_NETWORK,
    SELFPLAY_WEIGHTS,
    Policies,
    Policy,
    Workspace,
)

LEAST: Final = 800
"""The least number of playouts. With fewer, the search is no better than the policy alone."""


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The settings of a search player.

    `playouts`: the maximum number of rounds that are played out for one decision.
    `turns`: the maximum number of turns of all playouts together; 0 means no limit. Playouts are
    longest at the start of a round. With this limit, the first decision takes little more time than
    later ones.
    `weights`: the file with the weights of the rollout policy.
    `sharpness`: the inverse temperature of the policy.
    `trust`: how strongly the opponent's past choices change the belief about their hand; 0 means
    not at all.
    `corrected`: whether the network corrects the player's own policy.
    `simple_share`, `greedy_share`, `strong_share`: as in `Policies`.
    `guesses`: the maximum number of guesses at the opponent's hand and kind. More worlds share
    them.
    `spends_all`: whether playouts saved by dropping choices go to the remaining choices.
    `patience`: after how many standard errors below the best a choice is dropped; 0 means never.
    `for_the_match`: whether to maximize the probability of winning instead of points.
    `minds_the_match`: whether to take no risk in a won match, and not to stop in a lost one.
    `greedy_targets`: whether the policy decides between two captures with the same card.
    """

    playouts: int
    turns: int = 0
    weights: str = SELFPLAY_WEIGHTS
    sharpness: float = 1.0
    trust: float = 0.0
    corrected: bool = False
    simple_share: float = 0.0
    greedy_share: float = 0.0
    strong_share: float = 0.0
    guesses: int = 100_000
    spends_all: bool = False
    patience: float = 0.0
    for_the_match: bool = False
    minds_the_match: bool = False
    greedy_targets: bool = False


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate of one choice: its mean worth, and the standard error of that mean."""

    action: Action
    worth: float
    error: float


def policies_for(rules: Rules, settings: SearchSettings) -> Policies:
    """Return the policies that a player with these settings assumes for both players."""
    alike = rollout_policy.policy_for(rules, settings.weights, settings.sharpness)
    own = alike
    if settings.corrected:
        own = rollout_policy.policy_for(
            rules, settings.weights, settings.sharpness, corrected_by=SELFPLAY_NETWORK
        )
    simple = rollout_policy.simple_policy_for(rules)
    greedy = rollout_policy.policy_for(rules, rollout_policy.GREEDY_WEIGHTS)
    shares = settings.simple_share, settings.greedy_share, settings.strong_share
    return Policies(own, alike, simple, greedy, *shares)


class SearchPlayer:
    """A player who tries every choice in many sampled worlds."""

    def __init__(self, settings: SearchSettings) -> None:
        self.settings = settings

    def with_patience(self, share: float) -> "SearchPlayer":
        """Return the same player with a share (0 to 1) of the playouts, but at least `LEAST`."""
        playouts = max(LEAST, int(self.settings.playouts * share))
        return SearchPlayer(replace(self.settings, playouts=min(self.settings.playouts, playouts)))

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the best choice."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.SWAP:
            return Keep()  # nobody has seen a card
        if self.settings.minds_the_match and (settled := settling(view)) is not None:
            return settled
        return max(self.consider(view, rng), key=lambda thought: thought.worth).action

    def consider(self, view: PlayerView, rng: random.Random) -> list[Estimate]:
        """Return an estimate of each choice. A dropped choice is worth minus infinity."""
        settings = self.settings
        policies = policies_for(view.rules, settings)
        seed = rng.getrandbits(62)
        workspace = rollout_policy.new_workspace(seed)
        now = observe(view)
        actions = list(view.legal)
        if settings.greedy_targets and view.phase is Phase.PLAY:
            actions = _one_target_each(now, actions, policies.own, workspace)
        playouts = _affordable(settings, view)
        wanted = min(settings.guesses, playouts // len(actions))
        guesses = belief.new_guesses(max(8, wanted))
        belief.believe(now, past_choices(view, settings.trust), policies, guesses, workspace)
        goal = match_equity.FOR_POINTS
        if settings.for_the_match:
            goal = match_equity.match_goal(view.rules, view.number)
        budget = playouts if settings.spends_all else 0
        trial = trial_of(actions, guesses, settings.patience, budget)
        tried = monte_carlo.try_out(now, trial, goal, policies, workspace)
        results = trial.results[:, :tried]
        return [
            Estimate(
                action,
                float(results[place].mean()) if trial.alive[place] else -np.inf,
                float(results[place].std() / np.sqrt(tried)),
            )
            for place, action in enumerate(actions)
        ]


def _affordable(settings: SearchSettings, view: PlayerView) -> int:
    turns_left = max(1, sum(view.hand_counts))
    return (
        min(settings.playouts, settings.turns // turns_left)
        if settings.turns
        else settings.playouts
    )


def _one_target_each(
    now: Observation, actions: list[Action], policy: Policy, workspace: Workspace
) -> list[Action]:
    """Return one action for each hand card: the capture with the highest score."""
    length = rollout_policy.list_choices(now.state, now.numbers, workspace)
    rollout_policy.score_choices(now.state, now.numbers, policy, workspace, length)
    best: dict[int, tuple[float, Action]] = {}
    for action, card, looks in zip(actions, workspace.cards, workspace.scores, strict=False):
        if card not in best or looks > best[card][0]:
            best[card] = looks, action
    return [action for _, action in best.values()]


def trial_of(
    actions: Sequence[Action], guesses: Guesses, patience: float, playouts: int = 0
) -> Trial:
    """Return a new trial of these actions, without results."""
    worlds = max(len(guesses.hands), playouts // 2)  # each world has at least two choices
    return Trial(
        np.array([_card(action) for action in actions], np.int64),
        np.array([_target(action) for action in actions], np.int64),
        guesses,
        playouts,
        patience,
        np.zeros((len(actions), worlds)),
        np.ones(len(actions), np.int64),
    )


def _card(action: Action) -> int:
    match action:
        case Play(card, _):
            return card
        case Koi():
            return 1
        case Stop():
            return 0
    return -1


def _target(action: Action) -> int:
    match action:
        case Play(_, target) if target is not None:
            return target
        case Take(target):
            return target
    return -1


def settling(view: PlayerView) -> Action | None:
    """Return the action that `settles_the_match` forces at a decision, or None."""
    if view.phase is not Phase.DECIDE:
        return None
    now = observe(view)
    goal = match_equity.match_goal(view.rules, view.number)
    forced = monte_carlo.settles_the_match(
        now.state, now.numbers, goal, rollout_policy.new_workspace(0)
    )
    return None if forced < 0 else Koi() if forced else Stop()


class PolicyPlayer:
    """A player who follows the rollout policy and doesn't search.

    `network`: the file of the network that corrects the policy, or None.
    """

    def __init__(
        self,
        weights: str = SELFPLAY_WEIGHTS,
        sharpness: float = 4.0,
        *,
        network: str | None = None,
        minds_the_match: bool = False,
    ) -> None:
        self._weights, self._sharpness, self._network = weights, sharpness, network
        self._minds_the_match = minds_the_match

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return an action drawn by the policy; better actions are likelier."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.SWAP:
            return Keep()
        if self._minds_the_match and (settled := settling(view)) is not None:
            return settled
        policy = rollout_policy.policy_for(
            view.rules, self._weights, self._sharpness, corrected_by=self._network
        )
        workspace = rollout_policy.new_workspace(rng.getrandbits(62))
        now = observe(view)
        chosen = rollout_policy.choose(now.state, now.numbers, policy, workspace)
        if view.phase is Phase.DECIDE:
            return Koi() if chosen == 1 else Stop()
        # Both lists are in the order of the deck.
        return view.legal[chosen]


PLAYER_SHARPNESS: Final = 0.4
"""A low sharpness: among choices with similar scores, the level "player" often doesn't take the
best. So players who search beat it, and its play varies."""
EXPERT: Final = SearchSettings(playouts=1500, patience=2.5, minds_the_match=True)
MASTER: Final = SearchSettings(
    playouts=38_000,
    turns=380_000,
    sharpness=1.5,
    trust=0.8,
    corrected=True,
    simple_share=0.25,
    greedy_share=0.25,
    strong_share=0.25,
    guesses=2000,
    spends_all=True,
    patience=2.5,
    for_the_match=True,
    minds_the_match=True,
)
TEACHER: Final = replace(MASTER, playouts=20_000)
"""The settings of the teacher: like the master, with fewer playouts. It drops no choice."""
PLAIN_SEARCH: Final = SearchSettings(
    playouts=3800, weights=BASELINE_WEIGHTS, sharpness=3.0, greedy_targets=True
)
