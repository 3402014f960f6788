"""The review of one decision in words: its grade, the better choice, and the cost."""

from __future__ import annotations

from typing import Final

from bot.koikoi.state import other
from bot.koikoi.view import PlayerView
from bot.locales import Texts
from bot.matches.review import Verdict
from bot.screens.view_model import ViewModel
from bot.screens.wording.reasons import BENEFITS, dangers, deciding, reasons
from bot.screens.wording.turns import action_words

_WORTH_SAYING: Final = 0.5
"""Minimum number of lost points that are shown beside a lost winning chance."""


def verdict_lines(model: ViewModel, found: Verdict) -> list[str | None]:
    """Return the grade of a decision, the better choice with its reason, and the cost."""
    texts, view = model.texts, found.moment.view
    return [
        _played(model, view, found),
        _better(texts, view, found),
        _cost(texts, found),
        _odds(model, found),
    ]


def _played(model: ViewModel, view: PlayerView, found: Verdict) -> str:
    """Return the play, its grade, and its advantages for the other player."""
    texts, own = model.texts, found.moment.seat == model.seat
    best, played = found.best.action, found.played.action
    action = action_words(texts, view, played)
    grade = texts(f"review-grade-{found.grade}")
    danger = dangers(texts, view, played, best)
    if not danger:
        key = "review-played-you" if own else "review-played"
        return texts(key, action=action, grade=grade)
    key = "review-played-danger-you" if own else "review-played-danger"
    return texts(key, action=action, grade=grade, danger=danger)


def _better(texts: Texts, view: PlayerView, found: Verdict) -> str:
    best, played = found.best.action, found.played.action
    why = deciding(texts, view, best) or reasons(texts, view, best, BENEFITS, against=played)
    action = action_words(texts, view, best)
    if not why:
        return texts("review-better", action=action)
    return texts("review-better-because", action=action, reason=why)


def _cost(texts: Texts, found: Verdict) -> str:
    """Return the cost. It has both chances, but no difference, which may not match when rounded."""
    values = {
        "before": percent(texts, found.best.chance),
        "after": percent(texts, found.played.chance),
    }
    if found.points < _WORTH_SAYING:
        return texts("review-cost-chance", **values)
    return texts("review-cost", points=texts.decimal(found.points), **values)


def percent(texts: Texts, chance: float) -> str:
    """Return a chance in percent, without decimals. A small chance isn't shown as 0."""
    value = 100.0 * chance
    return texts("percent", value="<1" if 0.0 < value < 0.5 else f"{value:.0f}")


def _odds(model: ViewModel, found: Verdict) -> str | None:
    """Return the frequencies of the round's ends after koi-koi, or None."""
    odds = found.odds
    if odds is None:
        return None
    return model.texts(
        "review-odds",
        own=model.who(found.moment.seat),
        other=model.who(other(found.moment.seat)),
        improve=percent(model.texts, odds.improve),
        first=percent(model.texts, odds.other_first),
        nobody=percent(model.texts, odds.nobody),
    )
