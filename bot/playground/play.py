"""``koikoi play``: runs the local Discord, and the real bot with it."""

import asyncio
import errno
import secrets
import shutil
import signal
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from glob import escape
from pathlib import Path
from typing import Final

from bot.playground.core import AHEAD, ATTACHMENTS, DOCUMENTS
from bot.playground.events import Events
from bot.playground.server import HOST, LocalDiscord, serve
from bot.playground.supervisor import Supervisor

OTHERS: Final = 0o077
"""The rights that nobody else gets: the files contain hidden cards."""
BOT: Final = (sys.executable, "-m", "bot.playground.end_with_parent", "run")


class CantPlay(Exception):  # noqa: N818  (a sentence for whoever started it)
    """The playground can't start. The message says what to do."""


@dataclass(frozen=True, slots=True)
class Playground:
    """A running playground: the local Discord, and the supervised bot."""

    local: LocalDiscord
    supervisor: Supervisor
    running: asyncio.Task[None]

    async def close(self) -> None:
        """End the bot, then the local Discord."""
        await self.supervisor.stop()
        await self.running
        await self.local.close()


async def open_playground(
    data_dir: Path,
    port: int,
    environ: Mapping[str, str],
    command: Sequence[str] = BOT,
    *,
    for_people: bool = False,
) -> Playground:
    """Start the local Discord, and the bot.

    Args:
        data_dir: the folder for the local Discord's data.
        port: its port on loopback; 0: any free port.
        environ: the bot's environment, to which the addresses of the local Discord are added.
        command: the command that starts the bot.
        for_people: whether people try the bot in it. In that case there are more people and a
            second server at first, and the bot's clock follows the playground's.

    Raises:
        CantPlay: the port or the folder can't be used.
    """
    # The token is new, so that a bot left over from a killed playground is refused and doesn't
    # answer beside the new bot.
    local = await _serve(data_dir, port, f"playground-{secrets.token_hex(8)}")
    local.core.gateway.identify_limit.single_waits = False  # the bot is often restarted
    local.core.starts_bot = True
    if for_people:
        if local.core.is_new:
            _add_neighbours(Events(local.core))
        environ = {**environ, "KOIKOI_AHEAD_FILE": str(local.core.clock.file)}
    supervisor = Supervisor(command, bot_environ(local, environ))
    return Playground(local, supervisor, asyncio.create_task(supervisor.run()))


async def run_playground(
    data_dir: Path,
    port: int,
    environ: Mapping[str, str],
    *,
    open_browser: bool = False,
    command: Sequence[str] = BOT,
    bot_database: Path | None = None,
) -> None:
    """Print the playground's address, and run it until Ctrl-C.

    Args:
        data_dir: the folder for the local Discord's data.
        port: its port on loopback; 0: any free port.
        environ: the bot's environment.
        open_browser: whether to open the page.
        command: the command that starts the bot.
        bot_database: the bot's SQLite file, which is deleted when the page starts over.

    Raises:
        CantPlay: the port or the folder can't be used, or the bot can't start.
    """
    asked = _end_asked()
    while True:
        playground = await open_playground(data_dir, port, environ, command, for_people=True)
        over = asyncio.Event()
        playground.local.core.start_over = over.set
        port = playground.local.port
        try:
            make_private(data_dir, bot_database)
            _say(f"The playground is open: {playground.local.page_url}")
            _say("You are everybody in it. Ctrl-C closes it; everything is kept for the next time.")
            if open_browser:
                await asyncio.to_thread(webbrowser.open, playground.local.page_url)
            await _first_of(asked, over, playground.running)
            if playground.supervisor.gave_up:
                raise CantPlay("The bot can't start. What it wrote above says why.")
        finally:
            _say("Starting over." if over.is_set() else "Closing.")
            await playground.close()
        if not over.is_set():
            return
        forget(data_dir, bot_database)
        open_browser = False


def make_private(data_dir: Path, bot_database: Path | None) -> None:
    """Take the rights of others on the playground's files, which an earlier version gave."""
    kept = [data_dir / name for name in (DOCUMENTS, AHEAD, ATTACHMENTS)]
    for one in (*kept, *([] if bot_database is None else [bot_database])):
        for file in (*one.parent.glob(f"{escape(one.name)}*"), *one.rglob("*")):
            if not file.is_symlink():
                file.chmod(file.stat().st_mode & ~OTHERS)


def forget(data_dir: Path, bot_database: Path | None = None) -> None:
    """Delete the data of the local Discord and the bot, and no other file in the folder."""
    files = [data_dir / DOCUMENTS, *([] if bot_database is None else [bot_database])]
    for file in files:
        for end in ("", "-wal", "-shm"):
            file.with_name(file.name + end).unlink(missing_ok=True)
    (data_dir / AHEAD).unlink(missing_ok=True)
    shutil.rmtree(data_dir / ATTACHMENTS, ignore_errors=True)


def _add_neighbours(events: Events) -> None:
    """Add places and people, so that the bot can be tried everywhere.

    A second server has another owner, and a person manages both. A third one is without the bot,
    as are a group message and direct messages of two people. The first two people have installed
    the bot for themselves.
    """
    directory = events.core.directory
    first = next(iter(directory.guilds.values()))
    chika = events.add_person("Chika", "en-US", None)
    second = events.add_guild("Moon Viewing Society", chika)
    dan = events.add_person("Dan", "en-US", None)
    for guild in (first, second):
        events.join(guild, dan)
        events.make_manager(guild, dan)
    for person in (chika, dan):
        directory.open_dm(person)
    aoi, ben, *_ = directory.people.values()
    tea_house = events.add_guild("Tea House", aoi, app=False)
    for person in (ben, chika):
        events.join(tea_house, person)
    events.add_group("Card friends", aoi, ben, chika)
    events.open_between(aoi, ben)
    for person in (aoi, ben):
        events.install_for(person)


async def _first_of(asked: asyncio.Event, over: asyncio.Event, running: asyncio.Task[None]) -> None:
    """Wait for a request to end or to start over, or until the bot isn't restarted any more."""
    waits = {asyncio.create_task(event.wait()) for event in (asked, over)}
    try:
        await asyncio.wait({*waits, running}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waits:
            one.cancel()


def bot_environ(local: LocalDiscord, environ: Mapping[str, str]) -> dict[str, str]:
    """Return the environment for a bot of this local Discord. It logs only warnings by default."""
    return {
        "LOG_LEVEL": "WARNING",
        **environ,
        "KOIKOI_DISCORD_API": local.api_url,
        "KOIKOI_DISCORD_GATEWAY": local.gateway_url,
        "DISCORD_TOKEN": local.core.token,
        "PYTHONUNBUFFERED": "1",
    }


async def _serve(data_dir: Path, port: int, token: str) -> LocalDiscord:
    try:
        # Checked before a file is created in the folder.
        socket.create_server((HOST, port)).close()
        return await serve(data_dir, port, token=token, rate_limits=True)
    except sqlite3.OperationalError as error:
        raise CantPlay(
            f"The playground can't use {data_dir} ({error}): is another playground open in it?"
        ) from error
    except sqlite3.DatabaseError as error:
        raise CantPlay(f"The playground can't use {data_dir} ({error}).") from error
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CantPlay(
                f"Port {port} is taken: is another playground open? Name another with --port."
            ) from error
        raise CantPlay(f"The playground can't start in {data_dir}: {error}.") from error


def _end_asked() -> asyncio.Event:
    """Return an event that is set by Ctrl-C, a closed terminal, or a stop signal."""
    asked = asyncio.Event()
    loop = asyncio.get_running_loop()
    for one in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        # On Windows the loop has no signal handlers; there Ctrl-C cancels the task.
        with suppress(NotImplementedError):
            loop.add_signal_handler(one, asked.set)
    return asked


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()
