"""The query plans show that no query takes longer with more stored matches.

`make bench ARGS=growth` measures it. These tests read each query's plan: every table but the
smallest is searched by an index, and only the lines of one page are sorted.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from bot.app import STORED_FEATURES
from bot.matches.models.match import Status
from bot.matches.models.rankings import ALL_TIME, Measure
from bot.storage import (
    export_rows,
    leaderboard_rows,
    match_rows,
    posted_message_rows,
    snapshot_rows,
)
from bot.storage.auditing import audit
from bot.storage.engine import Database
from bot.storage.errors import StorageError
from tests.matches.world import exported
from tests.storage.stores import KINDS, empty_url, engines, url_after
from tests.tools.__main__ import main
from tests.tools.growth.bench import make_host
from tests.tools.growth.host import BUSIEST, LARGEST
from tests.tools.growth.questions import Deepest, at_start, questions
from tests.tools.growth.running import make_running

MATCHES = 500


@pytest.fixture(params=KINDS)
async def host(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a generated host."""
    url, _ = await url_after(request.param, tmp_path, made, start=empty_url)
    return url


async def made(url: str) -> None:
    await make_host(url, MATCHES)


async def test_a_made_host_is_sound_and_the_same_each_time(host: str) -> None:
    found = await audit(host, STORED_FEATURES)
    assert (found.matches, found.findings) == (MATCHES, ())
    store = Database(host, STORED_FEATURES)
    board = await store.read(leaderboard_rows.board, LARGEST, ALL_TIME, Measure.WINS, 0, size=3)
    assert [(one.line.played, one.line.won, one.line.points) for one in board.items] == BEST
    kept = await exported(export_rows.export_person(store, BUSIEST))
    assert kept["matches"]
    assert kept["actions"]
    await store.close()
    with pytest.raises(StorageError, match="no tables yet"):
        await make_host(host, MATCHES)


BEST = [(21, 16, 77), (20, 14, 73), (15, 13, 60)]
"""The top three of the largest server. Other values mean another host, and other times."""


async def test_each_question_is_answered_by_indexes(host: str) -> None:
    store = Database(host, STORED_FEATURES)
    asked = questions(store, await Deepest.of(store))

    async def export() -> object:
        return await exported(export_rows.export_person(store, BUSIEST))

    scanned = {}
    for name, question in {**asked, **at_start(store), "export": export}.items():
        plans = await plans_of(store, question)
        assert plans
        scanned[name] = [line for plan in plans for line in too_much(plan)]
    await store.close()
    assert not any(scanned.values()), {name: lines for name, lines in scanned.items() if lines}


async def plans_of(store: Database, question: Any) -> list[list[str]]:
    """Return the query plan of each statement that a query makes."""
    seen: list[tuple[str, Any]] = []
    reading = engines(store)["reading"]

    def noted(_c: Any, _cursor: Any, statement: str, values: Any, *_: Any) -> None:
        seen.append((statement, values))

    for engine in reading:
        event.listen(engine, "before_cursor_execute", noted)
    await question()
    for engine in reading:
        event.remove(engine, "before_cursor_execute", noted)
    plans = []
    async with store.reading() as connection:
        explain = "EXPLAIN QUERY PLAN "
        if connection.dialect.name == "postgresql":
            explain = "EXPLAIN "
            # The host is small enough for full scans; disabling them shows missing indexes.
            await connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
        for statement, values in seen:
            found = await connection.exec_driver_sql(explain + statement, values)
            plans.append([row[-1] for row in found])
    return plans


SMALL = ("pending_replies", "posted_messages USING INDEX ix_posted_messages_unsettled")
"""Tables that may be read whole: they have few rows even in the largest database."""


def too_much(plan: list[str]) -> list[str]:
    """Return the lines of a plan that read or sort more than a page."""
    scans = [line for line in plan if re.search(r"SCAN (?!anon_|CONSTANT)|Seq Scan", line)]
    large = [line for line in scans if not any(small in line for small in SMALL)]
    page = any(line.startswith("SCAN anon_") for line in plan)  # a subquery with a limit
    return large + [line for line in plan if "TEMP B-TREE" in line and not page]


def test_a_scan_and_a_sort_are_found() -> None:
    assert too_much(["SCAN matches", "USE TEMP B-TREE FOR ORDER BY"])
    assert too_much(["SCAN matches USING INDEX ix_matches_day"])
    assert too_much(["  ->  Seq Scan on matches  (cost=0.00..1.01 rows=1 width=4)"])
    assert not too_much(["SEARCH seats USING INDEX ix_seats_person (person_id=?)"])
    assert not too_much(["SCAN anon_1", "USE TEMP B-TREE FOR ORDER BY"])


def test_the_command_prints_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.tools.growth.bench.TIMES", 3)  # the figures are not tested
    monkeypatch.setattr("tests.tools.growth.bench.ENDS", 5)
    assert main(["growth", "--matches", str(MATCHES), "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    found = json.loads(line)
    assert found["questions_ms"][found["slowest"]] == found["slowest_ms"]
    assert min(found["export_s"], found["end_ms"], found["end_empty_ms"]) >= 0
    assert main(["growth", "--matches", "3"]) != 0


async def test_matches_that_run_are_sound(tmp_path: Path) -> None:
    """`make bench ARGS=start` starts with such a database."""
    url = await empty_url("sqlite", tmp_path)
    await make_running(url, 60)
    found = await audit(url, STORED_FEATURES)
    assert (found.matches, found.findings) == (60, ())
    store = Database(url, STORED_FEATURES)
    assert not await store.read(posted_message_rows.stale_posted_messages)
    assert (await store.read(match_rows.count_open))[Status.PLAYING] == 60
    snapshot = await store.read(snapshot_rows.snapshot, 1)
    assert snapshot is not None
    assert snapshot.info.number == 2
    await store.close()
