"""Finds at most one puzzle in a self-played match.

The level `player` plays both seats. Quick looks discard most positions: first those in which
simple players and a trained policy agree, then those in which a few playouts show no clear
difference. The teacher judges the rest with fresh random numbers, so that the evidence is
independent of the looks that chose the position.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.koikoi import (
    DECK,
    Action,
    Koi,
    Phase,
    Play,
    PlayerView,
    Rules,
    Stop,
    apply,
    deal_from_deck,
    new_match,
    view_for,
)
from bot.koikoi.actions import canonical_action
from bot.koikoi.puzzle import Continuation, Puzzle, Rated
from bot.koikoi.reasons import RISKS, Aim, advantages
from bot.koikoi.record import MatchRecord
from bot.opponents.advice import ActionWorth, EngineAdvice, KoiKoiOdds
from bot.opponents.levels.players import PLAYERS
from bot.opponents.search.search_player import PolicyPlayer
from bot.opponents.search.teacher import PLAYOUTS, advise

LEAST_LOSS: Final = 0.5
"""Points that each other choice loses at least, by the round and by the match's chances."""
SURE: Final = 6.0
"""Minimum difference to each other choice, in standard errors."""
MOST_CHOICES: Final = 10
EASIEST: Final = 0.7
"""Maximum share (0 to 1) of best choices of the computer players, on average."""
SOLVERS: Final = {"sprout": 20, "simple-greedy": 5, "greedy": 5, "player": 20}
"""The players that try each puzzle, and how often. Deterministic players try it less often."""
_LOOKS: Final = ((1, 0.0), (2_500, 2.5))
"""Quick looks: playouts, and the required difference in standard errors."""
_WEAK: Final = {Aim.BUILDS, Aim.GATHERS, Aim.CAPTURES}
"""Reasons that are not convincing alone."""
_POLICY: Final = PolicyPlayer(sharpness=20.0)


class Theme(StrEnum):
    """The kind of best choice of a puzzle."""

    CAPTURE = "capture"
    """A hand card that captures."""
    LAY = "lay"
    """A hand card that captures nothing, although another one might."""
    TAKE = "take"
    """One of the cards that the drawn card can take."""
    KOI = "koi"
    """Koi-koi."""
    STOP = "stop"
    """Stop."""


_PHASES: Final = {
    Theme.CAPTURE: Phase.PLAY,
    Theme.LAY: Phase.PLAY,
    Theme.TAKE: Phase.TAKE,
    Theme.KOI: Phase.DECIDE,
    Theme.STOP: Phase.DECIDE,
}


@dataclass(frozen=True, slots=True)
class Wanted:
    """Search criteria for a match. `trap`: only positions in which `greedy` is wrong."""

    themes: frozenset[Theme] = frozenset(Theme)
    trap: bool = False


def find(rules: Rules, key: str, wanted: Wanted, playouts: int = PLAYOUTS) -> Puzzle | None:
    """Return the first puzzle in the match with this key, or None.

    The result depends only on the arguments.
    """
    for view, actions in _positions(rules, key):
        if not _worth_a_look(view, wanted):
            continue
        name = f"{key}.{view.seq}"
        chance = random.Random(f"puzzles/{name}")
        if not all(_clear(view, advise(view, chance, n), wanted, sure) for n, sure in _LOOKS):
            continue
        advice = advise(view, chance, playouts)
        if not _clear(view, advice, wanted, SURE):
            continue
        best, second = advice.judged[0].action, _others(advice.judged)[0].action
        if not convincing(view, best, second):
            continue
        solvers = _solvers(view, best, chance)
        if sum(solvers.values()) <= EASIEST * len(solvers):
            odds = advice.odds
            return Puzzle(
                key=name,
                record=MatchRecord(view.rules, actions),
                judged=tuple(map(_rated, advice.judged)),
                odds=None if odds is None else _continuation(odds),
                point=round(advice.point, 5),
                playouts=playouts,
                solvers=solvers,
            )
    return None


def theme_of(view: PlayerView, best: Action) -> Theme:
    """Return the theme of a puzzle, given its best choice."""
    match best:
        case Koi():
            return Theme.KOI
        case Stop():
            return Theme.STOP
        case Play(card):
            return Theme.CAPTURE if view.captures(card) else Theme.LAY
    return Theme.TAKE


def _positions(rules: Rules, key: str) -> Iterator[tuple[PlayerView, tuple[Action, ...]]]:
    """Play a match; before each move yield the player's view and all actions so far."""
    chance = random.Random(f"puzzles/{key}")
    match, actions = new_match(rules), list[Action]()
    while not match.finished:
        if match.to_act is None:
            deck = list(DECK)
            chance.shuffle(deck)
            action: Action = deal_from_deck(rules, deck)
        else:
            view = view_for(match, match.to_act)
            yield view, tuple(actions)
            action = PLAYERS["player"].choose(view, chance)
        actions.append(action)
        match = apply(match, action).match


def _worth_a_look(view: PlayerView, wanted: Wanted) -> bool:
    """Return whether there is a real choice that neither the score nor greed decides."""
    choices = len({canonical_action(one) for one in view.legal})
    ends = view.stake is not None and view.stake.stopped.outcome is not None
    if not 2 <= choices <= MOST_CHOICES or (view.phase is Phase.PLAY and choices < 3) or ends:
        return False
    if view.phase not in {_PHASES[theme] for theme in wanted.themes}:
        return False
    chance = random.Random(view.seq)
    simple = PLAYERS["greedy" if wanted.trap else "simple-greedy"].choose(view, chance)
    return canonical_action(simple) != canonical_action(_POLICY.choose(view, chance))


def _clear(view: PlayerView, advice: EngineAdvice, wanted: Wanted, errors: float) -> bool:
    """Return whether the best choice matches the criteria, is far better, and has a reason."""
    best = advice.judged[0]
    if theme_of(view, best.action) not in wanted.themes:
        return False
    if wanted.trap and _is_greedy(view, best.action):
        return False
    others = _others(advice.judged)
    return all(_far_behind(best, one, advice.point, errors) for one in others) and bool(
        _arguments(view, best.action, others[0].action)
    )


def _others(judged: Sequence[ActionWorth]) -> list[ActionWorth]:
    """Return the choices that differ from the best one, in descending order."""
    best = canonical_action(judged[0].action)
    return [one for one in judged if canonical_action(one.action) != best]


def _is_greedy(view: PlayerView, action: Action) -> bool:
    """Return whether `greedy` makes this choice."""
    greedy = PLAYERS["greedy"].choose(view, random.Random(view.seq))
    return canonical_action(greedy) == canonical_action(action)


def _far_behind(best: ActionWorth, other: ActionWorth, point: float, errors: float) -> bool:
    points, chance = best.points - other.points, best.chance - other.chance
    return (
        min(points, chance / point) >= LEAST_LOSS
        and chance >= errors * other.chance_error
        and points >= errors * other.error
    )


def convincing(view: PlayerView, best: Action, second: Action) -> bool:
    """Return whether there is a convincing reason why a choice is better than another one."""
    return bool(_arguments(view, best, second) - _WEAK)


def _arguments(view: PlayerView, best: Action, second: Action) -> set[Aim]:
    """Return the arguments for the best choice and against the second one."""
    return {one.aim for one in advantages(view, best, second) if one.aim not in RISKS} | {
        one.aim for one in advantages(view, second, best) if one.aim in RISKS
    }


def _solvers(view: PlayerView, best: Action, chance: random.Random) -> dict[str, float]:
    """Return how often each player makes the best choice."""
    found: Counter[str] = Counter()
    for name, times in SOLVERS.items():
        for _ in range(times):
            chosen = PLAYERS[name].choose(view, chance)
            found[name] += canonical_action(chosen) == canonical_action(best)
    return {name: round(found[name] / times, 2) for name, times in SOLVERS.items()}


def _rated(one: ActionWorth) -> Rated:
    return Rated(
        one.action,
        round(one.points, 3),
        round(one.chance, 4),
        round(one.error, 3),
        round(one.chance_error, 4),
    )


def _continuation(odds: KoiKoiOdds) -> Continuation:
    return Continuation(round(odds.improve, 4), round(odds.other_first, 4), round(odds.nobody, 4))
