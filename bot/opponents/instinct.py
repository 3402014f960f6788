"""Playing without thinking ahead: a weight for everything a player can see at a glance.

This is how the searches play a round to its end thousands of times, and how the quicker levels
play at all. A play's score is a sum of weights; the better the score, the likelier the play.

Cards belong to groups, one for each thing that a yaku is made from. The weight of one more card
of a group depends on how many cards of it the pile holds, and on the stage of the round; it is
scaled by what the group's yaku is worth under the rules in force, which the rules' own
arithmetic says. So the same weights serve all rules. There are four such tables: what a card
taken gives the player, what it denies the other; what a card laid down gives up, and what it
offers the other.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np

from bot.koikoi import Rules, arithmetic, make_rules
from bot.opponents import flow
from bot.opponents.chance import Chance, unit
from bot.opponents.compiling import Numbers, Weights, captures, compiled, count, first

DRY, RAIN, BOAR, POETRY, BLUE, BLOSSOM, MOON, ANIMALS, RIBBONS, CHAFF, MONTH = range(11)
GROUPS: Final = 11
MOST: Final = 12  # of a group that a pile may hold and still be told apart
STAGES: Final = 3
TABLE: Final = STAGES * GROUPS * MOST
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
KOI_WORTH: Final = 16  # by points, in steps
KOI_THREAT: Final = 26  # by yaku that the other is one card away from, 0 to 5; early, late
KOI_HOPE: Final = 38  # by yaku that the player is one card away from, likewise

_CHAFF_CARDS: Final = tuple(c for c in range(48) if arithmetic.CHAFF >> c & 1)
_PLAIN_ANIMALS: Final = (4, 12, 16, 29, 41)
_TABLE_ANIMALS: Final = (*_PLAIN_ANIMALS, 32, 20, 24, 36)
_TABLE_RIBBONS: Final = (13, 17, 25, 42, 1, 5, 21, 33, 9, 37)


def _groups_of(card: int) -> list[int]:
    bit = 1 << card
    groups = []
    for group, cards in (
        (DRY, arithmetic.DRY_BRIGHTS),
        (RAIN, arithmetic.RAIN_MAN),
        (BOAR, arithmetic.BOAR_DEER_BUTTERFLIES),
        (POETRY, arithmetic.POETRY_RIBBONS),
        (BLUE, arithmetic.BLUE_RIBBONS),
        (BLOSSOM, arithmetic.CURTAIN | arithmetic.SAKE_CUP),
        (MOON, arithmetic.MOON | arithmetic.SAKE_CUP),
        (ANIMALS, arithmetic.ANIMALS),
        (RIBBONS, arithmetic.RIBBONS),
        (CHAFF, arithmetic.CHAFF | arithmetic.SAKE_CUP),
    ):
        if bit & cards:
            groups.append(group)
    return groups


def _kind(card: int) -> int:
    bit = 1 << card
    brights = arithmetic.DRY_BRIGHTS | arithmetic.RAIN_MAN
    return 0 if bit & brights else 1 if bit & arithmetic.ANIMALS else 2 if bit & arithmetic.RIBBONS else 3


KIND_OF: Final = np.array([_kind(card) for card in range(48)])
GROUPS_OF: Final = np.array([(_groups_of(card) + [-1] * 5)[:5] for card in range(48)])
_DRY, _RAIN = arithmetic.DRY_BRIGHTS, arithmetic.RAIN_MAN
_BOAR, _POETRY, _BLUE = (
    arithmetic.BOAR_DEER_BUTTERFLIES,
    arithmetic.POETRY_RIBBONS,
    arithmetic.BLUE_RIBBONS,
)
_CUP, _CURTAIN, _MOON_CARD = arithmetic.SAKE_CUP, arithmetic.CURTAIN, arithmetic.MOON
_ANIMALS, _RIBBONS, _CHAFF = arithmetic.ANIMALS, arithmetic.RIBBONS, arithmetic.CHAFF
_CUP_CHAFF: Final = arithmetic.CUP_CHAFF


# What the groups are worth under the rules in force


def _base(cards: tuple[int, ...], rules: Rules) -> int:
    pile = sum(1 << card for card in cards)
    points = arithmetic.yaku_points(pile, rules.flat, 0, 0)
    return arithmetic.counting_yaku(points, rules.flat)[1]


def _step(order: tuple[int, ...], have: int, need: int, rules: Rules) -> int:
    """Return what a pile of cards in this order gains by its next yaku."""
    return _base(order[: max(have + 1, need)], rules) - _base(order[:have], rules)


def _gains(rules: Rules) -> Weights:
    gains = np.zeros((GROUPS, MOST))
    dry, triple = (0, 8, 28, 44), (20, 24, 36)
    for have in range(MOST):
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
        gains[MONTH, have] = (rules.points_month or 0) if rules.rounds == 12 else 0
    return gains


@lru_cache(maxsize=256)
def scales(rules: Rules) -> Weights:
    """Return what each next card of a group promises, measured against the usual rules."""
    usual = _gains(make_rules("wikipedia-2020"))
    usual[MONTH] = 4
    usual[DRY, 4:] = 1
    return np.clip(_gains(rules) / np.maximum(usual, 1), 0.0, 4.0).reshape(-1)


def scaled(weights: Weights, rules: Rules) -> Weights:
    """Return the weights as they are under these rules."""
    under = weights.copy()
    under[: 4 * TABLE] *= np.tile(scales(rules), 4 * STAGES)
    return under


# A glance at the piles


@compiled
def hold(pile: int, other: int, month: int, cup_chaff: int, held: Numbers) -> None:
    """Say how many cards of each group a pile holds; -1 where the other has spoiled the group."""
    dry, other_dry = count(pile & _DRY), count(other & _DRY)
    held[DRY] = dry if other_dry <= 1 else -1
    held[RAIN] = dry if other_dry <= 1 else -1
    held[BOAR] = -1 if other & _BOAR else count(pile & _BOAR)
    held[POETRY] = -1 if other & _POETRY else count(pile & _POETRY)
    held[BLUE] = -1 if other & _BLUE else count(pile & _BLUE)
    held[BLOSSOM] = -1 if other & (_CUP | _CURTAIN) else count(pile & (_CUP | _CURTAIN))
    held[MOON] = -1 if other & (_CUP | _MOON_CARD) else count(pile & (_CUP | _MOON_CARD))
    held[ANIMALS] = -1 if count(other & _ANIMALS) > 4 else count(pile & _ANIMALS)
    held[RIBBONS] = -1 if count(other & _RIBBONS) > 5 else count(pile & _RIBBONS)
    chaff = count(pile & _CHAFF) + (cup_chaff if pile & _CUP else 0)
    held[CHAFF] = -1 if count(other & _CHAFF) > 15 else min(chaff, MOST - 1)
    held[MONTH] = -1
    if month and not other >> 4 * (month - 1) & 15:
        held[MONTH] = count(pile >> 4 * (month - 1) & 15)


@compiled
def stage_of(left: int) -> int:
    """Return the stage of a round by the cards in hand: the beginning, the middle, the end."""
    if left > 5:
        return 0
    return 1 if left > 2 else 2


@compiled
def weigh_groups(
    weights: Weights, mine: Numbers, theirs: Numbers, stage: int, own: int, deny: int, found: Weights
) -> None:
    """Add up, for each group, what one more card of it is to the player and to the other."""
    offset = stage * GROUPS * MOST
    for group in range(GROUPS):
        weight = 0.0
        if mine[group] >= 0:
            weight += weights[own + offset + group * MOST + mine[group]]
        if theirs[group] >= 0:
            weight += weights[deny + offset + group * MOST + theirs[group]]
        found[group] = weight


@compiled
def card_weight(
    card: int, groups: Weights, weights: Weights, kinds: int, month: int, cup_chaff: int
) -> float:
    """Return what a card is worth, taken or laid."""
    weight = weights[kinds + KIND_OF[card]]
    for place in range(5):
        group = GROUPS_OF[card, place]
        if group < 0:
            break
        if group != CHAFF or card != 32 or cup_chaff:
            weight += groups[group]
    if month and card >> 2 == month - 1:
        weight += groups[MONTH]
    return weight


@compiled
def one_away(held: Numbers, scale: Weights) -> int:
    """Return of how many yaku a pile lacks just one card."""
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
        if held[group] == need - 1 and scale[group * MOST + held[group]] > 0:
            found += 1
    return found


# A choice


@compiled
def list_choices(
    state: Numbers, numbers: Numbers, cards: Numbers, targets: Numbers
) -> int:
    """List the legal plays (card and target) or takes (card -1), and return how many."""
    found = 0
    if state[flow.PHASE] == flow.TAKE:
        _, choices = captures(state[flow.DRAWN], state[flow.FIELD], numbers)
        while choices:
            cards[found] = -1
            targets[found] = first(choices)
            choices &= choices - 1
            found += 1
        return found
    hand = state[flow.HAND + state[flow.TO_ACT]]
    while hand:
        card = first(hand)
        hand &= hand - 1
        _, choices = captures(card, state[flow.FIELD], numbers)
        if choices == 0:
            cards[found] = card
            targets[found] = -1
            found += 1
        while choices:
            cards[found] = card
            targets[found] = first(choices)
            choices &= choices - 1
            found += 1
    return found


@compiled
def look(
    state: Numbers, numbers: Numbers, weights: Weights, mine: Numbers, theirs: Numbers,
    taking: Weights, laying: Weights,
) -> None:
    """Weigh the groups as whoever is to act sees them."""
    seat = state[flow.TO_ACT]
    own, other = state[flow.CAPTURED + seat], state[flow.CAPTURED + 1 - seat]
    month = flow.month_of_round(state, numbers)
    stage = stage_of(count(state[flow.HAND + seat]))
    hold(own, other, month, numbers[_CUP_CHAFF], mine)
    hold(other, own, month, numbers[_CUP_CHAFF], theirs)
    weigh_groups(weights, mine, theirs, stage, TAKE_OWN, TAKE_DENY, taking)
    weigh_groups(weights, mine, theirs, stage, LAY_OWN, LAY_OFFER, laying)


@compiled
def score_choice(
    state: Numbers, numbers: Numbers, weights: Weights, card: int, target: int,
    taking: Weights, laying: Weights,
) -> float:
    """Return how good a play or a take looks."""
    seat = state[flow.TO_ACT]
    hand, field = state[flow.HAND + seat], state[flow.FIELD]
    month = flow.month_of_round(state, numbers)
    cup = numbers[_CUP_CHAFF]
    stage = stage_of(count(hand))
    take_kinds = KINDS + stage * 4
    if card < 0:
        return card_weight(target, taking, weights, take_kinds, month, cup)
    taken, _ = captures(card, field, numbers)
    if target >= 0:
        taken = 1 << target
    same = 15 << (card & ~3)
    seen = hand | field | state[flow.CAPTURED] | state[flow.CAPTURED + 1]
    unseen, own = count(same & ~seen), count(same & hand) - 1
    follow = FOLLOW + stage * 16 + unseen * 4 + own
    if taken == 0:
        lay_kinds = KINDS + (STAGES + stage) * 4
        weight = weights[follow + STAGES * 16]
        return weight + card_weight(card, laying, weights, lay_kinds, month, cup)
    weight = weights[follow] + card_weight(card, taking, weights, take_kinds, month, cup)
    while taken:
        weight += card_weight(first(taken), taking, weights, take_kinds, month, cup)
        taken &= taken - 1
    return weight


@compiled
def koi_features(
    state: Numbers, numbers: Numbers, scale: Weights, mine: Numbers, theirs: Numbers, found: Weights
) -> None:
    """Say what there is to see at the decision between koi-koi and stop."""
    found[:] = 0.0
    seat = state[flow.TO_ACT]
    other = 1 - seat
    hand = state[flow.HAND + seat]
    month = flow.month_of_round(state, numbers)
    hold(state[flow.CAPTURED + seat], state[flow.CAPTURED + other], month, numbers[_CUP_CHAFF], mine)
    hold(state[flow.CAPTURED + other], state[flow.CAPTURED + seat], month, numbers[_CUP_CHAFF], theirs)
    points = flow.total(state, seat, numbers)
    left = count(hand)
    matches = 0
    rest = hand
    while rest:
        card = first(rest)
        rest &= rest - 1
        if state[flow.FIELD] >> (card & ~3) & 15:
            matches += 1
    state[flow.CALLS + seat] += 1
    after = flow.total(state, seat, numbers)
    state[flow.CALLS + seat] -= 1
    own_calls, other_calls = state[flow.CALLS + seat], state[flow.CALLS + other]
    brights = state[flow.FIELD_BRIGHTS]
    now = flow.multiply(2, other_calls, own_calls, brights, numbers)[0]
    then = flow.multiply(2, other_calls, own_calls + 1, brights, numbers)[0]
    found[KOI_BIAS] = 1.0
    found[KOI_POINTS] = min(points, 30)
    found[KOI_MATCHES] = matches
    found[KOI_CALLED] = min(other_calls, 2)
    found[KOI_OWN_FACTOR] = min(after / max(points, 1), 3.0) - 1.0
    found[KOI_OTHER_FACTOR] = min(then / max(now, 1), 3.0) - 1.0
    found[KOI_OTHER_HAS] = 1.0 if state[flow.MARK + other] else 0.0
    found[KOI_IS_OYA] = 1.0 if state[flow.OYA] == seat else 0.0
    found[KOI_LEFT + left] = 1.0
    found[KOI_WORTH + worth_step(points)] = 1.0
    late = 0 if left > 3 else 6
    found[KOI_THREAT + late + min(one_away(theirs, scale), 5)] = 1.0
    found[KOI_HOPE + late + min(one_away(mine, scale), 5)] = 1.0


@compiled
def worth_step(points: int) -> int:
    """Return the step of points: 0 to 6, then under 10, under 15, and more."""
    if points < 7:
        return points
    if points < 10:
        return 7
    return 8 if points < 15 else 9


@compiled
def calls_koi(features: Weights, weights: Weights, sharpness: float, chance: Chance) -> bool:
    """Decide between koi-koi and stop."""
    weight = 0.0
    for place in range(KOI_FEATURES):
        weight += features[place] * weights[KOI + place]
    return unit(chance) < 1.0 / (1.0 + np.exp(-sharpness * weight))


@compiled
def pick(scores: Weights, length: int, sharpness: float, chance: Chance) -> int:
    """Choose one of the scores; the higher, the likelier."""
    best = scores[0]
    for place in range(1, length):
        best = max(best, scores[place])
    whole = 0.0
    for place in range(length):
        scores[place] = np.exp(sharpness * (scores[place] - best))
        whole += scores[place]
    left = unit(chance) * whole
    for place in range(length):
        left -= scores[place]
        if left < 0.0:
            return place
    return length - 1


@compiled
def choose(
    state: Numbers, numbers: Numbers, weights: Weights, scale: Weights, sharpness: float,
    chance: Chance, ints: Numbers, floats: Weights,
) -> int:
    """Return the place of what instinct does, in the lists of cards and targets in `ints`.

    At a decision: 1 for koi-koi, 0 for stop. The last two arrays are for working in.
    """
    mine, theirs = ints[:GROUPS], ints[16 : 16 + GROUPS]
    if state[flow.PHASE] == flow.DECIDE:
        features = floats[:KOI_FEATURES]
        koi_features(state, numbers, scale, mine, theirs, features)
        return 1 if calls_koi(features, weights, sharpness, chance) else 0
    cards, targets = ints[32:96], ints[96:160]
    taking, laying, scores = floats[:GROUPS], floats[16 : 16 + GROUPS], floats[64:128]
    length = list_choices(state, numbers, cards, targets)
    if length == 1:
        return 0
    look(state, numbers, weights, mine, theirs, taking, laying)
    for place in range(length):
        scores[place] = score_choice(
            state, numbers, weights, cards[place], targets[place], taking, laying
        )
    return pick(scores, length, sharpness, chance)


@compiled
def act(
    state: Numbers, numbers: Numbers, weights: Weights, scale: Weights, sharpness: float,
    chance: Chance, ints: Numbers, floats: Weights,
) -> None:
    """Let whoever is to act do what instinct says."""
    chosen = choose(state, numbers, weights, scale, sharpness, chance, ints, floats)
    if state[flow.PHASE] == flow.DECIDE:
        if chosen:
            flow.call(state, numbers)
        else:
            flow.stop(state, numbers)
    elif state[flow.PHASE] == flow.TAKE:
        flow.take(state, ints[96 + chosen], numbers)
    else:
        flow.play(state, ints[32 + chosen], ints[96 + chosen], numbers)


@compiled
def play_round(
    state: Numbers, numbers: Numbers, weights: Weights, scale: Weights, sharpness: float,
    chance: Chance, ints: Numbers, floats: Weights,
) -> None:
    """Play the running round to its end."""
    while state[flow.PHASE] > flow.SWAP and state[flow.PHASE] != flow.FINISHED:
        act(state, numbers, weights, scale, sharpness, chance, ints, floats)


@lru_cache(maxsize=4)
def learned(file: str = "weights.txt") -> Weights:
    """Return the weights that millions of rounds of self-play led to (see `training`)."""
    return np.loadtxt(Path(__file__).with_name(file))
