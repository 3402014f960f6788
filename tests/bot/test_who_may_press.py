"""Permissions of every button, menu, form and command, for everybody, everywhere.

Every press is valid: the custom ids refer to existing things. People without permission change no
stored data, see nothing but a sentence, and nobody else sees anything. For people with permission
it has an effect, which proves that the press is valid.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest

from bot.app import ROUTES
from bot.playground.http.request_log import LoggedRequest
from bot.playground.testing.answers import Answer
from tests.bot import press_cases
from tests.bot.crowd import (
    ELSEWHERE,
    OUTSIDE,
    PLACES,
    PRIVATE,
    PUBLIC,
    Presser,
    Scene,
    Seen,
    Town,
    town,
)
from tests.bot.each import each
from tests.bot.scenes import NOT_OUTSIDE, OLD_BUTTON, UNKNOWN, Case

EPHEMERAL: Final = 1 << 6
UPDATE: Final = 7
"""Discord's number of an answer that changes the pressed message."""
OLD_FORM: Final = "This form has been open for too long."
HERE: Final = {False: (PUBLIC, PRIVATE), True: (PUBLIC,)}
"""Where everybody reaches a match: on a server, and outside."""
NEVER_OUTSIDE: Final = frozenset(
    {"abort-yes", "cheer", "film share", "praise", "void", "winner", "winner-yes"}
)
"""Presses that a match outside lacks: those of servers, and *praise* after a search."""
PARTS: Final = 4
"""The number of tests for the walk, which can run in parallel."""

Walk = list[tuple[str, str, Case]]


def everything() -> Walk:
    """Return every case with its press and its declared permission."""
    found: Walk = []
    for kind, cases in (
        ("on a match", press_cases.ON_MATCHES),
        ("on a panel", press_cases.ON_PANELS),
        ("form", press_cases.ON_FORMS),
    ):
        found += [(kind, name, case) for name, several in cases.items() for case in several]
    return found


def parts(count: int) -> list[Any]:
    """Return the numbers of a walk's parts, of which the first belongs to the fast half."""
    return [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, count))]


@each(
    ("declared", "cases"),
    [
        (ROUTES.match, press_cases.ON_MATCHES),
        (ROUTES.panel, press_cases.ON_PANELS),
        (ROUTES.forms, press_cases.ON_FORMS),
    ],
)
def test_the_walk_knows_every_press_and_what_it_needs(
    declared: Mapping[str, Any], cases: Mapping[str, tuple[Case, ...]]
) -> None:
    """Every declared press needs a case: add it to `press_cases`."""
    missing = set(declared) ^ set(cases)
    assert not missing, f"declared or in a `press_cases.py`, but not in both: {sorted(missing)}"
    needed = {name: one.needs.name for name, one in declared.items()}
    assert needed == {name: one[0].needs for name, one in cases.items()}
    assert all(len({case.needs for case in several}) == 1 for several in cases.values())


@pytest.mark.parametrize("part", range(PARTS // 2))
async def test_who_may_press_what(part: int, tmp_path: Path) -> None:
    """At each place another person presses each time, and at one place somebody with permission."""
    await _walk(tmp_path, everything()[part :: PARTS // 2], in_turns=True)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
async def test_everybody_presses_everything(part: int, tmp_path: Path) -> None:
    await _walk(tmp_path, everything()[part::PARTS], in_turns=False)


def of_matches_outside() -> Walk:
    """Return what is pressed on matches outside, on public and private messages there."""
    return [
        ("on a match", name, case)
        for name, several in press_cases.ON_MATCHES.items()
        for case in several
        if name not in NEVER_OUTSIDE
    ]


async def test_who_may_press_what_outside(tmp_path: Path) -> None:
    await _walk(tmp_path, of_matches_outside(), in_turns=True, outside=True)


@pytest.mark.slow
async def test_everybody_presses_everything_outside(tmp_path: Path) -> None:
    await _walk(tmp_path, of_matches_outside(), in_turns=False, outside=True)


async def _walk(folder: Path, cases: Walk, *, in_turns: bool, outside: bool = False) -> None:
    wrong: list[str] = []
    async with town(folder, outside=outside) as room:
        for number, (kind, name, case) in enumerate(cases):
            found = [one async for one in _walked(room, case, number if in_turns else None)]
            wrong += [f"{name} ({kind}): {one}" for one in found]
            await room.over()
    assert not wrong, "\n".join(wrong)


async def _walked(room: Town, case: Case, turn: int | None) -> AsyncIterator[str]:
    """Press one thing as everybody, or as those whose turn it is; yield the faults."""
    scene = await case.scene(room)
    before, version = room.rows(), room.version()
    crowd = [
        one
        for one in room.pressers
        if not (may(room, one, case, scene) and (acts(one, scene) or not case.changes))
    ]
    if turn is not None:
        crowd = _in_turn(crowd, turn)
    for presser in crowd:
        allowed = may(room, presser, case, scene)
        seen = await room.press(presser, scene)
        if room.version() != version:
            for one in differing(before, room.rows()):
                yield f"{presser} changed {one}"
            version, before = room.version(), room.rows()
        if not allowed:
            for one in not_refused(room, seen, (case.refused, case.also), presser, scene):
                yield f"{presser} {one}"
    for one in await of_another(room, scene):
        yield one
    async for one in _allowed(room, case, scene, turn):
        yield one


def _in_turn(crowd: Sequence[Presser], turn: int) -> list[Presser]:
    """Return one person for each place."""
    at_place = ([one for one in crowd if one.place == place] for place in PLACES)
    return [those[turn % len(those)] for those in at_place if those]


async def _allowed(room: Town, case: Case, scene: Scene, turn: int | None) -> AsyncIterator[str]:
    """Press as people with permission: one at each place; if nothing changes, as each person."""
    crowd = await room.newcomers() if case.alone else room.pressers
    done: set[int] = set()
    pressed = 0
    again = () if case.changes or len(case.where) == 1 else case.where
    places = (*case.where, *again)
    if turn is not None and places:  # the other places only if nobody may press at the first
        first = turn % len(places)
        places = (*places[first:], *places[:first])
    for place in places:
        if turn is not None and pressed:
            break
        able = [
            one
            for one in crowd
            if one.place == place and may(room, one, case, scene) and acts(one, scene)
        ]
        able = [one for one in able if one.pilot.id not in done] or able[: not pressed]
        for presser in able[:1]:
            done.add(presser.pilot.id)
            for one in await _does(room, await room.afresh(presser, scene), case, scene):
                yield f"{presser} may, but {one}"
            pressed += 1
            if case.changes and turn is None:
                await room.over()
                scene = await case.scene(room)
    if case.where and not pressed:
        yield "nobody may"


async def _does(room: Town, presser: Presser, case: Case, scene: Scene) -> list[str]:
    """Press as somebody with permission; return the faults."""
    before, home = room.rows(), room.rows(room.world.guild.id)
    seen = await room.press(presser, scene)
    text = seen.answer.text
    if is_refusal(text):
        return [f"was refused: {text}"]
    wrong = []
    if case.changes and not differing(before, room.rows()):
        wrong.append(f"nothing changed: {text[:60]}")
    if not seen.sent:
        wrong.append("nothing was shown")
    if (
        presser.place == ELSEWHERE
        and scene.names is None
        and home != room.rows(room.world.guild.id)
    ):
        wrong.append("another server was changed")
    return wrong


async def of_another(room: Town, scene: Scene) -> list[str]:
    """Press on the private message of another person, which only they see."""
    theirs = next(one for one in room.pressers if one.place == PRIVATE and one.pilot is room.chiyo)
    presser = Presser(room.emi, "on another's private message", theirs.message)
    before = room.rows()
    seen = await room.press(presser, scene)
    old = OLD_BUTTON if scene.form is None else OLD_FORM
    wrong = not_refused(room, seen, (old,), presser, replace(scene, names=None))
    wrong += [f"changed {one}" for one in differing(before, room.rows())]
    return [f"{presser} {one}" for one in wrong]


def acts(presser: Presser, scene: Scene) -> bool:
    """Return whether the press has an effect for a person with permission."""
    return scene.actors is None or presser.pilot.id in scene.actors


# ── who may ─────────────────────────────────────────────────────────────────────────────────────


def may(room: Town, presser: Presser, case: Case, scene: Scene) -> bool:
    """Return whether a person may press, independently of the bot's code."""
    person = presser.pilot.id
    plays = person in scene.players
    admin = is_admin(room, presser)
    invited = person != scene.host if scene.invited is None else person == scene.invited
    promised = {
        "anybody": True,
        "player": plays,
        "on turn": plays,
        "host": person == scene.host,
        "invited": invited,
        "spectator": not plays,
        "reader": plays or not case.secret,
        "reviewer": plays or not case.secret,
        "admin": admin,
        "director": admin or (presser.pilot is room.emi and presser.place in (PUBLIC, PRIVATE)),
        "manager": admin and presser.pilot is not room.given,
        "referee": admin and not plays,
        "host of the bot": presser.pilot is room.aoi,
    }
    return reaches(room, presser, scene) and promised[case.needs]


def reaches(room: Town, presser: Presser, scene: Scene) -> bool:
    """Own matches work everywhere. Others are limited to their place.

    That is their server; outside, their public message.
    """
    if scene.names is None or presser.place in HERE[room.outside]:
        return True
    return scene.names == "match" and presser.pilot.id in scene.players


def is_admin(room: Town, presser: Presser) -> bool:
    if presser.place == ELSEWHERE:
        return presser.pilot is room.stranger
    if room.outside or presser.place not in (PUBLIC, PRIVATE):
        return False
    return presser.pilot is room.aoi or (presser.pilot is room.given and presser.place == PRIVATE)


# ── what they get ───────────────────────────────────────────────────────────────────────────────


def not_refused(
    room: Town, seen: Seen, sentences: tuple[str, ...], presser: Presser, scene: Scene
) -> list[str]:
    """Return differences from a refusal that only the presser sees."""
    if not reaches(room, presser, scene):
        sentences = (UNKNOWN[scene.names or ""],)
    if presser.place == OUTSIDE:
        sentences += (NOT_OUTSIDE,)
    wrong = []
    # The presser's own earlier refusal goes, by its token.
    sent = [one for one in seen.sent if not is_own_earlier_answer(one, presser)]
    text = seen.answer.text
    if room.outside and presser.place == PUBLIC and sent and is_redrawn(sent[0]):
        del sent[0]
        text = str(body_of(sent[0]).get("content")) if sent else ""
    if not any(one and text.startswith(one) for one in sentences):
        wrong.append(f"got {text[:90]!r}")
    if len(sent) != 1:
        wrong.append(f"saw {[str(one) for one in seen.sent]}")
        return wrong
    body = sent[0].body
    data = body_of(sent[0])
    private = bool(data.get("flags", 0) & EPHEMERAL) or is_in_dm(seen.answer)
    if not private or data.get("components") or sent[0].filenames:
        wrong.append(f"saw {body}")
    return wrong


def body_of(sent: LoggedRequest) -> Mapping[str, Any]:
    """Return the message of an answer, or of a follow-up."""
    body = sent.body if isinstance(sent.body, dict) else {}
    message: Mapping[str, Any] = body.get("data", body)
    return message


def is_redrawn(sent: LoggedRequest) -> bool:
    """Return whether an answer brings the public message of a match up to date.

    Here that message was another one before, on which Discord believes the button to be.
    """
    return isinstance(sent.body, dict) and sent.body.get("type") == UPDATE


def is_own_earlier_answer(sent: LoggedRequest, presser: Presser) -> bool:
    """Return whether a request deletes a private answer to the same person, by its token."""
    if sent.method != "DELETE" or not sent.path.startswith("/webhooks/"):
        return False
    token = sent.path.split("/")[3]
    known = presser.pilot.world.core.interactions.by_token.get(token)
    return known is not None and known.person.id == presser.pilot.id


def is_in_dm(answer: Answer) -> bool:
    return answer.interaction.channel.recipient_id is not None


def refusals() -> Iterator[str]:
    """Yield the beginning of each refusal."""
    folder = Path(press_cases.__file__).parents[2] / "bot" / "locales" / "en"
    for file in sorted(folder.glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("refused-"):
                begin = re.split("[{`]", line.partition(" = ")[2])[0].strip()
                if len(begin) > 8:
                    yield begin


REFUSALS: Final = tuple(refusals())


def is_refusal(text: str) -> bool:
    return text.startswith(REFUSALS)


def differing(before: Any, after: Any) -> list[str]:
    """Return the tables that have changed, with a row."""
    found = []
    for table in after:
        if after[table] != before.get(table):
            new = [one for one in after[table] if one not in before.get(table, ())]
            found.append(f"{table} {str(new[:1])[:120]}")
    return found
