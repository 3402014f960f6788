"""`koikoi db`: upgrade, check and back up the database."""

import asyncio
import os
from pathlib import Path

from bot.settings import SettingsError, load_settings
from bot.storage import schema
from bot.storage.errors import StorageError
from bot.wiring.problems import complain


def look_after(action: str, file: Path | None) -> int:
    """Do one action on the configured database and say what was done."""
    try:
        settings = load_settings(os.environ)
        print(asyncio.run(_act(settings.database_url, action, file)))
    except (SettingsError, StorageError) as problem:
        return complain(problem)
    return 0


async def _act(url: str, action: str, file: Path | None) -> str:
    if action == "backup":
        assert file is not None
        await schema.backup(url, file)
        return f"The database was copied to {file}."
    if action == "upgrade":
        before = await schema.check(url)
        saved = await schema.prepare(url)
        if not before.pending:
            return "The database is up to date."
        return f"The database was upgraded to {before.newest}." + (
            f" Its copy from before is {saved}." if saved else ""
        )
    health = await schema.check(url)
    if health.revision is None:
        return "There is no database yet; the bot makes it when it starts."
    if health.pending:
        return (
            f"The database is sound and of the older form {health.revision};"
            " koikoi db upgrade (or the bot's next start) upgrades it."
        )
    return "The database is sound and up to date."
