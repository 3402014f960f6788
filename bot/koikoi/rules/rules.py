"""The house rules of a match: one checked value for every option, presets, and changes to them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from bot.koikoi.rules import arithmetic
from bot.koikoi.rules.options import OPTIONS, OPTIONS_BY_KEY, Option, RulesError, Value
from bot.koikoi.rules.presets import PRESET_NAMES, preset_column

__all__ = ["OPTIONS", "PRESETS", "PRESET_NAMES", "Option", "Rules", "RulesError", "make_rules"]

# The words of an option in the order of the numbers that stand for them in `Rules.flat`.
_STACKING: Final = ("all", "family", "one")
_VIEWING: Final = ("off", "on", "needs_other")
_WEATHER: Final = ("off", "rain_fog", "rain")
_KOI_FACTOR: Final = ("none", "opponent_x2", "own_plus_1", "all_plus_1", "steam")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Every option with its value; `OPTIONS` says what each means.

    An option `a.b` is the field `a_b`. None stands for off where the option otherwise holds a
    number. Exactly one of `rounds` and `target` is set.
    """

    preset: str
    rounds: int | None
    target: int | None
    first_dealer: str
    deal: str
    blind_swap: bool
    teshi: int | Literal["redeal"] | None
    kuttsuki: int | Literal["redeal"] | None
    both_lucky: str
    field_quad: int | Literal["redeal"] | None
    field_pairs: int | Literal["redeal"] | None
    field_triple: str
    match_three: str
    points_goko: int | None
    points_shiko: int | None
    points_ameshiko: int | None
    points_sanko: int | None
    points_tsukimi: int | None
    points_hanami: int | None
    points_inoshikacho: int | None
    points_akatan: int | None
    points_aotan: int | None
    points_chofuku: int | None
    points_tane: int | None
    points_tan: int | None
    points_kasu: int | None
    points_month: int | None
    extra_inoshikacho: int
    extra_akatan: int
    extra_aotan: int
    extra_chofuku: int
    extra_tane: int
    extra_tan: int
    extra_kasu: int
    cup_chaff: int
    stacking: str
    viewing: str
    viewing_after_koi: int | None
    weather: str
    koi_limit: int
    koi_limit_scope: str
    decision: str
    reply_ends: bool
    seven: int | None
    koi_factor: str
    field_brights: bool
    combine: str
    exhaust: int | Literal["zero", "caller"]
    draw_dealer: str
    next_dealer: str
    bank: int | None
    zero_sum: bool
    tie: str
    lightning_wild: bool
    flat: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """The values that the arithmetic needs, as `arithmetic` orders them."""

    def __post_init__(self) -> None:
        for option in OPTIONS:
            value: Value = getattr(self, option.field)
            if not (value is None and option.key in {"rounds", "target"}):
                option.format(value)
        self._refuse_contradictions()
        object.__setattr__(self, "flat", self._flatten())

    def _refuse_contradictions(self) -> None:
        if (self.rounds is None) == (self.target is None):
            raise RulesError("A match has either a number of rounds or a target.", "rounds")
        if self.combine == "sum":
            if not self.field_brights:
                raise RulesError(
                    "combine can't be sum without field_brights: there is nothing to add.",
                    "combine",
                )
            if self.koi_factor not in {"own_plus_1", "all_plus_1"}:
                raise RulesError(
                    "combine can't be sum unless koi_factor is own_plus_1 or all_plus_1:"
                    " only counted calls can be added to counted brights.",
                    "combine",
                )
            if self.seven is not None:
                raise RulesError(
                    "combine can't be sum while seven doubles: that would multiply the sum again.",
                    "combine",
                )
        if self.target is not None and self.bank is not None and self.target <= self.bank:
            raise RulesError(
                f"A target of {self.target} is reached from the start with a bank of {self.bank}.",
                "target",
            )
        if not any(
            getattr(self, option.field) for option in OPTIONS if option.key.startswith("points.")
        ):
            raise RulesError("No yaku is worth anything: nobody could ever win.", "points.goko")

    def _flatten(self) -> tuple[int, ...]:
        points = (
            self.points_goko,
            self.points_shiko,
            self.points_ameshiko,
            self.points_sanko,
            self.points_tsukimi,
            self.points_hanami,
            self.points_inoshikacho,
            self.points_tane,
            self.points_akatan,
            self.points_aotan,
            self.points_chofuku,
            self.points_tan,
            self.points_kasu,
            self.points_month,
        )
        extras = [0] * arithmetic.YAKU_COUNT
        extras[arithmetic.INOSHIKACHO] = self.extra_inoshikacho
        extras[arithmetic.TANE] = self.extra_tane
        extras[arithmetic.AKATAN] = self.extra_akatan
        extras[arithmetic.AOTAN] = self.extra_aotan
        extras[arithmetic.CHOFUKU] = self.extra_chofuku
        extras[arithmetic.TAN] = self.extra_tan
        extras[arithmetic.KASU] = self.extra_kasu
        return (
            *(-1 if value is None else value for value in points),
            *extras,
            self.cup_chaff,
            _STACKING.index(self.stacking),
            _VIEWING.index(self.viewing),
            -1 if self.viewing_after_koi is None else self.viewing_after_koi,
            _WEATHER.index(self.weather),
            int(self.seven is not None),
            _KOI_FACTOR.index(self.koi_factor),
            int(self.field_brights),
            int(self.combine == "sum"),
            int(self.match_three == "one"),
            int(self.lightning_wild),
        )

    def options(self) -> dict[str, str]:
        """Return every option that is set, as text, in the order of `OPTIONS`."""
        return {
            option.key: option.format(value)
            for option in OPTIONS
            if (value := getattr(self, option.field)) is not None
            or option.key not in {"rounds", "target"}
        }

    def changed_options(self) -> dict[str, str]:
        """Return the options in which these rules differ from their preset."""
        usual = PRESETS[self.preset].options()
        return {key: text for key, text in self.options().items() if usual.get(key) != text}


def _build(preset: str, texts: Mapping[str, str]) -> Rules:
    values: dict[str, Value] = {"rounds": None, "target": None}
    for key, text in texts.items():
        option = find_option(key)
        values[option.field] = option.parse(text)
    return Rules(preset=preset, **values)  # type: ignore[arg-type]  # checked in __post_init__


def find_option(key: str) -> Option:
    """Return the option of this key; raises RulesError where there is none."""
    try:
        return OPTIONS_BY_KEY[key]
    except KeyError:
        raise RulesError(f"There is no option named {key[:30]!r}.", key) from None


def make_rules(preset: str, options: Mapping[str, str] | Iterable[tuple[str, str]] = ()) -> Rules:
    """Return a preset's rules with some options changed; a later value replaces an earlier one.

    `rounds` and `target` replace each other. Raises RulesError with a sentence for people.
    """
    if preset not in PRESET_NAMES:
        names = ", ".join(PRESET_NAMES)
        raise RulesError(f"There are no rules named {preset[:30]!r}: choose one of {names}.")
    texts = preset_column(preset)
    for key, text in options.items() if isinstance(options, Mapping) else options:
        find_option(key)
        if key in {"rounds", "target"}:
            texts.pop("rounds", None)
            texts.pop("target", None)
        texts[key] = text
    return _build(preset, texts)


PRESETS: Final = {preset: _build(preset, preset_column(preset)) for preset in PRESET_NAMES}
