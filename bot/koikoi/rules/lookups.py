"""Look-up tables for the worth of a pile: the results of `arithmetic`, several times as fast.

Each yaku depends on few cards. So the yaku form a few groups, and `arithmetic` computes the worth
of each set of a group's cards once for a set of rules. A worth is one integer: a bit for each yaku
that counts, and above these bits the base. Worths of different groups can be added.

The index of a set of cards in its group's table is a remainder, which is unique in the group.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from bot.koikoi.cards import CardSet, cards_in
from bot.koikoi.rules import arithmetic
from bot.koikoi.rules.arithmetic import (
    AKATAN,
    GOKO,
    HANAMI,
    INOSHIKACHO,
    KASU,
    MATSUKIRI,
    MONTH,
    NOVEMBER_RAIN,
    STACK_ONE,
    STACKING,
    SUGAWARA,
    SUJUROKU,
    TAN,
    TANE,
    TSUKIMI,
    VIEWING_NEEDS_OTHER,
    WEATHER,
    YAKU_COUNT,
    Numbers,
)
from bot.koikoi.rules.arithmetic import VIEWING as VIEWING_OPTION
from bot.koikoi.rules.card_groups import (
    ANIMALS,
    BRIGHTS,
    CHAFF,
    CRANE_NIGHTINGALE_CURTAIN,
    CURTAIN,
    DECEMBER,
    LIGHTNING,
    MOON,
    NOVEMBER,
    PLAIN_OR_WILLOW,
    RAIN_MAN,
    RIBBONS,
    SAKE_CUP,
)
from bot.koikoi.rules.rules import PLACE_COUNT, Rules, number_of

VIEWING: Final = SAKE_CUP | MOON | CURTAIN | RAIN_MAN | LIGHTNING | DECEMBER

# Size of each group's table, and the divisor of its sets: the smallest with unique remainders.
BRIGHT_SETS: Final = 46
VIEWING_SETS: Final = 697
ANIMAL_SETS: Final = 1985
RIBBON_SETS: Final = 2531
CHAFF_COUNTS: Final = 25  # chaff are only counted: 0 to 24

# Start of each group's table in `numbers_of`; the numbers of the options come before them.
OF_BRIGHTS: Final = PLACE_COUNT
OF_ANIMALS: Final = OF_BRIGHTS + BRIGHT_SETS
OF_RIBBONS: Final = OF_ANIMALS + ANIMAL_SETS
OF_VIEWING: Final = OF_RIBBONS + RIBBON_SETS  # before a call, then after one
OF_CHAFF: Final = OF_VIEWING + 2 * VIEWING_SETS  # without the sake cup, then with it


def worth(pile: int, calls: int, month: int, numbers: Numbers) -> int:
    """Return the worth of a pile: the base, and below it a bit for each yaku that counts.

    `calls` are the owner's own koi-koi calls in this round; `month` is the round's month if month
    cards count, else 0. `numbers` is the result of `numbers_of`.
    """
    brights = numbers[OF_BRIGHTS + (pile & BRIGHTS) % BRIGHT_SETS]
    animals = numbers[OF_ANIMALS + (pile & ANIMALS) % ANIMAL_SETS]
    ribbons = numbers[OF_RIBBONS + (pile & RIBBONS) % RIBBON_SETS]
    chaff = OF_CHAFF + (pile & CHAFF).bit_count()
    viewing = 0
    if pile & SAKE_CUP:
        chaff += CHAFF_COUNTS
        if not pile & NOVEMBER or numbers[WEATHER] != NOVEMBER_RAIN:
            sets = OF_VIEWING + VIEWING_SETS if calls else OF_VIEWING
            viewing = numbers[sets + (pile & VIEWING) % VIEWING_SETS]
    kasu = numbers[chaff]
    of_month = 0
    if month and pile >> 4 * (month - 1) & 15 == 15 and numbers[MONTH] >= 0:
        of_month = numbers[MONTH] << YAKU_COUNT | 1 << MONTH
    sugawara = sujuroku = 0
    if numbers[SUGAWARA] >= 0 and pile & CRANE_NIGHTINGALE_CURTAIN == CRANE_NIGHTINGALE_CURTAIN:
        sugawara = numbers[SUGAWARA] << YAKU_COUNT | 1 << SUGAWARA
    if numbers[SUJUROKU] >= 0 and (pile & PLAIN_OR_WILLOW).bit_count() >= 16:
        sujuroku = numbers[SUJUROKU] << YAKU_COUNT | 1 << SUJUROKU
    others = brights + sugawara + animals + ribbons + kasu + sujuroku + of_month
    if not others and numbers[VIEWING_OPTION] == VIEWING_NEEDS_OTHER:
        return 0
    if numbers[STACKING] == STACK_ONE:
        best = better(better(brights, viewing), better(sugawara, better(animals, ribbons)))
        return better(best, better(kasu, better(sujuroku, of_month)))
    return others + viewing


def base_in(found: int) -> int:
    """Return the base of a worth."""
    return found >> YAKU_COUNT


def yaku_in(found: int) -> int:
    """Return the yaku of a worth, as bits."""
    return found & (1 << YAKU_COUNT) - 1


def better(one: int, two: int) -> int:
    """Return the worth with the higher base; the first if both are equal."""
    return two if one == 0 or two >> YAKU_COUNT > one >> YAKU_COUNT else one


# Making the tables


def numbers_of(rules: Rules) -> tuple[int, ...]:
    """Return the numbers of the rules: those of the options (`Rules.flat`), then the tables."""
    return _numbers(rules.flat)


@lru_cache(maxsize=256)
def _numbers(flat: tuple[int, ...]) -> tuple[int, ...]:
    alone = list(flat)
    if alone[VIEWING_OPTION] == VIEWING_NEEDS_OTHER:  # `worth` checks that
        alone[VIEWING_OPTION] = number_of("viewing", "on")
    return (
        *flat,
        *_worths(BRIGHTS, BRIGHT_SETS, range(GOKO, MATSUKIRI + 1), alone),
        *_worths(ANIMALS, ANIMAL_SETS, range(INOSHIKACHO, TANE + 1), alone),
        *_worths(RIBBONS, RIBBON_SETS, range(AKATAN, TAN + 1), alone),
        *_worths(VIEWING, VIEWING_SETS, range(TSUKIMI, HANAMI + 1), alone),
        *_worths(VIEWING, VIEWING_SETS, range(TSUKIMI, HANAMI + 1), alone, calls=1),
        *_worths_of_chaff(0, alone),
        *_worths_of_chaff(SAKE_CUP, alone),
    )


def _worths(cards: int, size: int, yaku: range, numbers: Numbers, calls: int = 0) -> list[int]:
    """Return a group's table: the worth of each set of its cards, by these yaku alone."""
    worths = [0] * size
    for pile in sets_of(cards):
        worths[pile % size] = _worth(pile, yaku, numbers, calls)
    return worths


def _worths_of_chaff(cup: int, numbers: Numbers) -> list[int]:
    """Return the worth of 0 to 24 chaff, with the sake cup or without it."""
    found, pile = [0], cup
    for card in cards_in(CardSet(CHAFF)):
        pile |= 1 << card
        found.append(_worth(pile, range(KASU, KASU + 1), numbers))
    return found


def _worth(pile: int, yaku: range, numbers: Numbers, calls: int = 0) -> int:
    """Return the worth of a pile by `arithmetic`, as if there were no other yaku than these."""
    points = arithmetic.yaku_points(pile, numbers, calls, 0)
    only = tuple(one if place in yaku else -1 for place, one in enumerate(points))
    counting, base = arithmetic.counting_yaku(only, numbers)
    return base << YAKU_COUNT | counting


def sets_of(cards: int) -> Iterator[int]:
    """Yield every set of these cards, the empty one first."""
    subset = 0
    while True:
        yield subset
        subset = (subset - cards) & cards
        if not subset:
            return
