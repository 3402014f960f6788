"""Measures how much a player's choices cost, by a search with many more playouts.

Matches are played quickly, by the rollout policy, up to a random round. The player plays that round
for both seats, and the teacher judges each of their choices. So scores and remaining rounds are
realistic, and no judged choice follows from a choice of the quick player.

The teacher thinks like the master, so the result shows the effect of more thinking. It can't show
positions that both misjudge.
"""

import argparse
import json
import multiprocessing
import random
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from typing import Final

from bot.cli.terminal import OK, fail, say
from bot.koikoi import (
    DECK,
    PRESET_NAMES,
    Match,
    Phase,
    Rules,
    RulesError,
    apply,
    deal_from_deck,
    make_rules,
    new_match,
    view_for,
)
from bot.opponents.levels.players import PLAYERS
from bot.opponents.search import teacher
from bot.opponents.search.rollout_policy import SELFPLAY_NETWORK
from bot.opponents.search.search_player import PolicyPlayer

PHASES: Final = (Phase.PLAY, Phase.TAKE, Phase.DECIDE)
"""The phases with choices to judge. At a swap nothing is known yet."""
_LONGEST: Final = 20_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("player", metavar="PLAYER", help="a computer player")
    parser.add_argument("--rules", default="wikipedia-2020", help=", ".join(PRESET_NAMES))
    parser.add_argument("--rounds", type=int, default=12, metavar="N", help="(12)")
    parser.add_argument(
        "--playouts", type=int, default=400_000, metavar="N", help="for each judgement (400,000)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of all chance (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the rounds, print the losses, and return the exit code."""
    if min(arguments.rounds, arguments.playouts, arguments.workers) < 1:
        return fail("--rounds, --playouts and --workers must be at least 1.")
    if arguments.player not in PLAYERS:
        return fail(f"There is no player {arguments.player[:40]!r}: {', '.join(PLAYERS)}.")
    try:
        make_rules(arguments.rules)
    except RulesError as problem:
        return fail(str(problem))
    judged = _judged(arguments)
    found = {"all": regret(judged)} | {phase.value: regret(judged, {phase}) for phase in PHASES}
    if arguments.json:
        heading = {"player": arguments.player, "rules": arguments.rules, "seed": arguments.seed}
        sizes = {"rounds": arguments.rounds, "playouts": arguments.playouts}
        say(json.dumps(heading | sizes | {name: asdict(one) for name, one in found.items()}))
        return OK
    say(f"{arguments.player}, {arguments.rules}, {arguments.rounds} rounds from both seats")
    for name, one in found.items():
        say(
            f"  {name:7} {one.choices:4} choices, {one.differ:3} differ; a round loses"
            f" {100 * one.chance:.2f} ± {100 * one.chance_error:.2f} of a hundred matches,"
            f" {one.points:.3f} ± {one.points_error:.3f} points"
        )
    return OK


def _judged(arguments: argparse.Namespace) -> "Sequence[Sequence[Judgement]]":
    one = partial(
        judged_round,
        arguments.player,
        make_rules(arguments.rules),
        arguments.seed,
        playouts=arguments.playouts,
    )
    places = range(arguments.rounds)
    if arguments.workers == 1:
        return [one(place) for place in places]
    # Fresh processes: compiled code and its threads don't survive a fork.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(arguments.workers, mp_context=context) as pool:
        return list(pool.map(one, places))


@dataclass(frozen=True, slots=True)
class Judgement:
    """A judged choice. Losses are relative to the teacher's first choice.

    `chance`: the loss of winning probability, in matches (0 to 1).
    `points`: the loss in points per round.
    """

    phase: Phase
    agrees: bool
    chance: float
    points: float


@dataclass(frozen=True, slots=True)
class Regret:
    """The mean losses of one player in one round, with standard errors over the rounds.

    `chance`, `chance_error`: in matches (0 to 1). `points`, `points_error`: in points.
    `choices`: the number of judged choices, `differ`: the number that differ from the teacher's.
    """

    choices: int
    differ: int
    chance: float
    chance_error: float
    points: float
    points_error: float


def judged_round(
    name: str, rules: Rules, seed: int, place: int, playouts: int
) -> tuple[Judgement, ...]:
    """Let a player of `PLAYERS` play one round for both seats, and judge every choice.

    The same arguments give the same round. Raises `KeyError` if there is no such player.
    """
    chance = random.Random(f"{seed}/{place}")
    player = PLAYERS[name]
    match = chance.choice(_round_starts(rules, chance))
    number, judged = match.number, []
    while not match.finished and match.number == number and match.phase is not Phase.DEAL:
        view = view_for(match, match.to_act)
        action = player.choose(view, chance)
        if len(view.legal) > 1 and match.phase in PHASES:
            order = teacher.advise(view, chance, playouts).judged
            first, chosen = order[0], next(one for one in order if one.action == action)
            judged.append(
                Judgement(
                    match.phase,
                    chosen is first,
                    first.chance - chosen.chance,
                    first.points - chosen.points,
                )
            )
        match = apply(match, action).match
    return tuple(judged)


def _round_starts(rules: Rules, chance: random.Random) -> list[Match]:
    """Play a match quickly; return its state after each deal that left something to play."""
    quick = PolicyPlayer(network=SELFPLAY_NETWORK)
    match, starts = new_match(rules), []
    while not match.finished and match.seq < _LONGEST:
        if match.phase is Phase.DEAL:
            deck = list(DECK)
            chance.shuffle(deck)
            match = apply(match, deal_from_deck(rules, deck)).match
            if match.phase in {Phase.PLAY, Phase.SWAP}:
                starts.append(match)
        else:
            match = apply(match, quick.choose(view_for(match, match.to_act), chance)).match
    return starts


def regret(rounds: Sequence[Sequence[Judgement]], phases: Iterable[Phase] = PHASES) -> Regret:
    """Add up the judgements of at least one round, of these phases only."""
    wanted = frozenset(phases)
    chosen = [[one for one in judged if one.phase in wanted] for judged in rounds]
    # Each round is played from both seats.
    chance, chance_error = _mean([sum(one.chance for one in judged) / 2 for judged in chosen])
    points, points_error = _mean([sum(one.points for one in judged) / 2 for judged in chosen])
    return Regret(
        sum(map(len, chosen)),
        sum(not one.agrees for judged in chosen for one in judged),
        chance,
        chance_error,
        points,
        points_error,
    )


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and its standard error, which is 0 for a single value."""
    mean = sum(values) / len(values)
    if len(values) == 1:
        return mean, 0.0
    squares = sum((value - mean) ** 2 for value in values)
    return mean, sqrt(squares / (len(values) - 1) / len(values))
