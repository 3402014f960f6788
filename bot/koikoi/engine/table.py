"""The table at which a match is played: one list of integers, which every step changes in place.

This module contains all steps of a match. The steps check nothing: the caller makes sure that an
action is legal. The computer players compile these same functions. Then the table is an array, and
so are the numbers of the rules (`numbers_of`). So these functions use only whole numbers, the
constants below, and each other.

The table holds a number for each fact, then the pile from its top. Pairs are in the order of the
seats. Sets of cards are integers of 48 bits. If a step cites no source, all sources agree.
"""

from typing import Final, Protocol

from bot.koikoi.rules import course_options as o
from bot.koikoi.rules.arithmetic import YAKU_COUNT, Numbers, captures, multiply
from bot.koikoi.rules.card_groups import BRIGHTS
from bot.koikoi.rules.lookups import base_in, worth, yaku_in

NONE: Final = -1

PHASE: Final = 0
TO_ACT: Final = 1
TURN: Final = 2
OYA: Final = 3
HAND: Final = 4
CAPTURED: Final = 6
FIELD: Final = 8
DRAWN: Final = 9  # the card whose target is being chosen, or NONE
CALLS: Final = 10
LAST_CALLER: Final = 12  # a seat, or NONE
MARK: Final = 13  # the base at the last call
MARK_YAKU: Final = 15  # the yaku at the last call, as bits
FIELD_BRIGHTS: Final = 17
MONTH: Final = 18  # the month whose four cards are a yaku, or 0
PLAYED_TOOK: Final = 19  # the cards that the hand card of this turn took
DRAWN_TOOK: Final = 20  # the cards that the drawn card of this turn took
SCORE: Final = 21
NUMBER: Final = 23  # of the round
WINNER: Final = 24  # of the match: a seat, DRAWN_MATCH, or NONE
ROUND_WINNER: Final = 25  # of the last round: a seat, or NONE
ROUND_POINTS: Final = 26  # points that it paid to the winner, or else to the oya
DELTA: Final = 27  # the changes of the scores
WHY: Final = 29  # the option that ended the round or voided the deal; NONE: a player stopped
PILE: Final = 30
STATE_SIZE: Final = 54

DEAL, SWAP, PLAY, TAKE, DECIDE, FINISHED = 0, 1, 2, 3, 4, 5
DRAWN_MATCH: Final = 2


class Table(Protocol):
    """The numbers of a table: a list, or an array in compiled code."""

    def __getitem__(self, place: int, /) -> int: ...
    def __setitem__(self, place: int, number: int, /) -> None: ...


def copy(table: Table, source: Table) -> None:
    """Copy `source` into `table`."""
    for place in range(STATE_SIZE):
        table[place] = source[place]


def new_match(table: Table, rules: Numbers) -> None:
    """Set up a match before its first deal; seat 0 is the oya of the first round."""
    for place in range(STATE_SIZE):
        table[place] = 0
    table[DRAWN] = table[LAST_CALLER] = table[WINNER] = table[ROUND_WINNER] = table[WHY] = NONE
    table[NUMBER] = 1
    if rules[o.BANK] != o.OFF:
        table[SCORE] = table[SCORE + 1] = rules[o.BANK]


# The deal


def deal(table: Table, oya_hand: int, ko_hand: int, field: int, rules: Numbers) -> None:
    """Deal a round. The pile must already be on the table. A void deal must be followed by another.

    The phase stays `DEAL` in that case.
    """
    oya = table[OYA]
    table[PHASE] = PLAY
    table[TO_ACT] = oya
    table[TURN] = 1
    table[HAND + oya] = oya_hand
    table[HAND + 1 - oya] = ko_hand
    table[FIELD] = field
    table[FIELD_BRIGHTS] = (field & BRIGHTS).bit_count()
    table[CAPTURED] = table[CAPTURED + 1] = 0
    table[DRAWN] = table[LAST_CALLER] = NONE
    table[CALLS] = table[CALLS + 1] = 0
    table[MARK] = table[MARK + 1] = table[MARK_YAKU] = table[MARK_YAKU + 1] = 0
    table[PLAYED_TOOK] = table[DRAWN_TOOK] = 0
    # The same as `counted_month`; a test compares the two.
    table[MONTH] = (table[NUMBER] - 1) % 12 + 1 if rules[o.ROUNDS] == 12 else 0
    void = void_by(oya_hand, ko_hand, field, rules)
    on_field = lucky(field, o.FIELD_QUAD, o.FIELD_PAIRS, rules)
    if void != NONE:
        table[PHASE] = DEAL
        table[WHY] = void
    elif on_field != NONE:
        end_round(table, oya, rules[on_field], on_field, rules)
    elif rules[o.BLIND_SWAP]:
        table[PHASE] = SWAP
        table[TO_ACT] = 1 - oya
    else:
        pay_hands(table, rules)


def settle_swap(table: Table, swap: bool, rules: Numbers) -> None:
    """Exchange the hands if `swap` is true. No player sees a hand before that (Sloperama)."""
    if swap:
        first_hand = table[HAND]
        table[HAND] = table[HAND + 1]
        table[HAND + 1] = first_hand
    table[PHASE] = PLAY
    table[TO_ACT] = table[OYA]
    pay_hands(table, rules)


# Lucky hands and fields

_ONES: Final = 0x111111111111


def by_month(cards: int) -> int:
    """Return the number of cards of each month, January's as the last hexadecimal digit."""
    return (cards & _ONES) + (cards >> 1 & _ONES) + (cards >> 2 & _ONES) + (cards >> 3 & _ONES)


def lucky(cards: int, of_quad: int, of_pairs: int, rules: Numbers) -> int:
    """Return which of two options applies to eight dealt cards, or NONE.

    It is `of_quad` for four cards of one month, `of_pairs` for pairs of four months.
    """
    counts = by_month(cards)
    if counts & 4 * _ONES:
        return of_quad if rules[of_quad] != o.OFF else NONE
    if (counts >> 1 & ~counts & _ONES).bit_count() == 4:
        return of_pairs if rules[of_pairs] != o.OFF else NONE
    return NONE


def has_triple(cards: int) -> bool:
    """Return whether the set contains exactly three cards of some month."""
    counts = by_month(cards)
    return counts & counts >> 1 & _ONES != 0


def void_by(oya_hand: int, ko_hand: int, field: int, rules: Numbers) -> int:
    """Return the option by which a deal is void, or NONE. The field comes before the hands.

    A swap can't change whether hands are lucky, so this check comes before the offer of a swap.
    """
    on_field = lucky(field, o.FIELD_QUAD, o.FIELD_PAIRS, rules)
    if on_field != NONE:
        return on_field if rules[on_field] == o.REDEAL else NONE
    if rules[o.FIELD_TRIPLE] == o.TRIPLE_REDEAL and has_triple(field):
        return o.FIELD_TRIPLE
    of_oya = lucky(oya_hand, o.TESHI, o.KUTTSUKI, rules)
    of_ko = lucky(ko_hand, o.TESHI, o.KUTTSUKI, rules)
    if of_oya != NONE and rules[of_oya] == o.REDEAL:
        return of_oya
    if of_ko != NONE and rules[of_ko] == o.REDEAL:
        return of_ko
    if NONE not in (of_oya, of_ko) and rules[o.BOTH_LUCKY] == o.LUCKY_REDEAL:
        return o.BOTH_LUCKY
    return NONE


def pay_hands(table: Table, rules: Numbers) -> None:
    """End the round with a lucky hand's points; otherwise the oya begins.

    No source but Keep Talking has a rule for two lucky hands, so it is an option.
    """
    oya = table[OYA]
    of_oya = lucky(table[HAND + oya], o.TESHI, o.KUTTSUKI, rules)
    of_ko = lucky(table[HAND + 1 - oya], o.TESHI, o.KUTTSUKI, rules)
    if of_oya == NONE and of_ko == NONE:
        return
    if of_oya == NONE:
        end_round(table, 1 - oya, rules[of_ko], of_ko, rules)
    elif of_ko == NONE or rules[o.BOTH_LUCKY] == o.LUCKY_DEALER:
        end_round(table, oya, rules[of_oya], of_oya, rules)
    elif rules[o.BOTH_LUCKY] == o.LUCKY_TIE:
        end_round(table, NONE, 0, o.BOTH_LUCKY, rules)


# A turn


def play(table: Table, card: int, target: int, rules: Numbers) -> None:
    """Lay a hand card, then draw. The phase becomes `TAKE` if the drawn card has a choice.

    `target` is the card to take if the hand card has a choice, otherwise NONE.
    """
    table[HAND + table[TO_ACT]] ^= 1 << card
    taken, choices = captures(card, table[FIELD], rules)
    table[PLAYED_TOOK] = lay(table, card, 1 << target if choices else taken)
    drawn = table[PILE + table[TURN] - 1]
    taken, choices = captures(drawn, table[FIELD], rules)
    if choices:
        table[DRAWN] = drawn
        table[DRAWN_TOOK] = 0
        table[PHASE] = TAKE
    else:
        end_turn(table, drawn, taken, rules)


def take(table: Table, target: int, rules: Numbers) -> None:
    """Let the drawn card take the card that the player chose."""
    drawn = table[DRAWN]
    table[DRAWN] = NONE
    end_turn(table, drawn, 1 << target, rules)


def lay(table: Table, card: int, taken: int) -> int:
    """Lay a card. It captures the cards of `taken`, or stays on the field if there are none."""
    if taken:
        table[CAPTURED + table[TO_ACT]] |= taken | 1 << card
        table[FIELD] &= ~taken
    else:
        table[FIELD] |= 1 << card
    return taken


def end_turn(table: Table, drawn: int, taken: int, rules: Numbers) -> None:
    """Lay the drawn card, then start a decision or the other player's turn, or end the round."""
    seat = table[TO_ACT]
    table[DRAWN_TOOK] = lay(table, drawn, taken)
    if (taken or table[PLAYED_TOOK]) and calls_for_decision(table, seat, rules):
        table[PHASE] = DECIDE
        if must_stop(table, seat, rules):
            stop(table, rules)
    elif table[HAND + 1 - seat]:
        pass_turn(table)
    else:
        exhaust(table, rules)


def pass_turn(table: Table) -> None:
    """Begin the other player's turn."""
    table[PHASE] = PLAY
    table[TO_ACT] = 1 - table[TO_ACT]
    table[TURN] += 1


# Decisions


def value(table: Table, seat: int, rules: Numbers) -> int:
    """Return the worth of a player's pile (see `worth`)."""
    return worth(table[CAPTURED + seat], table[CALLS + seat], table[MONTH], rules)


def calls_for_decision(table: Table, seat: int, rules: Numbers) -> bool:
    """Return whether a player's captures give them the choice between koi-koi and stop.

    They do if the base is above that of their last decision in this round (Keep Talking: a
    yaku "formed or improved"), or, as an option, only for a yaku that they didn't have then.
    Under weather rules a base can fall; its values between the two decisions don't matter.
    """
    pile_worth = worth(table[CAPTURED + seat], table[CALLS + seat], table[MONTH], rules)
    if rules[o.DECISION] == o.NEW_YAKU:
        return yaku_in(pile_worth) & ~table[MARK_YAKU + seat] != 0
    return pile_worth >> YAKU_COUNT > table[MARK + seat]


def must_stop(table: Table, seat: int, rules: Numbers) -> bool:
    """Return whether the player can't call koi-koi and has to stop.

    Koi-koi can't be called with an empty hand (Keep Talking; under other rules such a call could
    only lose), beyond the limit of calls, or, as an option, after the other player's call.
    """
    if table[HAND + seat] == 0 or (rules[o.REPLY_ENDS] and table[CALLS + 1 - seat]):
        return True
    called = table[CALLS + seat]
    if rules[o.KOI_LIMIT_SCOPE] == o.BOTH_TOGETHER:
        called += table[CALLS + 1 - seat]
    return 0 < rules[o.KOI_LIMIT] <= called


def koi(table: Table, rules: Numbers) -> None:
    """Call koi-koi. The next decision comes when the cards are worth more than now.

    The present worth is computed after the call. So a viewing yaku whose points change because of
    the call doesn't lead to a new decision.
    """
    seat = table[TO_ACT]
    table[CALLS + seat] += 1
    pile_worth = value(table, seat, rules)
    table[MARK + seat] = base_in(pile_worth)
    table[MARK_YAKU + seat] = yaku_in(pile_worth)
    table[LAST_CALLER] = seat
    pass_turn(table)


def total(table: Table, seat: int, rules: Numbers) -> int:
    """Return the points that a player scores by stopping."""
    base = base_in(value(table, seat, rules))
    own, other = table[CALLS + seat], table[CALLS + 1 - seat]
    return multiply(base, own, other, table[FIELD_BRIGHTS], rules)[0]


def stop(table: Table, rules: Numbers) -> None:
    """End the round. The player who stops scores all their yaku; the opponent scores nothing."""
    seat = table[TO_ACT]
    end_round(table, seat, total(table, seat, rules), NONE, rules)


# The end of a round, and of the match


def exhaust(table: Table, rules: Numbers) -> None:
    """End a round in which the hands ran out and nobody stopped.

    By the option, nobody scores, even with a yaku and a call (Sloperama, Keep Talking); or the oya
    gets points (oya-ken, Wikipedia 2020), regardless of calls; or the last caller gets the base of
    their pile.
    """
    pays, caller = rules[o.EXHAUST], table[LAST_CALLER]
    if pays == o.CALLER and caller != NONE:
        end_round(table, caller, base_in(value(table, caller, rules)), o.EXHAUST, rules)
    else:
        end_round(table, NONE, max(pays, 0), o.EXHAUST, rules)


def end_round(table: Table, winner: int, points: int, why: int, rules: Numbers) -> None:
    """Pay the points, set the next oya, and end the match if this was its last round."""
    oya = table[OYA]
    paid = oya if winner == NONE else winner
    table[DELTA + paid] = points
    table[DELTA + 1 - paid] = -points if rules[o.ZERO_SUM] else 0
    table[SCORE] += table[DELTA]
    table[SCORE + 1] += table[DELTA + 1]
    table[ROUND_WINNER] = winner
    table[ROUND_POINTS] = points
    table[WHY] = why
    table[OYA] = next_oya(oya, winner, rules)
    if match_is_over(table, rules):
        table[PHASE] = FINISHED
        table[WINNER] = DRAWN_MATCH
        if table[SCORE] != table[SCORE + 1]:
            table[WINNER] = 0 if table[SCORE] > table[SCORE + 1] else 1
    else:
        table[PHASE] = DEAL
        table[NUMBER] += 1


def next_oya(oya: int, winner: int, rules: Numbers) -> int:
    """Return the seat that deals next.

    It is the winner (Wikipedia 2020, Sloperama, Keep Talking) unless an option says otherwise.
    After a round without a winner it is the same player again, or, as an option, the other player.
    """
    if winner == NONE:
        return 1 - oya if rules[o.DRAW_DEALER] == o.OTHER_DEALS else oya
    if rules[o.NEXT_DEALER] == o.DEALERS_ALTERNATE:
        return 1 - oya
    return winner if rules[o.NEXT_DEALER] == o.WINNER_DEALS else 1 - winner


def match_is_over(table: Table, rules: Numbers) -> bool:
    """Return whether a match ends after this round."""
    first, second = table[SCORE], table[SCORE + 1]
    if rules[o.BANK] != o.OFF and min(first, second) <= 0:
        return True
    if rules[o.TARGET] != o.OFF:
        return max(first, second) >= rules[o.TARGET]
    if table[NUMBER] < rules[o.ROUNDS]:
        return False
    return rules[o.TIE] != o.EXTRA_ROUND or first != second
