"""One minute of `make endure`: nothing is lost, doubled or left over, whatever goes wrong."""

import asyncio
import re
import sys
from pathlib import Path

from tests.e2e.cards import cache_with_cards
from tests.tools.endurance.seeds import FOUND

LAST = re.compile(
    r"answered [1-9]\d* lost 0 doubled 0 kills [1-9]\d* faults [1-9]\d* forged [1-9]\d*"
    r" tracebacks 0 leaked 0"
)


async def test_a_minute_of_everything_that_goes_wrong(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.tools"),
        *("endure", "--minutes", "1", "--seed", str(next(iter(FOUND)))),
        *("--cache", str(cache_with_cards(tmp_path / "cache"))),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await process.communicate()
    text = said.decode()
    assert LAST.fullmatch(text.splitlines()[-1]), text
    assert process.returncode == 0, text
