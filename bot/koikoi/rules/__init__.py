"""House rules: their options and presets, the yaku, and what captured cards score."""

from bot.koikoi.rules.options import OPTIONS, OPTIONS_BY_KEY, Option, RulesError
from bot.koikoi.rules.presets import PRESET_NAMES
from bot.koikoi.rules.rules import PRESETS, Rules, find_option, make_rules
from bot.koikoi.rules.scoring import (
    FORMED_YAKU,
    YAKU_CARDS,
    Multiplier,
    MultiplierName,
    Score,
    Yaku,
    YakuScore,
    counted_month,
    score,
    yaku_of,
)

__all__ = [
    "FORMED_YAKU",
    "OPTIONS",
    "OPTIONS_BY_KEY",
    "PRESETS",
    "PRESET_NAMES",
    "YAKU_CARDS",
    "Multiplier",
    "MultiplierName",
    "Option",
    "Rules",
    "RulesError",
    "Score",
    "Yaku",
    "YakuScore",
    "counted_month",
    "find_option",
    "make_rules",
    "score",
    "yaku_of",
]
