"""The parts of the JSON answers that two commands share."""

from fractions import Fraction
from typing import Any

from bot.koikoi.rules import YakuScore


def yaku_json(yaku: YakuScore) -> dict[str, Any]:
    """Return a yaku with its points."""
    return {"name": yaku.yaku.value, "points": yaku.points}


def factor_json(factor: int | Fraction) -> int | float:
    """Return a factor as a number, whole where it is whole."""
    return factor if isinstance(factor, int) else float(factor)
