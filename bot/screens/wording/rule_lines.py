"""The rules in force, in words: a line for each rule, in sections that are read one at a time.

The lines reflect the value of every option. `tests/bot/test_rules_panel.py` sets each option to
each of its values and checks that the words change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from typing import Final

from bot.koikoi.rules import FORMED_YAKU, OPTIONS, PRESETS, Rules, Yaku
from bot.locales import Texts
from bot.pictures import counted, extra_of

_VALUES: Final = tuple(
    option.key
    for option in OPTIONS
    if option.key.startswith(("points.", "extra."))
    or option.key in {"cup_chaff", "stacking", "viewing", "viewing_after_koi", "weather"}
)
"""The options that a preset borrows if its source gives no values of yaku."""
_BRIGHTS: Final = frozenset({Yaku.GOKO, Yaku.SHIKO, Yaku.AMESHIKO, Yaku.SANKO, Yaku.MATSUKIRI})
_FAMILIES: Final = (
    frozenset({Yaku.INOSHIKACHO, Yaku.TANE}),
    frozenset({Yaku.AKATAN, Yaku.AOTAN, Yaku.CHOFUKU, Yaku.KUSA, Yaku.NANATAN, Yaku.TAN}),
)
_LENDER: Final = "wikipedia-2020"


def lines_of(texts: Texts, rules: Rules, section: str) -> list[str]:
    """Return the lines of a section of the rules."""
    return _SECTIONS[section](texts, rules)


def short_lines(texts: Texts, rules: Rules) -> list[str]:
    """Return the facts that a player needs before a first match under these rules."""
    lines = [texts("rule-hint"), *_multipliers(texts, rules)]
    if rules.koi_limit:
        lines.append(_limit(texts, rules))
    lines.append(_exhaust(texts, rules))
    if rules.bank is not None:
        lines.append(texts("rule-bank", points=rules.bank))
    return lines


def borrowed(texts: Texts, rules: Rules) -> str | None:
    """Return what the source of these rules leaves open, and from which rules it is borrowed.

    Returns None if the source is complete.
    """
    lender = texts(f"preset-{_LENDER}")
    if rules.preset == "richmind":
        return texts("rules-borrowed-flow", lender=lender)
    mine, theirs = rules.options(), PRESETS[_LENDER].options()
    if rules.preset == "sloperama" and all(mine[key] == theirs[key] for key in _VALUES):
        return texts("rules-borrowed-yaku", lender=lender)
    return None


def _yaku(texts: Texts, rules: Rules) -> list[str]:
    """Return the yaku that count, and the remarks about them."""
    counting = {yaku for yaku, _ in counted(rules) if yaku in FORMED_YAKU}
    lines = [_worth(texts, rules, *one) for one in counted(rules) if one[0] in counting]
    lines += _together(texts, rules, counting)
    if Yaku.KASU in counting:
        lines.append(texts(f"rule-cup-{rules.cup_chaff}"))
    return [*lines, *_viewings(texts, rules, counting), *_month(texts, rules, counting)]


def _together(texts: Texts, rules: Rules, counting: AbstractSet[Yaku]) -> list[str]:
    """Return which yaku count at once, if there are several."""
    if len(counting) < 2:
        return []
    if rules.stacking == "one":
        return [texts("rule-stacking-one")]
    lines = []
    several_brights = len(counting & _BRIGHTS) > 1
    if several_brights:
        lines.append(texts("rule-brights-best"))
    threes = {Yaku.AKATAN, Yaku.AOTAN}
    if Yaku.CHOFUKU not in counting and threes <= counting:
        lines.append(texts("rule-chofuku-off"))
    elif Yaku.CHOFUKU in counting and threes & counting:
        lines.append(texts("rule-chofuku-on"))
    if rules.stacking == "family" and max(len(counting & one) for one in _FAMILIES) > 1:
        lines.append(texts("rule-stacking-family"))
    elif counting - _BRIGHTS:
        lines.append(texts("rule-stacking-all" if several_brights else "rule-stacking-every"))
    return lines


def _viewings(texts: Texts, rules: Rules, counting: AbstractSet[Yaku]) -> list[str]:
    """Return when the viewing yaku count, or the only one of them that is a yaku."""
    if rules.viewing == "off":
        some = rules.points_tsukimi is not None or rules.points_hanami is not None
        return [texts("rule-viewing-off")] if some else []
    viewings = counting & {Yaku.TSUKIMI, Yaku.HANAMI}
    if not viewings:
        return []
    viewing = "both" if len(viewings) == 2 else str(next(iter(viewings)))
    lines = []
    if rules.viewing != "on":
        lines.append(texts(f"rule-viewing-{rules.viewing}", viewing=viewing))
    if rules.viewing_after_koi == "none":
        lines.append(texts("rule-viewing-after-none", viewing=viewing))
    elif rules.viewing_after_koi is not None:
        points = rules.viewing_after_koi
        lines.append(texts("rule-viewing-after", points=points, viewing=viewing))
    if rules.weather != "off":
        lines.append(texts(f"rule-weather-{rules.weather}", viewing=viewing))
    return lines


def _month(texts: Texts, rules: Rules, counting: AbstractSet[Yaku]) -> list[str]:
    if Yaku.MONTH not in counting:
        return []
    return [texts("rule-month", points=rules.points_month or 0)]


def _worth(texts: Texts, rules: Rules, yaku: Yaku, points: int) -> str:
    values = {"yaku": texts(f"yaku-{yaku}"), "made": texts(f"made-{yaku}")}
    if extra_of(rules, yaku):
        return texts("rules-line-extra", points=points, **values)
    return texts("rules-line", points=points, **values)


def _dealing(texts: Texts, rules: Rules) -> list[str]:
    lines = [
        texts(f"rule-first-{rules.first_dealer}"),
        texts(f"rule-next-{rules.next_dealer}"),
        texts(f"rule-nobody-{rules.draw_dealer}"),
        texts(f"rule-deal-{rules.deal}"),
    ]
    if rules.blind_swap:
        lines.append(texts("rule-swap"))
    lines += [
        _dealt(texts, "field_quad", rules.field_quad),
        _dealt(texts, "field_pairs", rules.field_pairs),
        texts(f"rule-field_triple-{rules.field_triple}"),
        _dealt(texts, "teshi", rules.teshi),
        _dealt(texts, "kuttsuki", rules.kuttsuki),
    ]
    if isinstance(rules.teshi, int) or isinstance(rules.kuttsuki, int):
        lines.append(texts(f"rule-lucky-{rules.both_lucky}"))
    return [*lines, texts("rule-field-first"), texts("rule-dealt-again")]


def _dealt(texts: Texts, what: str, leads_to: int | str | None) -> str:
    """Return the effect of dealt cards: points at once, another deal, or no effect."""
    if isinstance(leads_to, int):
        return texts(f"rule-{what}-pay", points=leads_to)
    return texts(f"rule-{what}-redeal" if leads_to else f"rule-{what}-off")


def _turns(texts: Texts, rules: Rules) -> list[str]:
    lines = [texts("rule-turn"), texts("rule-take"), texts(f"rule-three-{rules.match_three}")]
    if rules.lightning_wild:
        lines.append(texts("rule-wild"))
    lines += [
        texts(f"rule-decision-{rules.decision}"),
        texts("rule-stop"),
        _limit(texts, rules),
        texts("rule-last-card"),
    ]
    if rules.reply_ends:
        lines.append(texts("rule-reply"))
    return lines


def _limit(texts: Texts, rules: Rules) -> str:
    if not rules.koi_limit:
        return texts("rule-limit-none")
    both = rules.koi_limit_scope == "round"
    return texts("rule-limit-round" if both else "rule-limit", limit=rules.koi_limit)


def _scoring(texts: Texts, rules: Rules) -> list[str]:
    lines = _multipliers(texts, rules)
    several = (rules.seven, rules.koi_factor != "none", rules.field_brights)
    if sum(map(bool, several)) > 1:
        lines.append(texts(f"rule-combine-{rules.combine}"))
    dealt = (rules.field_quad, rules.field_pairs, rules.teshi, rules.kuttsuki)
    if any(isinstance(one, int) for one in (*dealt, rules.exhaust)):
        lines.append(texts("rule-flat"))
    lines.append(_exhaust(texts, rules))
    if rules.zero_sum:
        lines.append(texts("rule-zero-sum"))
    return lines


def _multipliers(texts: Texts, rules: Rules) -> list[str]:
    lines = [
        texts("rule-seven") if rules.seven else texts("rule-no-seven"),
        texts(f"rule-koi-{rules.koi_factor}"),
    ]
    if rules.field_brights:
        lines.append(texts("rule-brights"))
    return lines


def _exhaust(texts: Texts, rules: Rules) -> str:
    if isinstance(rules.exhaust, int):
        return texts("rule-exhaust-oya", points=rules.exhaust)
    return texts(f"rule-exhaust-{rules.exhaust}")


def _match(texts: Texts, rules: Rules) -> list[str]:
    if rules.rounds is not None:
        lines = [texts("rule-rounds", rounds=rules.rounds), texts(f"rule-tie-{rules.tie}")]
    else:
        lines = [texts("rule-target", points=rules.target or 0)]
    if rules.bank is not None:
        lines.append(texts("rule-bank", points=rules.bank))
    return lines


_SECTIONS: Final[Mapping[str, Callable[[Texts, Rules], list[str]]]] = {
    "yaku": _yaku,
    "dealing": _dealing,
    "turns": _turns,
    "scoring": _scoring,
    "match": _match,
}
SECTIONS: Final = tuple(_SECTIONS)
