"""The bot as a child process that is started again when it dies.

The real bot runs in a process of its own, as on Discord. It may crash; then it
comes back, a little later each time, and the page shows it offline meanwhile.

Its standard input is a pipe into which nothing is written. It is closed when this process ends,
also without warning: see `end_with_parent`.
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
"""After so many starts in a row that ended with an error, another one doesn't help."""
_STEADY: Final = 20.0
"""Seconds after which a process counts as well started."""
_LONGEST_LINE: Final = 2**24
"""Bytes: a longer line would end the reading."""
_PATIENCE: Final = 8.0
"""Seconds that a process may take to end by itself."""


@dataclass(slots=True)
class Supervisor:
    """Keeps one command running.

    ``say`` gets every line that the process writes, and each of its ends; None prints them.
    """

    command: Sequence[str]
    environ: Mapping[str, str]
    prefix: str = "bot │ "
    first_pause: float = FIRST_PAUSE
    tries: int | None = TRIES
    """None starts it again for ever."""
    say: Callable[[str], None] | None = None
    patience: float = _PATIENCE
    process: asyncio.subprocess.Process | None = None
    starts: int = 0
    gave_up: bool = False
    _stopping: asyncio.Event = field(default_factory=asyncio.Event)

    async def run(self) -> None:
        """Start the process, again and again, until stopped.

        Ends by itself if the process says again and again, soon after its start, that it can't
        run. Then `gave_up` is set.
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
        """End the process, kindly first, and start it no more."""
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
        # A session of its own: Ctrl-C in the terminal reaches this process only,
        # which then ends the bot in order.
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
            # Asked to stop while it was starting.
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
    """A process's end in words."""
    if code < 0:
        return signal.Signals(-code).name
    return f"code {code}"
