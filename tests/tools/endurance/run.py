"""``make endure``: from an empty folder to the last line."""

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.cli.terminal import complain
from bot.storage.errors import StorageError
from tests.root import ROOT
from tests.tools.endurance.checks import compare, settle
from tests.tools.endurance.database import Database, SqliteFile
from tests.tools.endurance.environment import open_environment
from tests.tools.endurance.features import REACHED, reached
from tests.tools.endurance.own_server import LOCAL, NoServer, OwnServer, own_server
from tests.tools.endurance.report import Report
from tests.tools.endurance.seeds import FOUND
from tests.tools.endurance.server_database import ServerDatabase
from tests.tools.endurance.simulation import CantBegin, Simulation

NEW_REACHED: Final = ROOT / "build" / REACHED.name


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments of the tool."""
    parser.add_argument("--minutes", type=float, default=1, help="how long (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="what chance begins with (default: 1)")
    parser.add_argument(
        "--found", action="store_true", help="play each seed that has found something before"
    )
    parser.add_argument(
        "--calm", action="store_true", help="without trouble: to see what people reach"
    )
    parser.add_argument(
        "--postgresql",
        metavar="URL",
        help="on a new database of this server, not on SQLite; local: on a server of its own,"
        " which is restarted at times",
    )
    parser.add_argument(
        "--processes", type=int, default=1, help="how many share the work, on PostgreSQL"
    )
    parser.add_argument("--keep", action="store_true", help="keep the folder, whatever is found")
    parser.add_argument(
        "--cache", type=Path, metavar="DIR", help="the bot's cache (default: a new one)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the simulation; return 0 if nothing was found."""
    if arguments.processes > 1 and arguments.postgresql is None:
        return complain("Several processes need a server: name one with --postgresql.")
    runs = [
        RunOptions(
            *(arguments.minutes, seed),
            keep=arguments.keep,
            cache=arguments.cache,
            calm=arguments.calm,
            postgresql=arguments.postgresql,
            processes=arguments.processes,
        )
        for seed in (FOUND if arguments.found else (arguments.seed,))
    ]
    try:
        return max([endure(one) for one in runs])
    except CantEndure as problem:
        return complain(problem)


class CantEndure(Exception):  # noqa: N818  (a message for the person who started it)
    """The run can't begin; the message gives the reason."""


@dataclass(frozen=True, slots=True)
class RunOptions:
    minutes: float
    seed: int
    keep: bool = False
    """Keep the folder even if nothing was found."""
    cache: Path | None = None
    """The bot's cache, kept between runs; None: a new one in the run's folder."""
    calm: bool = False
    """Cause no faults: only people act."""
    postgresql: str | None = None
    """The server's URL, or `LOCAL`; None: SQLite."""
    processes: int = 1


def endure(options: RunOptions) -> int:
    """Run, print the findings, and return the exit code: 0 if there are none.

    Raises:
        CantEndure: the run can't begin.
    """
    folder = Path(tempfile.mkdtemp(prefix="koikoi-endure-"))
    report = Report()
    _say(f"seed {options.seed}, {options.minutes:g} minutes, in {folder}")
    try:
        asyncio.run(_run(options, folder, report))
    except NoServer as problem:
        raise CantEndure(str(problem)) from problem
    except CantBegin as problem:
        raise CantEndure(f"{problem} Its logs are in {folder}.") from problem
    findings = "".join(f"{one}\n" for one in report.findings)
    (folder / "findings.txt").write_text(findings, encoding="utf-8")
    if new := report.used.new:
        NEW_REACHED.parent.mkdir(exist_ok=True)
        everything = sorted(reached().union(new))
        NEW_REACHED.write_text("".join(f"{one}\n" for one in everything), encoding="utf-8")
        report.notes.append(
            f"reached for the first time: {', '.join(new)}; put {NEW_REACHED} in the place of"
            f" {REACHED}"
        )
    for line in report.summary():
        _say(line)
    if report.good and not options.keep:
        shutil.rmtree(folder, ignore_errors=True)
    else:
        _say(f"kept: {folder} (bot-0.log, people.log, requests.log, findings.txt)")
    _say(report.last_line)
    return 0 if report.good else 1


async def _run(options: RunOptions, folder: Path, report: Report) -> None:
    async with AsyncExitStack() as stack:
        own = None
        if options.postgresql == LOCAL:
            own = await stack.enter_async_context(own_server())
        if options.postgresql is None:
            file = SqliteFile(folder / "koikoi.sqlite3")
            await _run_on(file, options, folder, report)
        else:
            url = options.postgresql if own is None else own.url
            server = await stack.enter_async_context(ServerDatabase.made(url))
            await _run_on(server, options, folder, report, own)


async def _run_on(
    database: Database,
    options: RunOptions,
    folder: Path,
    report: Report,
    own: OwnServer | None = None,
) -> None:
    """Run on a database, and compare at the end."""
    cache = (options.cache or folder / "cache").resolve()
    environment = await open_environment(folder, os.environ, cache, database, options.processes)
    try:
        simulation = Simulation.begin(
            *(environment, report, options.seed, 60 * options.minutes, _say),
            calm=options.calm,
            own=own,
        )
        await simulation.everything()
        environment.mark("everything is put right")
        await settle(simulation)
        environment.mark("the end")
        await asyncio.gather(*(one.finish() for one in simulation.process_troubles()))
    finally:
        await environment.close()
    await simulation.database_checks.finish()
    await compare(simulation)
    if not report.good:
        try:
            await database.keep(folder)
        except StorageError as failed:
            report.notes.append(str(failed))


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
