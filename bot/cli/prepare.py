"""Prepares the database and the pictures for a start of the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bot.locales import DEFAULT
from bot.messages.sending.delivery import labels_in
from bot.pictures import Pictures
from bot.settings import Settings
from bot.storage import schema
from bot.storage.errors import StorageError
from bot.storage.owner import LOCK_TIMEOUT, owning

PREPARED: Final = (DEFAULT, "ja")
"""The languages whose labels are drawn before the start. Japanese labels are brushed, which takes
longest; those of other languages are printed when they are first shown."""


def prepared_pictures(settings: Settings) -> Pictures:
    """Draw the cards. That blocks the interpreter, so it must end before the heartbeats start."""
    pictures = Pictures(settings.cache_dir)
    pictures.prepare(map(labels_in, PREPARED))
    return pictures


@asynccontextmanager
async def owned_database(settings: Settings) -> AsyncIterator[None]:
    """Own the database, prepared for this version, as the only bot that works with it.

    The bot may run in several processes: the first prepares the database while the others wait.
    """
    if settings.several:
        await _prepare_once(settings)
        async with owning(settings.database_url, shared=True):
            yield
        return
    async with owning(settings.database_url):
        await schema.prepare(settings.database_url)
        yield


async def _prepare_once(settings: Settings) -> None:
    url, until = settings.database_url, asyncio.get_running_loop().time() + LOCK_TIMEOUT
    while (await schema.form(url)).pending:
        try:
            async with owning(url, patience=0.5):
                await schema.prepare(settings.database_url)
        except StorageError:  # another process prepares it
            if asyncio.get_running_loop().time() > until:
                raise
