"""One minute of `make endure`: nothing is lost, doubled or left over, whatever goes wrong."""

import asyncio
import re
import sys
from pathlib import Path

from tests.e2e.cards import cache_with_cards
from tests.tools.endurance.seeds import FOUND

LAST = re.compile(
    r"answered [1-9]\d* lost 0 doubled 0 kills [1-9]\d* faults [1-9]\d* forged [1-9]\d*"
    r" tracebacks 0 leaked 0 used: .*"
)


ENDING_WITH_ITS_PARENT = (
    "from bot.playground.end_with_parent import end_with_parent; end_with_parent();"
    "from tests.tools.__main__ import main; raise SystemExit(main())"
)


async def test_a_minute_of_everything_that_goes_wrong(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", ENDING_WITH_ITS_PARENT),
        *("endure", "--minutes", "1", "--seed", str(next(iter(FOUND)))),
        *("--cache", str(cache_with_cards(tmp_path / "cache"))),
        stdin=asyncio.subprocess.PIPE,  # closed when the test run ends, however it ends
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    assert process.stdout is not None
    said = await process.stdout.read()  # not communicate(), which would close its standard input
    await process.wait()
    text = said.decode()
    assert LAST.fullmatch(text.splitlines()[-1]), text
    assert process.returncode == 0, text
