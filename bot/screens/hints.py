"""The teacher's answers to a player: the best card and why, or the odds of koi-koi."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from bot.koikoi.actions import Koi, Stop, canonical_action
from bot.koikoi.reasons import RISKS, Aim, purposes
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView
from bot.locales import Texts
from bot.matches.ports import Advice, Judged, Odds
from bot.screens.message import Button
from bot.screens.view_model import ViewModel, joined
from bot.screens.wording.reasons import action_name, deciding, listed, reasons, sentence, weightiest

_ERRORS: Final = 2.0
"""Number of standard errors up to which a difference may be chance."""
_POINTS, _CHANCE = 0.15, 0.005
"""Differences in points, and in the probability of winning, that don't matter to a player."""
_NAMED: Final = 2


def hint_button(model: ViewModel, view: PlayerView) -> Button | None:
    """Return the hint button in a casual match, in which a hint is fair; otherwise None.

    The decision between koi-koi and stop has another button.
    """
    if not model.info.casual or view.phase in (Phase.SWAP, Phase.DECIDE):
        return None
    waits = view.to_act != model.seat
    return Button(model.texts("button-hint"), model.press("hint"), disabled=waits)


def advice_text(texts: Texts, view: PlayerView, advice: Advice, facts: str = "") -> str:
    """Return the advice for the player's choice, below the other `facts`."""
    if view.phase is Phase.SWAP:
        return texts("hint-swap")
    if advice.odds is not None:
        return joined([facts, _decision(texts, view, advice.judged, advice.odds)])
    return _hint(texts, view, advice.judged)


def _hint(texts: Texts, view: PlayerView, judged: Sequence[Judged]) -> str:
    """Return the best card with a reason, then the cards that are equally good or next."""
    best, others = judged[0], _others(texts, view, judged)
    named = action_name(texts, view, best.action)
    if not others:
        return texts("hint-only", action=named)
    even = [name for name, one in others if is_even(best, one)]
    found = weightiest(purposes(view, best.action))
    reason = sentence(texts, found) or texts("reason-none")
    if found and found[-1][0].aim in RISKS and not even:
        line = texts("hint-best-though", action=named, reason=reason)
    else:
        line = texts("hint-best", action=named, reason=reason)
    if even:
        names = listed(texts, [f"**{name}**" for name in even[:_NAMED]])
        if len(even) > _NAMED:
            return joined([line, texts("hint-even-many", names=names, count=len(even) - _NAMED)])
        return joined([line, texts("hint-even", names=names)])
    name, second = others[0]
    behind = best.points - second.points
    if round(behind, 1) <= 0:
        return joined([line, texts("hint-second-rarer", action=name)])
    return joined([line, texts("hint-second", action=name, points=texts.decimal(behind))])


def _others(texts: Texts, view: PlayerView, judged: Sequence[Judged]) -> list[tuple[str, Judged]]:
    """Return all choices but the best. Of equivalent choices only the first is included."""
    choices: dict[Hashable, Judged] = {}
    for one in judged:
        choices.setdefault(canonical_action(one.action), one)
    return [(action_name(texts, view, one.action), one) for one in choices.values()][1:]


def is_even(best: Judged, other: Judged) -> bool:
    """Return whether the difference between the two is too small to prefer one."""
    points = best.points - other.points
    chance = best.chance - other.chance
    return (
        abs(points) <= _ERRORS * other.error + _POINTS
        and chance <= _ERRORS * other.chance_error + _CHANCE
    )


def _decision(texts: Texts, view: PlayerView, judged: Sequence[Judged], odds: Odds) -> str:
    """Return the odds of calling koi-koi, its average gain, and the teacher's choice."""
    by_action = {one.action: one for one in judged}
    stop, koi = by_action[Stop()], by_action[Koi()]
    own = _percent(odds.improve)
    other = min(_percent(odds.other_first), 100 - own)
    if odds.other_first > odds.nobody:  # the larger number gets the rounding error
        other = 100 - own - min(_percent(odds.nobody), 100 - own)
    return joined(
        [
            texts("odds-chances", own=own, other=other, nobody=100 - own - other),
            texts("odds-points", stop=_signed(texts, stop.points), koi=_signed(texts, koi.points)),
            texts("odds-match", stop=_percent(stop.chance), koi=_percent(koi.chance)),
            _advised(texts, view, judged[0], judged[1]),
        ]
    )


def _advised(texts: Texts, view: PlayerView, best: Judged, other: Judged) -> str:
    verb, fewer = best.action.text, best.points < other.points
    alike = _percent(best.chance) == _percent(other.chance)
    if is_even(best, other) or (fewer and alike):
        return texts("odds-even")
    aims = (Aim.FEARS, Aim.FEARS_MORE) if best.action == Stop() else (Aim.NEARS,)
    reason = deciding(texts, view, best.action)
    if not reason and fewer:  # the match matters more than the round
        return texts(f"odds-{verb}-for-the-match")
    reason = reason or reasons(texts, view, best.action, aims, most=1)
    return texts(f"odds-{verb}-because", reason=reason) if reason else texts(f"odds-{verb}")


def _percent(chance: float) -> int:
    """Return a chance in whole percent; 100 only if it always happened."""
    return min(round(100 * chance), 100 if chance == 1.0 else 99)


def _signed(texts: Texts, points: float) -> str:
    """Return points with a sign: `+6`, `+7.2`, `−1.4`, `+0`."""
    rounded = round(points, 1) or 0.0  # avoid negative zero
    size = abs(rounded)
    shown = str(int(size)) if size.is_integer() else texts.decimal(size)
    return f"{'−' if rounded < 0 else '+'}{shown}"
