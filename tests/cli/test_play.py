"""`koikoi play`: the environment of its bot, and the rights on its files."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli import play
from bot.playground.play import make_private
from bot.playground.server import serve
from bot.settings import VARIABLES, load_settings

SECRET = "AbCdEfGh-_" * 7
REAL = {
    "DISCORD_TOKEN": "the real one",
    "DATABASE_URL": "postgresql://koikoi@db/koikoi",
    "DISCORD_API": "http://127.0.0.1:8080/api/v10",
    "KOIKOI_HOSTS": "123456789012345678",
    "KOIKOI_METRICS": "9464",
    "KOIKOI_REPORTS_WEBHOOK": f"https://discord.com/api/webhooks/123456789012345678/{SECRET}",
    "KOIKOI_SENTRY_DSN": "https://key@sentry.example/1",
    "KOIKOI_SHARDS": "0/4",
    "KOIKOI_CACHE": "elsewhere",
}
"""The settings of a real bot that must not apply to the playground's."""
HARMLESS = {name for one in VARIABLES if (name := one.name) not in REAL}
"""Settings that change only how the bot looks or behaves."""


def test_each_setting_is_the_real_bots_or_harmless() -> None:
    assert {
        *("LOG_LEVEL", "KOIKOI_STATUS", "KOIKOI_BACKUPS"),
        *(f"KOIKOI_PRIVACY_{name}" for name in ("HOST", "CONTACT", "URL")),
        *("KOIKOI_TERMS_URL", "KOIKOI_COMPUTER_DELAY", "KOIKOI_MISTAP_GUARD"),
        *("KOIKOI_NEXT_ROUND", "KOIKOI_ANSWER_LATE"),
    } == HARMLESS


@pytest.mark.parametrize("where", ["environment", "file"])
def test_the_settings_of_the_real_bot_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    given: list[Mapping[str, str]] = []

    async def opened(_folder: Path, _port: int, environ: Mapping[str, str], **_: Any) -> None:
        given.append(environ)

    monkeypatch.setattr(play, "run_playground", opened)
    for name in REAL:
        monkeypatch.delenv(name, raising=False)
    real = REAL | {"KOIKOI_NEXT_ROUND": "7"}
    if where == "environment":
        for name, value in real.items():
            monkeypatch.setenv(name, value)
    else:
        lines = "".join(f"{name}={value}\n" for name, value in real.items())
        (tmp_path / ".env").write_text(lines, encoding="utf-8")
    monkeypatch.setenv("KOIKOI_HOME", str(tmp_path))
    assert main(["play", "--data", str(tmp_path / "play")]) == 0
    local = {"KOIKOI_DISCORD_API": "http://x", "KOIKOI_DISCORD_GATEWAY": "ws://x"}
    settings = load_settings({**given[0], **local}, tmp_path)
    assert settings.database_url == f"sqlite:///{tmp_path}/play/koikoi.sqlite3"
    assert settings.cache_dir == tmp_path / "play" / "cache"
    left_out = (
        *(settings.discord_api, settings.hosts, settings.metrics),
        *(settings.reports_webhook, settings.sentry_dsn, settings.shards),
    )
    assert left_out == (None,) * 6
    assert settings.pace.next_round == 7


def test_nobody_else_can_read_its_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "play"
    folder.mkdir()
    for name in ("discord.sqlite3", "koikoi.sqlite3", "koikoi.sqlite3-wal", "letters.txt"):
        (folder / name).touch()
    (folder / "attachments").mkdir()
    (folder / "attachments" / "1").touch()
    for file in folder.rglob("*"):
        file.chmod(0o755 if file.is_dir() else 0o644)

    async def opened(folder: Path, *_: Any, bot_database: Path, **__: Any) -> None:
        local = await serve(folder)
        make_private(folder, bot_database)
        local.core.attachments.path(7).touch()
        await local.close()

    before = os.umask(0o022)
    try:
        monkeypatch.setattr(play, "run_playground", opened)
        assert main(["play", "--data", str(folder)]) == 0
        assert os.umask(0o022) == 0o022
    finally:
        os.umask(before)
    open_to_others = {
        str(file.relative_to(folder)) for file in folder.rglob("*") if file.stat().st_mode & 0o077
    }
    assert open_to_others == {"letters.txt"}, "which isn't the playground's"
