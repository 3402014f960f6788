"""The words of the game in the output of commands: for people in plain ASCII, and in JSON."""

from fractions import Fraction
from typing import Any

from bot.koikoi.rules import PRESET_NAMES, Multiplier, MultiplierName, Rules, Yaku, YakuScore

YAKU_NAMES = {
    Yaku.GOKO: "five brights (goko)",
    Yaku.SHIKO: "four brights (shiko)",
    Yaku.AMESHIKO: "four brights in the rain (ame-shiko)",
    Yaku.SANKO: "three brights (sanko)",
    Yaku.MATSUKIRI: "pine, paulownia, moon (matsukiri)",
    Yaku.TSUKIMI: "moon viewing (tsukimi)",
    Yaku.HANAMI: "blossom viewing (hanami)",
    Yaku.SUGAWARA: "crane, nightingale, curtain (sugawara)",
    Yaku.INOSHIKACHO: "boar, deer, butterflies (ino-shika-cho)",
    Yaku.TANE: "animals (tane)",
    Yaku.AKATAN: "poetry ribbons (akatan)",
    Yaku.AOTAN: "blue ribbons (aotan)",
    Yaku.CHOFUKU: "poetry and blue ribbons (chofuku)",
    Yaku.KUSA: "grass ribbons (kusa)",
    Yaku.NANATAN: "seven ribbons (nanatan)",
    Yaku.TAN: "ribbons (tan)",
    Yaku.KASU: "chaff (kasu)",
    Yaku.SUJUROKU: "sixteen chaff (sujuroku)",
    Yaku.MONTH: "the month's four cards",
    Yaku.TESHI: "four of a month in hand (teshi)",
    Yaku.KUTTSUKI: "four pairs in hand (kuttsuki)",
}

_STEP_NAMES = {
    MultiplierName.KOI_BONUS: "own koi-koi calls",
    MultiplierName.SEVEN: "7 points or more",
    MultiplierName.OPPONENT_KOI: "the other player called koi-koi",
    MultiplierName.OWN_KOI: "own koi-koi calls",
    MultiplierName.ALL_KOI: "koi-koi calls",
    MultiplierName.FIELD_BRIGHTS: "brights dealt to the field",
    MultiplierName.KOI_AND_BRIGHTS: "koi-koi calls and brights on the field",
}


def step_text(step: Multiplier) -> str:
    """Return the reason of a multiplier, in words."""
    return _STEP_NAMES[step.name]


def step_value(step: Multiplier) -> str:
    """Return the value of a multiplier, in words."""
    return f"{'+' if step.name is MultiplierName.KOI_BONUS else 'x'}{step.value}"


def rules_text(rules: Rules) -> str:
    """Return the name of the rules, with the changed options."""
    changed = ", ".join(f"{key}={text}" for key, text in rules.changed_options().items())
    return f"{PRESET_NAMES[rules.preset]} ({rules.preset}{'; ' if changed else ''}{changed})"


# Parts of the JSON output that two commands share


def yaku_json(yaku: YakuScore) -> dict[str, Any]:
    """Return a yaku with its points, for JSON."""
    return {"name": yaku.yaku.value, "points": yaku.points}


def factor_json(factor: int | Fraction) -> int | float:
    """Return a factor as an int if it is whole, or a float."""
    return factor if isinstance(factor, int) else float(factor)
