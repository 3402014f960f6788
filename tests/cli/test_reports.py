"""`koikoi reports`: its output for the host, and what it hides."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, tzinfo
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.app import STORED_FEATURES
from bot.daily.service import Daily
from bot.matches.models.hosting import DeliveryResult, ReportTopic
from bot.matches.models.people import Person
from bot.storage import schema
from bot.storage.engine import Database
from tests.matches.world import AOI, HERE, MORNING, World


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    found = f"sqlite:///{tmp_path}/koikoi.sqlite3"
    monkeypatch.setenv("DATABASE_URL", found)
    return found


def filled(url: str, act: Callable[[World], Awaitable[None]]) -> None:
    """Run a function in a new database."""

    async def run() -> None:
        await schema.prepare(url)
        store = Database(url, STORED_FEATURES)
        await act(World(store))
        await store.close()

    asyncio.run(run())


def test_without_a_database_it_says_so(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["reports"]) == 1
    assert "There is no database yet" in capsys.readouterr().err


def test_reports_are_listed_read_with_the_record_and_put_away(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def act(world: World) -> None:
        stored = await world.started()
        pretender = Person(AOI.id, "Aoi\n\nReport 9, ")
        await world.service.reports.send(stored.id, pretender, "Stuck\x1b[2J.\nReport 8, fake")
        await world.service.play.resign(stored.id, AOI)
        running = await world.started()
        await world.service.reports.send(running.id, AOI, "Stuck again")

    filled(url, act)
    assert main(["reports"]) == 0
    told = capsys.readouterr().out
    assert "Report 1, 2026-07-01 09:00 UTC: Aoi, match 1, step 1\n    Stuck?[2J.\n    Rep" in told
    assert "Report 2, 2026-07-01 09:00 UTC: Aoi, match 2, step 1\n    Stuck again\n" in told
    assert "\x1b" not in told

    assert main(["reports", "1"]) == 0
    told = capsys.readouterr().out
    assert "Match 1 now: finished, step 2, round 1." in told
    assert "\ndeal oya=" in told

    assert main(["reports", "2"]) == 0
    told = capsys.readouterr().out
    assert "Match 2 now: playing, step 1, round 1, waits for turn until" in told
    assert "\n# running: round 1, " in told
    assert "deal oya=" not in told, "the running round's cards are nobody's to read"
    assert "nonce" not in told

    assert main(["reports", "1", "--done"]) == 0
    assert main(["reports", "1"]) == 1
    assert capsys.readouterr().err == "koikoi: There is no report 1.\n"
    assert main(["reports", "2", "--done"]) == 0
    capsys.readouterr()
    assert main(["reports"]) == 0
    assert capsys.readouterr().out == "No problem is reported.\n"


@pytest.mark.parametrize(
    ("now", "hidden"),
    [
        (MORNING, True),
        (datetime(2026, 7, 1, 23, 59, 59, tzinfo=UTC), True),
        (datetime(2026, 7, 2, tzinfo=UTC), False),
    ],
    ids=["the same morning", "the last second of the day", "the next day"],
)
def test_a_deal_stays_hidden_as_long_as_others_may_play_it(
    url: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    now: datetime,
    hidden: bool,
) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            return now.astimezone(tz)

    async def act(world: World) -> None:
        await world.service.open()
        stored = await world.service.of(Daily).start(HERE, AOI)
        await world.service.reports.send(stored.id, AOI, "Stuck")
        await world.service.play.resign(stored.id, AOI)

    filled(url, act)
    monkeypatch.setattr("bot.cli.reports.datetime", Clock)
    assert main(["reports", "1"]) == 0
    told = capsys.readouterr().out
    assert ("its record is shown tomorrow" in told) == hidden
    assert ("deal oya=" in told) == (not hidden)


def test_an_answer_is_saved_once_and_the_list_says_what_became_of_it(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def act(world: World) -> None:
        stored = await world.started()
        await world.service.reports.send(stored.id, AOI, "Stuck")

    filled(url, act)
    for wrong, sentence in (("  ", "is empty"), ("x" * 1001, "1001 characters, and may have 1000")):
        assert main(["reports", "1", "--answer", wrong]) == 1
        assert sentence in capsys.readouterr().err
    assert main(["reports", "1", "--answer", " Mended.\nThanks! "]) == 0
    assert "The bot sends it to the player within seconds" in capsys.readouterr().out
    assert main(["reports", "1", "--answer", "Again"]) == 1
    assert "has an answer already" in capsys.readouterr().err
    assert main(["reports"]) == 0
    assert "UTC, is not sent yet:\n    Mended.\n    Thanks!\n" in capsys.readouterr().out
    assert main(["reports", "1", "--done"]) == 0
    told = capsys.readouterr().out
    assert told == "Report 1 is deleted, with its answer that was not sent yet.\n"


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (DeliveryResult.SENT, "was sent"),
        (DeliveryResult.CLOSED, "the player doesn't accept direct messages"),
        (DeliveryResult.FAILED, "Discord rejected it"),
    ],
)
def test_whether_an_answer_arrived_is_said(
    url: str, capsys: pytest.CaptureFixture[str], outcome: DeliveryResult, words: str
) -> None:
    async def act(world: World) -> None:
        stored = await world.started()
        await world.service.reports.send(stored.id, AOI, "Stuck")
        await world.service.reports.answer(1, "Thanks")
        owed = [
            one for one in await world.service.reports.owed() if one.about is ReportTopic.ANSWER
        ]
        await world.service.reports.end(owed[0], outcome)

    filled(url, act)
    assert main(["reports", "1"]) == 0
    assert words in capsys.readouterr().out
    assert main(["reports", "1", "--done"]) == 0
    assert capsys.readouterr().out == "Report 1 is deleted.\n"
