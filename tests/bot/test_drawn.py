"""Every picture as it is requested: the right kind, language and point of view.

The bot draws, sends and is pressed as usual; its requests for pictures are recorded, and found
again by the file that Discord received. Chiyo's language differs from the server's and from Dai's,
and only Dai has larger print, so a value from the wrong person shows. Both seats are tested:
colours stay with people, seats don't.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, fields, replace
from datetime import timedelta
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from bot.daily.service import Daily
from bot.koikoi.cards import DECK
from bot.koikoi.lesson import QUESTIONS, Step, advised, resumed
from bot.koikoi.lesson import begun as lesson_begun
from bot.koikoi.state import Phase
from bot.koikoi.view import PlayerView, view_for
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.models.daily import number_of
from bot.matches.models.match import StoredMatch
from bot.messages.sending.delivery import labels_in
from bot.opponents.advice import EngineAdvice
from bot.pictures import Pictures
from bot.pictures.labels import NO_RATING, Labels, Sides
from bot.pictures.subjects import Subject
from bot.playground.objects.permissions import Permission
from bot.playground.testing.pilot import Pilot
from bot.playground.testing.rendered_message import RenderedMessage
from bot.puzzle.collection import puzzle_of
from bot.puzzle.service import Puzzles
from bot.replay.film_screens import scenes_of
from bot.screens.message import panel_id, press_id
from bot.tournaments.model import Format, Plan, Result
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from tests.bot import harness
from tests.bot.crowd import DM, PRIVATE, PUBLIC, Scene, Town
from tests.bot.harness import CHALLENGER_DEALS, VIEWING
from tests.bot.scenes import first_hand
from tests.discord_world import local_world
from tests.matches.world import first_is_best
from tests.pictures.kinds import KINDS
from tests.root import ROOT
from tests.storage.stores import sqlite_store

MADE: Final = ("Picture", "Film")
OPPONENT_DEALS: Final = (DECK[1], DECK[0], *DECK[2:])
Place = tuple[str, str]


@cache
def places() -> frozenset[Place]:
    """Return every function of the bot that makes a picture: module and name."""
    return frozenset(_places())


def _places() -> Iterator[Place]:
    for file in sorted((ROOT / "bot").rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if not any(f"{one}(" in source for one in MADE):
            continue
        for function in ast.walk(ast.parse(source)):
            if isinstance(function, ast.FunctionDef) and any(
                isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id in MADE
                for one in ast.walk(function)
            ):
                name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
                yield name, function.name


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture, and the arguments from which it was drawn."""

    kind: str
    given: Mapping[str, Any]
    file: bytes


class Drawer:
    """Draws as usual, and records the arguments."""

    def __init__(self) -> None:
        self.real = harness.pictures()
        self.drawn: list[Drawn] = []
        self.made_in: set[Place] = set()

    def clear(self) -> None:
        """Forget earlier pictures before the next press."""
        self.drawn.clear()
        self.made_in.clear()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def draw(self, subject: Subject, labels: Labels) -> bytes:
        made = Pictures.draw(self.real, subject, labels)
        given = {one.name: getattr(subject, one.name) for one in fields(subject)}
        self.drawn.append(Drawn(subject.FILE, {"labels": labels, **given}, made))
        return made

    def film(self, scenes: Sequence[Any], labels: Labels, sides: Sides) -> Iterator[bytes]:
        parts = list(self.real.film(scenes, labels, sides))
        given = {"scenes": scenes, "labels": labels, "sides": sides}
        self.drawn.append(Drawn("film", given, b"".join(parts)))
        return iter(parts)

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Record which functions make pictures."""

        def noting(make: Callable[..., Any]) -> Callable[..., Any]:
            def made(*values: Any, **options: Any) -> Any:
                code = sys._getframe(1).f_code
                name = Path(code.co_filename).relative_to(ROOT).with_suffix("").parts
                self.made_in.add((".".join(name), code.co_name))
                return make(*values, **options)

            return made

        for module in {import_module(name) for name, _ in places()}:
            for name in MADE:
                if hasattr(module, name):
                    monkeypatch.setattr(module, name, noting(getattr(module, name)))


@dataclass(slots=True)
class Gallery:
    """A town in which every picture is checked."""

    room: Town
    drawer: Drawer
    server: Language
    reader: Language
    """Chiyo's language; the server and all others have the other language."""
    seen: set[str | Place] = field(default_factory=set)
    """The kinds of pictures that were right, and the functions that made them."""

    def language(self, pilot: Pilot) -> Language:
        return self.reader if pilot is self.room.chiyo else self.server

    async def press(
        self, pilot: Pilot, press: str, *values: str, place: str = PRIVATE
    ) -> RenderedMessage:
        """Press, and return the resulting message: a new one, or the pressed one."""
        self.drawer.clear()
        presser = await self.room._at(pilot, place)
        kind = 3 if values else 2
        answer = (await self.room.press(presser, Scene(press, values, kind))).answer
        shown = answer.message or self.room.world.message(presser.message.id)
        assert shown is not None, press
        return shown

    def drawn_on(self, seen: RenderedMessage | None) -> Sequence[Drawn]:
        """Return the arguments of a message's only picture; equal pixels may be drawn twice."""
        assert seen is not None
        files = [
            self.room.world.core.attachments.path(int(one["id"])).read_bytes()
            for one in self.room.world.core.messages.by_id[seen.id].files
            if one["filename"].endswith((".png", ".gif"))
        ]
        assert len(files) == 1, seen
        found = [one for one in self.drawer.drawn if one.file == files[0]]
        assert found, "it was drawn before"
        return found

    def check(
        self, seen: RenderedMessage | None, kind: str, language: Language, **given: Any
    ) -> Drawn:
        """Check that a message's picture has this kind, language and arguments."""
        wrong: list[str] = []
        for drawn in self.drawn_on(seen):
            wrong = [name for name, value in given.items() if not same(drawn.given[name], value)]
            wrong += [f"{drawn.kind} for {kind}"] * (drawn.kind != kind)
            wrong += ["language"] * (drawn.given["labels"] != labels_in(language))
            if not wrong:
                self.seen |= {drawn.kind, *self.drawer.made_in}
                return drawn
        raise AssertionError(f"{kind}, {language}: {wrong} in {drawn.kind}({drawn.given})")

    def public(self) -> RenderedMessage:
        """Return the newest message with a picture in the server's channel."""
        found = [one for one in self.room.aoi.messages() if not one.ephemeral and one.attachments]
        return found[-1]


def same(found: Any, wanted: Any) -> bool:
    """Compare two values, ignoring ratings."""
    if isinstance(found, Sides):
        found = replace(found, ratings=(NO_RATING, NO_RATING))
    return bool(found == wanted)


def sides(stored: StoredMatch) -> Sides:
    """Chiyo is red on any seat, because she requested the match."""
    assert stored.info.seats is not None
    first, second = stored.info.seats
    return Sides(int(first.id != stored.info.challenger.id), (first.name, second.name))  # type: ignore[arg-type, union-attr]


# ── matches ─────────────────────────────────────────────────────────────────────────────────────


async def table_and_hands(shown: Gallery, first: Sequence[Any]) -> StoredMatch:
    """A match that has begun; the first deck decides the dealer."""
    room = shown.room
    room.tick()
    terms = await room.service.settings.terms(room.place, length=2)
    chiyo, dai = room.person(room.chiyo), room.person(room.dai)
    asked = await room.service.challenges.invite(room.place, chiyo, dai, terms)
    room.chance.deal(first, VIEWING)
    stored = (await room.service.challenges.accept(asked.id, dai)).stored
    assert stored.info.seat_of(room.chiyo.id) == int(first is OPPONENT_DEALS)
    shown.drawer.clear()
    await room.client.presenter.post_table(stored.id)
    await room.drawn()
    assert stored.match is not None
    everyone = {"view": view_for(stored.match, None), "sides": sides(stored)}
    shown.check(shown.public(), "table", shown.server, **everyone)
    for pilot in (room.chiyo, room.dai):
        own = view_for(stored.match, stored.info.seat_of(pilot.id))
        seen = await shown.press(pilot, press_id(stored.id, stored.seq, "hand"), place=PUBLIC)
        assert seen.ephemeral
        shown.check(
            seen, "hand", shown.language(pilot), view=own, sides=sides(stored),
            large=pilot is room.dai, compared=None,
        )  # fmt: skip
    return stored


async def results(shown: Gallery, stored: StoredMatch) -> StoredMatch:
    """Between the rounds, and at the end."""
    room = shown.room
    for phase in (Phase.DEAL, None):
        shown.drawer.clear()
        stored = await room.played(stored, phase)
        assert stored.match is not None
        view = view_for(stored.match, None)
        assert view.results
        told = shown.check(shown.public(), "result", shown.server, view=view, sides=sides(stored))
        ratings = told.given["sides"].ratings
        assert all(all(one) for one in ratings) == (phase is None and stored.info.rated), ratings
        for pilot in (room.chiyo, room.dai):
            own = view_for(stored.match, stored.info.seat_of(pilot.id))
            place = DM if phase is None else PRIVATE  # beside its table, the end is a line
            seen = await shown.press(pilot, press_id(stored.id, stored.seq, "hand"), place=place)
            shown.check(seen, "result", shown.language(pilot), view=own, sides=sides(stored))
    return stored


async def replayed(shown: Gallery, stored: StoredMatch) -> None:
    """The replay, with both hands open only for its players."""
    room = shown.room
    course = await room.service.replays.course(stored.id)

    async def pressed(pilot: Pilot, words: str, *values: str) -> RenderedMessage:
        return await shown.press(pilot, press_id(stored.id, stored.seq, words), *values)

    for pilot in (room.chiyo, room.dai, room.emi):
        language = shown.language(pilot)
        common = {"sides": sides(stored)}
        at = course.at(1)
        seen = await pressed(pilot, "replay")
        shown.check(seen, "table", language, view=view_for(at.match, None), **common)
        at = course.at(3)
        view = view_for(at.match, None)
        seen = await pressed(pilot, "replay step 3 open")
        if pilot is room.emi:
            shown.check(seen, "table", language, view=view, **common)
        else:
            shown.check(seen, "open", language, view=view, hands=at.hands, **common)
    for number in (1, 2):
        scenes = scenes_of(course, number)
        seen = await pressed(room.chiyo, f"film {number}")
        shown.check(seen, "film", shown.reader, scenes=scenes, sides=sides(stored))
        end = course.at(course.rounds[number - 1].last)
        seen = await pressed(room.dai, f"film {number}")  # who prefers less motion
        view = view_for(end.match, None)
        shown.check(seen, "result", shown.server, view=view, sides=sides(stored))
        seen = await pressed(room.dai, f"film play {number}")
        shown.check(seen, "film", shown.server, scenes=scenes, sides=sides(stored))
    shared = await shown.press(
        room.chiyo, press_id(stored.id, stored.seq, "film share 2"), place=PUBLIC
    )
    assert not shared.ephemeral
    shown.check(shared, "film", shown.server, scenes=scenes, sides=sides(stored))


def last_is_best(view: PlayerView) -> EngineAdvice:
    """A teacher that judges most plays here as wrong."""
    found = first_is_best(view)
    actions = [one.action for one in found.judged]
    return replace(
        found,
        judged=tuple(
            replace(one, action=action)
            for one, action in zip(found.judged, reversed(actions), strict=True)
        ),
    )


async def reviewed(shown: Gallery, stored: StoredMatch) -> None:
    """Each turning point: the played and the better action, from the seat that chose; the curve."""
    room = shown.room
    review = await room.service.reviews.review(stored.id)
    for seat in review.seats:
        for page, point in enumerate(seat.turning_points, start=1):
            for pilot in (room.chiyo, room.dai):
                words = f"review {seat.seat} {page} on"
                seen = await shown.press(pilot, press_id(stored.id, stored.seq, words))
                drawn = shown.check(
                    seen, "hand", shown.language(pilot), view=point.moment.view,
                    sides=sides(stored), compared=(point.played.action, point.best.action),
                )  # fmt: skip
                assert drawn.given["view"].seat == seat.seat
        assert seat.turning_points, "nothing to look at: choose another teacher"
        for pilot in (room.chiyo, room.dai):
            words = f"review {seat.seat} 0 on"
            seen = await shown.press(pilot, press_id(stored.id, stored.seq, words))
            drawn = shown.check(
                seen, "course", shown.language(pilot), seat=seat.seat, sides=sides(stored)
            )
            numbered = [step for one in drawn.given["rounds"] for step in one.steps if step.point]
            assert [(one.point, one.before, one.after) for one in numbered] == [
                (place, round(100 * one.best.chance), round(100 * one.played.chance))
                for place, one in enumerate(seat.turning_points, start=1)
            ]


async def at_a_table(shown: Gallery) -> None:
    """The first hand of a table for several: its picture says which hand it is."""
    room = shown.room
    number = await first_hand(room, VIEWING)
    shown.drawer.clear()
    await room.client.presenter.post_table(number)
    await room.drawn()
    stored = await room.stored(number)
    hand = replace(sides(stored), hand=1)
    assert stored.match is not None
    view = view_for(stored.match, None)
    shown.check(shown.public(), "table", shown.server, view=view, sides=hand)
    for pilot in (room.chiyo, room.dai):
        view = view_for(stored.match, stored.info.seat_of(pilot.id))
        seen = await shown.press(pilot, press_id(number, stored.seq, "hand"), place=PUBLIC)
        shown.check(seen, "hand", shown.language(pilot), view=view, sides=hand)
    await room.over()


# ── alone ───────────────────────────────────────────────────────────────────────────────────────


async def puzzle(shown: Gallery) -> None:
    """A position for each; the answer compares the chosen action with the best one."""
    room, today = shown.room, shown.room.service.of(Puzzles).today()
    found = puzzle_of(today)
    best, wrong = found.best.action, found.second.action
    for pilot, chosen in ((room.chiyo, wrong), (room.dai, best)):
        common = {"view": found.view, "large": pilot is room.dai}
        language = shown.language(pilot)
        seen = await shown.press(pilot, panel_id("puzzle"))
        asked = shown.check(seen, "hand", language, compared=None, **common)
        verb, *cards = chosen.text.split()
        words = " ".join(["puzzle", verb, str(number_of(today)), *cards])
        compared = (None if chosen is best else chosen, best)
        seen = await shown.press(pilot, panel_id(words))
        told = shown.check(seen, "hand", language, compared=compared, **common)
        seat = found.view.seat
        assert seat is not None
        for one in (asked, told):
            assert one.given["sides"].red == seat
            assert one.given["sides"].names == ("", "")


async def lesson(shown: Gallery) -> None:
    """Every step, and the round with its end."""
    room = shown.room
    for pilot in (room.chiyo, room.dai):
        language, kinds = shown.language(pilot), set()
        for step, asked in QUESTIONS.items():
            seen = await shown.press(pilot, panel_id(f"lesson-to {step}"))
            if asked.scene is not None:
                shown.check(seen, "scene", language, scene=asked.scene)
            else:
                kinds.add(step)
                kind = "months" if step is Step.MONTHS else "kinds"
                shown.check(seen, kind, language)
        assert len(kinds) == 2
        moves = ""
        while not (now := resumed(moves) or lesson_begun()).over:
            words = f"lesson-round {moves}" if moves else f"lesson-to {Step.ROUND}"
            seen = await shown.press(pilot, panel_id(words))
            shown.check(seen, "hand", language, view=now.view, large=pilot is room.dai)
            moves = now.moves_with(advised(moves))
        seen = await shown.press(pilot, panel_id(f"lesson-round {moves}"))
        drawn = shown.check(seen, "result", language, view=now.view)
        assert drawn.given["sides"].red == now.view.seat
        you = texts_in(language)("name-you")
        assert drawn.given["sides"].names[now.view.seat or 0] == you


async def yesterdays_best(shown: Gallery) -> None:
    """Each round of Dai's deal of yesterday."""
    room = shown.room
    daily = room.service.of(Daily)
    stored = await daily.start(room.place, room.person(room.dai), "greedy")
    stored = await room.played(stored, None)
    day = number_of(daily.today())
    room.clock.move(timedelta(days=1))
    found = await daily.best(daily.today() - timedelta(days=1), "greedy", room.place.guild_id)
    assert found is not None
    _, _, rounds = found
    for pilot in (room.chiyo, room.emi):
        for number, played in enumerate(rounds, start=1):
            words = f"daily-round {day} greedy {number}"
            seen = await shown.press(pilot, panel_id(words))
            drawn = shown.check(seen, "result", shown.language(pilot), view=played.view)
            assert stored.info.seats is not None
            seat = stored.info.seat_of(room.dai.id)
            assert drawn.given["sides"].red == seat
            assert drawn.given["sides"].names[seat or 0] == "Dai"


async def rules(shown: Gallery) -> None:
    room = shown.room
    settings = await room.service.settings.guild_settings(room.world.guild.id)
    terms = await room.service.settings.terms(room.place)
    assert settings.language == shown.server
    for pilot in (room.chiyo, room.dai):
        shown.drawer.clear()
        answer = await pilot.command("koikoi rules")
        shown.check(answer.message, "chart", shown.language(pilot), rules=terms.rules)


async def people(shown: Gallery) -> None:
    """The podium of a leaderboard, and a profile."""
    room = shown.room
    for pilot in (room.chiyo, room.dai):
        seen = await shown.press(pilot, panel_id("board wins.all.here 0"))
        drawn = shown.check(seen, "podium", shown.language(pilot))
        winner, loser = (one.name for one in drawn.given["places"])
        assert {winner, loser} == {"Chiyo", "Dai"}
        for whose in (room.chiyo, room.dai):
            seen = await shown.press(pilot, panel_id(f"profile {whose.id} here"))
            drawn = shown.check(seen, "profile", shown.language(pilot))
            assert drawn.given["name"] == whose.name


async def tournament(shown: Gallery, kind: Format, drawing: str) -> None:
    """In the channel in the server's language, and for a single reader in theirs."""
    room, service = shown.room, shown.room.service.of(Tournaments)
    room.tick()
    terms = await room.service.settings.terms(room.place, length=1)
    plan = Plan(name=f"Cup {kind}", format=kind, most=8)
    found = await service.create(room.place, room.person(room.aoi), plan, terms, timedelta(hours=1))
    entrants = (room.chiyo, room.dai, *room.others)
    for pilot in entrants:
        room.clock.move(timedelta(seconds=1))
        await service.join(found.id, room.person(pilot))
    await service.start(found.id)
    shown.drawer.clear()
    await room.client.of(TournamentRunner).go_on(found.id)
    for _ in range(3):
        await room.client.of(TournamentRunner).look()
        await room.shown()
    if drawing in ("standings", "crosstable"):  # before the first result, they are words
        await service.decide(found.id, 1, Result.FIRST, room.person(room.aoi), "a walkover")
        await room.client.of(TournamentRunner).look()
        await room.shown()
    seen = [(shown.public(), shown.server)]
    for message, language in seen:
        look_at(shown, message, drawing, language)
    for pilot in (room.chiyo, room.dai):
        message = await shown.press(pilot, panel_id(f"tour-table {found.id}"), place=PUBLIC)
        look_at(shown, message, drawing, shown.language(pilot))
    await service.cancel(found.id, room.person(room.aoi), "the next one")


def look_at(shown: Gallery, message: RenderedMessage, drawing: str, language: Language) -> None:
    drawn = shown.check(message, drawing, language)
    for name in ("Chiyo", "Dai", "Fumi", "Goro"):
        assert name in repr(drawn.given)


async def event(shown: Gallery) -> None:
    """The cover of a tournament's event, which the whole server reads."""
    room, service = shown.room, shown.room.service.of(Tournaments)
    guild = room.world.core.directory.guilds[room.place.guild_id or 0]
    room.world.permit_bot(guild, Permission.CREATE_EVENTS, allowed=True)
    events = room.world.core.scheduled_events
    events.clock = room.clock.now
    room.tick()
    terms = await room.service.settings.terms(room.place, length=1)
    plan = Plan(name="Cup", format=Format.SWISS, most=8)
    found = await service.create(room.place, room.person(room.aoi), plan, terms, timedelta(hours=1))
    await service.set_calendar(found.id, listed=True)
    shown.drawer.clear()
    await room.client.of(TournamentRunner).go_on(found.id)
    (listed,) = events.of_guild(guild.id)
    assert listed.image is not None
    cover = room.world.core.attachments.path(listed.image).read_bytes()
    (drawn,) = [one for one in shown.drawer.drawn if one.file == cover]
    assert drawn.kind == "event"
    texts = texts_in(shown.server)
    about = texts("tournament-about", format=texts("format-swiss"), pace=texts("tournament-live"))
    assert (drawn.given["name"], drawn.given["about"]) == ("Cup", about)
    assert drawn.given["labels"] == labels_in(shown.server)
    shown.seen |= {drawn.kind, *shown.drawer.made_in}
    await service.cancel(found.id, room.person(room.aoi), "the next one")


async def moment_of_a_yaku(shown: Gallery) -> None:
    """The table moves when somebody makes a yaku."""
    room = shown.room
    room.let_pictures_move()
    room.tick()
    terms = await room.service.settings.terms(room.place, length=1)
    chiyo, aoi = room.person(room.chiyo), room.person(room.aoi)
    asked = await room.service.challenges.invite(room.place, chiyo, aoi, terms)
    stored = (await room.service.challenges.accept(asked.id, aoi)).stored
    await room.client.presenter.post_table(stored.id)
    await room.drawn()
    shown.drawer.clear()
    stored = await room.played(stored, Phase.DECIDE)
    assert stored.match is not None
    drawn = shown.check(shown.public(), "film", shown.server)
    view = view_for(stored.match, None)
    assert [scene.view for scene in drawn.given["scenes"]] == [view, view]
    await room.service.play.resign(stored.id, chiyo)
    await room.drawn()


# ── all of them ─────────────────────────────────────────────────────────────────────────────────


FIRST: Final = "en", "ja"
"""The reader has English where the server has another language, so that a mix-up shows."""


@pytest.mark.reads_code
@pytest.mark.parametrize(
    "server",
    [pytest.param(one, marks=() if one in FIRST else pytest.mark.slow) for one in LANGUAGES],
)
async def test_the_right_picture_reaches_its_reader(
    server: Language, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawer = Drawer()
    monkeypatch.setattr(harness, "pictures", lambda: drawer)
    drawer.watch(monkeypatch)
    async with local_world(tmp_path, judge=False) as world, sqlite_store(threads=False) as store:
        room = Town(world, store)
        with closing(room):
            async with room.open():
                await room.settle_in()
                with room.mistap_guard(timedelta(days=-1)):
                    shown = await gallery(room, drawer, server)
                    for first in (CHALLENGER_DEALS, OPPONENT_DEALS):
                        stored = await table_and_hands(shown, first)
                        stored = await results(shown, stored)
                        await replayed(shown, stored)
                        await reviewed(shown, stored)
                    await at_a_table(shown)
                    await puzzle(shown)
                    await lesson(shown)
                    await rules(shown)
                    await people(shown)
                    await tournament(shown, Format.SINGLE, "bracket")
                    await tournament(shown, Format.DOUBLE, "double-bracket")
                    await tournament(shown, Format.SWISS, "standings")
                    await tournament(shown, Format.ROUND_ROBIN, "crosstable")
                    await event(shown)
                    await yesterdays_best(shown)
                    await moment_of_a_yaku(shown)
    files = {one.FILE for one in KINDS.values()}
    assert shown.seen >= {*files, "film", *places()}, "a picture has no case in this file"


async def gallery(room: Town, drawer: Drawer, server: Language) -> Gallery:
    """Chiyo uses the other language; Dai has larger print and prefers less motion."""
    room.thinker.teacher = last_is_best
    reader = next(one for one in LANGUAGES if one != server)
    await room.restore_settings(language=server)
    for pilot in (*room.pilots, *room.others):
        pilot.speak(reader if pilot is room.chiyo else server)
        preferences = await room.service.settings.preferences(pilot.id)
        if pilot is room.dai:
            preferences = replace(preferences, large_print=True, less_motion=True)
            await room.service.settings.save_preferences(preferences)
    return Gallery(room, drawer, server, reader)
