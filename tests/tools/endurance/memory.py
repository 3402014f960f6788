"""Measures how much memory the bot's process uses, if the system reports it.

The bot's caches are limited: the newest matches, drawn pictures, the messages of 1000 matches. They
fill up in the first minutes, and Python's allocator grows in steps of a few MB. So the last process
is measured only if it ran long, starting some minutes after its start.
"""

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

WARM_UP: Final = 180.0
"""Seconds after a start in which everything that is kept fills up."""
MEASURED: Final = 240.0
"""Seconds over which growth is measured at least."""
MAY_GROW: Final = 32.0
"""MB. A leak of one view a press, 10 kB each, is more than that in 3,300 presses."""


@dataclass(slots=True)
class Memory:
    """The resident memory of the newest process, measured from time to time."""

    started: float = field(default_factory=time.monotonic)
    looks: list[tuple[float, float]] = field(default_factory=list)
    """Seconds since the start, and MB."""

    def begun(self, pid: int | None) -> None:
        """Note that a new process has started."""
        self.started = time.monotonic()
        self.looks.clear()
        if pid is not None:
            self.look(pid)

    def look(self, pid: int) -> None:
        """Measure the memory now."""
        megabytes = resident(pid)
        if megabytes is not None:
            self.looks.append((time.monotonic() - self.started, megabytes))

    @property
    def grown(self) -> float | None:
        """Return the growth in MB since the warm-up.

        Returns None if it is unknown or the process did not run long enough.
        """
        warm = [one for one in self.looks if one[0] >= WARM_UP]
        if not warm or warm[-1][0] - warm[0][0] < MEASURED:
            return None
        return warm[-1][1] - warm[0][1]


def resident(pid: int) -> float | None:
    """Return the resident memory of a process in MB; None if the system doesn't report it."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return None
    found = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(found[0]) / 1024 if found else None
