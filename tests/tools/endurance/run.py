"""``make endure``: from an empty folder to the last line."""

import asyncio
import os
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from bot.playground.play import CantPlay
from tests.tools.endurance.bot_log import LogFile
from tests.tools.endurance.checks import compare, settle
from tests.tools.endurance.environment import open_environment
from tests.tools.endurance.process_trouble import ProcessTrouble
from tests.tools.endurance.report import Report
from tests.tools.endurance.simulation import CantBegin, Simulation


class CantEndure(Exception):  # noqa: N818  (a sentence for whoever started it)
    """The run can't begin; the message says why."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    """What a run is asked to do."""

    minutes: float
    seed: int
    keep: bool = False
    """Keep the folder, though nothing was found."""
    cache: Path | None = None
    """The bot's cache, kept between runs; None: made anew in the run's folder."""


def endure(options: RunOptions) -> int:
    """Run, print what was found, and return the exit code: 0 if nothing was.

    Raises:
        CantEndure: the run can't begin.
    """
    folder = Path(tempfile.mkdtemp(prefix="koikoi-endure-"))
    report = Report()
    _say(f"seed {options.seed}, {options.minutes:g} minutes, in {folder}")
    try:
        asyncio.run(_run(options, folder, report))
    except (CantPlay, CantBegin) as problem:
        raise CantEndure(f"{problem} Its log is {folder / 'bot.log'}.") from problem
    findings = "".join(f"{one}\n" for one in report.findings)
    (folder / "findings.txt").write_text(findings, encoding="utf-8")
    for line in report.summary():
        _say(line)
    if report.good and not options.keep:
        shutil.rmtree(folder, ignore_errors=True)
    else:
        _say(f"kept: {folder} (bot.log, people.log, requests.log, findings.txt)")
    _say(report.last_line)
    return 0 if report.good else 1


async def _run(options: RunOptions, folder: Path, report: Report) -> None:
    log = LogFile.at(folder / "bot.log")
    cache = (options.cache or folder / "cache").resolve()
    environment = await open_environment(folder, os.environ, cache, log)
    try:
        simulation = Simulation.begin(environment, report, options.seed, 60 * options.minutes, _say)
        await simulation.everything()
        environment.mark("everything is put right")
        await settle(simulation)
        environment.mark("the end")
        await ProcessTrouble(environment, report, simulation.memory, simulation.rng("end")).finish()
    finally:
        await environment.playground.close()
        log.close()
    await compare(simulation)


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
