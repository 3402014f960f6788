"""`koikoi art` and `koikoi bench pictures`."""

import argparse
import json
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from bot.cli.art import add_command
from bot.cli.bench_pictures import add_bench
from bot.pictures import bench

KEYS = {
    *(
        f"{name}_{unit}"
        for name in ("table", "table_busy", "hand", "plain")
        for unit in ("ms", "clock_ms", "kb")
    ),
    *("warmup_s", "warmup_clock_s", "restart_s", "rss_mb", "sprites_mb"),
    *(
        f"{name}_{part}_ms"
        for name in ("loop", "loop_clock", "idle_clock")
        for part in ("p50", "p99", "max")
    ),
}


def run(*words: str) -> int:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    add_command(commands)
    add_bench(commands.add_parser("bench").add_subparsers())
    arguments = parser.parse_args(words)
    code: int = arguments.run(arguments)
    return code


def test_the_benchmark_prints_one_line_of_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = bench.measure(runs=1)
    monkeypatch.setattr(bench, "measure", lambda: figures)
    assert run("bench", "pictures", "--json") == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert set(json.loads(line)) == KEYS
    # Sizes don't depend on how busy the machine is; times are for the benchmark alone.
    assert figures["table_kb"] <= 100
    assert figures["table_busy_kb"] <= 150
    assert figures["hand_kb"] <= 110
    assert run("bench", "pictures") == 0
    assert "KB" in capsys.readouterr().out


def test_the_contact_sheet_holds_all_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.png"
    assert run("art", str(file), "--width", "40") == 0
    with Image.open(file) as sheet:
        assert sheet.width > 8 * 40


def test_naming_the_commands_imports_neither_pillow_nor_the_cards() -> None:
    script = (
        "import argparse, sys\n"
        "from bot.cli import art, bench_pictures\n"
        "art.add_command(argparse.ArgumentParser().add_subparsers())\n"
        "assert not {'PIL', 'resvg_py', 'bot.pictures.art'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", script], check=True)
