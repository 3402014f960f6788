"""A PostgreSQL server owned by the run, which can be restarted: `--postgresql local`."""

import asyncio
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LOCAL: Final = "local"
"""Option value that replaces the URL of a server."""
_PLACES: Final = "usr/lib/postgresql/*/bin"
"""Where Debian installs the server programs, which are not on the PATH."""
_NO_ROOT: Final = "postgres"
"""The user that runs the server, because PostgreSQL refuses to run as root."""


class NoServer(Exception):  # noqa: N818  (a message for the person who started it)
    """The server can't run; the message gives the reason."""


@dataclass(frozen=True, slots=True)
class OwnServer:
    """A server with its data and its socket in one folder."""

    folder: Path
    programs: Path

    @property
    def url(self) -> str:
        return f"postgresql://{_NO_ROOT}@/postgres?host={self.folder}"

    async def stop(self, how: str) -> None:
        """Stop the server: *fast*, or *immediate* as a crash does."""
        await self._run("pg_ctl", "stop", "-m", how)

    async def start(self) -> None:
        """Start the server, and wait until it accepts connections."""
        # The machine keeps running when the server crashes, so no sync is needed.
        options = f"-k {self.folder} -c listen_addresses= -c fsync=off -c max_connections=200"
        await self._run("pg_ctl", "start", "-w", "-l", str(self.folder / "log"), "-o", options)

    async def make(self) -> None:
        """Initialise the data folder."""
        await self._run("initdb", "-A", "trust", "-U", _NO_ROOT, "--no-sync", "-E", "UTF8")

    async def _run(self, program: str, *arguments: str) -> None:
        process = await asyncio.create_subprocess_exec(
            *(str(self.programs / program), *arguments, "-D", str(self.folder / "data")),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,  # no pipe, because the server would keep it open
            stderr=asyncio.subprocess.DEVNULL,
            cwd=self.folder,
            user=_NO_ROOT if os.geteuid() == 0 else None,
        )
        if await process.wait():
            raise NoServer(f"{program} {arguments[0]} failed; see {self.folder / 'log'}.")


@asynccontextmanager
async def own_server() -> AsyncIterator[OwnServer]:
    """Create and start a server, and remove it at the end.

    Raises:
        NoServer: PostgreSQL is not installed, or can't run here.
    """
    programs = _programs()
    # A separate folder: its path is short enough for a socket, and another user may enter it.
    folder = Path(tempfile.mkdtemp(prefix="koikoi-postgresql-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, _NO_ROOT)
        server = OwnServer(folder, programs)
        await server.make()
        await server.start()
        try:
            yield server
        finally:
            await server.stop("immediate")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    """Return the folder of PostgreSQL's programs. Raises `NoServer`."""
    found = shutil.which("initdb") or next(Path("/").glob(f"{_PLACES}/initdb"), None)
    if found is None:
        raise NoServer("PostgreSQL is not installed here: name a server's URL.")
    return Path(found).resolve().parent
