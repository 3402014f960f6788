"""Runs the bot as a child process, and restarts it when it ends.

The real bot runs in its own process, as on Discord. After a crash it is restarted with growing
delays, and the page shows it as offline until then.

Its standard input is a pipe to which nothing is written. The pipe is closed when this process ends
for any reason: see `end_with_parent`.
"""

import asyncio
import logging
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

_log = logging.getLogger(__name__)

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
TRIES: Final = 5
"""Number of consecutive failed starts after which the bot isn't restarted any more."""
_STEADY: Final = 20.0
"""Seconds after which a process counts as successfully started."""
_LONGEST_LINE: Final = 2**24
"""Maximum length of a line in bytes. A longer line would end the reading."""
_PATIENCE: Final = 8.0
"""Seconds that a process has for ending before it is killed."""


@dataclass(slots=True)
class Supervisor:
    """Keeps one command running.

    ``say`` is called with every line that the process writes, and with a line at each of its ends.
    If it is None, the lines are printed.
    """

    command: Sequence[str]
    environ: Mapping[str, str]
    prefix: str = "bot │ "
    first_pause: float = FIRST_PAUSE
    tries: int | None = TRIES
    """Number of consecutive failed starts after which it gives up; None: never."""
    say: Callable[[str], None] | None = None
    patience: float = _PATIENCE
    process: asyncio.subprocess.Process | None = None
    starts: int = 0
    gave_up: bool = False
    _stopping: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        """Start the process, and restart it until stopped.

        Returns if too many consecutive starts have failed with an exit code above 0. In that case
        `gave_up` is set.
        """
        loop = asyncio.get_running_loop()
        pause, failed = self.first_pause, 0
        while not self._stopping.is_set():
            began = loop.time()
            code = await self._run_once()
            if self._stopping.is_set():
                return
            if loop.time() - began > _STEADY:
                pause, failed = self.first_pause, 0
            failed = failed + 1 if code > 0 else 0  # a killed process has a negative code
            if failed == self.tries:
                self.gave_up = True
                self._say(f"ended with {_said(code)}, {failed} times; it isn't started again")
                return
            self._say(f"ended with {_said(code)}; starting again in {pause:g} s")
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._stopping.wait()
            pause = min(pause * 2, LONGEST_PAUSE)

    async def stop(self) -> None:
        """Ask the process to end, kill it if it doesn't, and don't restart it."""
        self._stopping.set()
        if self.process is not None:
            await self._end(self.process)

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        if process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(process.wait(), self.patience)
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _run_once(self) -> int:
        # A separate session, so that Ctrl-C in the terminal is sent only to this process, which
        # then ends the bot in order.
        self.process = await asyncio.create_subprocess_exec(
            *self.command,
            env=dict(self.environ),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
            limit=_LONGEST_LINE,
        )
        self.starts += 1
        if self._stopping.is_set():
            # The stop was requested during the start.
            await self._end(self.process)
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            self._say(line.decode(errors="replace").rstrip())
        return await self.process.wait()

    def _say(self, text: str) -> None:
        if text and self.say is not None:
            self.say(text)
        elif text:
            sys.stdout.write(f"{self.prefix}{text}\n")
            sys.stdout.flush()


def _said(code: int) -> str:
    if code < 0:
        return signal.Signals(-code).name
    return f"code {code}"
