"""Hidden cards stay hidden: on panels and forms, in commands and suggestions, on the terminal.

As in `test_hidden`, two worlds differ only in hidden cards. Here a match and a daily deal are
running while everything else is used; the log and the metrics are compared, too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any, Final, NamedTuple

import aiohttp
import pytest

from bot.__main__ import COMMANDS
from bot.cli import reports
from bot.cli.program import parser_of
from bot.daily.service import Daily
from bot.matches.models.daily import number_of
from bot.matches.models.match import StoredMatch
from bot.playground.testing.pilot import Pilot
from bot.puzzle import collection as puzzles
from bot.storage import match_rows
from bot.tournaments.runner import TournamentRunner
from bot.tournaments.service import Tournaments
from tests.bot import press_cases
from tests.bot.crowd import Scene
from tests.bot.scenes import Case
from tests.bot.test_hidden import begun, daily_in_play
from tests.bot.test_who_may_command import USED
from tests.bot.two_worlds import SECRETS, Night, Witness, assert_alike, night
from tests.storage.stores import engines
from tests.terminal_driver import run

OWN: Final = ("daily", "daily-new", "puzzle", "puzzle play", "puzzle take", "puzzle koi",
    "puzzle stop", "puzzle-share")  # fmt: skip
"""These show the presser's own daily deal, or an answer that they may know."""
OF_MATCHES: Final = (
    "games", "next", "history", "board", "profile", "earned", "review", "replay", "film", "daily",
    "puzzle", "find", "report-answer", "export", "abort", "rotation show", "tour-table",
    "tour-text", "kk-report",
)  # fmt: skip
"""Prefixes of presses that show most about matches: they are pressed in the fast half."""
ENDING: Final = ("erase-server",)
"""Presses that end every match of the server: then nothing is hidden."""
MENUS: Final = ("Play Koi-Koi", "Koi-Koi profile")
PERSON, AUTOCOMPLETED, ROOT = 6, "autocomplete", "koikoi"

ASKED: Final[Mapping[str, Sequence[str]]] = {
    "reports": ("reports", "reports 1", "reports 2", "reports --json", "reports 2 --json"),
    "voids": ("voids", "voids --json"),
    "doctor": ("doctor",),
    "db check": ("db check",),
    "bar list": ("bar list", "bar list --json"),
    "maintenance": ("maintenance",),
}
"""Calls of each terminal command that shows stored data."""
TELLS_NOTHING: Final = {
    "it plays or draws by itself": ("play", "art", "compile", "listing"),
    "it reads only what it is given": ("score", "record", "verify", "review"),
    "it is about the host's machine or Discord": (
        "init", "run", "health", "notify", "update", "servers", "service", "privacy", "terms",
    ),
    "it changes or copies the database, and reads no match": (
        "db upgrade", "db backup", "db restore", "db copy", "bar person", "bar server", "bar lift",
        "bar report",
    ),
}  # fmt: skip
"""Why the other commands can't reveal hidden cards of a bot's matches."""


@pytest.fixture(autouse=True)
def no_tables_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Table alerts wait by the real clock: the two worlds would differ by chance."""
    monkeypatch.setattr("bot.reminders.alert_runner.WAITED", timedelta(days=10_000))


@dataclass(frozen=True, slots=True)
class Planted:
    """Running matches with cards that Dai knows."""

    match: StoredMatch
    daily: StoredMatch

    def numbers(self) -> tuple[int, int]:
        return self.match.id, self.daily.id


async def plant(night: Night) -> Planted:
    """Begin a match of Chiyo and Dai, and Dai's daily deal; he reports both to the host.

    Given has played that deal, so that it has a best result.
    """
    room = night.room
    night.witness.ignoring = knowing(night)  # also while their own deals are drawn
    played = await room.service.of(Daily).start(room.place, room.person(room.given), "greedy")
    await room.service.play.resign(played.id, room.person(room.given))
    planted = Planted(await begun(night), await daily_in_play(night))
    room.kept["planted"] = planted.match.id
    for number in planted.numbers():
        await room.service.reports.send(number, room.person(room.dai), "No pile.")
    await room.client.host_desk.deliver()
    await room.shown()
    night.witness.step("reports")
    return planted


def knowing(night: Night, *others: Pilot) -> frozenset[int]:
    """Return the people who know cards that differ."""
    return frozenset(one.id for one in (night.room.dai, night.room.given, *others))


async def still_goes_on(night: Night, planted: Planted) -> None:
    """Check that the planted matches are unchanged: otherwise their cards were not hidden."""
    for before in (planted.match, planted.daily):
        now = await night.room.stored(before.id)
        assert (now.seq, now.info.status) == (before.seq, before.info.status)


# ── commands ────────────────────────────────────────────────────────────────────────────────────


async def use_commands(night: Night, planted: Planted) -> None:
    """Use each command with all its possible options."""
    room, witness = night.room, night.witness
    for name, used in USED.items():
        admins = used.needs != "anybody"
        able = [room.aoi] if admins else [room.chiyo, room.emi, room.aoi]
        own = name == "koikoi daily"
        if own:
            able = [room.world.newcomer("Hana")]
        for pilot in able:
            room.tick()
            witness.ignoring = knowing(night, *([pilot] if own else []))
            if name in MENUS:
                await pilot.user_command(name, room.dai)
            for options in () if name in MENUS else choices(night, name, used.options, planted):
                await pilot.command(name, **options)
            await room.shown()
            for option in options_of(night, name):
                if option.get(AUTOCOMPLETED):
                    for typed in ("", "Dai", str(planted.match.id)):
                        found = await pilot.autocomplete(name, option["name"], typed)
                        witness.told(pilot.name, found)
            witness.step(f"/{name}: {pilot.name}")
        await room.over()


def options_of(night: Night, name: str) -> Sequence[Mapping[str, Any]]:
    if name in MENUS:
        return ()
    known = night.room.world.core.commands.usable_in(night.room.world.guild.id)
    root, _, leaf = name.partition(" ")
    command = next(one for one in known if one["name"] == root)
    if leaf:
        command = next(one for one in command["options"] if one["name"] == leaf)
    return list(command.get("options", ()))


def choices(
    night: Night, name: str, usual: Mapping[str, Any], planted: Planted
) -> Iterator[Mapping[str, Any]]:
    """Yield options for a command: the usual ones, then about Dai, and about his matches."""
    yield usual
    for option in options_of(night, name):
        if option["type"] == PERSON:
            yield {**usual, option["name"]: night.room.dai}
        elif option.get(AUTOCOMPLETED):
            for number in planted.numbers():
                yield {**usual, option["name"]: number}


# ── panels and forms ────────────────────────────────────────────────────────────────────────────


def panels() -> Sequence[tuple[str, Case]]:
    """Return every press on a panel, and every form."""
    found = [
        (name, cases[0])
        for kinds in (press_cases.ON_FORMS, press_cases.ON_PANELS)
        for name, cases in kinds.items()
        if name not in ENDING
    ]
    return sorted(found, key=lambda one: one[0] in OWN)  # these show cards, so they come last


async def press_panels(night: Night, planted: Planted, *, every: bool) -> None:
    room, witness = night.room, night.witness
    today = room.clock.now()
    for name, case in panels():
        if not every and not name.startswith(OF_MATCHES):
            continue
        room.tick()
        before = room.clock.now()
        scene = await case.scene(room)
        if room.clock.now().date() != today.date():
            room.clock.move(before - room.clock.now())
        witness.step(f"{name}: before")
        crowd = [room.emi, room.chiyo if case.needs in ("anybody", "player") else room.aoi]
        if case.alone:
            crowd = [room.world.newcomer(f"New {name}")]
        for variant in variants(night, scene, planted):
            for pilot in crowd:
                witness.ignoring = knowing(night, *([pilot] if name in OWN else []))
                presser = await night.presser(pilot, name)
                if scene.record:
                    presser = await room.afresh(presser, scene)
                seen = await room.press(presser, variant)
                if seen.answer.modal is not None:
                    witness.told(pilot.name, seen.answer.modal)
                # A worker draws searches, independently of the press.
                witness.step(f"{name}: {pilot.name}", settled=name.startswith("find"))
        await room.over()
        if "tour" in name:
            await end_tournaments(night)


async def end_tournaments(night: Night) -> None:
    """Cancel tournaments, because later events of them would depend on the real clock."""
    room, service = night.room, night.room.service.of(Tournaments)
    for one in await service.of_guild(room.world.guild.id):
        if one.stage.open:
            await service.cancel(one.id, room.person(room.aoi), "It rains.")
    for _ in range(3):  # one announcement may lead to another
        await room.client.of(TournamentRunner).look()
        await room.shown()


def variants(night: Night, scene: Scene, planted: Planted) -> Iterator[Scene]:
    """Yield the press; also with Dai in place of Chiyo, with his matches, and with today."""
    yield scene
    chiyo, dai = str(night.room.chiyo.id), str(night.room.dai.id)
    if chiyo in scene.press:
        yield replace(scene, press=scene.press.replace(chiyo, dai))
    today = number_of(night.room.service.of(Daily).today())
    if f" {today - 1} " in scene.press:
        yield replace(scene, press=scene.press.replace(f" {today - 1} ", f" {today} "))
    if scene.match is not None:
        for number in map(str, planted.numbers()):
            chosen = tuple(one.replace(str(scene.match), number, 1) for one in scene.values)
            if chosen != scene.values:
                yield replace(scene, values=chosen)


# ── the terminal, the log, the metrics ──────────────────────────────────────────────────────────


def commands_of(parser: argparse.ArgumentParser, name: str) -> Iterator[str]:
    """Yield the command itself, or its actions."""
    groups = [one for one in parser._actions if isinstance(one, argparse._SubParsersAction)]
    found = [f"{name} {one}".strip() for group in groups for one in group.choices]
    if not found:
        yield name
        return
    if any(not group.required for group in groups):
        yield name
    for group in groups:
        for one, inner in group.choices.items():
            yield from commands_of(inner, f"{name} {one}".strip())


def test_it_is_said_of_every_terminal_command_whether_it_tells_of_matches() -> None:
    said = {*ASKED, *(one for several in TELLS_NOTHING.values() for one in several)}
    known = {
        one
        for group in COMMANDS.values()
        for name, (module, _) in group.items()
        for one in commands_of(parser_of("koikoi", name, module), name)
    }
    missing = {one for one in known if one not in said and one.split()[0] not in said}
    assert not missing, f"add to ASKED or TELLS_NOTHING: {sorted(missing)}"


async def ask_terminal(night: Night) -> None:
    """Use the terminal on the same database, next to the running bot."""
    for command in [one for several in ASKED.values() for one in several]:
        code, output, complaints = await asyncio.to_thread(run, command.split())
        assert "Traceback" not in complaints
        night.witness.told(f"the terminal {code}", [output, complaints])
        night.witness.step(f"koikoi {command}")


async def read_metrics(night: Night) -> None:
    """Compare names and labels, but not durations."""
    url = f"http://127.0.0.1:{night.metrics}/metrics"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        lines = (await answer.text()).splitlines()
    night.witness.told("the metrics", sorted({one.rpartition(" ")[0] for one in lines}))
    night.witness.step("metrics")


class Log(logging.Handler):
    """Passes every line to a witness."""

    def __init__(self, witness: Witness) -> None:
        super().__init__(logging.DEBUG)
        self.witness = witness
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        if not record.name.startswith(("asyncio", "PIL", "alembic")):
            self.witness.heard(self.format(record))


def other_answers(file: Path) -> Path:
    """Return a file with the same puzzles, each with another best choice."""
    lines = []
    for line in puzzles.FILE.read_text(encoding="utf-8").splitlines():
        puzzle = json.loads(line)
        actions = [text for text, *_ in puzzle["choices"]]
        turned = zip([*actions[1:], actions[0]], puzzle["choices"], strict=True)
        puzzle["choices"] = [[action, *worth] for action, (_, *worth) in turned]
        lines.append(json.dumps(puzzle, separators=(",", ":")))
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return file


def forget_puzzles() -> None:
    puzzles._read.cache_clear()
    puzzles._index.cache_clear()


def stand_beside(night: Night, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Point the terminal at this world's database, Discord and clock, and at a common folder.

    The address of Discord is global in the process: with another one, the bot would lose its own.
    """
    store, local = night.room.store, night.room.world.discord
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{engines(store)['reading'][0].url.database}")
    # In the checkout, other tests may make folders between the two worlds.
    monkeypatch.setenv("KOIKOI_HOME", str(home))
    monkeypatch.setenv("DISCORD_TOKEN", "some")
    monkeypatch.setenv("KOIKOI_DISCORD_API", local.api_url)
    monkeypatch.setenv("KOIKOI_DISCORD_GATEWAY", local.gateway_url)

    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return night.room.clock.now().astimezone(tz)

    monkeypatch.setattr(reports, "datetime", Clock)
    # Other programs of the machine change the free space between the two worlds.
    usage = 100 * 10**9, 50 * 10**9, 50 * 10**9
    monkeypatch.setattr("bot.cli.doctor_files.shutil.disk_usage", lambda _: DiskUsage(*usage))


class DiskUsage(NamedTuple):
    """The result of `shutil.disk_usage`."""

    total: int
    used: int
    free: int


@pytest.mark.parametrize(
    "every",
    [
        pytest.param(False, id="of matches"),
        pytest.param(True, id="every panel", marks=pytest.mark.slow),
    ],
)
async def test_nothing_else_shows_hidden_cards(
    every: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    witnesses: list[Witness] = []
    logger = logging.getLogger()
    level = logger.level
    home = tmp_path / "home"
    (home / "data").mkdir(parents=True)
    for differs in (False, True):
        if differs:
            monkeypatch.setattr(puzzles, "FILE", other_answers(tmp_path / "puzzles.jsonl"))
        forget_puzzles()
        async with night(tmp_path / str(differs), differs=differs) as found:
            log = Log(found.witness)
            logger.addHandler(log)
            logger.setLevel(logging.DEBUG)
            try:
                stand_beside(found, home, monkeypatch)
                planted = await plant(found)
                await use_commands(found, planted)
                await press_panels(found, planted, every=every)
                await ask_terminal(found)
                await read_metrics(found)
                await still_goes_on(found, planted)
            finally:
                logger.removeHandler(log)
                logger.setLevel(level)
                forget_puzzles()
            secrets = {SECRETS[differs], *(await nonces(found, planted))}
        for line in found.witness.log:
            found.witness.told("the log", line)
        found.witness.step("log")
        found.witness.assert_unheard(secrets)
        witnesses.append(found.witness)
    assert_alike(witnesses)


async def nonces(night: Night, planted: Planted) -> Sequence[str]:
    """Return the nonces that open the commitments of the current deals."""
    logs = [await night.room.store.read(match_rows.log, number) for number in planted.numbers()]
    return [deal.nonce for log in logs if log is not None for deal in log.deals]
