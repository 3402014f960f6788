"""Backups of a PostgreSQL database, by its own `pg_dump`."""

import asyncio
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from bot.storage.copying import unfinished
from bot.storage.errors import NotInstalled, StorageError

SUFFIX: Final = ".dump"
_LONGEST_ROW: Final = 2**26
"""Bytes of the longest row that can be read."""
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
            await read(partial)
    except NotInstalled:
        raise
    except StorageError as failed:
        raise StorageError(f"The backup can't be made. {failed}") from None
    except OSError as refused:
        raise StorageError(
            f"The backup {destination} can't be written: {refused.strerror}."
        ) from refused


async def read(file: Path) -> None:
    """Read all of a dump, and discard it.

    Raises:
        NotInstalled: there is no `pg_restore` here.
        StorageError: the dump can't be read.
    """
    await _run("pg_restore", f"--file={os.devnull}", str(file))


async def has_rows(file: Path, table: str) -> bool:
    """Return whether a table has any row in a dump. Raises as `read` does."""
    process = await _started(
        *("pg_restore", "--data-only", f"--table={table}", "--file=-", str(file)),
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    copying = found = False
    async for line in process.stdout:
        found = copying and line != b"\\.\n"
        if copying:
            break
        copying = line.startswith(b"COPY ")
    if copying:  # the rest of the rows doesn't matter
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
        return found
    await _finished("pg_restore", process)
    return False


async def _run(program: str, *arguments: str, environ: Mapping[str, str] | None = None) -> None:
    await _finished(program, await _started(program, *arguments, environ=environ))


async def _started(
    program: str,
    *arguments: str,
    environ: Mapping[str, str] | None = None,
    stdout: int = asyncio.subprocess.DEVNULL,
) -> asyncio.subprocess.Process:
    try:
        return await asyncio.create_subprocess_exec(
            program,
            *arguments,
            env={**os.environ, **(environ or {})},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=stdout,
            stderr=asyncio.subprocess.PIPE,
            limit=_LONGEST_ROW,
        )
    except FileNotFoundError:
        raise NotInstalled(
            f"PostgreSQL is backed up by its own {program}, which is not installed here (Debian and"
            " Ubuntu: apt install postgresql-client)."
        ) from None


async def _finished(program: str, process: asyncio.subprocess.Process) -> None:
    _, complaints = await process.communicate()
    if process.returncode != 0:
        said = " ".join(complaints.decode(errors="replace").split())
        raise StorageError(said or f"{program} failed.")


def _without_secrets(url: URL) -> str:
    """Return the URL as PostgreSQL's programs read it: others see what they are started with."""
    names = {"ssl": "sslmode"}
    query = {names.get(name, name): url.query[name] for name in url.query.keys() - _NOT_TOLD}
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
    return plain.render_as_string(hide_password=False)


def _secrets(url: URL) -> dict[str, str]:
    password = url.password or url.query.get("password")
    return {"PGPASSWORD": str(password)} if password else {}
