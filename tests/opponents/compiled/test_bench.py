"""The speed test of the rules: it plays whole matches, and prints their number in a line."""

import json
import random

import pytest

from bot.koikoi import PRESETS
from bot.koikoi.engine import table
from bot.koikoi.rules.lookups import numbers_of
from bot.opponents.compiled.bench import play_randomly
from tests.tools.__main__ import main


@pytest.mark.parametrize("preset", PRESETS)
def test_a_random_match_is_played_to_its_end(preset: str) -> None:
    state = play_randomly(numbers_of(PRESETS[preset]), random.Random(1))
    assert state[table.PHASE] == table.FINISHED
    cards = [state[table.HAND], state[table.HAND + 1], state[table.FIELD]]
    cards += [state[table.CAPTURED], state[table.CAPTURED + 1]]
    assert sum(one.bit_count() for one in cards) == 24 + state[table.TURN]


def test_the_benchmark_prints_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--seconds", "0.01", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    found = json.loads(line)
    assert found.keys() == {"rules", "plain", "compiled", "immutable"}
    assert min(found["plain"], found["compiled"], found["immutable"]) > 0
