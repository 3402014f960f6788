"""Complete recorded matches, which must still lead to the recorded results.

Every later version replays stored matches from their actions. If one of these results changes,
either the rules are broken or the format needs a new number.
"""

import json
from pathlib import Path

import pytest

from bot.cli.record import match_json
from bot.koikoi import PRESETS
from bot.koikoi.record import format_record, parse_record, replay_record
from bot.koikoi.verification import DealVerdict, check_deals

GAMES = Path(__file__).parent / "games"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_recorded_match_leads_to_its_result(preset: str) -> None:
    text = (GAMES / f"{preset}.koikoi").read_text()
    record = parse_record(text)
    answer = match_json(replay_record(record))
    told = [(one.key, json.loads(one.value)) for one in record.comments if one.key == "round"]
    assert [result for _, result in told] == answer["rounds"]
    scores = next(one.value for one in record.comments if one.key == "scores")
    assert answer["scores"] == json.loads(scores)
    assert answer["status"] == "finished"
    assert {check.verdict for check in check_deals(record)} == {DealVerdict.HOLDS}
    assert format_record(record) == text
