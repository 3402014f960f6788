"""The engine worker: the process in which the computer players search.

It ignores Ctrl-C, so that a terminal shows only the bot's own last message. It ends when the bot
ends, even if the bot is killed.
"""

import logging
import multiprocessing
import os
import random
import signal
import threading
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final

from bot.koikoi import PRESETS, Rules

READY: Final = "ready"
COMPILED: Final = "compiled"


def start_worker(
    cache: Path | None = None, *, compiled: bool = False
) -> tuple[SpawnProcess, Connection]:
    """Start a worker process. Returns the process and the connection to it.

    The worker sends `READY` when it is ready. If it had to compile, it sends `COMPILED` and ends:
    the compiler takes 240 MB, which it would keep. Another worker loads the code from the cache.

    Args:
        cache: the folder for compiled code if the user has no writable home folder.
        compiled: whether another worker has compiled; this one serves in every case.

    Raises:
        OSError: the process can't be started.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(
        target=_answer_questions, args=(theirs, cache, compiled), name="koikoi-engine", daemon=True
    )
    _start_ignoring_interrupts(process)
    theirs.close()
    return process, ours


def _start_ignoring_interrupts(process: SpawnProcess) -> None:
    """Start a process that ignores Ctrl-C, even during its start. Only the bot ends it."""
    if not hasattr(signal, "pthread_sigmask"):
        process.start()
        return
    resource_tracker.ensure_running()  # otherwise `start` starts it, which unblocks SIGINT
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end_with_the_bot() -> None:
    """Wait until the bot has ended, then exit at once. Compiling could take another minute."""
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(0)


def _answer_questions(line: Connection, cache: Path | None, compiled: bool) -> None:
    """Answer requests until the other end of the connection is closed."""
    if cache is not None:
        os.environ["KOIKOI_CACHE"] = str(cache)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for systems without `pthread_sigmask`
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    from bot.opponents.levels.players import hurried  # noqa: PLC0415
    from bot.opponents.search.teacher import hurried_advice  # noqa: PLC0415

    try:
        if not get_ready(line, compiled=compiled):
            return
        unprepared = [*PRESETS.values()]
        while True:
            prepare_while_idle(line, unprepared)
            level, view, seed, patience = line.recv()
            rng = random.Random(seed)  # noqa: S311 - not for secrets
            try:
                if level is None:
                    line.send(hurried_advice(view, rng, patience))
                else:
                    line.send(hurried(level, patience).choose(view, rng))
            except (EOFError, OSError):
                raise
            except Exception:
                logging.getLogger(__name__).exception("%s found no move", level or "The teacher")
                line.send(None)
    except (EOFError, OSError):
        return


def get_ready(line: Connection, *, compiled: bool) -> bool:
    """Load or compile the code, and announce it; return False if this process has to end.

    Raises `OSError` if compiled code can't be written, as on a full disk.
    """
    from bot.opponents.compiled import compiling  # noqa: PLC0415
    from bot.opponents.engine import warm_up  # noqa: PLC0415

    warm_up.warm()
    serves = compiled or not compiling.filled_the_cache()
    line.send(READY if serves else COMPILED)
    return serves


def prepare_while_idle(line: Connection, unprepared: list[Rules]) -> None:
    """Compute the match equity under each of these rules, and remove them from the list.

    Stops as soon as a request arrives. The tables are cached; without them the first search under
    these rules would take up to half a second longer.
    """
    from bot.opponents.search.match_equity import match_goal  # noqa: PLC0415

    while unprepared and not line.poll():
        match_goal(unprepared.pop(0), 1)
