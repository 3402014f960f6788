"""What the engine worker does while nobody asks."""

from multiprocessing import Pipe

import pytest

from bot.koikoi import PRESETS, Rules
from bot.opponents.engine.worker import prepare_while_idle
from bot.opponents.search import match_equity


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[Rules]:
    """The rules whose match equity was worked out."""
    found: list[Rules] = []
    monkeypatch.setattr(match_equity, "match_goal", lambda rules, _: found.append(rules))
    return found


def test_all_presets_are_prepared_while_nobody_asks(prepared: list[Rules]) -> None:
    ours, theirs = Pipe()
    unprepared = [*PRESETS.values()]
    prepare_while_idle(theirs, unprepared)
    assert prepared == [*PRESETS.values()]
    assert not unprepared
    ours.close()


def test_whoever_asks_waits_for_one_at_most(
    prepared: list[Rules], monkeypatch: pytest.MonkeyPatch
) -> None:
    ours, theirs = Pipe()
    unprepared = [*PRESETS.values()]

    def asked_meanwhile(rules: Rules, _: int) -> None:
        prepared.append(rules)
        ours.send("a question")

    monkeypatch.setattr(match_equity, "match_goal", asked_meanwhile)
    prepare_while_idle(theirs, unprepared)
    assert len(prepared) == 1
    prepare_while_idle(theirs, unprepared)
    assert len(prepared) == 1
    assert len(unprepared) == len(PRESETS) - 1
    assert theirs.recv() == "a question"
