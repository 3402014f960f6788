"""The alert rules and the dashboard: a running bot exports all their series."""

import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import aiohttp
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics.measuring import measuring
from bot.metrics.server import Folders
from bot.opponents.engine.workload import Workload
from bot.service import ready_made
from tests.bot.harness import BotHarness
from tests.discord_world import local_world
from tests.storage.stores import sqlite_store

PROMTOOL: Final = shutil.which("promtool")
RULES: Final = yaml.safe_load(ready_made("koikoi-alerts.yaml"))["groups"][0]["rules"]
DASHBOARD: Final = json.loads(ready_made("koikoi-dashboard.json"))
ITS_OWN: Final = {"up"}
"""Prometheus' own series, and the labels that it adds."""
ADDED: Final = {"job", "instance"}

promtool = pytest.mark.skipif(PROMTOOL is None, reason="promtool is not installed")


def panels() -> Iterator[dict[str, Any]]:
    yield from DASHBOARD["panels"]


def asked() -> dict[str, str]:
    """Return every expression by its place."""
    rules = {rule["alert"]: rule["expr"] for rule in RULES}
    shown = {
        f"{panel['title']}, {target['refId']}": target["expr"]
        for panel in panels()
        for target in panel["targets"]
    }
    return rules | shown


def names(expression: str) -> set[str]:
    """Return the series in a PromQL expression, without functions, labels and keywords."""
    bare = re.sub(r"\{[^}]*\}|\[[^]]*\]|\"[^\"]*\"", " ", expression)
    bare = re.sub(r"\b(by|without|on|ignoring)\s*\([^)]*\)", " ", bare)
    words = re.findall(r"[A-Za-z_:][\w:]*(?!\s*\()\b", bare)
    return {
        word
        for word in words
        if not re.search(rf"\b{word}\s*\(", bare) and word not in {"or", "and", "unless", "e9"}
    }


def selectors(expression: str) -> Iterator[tuple[str, str, str]]:
    """Yield each series with a required label, and its value as a regular expression."""
    for name, inside in re.findall(r"([A-Za-z_:][\w:]*)\{([^}]*)\}", expression):
        for label, sign, value in re.findall(r"(\w+)\s*(=~|=|!=|!~)\s*\"([^\"]*)\"", inside):
            if label not in ADDED:
                assert sign in {"=", "=~"}, "what is meant should be there"
                yield name, label, value if sign == "=~" else re.escape(value)


def grouped(expression: str) -> set[str]:
    found = re.findall(r"\bby\s*\(([^)]*)\)", expression)
    return {label.strip() for inside in found for label in inside.split(",")} - ADDED


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[dict[str, str]]]:
    """Return the labels exported by a bot after some play, by series."""
    found: dict[str, list[dict[str, str]]] = {}
    text = asyncio.run(_metrics(tmp_path_factory.mktemp("metrics")))
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, []).append(dict(sample.labels))
    return found


async def _metrics(folder: Path) -> str:
    workload = Workload()
    async with local_world(folder) as world, sqlite_store(threads=False) as store:
        room = BotHarness(world, store)
        folders = Folders(folder, lambda: None)
        async with (
            measuring("127.0.0.1", 0, room.client, store, workload, folders=folders) as port,
            room.open(),
        ):
            await room.started()
            route = "/channels/{channel_id}/messages/{message_id}"
            world.core.faults.limit("PATCH", route, retry_after=0.05)
            await room.move(await room.mover())
            await room.drawn()
            workload.thought("master", 0.1)
            url = f"http://127.0.0.1:{port}/metrics"
            async with aiohttp.ClientSession() as session, session.get(url) as answer:
                return await answer.text()


def test_the_names_are_found_in_expressions() -> None:
    expression = (
        'histogram_quantile(0.99, sum by (le) (rate(a_bucket{kind="x"}[5m]))) > 1e9'
        " or absent(up) and time() - max(b) > 2 * 86400"
    )
    assert names(expression) == {"a_bucket", "up", "b"}
    assert list(selectors('a{kind="x.y", n=~"4..|none"}')) == [
        ("a", "kind", "x\\.y"),
        ("a", "n", "4..|none"),
    ]


@pytest.mark.parametrize("where", asked())
def test_every_series_is_told_by_a_running_bot(
    told: dict[str, list[dict[str, str]]], where: str
) -> None:
    expression = asked()[where]
    series = names(expression)
    assert series, expression
    assert series <= set(told) | ITS_OWN, expression
    for name, label, value in selectors(expression):
        assert any(label in labels for labels in told[name]), f"{name} has no label {label}"
        if label != "status":  # a status that Discord has not returned is not exported yet
            assert any(re.fullmatch(value, labels[label]) for labels in told[name]), expression
    for label in grouped(expression):
        assert any(label in labels for name in series for labels in told[name]), label


def test_a_refusal_is_among_the_answers(told: dict[str, list[dict[str, str]]]) -> None:
    (rule,) = [rule for rule in RULES if rule["alert"] == "KoikoiTooManyRequests"]
    (wanted,) = [value for _, label, value in selectors(rule["expr"]) if label == "status"]
    assert wanted in {labels["status"] for labels in told["koikoi_discord_requests_total"]}


def test_each_alert_says_what_is_wrong_and_what_to_look_at() -> None:
    for rule in RULES:
        assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
        assert rule["labels"]["severity"] in {"info", "warning", "critical"}
        for text in rule["annotations"].values():
            assert text[0].isupper() or text[0] == "`"
            assert text[-1] in ".?"


@promtool
def test_prometheus_takes_the_rules(tmp_path: Path) -> None:
    file = tmp_path / "koikoi-alerts.yaml"
    file.write_text(ready_made(file.name), encoding="utf-8")
    done = checked("rules", file)
    assert done.returncode == 0, done.stdout + done.stderr
    file.write_text(ready_made(file.name).replace("== 0", "== (", 1), encoding="utf-8")
    assert checked("rules", file).returncode != 0, "it does read the expressions"


@promtool
def test_prometheus_takes_the_dashboards_expressions(tmp_path: Path) -> None:
    file = tmp_path / "rules.yaml"
    rules = [
        {"record": f"panel:number{number}", "expr": expression.replace("$__rate_interval", "5m")}
        for number, expression in enumerate(asked().values())
    ]
    file.write_text(yaml.safe_dump({"groups": [{"name": "a", "rules": rules}]}), encoding="utf-8")
    done = checked("rules", file)
    assert done.returncode == 0, done.stdout + done.stderr


FIRED: Final = {
    "KoikoiDown": {'up{job="koikoi"}': "0x300"},
    "KoikoiGatewayLost": {"koikoi_connected": "0x300"},
    "KoikoiDatabaseAway": {"koikoi_database_up": "0x300"},
    "KoikoiAnswersLate": {
        'koikoi_answer_seconds_bucket{kind="press",le="1.0"}': "0+1x300",
        'koikoi_answer_seconds_bucket{kind="press",le="2.0"}': "0+10x300",
        'koikoi_answer_seconds_bucket{kind="press",le="+Inf"}': "0+10x300",
    },
    "KoikoiTooManyRequests": {'koikoi_discord_requests_total{status="429"}': "0+30x300"},
    "KoikoiBanned": {"koikoi_banned_seconds": "500x300"},
    "KoikoiInvalidRequests": {"koikoi_invalid_requests": "2500x300"},
    "KoikoiClockWrong": {"koikoi_clock_skew_seconds": "-1200x300"},
    "KoikoiRequestsFail": {'koikoi_discord_requests_total{status="503"}': "0+60x300"},
    "KoikoiDrawingsWait": {'koikoi_queue_length{queue="budget"}': "200x300"},
    "KoikoiDirectMessagesRefused": {"koikoi_direct_messages_refused": "1x300"},
    "KoikoiDirectMessagesWait": {"koikoi_direct_messages_waiting": "101x300"},
    "KoikoiReportsWait": {"koikoi_reports_waiting": "1x300"},
    "KoikoiDiskFull": {"koikoi_disk_free_bytes": "5e8x300", "koikoi_disk_size_bytes": "1e12x300"},
    "KoikoiBackupOld": {"koikoi_backup_timestamp_seconds": "0x6000"},
}
"""The condition that each alert detects, minute by minute."""


@promtool
@pytest.mark.slow
def test_each_alert_fires_when_it_should_and_not_before(tmp_path: Path) -> None:
    assert set(FIRED) == {rule["alert"] for rule in RULES}
    (tmp_path / "koikoi-alerts.yaml").write_text(ready_made("koikoi-alerts.yaml"), encoding="utf-8")
    running = {
        'up{job="koikoi"}': "1x6000",
        "koikoi_connected": "1x6000",
        "koikoi_database_up": "1x6000",
        "koikoi_direct_messages_refused": "0x6000",
        "koikoi_direct_messages_waiting": "100x6000",
        "koikoi_reports_waiting": "0x6000",
        "koikoi_banned_seconds": "0x6000",
        "koikoi_invalid_requests": "100x6000",
        "koikoi_clock_skew_seconds": "-2x6000",
        "koikoi_disk_free_bytes": "5e11x6000",
        "koikoi_disk_size_bytes": "1e12x6000",
        "koikoi_backup_timestamp_seconds": "0+60x6000",
    }
    cases = [(None, running)] + [(name, running | bad) for name, bad in FIRED.items()]
    tests = []
    for name, series in cases:
        at = "80h" if name == "KoikoiBackupOld" else "4h"
        tests.append(
            {
                "interval": "1m",
                "input_series": [
                    {"series": one, "values": values} for one, values in series.items()
                ],
                "alert_rule_test": [
                    {
                        "eval_time": at,
                        "alertname": rule["alert"],
                        "exp_alerts": [_expected(rule, series)] if rule["alert"] == name else [],
                    }
                    for rule in RULES
                ],
            }
        )
    file = tmp_path / "tests.yaml"
    said = {"rule_files": ["koikoi-alerts.yaml"], "tests": tests}
    file.write_text(yaml.safe_dump(said), encoding="utf-8")
    assert PROMTOOL is not None
    done = subprocess.run(
        [PROMTOOL, "test", "rules", str(file)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def _expected(rule: dict[str, Any], series: dict[str, str]) -> dict[str, Any]:
    labels = dict(rule["labels"])
    if rule["alert"] == "KoikoiDown":
        labels["job"] = "koikoi"
    return {"exp_labels": labels, "exp_annotations": rule["annotations"]}


def checked(what: str, file: Path) -> subprocess.CompletedProcess[str]:
    assert PROMTOOL is not None
    return subprocess.run(
        [PROMTOOL, "check", what, str(file)], capture_output=True, text=True, check=False
    )


def test_the_dashboard_is_whole() -> None:
    ids = [panel["id"] for panel in panels()]
    assert len(set(ids)) == len(ids)
    assert {one["name"] for one in DASHBOARD["templating"]["list"]} == {"source", "job"}
    taken: set[tuple[int, int]] = set()
    for panel in panels():
        assert panel["datasource"]["uid"] == "${source}"
        at = panel["gridPos"]
        assert at["x"] + at["w"] <= 24
        squares = {(at["x"] + x, at["y"] + y) for x in range(at["w"]) for y in range(at["h"])}
        assert not squares & taken, f"{panel['title']} lies over another panel"
        taken |= squares
