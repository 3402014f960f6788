"""Resources that a test has opened and not closed: threads, tasks, processes, sockets, files."""

from __future__ import annotations

import asyncio
import gc
import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc/self")
"""The place of open files and child processes; on other systems they are not checked."""
_FILES: Final = str(PROC / "fd")
_THREADS: Final = str(PROC / "task")
"""Both are read twice a test; as `Path` objects that takes several times as long."""
JOIN_TIMEOUT: Final = 3.0
"""Seconds after which a stopping thread counts as left running."""

PROCESS_WIDE_THREADS: Final = ("pictures",)
"""Name prefixes of threads that serve the whole process and are started at first use."""
PROCESS_WIDE_PROCESSES: Final = ("resource_tracker",)
"""Words in the command lines of processes that serve the whole process."""
PROCESS_WIDE_FILES: Final = ("/dev/", "anon_inode:inotify")
"""Prefixes of the names of files that stay open for the whole process."""

_cancelled: list[str] = []
"""The tasks that were still pending as their event loop closed."""


def record_pending_tasks() -> None:
    """Record, from now on, the tasks that are pending when an `asyncio.Runner` closes."""
    close = asyncio.Runner.close

    def closing(self: asyncio.Runner) -> None:
        loop = getattr(self, "_loop", None)  # `get_loop()` would create one
        if loop is not None and not loop.is_closed():
            _cancelled.extend(repr(task) for task in asyncio.all_tasks(loop))
        close(self)

    asyncio.Runner.close = closing  # type: ignore[method-assign]


@dataclass(frozen=True, slots=True)
class Resources:
    """The open resources at one moment."""

    threads: frozenset[threading.Thread]
    processes: frozenset[int]
    files: frozenset[tuple[int, str]]
    """File descriptors with their names."""

    @classmethod
    def now(cls) -> Resources:
        """Return the open resources, and forget the recorded tasks."""
        _cancelled.clear()
        return cls(frozenset(threading.enumerate()), frozenset(_children()), frozenset(_files()))

    def left(self) -> list[str]:
        """Return a line for each resource that was opened since then."""
        found = [f"a task: {task}" for task in _cancelled]
        found += [f"a thread: {one.name}" for one in threading.enumerate() if self._outlives(one)]
        new = [pid for pid in _children() if pid not in self.processes]
        found += [
            f"a process: {pid} {line}"
            for pid in new
            if not any(word in (line := _command_line(pid)) for word in PROCESS_WIDE_PROCESSES)
        ]
        if set(_files()) - self.files:
            gc.collect()  # unreferenced files are closed, with a ResourceWarning
            files = sorted(set(_files()) - self.files)
            found += [f"a file: {descriptor} {name}" for descriptor, name in files]
        return found

    def _outlives(self, thread: threading.Thread) -> bool:
        if thread in self.threads or thread.name.startswith(PROCESS_WIDE_THREADS):
            return False
        thread.join(JOIN_TIMEOUT)
        return thread.is_alive()


def _files() -> Iterator[tuple[int, str]]:
    if not _has_proc():
        return
    tracker = getattr(resource_tracker, "_resource_tracker", None)
    kept = {0, 1, 2, getattr(tracker, "_fd", None)}  # the tracker serves the whole process
    for opened in os.listdir(_FILES):  # noqa: PTH208
        try:
            name = os.readlink(f"{_FILES}/{opened}")  # noqa: PTH115
        except FileNotFoundError:  # the listing's own descriptor
            continue
        if int(opened) not in kept and not name.startswith(PROCESS_WIDE_FILES):
            yield int(opened), name


def _children() -> Iterator[int]:
    if not _has_proc():
        return
    for task in os.listdir(_THREADS):  # noqa: PTH208
        try:
            with open(f"{_THREADS}/{task}/children", "rb", 0) as listed:  # noqa: PTH123
                yield from map(int, listed.read().split())
        except OSError:  # the thread has ended
            continue


def _command_line(pid: int) -> str:
    try:
        words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return "(ended)"
    return b" ".join(words).decode("utf-8", "replace")


@cache
def _has_proc() -> bool:
    return (PROC / "fd").is_dir() and any((PROC / "task").glob("*/children"))
