"""The house rules of a match: one checked value for every option.

The sources differ in almost all of these points: each option is a point on which real rule sheets
disagree.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from functools import lru_cache
from typing import Final, Literal

from bot.koikoi.errors import ErrorCode, RulesError
from bot.koikoi.rules.options import (
    OFF,
    SWITCH,
    Domain,
    Option,
    Value,
    declared,
    extra,
    number,
    number_or_off,
    option,
    payment,
    points,
    points_instead,
    points_or_off,
    word,
)
from bot.koikoi.rules.presets import PRESETS_BY_KEY
from bot.koikoi.rules.yaku import FORMED_YAKU


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The house rules: each field is an option, declared with its explanation and its values.

    The option of a field `points_x` is called `points.x`, that of `extra_x` `extra.x`. None
    stands for off where the option otherwise holds a number. Exactly one of `rounds` and `target`
    is set.
    """

    preset: str
    rounds: int | None = option(
        "The match lasts this many rounds. Replaces a target.",
        number(1, 24),
        usual="12",
    )
    target: int | None = option(
        "The match lasts until a player has this many points. Replaces a number of rounds.",
        number(1, 500),
        usual=None,
    )
    first_dealer: str = option(
        "Who deals first: who draws the earlier month (in the same month, the higher card), "
        "either at random, or the challenger (against the computer, you).",
        word("month_draw", "random", "challenger"),
        usual="month_draw",
    )
    deal: str = option(
        "The order of dealing (k: the other player, f: the field, o: the dealer) and how "
        "many cards at a time.",
        word("kfo4", "kfo2", "kof4", "kfo8"),
        usual="kfo4",
    )
    blind_swap: bool = option(
        "Before anyone looks, the player who doesn't deal may demand the dealer's hand.",
        SWITCH,
        usual="off",
    )
    teshi: int | Literal["redeal"] | None = option(
        "A hand dealt four cards of one month scores at once, is dealt again, or is played.",
        payment("pay", "redeal", "off"),
        usual="pay:6",
    )
    kuttsuki: int | Literal["redeal"] | None = option(
        "A hand dealt four pairs scores at once, is dealt again, or is played.",
        payment("pay", "redeal", "off"),
        usual="pay:6",
    )
    both_lucky: str = option(
        "Both hands would score at once: no points, play on, deal again, or the dealer's win.",
        word("tie", "ignore", "redeal", "dealer"),
        usual="tie",
    )
    field_quad: int | Literal["redeal"] | None = option(
        "Four cards of one month on the field: deal again, pay the dealer, or play on.",
        payment("dealer", "redeal", "off"),
        usual="redeal",
    )
    field_pairs: int | Literal["redeal"] | None = option(
        "Four pairs on the field: deal again, pay the dealer, or play on.",
        payment("dealer", "redeal", "off"),
        usual="redeal",
    )
    field_triple: str = option(
        "Three cards of one month on the field: play on, or deal again.",
        word("off", "redeal"),
        usual="off",
    )
    match_three: str = option(
        "A card that finds three of its month takes all of them, or one.",
        word("all", "one"),
        usual="all",
    )
    points_goko: int | None = points("goko", "all five brights", usual=10)
    points_shiko: int | None = points("shiko", "four brights, none of them the rain man", usual=8)
    points_ameshiko: int | None = points(
        "ameshiko", "four brights, one of them the rain man", usual=7
    )
    points_sanko: int | None = points("sanko", "three brights, none of them the rain man", usual=5)
    points_matsukiri: int | None = points(
        "matsukiri", "the crane, the phoenix and the moon; a bright yaku", usual=None
    )
    points_tsukimi: int | None = points("tsukimi", "the moon and the sake cup", usual=5)
    points_hanami: int | None = points("hanami", "the curtain and the sake cup", usual=5)
    points_sugawara: int | None = points(
        "sugawara", "the crane, the nightingale and the curtain", usual=None
    )
    points_inoshikacho: int | None = points("inoshikacho", "boar, deer and butterflies", usual=5)
    points_akatan: int | None = points("akatan", "the three poetry ribbons", usual=5)
    points_aotan: int | None = points("aotan", "the three blue ribbons", usual=5)
    points_chofuku: int | None = option(
        "Points for chofuku: akatan and aotan at once, which it replaces. Off: the two add.",
        points_or_off(),
        usual="10",
    )
    points_kusa: int | None = points(
        "kusa", "the plain ribbons of wisteria, iris and bush clover", usual=None
    )
    points_nanatan: int | None = points(
        "nanatan", "seven ribbons, none of them the willow's", usual=None
    )
    points_tane: int | None = points("tane", "five animals", usual=1)
    points_tan: int | None = points("tan", "five ribbons", usual=1)
    points_kasu: int | None = points("kasu", "ten chaff", usual=1)
    points_sujuroku: int | None = points(
        "sujuroku", "sixteen plain cards; all willows count as plain", usual=None
    )
    points_month: int | None = option(
        "Points for the four cards of the round's month, in a match of 12 rounds only.",
        points_or_off(),
        usual="off",
    )
    extra_inoshikacho: int = extra("inoshikacho", "animal", usual=0)
    extra_akatan: int = extra("akatan", "ribbon", usual=0)
    extra_aotan: int = extra("aotan", "ribbon", usual=0)
    extra_chofuku: int = extra("chofuku", "ribbon", usual=0)
    extra_tane: int = extra("tane", "animal", usual=1)
    extra_tan: int = extra("tan", "ribbon", usual=1)
    extra_kasu: int = extra("kasu", "chaff", usual=1)
    cup_chaff: int = option(
        "The sake cup counts as this many chaff, besides being an animal.",
        number(0, 2),
        usual="1",
    )
    stacking: str = option(
        "Which yaku count at once: all, of the animals' and of the ribbons' only the best, "
        "or only the best of all.",
        word("all", "family", "one"),
        usual="all",
    )
    viewing: str = option(
        "Tsukimi and hanami count, don't count, or count only beside another yaku.",
        word("on", "off", "needs_other"),
        usual="on",
    )
    viewing_after_koi: int | Literal["none"] | None = option(
        "What tsukimi and hanami are worth to a player who has called koi-koi; none: they don't "
        "count. Off: no change.",
        points_instead(),
        usual="off",
    )
    weather: str = option(
        "Weather spoils viewings. rain_fog: your rain man hanami, your December tsukimi; "
        "rain: your rain man or lightning both; november: any November both.",
        word("off", "rain_fog", "rain", "november"),
        usual="off",
    )
    koi_limit: int = option(
        "How many koi-koi may be called in a round; beyond that a yaku ends it. 0: any number.",
        number(0, 12),
        usual="0",
    )
    koi_limit_scope: str = option(
        "The limit holds for each player, or for both together.",
        word("player", "round"),
        usual="player",
    )
    decision: str = option(
        "The choice comes when the points of a player's yaku rise, or only with a new yaku.",
        word("increase", "new_yaku"),
        usual="increase",
    )
    reply_ends: bool = option(
        "After one player's koi-koi, the other's yaku ends the round by itself.",
        SWITCH,
        usual="off",
    )
    seven: int | None = option(
        "Yaku worth 7 points or more together count double.",
        Domain("off or 2", {"off": None, "2": 2}, {"off": OFF, "2": 2}),
        usual="2",
    )
    koi_factor: str = option(
        "How koi-koi multiplies: not; x2 if the other called; x(1 + own calls); x(1 + all "
        "calls); steam: own calls add 1 each up to 3, then multiply.",
        word("none", "opponent_x2", "own_plus_1", "all_plus_1", "steam"),
        usual="opponent_x2",
    )
    field_brights: bool = option(
        "Brights on the field after the deal multiply the score: one doubles, two triple it.",
        SWITCH,
        usual="off",
    )
    combine: str = option(
        "Koi-koi and field brights multiply one another, or add up to one multiplier.",
        word("product", "sum"),
        usual="product",
    )
    exhaust: int | Literal["zero", "caller"] = option(
        "When nobody stopped: no points, points for the dealer, or the last caller scores "
        "their yaku without multipliers.",
        payment("oya", "zero", "caller"),
        usual="oya:1",
    )
    draw_dealer: str = option(
        "After a round without a winner the same player deals, or the other.",
        word("same", "other"),
        usual="same",
    )
    next_dealer: str = option(
        "After a won round the winner deals, the loser, or each in turn.",
        word("winner", "loser", "alternate"),
        usual="winner",
    )
    bank: int | None = option(
        "Points both players start with; who has none left loses. Off: start from 0.",
        number_or_off(1, 500),
        usual="off",
    )
    zero_sum: bool = option(
        "What one player wins, the other pays.",
        SWITCH,
        usual="off",
    )
    tie: str = option(
        "Equal points after the last round: a draw, or more rounds until decided.",
        # A rematch is offered after every match, so this value never differed from a draw.
        word("draw", "extra_round", retired={"rematch": "draw"}),
        usual="draw",
    )
    lightning_wild: bool = option(
        "The lightning takes any one field card when no other November is on the field.",
        SWITCH,
        usual="off",
    )
    flat: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The number of every option's value, for `arithmetic`; `place_of` returns its index."""

    def __post_init__(self) -> None:
        numbers = {option.key: self._number(option) for option in OPTIONS}
        self._refuse_contradictions()
        # A yaku without an option for its points never scores. Without an option for further
        # cards, they add nothing.
        flat = tuple(numbers.get(key, 0 if key.startswith("extra.") else OFF) for key in _PLACES)
        object.__setattr__(self, "flat", flat)

    def _number(self, option: Option) -> int:
        """Return the number of an option's value. Raises RulesError."""
        value: Value = getattr(self, option.field)
        if value is None and option.key in _EITHER_OR:
            return OFF
        return option.number(value)

    def _refuse_contradictions(self) -> None:
        if (self.rounds is None) == (self.target is None):
            raise RulesError(ErrorCode.ROUNDS_OR_TARGET, key="rounds")
        if self.combine == "sum":
            if not self.field_brights:
                raise RulesError(ErrorCode.SUM_WITHOUT_BRIGHTS, key="combine")
            if self.koi_factor not in {"own_plus_1", "all_plus_1"}:
                raise RulesError(ErrorCode.SUM_WITHOUT_CALLS, key="combine")
            if self.seven is not None:
                raise RulesError(ErrorCode.SUM_WITH_SEVEN, key="combine")
        if self.target is not None and self.bank is not None and self.target <= self.bank:
            raise RulesError(
                ErrorCode.TARGET_WITHIN_BANK, key="target", target=self.target, bank=self.bank
            )
        if not any(
            getattr(self, option.field) for option in OPTIONS if option.key.startswith("points.")
        ):
            raise RulesError(ErrorCode.NO_POINTS, key="points.goko")

    def options(self) -> dict[str, str]:
        """Return every option that is set, as text, in the order of `OPTIONS`."""
        return {
            option.key: option.format(value)
            for option in OPTIONS
            if (value := getattr(self, option.field)) is not None or option.key not in _EITHER_OR
        }

    def changed_options(self) -> dict[str, str]:
        """Return the options in which these rules differ from their preset."""
        usual = PRESETS[self.preset].options()
        return {key: text for key, text in self.options().items() if usual.get(key) != text}


_EITHER_OR: Final = ("rounds", "target")
"""Options of which exactly one is set."""

OPTIONS: Final[tuple[Option, ...]] = tuple(
    found for one in fields(Rules) if (found := declared(one.name, one.metadata)) is not None
)
"""All options, in the order in which they are listed."""

OPTIONS_BY_KEY: Final = {option.key: option for option in OPTIONS}


def _layout() -> Iterable[str]:
    """Yield the keys of `Rules.flat`: points and extras of all yaku, then the other options."""
    yield from (f"points.{yaku}" for yaku in FORMED_YAKU)
    yield from (f"extra.{yaku}" for yaku in FORMED_YAKU)
    yield from (key for key in OPTIONS_BY_KEY if not key.startswith(("points.", "extra.")))


_PLACES: Final[Mapping[str, int]] = {key: place for place, key in enumerate(_layout())}

PLACE_COUNT: Final = len(_PLACES)
"""Length of `Rules.flat`."""


def place_of(key: str) -> int:
    """Return the index of an option in `Rules.flat`. Raises KeyError for an unknown key."""
    return _PLACES[key]


def number_of(key: str, text: str) -> int:
    """Return the number of an option's value. Raises KeyError for an unknown key or text."""
    return OPTIONS_BY_KEY[key].domain.numbers[text]


def find_option(key: str) -> Option:
    """Return the option of this key. Raises RulesError for an unknown key."""
    try:
        return OPTIONS_BY_KEY[key]
    except KeyError:
        raise RulesError(ErrorCode.UNKNOWN_OPTION, key=key, name=key[:30]) from None


def make_rules(preset: str, options: Mapping[str, str] | Iterable[tuple[str, str]] = ()) -> Rules:
    """Return a preset's rules with some options changed; a later value replaces an earlier one.

    `rounds` and `target` replace each other. Raises RulesError.
    """
    if preset not in PRESETS_BY_KEY:
        raise RulesError(ErrorCode.UNKNOWN_PRESET, name=preset[:30], presets=tuple(PRESETS_BY_KEY))
    texts = _texts_of(preset)
    for key, text in options.items() if isinstance(options, Mapping) else options:
        find_option(key)
        if key in _EITHER_OR:
            texts |= dict.fromkeys(_EITHER_OR)
        texts[key] = text
    return _remembered(preset, tuple(texts.items()))


def _texts_of(preset: str) -> dict[str, str | None]:
    """Return the value of every option in a preset, as text; None: not set."""
    return {option.key: option.usual for option in OPTIONS} | dict(PRESETS_BY_KEY[preset].changes)


@lru_cache(maxsize=256)
def _remembered(preset: str, texts: tuple[tuple[str, str | None], ...]) -> Rules:
    """Build equal rules only once: many stored matches and tournaments have the same rules."""
    return _build(preset, dict(texts))


def _build(preset: str, texts: Mapping[str, str | None]) -> Rules:
    values: dict[str, Value] = {}
    for key, text in texts.items():
        option = find_option(key)
        values[option.field] = None if text is None else option.parse(text)
    return Rules(preset=preset, **values)  # type: ignore[arg-type]  # checked in __post_init__


PRESETS: Final = {preset: _build(preset, _texts_of(preset)) for preset in PRESETS_BY_KEY}
