"""The lists for a host as JSON, and bans that are repeated."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.matches.models.hosting import ReportReason
from bot.playground.server import serve
from tests.cli.test_reports import filled, url
from tests.matches.world import AOI, BEN, World
from tests.test_commands import host_on, typed

__all__ = ["url"]
SOMEBODY = "123456789012345678"


def read(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """Return the JSON that a command prints."""
    capsys.readouterr()
    assert main([*arguments, "--json"]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.isascii()
    assert said.out.count("\n") == 1
    return json.loads(said.out)


def test_a_ban_again_without_a_reason_keeps_the_reason(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async def act(world: World) -> None:
        await world.started()

    filled(url, act)
    assert read(capsys, "bar", "list") == []
    ban = ["bar", "person", SOMEBODY]
    reasons = []
    for more in (["--reason", "Cheats… 花札"], [], ["--reason", "Leaves"], ["--reason", ""], []):
        assert main([*ban, *more]) == 0
        said = capsys.readouterr().out
        (one,) = read(capsys, "bar", "list")
        reasons.append(one["reason"])
        assert not more or reasons[:-1] == [] or repr(one["reason"]) in said
    assert reasons == ["Cheats… 花札", "Cheats… 花札", "Leaves", "", ""]


def test_bans_as_json(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    filled(url, _nothing)
    assert main(["bar", "person", SOMEBODY, "--find", "--reason", "Leaves"]) == 0
    assert main(["bar", "server", SOMEBODY]) == 0
    person, server = read(capsys, "bar", "list")
    for one in (person, server):
        assert datetime.fromisoformat(one.pop("barred_at")).tzinfo is not None
    same = {"id": SOMEBODY, "name": None}
    assert person == {"target": "person", "scope": "find", "reason": "Leaves", **same}
    assert server == {"target": "server", "scope": "all", "reason": "", **same}


async def _nothing(_: World) -> None:
    pass


def test_reports_as_json(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def act(world: World) -> None:
        stored = await world.started()
        await world.service.reports.send(stored.id, AOI, "Stuck\n花札")
        await world.service.reports.send(stored.id, AOI, "Rude", reason=ReportReason.NAME)
        await world.service.reports.answer(1, "Thanks")

    filled(url, act)
    first, second = read(capsys, "reports")
    assert first == {
        "number": 1,
        "reported_at": "2026-07-01T09:00:00+00:00",
        "match": 1,
        "step": 1,
        "person": AOI.name,
        "about": None,
        "reason": None,
        "text": "Stuck\n花札",
        "answer": "Thanks",
        "answered_at": "2026-07-01T09:00:00+00:00",
        "answer_delivery": None,
    }
    assert (second["reason"], second["text"]) == ("name", "Rude")
    assert second["about"] == {"id": str(BEN.id), "name": BEN.name}
    one = read(capsys, "reports", "1")
    assert {key: value for key, value in one.items() if key != "record"} == first
    assert "# running: round 1, " in one["record"]
    assert "deal oya=" not in one["record"], "the running round's cards are nobody's to read"
    with pytest.raises(SystemExit):
        main(["reports", "1", "--done", "--json"])
    assert read(capsys, "reports") == [first, second]


async def test_servers_as_json(tmp_path: Path) -> None:
    local = await serve(tmp_path / "discord", token="good")
    (guild,) = local.core.directory.guilds.values()
    try:
        code, output, complaints = await typed(
            "servers", "--json", environ=host_on(local, tmp_path)
        )
    finally:
        await local.close()
    assert (code, complaints) == (0, "")
    (server,) = json.loads(output)
    members = server.pop("members")
    assert server == {"id": str(guild.id), "name": guild.name}
    assert members > 0
