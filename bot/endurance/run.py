"""``koikoi endure``: from an empty folder to the last line."""

import asyncio
import os
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bot.endurance.house import open_house
from bot.endurance.judging import compare, settle
from bot.endurance.logs import LogFile
from bot.endurance.playing import CantBegin, Play
from bot.endurance.process import ProcessTrouble
from bot.endurance.report import Report
from bot.playground.play import CantPlay


class CantEndure(Exception):  # noqa: N818  (a sentence for whoever started it)
    """The run can't begin; the message says why."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a run is asked for."""

    minutes: float
    seed: int
    keep: bool = False
    """Keep the folder, though nothing was found."""
    cache: Path | None = None
    """The bot's cache, kept between runs; None: made anew in the run's folder."""


def endure(asked: Asked) -> int:
    """Run, print what was found, and return the exit code: 0 if nothing was.

    Raises:
        CantEndure: the run can't begin.
    """
    folder = Path(tempfile.mkdtemp(prefix="koikoi-endure-"))
    report = Report()
    _say(f"seed {asked.seed}, {asked.minutes:g} minutes, in {folder}")
    try:
        asyncio.run(_run(asked, folder, report))
    except (CantPlay, CantBegin) as problem:
        raise CantEndure(f"{problem} Its log is {folder / 'bot.log'}.") from problem
    findings = "".join(f"{one}\n" for one in report.findings)
    (folder / "findings.txt").write_text(findings, encoding="utf-8")
    for line in report.summary():
        _say(line)
    if report.good and not asked.keep:
        shutil.rmtree(folder, ignore_errors=True)
    else:
        _say(f"kept: {folder} (bot.log, people.log, requests.log, findings.txt)")
    _say(report.last_line)
    return 0 if report.good else 1


async def _run(asked: Asked, folder: Path, report: Report) -> None:
    log = LogFile.at(folder / "bot.log")
    cache = (asked.cache or folder / "cache").resolve()
    house = await open_house(folder, os.environ, cache, log)
    try:
        play = Play.begin(house, report, asked.seed, 60 * asked.minutes, _say)
        await play.everything()
        house.mark("everything is put right")
        await settle(play)
        house.mark("the end")
        await ProcessTrouble(house, report, play.memory, play.rng("end")).finish()
    finally:
        await house.playground.close()
        log.close()
    await compare(play)


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
