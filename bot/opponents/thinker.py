"""Computer players in a process of their own, so that nothing else ever waits for them.

One process thinks; questions queue up in the order they came. The longer the queue, the shorter
each is thought about, so that two hundred matches at once stay playable. A thought that takes
too long or breaks the process costs nothing but its depth: an understudy, who needs no process,
moves instead, and a new process takes over. So it is as well while the process still starts and
compiles its code.

The same process judges positions for people who ask the teacher. Moves go first: a match never
waits for more than the one position that is being judged.
"""

import asyncio
import logging
import multiprocessing
import random
import signal
import threading
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from bot.koikoi import Action, PlayerView
from bot.opponents.advice import Advice
from bot.opponents.greedy import Greedy
from bot.opponents.opponent import Opponent
from bot.opponents.players import LEVELS
from bot.opponents.sprout import Sprout

_LOG: Final = logging.getLogger(__name__)
_UNHURRIED: Final = 12
"""So many may wait before everyone is thought about for a shorter time."""
_IMMEDIATE: Final[dict[str, Opponent]] = {"sprout": Sprout(), "greedy": Greedy()}
"""Players who need no process: they don't think."""


@dataclass(slots=True)
class Workload:
    """What the thinking process has had to do since the bot started."""

    ready: bool = False
    waiting: int = 0
    most_waiting: int = 0
    answered: int = 0
    hurried: int = 0
    """Answers that were thought about for a shorter time, because many waited."""
    understudied: int = 0
    """Moves that an understudy made."""
    restarts: int = 0
    advised: int = 0
    """Positions that were judged for somebody who asked."""
    unadvised: int = 0
    """Positions that somebody asked about in vain."""


class ThinkingProcess:
    """The computer players behind one door (`Thinker` in `bot.matches.ports`).

    `limit` is how many seconds a thought may take.
    """

    def __init__(self, limit: float = 3.0) -> None:
        self._limit = limit
        self._turn = asyncio.Lock()  # who came first is served first
        self._question = asyncio.Lock()  # of those who ask for advice, one at a time queues up
        self._asking = 0
        self._at_the_line = threading.Lock()  # who gave up waiting leaves an answer that is due
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._understudy = Greedy()
        self._chance = random.SystemRandom()
        self.workload = Workload()

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels there are, easiest first."""
        return tuple(LEVELS)

    def start(self) -> None:
        """Start the process; it gets ready in the background."""
        context = multiprocessing.get_context("spawn")
        self._line, theirs = context.Pipe()
        self._process = context.Process(
            target=_think_for_others, args=(theirs,), name="koikoi-thinker", daemon=True
        )
        self._process.start()
        theirs.close()
        self.workload.ready = False

    def close(self) -> None:
        """End the process."""
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.terminate()
            self._process.join(timeout=1)
            if self._process.is_alive():  # it may hang, or be stopped
                self._process.kill()
                self._process.join()
        self._line = self._process = None

    async def choose(self, level: str, view: PlayerView) -> str:
        """Return the text of the action that the level chooses among `view.legal`."""
        return (await self._decide(level, view)).text

    async def _decide(self, level: str, view: PlayerView) -> Action:
        if level in _IMMEDIATE:
            return _IMMEDIATE[level].choose(view, self._chance)
        if len(view.legal) == 1:
            return view.legal[0]
        work = self.workload
        work.waiting += 1
        work.most_waiting = max(work.most_waiting, work.waiting)
        try:
            async with self._turn:
                patience = min(1.0, _UNHURRIED / work.waiting)
                answer = await asyncio.to_thread(self._ask, level, view, patience)
        finally:
            work.waiting -= 1
        if not isinstance(answer, Advice | None) and answer in view.legal:
            work.answered += 1
            work.hurried += patience < 1.0
            return answer
        work.understudied += 1
        return self._understudy.choose(view, self._chance)

    async def advise(self, view: PlayerView) -> Advice | None:
        """Judge every action of `view.legal`; None when that isn't possible now.

        Whoever asks twice about a position hears the same twice, unless many ask at once: then
        each is answered sooner and less exactly.
        """
        if not view.legal:
            return None
        self._asking += 1
        try:
            patience = min(1.0, _UNHURRIED / self._asking)
            async with self._question, self._turn:
                answer = await asyncio.to_thread(self._ask, None, view, patience)
        finally:
            self._asking -= 1
        if not isinstance(answer, Advice):
            self.workload.unadvised += 1
            return None
        self.workload.advised += 1
        return answer

    def _ask(self, level: str | None, view: PlayerView, patience: float) -> Action | Advice | None:
        """Ask the process (no level: the teacher); None when it gives no answer in time."""
        with self._at_the_line:
            return self._ask_now(level, view, patience)

    def _ask_now(
        self, level: str | None, view: PlayerView, patience: float
    ) -> Action | Advice | None:
        if self._process is None or self._line is None:
            self.start()
        assert self._line is not None
        asked = "teacher" if level is None else f"computer player {level}"
        try:
            if not self.workload.ready:
                if not self._line.poll():
                    return None
                self._line.recv()
                self.workload.ready = True
            seed = view.seq if level is None else self._chance.getrandbits(62)
            self._line.send((level, view, seed, patience))
            if self._line.poll(self._limit):
                answer: Action | Advice | None = self._line.recv()
                return answer
            _LOG.warning("The %s took too long and was started anew.", asked)
        except (EOFError, OSError):
            _LOG.warning("The %s went away and was started anew.", asked)
        self.workload.restarts += 1
        self.close()
        self.start()
        return None


def _think_for_others(line: Connection) -> None:
    """Answer questions until the other end is gone."""
    from bot.opponents.players import hurried  # noqa: PLC0415
    from bot.opponents.teacher import hurried_advice  # noqa: PLC0415
    from bot.opponents.warming import warm  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot ends it, not the keyboard
    warm()
    try:
        line.send("ready")
        while True:
            level, view, seed, patience = line.recv()
            chance = random.Random(seed)  # noqa: S311 - no secret hangs on it
            try:
                if level is None:
                    line.send(hurried_advice(view, chance, patience))
                else:
                    line.send(hurried(level, patience).choose(view, chance))
            except (EOFError, OSError):
                raise
            except Exception:
                logging.getLogger(__name__).exception("%s found no move", level or "The teacher")
                line.send(None)
    except (EOFError, OSError):
        return
