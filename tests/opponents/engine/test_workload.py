"""The workload of the computer players, and reports of it: rare, and in time."""

import logging

import pytest

from bot.opponents.engine.workload import QUIET, Workload


class Watch:
    """A clock moved by hand."""

    seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


def serve(work: Workload, patience: float) -> None:
    work.comes()
    work.answers(patience)
    work.waiting -= 1


def test_a_rush_is_told_once_and_its_end_once(caplog: pytest.LogCaptureFixture) -> None:
    watch, news = Watch(), []
    work = Workload(clock=watch, changed=lambda: news.append(work.rush))
    with caplog.at_level(logging.INFO):
        for second in range(200):
            watch.seconds = 1000.0 + second
            serve(work, 0.5 if second % 2 else 1.0)  # the queue grows and shrinks
            work.settles()
        watch.seconds += QUIET
        work.settles()
        work.settles()
    assert [record.levelname for record in caplog.records] == ["WARNING", "INFO"]
    assert "100 of 200 moves" in caplog.records[1].getMessage()
    assert news == [True, False]
    assert (work.answered, work.hurried, work.most_waiting) == (200, 100, 1)


def test_without_a_rush_there_is_nothing_to_tell(caplog: pytest.LogCaptureFixture) -> None:
    work = Workload()
    with caplog.at_level(logging.DEBUG):
        serve(work, 1.0)
        work.settles()
    assert not caplog.records


def test_getting_ready_is_news_once() -> None:
    news: list[bool] = []
    work = Workload(changed=lambda: news.append(work.ready))
    for ready in (False, True, True, False):
        work.gets_ready(ready=ready)
    assert news == [True, False]
