"""The course of a round and a match for compiled code: the only duplicated rules.

`bot.koikoi.match` defines the course. It uses immutable values, which compiled code can't use.
Here the same steps change one array of numbers in place. Captures and scoring are not
duplicated: they are the rules' own arithmetic, compiled.
`tests/opponents/compiled/test_game.py` plays random matches in both and compares every state.

The array holds a number for each fact, then the pile from its top. Pairs stand in the order of
the seats.
"""

from typing import Final

from bot.opponents.compiled import rule_numbers as r
from bot.opponents.compiled.compiling import (
    Numbers,
    captures,
    compiled,
    count,
    counting_yaku,
    multiply,
    yaku_points,
)

PHASE: Final = 0
TO_ACT: Final = 1
TURN: Final = 2
OYA: Final = 3
HAND: Final = 4
CAPTURED: Final = 6
FIELD: Final = 8
DRAWN: Final = 9  # or -1
CALLS: Final = 10
LAST_CALLER: Final = 12  # or -1
MARK: Final = 13
MARK_YAKU: Final = 15
FIELD_BRIGHTS: Final = 17
TOOK: Final = 18  # whether the card laid in this turn took something
SCORE: Final = 19
NUMBER: Final = 21
WINNER: Final = 22  # of the match: a seat, DRAWN_MATCH, or -1
ROUND_WINNER: Final = 23  # of the last round: a seat, or -1
ROUND_POINTS: Final = 24  # what it paid to the winner, or else to the oya
DELTA: Final = 25  # what the scores changed by
PILE: Final = 27
STATE_SIZE: Final = 51

DEAL, SWAP, PLAY, TAKE, DECIDE, FINISHED = 0, 1, 2, 3, 4, 5
DRAWN_MATCH: Final = 2
BRIGHTS: Final = 1 << 0 | 1 << 8 | 1 << 28 | 1 << 40 | 1 << 44


@compiled
def copy(state: Numbers, source: Numbers) -> None:
    """Make one state the same as another."""
    for place in range(STATE_SIZE):
        state[place] = source[place]


@compiled
def new_match(state: Numbers, rules: Numbers) -> None:
    """Set up a match before its first deal."""
    state[:] = 0
    state[PHASE] = DEAL
    state[DRAWN] = state[LAST_CALLER] = state[WINNER] = state[ROUND_WINNER] = -1
    state[NUMBER] = 1
    bank = rules[r.BANK]
    if bank != r.OFF:
        state[SCORE] = state[SCORE + 1] = bank


# Deals


@compiled
def most_of_a_month(cards: int) -> int:
    """Return how many cards of one month there are at most."""
    most = 0
    for month in range(12):
        most = max(most, count(cards >> 4 * month & 15))
    return most


@compiled
def has_three(cards: int) -> bool:
    """Tell whether just three cards of some month are here."""
    triples = 0
    for month in range(12):
        if count(cards >> 4 * month & 15) == 3:
            triples += 1
    return triples > 0


@compiled
def is_four_pairs(cards: int) -> bool:
    """Tell whether these are pairs of four different months."""
    pairs = 0
    for month in range(12):
        if count(cards >> 4 * month & 15) == 2:
            pairs += 1
    return pairs == 4


@compiled
def deal(state: Numbers, oya_hand: int, ko_hand: int, field: int, rules: Numbers) -> None:
    """Deal a round. The pile must already be in the array. A void deal must be repeated."""
    oya = state[OYA]
    state[PHASE] = PLAY
    state[TO_ACT] = oya
    state[TURN] = 1
    state[HAND + oya] = oya_hand
    state[HAND + 1 - oya] = ko_hand
    state[FIELD] = field
    state[CAPTURED] = state[CAPTURED + 1] = 0
    state[DRAWN] = state[LAST_CALLER] = -1
    state[CALLS] = state[CALLS + 1] = 0
    state[MARK] = state[MARK + 1] = state[MARK_YAKU] = state[MARK_YAKU + 1] = 0
    state[FIELD_BRIGHTS] = count(field & BRIGHTS)
    state[TOOK] = 0
    if most_of_a_month(field) == 4 and rules[r.FIELD_QUAD] != r.OFF:
        pay_or_void(state, oya, rules[r.FIELD_QUAD], rules)
    elif is_four_pairs(field) and rules[r.FIELD_PAIRS] != r.OFF:
        pay_or_void(state, oya, rules[r.FIELD_PAIRS], rules)
    elif (rules[r.FIELD_TRIPLE] == r.TRIPLE_REDEAL and has_three(field)) or are_void(
        oya_hand, ko_hand, rules
    ):
        state[PHASE] = DEAL
    elif rules[r.BLIND_SWAP]:
        state[PHASE] = SWAP
        state[TO_ACT] = 1 - oya
    else:
        pay_hands(state, rules)


@compiled
def settle_swap(state: Numbers, swap: bool, rules: Numbers) -> None:
    """Swap the unseen hands if `swap` is true, then go on with the round."""
    if swap:
        first_hand = state[HAND]
        state[HAND] = state[HAND + 1]
        state[HAND + 1] = first_hand
    state[PHASE] = PLAY
    state[TO_ACT] = state[OYA]
    pay_hands(state, rules)


@compiled
def lucky(hand: int, rules: Numbers) -> int:
    """Return what a dealt hand pays: points, OFF, or REDEAL."""
    teshi: int = rules[r.TESHI]
    kuttsuki: int = rules[r.KUTTSUKI]
    if teshi != r.OFF and most_of_a_month(hand) == 4:
        return teshi
    if kuttsuki != r.OFF and is_four_pairs(hand):
        return kuttsuki
    return r.OFF


@compiled
def are_void(oya_hand: int, ko_hand: int, rules: Numbers) -> bool:
    """Tell whether lucky hands make the deal void."""
    pays = lucky(oya_hand, rules), lucky(ko_hand, rules)
    if r.REDEAL in pays:
        return True
    return r.OFF not in pays and rules[r.BOTH_LUCKY] == r.LUCKY_REDEAL


@compiled
def pay_hands(state: Numbers, rules: Numbers) -> None:
    """End the round with a lucky hand's points; otherwise the oya begins."""
    oya = state[OYA]
    oya_pays = lucky(state[HAND + oya], rules)
    ko_pays = lucky(state[HAND + 1 - oya], rules)
    if oya_pays == r.OFF and ko_pays == r.OFF:
        return
    if oya_pays == r.OFF:
        end_round(state, 1 - oya, ko_pays, rules)
    elif ko_pays == r.OFF or rules[r.BOTH_LUCKY] == r.LUCKY_DEALER:
        end_round(state, oya, oya_pays, rules)
    elif rules[r.BOTH_LUCKY] == r.LUCKY_TIE:
        end_round(state, -1, 0, rules)


@compiled
def pay_or_void(state: Numbers, winner: int, payment: int, rules: Numbers) -> None:
    """Deal again, or end the round with points that are never multiplied."""
    if payment == r.REDEAL:
        state[PHASE] = DEAL
    else:
        end_round(state, winner, payment, rules)


# A turn


@compiled
def lay(state: Numbers, seat: int, card: int, target: int, rules: Numbers) -> bool:
    """Lay a card, which takes what it must, or the target where there is a choice."""
    taken, choices = captures(card, state[FIELD], rules)
    if choices:
        taken = 1 << target
    if taken:
        state[CAPTURED + seat] |= taken | 1 << card
        state[FIELD] &= ~taken
        return True
    state[FIELD] |= 1 << card
    return False


@compiled
def play(state: Numbers, card: int, target: int, rules: Numbers) -> None:
    """Lay a hand card, then draw; wait where the drawn card has a choice."""
    seat = state[TO_ACT]
    state[HAND + seat] &= ~(1 << card)
    state[TOOK] = lay(state, seat, card, target, rules)
    drawn = state[PILE + state[TURN] - 1]
    state[DRAWN] = drawn
    _, choices = captures(drawn, state[FIELD], rules)
    if choices:
        state[PHASE] = TAKE
    else:
        take(state, -1, rules)


@compiled
def take(state: Numbers, target: int, rules: Numbers) -> None:
    """Lay the drawn card, and see what follows: a decision, the other's turn, or the end."""
    seat = state[TO_ACT]
    if lay(state, seat, state[DRAWN], target, rules):
        state[TOOK] = 1
    state[DRAWN] = -1
    if state[TOOK] and calls_for_decision(state, seat, rules):
        state[PHASE] = DECIDE
        if must_stop(state, seat, rules):
            stop(state, rules)
    elif state[HAND + 1 - seat]:
        state[PHASE] = PLAY
        state[TO_ACT] = 1 - seat
        state[TURN] += 1
    else:
        exhaust(state, rules)


# Decisions


@compiled
def month_of_round(state: Numbers, rules: Numbers) -> int:
    """Return the month whose four cards are a yaku, or 0: they count in 12 rounds only."""
    return (state[NUMBER] - 1) % 12 + 1 if rules[r.ROUNDS] == 12 else 0


@compiled
def value(state: Numbers, seat: int, rules: Numbers) -> tuple[int, int]:
    """Return which yaku count in a player's pile, as bits, and their base."""
    month = month_of_round(state, rules)
    points = yaku_points(state[CAPTURED + seat], rules, state[CALLS + seat], month)
    return counting_yaku(points, rules)


@compiled
def calls_for_decision(state: Numbers, seat: int, rules: Numbers) -> bool:
    """Tell whether a player's captures give them the choice between koi-koi and stop."""
    counting, base = value(state, seat, rules)
    mark: int = state[MARK + seat]
    mark_yaku: int = state[MARK_YAKU + seat]
    if rules[r.DECISION] == r.NEW_YAKU:
        return counting & ~mark_yaku != 0
    return base > mark


@compiled
def must_stop(state: Numbers, seat: int, rules: Numbers) -> bool:
    """Tell whether koi-koi can't be called."""
    if state[HAND + seat] == 0 or (rules[r.REPLY_ENDS] and state[CALLS + 1 - seat]):
        return True
    called: int = state[CALLS + seat]
    limit: int = rules[r.KOI_LIMIT]
    if rules[r.KOI_LIMIT_SCOPE] == r.BOTH_TOGETHER:
        called += state[CALLS + 1 - seat]
    return 0 < limit <= called


@compiled
def call(state: Numbers, rules: Numbers) -> None:
    """Play on."""
    seat = state[TO_ACT]
    state[CALLS + seat] += 1
    counting, base = value(state, seat, rules)
    state[MARK + seat] = base
    state[MARK_YAKU + seat] = counting
    state[LAST_CALLER] = seat
    state[PHASE] = PLAY
    state[TO_ACT] = 1 - seat
    state[TURN] += 1


@compiled
def total(state: Numbers, seat: int, rules: Numbers) -> int:
    """Return what a player scores by stopping."""
    _, base = value(state, seat, rules)
    own, other = state[CALLS + seat], state[CALLS + 1 - seat]
    return multiply(base, own, other, state[FIELD_BRIGHTS], rules)[0]


@compiled
def stop(state: Numbers, rules: Numbers) -> None:
    """End the round: who stops scores all their yaku."""
    seat = state[TO_ACT]
    end_round(state, seat, total(state, seat, rules), rules)


# The end of a round, and of the match


@compiled
def exhaust(state: Numbers, rules: Numbers) -> None:
    """End a round in which the hands ran out and nobody stopped."""
    pays = rules[r.EXHAUST]
    if pays >= 0:
        end_round(state, -1, pays, rules)
    elif pays == r.CALLER and state[LAST_CALLER] >= 0:
        _, base = value(state, state[LAST_CALLER], rules)
        end_round(state, state[LAST_CALLER], base, rules)
    else:
        end_round(state, -1, 0, rules)


@compiled
def end_round(state: Numbers, winner: int, points: int, rules: Numbers) -> None:
    """Pay the points, name the next oya, and see whether the match is over."""
    oya = state[OYA]
    paid = oya if winner < 0 else winner
    state[DELTA + paid] = points
    state[DELTA + 1 - paid] = -points if rules[r.ZERO_SUM] else 0
    state[SCORE] += state[DELTA]
    state[SCORE + 1] += state[DELTA + 1]
    state[ROUND_WINNER] = winner
    state[ROUND_POINTS] = points
    if winner < 0:
        state[OYA] = 1 - oya if rules[r.DRAW_DEALER] == r.OTHER_DEALS else oya
    elif rules[r.NEXT_DEALER] == r.DEALERS_ALTERNATE:
        state[OYA] = 1 - oya
    else:
        state[OYA] = winner if rules[r.NEXT_DEALER] == r.WINNER_DEALS else 1 - winner
    if match_is_over(state, rules):
        state[PHASE] = FINISHED
        state[WINNER] = DRAWN_MATCH
        if state[SCORE] != state[SCORE + 1]:
            state[WINNER] = 0 if state[SCORE] > state[SCORE + 1] else 1
    else:
        state[PHASE] = DEAL
        state[NUMBER] += 1


@compiled
def match_is_over(state: Numbers, rules: Numbers) -> bool:
    """Tell whether a match ends after this round."""
    if rules[r.BANK] != r.OFF and min(state[SCORE], state[SCORE + 1]) <= 0:
        return True
    if rules[r.TARGET] != r.OFF:
        reached: bool = max(state[SCORE], state[SCORE + 1]) >= rules[r.TARGET]
        return reached
    if state[NUMBER] < rules[r.ROUNDS]:
        return False
    return not (rules[r.TIE] == r.EXTRA_ROUND and state[SCORE] == state[SCORE + 1])
