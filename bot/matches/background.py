"""Background work: tasks that run repeatedly or that no caller awaits, and signals."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, Generic, NoReturn, ParamSpec

from bot.matches.errors import log_failure

_log = logging.getLogger(__name__)

_P = ParamSpec("_P")


_running: Final[set[Worker]] = set()


def wake_workers() -> None:
    """Wake every worker of this process."""
    for worker in tuple(_running):
        worker.wake()


def workers_idle() -> bool:
    """Return whether every worker of this process waits for its next time."""
    return all(worker.idle for worker in _running)


class Worker:
    """Works after each pause, and as soon as it is woken. A failure is logged, and ends nothing."""

    def __init__(
        self,
        work: Callable[[], Awaitable[object]],
        pause: Callable[[], float] | float,
        failed: str,
        *,
        at_once: bool = True,
    ) -> None:
        """Keep the parts; `run` it in a task.

        Args:
            work: what is done each time.
            pause: seconds until the next time, or a function that returns them.
            failed: the sentence with which a failure is logged.
            at_once: whether it works before the first pause, too.
        """
        self._work = work
        self.pause = pause
        self._failed = failed
        self._at_once = at_once
        self._woken: Final = asyncio.Event()
        self._waiting = False

    @property
    def idle(self) -> bool:
        """Return whether it waits for its next time, and has not been woken."""
        return self._waiting and not self._woken.is_set()

    def wake(self) -> None:
        """Work now; if it works just now, once more afterwards."""
        self._woken.set()

    async def run(self) -> NoReturn:
        """Work until cancelled."""
        _running.add(self)
        try:
            if not self._at_once:
                await self._wait()
            while True:
                self._woken.clear()
                try:
                    await self._work()
                except Exception:
                    log_failure(_log, self._failed)
                await self._wait()
        finally:
            _running.discard(self)

    def _seconds(self) -> float:
        return self.pause() if callable(self.pause) else self.pause

    async def _wait(self) -> None:
        # Not `wait_for`: in Python 3.11 it forgets that it is cancelled if the event comes too.
        self._waiting = True
        try:
            async with asyncio.timeout(self._seconds()):
                await self._woken.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting = False


@asynccontextmanager
async def running_alongside(*work: Coroutine[Any, Any, object]) -> AsyncIterator[None]:
    """Run work beside the block; at the end of the block it is cancelled."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class BackgroundTasks:
    """Runs tasks that no caller waits for, and logs those that fail."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def running(self) -> tuple[asyncio.Task[None], ...]:
        """Return the tasks that have not ended."""
        return tuple(self._tasks)

    @property
    def idle(self) -> bool:
        """Return whether no task is running."""
        return not self._tasks

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task, and return it. After the end, it is cancelled before it begins."""
        task = asyncio.create_task(work)
        if self._closed:
            task.cancel()
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        try:
            task.result()
        except asyncio.CancelledError:
            return
        except Exception:
            log_failure(_log, "Something that follows a change failed.")

    async def close(self) -> None:
        """Cancel all tasks, and let no other begin."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Signal(Generic[_P]):
    """Calls its subscribers, one after the other. One that fails stops no other, and no caller."""

    def __init__(self, at: str) -> None:
        """`at`: what a failure is logged with; it can name the values, as `str.format` does."""
        self._at: Final = at
        self._subscribers: Final[list[Callable[_P, object]]] = []

    def subscribe(self, subscriber: Callable[_P, object]) -> None:
        """Call `subscriber` each time. It must return at once."""
        self._subscribers.append(subscriber)

    def publish(self, *values: _P.args, **named: _P.kwargs) -> None:
        """Call all subscribers."""
        for subscriber in tuple(self._subscribers):
            try:
                subscriber(*values, **named)
            except Exception:
                _log.exception("A subscriber failed at %s.", self._at.format(*values))
