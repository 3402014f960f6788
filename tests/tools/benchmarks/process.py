"""Resource use of a process, as reported by Linux."""

import os
import sys
from pathlib import Path


def say(line: str) -> None:
    """Print the output of the bot's process to stderr, apart from the figures."""
    print(line, file=sys.stderr)


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process, without its ended children."""
    # The name of the program, in parentheses, may contain spaces.
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """Return the resident memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0
