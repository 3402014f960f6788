"""Tables for several people, as a match shows them: beside its hand, in its menu, in its rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.locales import Texts
from bot.matches.models.match import Status
from bot.matches.models.people import Person
from bot.matches.models.rotation import Goal, Member, Rotation, RotationEnd, RotationState
from bot.screens.message import Button, panel_id
from bot.screens.view_model import ViewModel
from bot.screens.wording.names import bare_name, short_name

LISTED: Final = 12
"""Maximum number of lines of the standings: eight people play, and some may have left."""
WON: Final = (RotationEnd.POINTS, RotationEnd.HANDS)


def hand_lines(model: ViewModel) -> list[str | None]:
    """Return the lines beside a hand: the totals with their changes, and the next player."""
    rotation = model.rotation
    if rotation is None or rotation.match_id != model.info.id:
        return []
    texts, gains = model.texts, _gains(model)
    totals = " · ".join(
        _total(texts, one, gains.get(one.person.id, 0)) for one in rotation.standings[:LISTED]
    )
    lines: list[str | None] = [
        texts("rotation-line", goal=goal_text(texts, rotation.goal), totals=totals)
    ]
    if model.info.status is Status.PLAYING:
        if waiting := rotation.present[2:3]:
            lines.append(texts("rotation-line-next", name=bare_name(texts, waiting[0].person)))
    elif rotation.state is RotationState.OVER:
        lines.append(winners_line(texts, rotation))
    elif len(rotation.present) > 1:
        first, second = (bare_name(texts, one.person) for one in rotation.present[:2])
        lines.append(texts("rotation-line-pair", first=first, second=second))
    return lines


def _gains(model: ViewModel) -> Mapping[int, int]:
    """Return the changes of the totals by a finished hand, by person."""
    info = model.info
    if info.status is not Status.FINISHED or info.seats is None:
        return {}
    pairs = zip(info.seats, info.scores, strict=True)
    return {player.id: gain for player, gain in pairs if isinstance(player, Person)}


def _total(texts: Texts, one: Member, gain: int) -> str:
    who = short_name(texts, one.person)
    if not gain:
        return texts("rotation-total", name=who, points=one.points)
    change = f"{gain:+}".replace("-", "−")
    return texts("rotation-total-now", name=who, points=one.points, change=change)


def standings_button(texts: Texts, rotation_id: int) -> Button:
    """Return the button beside a hand that shows the whole table, to join or leave it."""
    return Button(texts("button-rotation-show"), panel_id(f"rotation show {rotation_id}"))


def place_in_line(rotation: Rotation | None, person_id: int) -> int | None:
    """Return the number of hands until a person plays; None if they aren't waiting."""
    waiting = [] if rotation is None else [one.person.id for one in rotation.present[2:]]
    return waiting.index(person_id) + 1 if person_id in waiting else None


def goal_text(texts: Texts, goal: Goal) -> str:
    """Return the goal of a table: `to 50 points`, `12 hands`."""
    if goal.points is not None:
        return texts("rotation-to-points", points=goal.points)
    return texts("rotation-to-hands", hands=goal.hands or 0)


def winners_line(texts: Texts, rotation: Rotation) -> str:
    """Return the winners, or why nobody has won, in words."""
    assert rotation.end is not None
    if rotation.end not in WON:
        return texts(f"rotation-end-{rotation.end}")
    best = rotation.standings[0]
    equal = [one for one in rotation.standings if one.points == best.points]
    names = texts("list-comma").join(bare_name(texts, one.person) for one in equal)
    key = "rotation-won" if len(equal) == 1 else "rotation-shared"
    return texts(key, names=names, points=best.points, hands=rotation.hands)
