"""`koikoi play`: the playground, with a database of its own."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path

from bot.cli.problems import complain
from bot.playground.play import CantPlay, run_playground
from bot.settings import ROOT


def open_playground(port: int, data: Path | None, *, open_browser: bool) -> int:
    """Run the playground until Ctrl-C; the exit code."""
    folder = (data or ROOT / ".playground").resolve()
    environ = {
        **os.environ,
        "DATABASE_URL": f"sqlite:///{folder / 'koikoi.sqlite3'}",
        "KOIKOI_CACHE": str(folder / "cache"),
    }
    try:
        with suppress(KeyboardInterrupt):
            asyncio.run(run_playground(folder, port, environ, open_browser=open_browser))
    except CantPlay as problem:
        return complain(problem)
    return 0
