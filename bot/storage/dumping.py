"""Backups of a PostgreSQL database, by its own `pg_dump`."""

import asyncio
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from bot.storage.copying import unfinished
from bot.storage.errors import StorageError

SUFFIX: Final = ".dump"
_NOT_TOLD: Final = frozenset({"password", "prepared_statement_cache_size"})
"""Options of the URL that are secret, or the driver's alone."""


async def dump(url: URL, destination: Path) -> None:
    """Copy a database into one file, and read that file once.

    Raises `StorageError`. If the process is killed, no file with the copy's name is left.
    """
    try:
        with unfinished(destination) as partial:
            await _run(
                *("pg_dump", "--format=custom", "--no-password", f"--file={partial}"),
                f"--dbname={_without_secrets(url)}",
                environ=_secrets(url),
            )
            await _run("pg_restore", f"--file={os.devnull}", str(partial))
    except OSError as refused:
        raise StorageError(
            f"The backup {destination} can't be written: {refused.strerror}."
        ) from refused


async def _run(program: str, *arguments: str, environ: Mapping[str, str] | None = None) -> None:
    try:
        process = await asyncio.create_subprocess_exec(
            program,
            *arguments,
            env={**os.environ, **(environ or {})},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
    except FileNotFoundError:
        raise StorageError(
            f"PostgreSQL is backed up by its own {program}, which is not installed here (Debian and"
            " Ubuntu: apt install postgresql-client)."
        ) from None
    _, complaints = await process.communicate()
    if process.returncode != 0:
        said = " ".join(complaints.decode(errors="replace").split())
        raise StorageError(f"The backup can't be made. {said or program + ' failed.'}")


def _without_secrets(url: URL) -> str:
    """Return the URL as PostgreSQL's programs read it: others see what they are started with."""
    names = {"ssl": "sslmode"}
    query = {names.get(name, name): url.query[name] for name in url.query.keys() - _NOT_TOLD}
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
    return plain.render_as_string(hide_password=False)


def _secrets(url: URL) -> dict[str, str]:
    password = url.password or url.query.get("password")
    return {"PGPASSWORD": str(password)} if password else {}
