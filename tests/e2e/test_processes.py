"""Three processes share the work: one is killed, one hangs, one is killed and stays away.

Also one process with all shards.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.app import STORED_FEATURES
from bot.playground.objects.channel import Channel
from bot.playground.objects.guild import Guild
from bot.playground.testing.pilot import Pilot
from bot.storage import match_rows
from bot.storage.auditing import audit
from bot.storage.engine import Database
from tests.e2e.patience import PATIENCE
from tests.e2e.players import Player, Tables
from tests.e2e.processes import LOOK_EVERY, Processes, Rows, processes
from tests.known_dms import know_dms
from tests.playground.guilds import guild_on
from tests.storage.stores import POSTGRESQL, empty_url
from tests.tools.endurance.bot_log import read_log
from tests.tools.endurance.controls import Control
from tests.tools.endurance.database import MatchRow
from tests.tools.endurance.move_checks import lost_moves, moves_nobody_made
from tests.tools.endurance.report import Finding, Report

COUNT: Final = 3
GUILDS: Final = 6
MATCHES: Final = 3 * GUILDS
"""One match of each kind per server: direct messages, *My hand*, and the computer."""
AT_ONCE: Final = 6
"""Number of matches that begin at the same time."""


class Evening:
    """Matches on servers of all shards: direct messages, *My hand*, and the computer."""

    def __init__(self, bots: Processes, matches: int) -> None:
        self.bots = bots
        self._store = Database(bots.url, STORED_FEATURES)
        self.matches = matches
        self.world = bots.world
        self.tables = Tables(bots.world.core)
        self.players: list[Player] = []
        self.going_on = asyncio.Event()
        self.going_on.set()

    async def begin(self) -> None:
        """Begin all matches, each in a separate channel."""
        shards = self.bots.shards
        guilds = [
            guild_on(self.world, shards[n % len(shards)], f"Server {n}") for n in range(GUILDS)
        ]
        numbers = iter([(number, guilds[number // 3 % GUILDS]) for number in range(self.matches)])

        async def begin_some() -> None:
            for number, guild in numbers:
                await self._begin(number, guild)

        await asyncio.gather(*(begin_some() for _ in range(AT_ONCE)))
        await self._store.close()

    async def _begin(self, number: int, guild: Guild) -> None:
        world = self.world
        channel = world.add_channel(guild, f"table-{number}")
        one = world.newcomer(f"Guest {number}", guild=guild)
        await know_dms(self._store, one)
        if number % 3 == 2:
            terms = {"level": "sprout", "length": "1"}
            await one.command("koikoi computer", channel=channel, **terms)
            table = await self._offered(channel, None)  # a lucky hand may have ended it
            self._sit(table.match_id, one, number)
            return
        other = world.newcomer(f"Host {number}", guild=guild)
        await know_dms(self._store, other)
        in_channel = number % 3 == 1
        if in_channel:
            one.close_dms()
            other.close_dms()
        await one.command("koikoi play", channel=channel, opponent=other, length="1")
        challenge = await self._offered(channel, "accept")
        await other.click(challenge.custom_id)
        for pilot in (one, other):
            self._sit(challenge.match_id, pilot, number, in_channel=in_channel)

    async def _offered(self, channel: Channel, verb: str | None) -> Control:
        found = await self.world.until(
            lambda: self.tables.in_channel(channel.id, verb), f"{verb} in {channel.name}"
        )
        assert found is not None
        return found

    def _sit(self, match_id: int, pilot: Pilot, number: int, *, in_channel: bool = False) -> None:
        self.players.append(
            Player(
                self.world,
                self.tables,
                self.bots.presses,
                match_id,
                pilot.id,
                in_channel,
                random.Random(f"{number} {pilot.name}"),
                self.going_on,
            )
        )

    @asynccontextmanager
    async def played(self) -> AsyncIterator[None]:
        """Let everybody press inside the block."""
        tasks = [asyncio.create_task(one.play()) for one in self.players]
        try:
            yield
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def until_each_moves(self, moves: int, on: Sequence[int] | None = None) -> None:
        """Wait for *moves* more moves in each match on some shards, or for its end."""
        shards = [one for one in self.bots.shards if on is None or one.id in on]
        before = {row.id: row.seq for row in (await self.bots.rows()).matches()}

        async def standing() -> list[str]:
            rows = await self.bots.rows()
            return [
                self._story(one, rows)
                for one in rows.matches()
                if one.open and one.seq < before[one.id] + moves
                if any(shard.hears(one.guild_id) for shard in shards)
            ]

        await until_none(standing, PATIENCE)

    def _story(self, match: MatchRow, rows: Rows) -> str:
        """Describe a stuck match: its stored messages, the visible ones, and the presses."""
        posted = [one for one in rows.posted() if one.match_id == match.id]
        seen = {
            message_id: sorted({f"{one.seq} {one.verb}" for one in controls})
            for message_id, controls in self.tables.controls[match.id].items()
        }
        sent = [one for one in self.bots.presses.sent if one.match_id == match.id]
        pressed = [f"seq {one.seq}, answered {one.answered}" for one in sent[-3:]]
        return f"{match}\n  noted: {posted}\n  seen: {seen}\n  pressed last: {pressed}"

    async def until_over(self) -> None:
        """Wait until all matches are over."""

        async def still_open() -> list[str]:
            return [str(one) for one in (await self.bots.rows()).matches() if one.open]

        await until_none(still_open, PATIENCE)

    async def until_shown(self) -> None:
        """Wait until every message shows the newest state."""
        await until_none(self.bots.outdated, PATIENCE)


async def until_none(
    found: Callable[[], Awaitable[list[str] | list[Finding]]], within: float
) -> None:
    """Wait until nothing is found any more."""
    loop = asyncio.get_running_loop()
    deadline = loop.time() + within
    while left := await found():
        assert loop.time() < deadline, "\n".join(map(str, left))
        await asyncio.sleep(LOOK_EVERY)


async def nothing_wrong(bots: Processes, matches: int) -> None:
    """Compare messages, database and logs with each other and with the presses."""
    messages = bots.world.core.messages.by_id.values()
    shown = Counter(one.channel_id for one in messages if one.only_for is None)
    assert set(shown.values()) == {1}, "one table in each channel, one hand for each person"
    report = Report()
    assert not (await audit(bots.url, STORED_FEATURES)).findings
    store = Database(bots.url, STORED_FEATURES)
    logs = {
        row.id: await store.read(match_rows.log, row.id) for row in (await bots.rows()).matches()
    }
    await store.close()
    assert len(logs) == matches
    kept = {match_id: log for match_id, log in logs.items() if log is not None}
    presses = bots.presses
    assert len(presses.answered) > 5 * matches
    report.findings += lost_moves(presses.answered, presses.sent, kept)
    report.findings += moves_nobody_made(presses.sent, kept)
    for log in bots.logs[: len(bots.groups)]:
        read_log(log.path, presses.tokens, report)
    assert not report.findings, "\n".join(map(str, report.findings))
    assert not report.notes, "\n".join(report.notes)


@pytest.mark.skipif(not POSTGRESQL, reason="needs a PostgreSQL server")
async def test_matches_outlive_their_processes(tmp_path: Path) -> None:
    url = await empty_url("postgresql", tmp_path)
    async with processes(tmp_path, url, [(number,) for number in range(COUNT)]) as bots:
        bots.stays_away(2)
        bots.start()
        await bots.until_connected()
        evening = Evening(bots, MATCHES)
        await evening.begin()
        async with evening.played():
            await evening.until_each_moves(2)
            await bots.kill(0)  # including everybody's direct messages
            await bots.until_connected()
            await evening.until_each_moves(1)

            with bots.hanging(1):  # it notices only afterwards that others do its work
                await until_none(lambda: bots.holds_lease(1), PATIENCE)
                await evening.until_each_moves(1, on=(0, 2))
            await evening.until_each_moves(1)

            await bots.kill(2)
            evening.going_on.clear()
            await evening.until_shown()  # the others maintain its tables
            assert bots.shards[2] not in bots.world.core.gateway.shards
            await bots.comes_back(2)
            evening.going_on.set()
            await bots.until_connected()
            await evening.until_over()
        await evening.until_shown()
        await bots.stop()
        await nothing_wrong(bots, MATCHES)


async def test_one_process_with_all_shards_goes_on_after_a_kill(tmp_path: Path) -> None:
    url = await empty_url("sqlite", tmp_path)
    async with processes(tmp_path, url, [(0, 1)]) as bots:
        bots.start()
        await bots.until_connected()
        evening = Evening(bots, matches=6)
        await evening.begin()
        async with evening.played():
            await evening.until_each_moves(2)
            await bots.kill(0)
            await bots.until_connected()
            await evening.until_over()
        await evening.until_shown()
        await bots.stop()
        await nothing_wrong(bots, 6)
