"""Many simultaneous matches against one computer player, and the waiting times of their people.

`python -m tests.e2e.crowd --matches 200` measures it on this machine: the real service, store,
deadline clock and thinking process; only Discord is missing. Everybody moves at the same moment,
again and again, which is the worst case.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path

from bot.app import FEATURES, STORED_FEATURES
from bot.koikoi.view import view_for
from bot.matches.deadlines import DeadlineClock
from bot.matches.models.match import Announcement
from bot.matches.models.people import Person
from bot.matches.models.terms import ChannelRef
from bot.matches.models.timings import Limits, Timings
from bot.matches.services import MatchService
from bot.matches.system import SystemClock, SystemRandomness
from bot.opponents.engine.client import EngineClient
from bot.storage import schema
from bot.storage.engine import Database
from tests.matches.world import live

PLACE = ChannelRef(guild_id=7, channel_id=70)
TERMS = live(teshi="off", kuttsuki="off", rounds="6")
ENDLESS = Limits(channel=100_000, guild=100_000)


class Crowd:
    """People who each play one match against the same level."""

    def __init__(self, service: MatchService, level: str, size: int) -> None:
        self.service = service
        self.level = level
        self.people = [Person(1000 + number, f"Guest {number}") for number in range(size)]
        self.matches: dict[int, Person] = {}
        self.late: list[float] = []
        """The delay of each computer's move after its human-like pause, in seconds."""
        self._chance = random.Random(1)
        self._due: dict[int, datetime | None] = {}
        self._news = asyncio.Event()
        service.changed.subscribe(self._heard)

    def _heard(self, announcement: Announcement) -> None:
        due = self._due.get(announcement.match_id)
        late = -1.0 if due is None else (self.service.clock.now() - due).total_seconds()
        if late >= 0:  # a person's time never expires here
            self.late.append(late)
        self._due[announcement.match_id] = announcement.deadline
        self._news.set()

    async def sit_down(self) -> None:
        """Begin a match for each person; the challenger deals first and has to move."""
        for person in self.people:
            stored = await self.service.computers.start(PLACE, person, self.level, TERMS)
            self.matches[stored.id] = person

    async def everybody_moves(self) -> int:
        """Let each person move until it is the computer's turn; return the number of moves."""
        moved = await asyncio.gather(*(self._move(match_id) for match_id in self.matches))
        return sum(moved)

    async def _move(self, match_id: int) -> bool:
        person, moved = self.matches[match_id], False
        stored = await self.service.queries.get(match_id)
        while stored.match is not None and stored.info.waits_for(person.id):
            action = self._chance.choice(view_for(stored.match, stored.info.to_act).legal)
            stored = (await self.service.play.act(match_id, person, action, stored.seq)).stored
            moved = True
        return moved

    async def everybody_is_answered(self) -> None:
        """Wait until every match waits for its person, or is over."""
        await self.until(lambda: not any(self._is_soon(self._due[one]) for one in self.matches))

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for a condition, which any change of a match may satisfy."""
        while not holds():
            self._news.clear()
            await self._news.wait()

    def _is_soon(self, due: datetime | None) -> bool:
        return due is not None and due - self.service.clock.now() < timedelta(hours=1)


class Gaps:
    """The delays of the event loop, by the clock and by its own work."""

    def __init__(self) -> None:
        self.longest = self.longest_work = 0.0

    async def watch(self) -> None:
        """Measure every two milliseconds."""
        while True:
            before, work = time.monotonic(), time.thread_time()
            await asyncio.sleep(0.002)
            self.longest = max(self.longest, time.monotonic() - before - 0.002)
            self.longest_work = max(self.longest_work, time.thread_time() - work)


async def measure(level: str, size: int, turns: int, folder: Path) -> None:
    """Print the waiting times."""
    url = f"sqlite:///{folder}/crowd.sqlite3"
    await schema.prepare(url)
    thinker = EngineClient()
    service = MatchService(
        Database(url, STORED_FEATURES),
        clock=SystemClock(),
        randomness=SystemRandomness(),
        thinker=thinker,
        timings=Timings(next_round=timedelta(0)),
        limits=ENDLESS,
        features=FEATURES,
    )
    await service.open()
    thinker.start()
    while not thinker.workload.ready:
        await asyncio.sleep(0.5)
        await thinker.look()
    crowd, gaps = Crowd(service, level, size), Gaps()
    await crowd.sit_down()
    tasks = [
        asyncio.create_task(DeadlineClock(service.core).run()),
        asyncio.create_task(gaps.watch()),
    ]
    for turn in range(1, turns + 1):
        gaps.longest = gaps.longest_work = 0.0
        earlier, began, worked = len(crowd.late), time.monotonic(), time.process_time()
        moved = await crowd.everybody_moves()
        pressed = time.monotonic() - began
        await crowd.everybody_is_answered()
        worked = time.process_time() - worked
        print(
            f"turn {turn}: {moved} moved within {pressed:.2f} s; the computer's moves came late by"
            f" {_told(crowd.late[earlier:])}; {worked:.2f} s of the bot's own work, longest gap of"
            f" the event loop {1000 * gaps.longest:.0f} ms ({1000 * gaps.longest_work:.0f} ms of"
            " work)"
        )
    print(f"all: late by {_told(crowd.late)}")
    print(thinker.workload)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    thinker.close()
    await service.close()


def _told(late: Sequence[float]) -> str:
    if not late:
        return "nothing: nobody waited"
    return f"{statistics.median(late):.2f} s (median), {max(late):.2f} s (worst)"


def main() -> None:
    """Run the measurement given on the command line."""
    arguments = argparse.ArgumentParser(description="Many matches against the computer at once.")
    arguments.add_argument("--level", default="master")
    arguments.add_argument("--matches", type=int, default=200)
    arguments.add_argument("--turns", type=int, default=4)
    asked = arguments.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(asked.level, asked.matches, asked.turns, Path(folder)))


if __name__ == "__main__":
    main()
