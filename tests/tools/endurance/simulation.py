"""Simulates people who play under faults; at the end all faults are removed."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Final, Self

from bot.playground.http.request_log import LoggedRequest
from tests.tools.endurance.bot_log import LogFile
from tests.tools.endurance.commands import SentCommands
from tests.tools.endurance.controls import ControlIndex
from tests.tools.endurance.database_checks import DatabaseChecks
from tests.tools.endurance.database_trouble import DatabaseTrouble
from tests.tools.endurance.discord_trouble import DiscordTrouble
from tests.tools.endurance.environment import Environment
from tests.tools.endurance.erasing import ErasedPerson
from tests.tools.endurance.forging import Forger
from tests.tools.endurance.own_server import OwnServer
from tests.tools.endurance.passing_days import PassingDays, Pause
from tests.tools.endurance.preferences import preferences_of
from tests.tools.endurance.presses import ListeningRequestLog, Presses
from tests.tools.endurance.process_trouble import ProcessTrouble
from tests.tools.endurance.random_faults import RandomFaults
from tests.tools.endurance.report import Report
from tests.tools.endurance.scripted_people import ScriptedPerson
from tests.tools.endurance.server_database import ServerDatabase
from tests.tools.endurance.uninvited_requests import UninvitedRequests

_UP_WITHIN: Final = 180.0
"""Time limit of the first start on a slow machine, in seconds."""
_BACK_WITHIN: Final = 2 * _UP_WITHIN
"""Seconds after the last fault: the bot may be in its longest reconnection delay."""
_MORE: Final = 600.0
"""Maximum extension of a run in seconds until each kind of event has occurred: a minute may be too
short on a slow machine."""
_QUIET_FROM: Final = 45 * 60.0
"""Seconds. In a run of at least this length, no process ends in the last third, so that memory is
measured."""
_CLOCK_RIGHT: Final = 35.0
"""Seconds before the end with a correct clock: the bot detects steps only twice a minute."""
_LOOK_EVERY: Final = 5.0
_TELL_EVERY: Final = 60.0


class CantBegin(Exception):  # noqa: N818  (a message for the person who started it)
    """The bot doesn't start; the message says so."""


@dataclass(slots=True)
class Simulation:
    """A running simulation."""

    environment: Environment
    report: Report
    seed: int
    seconds: float
    say: Callable[[str], None]
    board: ControlIndex
    presses: Presses
    uninvited: UninvitedRequests
    commands: SentCommands
    acts: LogFile
    trouble: DiscordTrouble
    pause: Pause
    database_checks: DatabaseChecks
    calm: bool = False
    """Whether there are no faults."""
    own: OwnServer | None = None
    """The database server, if it belongs to the run."""

    @classmethod
    def begin(
        cls,
        environment: Environment,
        report: Report,
        seed: int,
        seconds: float,
        say: Callable[[str], None],
        *,
        calm: bool = False,
        own: OwnServer | None = None,
    ) -> Self:
        """Prepare a simulation.

        Args:
            environment: the environment of the run.
            report: receives counts and findings.
            seed: the seed of all random choices.
            seconds: the duration of play.
            say: prints a line.
            calm: whether there are no faults.
            own: the database server, if it belongs to the run.
        """
        presses = Presses(environment.core)
        requests = LogFile.at(environment.folder / "requests.log")
        uninvited = UninvitedRequests(environment.core)

        def heard(request: LoggedRequest) -> None:
            presses.heard(request)
            uninvited.heard(request)

        environment.local.rest.request_log = ListeningRequestLog(heard, requests.write)
        return cls(
            environment=environment,
            report=report,
            seed=seed,
            seconds=seconds,
            say=say,
            board=ControlIndex(environment.core),
            presses=presses,
            uninvited=uninvited,
            commands=SentCommands(environment.core, environment.database),
            acts=LogFile.at(environment.folder / "people.log"),
            trouble=DiscordTrouble(environment, report.faults, _rng(seed, "trouble")),
            pause=Pause(environment),
            database_checks=DatabaseChecks(environment.database, report),
            calm=calm,
            own=own,
        )

    def rng(self, name: str) -> random.Random:
        """Return a separate random generator, so that the use of one doesn't change another."""
        return _rng(self.seed, name)

    async def everything(self) -> None:
        """Play, then remove all faults.

        Raises:
            CantBegin: the bot doesn't come up.
        """
        began = time.monotonic()
        await self._until_up(_UP_WITHIN)
        # At least half of the time is for playing, however long the start took.
        ends = max(began + self.seconds, time.monotonic() + self.seconds / 2)
        troubles = self.process_troubles()
        checks = self.database_checks
        database = DatabaseTrouble(
            self.environment, self.report, checks, self.rng("database"), self.own
        )
        people = [self._somebody(*one) for one in enumerate(self.environment.core.directory.people)]
        erased = ErasedPerson(people.pop(), self.environment, self.pause, self.seconds / 2)
        forger = Forger(
            self.environment.core,
            self.board,
            self.presses,
            self.commands,
            self.environment,
            self.pause,
            self.rng("forger"),
        )
        days = PassingDays(self.environment, self.pause, self.report.faults, self.rng("days"))
        lives = [days.live(), erased.live(), *(p.live() for p in people)]
        if not self.calm:
            lives += [forger.live(), self.trouble.live(), database.live()]
            lives += [one.live() for one in troubles]
        watch = self._watch(troubles, database, forger, began, ends)
        tasks = [asyncio.create_task(one) for one in (*lives, watch)]
        try:
            with nullcontext() if self.calm else self._storm():
                # A task ends early only because of a fault of ours.
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.trouble.heal()
            for one in troubles:
                one.heal()
            self.report.forged = forger.sent
        await self._until_up(_BACK_WITHIN)

    def process_troubles(self) -> list[ProcessTrouble]:
        """Return the faults of each process."""
        return [
            ProcessTrouble(
                *(self.environment, one, self.report, self.database_checks),
                self.rng(f"process {one.number}"),
            )
            for one in self.environment.bots
        ]

    @contextmanager
    def _storm(self) -> Iterator[None]:
        core = self.environment.core
        storm = RandomFaults(self.rng("storm"), self.report.faults)
        core.faults.choose, core.gateway.disorder = storm.request, storm.event
        core.faults.forgets_attachments = self.rng("attachments").random() < 0.5
        try:
            yield
        finally:
            core.faults.choose = core.gateway.disorder = None

    def _somebody(self, number: int, person_id: int) -> ScriptedPerson:
        return ScriptedPerson(
            self.environment.core,
            self.board,
            self.presses,
            self.commands,
            self.report.tried,
            self.report.used,
            person_id,
            self.rng(f"person {number}"),
            list(preferences_of(number)),
            self.pause,
            self.acts.write,
        )

    async def _watch(
        self,
        troubles: Sequence[ProcessTrouble],
        database: DatabaseTrouble,
        forger: Forger,
        began: float,
        ends: float,
    ) -> None:
        """Report progress once a minute, until the time is over and every event has occurred."""
        told = began
        while (now := time.monotonic()) < ends or not self._enough(forger, now - ends):
            quiet = self.seconds >= _QUIET_FROM and now > ends - self.seconds / 3
            self.trouble.connected, database.ends = quiet, not quiet
            for one in troubles:
                one.bot.look_at_memory()
                one.ends = not quiet
                if one.steps and now > ends - _CLOCK_RIGHT:
                    one.steps = False
                    one.heal()
            if now - told >= _TELL_EVERY:
                told = now
                await self._tell((now - began) / 60)
            await asyncio.sleep(min(_LOOK_EVERY, max(0.2, ends - now)))

    def _enough(self, forger: Forger, over: float) -> bool:
        happened: list[object] = [self.presses.answered, self.environment.erased]
        if not self.calm:
            report = self.report
            happened += [report.kills, report.faults, report.hangs, forger.sent]
            if isinstance(self.environment.database, ServerDatabase):
                happened.append(report.cut)
        return all(happened) or over > _MORE

    async def _tell(self, minutes: float) -> None:
        matches = len(await asyncio.to_thread(self.environment.database.matches))
        self.say(
            f"{minutes:.0f} min: {len(self.presses.answered)} moves answered in"
            f" {matches} matches, {self.report.faults.total()} faults,"
            f" {self.report.kills.total()} kills"
        )

    async def _until_up(self, within: float) -> None:
        """Wait until every process is connected and the commands are registered."""
        core = self.environment.core
        up = await self.environment.until(
            lambda: self.environment.all_there and bool(core.commands.usable_in(None)), within
        )
        if not up:
            raise CantBegin("The bot does not connect.")


def _rng(seed: int, name: str) -> random.Random:
    return random.Random(f"{seed} {name}")
