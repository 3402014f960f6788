"""What the review says about one decision: how bad it was, what was better, what it cost."""

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
"""Points; fewer beside a winning chance that was lost would only confuse."""


def verdict_lines(model: ViewModel, found: Verdict) -> list[str | None]:
    """Say how bad a decision was, what was better and why, and what it cost."""
    texts, view = model.texts, found.moment.view
    return [
        _played(model, view, found),
        _better(texts, view, found),
        _cost(texts, found),
        _odds(model, found),
    ]


def _played(model: ViewModel, view: PlayerView, found: Verdict) -> str:
    """Say what was played, how bad it was, and what it offered to the other player."""
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
    """Say which play was better, and what it is good for."""
    best, played = found.best.action, found.played.action
    why = deciding(texts, view, best) or reasons(texts, view, best, BENEFITS, against=played)
    action = action_words(texts, view, best)
    if not why:
        return texts("review-better", action=action)
    return texts("review-better-because", action=action, reason=why)


def _cost(texts: Texts, found: Verdict) -> str:
    """Say what it cost. The difference of the chances is left out: rounded, it may not fit them."""
    told = {
        "before": percent(texts, found.best.chance),
        "after": percent(texts, found.played.chance),
    }
    if found.points < _WORTH_SAYING:
        return texts("review-cost-chance", **told)
    return texts("review-cost", points=texts.decimal(found.points), **told)


def percent(texts: Texts, chance: float) -> str:
    """Return a chance in percent; small ones with a decimal, so that they are not shown as 0."""
    value = 100.0 * chance
    small = 0.0 < value < 9.95
    return texts("percent", value=texts.decimal(value) if small else f"{value:.0f}")


def _odds(model: ViewModel, found: Verdict) -> str | None:
    """Return how often the round ended in each way after koi-koi."""
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
