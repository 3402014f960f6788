"""`koikoi doctor`: checks everything that the bot needs, without starting it."""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Final

import aiohttp

from bot.app import STORED_FEATURES
from bot.cli.doctor_files import (
    check_backups,
    check_disks,
    check_settings_file,
    refuse_emptied,
)
from bot.cli.doctor_live import examine as examine_discord
from bot.cli.error_reports import error_reports
from bot.cli.run import point_to_discord
from bot.cli.shard_setup import shards_of
from bot.cli.status import fails, read_status, runs, told
from bot.cli.terminal import CannotStart, ToKnow, many
from bot.cli.tokens import token_of
from bot.connection import CannotLogIn, identify
from bot.hosting.findings import Mark, hint
from bot.matches.models.shards import UPKEEP, lease_of
from bot.matches.transitions.dm_openings import paused_until, probe_asked
from bot.messages.sending.request_gate import CLOCK_TOLERANCE, clock_trouble
from bot.policies import Hosted
from bot.settings import Address, Settings, SettingsError, find_home, load_settings
from bot.storage import cluster_rows, dm_rows, host_rows, host_voids, schema
from bot.storage.backups import has_matches
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from bot.version import version

_PICTURE: Final = 100_000
"""Bytes of a drawn picture."""
_TIMEOUT: Final = 5.0
"""Seconds after which a request to the running bot times out."""


class NotRunning(ToKnow):
    """The bot isn't running; the message is a sentence."""


def running_bot(
    address: Address, cache_dir: Path, shards: object = None
) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield a check of the running bot, then a check for each sentence of its metrics.

    The caller must run each check before it asks for the next one.
    """
    sentences: list[tuple[str, str]] = []
    wrong: list[tuple[str, str]] = []

    def ask() -> str:
        try:
            health, metrics = asyncio.run(_ask(address))
        except (aiohttp.ClientError, OSError, TimeoutError, UnicodeDecodeError):
            if runs(read_status(cache_dir, shards), datetime.now(UTC)):
                raise CannotStart(
                    f"it runs, but gives no answer on {address.url}. Was KOIKOI_METRICS set after"
                    " it started? If not, its log says whether the port was taken."
                ) from None
            raise NotRunning("it isn't running.") from None
        found, ends = _read(address, metrics)
        sentences.extend(found)
        wrong.extend(ends)
        well, among = health
        if not well:
            raise CannotStart(among)
        return f"it is connected to Discord, and its database answers.{among}"

    yield "running bot", ask
    for name, sentence in sentences:
        yield name, lambda sentence=sentence: sentence  # type: ignore[misc]
    for name, sentence in wrong:
        yield name, partial(_raise, sentence)


def _raise(sentence: str) -> str:
    raise CannotStart(sentence)


def _read(address: Address, metrics: str) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return the sentences about the running bot, and those about what is wrong."""
    # Imported here, so that the library is loaded only if metrics are on.
    from bot.metrics.report import Scrape, report, troubles  # noqa: PLC0415

    try:
        scrape = Scrape(metrics)
        return list(report(scrape)), list(troubles(scrape))
    except (ValueError, KeyError):
        raise CannotStart(
            f"something else answers on {address.url}; name another port in KOIKOI_METRICS."
        ) from None


async def _ask(address: Address) -> tuple[tuple[bool, str], str]:
    """Return whether the bot is well with the details of its health, and its metrics."""
    timeout = aiohttp.ClientTimeout(_TIMEOUT)
    async with aiohttp.ClientSession(address.url, timeout=timeout) as session:
        async with session.get("/metrics") as answer:
            metrics = await answer.text()
        async with session.get("/health") as answer:
            well, said = answer.status == HTTPStatus.OK, (await answer.text()).strip()
            return (well, said.removeprefix("well").removeprefix(":") if well else said), metrics


# The command
#
# If metrics are on, it also requests the health of the running bot. With `--live` it also checks
# the settings on Discord: see `bot.hosting.live`.

Finding = tuple[str, Callable[[], str]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments to its parser."""
    parser.add_argument(
        "--live", action="store_true", help="check the application and its servers on Discord, too"
    )
    parser.add_argument(
        "--channel",
        type=int,
        metavar="ID",
        help="with --live: try a message with a picture in this channel, then delete it",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run the checks that the arguments ask for, and return the exit code."""
    live = arguments.live or arguments.channel is not None
    return examine(live=live, channel_id=arguments.channel)


def examine(*, live: bool = False, channel_id: int | None = None) -> int:
    """Print one line for each check and return the exit code: 0 if nothing is wrong.

    Args:
        live: whether the settings on Discord are checked too.
        channel_id: the channel in which a test message is sent; None sends none.
    """
    try:
        settings = load_settings(os.environ)
    except SettingsError as wrong:
        for problem in wrong.problems:
            print(f"✗ settings: {problem}")
        for warning in wrong.warnings:
            print(hint("settings", warning))
        with suppress(SettingsError):
            _are_well(_checks_of_home(find_home(os.environ)))
        return 1
    for warning in settings.warnings:
        print(hint("settings", warning))
    well = _are_well(_checks(settings))
    if live and well:
        well = asyncio.run(_examine_live(settings, channel_id))
    return 0 if well else 1


def _are_well(checks: Iterator[Finding]) -> bool:
    """Run the checks and print a line for each; return True if nothing is wrong."""
    well = True
    for name, check in checks:
        try:
            print(f"✓ {name}: {check()}")
        except ToKnow as known:
            print(hint(name, str(known)))
        except (CannotStart, CannotLogIn, StorageError) as problem:
            print(f"✗ {name}: {problem}")
            well = False
        except OSError as refused:  # a file or folder that can't be read
            print(f"✗ {name}: {refused.filename} can't be used: {refused.strerror}.")
            well = False
    return well


async def _examine_live(settings: Settings, channel_id: int | None) -> bool:
    """Print one line for each check on Discord; return True if nothing is wrong."""
    wrong = False
    try:
        async for finding in examine_discord(settings, token_of(settings), channel_id):
            print(finding, flush=True)
            wrong = wrong or finding.mark is Mark.WRONG
    except CannotLogIn as problem:
        print(f"✗ Discord: {problem}")
        return False
    return not wrong


def _checks_of_home(home: Path) -> Iterator[Finding]:
    """Yield the checks that need no settings."""
    yield "version", lambda: f"koikoi {version()}."
    yield "Python", lambda: sys.version.split()[0]
    yield "home folder", lambda: _home(home)
    yield "settings file", lambda: check_settings_file(home)


def _checks(settings: Settings) -> Iterator[Finding]:
    yield from _checks_of_home(settings.home)
    yield "database", lambda: asyncio.run(_database(settings.database_url))
    yield "disk", lambda: check_disks(settings)
    yield "backups", lambda: asyncio.run(_backups(settings))
    yield "pictures", lambda: _writable(settings.cache_dir)
    yield "computer players", lambda: _players(settings.cache_dir, settings.shards)
    if settings.several:
        yield "processes", lambda: asyncio.run(processes_of(settings))
    if settings.metrics is not None:
        yield from running_bot(settings.metrics, settings.cache_dir, settings.shards)
    yield "direct messages", lambda: asyncio.run(direct_messages_of(settings.database_url))
    yield "void matches", lambda: asyncio.run(void_matches_of(settings.database_url))
    yield "privacy", lambda: _privacy(settings.hosted)
    if (dsn := settings.sentry_dsn) is not None:
        yield "error reports", lambda: error_reports(dsn)
    skews: list[timedelta] = []
    yield "Discord", lambda: _discord(settings, skews)
    if skews:
        yield "clock", lambda: _clock(skews[0])


def _home(folder: Path) -> str:
    return f"{folder}. Relative paths start there."


async def _database(url: str) -> str:
    async with schema.still(url) as copy:
        health = await schema.check(copy)
    await schema.probe(url)
    if health.revision is None:
        return "none yet; the bot makes it when it starts."
    if not health.older:
        async with _opened(url) as database:
            await database.write(host_rows.probe_write, datetime.now(UTC))
    if health.pending:
        return "sound; the bot upgrades it when it starts, after a backup."
    return "sound and up to date."


async def direct_messages_of(url: str) -> str:
    """Describe the line of people to whom the bot writes for the first time.

    In quarantine, the running bot is asked for another try.
    """
    form = await schema.form(url)
    if form.revision is None or form.pending:
        raise ToKnow("the bot has not prepared the database yet.")
    database, now = Database(url, STORED_FEATURES), datetime.now(UTC)
    try:
        pace = await database.read(dm_rows.read_pace)
        if pace.flagged_at is not None:
            await database.write(dm_rows.change_pace, lambda found: probe_asked(found, now))
        waiting = await database.read(dm_rows.count_waiting, now)
    finally:
        await database.close()
    if pace.flagged_at is not None:
        raise CannotStart(
            f"Discord has flagged the bot on {pace.flagged_at:%Y-%m-%d %H:%M} UTC: it can open no"
            " new direct messages, and join no server. Look at the application in the Developer"
            " Portal and appeal to Discord's support. The bot tries again with the next person who"
            " waits, at most once an hour."
        )
    paused = paused_until(pace, now)
    line = f"{waiting or 'nobody'} in the queue for a first message from the bot"
    if paused is not None:
        return (
            f"{line}; Discord says that there were too many, so it rests until {paused:%H:%M} UTC."
        )
    return f"{line}."


async def void_matches_of(url: str) -> str:
    """Describe how many void matches wait for the host's confirmation."""
    form = await schema.form(url)
    if form.revision is None or form.pending:
        raise ToKnow("the bot has not prepared the database yet.")
    async with _opened(url) as database:
        waiting = await database.read(host_voids.count_pending)
    if waiting:
        raise ToKnow(f"Waiting for your confirmation: {waiting}. `koikoi voids` lists them.")
    return "none waits for your confirmation."


async def _backups(settings: Settings) -> str:
    if not await _has_matches(settings.database_url):
        await refuse_emptied(settings)
    return await check_backups(settings, datetime.now(UTC))


async def _has_matches(url: str) -> bool:
    """Return whether the database has matches. One that can't be used has another line."""
    try:
        if (await schema.form(url)).revision is None:
            return False
        async with _opened(url) as database:
            return await database.read(has_matches)
    except StorageError:
        return True


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    database = Database(url, STORED_FEATURES)
    try:
        yield database
    finally:
        await database.close()


def _writable(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(_PICTURE))
            file.flush()
            return f"drawn cards are kept in {folder}."
    except OSError as problem:
        raise CannotStart(
            f"{folder} can't be written ({problem.strerror}); name another in KOIKOI_CACHE."
        ) from problem


async def processes_of(settings: Settings) -> str:
    """Describe which leases of the processes that share the database are held."""
    shards = shards_of(settings)
    assert shards is not None
    if (await schema.form(settings.database_url)).pending:
        return f"none of them has prepared the database; this one is to have the shards {shards}."
    async with _opened(settings.database_url) as database:
        held = {
            lease.name: lease for lease in await database.read(cluster_rows.leases) if lease.valid
        }
    if not held:
        return f"none of them runs; this one is to have the shards {shards}."
    wanted = [*map(lease_of, range(shards.count)), UPKEEP]
    lost = [name for name in wanted if name not in held or not held[name].connected]
    if lost:
        raise CannotStart(
            f"nobody connected has {', '.join(lost)}: is each of the {shards.count} shards in one"
            " running process?"
        )
    count = len({lease.owner for lease in held.values()})
    return f"{count}, and they hold all {shards.count} shards and the upkeep."


def _players(folder: Path, shards: object) -> str:
    status, now = read_status(folder, shards), datetime.now(UTC)
    if not runs(status, now):
        raise NotRunning(told(status, now))
    if fails(status, now):
        raise CannotStart(told(status, now))
    return told(status, now)


def _privacy(hosted: Hosted) -> str:
    if hosted.contact is None:
        raise ToKnow(
            "people aren't told where to ask about their data: set KOIKOI_PRIVACY_HOST and"
            " KOIKOI_PRIVACY_CONTACT, and publish what `koikoi privacy` and `koikoi terms` print."
        )
    if hosted.privacy_url is None:
        raise ToKnow(
            f"people are told to ask {hosted.contact}. Publish what `koikoi privacy` prints, and"
            " set KOIKOI_PRIVACY_URL to its address."
        )
    return f"people are told to ask {hosted.contact}, and {hosted.privacy_url} is linked."


def _discord(settings: Settings, skews: list[timedelta]) -> str:
    """Describe the token's bot, and add the difference between Discord's clock and this host's."""
    token = token_of(settings)
    point_to_discord(settings)
    bot = asyncio.run(identify(token))
    if bot.skew is not None:
        skews.append(bot.skew)
    return (
        f"the token is {bot.name}'s, on {many(bot.servers, 'server')}. Invite: {bot.invite_url}"
        f" For yourself: {bot.install_url}"
    )


def _clock(skew: timedelta) -> str:
    if abs(skew) >= CLOCK_TOLERANCE:
        raise CannotStart(clock_trouble(skew))
    return f"it differs from Discord's by {abs(skew).total_seconds():.0f} s."
