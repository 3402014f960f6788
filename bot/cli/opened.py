"""Opens the configured database for a command, which may run beside the bot."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from bot.app import STORED_FEATURES
from bot.cli.terminal import CannotStart, complain, say
from bot.settings import SettingsError, load_settings
from bot.storage import schema
from bot.storage.engine import Database
from bot.storage.errors import StorageError


def with_database(act: Callable[[Database], Awaitable[str]]) -> int:
    """Call `act` with the configured database and print the result; return the exit code."""

    async def run() -> str:
        async with _opened(load_settings(os.environ).database_url) as database:
            return await act(database)

    try:
        say(asyncio.run(run()))
    except (SettingsError, StorageError, CannotStart) as problem:
        return complain(problem)
    return 0


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    """Open the database. Raises `CannotStart` if it doesn't exist or has an older form."""
    health = await schema.form(url)
    if health.revision is None:
        raise CannotStart("There is no database yet; the bot makes it when it starts.")
    if health.older:
        raise CannotStart(
            f"The database has the older form {health.revision}; koikoi db upgrade (or the bot's"
            " next start) upgrades it."
        )
    database = Database(url, STORED_FEATURES)
    try:
        yield database
    finally:
        await database.close()
