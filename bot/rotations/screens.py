"""A table for several people: its members, the players, the next players, and the totals."""

from __future__ import annotations

from bot.koikoi.rules import Rules
from bot.locales import Texts
from bot.matches.models.rotation import (
    MIN_PLAYERS,
    Member,
    Rotation,
    RotationEnd,
    RotationState,
)
from bot.screens.challenge import preset_name, turn_time
from bot.screens.message import Button, Rows, Screen, Style, panel_id, press_id
from bot.screens.rotation_lines import LISTED, goal_text, winners_line
from bot.screens.view_model import joined, relative
from bot.screens.wording.names import bare_name, name


def rotation_screen(texts: Texts, rotation: Rotation, url: str | None = None) -> Screen:
    """Show the whole table; `url` is the address of the hand that is being played."""
    shown = {
        RotationState.GATHERING: _gathering,
        RotationState.PLAYING: _playing,
        RotationState.OVER: _over,
    }
    lines = shown[rotation.state](texts, rotation, url)
    return Screen(joined([_title(texts, rotation), *lines]), _rows(texts, rotation))


def winner_question(texts: Texts, match_id: int, seq: int) -> Screen:
    """Ask a spectator of a match whether to open a table, which everybody sees."""
    opens = Button(texts("button-winner-yes"), press_id(match_id, seq, "winner-yes"), Style.GREEN)
    return Screen(f"{texts('winner-question')}\n-# {texts('rotation-how')}", ((opens,),))


def buttons_of(rotation_id: int) -> frozenset[str]:
    """Return the custom ids that identify a table's message. In each state it has one of them."""
    return frozenset(panel_id(f"rotation {verb} {rotation_id}") for verb in ("join", "again"))


def _title(texts: Texts, rotation: Rotation) -> str:
    return texts(
        "rotation-title",
        name=texts("rotation-name"),
        goal=goal_text(texts, rotation.goal),
        rules=preset_name(texts, _rules(rotation).preset),
        time=turn_time(texts, rotation.terms.turn),
    )


def _rules(rotation: Rotation) -> Rules:
    return rotation.terms.rules


def _gathering(texts: Texts, rotation: Rotation, _: str | None) -> list[str | None]:
    names = texts("list-comma").join(bare_name(texts, one.person) for one in rotation.present)
    missing = MIN_PLAYERS - len(rotation.present)
    host = name(texts, rotation.host)
    return [
        texts("rotation-how"),
        texts("rotation-seated", names=names, count=len(rotation.present)),
        texts("rotation-missing", missing=missing)
        if missing > 0
        else texts("rotation-ready", host=host),
        None
        if rotation.deadline is None
        else texts("rotation-closes", when=relative(rotation.deadline)),
    ]


def _playing(texts: Texts, rotation: Rotation, url: str | None) -> list[str | None]:
    names = [bare_name(texts, one.person) for one in rotation.present]
    line = texts("list-comma").join(names[2:])
    return [
        _pair(texts, rotation, url, *names[:2]) if len(names) > 1 else None,
        texts("rotation-waiting", names=line) if line else None,
        *_standings(texts, rotation),
        texts("rotation-late"),
    ]


def _pair(texts: Texts, rotation: Rotation, url: str | None, first: str, second: str) -> str:
    """Return the two players, or the next two with the time, in words."""
    if rotation.deadline is not None:
        when = relative(rotation.deadline)
        return texts("rotation-soon", first=first, second=second, when=when)
    number = rotation.hands + 1
    if url is None:
        return texts("rotation-runs", number=number, first=first, second=second)
    return texts("rotation-at", number=number, first=first, second=second, url=url)


def _over(texts: Texts, rotation: Rotation, _: str | None) -> list[str | None]:
    return [winners_line(texts, rotation), *(_standings(texts, rotation) if rotation.hands else ())]


def _standings(texts: Texts, rotation: Rotation) -> list[str]:
    standings = rotation.standings
    lines = [_standing(texts, rotation, one) for one in standings[:LISTED]]
    more = len(standings) - LISTED
    return [*lines, texts("rotation-more", more=more)] if more > 0 else lines


def _standing(texts: Texts, rotation: Rotation, one: Member) -> str:
    """Return a line of the standings. Members with equal points have the same rank."""
    rank = 1 + sum(other.points > one.points for other in rotation.standings)
    key = (
        "rotation-standing"
        if one.present or rotation.state is RotationState.OVER
        else "rotation-left"
    )
    return texts(
        key,
        rank=rank,
        name=bare_name(texts, one.person),
        points=one.points,
        won=one.won,
        played=one.played,
    )


def _rows(texts: Texts, rotation: Rotation) -> Rows:
    if rotation.state is RotationState.OVER:
        return ((_again(texts, rotation),),) if _can_be_repeated(rotation) else ()
    row = [
        Button(
            texts("button-rotation-join"), panel_id(f"rotation join {rotation.id}"), Style.GREEN
        ),
        Button(texts("button-rotation-leave"), panel_id(f"rotation leave {rotation.id}")),
    ]
    if rotation.state is RotationState.GATHERING:
        few = len(rotation.present) < MIN_PLAYERS
        start = panel_id(f"rotation start {rotation.id}")
        row.append(Button(texts("button-rotation-start"), start, Style.BLURPLE, disabled=few))
    return (tuple(row),)


def _can_be_repeated(rotation: Rotation) -> bool:
    """Return whether the same people may play again.

    They may not if nobody played, or if an admin ended the table.
    """
    return rotation.hands > 0 and rotation.end is not RotationEnd.ABORTED


def _again(texts: Texts, rotation: Rotation) -> Button:
    label = texts("button-rotation-again")
    return Button(label, panel_id(f"rotation again {rotation.id}"), Style.GREEN)
