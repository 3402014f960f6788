"""The engine client: it runs the computer players in their own process, so the bot never blocks.

One worker process searches. Requests are answered in the order in which they came. The longer
the queue, the shorter each search. So two hundred matches at once stay playable. If a search
takes too long or crashes the process, a fallback player moves instead, and a new worker starts.
The fallback player needs no process. It also moves while the worker starts and compiles its code.
A worker that had to compile is replaced by one that loads the code, and needs far less memory.
A caller that needs the level's own choice (the deal of the day) gets no fallback move, and tries
again later.
The worker ends when the bot ends, even if the bot is killed.

The same worker judges positions for people who ask the teacher. Moves have priority: a match
waits for at most one position that is being judged.
"""

import asyncio
import logging
import random
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from bot.koikoi import Action, PlayerView
from bot.opponents.advice import EngineAdvice
from bot.opponents.engine.worker import COMPILED, start_worker
from bot.opponents.engine.workload import Workload
from bot.opponents.levels.greedy import Greedy, Opponent, Sprout
from bot.opponents.levels.players import LEVELS

_LOG: Final = logging.getLogger(__name__)
UNHURRIED: Final = 2.5
"""Maximum amount of waiting work before searches become shorter, in moves of a master. One such
move takes about a quarter of a second of one core."""
_WORK: Final = {"expert": 0.04, "player": 0.01}
"""The work of a move of the faster levels, in moves of a master."""
FIRST_REST: Final = 5.0
"""Seconds until the next start if a process ends before it is ready. Each further delay is twice as
long as the one before, up to `LONGEST_REST` seconds."""
LONGEST_REST: Final = 600.0
_UNHURRIED_LESSONS: Final = 12
"""Number of people who may ask the teacher at once before its searches become shorter."""
_IMMEDIATE: Final[dict[str, Opponent]] = {"sprout": Sprout(), "greedy": Greedy()}
"""The levels that need no process, because they don't search."""


class EngineClient:
    """The bot's access to the computer players (implements `Thinker` in `bot.matches.ports`).

    `limit` is the maximum duration of a search in seconds. `cache` is the folder for compiled code
    if the user has no writable home folder. `clock` returns seconds.
    """

    def __init__(
        self,
        limit: float = 3.0,
        *,
        cache: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._limit = limit
        self._cache = cache
        self._clock = clock
        self._retry_at: float | None = None  # on `clock`, after a failed start
        self._turn = asyncio.Lock()  # first come, first served
        self._question = asyncio.Lock()  # only one request for advice at a time waits for `_turn`
        self._asking = 0
        self._due = 0.0  # waiting work, in moves of a master
        # A cancelled request may leave a thread that still waits for an answer on the connection.
        self._line_lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._closed = threading.Event()
        self._fallback = Greedy()
        self._rng = random.SystemRandom()
        self.workload = Workload()

    @property
    def levels(self) -> tuple[str, ...]:
        """The names of all levels, easiest first."""
        return tuple(LEVELS)

    def start(self) -> None:
        """Start the process. It gets ready in the background."""
        self._retry_at = None
        self._begin()

    def _begin(self, *, compiled: bool = False) -> None:
        self._process, self._line = start_worker(self._cache, compiled=compiled)
        self.workload.gets_ready(ready=False)

    def close(self) -> None:
        """End the process. Requests that still wait get the fallback player's move."""
        self._closed.set()
        self._end()

    def _end(self) -> None:
        process, line = self._process, self._line
        self._process = self._line = None
        if process is not None:
            process.terminate()
            process.join(timeout=1)
            if process.is_alive():  # it hangs or is suspended
                process.kill()
                process.join()
        if line is not None:  # last: a thread that reads from it gets EOFError first
            line.close()

    async def look(self) -> None:
        """Check whether the process is ready. Restart it if it has ended unexpectedly."""
        async with self._turn:
            await asyncio.to_thread(self._look)
        self.workload.settles()

    def _look(self) -> None:
        with self._line_lock:
            if self._closed.is_set():
                return
            if self._line is None:
                if self._retry_at is not None and self._may_retry():
                    self.start()
                return
            try:
                self._check_ready(self._line)
            except (EOFError, OSError):
                self._restart("The computer players' process went away")

    def _may_retry(self) -> bool:
        return self._retry_at is None or self._clock() >= self._retry_at

    async def choose(self, level: str, view: PlayerView) -> str:
        """Return the text of the action that the level chooses among `view.legal`.

        If it can't choose now, the fallback player does.
        """
        action = await self._decide(level, view)
        if action is None:
            self.workload.fallback_moves += 1
            action = self._fallback.choose(view, self._rng)
        return action.text

    async def choose_itself(self, level: str, view: PlayerView) -> str | None:
        """Return the text of the level's own choice; None if it can't choose now."""
        action = await self._decide(level, view)
        return None if action is None else action.text

    @property
    def ready(self) -> bool:
        """Whether the process has compiled its code, so that the levels that search can choose."""
        return self.workload.ready

    async def _decide(self, level: str, view: PlayerView) -> Action | None:
        began = self._clock()
        try:
            if level in _IMMEDIATE:
                return _IMMEDIATE[level].choose(view, self._rng)
            if len(view.legal) == 1:
                return view.legal[0]
            return await self._search(level, view)
        finally:
            self.workload.thought(level, self._clock() - began)

    async def _search(self, level: str, view: PlayerView) -> Action | None:
        work, own = self.workload, _WORK.get(level, 1.0)
        work.comes()
        self._due += own
        try:
            async with self._turn:
                patience = min(1.0, UNHURRIED / self._due)
                answer = await asyncio.to_thread(self._ask, level, view, patience)
        finally:
            work.waiting -= 1
            self._due -= own
        if not isinstance(answer, EngineAdvice | None) and answer in view.legal:
            work.answers(patience)
            return answer
        return None

    async def advise(self, view: PlayerView) -> EngineAdvice | None:
        """Return a judgement of every action of `view.legal`, or None if that isn't possible now.

        The same position gets the same advice each time, unless many people ask at once. In that
        case each search is shorter and less exact.
        """
        if not view.legal:
            return None
        self._asking += 1
        try:
            patience = min(1.0, _UNHURRIED_LESSONS / self._asking)
            async with self._question, self._turn:
                answer = await asyncio.to_thread(self._ask, None, view, patience)
        finally:
            self._asking -= 1
        if not isinstance(answer, EngineAdvice):
            self.workload.unadvised += 1
            return None
        self.workload.advised += 1
        return answer

    def _ask(
        self, level: str | None, view: PlayerView, patience: float
    ) -> Action | EngineAdvice | None:
        """Send a request to the process. Returns its answer; None if it doesn't answer in time.

        If `level` is None, the request is for the teacher.
        """
        with self._line_lock:
            return self._ask_now(level, view, patience)

    def _ask_now(
        self, level: str | None, view: PlayerView, patience: float
    ) -> Action | EngineAdvice | None:
        if self._closed.is_set():
            return None
        if self._line is None:
            if not self._may_retry():
                return None
            self.start()
        line = self._line
        assert line is not None
        asked = "teacher" if level is None else f"computer player {level}"
        try:
            if not self._check_ready(line):
                return None
            seed = view.seq if level is None else self._rng.getrandbits(62)
            line.send((level, view, seed, patience))
            if line.poll(self._limit):
                answer: Action | EngineAdvice | None = line.recv()
                return answer
            self._restart(f"The {asked} took too long")
        except (EOFError, OSError):
            self._restart(f"The {asked} went away")
        return None

    def _check_ready(self, line: Connection) -> bool:
        """Return whether the process is ready. Raises `EOFError` or `OSError` if it has ended."""
        if line.poll():  # no request is open, so the process is now ready, or it has ended
            if line.recv() == COMPILED:
                self._end()
                self._begin(compiled=True)
                if self._closed.is_set():  # closed during the start
                    self._end()
                return False
            self.workload.gets_ready(ready=True)
        return self.workload.ready

    def _restart(self, why: str) -> None:
        """Start a new process. If this one was never ready, wait some seconds first."""
        if self._closed.is_set():
            return
        self.workload.restarts += 1
        self._end()
        if not self.workload.ready:
            failed = self.workload.failed_starts = self.workload.failed_starts + 1
            delay = min(FIRST_REST * 2 ** (failed - 1), LONGEST_REST)
            _LOG.warning("%s before it was ready; the next try is in %.0f s.", why, delay)
            self._retry_at = self._clock() + delay
            return
        _LOG.warning("%s and was started anew.", why)
        self.start()
        if self._closed.is_set():  # closed during the start
            self._end()
