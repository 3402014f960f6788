"""`make bench ARGS=pictures`."""

import json

import pytest

from tests.tools.__main__ import main
from tests.tools.benchmarks import boards

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


def test_the_benchmark_prints_one_line_of_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = boards.measure(runs=1)
    monkeypatch.setattr(boards, "measure", lambda: figures)
    assert main(["pictures", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert set(json.loads(line)) == KEYS
    # Sizes don't depend on the load of the machine; times are left to the benchmark.
    assert figures["table_kb"] <= 100
    assert figures["table_busy_kb"] <= 150
    assert figures["hand_kb"] <= 110
    assert main(["pictures"]) == 0
    assert "KB" in capsys.readouterr().out
