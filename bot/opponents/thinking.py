"""Players who think ahead: the search, its settings, and one decision."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from bot.koikoi import Action, Keep, Koi, Phase, Play, PlayerView, Rules, Stop, Take
from bot.opponents import belief, instinct, prospects, search
from bot.opponents.belief import Guesses
from bot.opponents.instinct import PLAIN_WEIGHTS, Desk, Mind, Minds
from bot.opponents.search import Trial
from bot.opponents.situation import Situation, past_choices, situation_of

LEAST: Final = 800
"""Playouts below which thinking ahead is no better than a glance, and soon worse."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a player thinks.

    `playouts` is how many rounds are played out for a decision at most (all of them, if it
    `spends_all`: what giving up saves goes to the choices that are left); `turns` how many turns
    these rounds may last in all (0: any number), so that the first decision of a round, from
    which every playout is longest, takes little more time than a later one; `trust` how much the
    other's past choices say about their hand (0: nothing); `patience` after how many standard
    errors behind a choice is given up (0: never); `for_the_match`: chances to win count, not
    points. `minds_the_match` does at least what decides the match: nobody gambles with a match
    that is won. The network corrects the player's own instinct if that is to be `corrected`.
    `simple_share` and `grasping_share` are those of `Minds`. `greedy_targets` leaves the choice
    between two captures to instinct.
    """

    playouts: int
    turns: int = 0
    weights: str = "weights.txt"
    sharpness: float = 1.0
    trust: float = 0.0
    corrected: bool = False
    simple_share: float = 0.0
    grasping_share: float = 0.0
    spends_all: bool = False
    patience: float = 0.0
    for_the_match: bool = False
    minds_the_match: bool = False
    greedy_targets: bool = False


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player thinks of each choice: how good it is, and how well that is known."""

    action: Action
    worth: float
    error: float


def minds_for(rules: Rules, style: Style) -> Minds:
    """Return how a player of this style thinks that both play."""
    alike = instinct.mind_for(rules, style.weights, style.sharpness)
    own = alike
    if style.corrected:
        own = instinct.mind_for(rules, style.weights, style.sharpness, corrected=True)
    simple = instinct.simple_mind_for(rules)
    grasping = instinct.mind_for(rules, instinct.GRASPING_WEIGHTS)
    return Minds(own, alike, simple, grasping, style.simple_share, style.grasping_share)


class Thinking:
    """A player who tries every choice in many worlds."""

    def __init__(self, style: Style) -> None:
        self.style = style

    def with_patience(self, share: float) -> "Thinking":
        """Return the same player with only a share of the playouts."""
        playouts = max(LEAST, int(self.style.playouts * share))
        return Thinking(replace(self.style, playouts=min(self.style.playouts, playouts)))

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the best choice."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.SWAP:
            return Keep()  # nobody has seen anything
        if self.style.minds_the_match and (settled := settling(view)) is not None:
            return settled
        return max(self.consider(view, rng), key=lambda thought: thought.worth).action

    def consider(self, view: PlayerView, rng: random.Random) -> list[Thought]:
        """Return what comes of each choice; what was given up is worth minus infinity."""
        style = self.style
        minds = minds_for(view.rules, style)
        seed = rng.getrandbits(62)
        desk = instinct.new_desk(seed)
        now = situation_of(view)
        actions = list(view.legal)
        if style.greedy_targets and view.phase is Phase.PLAY:
            actions = _one_target_each(now, actions, minds.own, desk)
        playouts = _affordable(style, view)
        guesses = belief.new_guesses(max(8, playouts // len(actions)))
        belief.believe(now, past_choices(view, style.trust), minds, guesses, desk)
        goal = prospects.FOR_POINTS
        if style.for_the_match:
            goal = prospects.match_goal(view.rules, view.number)
        budget = playouts if style.spends_all else 0
        trial = trial_of(actions, guesses, style.patience, budget)
        tried = search.try_out(now, trial, goal, minds, desk)
        results = trial.results[:, :tried]
        return [
            Thought(
                action,
                float(results[place].mean()) if trial.alive[place] else -np.inf,
                float(results[place].std() / np.sqrt(tried)),
            )
            for place, action in enumerate(actions)
        ]


def _affordable(style: Style, view: PlayerView) -> int:
    """Return how many rounds may be played out from here."""
    turns_left = max(1, sum(view.hand_counts))
    return min(style.playouts, style.turns // turns_left) if style.turns else style.playouts


def _one_target_each(now: Situation, actions: list[Action], mind: Mind, desk: Desk) -> list[Action]:
    """Keep one action for each hand card: the capture that looks best."""
    length = instinct.list_choices(now.state, now.numbers, desk)
    instinct.score_choices(now.state, now.numbers, mind, desk, length)
    best: dict[int, tuple[float, Action]] = {}
    for action, card, looks in zip(actions, desk.cards, desk.scores, strict=False):
        if card not in best or looks > best[card][0]:
            best[card] = looks, action
    return [action for _, action in best.values()]


def trial_of(
    actions: Sequence[Action], guesses: Guesses, patience: float, playouts: int = 0
) -> Trial:
    """Return a trial of these actions, before it has begun."""
    worlds = max(len(guesses.hands), playouts // 2)  # there are two choices in each at least
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
    """Return what decides the match at a decision, if the match hangs on it alone."""
    if view.phase is not Phase.DECIDE:
        return None
    now = situation_of(view)
    goal = prospects.match_goal(view.rules, view.number)
    found = search.settles_the_match(now.state, now.numbers, goal, instinct.new_desk(0))
    return None if found < 0 else Koi() if found else Stop()


class Instinctive:
    """A player who does at once what looks best."""

    def __init__(
        self,
        weights: str = "weights.txt",
        sharpness: float = 4.0,
        *,
        minds_the_match: bool = False,
    ) -> None:
        self._weights, self._sharpness = weights, sharpness
        self._minds_the_match = minds_the_match

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return what looks best."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.SWAP:
            return Keep()
        if self._minds_the_match and (settled := settling(view)) is not None:
            return settled
        mind = instinct.mind_for(view.rules, self._weights, self._sharpness)
        desk = instinct.new_desk(rng.getrandbits(62))
        now = situation_of(view)
        chosen = instinct.choose(now.state, now.numbers, mind, desk)
        if view.phase is Phase.DECIDE:
            return Koi() if chosen == 1 else Stop()
        # Both lists are in the order of the deck.
        return view.legal[chosen]


PLAYER_SHARPNESS: Final = 0.4
"""Among choices that look alike, the sound player often takes another one than the best: beaten
by who thinks ahead, and not the same every day."""
EXPERT: Final = Style(playouts=1500, patience=2.5, minds_the_match=True)
MASTER: Final = Style(
    playouts=50_000,
    turns=500_000,
    sharpness=1.5,
    trust=0.7,
    corrected=True,
    simple_share=0.34,
    grasping_share=0.33,
    spends_all=True,
    patience=2.5,
    for_the_match=True,
    minds_the_match=True,
)
TEACHER: Final = replace(MASTER, playouts=20_000)
"""What is said to people about their choices: as the master thinks, if no choice is given up."""
PLAIN_SEARCH: Final = Style(
    playouts=3800, weights=PLAIN_WEIGHTS, sharpness=3.0, greedy_targets=True
)
