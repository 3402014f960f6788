"""The stored frequencies of the yaku agree with measured ones."""

import json
from math import sqrt
from pathlib import Path

import pytest

from bot.koikoi.rules import PRESET_NAMES, Yaku
from bot.matches.yaku_rates import FILE, rates
from tests.tools.__main__ import main
from tests.tools.arena.yaku_rates import yaku_rates

ROUNDS = 1500


def test_every_preset_has_its_rates() -> None:
    assert rates().keys() == PRESET_NAMES.keys()
    for preset, found in rates().items():
        assert found.keys() <= {yaku.value for yaku in Yaku}, preset
        assert all(0 < rate < 1 for rate in found.values())


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_what_is_kept_is_what_is_measured(preset: str) -> None:
    """Allow five standard errors; other rules or another policy would differ far more."""
    measured, kept = yaku_rates(preset, ROUNDS, seed=7), rates()[preset]
    for yaku in {*measured, *kept}:
        likely = kept.get(yaku, 0.0)
        error = sqrt(max(likely, 1 / ROUNDS) / (2 * ROUNDS))
        assert abs(measured.get(yaku, 0.0) - likely) < 5 * error, yaku


def test_the_same_seed_gives_the_same_and_the_command_writes_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rates.json"
    assert main(["yaku-rates", str(file), "--rounds", "20"]) == 0
    written = json.loads(file.read_text())
    assert written.keys() == json.loads(FILE.read_text()).keys()
    assert written["presets"]["steam"] == yaku_rates("steam", 20, 1)
    assert main(["yaku-rates", str(file), "--rounds", "0"]) == 2
    assert "at least 1" in capsys.readouterr().err
