"""One line for what the world does, a traceback for our own faults, and nothing below the level."""

import logging

import aiohttp
import pytest

from bot.cli.error_reports import FORMAT, Formatter
from bot.matches.errors import StoreAway
from bot.storage.errors import StorageError


def written(error: BaseException) -> str:
    """How a failure with this error reads in the log."""
    known = type(error), error, error.__traceback__
    record = logging.LogRecord("bot", logging.ERROR, __file__, 1, "It failed.", None, known)
    return Formatter(FORMAT).format(record)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (StorageError("The disk is full."), "It failed. (The disk is full.)"),
        (StoreAway("It is away."), "It failed. (It is away.)"),
        (aiohttp.ServerDisconnectedError(), "It failed. (ServerDisconnectedError)"),
        (OSError(28, "No space left on device"), "It failed. (No space left on device)"),
    ],
)
def test_what_the_world_does_is_one_line(error: Exception, said: str) -> None:
    line = written(error)
    assert line.endswith(said)
    assert "\n" not in line


def test_a_fault_of_ours_has_its_traceback() -> None:
    with pytest.raises(ValueError, match="invalid literal") as caught:
        int("x")
    assert "Traceback (most recent call last)" in written(caught.value)
