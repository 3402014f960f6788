"""Players who think ahead: the search, its settings, and one decision."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from bot.koikoi import Action, Card, Keep, Koi, Phase, Play, PlayerView, Stop, Take
from bot.opponents import belief, flow, instinct, prospects, search
from bot.opponents.chance import Chance, chance_from
from bot.opponents.compiling import Numbers, Weights
from bot.opponents.situation import Situation, past_choices, situation_of

_FEWEST_CANDIDATES: Final = 4


@dataclass(frozen=True, slots=True)
class Style:
    """How a player thinks.

    `playouts` is how many rounds are played out for a decision at most; `trust` how much the
    other's past choices say about their hand (0: nothing); `patience` after how many standard
    errors behind a choice is given up (0: never); `for_the_match`: chances to win count, not
    points. `greedy_targets` leaves the choice between two captures to instinct.
    """

    playouts: int
    weights: str = "weights.txt"
    sharpness: float = 1.0
    trust: float = 0.0
    patience: float = 0.0
    for_the_match: bool = False
    greedy_targets: bool = False


@dataclass(frozen=True, slots=True)
class Thought:
    """What a player thinks of each choice: how good it is, and how well that is known."""

    action: Action
    worth: float
    error: float


class Thinking:
    """A player who tries every choice in many worlds."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self._ints = np.zeros(160, np.int64)
        self._floats = np.zeros(128)
        self._state = np.zeros(flow.STATE_SIZE, np.int64)
        self._world = np.zeros(flow.STATE_SIZE, np.int64)

    def with_patience(self, share: float) -> "Thinking":
        """Return the same player with only a share of the playouts."""
        return Thinking(replace(self.style, playouts=max(200, int(self.style.playouts * share))))

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the best choice."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.SWAP:
            return Keep()  # nobody has seen anything
        return max(self.consider(view, rng), key=lambda thought: thought.worth).action

    def consider(self, view: PlayerView, rng: random.Random) -> list[Thought]:
        """Return what comes of each choice."""
        style = self.style
        weights = instinct.scaled(instinct.learned(style.weights), view.rules)
        scale = instinct.scales(view.rules)
        now = situation_of(view)
        actions = list(view.legal)
        if style.greedy_targets and view.phase is Phase.PLAY:
            actions = self._one_target_each(now, actions, weights)
        chance = chance_from(rng.getrandbits(62))
        worlds = max(8, style.playouts // len(actions))
        hands = self._hands(view, now, worlds, weights, scale, chance)
        kind, table = prospects.POINTS, np.zeros((2, 1, 1))
        if style.for_the_match:
            kind, table = prospects.prospects(view.rules, view.number)
        results = np.zeros((len(actions), worlds))
        cards, targets = choice_numbers(actions)
        alive = np.ones(len(actions), np.int64)
        tried = search.try_out(
            now.state, now.numbers, now.unseen, hands, cards, targets, weights, scale,
            style.sharpness, kind, table, style.patience or 1e9, results, alive, chance,
            chance_from(1), self._world, self._state, self._ints, self._floats,
        )
        return [
            Thought(
                action,
                float(results[place, :tried].mean()) if alive[place] else -np.inf,
                float(results[place, :tried].std() / np.sqrt(tried)),
            )
            for place, action in enumerate(actions)
        ]

    def _hands(
        self, view: PlayerView, now: Situation, worlds: int, weights: Weights, scale: Weights,
        chance: Chance,
    ) -> Numbers:
        """Return hands that the other may hold, one for each world."""
        hands = np.zeros(worlds, np.int64)
        past = past_choices(view)
        if not self.style.trust or not len(past.cards):
            past.cards.resize(0, refcheck=False)
        candidates = np.zeros(
            worlds * (_FEWEST_CANDIDATES if len(past.cards) else 1), np.int64
        )
        belief.believe(
            now.unseen, now.other_holds, past.states, past.cards, past.targets, now.numbers,
            weights, scale, self.style.sharpness, self.style.trust, candidates,
            np.zeros(len(candidates)), hands, chance, self._state, self._ints, self._floats,
        )
        return hands

    def _one_target_each(
        self, now: Situation, actions: list[Action], weights: Weights
    ) -> list[Action]:
        """Keep one action for each hand card: the capture that looks best."""
        mine, theirs = np.zeros(16, np.int64), np.zeros(16, np.int64)
        taking, laying = np.zeros(16), np.zeros(16)
        instinct.look(now.state, now.numbers, weights, mine, theirs, taking, laying)
        best: dict[int, tuple[float, Action]] = {}
        for action in actions:
            card, target = _card(action), _target(action)
            looks = instinct.score_choice(
                now.state, now.numbers, weights, card, target, taking, laying
            )
            if card not in best or looks > best[card][0]:
                best[card] = looks, action
        return [action for _, action in best.values()]


def choice_numbers(actions: Sequence[Action]) -> tuple[Numbers, Numbers]:
    """Return the cards and targets of actions, for compiled code."""
    return (
        np.array([_card(action) for action in actions], np.int64),
        np.array([_target(action) for action in actions], np.int64),
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


class Instinctive:
    """A player who does at once what looks best."""

    def __init__(self, weights: str = "weights.txt", sharpness: float = 4.0) -> None:
        self._weights, self._sharpness = weights, sharpness
        self._ints, self._floats = np.zeros(160, np.int64), np.zeros(128)

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return what looks best."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.phase is Phase.SWAP:
            return Keep()
        now = situation_of(view)
        weights = instinct.scaled(instinct.learned(self._weights), view.rules)
        chance = chance_from(rng.getrandbits(62))
        chosen = instinct.choose(
            now.state, now.numbers, weights, instinct.scales(view.rules), self._sharpness, chance,
            self._ints, self._floats,
        )
        if view.phase is Phase.DECIDE:
            return Koi() if chosen == 1 else Stop()
        if view.phase is Phase.TAKE:
            return Take(Card(int(self._ints[96 + chosen])))
        target = int(self._ints[96 + chosen])
        return Play(Card(int(self._ints[32 + chosen])), None if target < 0 else Card(target))


EXPERT: Final = Style(playouts=600)
MASTER: Final = Style(playouts=9000, trust=0.6, patience=2.5, for_the_match=True)
PLAIN_SEARCH: Final = Style(
    playouts=3800, weights="plain.txt", sharpness=3.0, greedy_targets=True
)
