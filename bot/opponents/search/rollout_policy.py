"""The rollout policy: how a player chooses without looking ahead.

The search plays thousands of rounds to their end by this policy. The quick levels use only the
policy. The score of a play is a sum of weights. A play with a higher score is chosen more often
(softmax).

Cards belong to groups, one for each set of cards that yaku are made from. The weight of one more
card of a group depends on how many cards of the group the pile holds, and on the stage of the
round. It is scaled by the points of the group's yaku under the rules in force. So the same
weights serve all rules. There are four such tables: the gain of a captured card for the player, its
loss for the opponent, the loss of a discarded card for the player, and its gain for the opponent.
"""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from bot.koikoi import Rules, arithmetic, make_rules
from bot.koikoi.engine import table
from bot.koikoi.rules import card_groups, counted_month
from bot.koikoi.rules.arithmetic import captures, multiply
from bot.opponents.compiled.compiling import Numbers, Weights, compiled, first
from bot.opponents.compiled.rng import Rng, rng_from, unit
from bot.opponents.data import FOLDER
from bot.opponents.search import network
from bot.opponents.search.network import CALL, Network, Wholes, say, say_choice, see, stake_of

DRY, RAIN, BOAR, POETRY, BLUE, BLOSSOM, MOON, ANIMALS, RIBBONS, CHAFF, MONTH = range(11)
GROUPS: Final = 11
COUNT_LEVELS: Final = 12  # counts of a group in a pile, 0 to 11; a higher count is treated as 11
STAGES: Final = 3
TABLE: Final = STAGES * GROUPS * COUNT_LEVELS
TAKE_OWN, TAKE_DENY, LAY_OWN, LAY_OFFER = 0, TABLE, 2 * TABLE, 3 * TABLE
KINDS: Final = 4 * TABLE  # two tables: stage, kind of card
FOLLOW: Final = KINDS + 2 * STAGES * 4  # two tables: stage, unseen of the month, own of the month
KOI: Final = FOLLOW + 2 * STAGES * 16
KOI_FEATURES: Final = 52
SIZE: Final = KOI + KOI_FEATURES

# The features of the decision between koi-koi and stop, as places after KOI.
KOI_BIAS, KOI_POINTS, KOI_MATCHES, KOI_CALLED, KOI_OWN_FACTOR, KOI_OTHER_FACTOR = range(6)
KOI_OTHER_HAS, KOI_IS_OYA = 6, 7
KOI_LEFT: Final = 8  # by cards left in hand, 0 to 7
KOI_WORTH: Final = 16  # by points, in the bins of `stake_of`
KOI_THREAT: Final = 26  # by yaku that the opponent is one card away from, 0 to 5; early, late
KOI_HOPE: Final = 38  # by yaku that the player is one card away from, 0 to 5; early, late

_CHAFF_CARDS: Final = tuple(c for c in range(48) if card_groups.CHAFF >> c & 1)
_PLAIN_ANIMALS: Final = (4, 12, 16, 29, 41)
_TABLE_ANIMALS: Final = (*_PLAIN_ANIMALS, 32, 20, 24, 36)
_TABLE_RIBBONS: Final = (13, 17, 25, 42, 1, 5, 21, 33, 9, 37)


def _groups_of(card: int) -> list[int]:
    bit = 1 << card
    groups = []
    for group, cards in (
        (DRY, card_groups.DRY_BRIGHTS),
        (RAIN, card_groups.RAIN_MAN),
        (BOAR, card_groups.BOAR_DEER_BUTTERFLIES),
        (POETRY, card_groups.POETRY_RIBBONS),
        (BLUE, card_groups.BLUE_RIBBONS),
        (BLOSSOM, card_groups.CURTAIN | card_groups.SAKE_CUP),
        (MOON, card_groups.MOON | card_groups.SAKE_CUP),
        (ANIMALS, card_groups.ANIMALS),
        (RIBBONS, card_groups.RIBBONS),
        (CHAFF, card_groups.CHAFF | card_groups.SAKE_CUP),
    ):
        if bit & cards:
            groups.append(group)
    return groups


def _kind(card: int) -> int:
    bit = 1 << card
    brights = card_groups.DRY_BRIGHTS | card_groups.RAIN_MAN
    return (
        0
        if bit & brights
        else 1
        if bit & card_groups.ANIMALS
        else 2
        if bit & card_groups.RIBBONS
        else 3
    )


KIND_OF: Final = np.array([_kind(card) for card in range(48)])
GROUPS_OF: Final = np.array([(_groups_of(card) + [-1] * 5)[:5] for card in range(48)])
_DRY, _RAIN = card_groups.DRY_BRIGHTS, card_groups.RAIN_MAN
_BOAR, _POETRY, _BLUE = (
    card_groups.BOAR_DEER_BUTTERFLIES,
    card_groups.POETRY_RIBBONS,
    card_groups.BLUE_RIBBONS,
)
_CUP, _CURTAIN, _MOON_CARD = card_groups.SAKE_CUP, card_groups.CURTAIN, card_groups.MOON
_ANIMALS, _RIBBONS, _CHAFF = card_groups.ANIMALS, card_groups.RIBBONS, card_groups.CHAFF
_CUP_CHAFF: Final = arithmetic.CUP_CHAFF


# The worth of the groups under the rules in force


def _base(cards: tuple[int, ...], rules: Rules) -> int:
    pile = sum(1 << card for card in cards)
    points = arithmetic.yaku_points(pile, rules.flat, 0, 0)
    return arithmetic.counting_yaku(points, rules.flat)[1]


def _step(order: tuple[int, ...], have: int, need: int, rules: Rules) -> int:
    """Return the points of the next yaku of a pile that holds the first `have` cards of `order`.

    The yaku needs at least `need` cards.
    """
    return _base(order[: max(have + 1, need)], rules) - _base(order[:have], rules)


def _gains(rules: Rules) -> Weights:
    gains = np.zeros((GROUPS, COUNT_LEVELS))
    dry, triple = (0, 8, 28, 44), (20, 24, 36)
    for have in range(COUNT_LEVELS):
        if have < 4:
            gains[DRY, have] = _step(dry, have, 3, rules)
        brights = dry[: min(max(have, 3), 4)]
        gains[RAIN, have] = _base((*brights, 40), rules) - _base(brights, rules)
        gains[BOAR, have] = _step(triple, min(have, 2), 3, rules)
        gains[POETRY, have] = _step((1, 5, 9), min(have, 2), 3, rules)
        gains[BLUE, have] = _step((21, 33, 37), min(have, 2), 3, rules)
        gains[BLOSSOM, have] = _base((8, 32), rules)
        gains[MOON, have] = _base((28, 32), rules)
        gains[ANIMALS, have] = _step(_TABLE_ANIMALS, min(have, 5), 5, rules)
        gains[RIBBONS, have] = _step(_TABLE_RIBBONS, min(have, 7), 5, rules)
        gains[CHAFF, have] = _step(_CHAFF_CARDS, have, 10, rules)
        gains[MONTH, have] = (rules.points_month or 0) if counted_month(rules, 1) else 0
    return gains


@lru_cache(maxsize=256)
def scales(rules: Rules) -> Weights:
    """Return the factors of the group weights under these rules, shape (GROUPS * MOST).

    Each is the points of a group's next yaku, divided by the points under "wikipedia-2020". It is
    clipped to 0 to 4.
    """
    usual = _gains(make_rules("wikipedia-2020"))
    usual[MONTH] = 4
    usual[DRY, 4:] = 1
    return np.clip(_gains(rules) / np.maximum(usual, 1), 0.0, 4.0).reshape(-1)


def scaled(weights: Weights, rules: Rules) -> Weights:
    """Return a copy of the weights, scaled for these rules."""
    under = weights.copy()
    under[: 4 * TABLE] *= np.tile(scales(rules), 4 * STAGES)
    return under


class Policy(NamedTuple):
    """The parameters of a rollout policy under one set of rules.

    `weights` are already scaled for the rules, `scale` holds the factors. The network corrects
    the sum of the weights. `sharpness` is the inverse temperature of the softmax: with a higher
    value, plays with lower scores are chosen less often.
    """

    weights: Weights
    scale: Weights
    sharpness: float
    network: Network


KINDS_OF_PLAYERS: Final = 4
ALIKE, SIMPLE, GREEDY, STRONG = range(KINDS_OF_PLAYERS)
"""The kinds of opponents: by the weights alone, simple and cautious, like the level `greedy`,
which makes the play with the best immediate gain, or by the player's own policy with its
network."""


class Policies(NamedTuple):
    """The policies that a searching player assumes: its own, and one for each kind of opponent.

    A strong opponent plays by the player's `own`. `simple_share`, `greedy_share` and
    `strong_share` are the prior probabilities (0 to 1), at the start of a round, that the opponent
    is of that kind.
    """

    own: Policy
    alike: Policy
    simple: Policy
    greedy: Policy
    simple_share: float
    greedy_share: float
    strong_share: float


@compiled
def policy_of(policies: Policies, kind: int) -> Policy:
    """Return the policy of an opponent of this kind."""
    if kind == SIMPLE:
        return policies.simple
    if kind == STRONG:
        return policies.own
    return policies.greedy if kind == GREEDY else policies.alike


class Workspace(NamedTuple):
    """Arrays that are reused, because allocating new ones takes longer than the computation.

    `now` holds the stage, the month, and whether the sake cup also counts as chaff. `held`, shape
    (2, GROUPS), counts the cards of each group in the player's and the opponent's pile. `groups`,
    shape (2, GROUPS), holds the weight of a card of each group if it is taken, and if it is laid.
    `inputs` and `hidden` belong to the network. `choice_rng` draws choices, `deal_rng` draws
    cards.
    """

    state: Numbers
    world: Numbers
    stopped: Numbers
    now: Numbers
    held: Numbers
    cards: Numbers
    targets: Numbers
    groups: Weights
    scores: Weights
    features: Weights
    inputs: Numbers
    hidden: Wholes
    choice_rng: Rng
    deal_rng: Rng


OWN_PILE, OTHER_PILE = 0, 1
TAKEN, LAID = 0, 1
NOW_STAGE, NOW_MONTH, NOW_CUP = 0, 1, 2


def new_workspace(seed: int) -> Workspace:
    """Return a workspace with all its arrays."""
    return Workspace(
        state=np.zeros(table.STATE_SIZE, np.int64),
        world=np.zeros(table.STATE_SIZE, np.int64),
        stopped=np.zeros(table.STATE_SIZE, np.int64),
        now=np.zeros(3, np.int64),
        held=np.zeros((2, GROUPS), np.int64),
        cards=np.zeros(64, np.int64),
        targets=np.zeros(64, np.int64),
        groups=np.zeros((2, GROUPS)),
        scores=np.zeros(64),
        features=np.zeros(KOI_FEATURES),
        inputs=np.zeros(network.MOST_INPUTS, np.int64),
        hidden=np.zeros(network.UNITS, np.int32),
        choice_rng=rng_from(seed),
        deal_rng=rng_from(seed + 1),
    )


SELFPLAY_WEIGHTS: Final = "policy_selfplay.txt"
"""Weights trained by millions of rounds of self-play (see `training.policy_training`)."""
GREEDY_WEIGHTS: Final = "policy_greedy.txt"
"""Weights fitted to the choices of the level `greedy` in many rounds (see `imitation`)."""
BASELINE_WEIGHTS: Final = "policy_baseline.txt"
"""A hand-made policy, tuned by five minutes of self-play. It never changes."""
SELFPLAY_NETWORK: Final = "network.npz"
"""The network trained by 100 million rounds of self-play (see `training.network_training`)."""


@lru_cache(maxsize=4)
def learned(file: str = SELFPLAY_WEIGHTS) -> Weights:
    """Return the weights in this file of `data`. Raises `OSError` if it can't be read."""
    return np.loadtxt(FOLDER / file)


@lru_cache(maxsize=64)
def policy_for(
    rules: Rules,
    file: str = SELFPLAY_WEIGHTS,
    sharpness: float = 1.0,
    *,
    corrected_by: str | None = None,
) -> Policy:
    """Return the policy under these rules, corrected by the network in `corrected_by`, if any.

    Raises `OSError` if the weights or the network can't be read.
    """
    corrects = network.NONE if corrected_by is None else network.learned(corrected_by).under(rules)
    return Policy(scaled(learned(file), rules), scales(rules), sharpness, corrects)


CAUTION: Final = 4.0
"""The amount by which a simple player's log-odds of calling koi-koi are lower, before the
sharpness."""


@lru_cache(maxsize=64)
def simple_policy_for(rules: Rules) -> Policy:
    """Return the policy of a simple player, who takes cards greedily and rarely calls koi-koi."""
    plain = policy_for(rules, BASELINE_WEIGHTS, 3.0)
    weights = plain.weights.copy()
    weights[KOI + KOI_BIAS] -= CAUTION
    return plain._replace(weights=weights)


# Features of the piles


@compiled
def hold(pile: int, other: int, workspace: Workspace, row: int) -> None:
    """Count the cards of each group in a pile, into `workspace.held[row]`.

    The count is -1 if cards in the other pile make the group's yaku impossible.
    """
    held = workspace.held
    dry, other_dry = (pile & _DRY).bit_count(), (other & _DRY).bit_count()
    held[row, DRY] = dry if other_dry <= 1 else -1
    held[row, RAIN] = dry if other_dry <= 1 else -1
    held[row, BOAR] = -1 if other & _BOAR else (pile & _BOAR).bit_count()
    held[row, POETRY] = -1 if other & _POETRY else (pile & _POETRY).bit_count()
    held[row, BLUE] = -1 if other & _BLUE else (pile & _BLUE).bit_count()
    blossom, moon = _CUP | _CURTAIN, _CUP | _MOON_CARD
    held[row, BLOSSOM] = -1 if other & blossom else (pile & blossom).bit_count()
    held[row, MOON] = -1 if other & moon else (pile & moon).bit_count()
    held[row, ANIMALS] = -1 if (other & _ANIMALS).bit_count() > 4 else (pile & _ANIMALS).bit_count()
    held[row, RIBBONS] = -1 if (other & _RIBBONS).bit_count() > 5 else (pile & _RIBBONS).bit_count()
    chaff = (pile & _CHAFF).bit_count() + (workspace.now[NOW_CUP] if pile & _CUP else 0)
    held[row, CHAFF] = -1 if (other & _CHAFF).bit_count() > 15 else min(chaff, COUNT_LEVELS - 1)
    month = workspace.now[NOW_MONTH]
    held[row, MONTH] = -1
    if month and not other >> 4 * (month - 1) & 15:
        held[row, MONTH] = (pile >> 4 * (month - 1) & 15).bit_count()


@compiled
def stage_of(left: int) -> int:
    """Return the stage of the round by the cards left in hand: 0 early, 1 middle, 2 late."""
    if left > 5:
        return 0
    return 1 if left > 2 else 2


@compiled
def look_at_piles(state: Numbers, numbers: Numbers, workspace: Workspace) -> None:
    """Compute the features of both piles, seen by the player to act."""
    seat = state[table.TO_ACT]
    own, other = state[table.CAPTURED + seat], state[table.CAPTURED + 1 - seat]
    workspace.now[NOW_STAGE] = stage_of(state[table.HAND + seat].bit_count())
    workspace.now[NOW_MONTH] = state[table.MONTH]
    workspace.now[NOW_CUP] = numbers[_CUP_CHAFF]
    hold(own, other, workspace, OWN_PILE)
    hold(other, own, workspace, OTHER_PILE)


@compiled
def weigh_groups(weights: Weights, workspace: Workspace, row: int) -> None:
    """Sum, for each group, the weights of one more card for the player and for the opponent."""
    own = workspace.now[NOW_STAGE] * GROUPS * COUNT_LEVELS + (TAKE_OWN if row == TAKEN else LAY_OWN)
    other = own + TABLE
    for group in range(GROUPS):
        weight = 0.0
        mine, theirs = workspace.held[OWN_PILE, group], workspace.held[OTHER_PILE, group]
        if mine >= 0:
            weight += weights[own + group * COUNT_LEVELS + mine]
        if theirs >= 0:
            weight += weights[other + group * COUNT_LEVELS + theirs]
        workspace.groups[row, group] = weight


@compiled
def look(state: Numbers, numbers: Numbers, weights: Weights, workspace: Workspace) -> None:
    """Compute the group weights for the player to act, for taking and for laying a card."""
    look_at_piles(state, numbers, workspace)
    weigh_groups(weights, workspace, TAKEN)
    weigh_groups(weights, workspace, LAID)


@compiled
def card_weight(card: int, weights: Weights, workspace: Workspace, row: int) -> float:
    """Return the weight of a card: taken (`row` is TAKEN) or laid (`row` is LAID)."""
    weight: float = weights[KINDS + (row * STAGES + workspace.now[NOW_STAGE]) * 4 + KIND_OF[card]]
    for place in range(5):
        group = GROUPS_OF[card, place]
        if group < 0:
            break
        if group != CHAFF or card != 32 or workspace.now[NOW_CUP]:
            weight += workspace.groups[row, group]
    month = workspace.now[NOW_MONTH]
    if month and card >> 2 == month - 1:
        weight += workspace.groups[row, MONTH]
    return weight


# Choices


@compiled
def list_choices(state: Numbers, numbers: Numbers, workspace: Workspace) -> int:
    """List the legal plays (card and target) or takes (card -1), and return their number."""
    found = 0
    if state[table.PHASE] == table.TAKE:
        _, choices = captures(state[table.DRAWN], state[table.FIELD], numbers)
        while choices:
            workspace.cards[found] = -1
            workspace.targets[found] = first(choices)
            choices &= choices - 1
            found += 1
        return found
    hand = state[table.HAND + state[table.TO_ACT]]
    while hand:
        card = first(hand)
        hand &= hand - 1
        _, choices = captures(card, state[table.FIELD], numbers)
        if choices == 0:
            workspace.cards[found] = card
            workspace.targets[found] = -1
            found += 1
        while choices:
            workspace.cards[found] = card
            workspace.targets[found] = first(choices)
            choices &= choices - 1
            found += 1
    return found


@compiled
def follow_place(state: Numbers, card: int) -> int:
    """Return the index, after FOLLOW, of the weight for the other cards of this card's month.

    It depends on the stage, on the unseen cards of the month (the opponent may hold them), and on
    the month's cards in the player's hand (they can be played later).
    """
    seat = state[table.TO_ACT]
    hand = state[table.HAND + seat]
    month = 15 << (card & ~3)
    seen = hand | state[table.FIELD] | state[table.CAPTURED] | state[table.CAPTURED + 1]
    stage = stage_of(hand.bit_count())
    place: int = stage * 16 + (month & ~seen).bit_count() * 4 + (month & hand).bit_count() - 1
    return place


@compiled
def score_choice(
    state: Numbers, numbers: Numbers, weights: Weights, workspace: Workspace, place: int
) -> float:
    """Return the score of the listed play or take at this index."""
    card, target = workspace.cards[place], workspace.targets[place]
    if card < 0:
        return card_weight(target, weights, workspace, TAKEN)
    taken, _ = captures(card, state[table.FIELD], numbers)
    if target >= 0:
        taken = 1 << target
    follow = FOLLOW + follow_place(state, card)
    if taken == 0:
        laid: float = weights[follow + STAGES * 16] + card_weight(card, weights, workspace, LAID)
        return laid
    weight: float = weights[follow] + card_weight(card, weights, workspace, TAKEN)
    while taken:
        weight += card_weight(first(taken), weights, workspace, TAKEN)
        taken &= taken - 1
    return weight


@compiled
def score_choices(
    state: Numbers, numbers: Numbers, policy: Policy, workspace: Workspace, length: int
) -> None:
    """Score all listed plays or takes, into `workspace.scores`."""
    look(state, numbers, policy.weights, workspace)
    for place in range(length):
        workspace.scores[place] = score_choice(state, numbers, policy.weights, workspace, place)
    if policy.network.units:
        see(state, numbers, policy.network, workspace.inputs, workspace.hidden)
        for place in range(length):
            card, target = workspace.cards[place], workspace.targets[place]
            workspace.scores[place] += say_choice(
                state, numbers, policy.network, workspace.hidden, card, target
            )


@compiled
def one_away(scale: Weights, workspace: Workspace, row: int) -> int:
    """Return the number of yaku that the pile is exactly one card away from."""
    found = 0
    for group in range(GROUPS):
        need = 3
        if group in (BLOSSOM, MOON):
            need = 2
        elif group in (ANIMALS, RIBBONS):
            need = 5
        elif group == CHAFF:
            need = 10
        elif group in (RAIN, MONTH):
            need = 4
        held = workspace.held[row, group]
        if held == need - 1 and scale[group * COUNT_LEVELS + held] > 0:
            found += 1
    return found


@compiled
def matches_in_hand(state: Numbers) -> int:
    """Return the number of hand cards that match a card on the field."""
    hand = state[table.HAND + state[table.TO_ACT]]
    found = 0
    while hand:
        if state[table.FIELD] >> (first(hand) & ~3) & 15:
            found += 1
        hand &= hand - 1
    return found


@compiled
def koi_features(state: Numbers, numbers: Numbers, scale: Weights, workspace: Workspace) -> None:
    """Compute the features of a decision between koi-koi and stop, into `workspace.features`."""
    found = workspace.features
    for place in range(KOI_FEATURES):
        found[place] = 0.0
    seat = state[table.TO_ACT]
    other = 1 - seat
    look_at_piles(state, numbers, workspace)
    points = table.total(state, seat, numbers)
    left = state[table.HAND + seat].bit_count()
    state[table.CALLS + seat] += 1
    after = table.total(state, seat, numbers)
    state[table.CALLS + seat] -= 1
    own_calls, other_calls = state[table.CALLS + seat], state[table.CALLS + other]
    brights = state[table.FIELD_BRIGHTS]
    now = multiply(2, other_calls, own_calls, brights, numbers)[0]
    then = multiply(2, other_calls, own_calls + 1, brights, numbers)[0]
    found[KOI_BIAS] = 1.0
    found[KOI_POINTS] = min(points, 30)
    found[KOI_MATCHES] = matches_in_hand(state)
    found[KOI_CALLED] = min(other_calls, 2)
    found[KOI_OWN_FACTOR] = min(after / max(points, 1), 3.0) - 1.0
    found[KOI_OTHER_FACTOR] = min(then / max(now, 1), 3.0) - 1.0
    found[KOI_OTHER_HAS] = 1.0 if state[table.MARK + other] else 0.0
    found[KOI_IS_OYA] = 1.0 if state[table.OYA] == seat else 0.0
    found[KOI_LEFT + left] = 1.0
    found[KOI_WORTH + stake_of(points)] = 1.0
    late = 0 if left > 3 else 6
    found[KOI_THREAT + late + min(one_away(scale, workspace, OTHER_PILE), 5)] = 1.0
    found[KOI_HOPE + late + min(one_away(scale, workspace, OWN_PILE), 5)] = 1.0


@compiled
def weigh_call(state: Numbers, numbers: Numbers, policy: Policy, workspace: Workspace) -> float:
    """Return the score of calling koi-koi. Above 0, koi-koi looks better than stopping."""
    koi_features(state, numbers, policy.scale, workspace)
    weight: float = 0.0
    for place in range(KOI_FEATURES):
        weight += workspace.features[place] * policy.weights[KOI + place]
    if policy.network.units:
        see(state, numbers, policy.network, workspace.inputs, workspace.hidden)
        weight += say(policy.network.scores, CALL, workspace.hidden)
    return weight


@compiled
def chance_to_call(state: Numbers, numbers: Numbers, policy: Policy, workspace: Workspace) -> float:
    """Return the probability (0 to 1) that the policy calls koi-koi."""
    weight = weigh_call(state, numbers, policy, workspace)
    likely: float = 1.0 / (1.0 + np.exp(-policy.sharpness * weight))
    return likely


@compiled
def exponentiate(scores: Weights, length: int, sharpness: float) -> float:
    """Replace the scores by their unnormalized softmax, and return the sum of these numbers."""
    best = scores[0]
    for place in range(1, length):
        best = max(best, scores[place])
    whole = 0.0
    for place in range(length):
        scores[place] = np.exp(sharpness * (scores[place] - best))
        whole += scores[place]
    return whole


@compiled
def pick(scores: Weights, length: int, sharpness: float, choice_rng: Rng) -> int:
    """Draw an index by the softmax of the scores. Replaces the scores by their probabilities."""
    whole = exponentiate(scores, length, sharpness)
    left = unit(choice_rng) * whole
    chosen = length - 1
    for place in range(length):
        left -= scores[place]
        if left < 0.0:
            chosen = place
            break
    for place in range(length):
        scores[place] /= whole
    return chosen


@compiled
def choose(state: Numbers, numbers: Numbers, policy: Policy, workspace: Workspace) -> int:
    """Return the index of the policy's choice in the list of choices in the workspace.

    At a decision, returns 1 for koi-koi and 0 for stop.
    """
    if state[table.PHASE] == table.DECIDE:
        likely = chance_to_call(state, numbers, policy, workspace)
        return 1 if unit(workspace.choice_rng) < likely else 0
    length = list_choices(state, numbers, workspace)
    if length == 1:
        return 0
    score_choices(state, numbers, policy, workspace, length)
    return pick(workspace.scores, length, policy.sharpness, workspace.choice_rng)


@compiled
def do(state: Numbers, numbers: Numbers, card: int, target: int) -> None:
    """Apply a choice to the state: a play, a take, koi-koi (card 1) or stop (card 0)."""
    if state[table.PHASE] == table.PLAY:
        table.play(state, card, target, numbers)
    elif state[table.PHASE] == table.TAKE:
        table.take(state, target, numbers)
    elif card:
        table.koi(state, numbers)
    else:
        table.stop(state, numbers)


@compiled
def act(state: Numbers, numbers: Numbers, policy: Policy, workspace: Workspace) -> None:
    """Choose by the policy for the player to act, and apply the choice."""
    chosen = choose(state, numbers, policy, workspace)
    if state[table.PHASE] == table.DECIDE:
        do(state, numbers, chosen, -1)
    else:
        do(state, numbers, workspace.cards[chosen], workspace.targets[chosen])


@compiled
def play_round(state: Numbers, numbers: Numbers, policy: Policy, workspace: Workspace) -> None:
    """Play the current round to its end. Both players follow the policy."""
    while state[table.PHASE] > table.SWAP and state[table.PHASE] != table.FINISHED:
        act(state, numbers, policy, workspace)
