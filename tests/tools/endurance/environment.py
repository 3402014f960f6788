"""What a run works on: servers, channels, people, the bot's process and its database."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

from bot.database_urls import sqlite_url
from bot.playground.core import AHEAD, Core
from bot.playground.events import Events
from bot.playground.objects.guild import Guild
from bot.playground.play import Playground, open_playground
from tests.tools.endurance.bot_log import MARK, LogFile
from tests.tools.endurance.database import Database
from tests.tools.endurance.names import NAMES, SERVERS

ANSWER_WITHIN = timedelta(seconds=3)
STOPS_WITHIN = 30.0
"""Seconds. A stop takes five at most; only a broken one takes so long."""
_SESSIONS = 1_000_000
"""A long run begins more sessions than Discord allows in a day."""
_CHANNELS = ("games", "花札", "elsewhere")


@dataclass(frozen=True, slots=True)
class Erased:
    """Somebody who is erased."""

    person_id: int
    name: str
    after: int
    """The newest message when it happened."""


@dataclass(slots=True)
class Environment:
    """The playground as `koikoi play` opens it, and what lies in its folder."""

    folder: Path
    playground: Playground
    database: Database
    clock_file: Path
    log: LogFile
    erased_ids: set[int] = field(default_factory=set)
    """People who are about to be erased, or were: they do nothing more."""
    erased: list[Erased] = field(default_factory=list)

    def mark(self, what: str) -> None:
        """Write into the bot's log what befalls it, so that one can see what led to what."""
        self.log.write(f"{MARK} {datetime.now():%H:%M:%S.%f} {what}")  # noqa: DTZ005 - as the bot's

    @property
    def core(self) -> Core:
        """The local Discord."""
        return self.playground.local.core

    @property
    def events(self) -> Events:
        """What can happen in it."""
        return Events(self.core)

    @property
    def pid(self) -> int | None:
        """The bot's process, while there is one."""
        process = self.playground.supervisor.process
        return process.pid if process is not None and process.returncode is None else None

    async def until(self, holds: Callable[[], bool], within: float) -> bool:
        """Wait until something holds; False if it didn't within so many seconds."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + within
        while not holds():
            if loop.time() > deadline:
                return False
            with suppress(TimeoutError):
                async with asyncio.timeout(0.1):
                    await self.core.changes.next()
        return True


async def open_environment(
    folder: Path, environ: Mapping[str, str], cache: Path, log: LogFile
) -> Environment:
    """Start the local Discord and the bot.

    Args:
        folder: an empty folder for everything that is written.
        environ: what the bot's process needs of the environment.
        cache: the bot's cache.
        log: takes every line that the bot writes.

    Raises:
        CantPlay: the folder can't be used.
    """
    file, clock_file = folder / "koikoi.sqlite3", folder / "clock"
    clock_file.write_text("0", encoding="ascii")
    playground = await open_playground(
        folder / "discord",
        0,
        {
            **environ,
            "DATABASE_URL": sqlite_url(file),
            "KOIKOI_AHEAD_FILE": str(folder / "discord" / AHEAD),
            "KOIKOI_CACHE": str(cache),
            "KOIKOI_CLOCK_FILE": str(clock_file),
            "KOIKOI_COMPUTER_DELAY": "0",
            "KOIKOI_MISTAP_GUARD": "0",
            "KOIKOI_NEXT_ROUND": "3",
            "LOG_LEVEL": "DEBUG",
        },
    )
    playground.supervisor.first_pause = 0.01
    playground.supervisor.tries = None  # its database may be locked for a while
    playground.supervisor.patience = STOPS_WITHIN
    playground.supervisor.say = log.write
    core = playground.local.core
    core.interactions.answer_within = ANSWER_WITHIN
    core.gateway.identify_limit.most = _SESSIONS
    environment = Environment(folder, playground, Database(file), clock_file, log)
    _add_people(environment)
    return environment


def _add_people(environment: Environment) -> None:
    """Everybody is in the first server, and in another one, too."""
    directory, events = environment.core.directory, environment.events
    first = next(iter(directory.guilds.values()))
    _add_channels(environment, first)
    owner = next(iter(directory.people.values()))
    guilds = [first]
    for name, locale in SERVERS[1:]:
        guilds.append(events.add_guild(name, owner, locale=locale, community=locale != "en-US"))
        _add_channels(environment, guilds[-1])
    locales = ("en-US", "ja", "de", "en-GB")
    for number, name in enumerate(NAMES[len(directory.people) :]):
        person = events.add_person(name, locales[number % len(locales)], first)
        events.join(guilds[1 + number % (len(guilds) - 1)], person)
        directory.open_dm(person)
    for guild in guilds:
        manager = directory.people[directory.guilds[guild.id].member_ids[-2]]
        events.make_manager(guild, manager)
        role = events.add_role(directory.guilds[guild.id], "Regulars", mentionable=True)
        for person_id in directory.guilds[guild.id].member_ids[::2]:
            now = directory.guilds[guild.id]
            events.give_role(now, now.role(role.id), directory.people[person_id])


def _add_channels(environment: Environment, guild: Guild) -> None:
    for name in _CHANNELS:
        environment.events.add_channel(guild, name)
