"""`koikoi doctor`: checks everything that the bot needs, without starting it.

Where metrics are on, it asks the running bot how it does. With `--live` it also looks at Discord's
side: see `bot.hosting.live`.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.doctor_live import examine as examine_discord
from bot.cli.doctor_metrics import running_bot
from bot.cli.problems import CannotStart
from bot.cli.running import token_of
from bot.cli.status import fails, read_status, told
from bot.connection import CannotLogIn, identify, use_local_discord
from bot.hosting.findings import Mark
from bot.settings import Settings, SettingsError, load_settings
from bot.storage import schema
from bot.storage.errors import StorageError

Finding = tuple[str, Callable[[], str]]


def examine(*, live: bool = False, channel_id: int | None = None) -> int:
    """Print one line for each check and return the exit code: 0 if nothing is wrong.

    Args:
        live: whether the settings on Discord are checked too.
        channel_id: the channel in which a test message is sent; None sends none.
    """
    try:
        settings = load_settings(os.environ)
    except SettingsError as problem:
        print(f"✗ settings: {problem}")
        return 1
    well = True
    for name, check in _checks(settings):
        try:
            print(f"✓ {name}: {check()}")
        except (CannotStart, CannotLogIn, StorageError) as problem:
            print(f"✗ {name}: {problem}")
            well = False
    if live and well:
        well = asyncio.run(_examine_live(settings, channel_id))
    return 0 if well else 1


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


def _checks(settings: Settings) -> Iterator[Finding]:
    yield "Python", lambda: sys.version.split()[0]
    yield "database", lambda: asyncio.run(_database(settings.database_url))
    yield "pictures", lambda: _writable(settings.cache_dir)
    yield "computer players", lambda: _players(settings.cache_dir)
    if settings.metrics is not None:
        yield from running_bot(settings.metrics, settings.cache_dir)
    yield "Discord", lambda: _discord(settings)


async def _database(url: str) -> str:
    health = await schema.check(url)
    await schema.probe(url)
    if health.revision is None:
        return "none yet; the bot makes it when it starts."
    if health.pending:
        return "sound; the bot upgrades it when it starts, after a backup."
    return "sound and up to date."


def _writable(folder: Path) -> str:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return f"drawn cards are kept in {folder}."
    except OSError as problem:
        raise CannotStart(
            f"{folder} can't be written ({problem.strerror}); name another in KOIKOI_CACHE."
        ) from problem


def _players(folder: Path) -> str:
    status, now = read_status(folder), datetime.now(UTC)
    if fails(status, now):
        raise CannotStart(told(status, now))
    return told(status, now)


def _discord(settings: Settings) -> str:
    token = token_of(settings)
    if settings.local_discord is not None:
        use_local_discord(settings.local_discord.api, settings.local_discord.gateway)
    found = asyncio.run(identify(token))
    return f"the token is {found.name}'s, on {found.servers} servers. Invite: {found.invite_url}"
