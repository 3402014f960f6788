"""``python -m bot.playground.end_with_parent ARGUMENTS``: `koikoi` that ends with its parent.

The parent has the other end of this process's standard input and writes nothing to it. When the
parent has ended for any reason, the system closes that end. Then this process stops in the same way
as after SIGTERM. This works on every system, and needs no signal from the parent.
"""

import os
import runpy
import signal
import sys
import threading
import time
from typing import Final

STOPS_WITHIN: Final = 15.0
"""Seconds that this process has for stopping in order. After that it exits at once."""


def end_with_parent(descriptor: int = 0) -> None:
    """Stop this process when the other end of a pipe or socket is closed. Returns at once.

    Args:
        descriptor: this process's end; 0 is its standard input.
    """
    threading.Thread(target=_watch, args=(descriptor,), daemon=True).start()


def _watch(descriptor: int) -> None:
    # Read without Python's buffer: its lock, held by a daemon thread, would break the exit.
    try:
        while os.read(descriptor, 1024):
            pass
    except OSError:
        pass  # an error also means that the parent has ended
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(STOPS_WITHIN)
    os._exit(1)


if __name__ == "__main__":
    end_with_parent()
    # The same as `python -m bot`. The name is the one that its own child processes look for.
    sys.argv[0] = "bot"
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
