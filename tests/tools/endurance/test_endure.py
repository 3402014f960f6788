"""Half a minute of `make endure`, and one of three processes on a server.

Nothing is lost, doubled or left over under any faults.
"""

import asyncio
import re
import sys
from pathlib import Path

import pytest

from tests.e2e.cards import cache_with_cards
from tests.storage.stores import POSTGRESQL
from tests.tools.endurance.seeds import FOUND

LAST = re.compile(
    r"answered [1-9]\d* forged [1-9]\d* kills [1-9]\d* faults [1-9]\d* hangs [1-9]\d*"
    r" cut connections (?P<cut>\d+) lost 0 doubled 0 tracebacks 0 leaked 0 thinking 0"
    r" memory after ten minutes -, at the end .*, used: .*"
)


ENDING_WITH_ITS_PARENT = (
    "from bot.playground.end_with_parent import end_with_parent; end_with_parent();"
    "from tests.tools.__main__ import main; raise SystemExit(main())"
)


async def endured(folder: Path, *arguments: str) -> re.Match[str]:
    """Return the run's last line, which reports no findings.

    The run continues until each kind of fault has occurred, however slow the machine is.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", ENDING_WITH_ITS_PARENT),
        *("endure", "--minutes", "0.5", "--seed", str(next(iter(FOUND))), *arguments),
        *("--cache", str(cache_with_cards(folder / "cache"))),
        stdin=asyncio.subprocess.PIPE,  # closed when the test run ends, for any reason
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    said = await process.stdout.read()  # communicate() would close its standard input
    await process.wait()
    text = said.decode()
    last = LAST.fullmatch(text.splitlines()[-1])
    assert last, text
    assert process.returncode == 0, text
    return last


async def test_everything_goes_wrong(tmp_path: Path) -> None:
    await endured(tmp_path)


@pytest.mark.skipif(not POSTGRESQL, reason="needs a PostgreSQL server")
async def test_everything_goes_wrong_with_three_processes_on_a_server(tmp_path: Path) -> None:
    last = await endured(tmp_path, "--processes", "3", "--postgresql", POSTGRESQL)
    assert int(last["cut"]) > 0
