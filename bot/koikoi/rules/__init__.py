"""House rules: their options and presets, the yaku, and what captured cards score."""

from bot.koikoi.errors import RulesError
from bot.koikoi.rules.options import Option
from bot.koikoi.rules.presets import PRESET_NAMES, USUAL_ROUNDS
from bot.koikoi.rules.rules import (
    OPTIONS,
    OPTIONS_BY_KEY,
    PRESETS,
    Rules,
    find_option,
    make_rules,
    number_of,
    place_of,
)
from bot.koikoi.rules.scoring import (
    Multiplier,
    MultiplierName,
    Score,
    YakuScore,
    cards_of_yaku,
    counted_month,
    score,
    yaku_of,
)
from bot.koikoi.rules.yaku import FORMED_YAKU, PATTERNS, RARE_YAKU, Yaku

__all__ = [
    "FORMED_YAKU",
    "OPTIONS",
    "OPTIONS_BY_KEY",
    "PATTERNS",
    "PRESETS",
    "PRESET_NAMES",
    "RARE_YAKU",
    "USUAL_ROUNDS",
    "Multiplier",
    "MultiplierName",
    "Option",
    "Rules",
    "RulesError",
    "Score",
    "Yaku",
    "YakuScore",
    "cards_of_yaku",
    "counted_month",
    "find_option",
    "make_rules",
    "number_of",
    "place_of",
    "score",
    "yaku_of",
]
