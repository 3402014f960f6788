"""The arithmetic of the rules: captures, yaku and points, on plain integers.

This is the only implementation of these rules. The values that the rest of the package passes
around wrap these functions. During a match, the worth of a pile is looked up in tables that these
functions fill (see `lookups`). The computer players compile `captures` and `multiply` unchanged.

Sets of cards are integers of 48 bits (see `cards`). The rules are a flat tuple of integers
(`Rules.flat`). The constants below name its places and the meaning of the numbers there; both
derive from the declarations of the yaku and the options.
"""

from typing import Final, Protocol

from bot.koikoi.rules.card_groups import (
    ANIMALS,
    BLUE_RIBBONS,
    BOAR_DEER_BUTTERFLIES,
    CHAFF,
    CRANE_NIGHTINGALE_CURTAIN,
    CURTAIN,
    DECEMBER,
    DRY_BRIGHTS,
    DRY_RIBBONS,
    GRASS_RIBBONS,
    LIGHTNING,
    LIGHTNING_CARD,
    MOON,
    NOVEMBER,
    PINE_PAULOWNIA_MOON,
    PLAIN_OR_WILLOW,
    POETRY_RIBBONS,
    RAIN_MAN,
    RIBBONS,
    SAKE_CUP,
)
from bot.koikoi.rules.rules import number_of, place_of
from bot.koikoi.rules.yaku import FORMED_YAKU, Yaku

# The places of the yaku. At these places the rules hold their points (-1: no such yaku), and at
# EXTRA + the place the points that each further card of the kind adds.
GOKO: Final = FORMED_YAKU.index(Yaku.GOKO)
SHIKO: Final = FORMED_YAKU.index(Yaku.SHIKO)
AMESHIKO: Final = FORMED_YAKU.index(Yaku.AMESHIKO)
SANKO: Final = FORMED_YAKU.index(Yaku.SANKO)
MATSUKIRI: Final = FORMED_YAKU.index(Yaku.MATSUKIRI)
TSUKIMI: Final = FORMED_YAKU.index(Yaku.TSUKIMI)
HANAMI: Final = FORMED_YAKU.index(Yaku.HANAMI)
SUGAWARA: Final = FORMED_YAKU.index(Yaku.SUGAWARA)
INOSHIKACHO: Final = FORMED_YAKU.index(Yaku.INOSHIKACHO)
TANE: Final = FORMED_YAKU.index(Yaku.TANE)
AKATAN: Final = FORMED_YAKU.index(Yaku.AKATAN)
AOTAN: Final = FORMED_YAKU.index(Yaku.AOTAN)
CHOFUKU: Final = FORMED_YAKU.index(Yaku.CHOFUKU)
KUSA: Final = FORMED_YAKU.index(Yaku.KUSA)
NANATAN: Final = FORMED_YAKU.index(Yaku.NANATAN)
TAN: Final = FORMED_YAKU.index(Yaku.TAN)
KASU: Final = FORMED_YAKU.index(Yaku.KASU)
SUJUROKU: Final = FORMED_YAKU.index(Yaku.SUJUROKU)
MONTH: Final = FORMED_YAKU.index(Yaku.MONTH)
YAKU_COUNT: Final = len(FORMED_YAKU)
EXTRA: Final = YAKU_COUNT

# The places of the other options, and the numbers of their values.
CUP_CHAFF: Final = place_of("cup_chaff")
STACKING: Final = place_of("stacking")
STACK_ALL: Final = number_of("stacking", "all")
STACK_FAMILY: Final = number_of("stacking", "family")
STACK_ONE: Final = number_of("stacking", "one")
VIEWING: Final = place_of("viewing")
VIEWING_OFF: Final = number_of("viewing", "off")
VIEWING_NEEDS_OTHER: Final = number_of("viewing", "needs_other")
VIEWING_AFTER_KOI: Final = place_of("viewing_after_koi")
NO_VIEWING: Final = number_of("viewing_after_koi", "none")
WEATHER: Final = place_of("weather")
RAIN_FOG: Final = number_of("weather", "rain_fog")
RAIN: Final = number_of("weather", "rain")
NOVEMBER_RAIN: Final = number_of("weather", "november")
SEVEN: Final = place_of("seven")
KOI_FACTOR: Final = place_of("koi_factor")
OPPONENT_X2: Final = number_of("koi_factor", "opponent_x2")
OWN_PLUS_1: Final = number_of("koi_factor", "own_plus_1")
ALL_PLUS_1: Final = number_of("koi_factor", "all_plus_1")
STEAM: Final = number_of("koi_factor", "steam")
FIELD_BRIGHTS: Final = place_of("field_brights")
COMBINE: Final = place_of("combine")
COMBINE_SUM: Final = number_of("combine", "sum")
MATCH_THREE: Final = place_of("match_three")
TAKE_ONE: Final = number_of("match_three", "one")
LIGHTNING_WILD: Final = place_of("lightning_wild")

# Groups of yaku of which only one counts: the first and the last yaku of each group, and the least
# value of `stacking` (its words are in this order) for which the group applies. The brights are
# always such a group; the animals' and the ribbons' families and finally all yaku may be.
EXCLUSIVE: Final = (
    (GOKO, MATSUKIRI, STACK_ALL),
    (INOSHIKACHO, TANE, STACK_FAMILY),
    (AKATAN, TAN, STACK_FAMILY),
    (GOKO, MONTH, STACK_ONE),
)


class Numbers(Protocol):
    """The rules as numbers: a tuple, or an array in compiled code."""

    def __getitem__(self, place: int, /) -> int: ...


def captures(card: int, field: int, rules: Numbers) -> tuple[int, int]:
    """Return the cards that a card takes from the field, and the cards to choose from.

    Both are bit masks. The first set is captured automatically. If the second set isn't empty, the
    player takes one card of it. Both are empty for a card that stays on the field.

    A single match is taken; of two matches the player chooses one. Three are taken together
    (Wikipedia 2020, Keep Talking, Sloperama's stack) or give a choice of one (Wikipedia 2015, read
    literally). Wikipedia 2015 names wild lightning, but gives no details.
    """
    matching = field & 15 << (card & ~3)
    if matching:
        second = matching & matching - 1
        if second == 0:
            return matching, 0
        if second & second - 1 and rules[MATCH_THREE] != TAKE_ONE:
            return matching, 0
        return 0, matching
    if card == LIGHTNING_CARD and rules[LIGHTNING_WILD]:
        if field & field - 1:
            return 0, field
        return field, 0
    return 0, 0


def yaku_points(  # noqa: C901, PLR0912, PLR0915 - one list of the yaku
    captured: int, rules: Numbers, calls: int, month: int
) -> tuple[int, ...]:
    """Return the points of each yaku by itself, in the order of `Yaku`; -1 where it isn't formed.

    `calls` are the owner's own koi-koi calls in this round; `month` is the round's month if month
    cards count, else 0. `counting_yaku` decides which of the formed yaku count.
    """
    dry = (captured & DRY_BRIGHTS).bit_count()
    animals = (captured & ANIMALS).bit_count()
    ribbons = (captured & RIBBONS).bit_count()
    chaff = (captured & CHAFF).bit_count()
    if captured & SAKE_CUP:
        chaff += rules[CUP_CHAFF]

    goko = shiko = ameshiko = sanko = matsukiri = -1
    if dry >= 3:
        sanko = rules[SANKO]
        if captured & RAIN_MAN:
            ameshiko = rules[AMESHIKO]
    if dry == 4:
        shiko = rules[SHIKO]
        if captured & RAIN_MAN:
            goko = rules[GOKO]

    if captured & PINE_PAULOWNIA_MOON == PINE_PAULOWNIA_MOON:
        matsukiri = rules[MATSUKIRI]

    tsukimi = hanami = -1
    if captured & SAKE_CUP and rules[VIEWING] != VIEWING_OFF:
        if captured & MOON:
            tsukimi = rules[TSUKIMI]
        if captured & CURTAIN:
            hanami = rules[HANAMI]
        if calls and rules[VIEWING_AFTER_KOI] >= 0:
            tsukimi = rules[VIEWING_AFTER_KOI] if tsukimi >= 0 else -1
            hanami = rules[VIEWING_AFTER_KOI] if hanami >= 0 else -1
        elif calls and rules[VIEWING_AFTER_KOI] == NO_VIEWING:
            tsukimi = hanami = -1
        rain = 0
        if rules[WEATHER] == RAIN_FOG:
            hanami = -1 if captured & RAIN_MAN else hanami
            tsukimi = -1 if captured & DECEMBER else tsukimi
        elif rules[WEATHER] == RAIN:
            rain = RAIN_MAN | LIGHTNING
        elif rules[WEATHER] == NOVEMBER_RAIN:
            rain = NOVEMBER
        if captured & rain:
            tsukimi = hanami = -1

    sugawara = -1
    if captured & CRANE_NIGHTINGALE_CURTAIN == CRANE_NIGHTINGALE_CURTAIN:
        sugawara = rules[SUGAWARA]

    inoshikacho = tane = -1
    if captured & BOAR_DEER_BUTTERFLIES == BOAR_DEER_BUTTERFLIES and rules[INOSHIKACHO] >= 0:
        inoshikacho = rules[INOSHIKACHO] + rules[EXTRA + INOSHIKACHO] * (animals - 3)
    if animals >= 5 and rules[TANE] >= 0:
        tane = rules[TANE] + rules[EXTRA + TANE] * (animals - 5)

    akatan = aotan = chofuku = kusa = nanatan = tan = -1
    poetry = captured & POETRY_RIBBONS == POETRY_RIBBONS
    blue = captured & BLUE_RIBBONS == BLUE_RIBBONS
    if poetry and rules[AKATAN] >= 0:
        akatan = rules[AKATAN] + rules[EXTRA + AKATAN] * (ribbons - 3)
    if blue and rules[AOTAN] >= 0:
        aotan = rules[AOTAN] + rules[EXTRA + AOTAN] * (ribbons - 3)
    if poetry and blue and rules[CHOFUKU] >= 0:
        chofuku = rules[CHOFUKU] + rules[EXTRA + CHOFUKU] * (ribbons - 6)
    if captured & GRASS_RIBBONS == GRASS_RIBBONS:
        kusa = rules[KUSA]
    if (captured & DRY_RIBBONS).bit_count() >= 7:
        nanatan = rules[NANATAN]
    if ribbons >= 5 and rules[TAN] >= 0:
        tan = rules[TAN] + rules[EXTRA + TAN] * (ribbons - 5)

    kasu = -1
    if chaff >= 10 and rules[KASU] >= 0:
        kasu = rules[KASU] + rules[EXTRA + KASU] * (chaff - 10)

    sujuroku = -1
    if (captured & PLAIN_OR_WILLOW).bit_count() >= 16:
        sujuroku = rules[SUJUROKU]

    month_cards = -1
    if month and captured >> 4 * (month - 1) & 15 == 15:
        month_cards = rules[MONTH]

    return (
        goko,
        shiko,
        ameshiko,
        sanko,
        matsukiri,
        tsukimi,
        hanami,
        sugawara,
        inoshikacho,
        tane,
        akatan,
        aotan,
        chofuku,
        kusa,
        nanatan,
        tan,
        kasu,
        sujuroku,
        month_cards,
    )


def counting_yaku(  # noqa: C901, PLR0912 - each `if` is one rule
    points: tuple[int, ...], rules: Numbers
) -> tuple[int, int]:
    """Return which of the formed yaku count (yaku y as bit y), and their sum, the base.

    Read literally, Wikipedia pays for every yaku that a pile contains, gokō and shikō and sankō at
    once. By Keep Talking and common practice, brights exclude one another, and akatan with aotan is
    a yaku of its own that replaces the two. Of yaku that exclude one another the best counts, the
    earlier of equals.
    """
    counting = 0
    for yaku in range(YAKU_COUNT):
        if points[yaku] >= 0:
            counting |= 1 << yaku
    if counting == 0:
        return 0, 0
    if counting & 1 << CHOFUKU:
        counting &= ~(1 << AKATAN | 1 << AOTAN)
    viewings = 1 << TSUKIMI | 1 << HANAMI
    if rules[VIEWING] == VIEWING_NEEDS_OTHER and counting & ~viewings == 0:
        counting = 0
    for first, last, stacking in EXCLUSIVE:
        if rules[STACKING] >= stacking:
            best = -1
            for yaku in range(first, last + 1):
                if counting >> yaku & 1 and (best < 0 or points[yaku] > points[best]):
                    best = yaku
            for yaku in range(first, last + 1):
                if yaku != best:
                    counting &= ~(1 << yaku)
    base = 0
    for yaku in range(YAKU_COUNT):
        if counting >> yaku & 1:
            base += points[yaku]
    return counting, base


def multiply(
    base: int, own_calls: int, opponent_calls: int, field_brights: int, rules: Numbers
) -> tuple[int, int, int, int, int]:
    """Return the total, the bonus, and the factors for 7, calls and field brights.

    The total is (base + bonus) x the factors, or 0 without a base. The three families of sources
    contradict one another: the opponent's call doubles (Wikipedia), the player's own calls multiply
    (Sloperama), all calls multiply (Keep Talking). So this is one option with several values. The
    test for 7 is on the base, never on a multiplied number. If `combine` is sum, calls and field
    brights make up one factor, which is returned as the factor for calls.
    """
    bonus = 0
    seven = calls = brights = 1
    if rules[SEVEN] >= 0 and base >= 7:
        seven = 2
    if rules[KOI_FACTOR] == OPPONENT_X2:
        calls = 2 if opponent_calls else 1
    elif rules[KOI_FACTOR] == OWN_PLUS_1:
        calls = 1 + own_calls
    elif rules[KOI_FACTOR] == ALL_PLUS_1:
        calls = 1 + own_calls + opponent_calls
    elif rules[KOI_FACTOR] == STEAM:
        if own_calls <= 3:
            bonus = own_calls
        else:
            calls = own_calls - 2
    if rules[FIELD_BRIGHTS]:
        if rules[COMBINE] == COMBINE_SUM:
            calls += field_brights
        else:
            brights = 1 + field_brights
    total = (base + bonus) * seven * calls * brights if base else 0
    return total, bonus, seven, calls, brights
