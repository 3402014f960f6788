"""Measures how much memory a process of the bot uses, if the system reports it.

The bot's caches are limited: the newest matches, drawn pictures, the messages of 1000 matches. They
fill up in the first minutes. So a process is only measured if it ran long enough: from ten minutes
after its start to its end.
"""

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

WARM_UP: Final = 600.0
"""Seconds after a start in which the caches fill."""
MEASURED: Final = 300.0
"""Minimum duration of a measurement, in seconds."""
MAY_GROW: Final = 0.1
"""Allowed growth of the memory after the warm-up, as a fraction."""


@dataclass(slots=True)
class Memory:
    """The resident memory of the newest process, measured from time to time."""

    pid: int | None = None
    started: float = 0.0
    looks: list[tuple[float, float]] = field(default_factory=list)
    """Seconds since the start, and MB."""

    def look(self, pid: int) -> None:
        """Measure the memory of a process; for a new process, start a new measurement."""
        if pid != self.pid:
            self.pid, self.started = pid, time.monotonic()
            self.looks.clear()
        megabytes = resident(pid)
        if megabytes is not None:
            self.looks.append((time.monotonic() - self.started, megabytes))

    @property
    def warm(self) -> float | None:
        """Return the MB after the warm-up, or None if the process did not run long enough."""
        warm = [one for one in self.looks if one[0] >= WARM_UP]
        if not warm or warm[-1][0] - warm[0][0] < MEASURED:
            return None
        return warm[0][1]

    @property
    def last(self) -> float | None:
        """Return the newest MB, or None without a measurement."""
        return self.looks[-1][1] if self.looks else None

    @property
    def grew(self) -> bool:
        """Whether memory grew by more than `MAY_GROW` after the warm-up."""
        warm, last = self.warm, self.last
        return warm is not None and last is not None and last > warm * (1 + MAY_GROW)


def resident(pid: int) -> float | None:
    """Return the resident memory of a process in MB; None if the system doesn't report it."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return None
    found = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(found[0]) / 1024 if found else None
