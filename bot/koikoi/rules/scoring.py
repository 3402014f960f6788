"""The score of captured cards: their yaku, and the multipliers."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from typing import Final

from bot.koikoi.cards import EMPTY, Card, CardSet, cards_in, cards_of_month
from bot.koikoi.rules import arithmetic, card_groups
from bot.koikoi.rules.rules import Rules
from bot.koikoi.rules.yaku import FORMED_YAKU, PATTERNS, Yaku


@dataclass(frozen=True, slots=True)
class YakuScore:
    """A yaku, its points, and the cards that earn them in deck order."""

    yaku: Yaku
    points: int
    cards: tuple[Card, ...]


class MultiplierName(StrEnum):
    """Why a base is multiplied."""

    KOI_BONUS = "koi_bonus"
    SEVEN = "seven"
    OPPONENT_KOI = "opponent_koi"
    OWN_KOI = "own_koi"
    ALL_KOI = "all_koi"
    FIELD_BRIGHTS = "field_brights"
    KOI_AND_BRIGHTS = "koi_and_brights"


@dataclass(frozen=True, slots=True)
class Multiplier:
    """One step from the base to the total, with which a person can check the sum.

    The total is the base, plus the value of a `KOI_BONUS` (the only one that adds), times the
    values of all others.
    """

    name: MultiplierName
    value: int


@dataclass(frozen=True, slots=True)
class Score:
    """The score of a pile: its yaku, their sum (the base), the factor and the total."""

    yaku: tuple[YakuScore, ...]
    base: int
    factor: int | Fraction
    total: int
    multipliers: tuple[Multiplier, ...]


_CALL_NAMES: Final = {
    "opponent_x2": MultiplierName.OPPONENT_KOI,
    "own_plus_1": MultiplierName.OWN_KOI,
    "all_plus_1": MultiplierName.ALL_KOI,
    "steam": MultiplierName.OWN_KOI,
}


def counted_month(rules: Rules, month: int | None) -> int:
    """Return the month whose four cards are a yaku, or 0: months count only with 12 rounds."""
    return month if month is not None and rules.rounds == 12 else 0


def yaku_of(
    captured: CardSet, rules: Rules, own_calls: int = 0, month: int | None = None
) -> tuple[YakuScore, ...]:
    """Return the yaku that count in a pile."""
    round_month = counted_month(rules, month)
    points = arithmetic.yaku_points(captured, rules.flat, own_calls, round_month)
    counting, _ = arithmetic.counting_yaku(points, rules.flat)
    return tuple(
        YakuScore(yaku, points[place], cards_in(_earning(yaku, captured, rules, round_month)))
        for place, yaku in enumerate(FORMED_YAKU)
        if counting >> place & 1
    )


def cards_of_yaku(yaku: Yaku, rules: Rules, month: int) -> CardSet:
    """Return the cards that can form a yaku; `month` is the result of `counted_month`."""
    if yaku is Yaku.MONTH:
        return cards_of_month(month) if month else EMPTY
    cards = PATTERNS[yaku].cards
    if yaku is Yaku.KASU and rules.cup_chaff:
        cards |= card_groups.SAKE_CUP
    return CardSet(cards)


def _earning(yaku: Yaku, captured: CardSet, rules: Rules, month: int) -> CardSet:
    """Return the captured cards that earn a formed yaku its points, extra points included."""
    cards: int = cards_of_yaku(yaku, rules, month)
    if rules.flat[arithmetic.EXTRA + FORMED_YAKU.index(yaku)]:
        cards |= PATTERNS[yaku].further
    return CardSet(captured & cards)


@lru_cache(maxsize=1024)  # the table and both hands need the same piles, several times each
def score(  # noqa: PLR0917 - a pile, the rules, and four counts in their usual order
    captured: CardSet,
    rules: Rules,
    own_calls: int = 0,
    opponent_calls: int = 0,
    field_brights: int = 0,
    month: int | None = None,
) -> Score:
    """Return the score of a pile for a player who stops."""
    yaku = yaku_of(captured, rules, own_calls, month)
    base = sum(formed.points for formed in yaku)
    total, bonus, seven, calls, brights = arithmetic.multiply(
        base, own_calls, opponent_calls, field_brights, rules.flat
    )
    factor: int | Fraction = seven * calls * brights
    if bonus:
        factor = Fraction(total, base) if base else 1
        if factor.denominator == 1:
            factor = int(factor)
    call_name = _CALL_NAMES.get(rules.koi_factor)
    if rules.combine == "sum":
        call_name = MultiplierName.KOI_AND_BRIGHTS
    steps = [Multiplier(MultiplierName.KOI_BONUS, bonus)] if bonus else []
    if seven != 1:
        steps.append(Multiplier(MultiplierName.SEVEN, seven))
    if calls != 1 and call_name is not None:
        steps.append(Multiplier(call_name, calls))
    if brights != 1:
        steps.append(Multiplier(MultiplierName.FIELD_BRIGHTS, brights))
    return Score(yaku, base, factor, total, tuple(steps))
