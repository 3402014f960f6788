"""Measures how often a steady player wins a round with each yaku: the rollout policy's self-play.

Both seats follow the policy. The result depends only on the preset, the number of rounds and the
seed.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import numpy as np

from bot.cli.terminal import OK, fail, say
from bot.koikoi import DECK, PRESETS, Rules, make_rules
from bot.koikoi.cards import CardSet, card_set
from bot.koikoi.engine import table as t
from bot.koikoi.rules import PRESET_NAMES, Yaku, course_options, score
from bot.koikoi.rules.lookups import numbers_of
from bot.opponents.compiled.encoding import rule_numbers
from bot.opponents.search import rollout_policy

_LUCKY: Final = {
    course_options.TESHI: Yaku.TESHI,
    course_options.FIELD_QUAD: Yaku.TESHI,
    course_options.KUTTSUKI: Yaku.KUTTSUKI,
    course_options.FIELD_PAIRS: Yaku.KUTTSUKI,
}
_DIGITS: Final = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("file", type=Path, help="where they go; it is replaced")
    parser.add_argument(
        "--rounds", type=int, default=100_000, metavar="N", help="for each preset (100,000)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of all chance (1)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the rounds, write the file, and return the exit code."""
    if arguments.rounds < 1:
        return fail("--rounds must be at least 1.")
    presets = {}
    for preset in PRESET_NAMES:
        print(preset, file=sys.stderr)
        presets[preset] = yaku_rates(preset, arguments.rounds, arguments.seed)
    measured = {"rounds": arguments.rounds, "seed": arguments.seed, "presets": presets}
    try:
        arguments.file.write_text(json.dumps(measured, indent=1) + "\n", encoding="utf-8")
    except OSError as problem:
        return fail(f"{arguments.file} can't be written: {problem.strerror}.")
    say(f"{len(presets)} presets in {arguments.file}")
    return OK


def yaku_rates(preset: str, rounds: int, seed: int) -> dict[str, float]:
    """Return the frequency (0 to 1) with which one player wins a round with each yaku.

    Yaku that were never made are absent. The yaku of the month is left out: it depends on the
    length of a match.
    """
    rules = PRESETS[preset]
    if rules.rounds == 12:
        rules = make_rules(preset, {"rounds": "3"})
    made = Counter(yaku for won in _rounds(rules, rounds, seed) for yaku in won)
    return {yaku.value: round(made[yaku] / (2 * rounds), _DIGITS) for yaku in Yaku if made[yaku]}


def _rounds(rules: Rules, rounds: int, seed: int) -> Iterator[Sequence[Yaku]]:
    """Yield the yaku with which each round was won."""
    rng = random.Random(seed)
    workspace = rollout_policy.new_workspace(seed)
    policy, numbers = rollout_policy.policy_for(rules), rule_numbers(rules)
    for _ in range(rounds):
        table = _dealt(rules, rng)
        if not _is_over(table):
            state = np.array(table, np.int64)
            rollout_policy.play_round(state, numbers, policy, workspace)
            table = state.tolist()
        yield _won_with(table, rules)


def _dealt(rules: Rules, rng: random.Random) -> list[int]:
    """Deal until a deal isn't void. A lucky hand may end the round immediately."""
    numbers, deck = numbers_of(rules), list(DECK)
    while True:
        table = [0] * t.STATE_SIZE
        t.new_match(table, numbers)
        rng.shuffle(deck)
        table[t.PILE :] = deck[24:]
        hands = card_set(deck[:8]), card_set(deck[8:16])
        t.deal(table, *hands, card_set(deck[16:24]), numbers)
        if table[t.PHASE] == t.SWAP:
            t.settle_swap(table, False, numbers)
        if table[t.PHASE] != t.DEAL or table[t.NUMBER] > 1:
            return table


def _is_over(table: Sequence[int]) -> bool:
    return table[t.PHASE] in {t.DEAL, t.FINISHED}


def _won_with(table: Sequence[int], rules: Rules) -> Sequence[Yaku]:
    winner, why = table[t.ROUND_WINNER], table[t.WHY]
    if winner == t.NONE:
        return ()
    if why in _LUCKY:
        return (_LUCKY[why],)
    won = score(
        CardSet(table[t.CAPTURED + winner]),
        rules,
        own_calls=table[t.CALLS + winner],
        opponent_calls=table[t.CALLS + 1 - winner],
        field_brights=table[t.FIELD_BRIGHTS],
    )
    return [one.yaku for one in won.yaku]
