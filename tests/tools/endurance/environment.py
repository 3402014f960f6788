"""The environment of a run: servers, channels, people, the bot's process and its database."""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from compileall import compile_dir
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path

from bot.playground.core import AHEAD, Core
from bot.playground.events import Events
from bot.playground.gateway.sharding import Shard
from bot.playground.objects.guild import Guild
from bot.playground.objects.message import Message
from bot.playground.objects.person import Person
from bot.playground.objects.snowflakes import made_at
from bot.playground.server import LocalDiscord, serve
from tests.root import ROOT
from tests.tools.endurance.bot_log import MARK
from tests.tools.endurance.bot_process import BotProcess, bot_process
from tests.tools.endurance.database import Database
from tests.tools.endurance.names import ELSEWHERE, NAMES, SERVERS
from tests.tools.endurance.unnoted_replies import UnnotedReplies

ANSWER_WITHIN = timedelta(seconds=3)
_SESSIONS = 1_000_000
"""More sessions than Discord allows in a day, because a long run needs them."""
_CHANNELS = ("games", "花札", "elsewhere")


@dataclass(frozen=True, slots=True)
class Erased:
    """A person who is erased."""

    person_id: int
    name: str
    after: int
    """The newest message at the time of the erasure."""


@dataclass(slots=True)
class Environment:
    """The local Discord, the bot connected to it, and the contents of the run's folder."""

    folder: Path
    local: LocalDiscord
    bots: Sequence[BotProcess]
    database: Database
    erased_ids: set[int] = field(default_factory=set)
    """People who are being or have been erased: they do nothing more."""
    erased: list[Erased] = field(default_factory=list)
    unnoted: UnnotedReplies = field(default_factory=UnnotedReplies)

    def mark(self, what: str, bot: BotProcess | None = None) -> None:
        """Write an event into a process's log (None: into all logs), to show causes and effects."""
        for one in self.bots if bot is None else (bot,):
            one.log.write(f"{MARK} {datetime.now():%H:%M:%S.%f} {what}")  # noqa: DTZ005 - as theirs

    def could_not_note(self, message: Message) -> bool:
        """Whether a deferred reply may not have been stored before its process was killed."""
        asked = made_at(int(message.wire["interaction_metadata"]["id"]))
        return self.unnoted.may_include(asked, made_at(message.id))

    @property
    def core(self) -> Core:
        """The local Discord's state."""
        return self.local.core

    @property
    def events(self) -> Events:
        """The events that can occur in the local Discord."""
        return Events(self.core)

    @property
    def all_there(self) -> bool:
        """Whether each process is connected, and none hangs."""
        connected = self.core.gateway.shards
        return all(one.shard in connected and not one.hangs for one in self.bots)

    async def close(self) -> None:
        """Stop the bot, then the local Discord."""
        await asyncio.gather(*(one.close() for one in self.bots))
        await self.local.close()

    async def until(self, holds: Callable[[], bool], within: float) -> bool:
        """Wait until a condition holds; return False if it didn't within this many seconds."""
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
    folder: Path,
    environ: Mapping[str, str],
    cache: Path,
    database: Database,
    processes: int,
) -> Environment:
    """Start the local Discord and the bot.

    Args:
        folder: an empty folder for all files of the run.
        environ: the environment variables of the bot's processes.
        cache: the bot's cache.
        database: the bot's database.
        processes: the number of processes that share the work.
    """
    # A bot left over from a killed run only has an old token.
    token = f"endurance-{secrets.token_hex(8)}"
    local = await serve(
        folder / "discord", token=token, answer_within=ANSWER_WITHIN, rate_limits=True
    )
    gateway = local.core.gateway
    gateway.identify_limit.single_waits = False  # the bot is restarted at will
    gateway.identify_limit.most = _SESSIONS
    # Each starting process reads the code compiled here, and writes no compiled files: on a full
    # disk Python writes half of a file, and can't start again.
    await asyncio.to_thread(compile_dir, ROOT / "bot", quiet=2)
    own = {
        **environ,
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONFAULTHANDLER": "1",
        "DATABASE_URL": database.bot_url,
        "KOIKOI_AHEAD_FILE": str(folder / "discord" / AHEAD),
        "KOIKOI_CACHE": str(cache),
        "KOIKOI_COMPUTER_DELAY": "0",
        "KOIKOI_METRICS": "",
        "KOIKOI_MISTAP_GUARD": "0",
        "KOIKOI_NEXT_ROUND": "3",
        "LOG_LEVEL": "DEBUG",
    }
    bots = [bot_process(folder, local, own, number, processes) for number in range(processes)]
    environment = Environment(folder, local, bots, database)
    _add_people(environment)
    for one in bots:
        one.start()
    return environment


def _add_people(environment: Environment) -> None:
    """Put everybody into the first server, another one, and the places without the bot.

    Every second person has installed the bot, and can use it in those places.
    """
    directory, events = environment.core.directory, environment.events
    first = next(iter(directory.guilds.values()))
    _add_channels(environment, first)
    owner = next(iter(directory.people.values()))
    guilds = [first]
    for name, locale in SERVERS[1:]:
        _choose_shard(environment, guilds[-1])
        guilds.append(events.add_guild(name, owner, locale=locale, community=locale != "en-US"))
        _add_channels(environment, guilds[-1])
    locales = ("en-US", "ja", "de", "en-GB")
    for number, name in enumerate(NAMES[len(directory.people) :]):
        person = events.add_person(name, locales[number % len(locales)], first)
        events.join(guilds[1 + number % (len(guilds) - 1)], person)
        directory.open_dm(person)
    everybody = list(directory.people.values())
    _add_outside(environment, everybody)
    for person in everybody[::2]:
        events.install_for(person)
    for guild in guilds:
        manager = directory.people[directory.guilds[guild.id].member_ids[-2]]
        events.make_manager(guild, manager)
        role = events.add_role(directory.guilds[guild.id], "Regulars", mentionable=True)
        for person_id in directory.guilds[guild.id].member_ids[::2]:
            now = directory.guilds[guild.id]
            events.give_role(now, now.role(role.id), directory.people[person_id])


def _add_outside(environment: Environment, everybody: Sequence[Person]) -> None:
    """Add a group message and a server without the bot, both for everybody."""
    events, owner = environment.events, everybody[0]
    events.add_group("Friends", *everybody)
    elsewhere = events.add_guild(ELSEWHERE, owner, app=False)
    _add_channels(environment, elsewhere)
    for person in everybody[1:]:
        events.join(elsewhere, person)


def _add_channels(environment: Environment, guild: Guild) -> None:
    for name in _CHANNELS:
        environment.events.add_channel(guild, name)


def _choose_shard(environment: Environment, before: Guild) -> None:
    """Choose an id for the next server that assigns it to another shard than the one before."""
    count = len(environment.bots)
    wanted = Shard(((before.id >> 22) + 1) % count, count)
    millisecond = (environment.core.ids.new() >> 22) + 1
    while not wanted.hears(millisecond << 22):
        millisecond += 1
    environment.core.ids.reserve(millisecond << 22)
