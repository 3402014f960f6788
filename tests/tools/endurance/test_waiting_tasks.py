"""The log shows what the bot's tasks wait for, from the outermost function to the innermost."""

import asyncio
import os
import signal
import sys

from tests.tools.endurance.waiting_tasks import TOLD, waiting


async def _inner(released: asyncio.Event) -> None:
    await released.wait()


async def _outer(released: asyncio.Event, match_id: int, token: str) -> str:
    await _inner(released)
    return f"{token} of {match_id}"


async def test_each_function_stands_in_a_line_with_what_it_is_about() -> None:
    released = asyncio.Event()
    task = asyncio.create_task(_outer(released, 7, "secret"))
    await asyncio.sleep(0)
    outer, inner, *library = waiting(task)
    assert outer.startswith("_outer, ")
    assert outer.endswith(" match_id=7")
    assert inner.startswith("_inner, ")
    assert library[0].startswith("Event.wait, ")
    assert "secret" not in outer
    released.set()
    await task


async def test_after_the_signal_the_bot_goes_on() -> None:
    """A small program takes the place of the bot."""
    program = (
        "import asyncio, signal; from tests.tools.endurance import waiting_tasks;"
        "signal.signal(signal.SIGUSR2, waiting_tasks._tell);\n"
        "async def main():\n"
        "    print('ready', flush=True)\n"
        "    await asyncio.get_running_loop().run_in_executor(None, input)\n"
        "asyncio.run(main())"
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", program),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert await process.stdout.readline() == b"ready\n"
    os.kill(process.pid, signal.SIGUSR2)
    assert await process.stderr.readline() == f"{TOLD}\n".encode()
    assert b"- Task-1" in await process.stderr.readline()
    assert b"main, " in await process.stderr.readline()
    await process.communicate(b"\n")
    assert process.returncode == 0
