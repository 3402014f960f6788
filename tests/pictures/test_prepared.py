"""Work that is prepared before the bot connects is not repeated while people wait.

Slow work that holds the interpreter lock would block the event loop: rasterising, opening a font,
importing a module, reading a file.
"""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from types import FrameType
from typing import Any

from bot.cli.prepare import PREPARED
from bot.koikoi.cards import DECK
from bot.koikoi.lesson import SCENES
from bot.koikoi.state import Phase
from bot.koikoi.view import view_for
from bot.messages.sending.delivery import labels_in
from bot.pictures import Pictures
from bot.pictures.labels import ENGLISH, Labels
from bot.pictures.sample_views import deciding_view, ended_view, middle_view
from bot.pictures.subjects import (
    HandBoard,
    KindsChart,
    LessonBoard,
    MonthsChart,
    ResultBoard,
    TableBoard,
    YakuChart,
)
from tests.pictures.played_matches import played

LONG = {"svg_to_bytes", "getfont", "open", "open_code", "exec_dynamic"}


@cache
def spoken() -> list[Labels]:
    """The prepared languages; others open their font with the first picture that needs it."""
    return [labels_in(language) for language in PREPARED]


def called(act: Callable[[], object]) -> set[str]:
    """Return the names of all built-in functions that a call executes."""
    names = set()

    def look(frame: FrameType, event: str, function: Any) -> None:
        if event == "c_call":
            names.add(function.__name__)

    sys.setprofile(look)
    try:
        act()
    finally:
        sys.setprofile(None)
    return names


def test_long_work_is_noticed(cache: Path) -> None:
    unprepared = partial(
        Pictures(cache).draw, TableBoard(middle_view(None)), replace(ENGLISH, round="光")
    )
    assert {"svg_to_bytes", "open"} <= called(unprepared)
    assert not LONG & called(unprepared)


def test_a_match_is_drawn_without_long_work(pictures: Pictures) -> None:
    pictures.prepare(map(labels_in, PREPARED))
    matches = list(played("wikipedia-2020", 4, rounds=1))[::6]
    for match in matches:
        if match.phase in {Phase.DEAL, Phase.FINISHED}:
            continue
        for labels in spoken():
            assert not LONG & called(
                partial(pictures.draw, TableBoard(view_for(match, None)), labels)
            )
            for large in (False, True):
                hand = called(
                    partial(pictures.draw, HandBoard(view_for(match, 0), large=large), labels)
                )
                assert not LONG & hand


def test_a_decision_a_result_and_a_chart_are_drawn_without_long_work(pictures: Pictures) -> None:
    pictures.prepare(map(labels_in, PREPARED))
    for labels in spoken():
        assert not LONG & called(partial(pictures.draw, HandBoard(deciding_view()), labels))
        assert not LONG & called(partial(pictures.draw, ResultBoard(ended_view()), labels))
        assert not LONG & called(partial(pictures.draw, YakuChart(ended_view().rules), labels))


def test_the_lesson_is_drawn_without_long_work(pictures: Pictures) -> None:
    pictures.prepare(map(labels_in, PREPARED))
    for labels in spoken():
        assert not LONG & called(partial(pictures.draw, MonthsChart(), labels))
        assert not LONG & called(partial(pictures.draw, KindsChart(), labels))
        for scene in SCENES:
            assert not LONG & called(partial(pictures.draw, LessonBoard(scene), labels))


def test_tiles_are_there_when_they_are_to_be_uploaded(pictures: Pictures) -> None:
    pictures.prepare()
    for card in DECK:
        assert not LONG & called(partial(pictures.emoji, card))
        assert not LONG & called(partial(pictures.emoji_version, card))
