"""A small policy network that corrects the linear scores of the rollout policy.

Its inputs are the cards that the player to act can see, the koi-koi calls with their points, and
the rules in force. One hidden layer finds combinations of inputs. Its output is added to the score
of each choice. The network was trained by millions of rounds of self-play (`network_training`). A
network without hidden units corrects nothing.

It computes with integers in fixed point, in units of 1/`ONE`. So the sums are the same on every
processor, in any order of the additions.

Each row of `inputs` stands for a card in one of five places (the player's hand, the field, both
piles, the card just drawn) or for a fact. The rules don't change during a match. So their part
is computed once and added to `bias`.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from bot.koikoi import DECK, OPTIONS, Rules, card_code
from bot.koikoi.engine import table
from bot.koikoi.rules.arithmetic import captures
from bot.opponents.compiled.compiling import Numbers, compiled, first
from bot.opponents.data import FOLDER

Singles = npt.NDArray[np.float32]
Wholes = npt.NDArray[np.int32]

ONE: Final = 1024
LEAK: Final = 3
"""A leaky ReLU: negative values are shifted right by 3 bits (divided by 8), so no unit dies."""
UNITS: Final = 128

_CODES: Final = tuple(card_code(card) for card in DECK)
STATE_INPUTS: Final = (
    *(f"hand:{code}" for code in _CODES),
    *(f"field:{code}" for code in _CODES),
    *(f"own_pile:{code}" for code in _CODES),
    *(f"other_pile:{code}" for code in _CODES),
    *(f"drawn:{code}" for code in _CODES),
    *(f"cards_left:{left}" for left in range(9)),
    *(f"own_calls:{calls}" for calls in range(3)),  # 2 means 2 or more
    *(f"other_calls:{calls}" for calls in range(3)),
    "is_oya",
    *(f"month:{month}" for month in range(1, 13)),  # if the round's month counts
    *(f"own_mark:{step}" for step in range(5)),  # points at the last call, by `step_of`
    *(f"other_mark:{step}" for step in range(5)),
    *(f"at_stake:{step}" for step in range(10)),  # at a decision, by `stake_of`
)
"""The names of the network's inputs, in the order of the rows of `Network.inputs`."""

ROWS: Final = (
    *(f"lay:{code}" for code in _CODES),  # a card laid without a match
    *(f"take:{code}" for code in _CODES),  # a card laid that takes
    *(f"taken:{code}" for code in _CODES),  # a card taken
    "koi",
)
"""The names of the network's outputs, in the order of the rows of `Network.scores`."""

IN_HAND: Final = STATE_INPUTS.index("hand:01B")
ON_FIELD: Final = STATE_INPUTS.index("field:01B")
IN_OWN_PILE: Final = STATE_INPUTS.index("own_pile:01B")
IN_OTHER_PILE: Final = STATE_INPUTS.index("other_pile:01B")
IS_DRAWN: Final = STATE_INPUTS.index("drawn:01B")
CARDS_LEFT: Final = STATE_INPUTS.index("cards_left:0")
OWN_CALLS: Final = STATE_INPUTS.index("own_calls:0")
OTHER_CALLS: Final = STATE_INPUTS.index("other_calls:0")
IS_OYA: Final = STATE_INPUTS.index("is_oya")
MONTH_NOW: Final = STATE_INPUTS.index("month:1")
OWN_MARK: Final = STATE_INPUTS.index("own_mark:0")
OTHER_MARK: Final = STATE_INPUTS.index("other_mark:0")
AT_STAKE: Final = STATE_INPUTS.index("at_stake:0")
INPUTS: Final = len(STATE_INPUTS)
MOST_INPUTS: Final = 64  # maximum number of active inputs: 48 cards and a few facts

LAYS: Final = ROWS.index("lay:01B")
TAKES: Final = ROWS.index("take:01B")
IS_TAKEN: Final = ROWS.index("taken:01B")
CALL: Final = ROWS.index("koi")
SCORES: Final = len(ROWS)


class Network(NamedTuple):
    """The parameters of a network under one set of rules, as integers in units of 1/`ONE`.

    Shapes: `bias` (units), `inputs` (inputs, units), `scores` (rows, units). If `units` is 0, the
    network corrects nothing.
    """

    units: int
    bias: Wholes
    inputs: Wholes
    scores: Wholes


NONE: Final = Network(
    0,
    np.zeros(UNITS, np.int32),
    np.zeros((1, UNITS), np.int32),
    np.zeros((1, UNITS), np.int32),
)


# Rules as inputs


def _as_number(value: object) -> float:
    if value is None or value in ("off", "zero", "none"):
        return 0.0
    return min(float(value), 20.0) / 10.0 if isinstance(value, int) else 1.0


_RELEVANT: Final = tuple(
    option
    for option in OPTIONS
    if option.key.startswith(("points.", "extra."))
    or option.key in {"cup_chaff", "viewing_after_koi", "koi_limit", "reply_ends", "seven"}
    or option.key in {"exhaust", "zero_sum", "lightning_wild", "field_brights"}
)
_WORDS: Final = tuple(
    (option.field, word)
    for option in OPTIONS
    if option.key in {"match_three", "stacking", "viewing", "weather", "decision", "koi_factor"}
    for word in option.choices
)
RULES_TOLD: Final = (
    *(option.key for option in _RELEVANT),
    *(f"{field}={word}" for field, word in _WORDS),
)
"""The names of the rule inputs, in the order of the rows of `Learned.rules`."""
RULE_INPUTS: Final = len(RULES_TOLD)


def rule_inputs(rules: Rules) -> Singles:
    """Return the rule inputs, shape (rule inputs), in the order of `RULES_TOLD`."""
    numbers = [_as_number(getattr(rules, option.field)) for option in _RELEVANT]
    words = [float(getattr(rules, field) == word) for field, word in _WORDS]
    return np.array(numbers + words, np.float32)


def _wholes(numbers: Singles) -> Wholes:
    return np.rint(np.clip(numbers, -30, 30) * ONE).astype(np.int32)


class Learned(NamedTuple):
    """The trained parameters of a network, for all rules, as floats.

    Shapes: `bias` (units), `rules` (rule inputs, units), `inputs` (inputs, units), `scores`
    (rows, units). Under given rules, the part of `rules` is added to the bias.
    """

    bias: Singles
    rules: Singles
    inputs: Singles
    scores: Singles

    def under(self, rules: Rules) -> Network:
        """Return the network under these rules."""
        return Network(
            UNITS, _wholes(self.bias_under(rules)), _wholes(self.inputs), _wholes(self.scores)
        )

    def bias_under(self, rules: Rules) -> Singles:
        """Return the bias under these rules, shape (units)."""
        of_rules = rule_inputs(rules)[:, None] * self.rules
        return np.asarray(self.bias + of_rules.sum(axis=0))


def new(seed: int, inputs: int, rows: int) -> Learned:
    """Return an untrained network. Its output weights are zero, so it corrects nothing yet."""
    rng = np.random.default_rng(seed)

    def some(places: int, spread: float) -> Singles:
        return np.asarray(spread * rng.standard_normal((places, UNITS)), np.float32)

    return Learned(
        np.full(UNITS, 0.1, np.float32),
        some(RULE_INPUTS, 0.1),
        some(inputs, 0.15),
        np.zeros((rows, UNITS), np.float32),
    )


def save(
    path: Path,
    learned: Learned,
    inputs: Sequence[str] = STATE_INPUTS,
    rows: Sequence[str] = ROWS,
) -> None:
    """Save a network to a file, in half precision, with the names of its inputs and rows.

    Raises `OSError` if the file can't be written.
    """
    names = {
        "rule_names": np.array(RULES_TOLD),
        "input_names": np.array(inputs),
        "row_names": np.array(rows),
    }
    parts = {name: part.astype(np.float16) for name, part in learned._asdict().items()}
    np.savez_compressed(path, **names, **parts)  # type: ignore[arg-type]  # only arrays


def load(path: Path, inputs: Sequence[str] = STATE_INPUTS, rows: Sequence[str] = ROWS) -> Learned:
    """Load a network from a file, with its parameters in the order of these names.

    The file may be older than a rule: names that it doesn't have get zeros. Names that only the
    file has are ignored. Raises `OSError` if the file can't be read.
    """
    with np.load(path) as kept:
        parts = {name: kept[name].astype(np.float32) for name in Learned._fields}
        return Learned(
            parts["bias"],
            _in_places(parts["rules"], kept["rule_names"], RULES_TOLD),
            _in_places(parts["inputs"], kept["input_names"], inputs),
            _in_places(parts["scores"], kept["row_names"], rows),
        )


def _in_places(numbers: Singles, known: Iterable[str], wanted: Sequence[str]) -> Singles:
    """Return the rows in the order of the wanted names, with zeros for unknown names."""
    places = {str(name): place for place, name in enumerate(known)}
    found = np.zeros((len(wanted), UNITS), np.float32)
    for place, name in enumerate(wanted):
        if name in places:
            found[place] = numbers[places[name]]
    return found


@lru_cache(maxsize=2)
def learned(file: str) -> Learned:
    """Return the network in this file of `data`. Raises `OSError` if it can't be read."""
    return load(FOLDER / file)


# Evaluation


@compiled
def step_of(points: int) -> int:
    """Return the bin of these points, 0 to 4: 0 points, under 5, under 7, under 10, 10 or more."""
    if points == 0:
        return 0
    if points < 5:
        return 1
    if points < 7:
        return 2
    return 3 if points < 10 else 4


@compiled
def stake_of(points: int) -> int:
    """Return the bin, 0 to 9, of the points that a stop would win.

    There is one bin each for 0 to 6 points, then under 10, under 15, and 15 or more.
    """
    if points < 7:
        return points
    if points < 10:
        return 7
    return 8 if points < 15 else 9


@compiled
def list_cards(cards: int, start: int, found: Numbers, length: int) -> int:
    """Append the input indices of these cards to `found`, and return its new length."""
    while cards:
        found[length] = start + first(cards)
        cards &= cards - 1
        length += 1
    return length


@compiled
def list_inputs(state: Numbers, numbers: Numbers, found: Numbers) -> int:
    """Write the indices of the player's active inputs to `found`, and return their number."""
    seat = state[table.TO_ACT]
    other = 1 - seat
    length = list_cards(state[table.HAND + seat], IN_HAND, found, 0)
    length = list_cards(state[table.FIELD], ON_FIELD, found, length)
    length = list_cards(state[table.CAPTURED + seat], IN_OWN_PILE, found, length)
    length = list_cards(state[table.CAPTURED + other], IN_OTHER_PILE, found, length)
    if state[table.PHASE] == table.TAKE:
        found[length] = IS_DRAWN + state[table.DRAWN]
        length += 1
    found[length] = CARDS_LEFT + state[table.HAND + seat].bit_count()
    found[length + 1] = OWN_CALLS + min(state[table.CALLS + seat], 2)
    found[length + 2] = OTHER_CALLS + min(state[table.CALLS + other], 2)
    found[length + 3] = OWN_MARK + step_of(state[table.MARK + seat])
    found[length + 4] = OTHER_MARK + step_of(state[table.MARK + other])
    length += 5
    if state[table.OYA] == seat:
        found[length] = IS_OYA
        length += 1
    month = state[table.MONTH]
    if month:
        found[length] = MONTH_NOW + month - 1
        length += 1
    if state[table.PHASE] == table.DECIDE:
        found[length] = AT_STAKE + stake_of(table.total(state, seat, numbers))
        length += 1
    return length


@compiled
def see(state: Numbers, numbers: Numbers, network: Network, found: Numbers, hidden: Wholes) -> int:
    """Compute the hidden units for the player to act. Returns the number of active inputs."""
    length = list_inputs(state, numbers, found)
    for unit in range(UNITS):
        hidden[unit] = network.bias[unit]
    for place in range(length):
        row = found[place]
        for unit in range(UNITS):
            hidden[unit] += network.inputs[row, unit]
    for unit in range(UNITS):
        hidden[unit] = max(hidden[unit], hidden[unit] >> LEAK)
    return length


@compiled
def say(scores: Wholes, row: int, hidden: Wholes) -> float:
    """Return the output of one row, as a float (1.0 is one unit of score)."""
    whole = np.int32(0)
    for unit in range(UNITS):
        whole = np.int32(whole + np.int32(hidden[unit] * scores[row, unit]))
    return np.float64(whole) / (ONE * ONE)


@compiled
def say_choice(  # noqa: PLR0917 - compiled code knows no keywords
    state: Numbers, numbers: Numbers, network: Network, hidden: Wholes, card: int, target: int
) -> float:
    """Return the score correction of one choice: a card with its target, or a take (card -1)."""
    if card < 0:
        return say(network.scores, IS_TAKEN + target, hidden)
    taken, _ = captures(card, state[table.FIELD], numbers)
    if target >= 0:
        taken = 1 << target
    if taken == 0:
        return say(network.scores, LAYS + card, hidden)
    said = say(network.scores, TAKES + card, hidden)
    while taken:
        said += say(network.scores, IS_TAKEN + first(taken), hidden)
        taken &= taken - 1
    return said
