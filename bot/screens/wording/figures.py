"""Figures as text: points as a sum that a person can check, ratings, dates."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from bot.koikoi.rules import Multiplier, MultiplierName, Score, YakuScore
from bot.koikoi.state import RoundResult
from bot.locales import Texts
from bot.matches.models.rankings import RatingChange


def base_sum(texts: Texts, yaku: Sequence[YakuScore]) -> str:
    """Return a sum such as `Akatan 5 + Ribbons 1 = 6`; a single yaku has no total."""
    parts = [texts("sum-yaku", yaku=texts(f"yaku-{one.yaku}"), points=one.points) for one in yaku]
    if len(parts) < 2:
        return "".join(parts)
    return texts("sum-total", parts=" + ".join(parts), base=sum(one.points for one in yaku))


def _whole_sum(
    texts: Texts, yaku: Sequence[YakuScore], multipliers: Sequence[Multiplier], total: int
) -> str:
    """Return a sum with multipliers: `Akatan 5 + Ribbons 2 = 7, ×2 (7 or more) = 14`."""
    shown = base_sum(texts, yaku)
    steps = [texts(f"step-{step.name}", value=step.value) for step in multipliers]
    if not steps:
        return shown
    return texts("sum-multiplied", sum=shown, steps=" ".join(steps), total=total)


def score_sum(texts: Texts, score: Score) -> str:
    """Return the sum of a score, such as that of stopping."""
    return _whole_sum(texts, score.yaku, score.multipliers, score.total)


def result_sum(texts: Texts, result: RoundResult) -> str:
    """Return the sum for a round's points."""
    return _whole_sum(texts, result.yaku, result.multipliers, result.points)


def sum_figure(result: RoundResult) -> str:
    """Return a round's sum as a figure, `(5+2) ×2 ×2`; empty if a single yaku gave the points.

    The points of three yaku or more are added up, because a picture has little room.
    """
    steps = [
        f"{'+' if one.name is MultiplierName.KOI_BONUS else '×'}{one.value}"
        for one in result.multipliers
    ]
    points = [str(one.points) for one in result.yaku]
    if len(points) < 2 and not steps:
        return ""
    base = "+".join(points) if len(points) == 2 else str(result.base)
    return " ".join([f"({base})" if "+" in base and steps else base, *steps])


# Ratings in texts and pictures


def rating_figure(texts: Texts, rating: int, *, settled: bool) -> str:
    """Return a rating as 1500, never 1,500. An unsettled rating is marked as provisional."""
    return f"{rating}" if settled else texts("rating-provisional", rating=str(rating))


def change_figure(change: RatingChange) -> str:
    """Return the change of a rating with its sign: `+24`, `−24`, `±0`."""
    number = change.after - change.before
    return f"{'+' if number > 0 else '−' if number else '±'}{abs(number)}"


# Dates in words, for menus and headings, which can't contain Discord's timestamps
#
# They are dates in UTC, like weeks and seasons; a timestamp would be another day for some readers.


def date_in_words(texts: Texts, day: date) -> str:
    """Return `16 November 2026`."""
    return texts("date-year", date=day_in_words(texts, day), year=str(day.year))


def day_in_words(texts: Texts, day: date) -> str:
    """Return `16 November`."""
    return texts("date", day=day.day, month=day.month)
