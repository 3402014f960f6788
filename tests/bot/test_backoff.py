"""The delays of the bot after lost connections."""

import inspect
import time

import discord.client
import pytest

from bot.hosting.gateway import MAX_DELAY, STEADY, ShortBackoff, use_short_backoff


def test_no_pause_is_longer_than_minutes() -> None:
    backoff = ShortBackoff()
    pauses = [backoff.delay() for _ in range(500)]
    assert max(pauses) == MAX_DELAY
    assert sum(pauses) / len(pauses) > 24 * 60 * 60 / 1000, "a day's IDENTIFYs stay below 1,000"


def test_after_a_steady_connection_the_pauses_begin_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    backoff = ShortBackoff()
    for _ in range(20):
        backoff.delay()
    later = time.monotonic() + STEADY + 1
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert backoff.delay() <= 2.0


def test_the_library_pauses_by_it() -> None:
    use_short_backoff()
    assert vars(discord.client)["ExponentialBackoff"] is ShortBackoff
    assert "backoff = ExponentialBackoff()" in inspect.getsource(discord.Client.connect)
