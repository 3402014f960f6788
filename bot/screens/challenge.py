"""The challenge: the message that becomes the table."""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.koikoi.rules import PRESET_NAMES, PRESETS, USUAL_ROUNDS, Rules
from bot.locales import Texts, Wording
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.terms import Terms
from bot.screens.message import Button, Choice, Rows, Screen, Select, Style
from bot.screens.view_model import ViewModel, joined, notice_line, relative
from bot.screens.wording.names import addressed, level_label, name, style_of
from bot.screens.wording.options import house_rules

_OVER = {
    Status.DECLINED: "challenge-declined",
    Status.WITHDRAWN: "challenge-withdrawn",
    Status.EXPIRED: "challenge-expired",
    Status.ABORTED: "challenge-aborted",
}
_NAMED_AFTER_LENGTH: Final = frozenset({"sloperama", "ktane"})
"""Rules whose name contains the length of a match: "Race to 50", "Three rounds"."""


def length_of(texts: Texts, rules: Rules) -> str:
    """Return a match's length: `3 rounds`, `to 50 points`."""
    if rules.rounds is not None:
        return texts("length-rounds", rounds=rules.rounds)
    return texts("length-target", target=rules.target or 0)


def agreed_length(texts: Texts, rules: Rules) -> str:
    """Return a match's length, with a remark if the name of the rules says another length.

    A reader of "Race to 50" must notice if 6 rounds are played.
    """
    length = length_of(texts, rules)
    if USUAL_ROUNDS[rules.preset] is not None:
        return length
    own = length_of(texts, PRESETS[rules.preset])
    return length if length == own else texts("length-instead", length=length, usual=own)


def turn_time(texts: Texts, turn: timedelta) -> str:
    """Return the time for a turn: `3 minutes a turn`."""
    minutes = round(turn.total_seconds() / 60)
    if minutes % 60:
        return texts("time-minutes", minutes=minutes)
    return texts("time-hours", hours=minutes // 60)


def rules_name(texts: Texts, rules: Rules) -> str:
    """Return `Standard`, or `Standard, changed` if a server changed more than the length."""
    shown = preset_name(texts, rules.preset)
    return texts("rules-changed", rules=shown) if house_rules(rules) else shown


def preset_name(texts: Texts, preset: str) -> str:
    """Return the name of a preset. A new preset has its English name until it is translated."""
    key = f"preset-{preset}"
    return texts(key) if texts.has(key) else PRESET_NAMES.get(preset, preset)


def terms_line(texts: Texts, terms: Terms) -> str:
    """Return the terms of a match: `3 rounds · 3 minutes a turn · Standard`."""
    rules = terms.rules
    values = {"time": turn_time(texts, terms.turn), "rules": rules_name(texts, rules)}
    length = agreed_length(texts, rules)
    if rules.preset in _NAMED_AFTER_LENGTH and length == length_of(texts, PRESETS[rules.preset]):
        return texts("challenge-terms-named", **values)
    return texts("challenge-terms", length=length, **values)


def challenge_screen(model: ViewModel) -> Screen:
    """Show an open challenge, or an open table that anybody may join.

    A rematch has no hint for newcomers. Changed rules have a button.
    """
    texts, info = model.texts, model.info
    challenger = name(texts, info.challenger)
    if info.opponent is None:
        head = texts("challenge-open", challenger=challenger)
        accept, decline = texts("button-join"), texts("button-close")
    else:
        assert isinstance(info.opponent, Person)
        # Discord may show a mention that notifies nobody as a number.
        quiet = name(texts, info.opponent)
        invited = addressed(texts, info.opponent.id) if _pings(model) else quiet
        again = info.rematch_of is not None
        key = "challenge-rematch" if again else "challenge-member"
        head = texts(key, opponent=invited, challenger=challenger)
        accept, decline = texts("button-accept"), texts("button-decline")
    until = texts("challenge-until", when=relative(model.closes_at)) if model.closes_at else None
    offer = texts("challenge-offer", challenger=challenger) if model.levels else None
    new = texts("challenge-new") if info.rematch_of is None else None
    row = [
        Button(accept, model.press("accept"), Style.GREEN),
        Button(texts("button-how"), model.press("how")),
        Button(decline, model.press("decline")),
    ]
    if house_rules(info.terms.rules):
        row.insert(2, Button(texts("button-rules"), model.press("rules")))
    return Screen(
        content=joined(
            [
                head,
                terms_line(texts, info.terms),
                new,
                offer,
                until,
                notice_line(model),
                model.note,
            ]
        ),
        rows=(tuple(row), *_level_menu(model)),
        pings=_pings(model),
    )


def _pings(model: ViewModel) -> tuple[int, ...]:
    """Return the challenged person, unless the message only names them."""
    opponent = model.info.opponent
    if model.quiet or model.texts.wording is not Wording.FULL:
        return ()
    return (opponent.id,) if isinstance(opponent, Person) else ()


def challenge_over_screen(model: ViewModel) -> Screen:
    """Show a challenge that ended without a match, as one small line."""
    texts, info = model.texts, model.info
    challenger = name(texts, info.challenger)
    if info.status is Status.DECLINED:
        opponent = name(texts, info.opponent)
        return Screen(texts("challenge-declined", challenger=challenger, opponent=opponent))
    if model.levels:
        return Screen(texts("challenge-unjoined", challenger=challenger), _level_menu(model))
    return Screen(texts(_OVER[info.status], challenger=challenger))


def _level_menu(model: ViewModel) -> Rows:
    """Return a menu of the computer players that an open table offers when nobody joins it.

    It is a menu because four buttons would have no room for descriptions. It appears after a
    minute. Until then there is only one button for readers, *Join*.
    """
    texts = model.texts
    choices = tuple(
        Choice(level_label(texts, level), level, style_of(texts, level)) for level in model.levels
    )
    if not choices:
        return ()
    return ((Select(model.press("level"), choices, texts("choose-level")),),)
