"""Playing many pairs, on one core or several, with a progress bar."""

import multiprocessing
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from typing import TextIO

from bot.koikoi import Rules
from tests.tools.arena.contestants import contestant
from tests.tools.arena.journal import Journal
from tests.tools.arena.matches import Contestant, PairResult, play_pair
from tests.tools.arena.outside import OutsideProgram
from tests.tools.arena.tally import tally


@dataclass(frozen=True, slots=True)
class Duel:
    """The two players, the rules and the seed of the deals."""

    names: tuple[str, str]
    rules: Rules
    seed: int


@cache
def _contestants(names: tuple[str, str]) -> tuple[Contestant, Contestant]:
    """Return this process's players. They are cached, so each program starts only once."""
    return contestant(names[0]), contestant(names[1])


def _dismiss(names: tuple[str, str]) -> None:
    """Close this process's outside programs; those of a worker end with the worker."""
    if not _contestants.cache_info().currsize:
        return  # they were never started
    for player in _contestants(names):
        if isinstance(player, OutsideProgram):
            player.close()
    _contestants.cache_clear()


def play_numbered_pair(duel: Duel, pair: int) -> PairResult:
    """Play one pair in this process."""
    return play_pair(_contestants(duel.names), duel.rules, duel.seed, pair)


def _in_workers(duel: Duel, pairs: list[int], workers: int) -> Iterator[PairResult]:
    # Fresh processes: compiled code and its threads don't survive a fork.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        running: set[Future[PairResult]] = set()
        waiting = iter(pairs)
        try:
            while True:
                for pair in waiting:
                    running.add(pool.submit(play_numbered_pair, duel, pair))
                    if len(running) >= 2 * workers:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def measure(
    duel: Duel, pairs: int, workers: int, journal: Journal, progress: TextIO | None
) -> list[PairResult]:
    """Play every pair that the journal lacks, and return all results in order."""
    missing = [pair for pair in range(pairs) if pair not in journal.results]
    bar = _Bar(progress, pairs, pairs - len(missing))
    bar.show(journal)
    played: Iterable[PairResult] = (
        (play_numbered_pair(duel, pair) for pair in missing)
        if workers == 1
        else _in_workers(duel, missing, workers)
    )
    try:
        for result in played:
            journal.add(result)
            bar.show(journal)
    finally:
        bar.close()
        if workers == 1:
            _dismiss(duel.names)
    return [journal.results[pair] for pair in range(pairs)]


class _Bar:
    """A progress line with the score so far."""

    def __init__(self, out: TextIO | None, pairs: int, known: int) -> None:
        self._out = out if out is not None and out.isatty() else None
        self._pairs, self._known = pairs, known
        self._began = time.monotonic()

    def show(self, journal: Journal) -> None:
        if self._out is None or not journal.results:
            return
        done = len(journal.results)
        share = done / self._pairs
        played = done - self._known
        left = (time.monotonic() - self._began) / played * (self._pairs - done) if played else 0
        now = tally(list(journal.results.values()))
        filled = "█" * round(24 * share)
        self._out.write(
            f"\r{filled:░<24} {2 * done}/{2 * self._pairs} matches"
            f"  {100 * now.win_rate:.1f} %  {left / 60:.1f} min left \x1b[K"
        )
        self._out.flush()

    def close(self) -> None:
        if self._out is not None:
            self._out.write("\n")
