"""Training of the policy network by self-play, over hundreds of millions of rounds.

It is an actor-critic policy gradient. After a round each choice becomes a little likelier if the
result was better than the critic expected, and less likely if it was worse. Only training needs
the critic. So it may see hidden cards: the opponent's hand and the next cards of the pile. This
reduces the variance that comes from luck. Every batch plays one set of rules: a preset, or house
rules drawn at random.

Run it as `python -m tests.tools.training.network_training FILE SECONDS [SEED]`. If the file
exists, training continues from it. The weights of the rollout policy don't change: the network
learns to correct them.
"""

import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from bot.koikoi import DECK, PRESETS, Rules, RulesError, card_code, make_rules
from bot.koikoi.engine import table
from bot.koikoi.rules import OPTIONS_BY_KEY
from bot.koikoi.rules.arithmetic import captures
from bot.koikoi.rules.course_options import ZERO_SUM
from bot.opponents.compiled.compiling import (
    Numbers,
    Weights,
    compiled,
    compiled_making_arrays,
    first,
)
from bot.opponents.compiled.encoding import rule_numbers
from bot.opponents.compiled.rng import unit as unit_of
from bot.opponents.search import network, rollout_policy
from bot.opponents.search.network import (
    CALL,
    INPUTS,
    IS_TAKEN,
    LAYS,
    SCORES,
    TAKES,
    UNITS,
    Learned,
    Singles,
    list_cards,
    list_inputs,
)
from bot.opponents.search.rollout_policy import Policy, Workspace
from tests.tools.training.policy_training import compare, deal_round

THREADS: Final = 2
ROUNDS: Final = 2000
"""The rounds of each thread in a batch."""
MOST_CHOICES: Final = 48
"""The most choices that are recorded in a round."""
FORESIGHT: Final = 3
"""How many cards of the pile the critic sees."""
_SEEN_BY_THE_CRITIC: Final = (
    *network.STATE_INPUTS,
    *(f"other_hand:{card_code(card)}" for card in DECK),
    *(f"next_{ahead}:{card_code(card)}" for ahead in range(FORESIGHT) for card in DECK),
)
_EXPECTED: Final = ("expected",)
OTHERS_HAND: Final = _SEEN_BY_THE_CRITIC.index("other_hand:01B")
NEXT_CARDS: Final = _SEEN_BY_THE_CRITIC.index("next_0:01B")
CRITIC_INPUTS: Final = len(_SEEN_BY_THE_CRITIC)
SLANT: Final = np.float32(0.5**network.LEAK)
USUAL: Final = PRESETS["wikipedia-2020"]
RATE: Final = 2e-3
WARMING_UP: Final = 200
"""The number of steps until the learning rate reaches its full value."""
WHIM: Final = 0.005
DARING: Final = 0.1
"""The probability of calling koi-koi without asking the policy, for exploration."""
KEENNESS: Final = 30.0
"""The target log-odds of a call, for each usual result that the call gains."""
LESSON_OF_A_CALL: Final = 0.02
"""The learning rate of calls, relative to that of other choices."""
TRUST: Final = 0.95
"""The weight (0 to 1) of the round's result in the return; the rest comes from the critic."""


class Slope(NamedTuple):
    """The gradient of the network's and the critic's parameters (direction of ascent)."""

    bias: Singles
    inputs: Singles
    scores: Singles
    critic_bias: Singles
    critic_inputs: Singles
    critic_scores: Singles


class Critic(NamedTuple):
    """The critic's parameters under the rules of a batch."""

    bias: Singles
    inputs: Singles
    scores: Singles


class Course(NamedTuple):
    """The inputs of a batch: the rules, the current policy and the current critic.

    `scores` are those of the network in `policy`, before rounding to integers. Results are divided
    by `size`, the mean absolute result under the rules, in points. `whim` is the weight of the
    entropy bonus: a higher value keeps the policy less certain.
    """

    numbers: Numbers
    policy: Policy
    scores: Singles
    critic: Critic
    size: float
    whim: float


class Lesson(NamedTuple):
    """The recorded choices of a round, one row for each.

    `shares` holds the probability of each listed choice (`cards`, their `targets`, and what each
    `takes` from the field). At a decision it holds only the score of koi-koi (log-odds). `seen`
    lists the active inputs: the first `lengths[row, 0]` are the player's, those up to
    `lengths[row, 1]` are the critic's only. `expected` is the critic's estimate. `at_stake` is the
    value of stopping at a decision. Both are in units of `Course.size`. `dared` is 1 if koi-koi was
    called for exploration.
    """

    states: Numbers
    chosen: Numbers
    choices: Numbers
    cards: Numbers
    targets: Numbers
    takes: Numbers
    shares: Weights
    seen: Numbers
    lengths: Numbers
    hidden: Singles
    critic_hidden: Singles
    expected: Weights
    at_stake: Weights
    dared: Numbers
    back: Singles


def new_slope() -> Slope:
    """Return a gradient of zeros."""
    return Slope(
        np.zeros(UNITS, np.float32),
        np.zeros((INPUTS, UNITS), np.float32),
        np.zeros((SCORES, UNITS), np.float32),
        np.zeros(UNITS, np.float32),
        np.zeros((CRITIC_INPUTS, UNITS), np.float32),
        np.zeros((1, UNITS), np.float32),
    )


def new_lesson() -> Lesson:
    return Lesson(
        states=np.zeros((MOST_CHOICES, table.STATE_SIZE), np.int64),
        chosen=np.zeros(MOST_CHOICES, np.int64),
        choices=np.zeros(MOST_CHOICES, np.int64),
        cards=np.zeros((MOST_CHOICES, 64), np.int64),
        targets=np.zeros((MOST_CHOICES, 64), np.int64),
        takes=np.zeros((MOST_CHOICES, 64), np.int64),
        shares=np.zeros((MOST_CHOICES, 64)),
        seen=np.zeros((MOST_CHOICES, network.MOST_INPUTS + 16), np.int64),
        lengths=np.zeros((MOST_CHOICES, 2), np.int64),
        hidden=np.zeros((MOST_CHOICES, UNITS), np.float32),
        critic_hidden=np.zeros((MOST_CHOICES, UNITS), np.float32),
        expected=np.zeros(MOST_CHOICES),
        at_stake=np.zeros(MOST_CHOICES),
        dared=np.zeros(MOST_CHOICES, np.int64),
        back=np.zeros(UNITS, np.float32),
    )


@compiled
def expect(state: Numbers, course: Course, lesson: Lesson, row: int) -> None:
    """Record the active inputs and the critic's estimate in this row."""
    seen, hidden = lesson.seen[row], lesson.critic_hidden[row]
    length = list_inputs(state, course.numbers, seen)
    lesson.lengths[row, 0] = length
    length = list_cards(state[table.HAND + 1 - state[table.TO_ACT]], OTHERS_HAND, seen, length)
    start = table.PILE + state[table.TURN] - (1 if state[table.PHASE] == table.PLAY else 0)
    for ahead in range(FORESIGHT):
        seen[length] = NEXT_CARDS + 48 * ahead + state[start + ahead]
        length += 1
    lesson.lengths[row, 1] = length
    for unit in range(UNITS):
        hidden[unit] = course.critic.bias[unit]
    for place in range(length):
        which = seen[place]
        for unit in range(UNITS):
            hidden[unit] += course.critic.inputs[which, unit]
    expected = 0.0
    for unit in range(UNITS):
        hidden[unit] = max(hidden[unit], hidden[unit] * SLANT)
        expected += hidden[unit] * course.critic.scores[0, unit]
    lesson.expected[row] = expected


@compiled
def takes_of(state: Numbers, numbers: Numbers, workspace: Workspace, place: int) -> int:
    """Return the cards that a listed play takes from the field, as a bit mask."""
    card, target = workspace.cards[place], workspace.targets[place]
    if card < 0:
        return 0
    taken, _ = captures(card, state[table.FIELD], numbers)
    return 1 << target if target >= 0 else taken


@compiled
def act_and_note(
    state: Numbers, course: Course, workspace: Workspace, lesson: Lesson, row: int
) -> None:
    """Act by the policy, and record the possible choices and the one that was made."""
    numbers, policy = course.numbers, course.policy
    table.copy(lesson.states[row], state)
    if state[table.PHASE] == table.DECIDE:
        weight = rollout_policy.weigh_call(state, numbers, policy, workspace)
        chosen = 1 if unit_of(workspace.choice_rng) * (1.0 + np.exp(-weight)) < 1.0 else 0
        lesson.dared[row] = 1 if unit_of(workspace.choice_rng) < DARING else 0
        if lesson.dared[row]:
            chosen = 1
        lesson.shares[row, 0] = weight
        at_stake = np.float64(table.total(state, state[table.TO_ACT], numbers))
        lesson.at_stake[row] = at_stake * (2.0 if numbers[ZERO_SUM] else 1.0) / course.size
        rollout_policy.do(state, numbers, chosen, -1)
    else:
        length = rollout_policy.list_choices(state, numbers, workspace)
        rollout_policy.score_choices(state, numbers, policy, workspace, length)
        chosen = rollout_policy.pick(
            workspace.scores, length, policy.sharpness, workspace.choice_rng
        )
        lesson.choices[row] = length
        for place in range(length):
            lesson.cards[row, place] = workspace.cards[place]
            lesson.targets[row, place] = workspace.targets[place]
            lesson.takes[row, place] = takes_of(state, numbers, workspace, place)
            lesson.shares[row, place] = workspace.scores[place]
        lesson.dared[row] = 0
        rollout_policy.do(state, numbers, workspace.cards[chosen], workspace.targets[chosen])
    lesson.chosen[row] = chosen
    for unit in range(UNITS):
        lesson.hidden[row, unit] = np.float32(workspace.hidden[unit]) / np.float32(network.ONE)


class Layer(NamedTuple):
    """The hidden units, the output weights, their gradient, and the gradient of the units."""

    hidden: Singles
    scores: Singles
    slope: Singles
    back: Singles


@compiled
def push(row: int, amount: float, layer: Layer) -> None:
    """Add to the gradients: the output of this row should rise by `amount`."""
    step = np.float32(amount)
    for unit in range(UNITS):
        layer.slope[row, unit] += step * layer.hidden[unit]
        layer.back[unit] += step * layer.scores[row, unit]


@compiled
def push_through(layer: Layer, seen: Numbers, length: int, bias: Singles, inputs: Singles) -> None:
    """Propagate the gradient of the hidden units back to the bias and the active inputs."""
    back = layer.back
    for unit in range(UNITS):
        if layer.hidden[unit] <= 0.0:
            back[unit] *= SLANT
        bias[unit] += back[unit]
    for place in range(length):
        row = seen[place]
        for unit in range(UNITS):
            inputs[row, unit] += back[unit]


@compiled
def clear(back: Singles) -> None:
    """Set all values to zero."""
    for unit in range(UNITS):
        back[unit] = np.float32(0.0)


@compiled
def teach_critic(course: Course, truth: float, lesson: Lesson, row: int, slope: Slope) -> None:
    """Add to the gradient: move the critic's estimate towards the true result."""
    clear(lesson.back)
    layer = Layer(lesson.critic_hidden[row], course.critic.scores, slope.critic_scores, lesson.back)
    push(0, truth - lesson.expected[row], layer)
    length = lesson.lengths[row, 1]
    push_through(layer, lesson.seen[row], length, slope.critic_bias, slope.critic_inputs)


@compiled
def push_choice(lesson: Lesson, row: int, place: int, amount: float, layer: Layer) -> None:
    """Add to the gradient: raise the score of a listed choice. Mirrors `network.say_choice`."""
    card, target = lesson.cards[row, place], lesson.targets[row, place]
    if card < 0:
        push(IS_TAKEN + target, amount, layer)
        return
    taken = lesson.takes[row, place]
    push(TAKES + card if taken else LAYS + card, amount, layer)
    while taken:
        push(IS_TAKEN + first(taken), amount, layer)
        taken &= taken - 1


@compiled
def teach(course: Course, better: float, lesson: Lesson, row: int, slope: Slope) -> None:
    """Add to the gradient: make the choice likelier, in proportion to its advantage `better`."""
    clear(lesson.back)
    layer = Layer(lesson.hidden[row], course.scores, slope.scores, lesson.back)
    shares, chosen = lesson.shares[row], lesson.chosen[row]
    if lesson.states[row, table.PHASE] == table.DECIDE:
        if chosen:
            gained = better + lesson.expected[row] - lesson.at_stake[row]
            push(CALL, LESSON_OF_A_CALL * (KEENNESS * gained - shares[0]), layer)
    else:
        entropy = 0.0
        for place in range(lesson.choices[row]):
            entropy -= shares[place] * np.log(shares[place] + 1e-9)
        for place in range(lesson.choices[row]):
            likely = shares[place]
            amount = better * ((1.0 if place == chosen else 0.0) - likely)
            amount -= course.whim * likely * (np.log(likely + 1e-9) + entropy)
            push_choice(lesson, row, place, amount, layer)
    push_through(layer, lesson.seen[row], lesson.lengths[row, 0], slope.bias, slope.inputs)


@compiled
def is_choice(state: Numbers, numbers: Numbers, workspace: Workspace) -> bool:
    """Return whether the player to act has more than one legal choice."""
    if state[table.PHASE] == table.DECIDE:
        return True
    return rollout_policy.list_choices(state, numbers, workspace) > 1


@compiled
def play_and_note(state: Numbers, course: Course, workspace: Workspace, lesson: Lesson) -> int:
    """Play a dealt round to its end, and return how many choices were recorded."""
    made = 0
    while state[table.PHASE] > table.SWAP and state[table.PHASE] != table.FINISHED:
        if is_choice(state, course.numbers, workspace) and made < MOST_CHOICES:
            expect(state, course, lesson, made)
            act_and_note(state, course, workspace, lesson, made)
            made += 1
        else:
            rollout_policy.act(state, course.numbers, course.policy, workspace)
    return made


@compiled
def explain(won: float, oya: int, made: int, course: Course, lesson: Lesson, slope: Slope) -> None:  # noqa: PLR0917
    """Learn from a finished round. `won` is the oya's gain over the ko, in points."""
    came = won / course.size
    for row in range(made - 1, -1, -1):
        sign = 1.0 if lesson.states[row, table.TO_ACT] == oya else -1.0
        expected = sign * lesson.expected[row]
        teach(course, sign * (came - expected), lesson, row, slope)
        if lesson.dared[row]:
            came = expected  # a forced call must not affect the earlier choices
        else:
            teach_critic(course, sign * came, lesson, row, slope)
            came = TRUST * came + (1.0 - TRUST) * expected


@compiled_making_arrays
def batch(rounds: int, course: Course, workspace: Workspace, lesson: Lesson, slope: Slope) -> float:
    """Play rounds and add up the gradient. Returns the mean absolute result, in points."""
    state = workspace.state
    deck = np.arange(48)
    whole = 0.0
    for place in range(rounds):
        deal_round(state, course.numbers, place, deck, workspace)
        oya = place % 2
        made = play_and_note(state, course, workspace, lesson)
        won = np.float64(state[table.DELTA + oya] - state[table.DELTA + 1 - oya])
        whole += abs(won)
        explain(won, oya, made, course, lesson, slope)
    return whole / rounds


# Rules to learn from


def rules_to_learn(odd: int = 30, seed: int = 7) -> list[Rules]:
    """Return every preset, and house rules changed at random."""
    rng = random.Random(seed)
    found = [*PRESETS.values()]
    keys = [key for key in OPTIONS_BY_KEY if key.startswith(("points.", "extra."))] + [
        "match_three", "cup_chaff", "stacking", "viewing", "viewing_after_koi", "weather",
        "koi_limit", "decision", "reply_ends", "seven", "koi_factor", "field_brights", "exhaust",
        "lightning_wild",
    ]  # fmt: skip
    while len(found) < len(PRESETS) + odd:
        changes = {}
        for key in rng.sample(keys, 6):
            choices = OPTIONS_BY_KEY[key].choices
            changes[key] = rng.choice(choices[:14] if len(choices) > 14 else choices)
        if rng.random() < 0.3:
            changes["rounds"] = "12"
        try:
            found.append(make_rules(rng.choice(list(PRESETS)), changes))
        except RulesError:
            continue
    return found


class Adam:
    """The Adam optimizer, for gradient ascent."""

    def __init__(self, parts: list[Any]) -> None:
        self._parts = parts
        self._first = [np.zeros_like(part) for part in parts]
        self._second = [np.zeros_like(part) for part in parts]
        self._steps = 0

    def step(self, slopes: list[Any], rate: float) -> None:
        """Take one step along these gradients, in place."""
        self._steps += 1
        for part, slope, one, two in zip(
            self._parts, slopes, self._first, self._second, strict=True
        ):
            np.add(one, 0.1 * (slope - one), out=one)
            np.add(two, 0.001 * (slope * slope - two), out=two)
            mean = one / (1 - 0.9**self._steps)
            spread = np.sqrt(two / (1 - 0.999**self._steps))
            np.add(part, np.float32(rate) * mean / (spread + np.float32(1e-7)), out=part)


class Pupil:
    """A network, its critic, their average and the state of the optimizer."""

    def __init__(self, path: Path, seed: int) -> None:
        """Load the network and the critic from their files if these exist."""
        self._path, self._critic_path = path, path.with_name(f"{path.stem}-critic.npz")
        known = network.load(path) if path.exists() else network.new(seed, INPUTS, SCORES)
        self.learned = Learned(*(part.copy() for part in known))
        self.average = Learned(*(part.copy() for part in known))
        self.critic = network.new(seed + 1, CRITIC_INPUTS, 1)
        if self._critic_path.exists():
            critic = network.load(self._critic_path, _SEEN_BY_THE_CRITIC, _EXPECTED)
            self.critic = Learned(*(part.copy() for part in critic))
        self._adam = Adam([*self.learned, *self.critic])

    def critic_under(self, rules: Rules) -> Critic:
        return Critic(self.critic.bias_under(rules), self.critic.inputs, self.critic.scores)

    def learn(self, slope: Slope, rules: Rules, rate: float) -> None:
        """Take one step of the optimizer, and update the average."""
        told = network.rule_inputs(rules)
        actor = slope.bias, np.outer(told, slope.bias), slope.inputs, slope.scores
        critic = slope.critic_bias, np.outer(told, slope.critic_bias), slope.critic_inputs
        self._adam.step([*actor, *critic, slope.critic_scores], rate)
        for kept, part in zip(self.average, self.learned, strict=True):
            np.add(kept, np.float32(0.005) * (part - kept), out=kept)

    def keep(self) -> None:
        """Save the averaged network and the critic to their files."""
        network.save(self._path, self.average)
        network.save(self._critic_path, self.critic, _SEEN_BY_THE_CRITIC, _EXPECTED)


def train(path: Path, seconds: float, seed: int = 1) -> None:
    """Train for this many seconds, and save the network about once a minute and at the end."""
    began = time.monotonic()
    pupil = Pupil(path, seed)
    rules = rules_to_learn()
    often = [*range(len(PRESETS))] * 6 + [*range(len(rules))] + [rules.index(USUAL)] * 6
    rng = np.random.default_rng(seed)
    size = [6.0 for _ in rules]
    workspaces = [rollout_policy.new_workspace(1000 * seed + which) for which in range(THREADS)]
    lessons = [new_lesson() for _ in range(THREADS)]
    step, shown = 0, began
    with ThreadPoolExecutor(THREADS) as pool:
        while (spent := time.monotonic() - began) < seconds:
            which = int(rng.choice(often))
            bare = rollout_policy.policy_for(rules[which])
            course = Course(
                rule_numbers(rules[which]),
                bare._replace(network=pupil.learned.under(rules[which])),
                pupil.learned.scores,
                pupil.critic_under(rules[which]),
                size[which],
                WHIM,
            )
            slopes = [new_slope() for _ in range(THREADS)]
            means = pool.map(partial(batch, ROUNDS, course), workspaces, lessons, slopes)
            size[which] += 0.1 * (sum(means) / THREADS - size[which])
            slope = Slope(*(sum(parts) / (THREADS * ROUNDS) for parts in zip(*slopes, strict=True)))
            step += 1
            rate = RATE * min(step / WARMING_UP, 1.0) * max(0.02, 1.0 - spent / seconds)
            pupil.learn(slope, rules[which], rate)
            if time.monotonic() - shown > 60:
                shown = time.monotonic()
                pupil.keep()
                print(f"{spent:.0f} s, {step} steps:", gauge(pupil.average), flush=True)
    pupil.keep()


def gauge(learned: Learned, deals: int = 50_000) -> str:
    """Return as text the gain of this network in points per round, under two presets."""
    said = []
    for preset in ("wikipedia-2020", "steam"):
        rules = PRESETS[preset]
        without = rollout_policy.policy_for(rules)
        better = without._replace(network=learned.under(rules))
        mean, error = compare(
            deals, rule_numbers(rules), better, without, rollout_policy.new_workspace(9)
        )
        said.append(f"{preset} {mean:+.3f} ± {1.96 * error:.3f}")
    return ", ".join(said)


if __name__ == "__main__":
    train(Path(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
