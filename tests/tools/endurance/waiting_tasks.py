"""``python -m tests.tools.endurance.waiting_tasks ARGUMENTS``: `koikoi` with a dump of its tasks.

After SIGUSR2 it logs what each of its tasks waits for, from the task's own function down to the
innermost. Otherwise it behaves like `bot.playground.end_with_parent`.
"""

import asyncio
import runpy
import signal
import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any, Final

TOLD: Final = "What each task waits for:"
"""The line before the dump in the bot's log."""
_NUMBERS: Final = ("match_id", "tournament_id", "rotation_id", "guild_id")
"""Variables that identify a task's subject. All others may be secret."""


def waiting(task: asyncio.Task[Any]) -> Iterator[str]:
    """Yield a line for each function in which a task waits, the outermost first."""
    inner: object | None = task.get_coro()
    while inner is not None:
        frame: FrameType | None = _either(inner, "cr_frame", "gi_frame", "ag_frame")
        if frame is None:  # not a Python function
            yield type(inner).__name__
            return
        code = frame.f_code
        about = [f" {key}={frame.f_locals[key]}" for key in _NUMBERS if key in frame.f_locals]
        yield f"{code.co_qualname}, {code.co_filename}:{frame.f_lineno}{''.join(about)}"
        inner = _either(inner, "cr_await", "gi_yieldfrom", "ag_await")


def _either(waits: object, *names: str) -> Any:
    """Return the first of these attributes that a coroutine or generator has."""
    return next((getattr(waits, name) for name in names if hasattr(waits, name)), None)


def _tell(_: int, __: object) -> None:
    lines = [TOLD]
    for task in asyncio.all_tasks():
        lines += [f"- {task.get_name()}", *(f"    {line}" for line in waiting(task))]
    sys.stderr.write("".join(f"{line}\n" for line in lines))
    sys.stderr.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGUSR2, _tell)
    runpy.run_module("bot.playground.end_with_parent", run_name="__main__", alter_sys=True)
