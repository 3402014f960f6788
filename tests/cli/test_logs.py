"""A line for external failures, a traceback for our own bugs, and nothing below the level."""

import asyncio
import logging
from json import JSONDecodeError
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
import pytest
from yarl import URL

from bot.cli.error_reports import FORMAT, Formatter
from bot.matches.errors import StoreAway
from bot.messages.sending.failures import is_discords, log_trouble, named
from bot.storage import schema
from bot.storage.errors import StorageError

TOKEN: Final = "aW50ZXJhY3Rpb24-token"
ADDRESS: Final = f"https://discord.com/api/v10/webhooks/42/{TOKEN}/messages/@original"


def refused(status: int, code: int, kind: type[Any] = discord.HTTPException) -> Any:
    """Return an error of Discord whose text contains an address with a token."""
    answer: Any = SimpleNamespace(status=status, reason=TOKEN)
    return kind(answer, {"code": code, "message": f"refused: {ADDRESS}"})


def response_error() -> aiohttp.ClientResponseError:
    url = URL(ADDRESS)
    asked: Any = SimpleNamespace(url=url, real_url=url, method="GET", headers={})
    return aiohttp.ClientResponseError(asked, (), message=ADDRESS)


def trouble(log: logging.Logger, error: Exception, said: str, *values: object) -> None:
    """Log an error while it is being handled."""
    try:
        raise error  # noqa: TRY301
    except Exception as caught:
        log_trouble(log, caught, said, *values)


DISCORDS: Final = (
    (refused(403, 50013, discord.Forbidden), "403, code 50013"),
    (refused(404, 10062, discord.NotFound), "404, code 10062"),
    (refused(400, 30046), "400, code 30046"),
    (refused(503, 0, discord.DiscordServerError), "503, code 0"),
    (refused(500, 0), "500, code 0"),
    (refused(429, 0), "429, code 0"),
    (discord.RateLimited(3.5), "RateLimited"),
    (TimeoutError(ADDRESS), "TimeoutError"),
    (ConnectionResetError(104, ADDRESS), "ConnectionResetError"),
    (aiohttp.ServerDisconnectedError(ADDRESS), "ServerDisconnectedError"),
    (aiohttp.InvalidURL(ADDRESS), "InvalidURL"),
    (response_error(), "ClientResponseError"),
    (JSONDecodeError(ADDRESS, ADDRESS, 0), "JSONDecodeError"),
)
"""Errors of Discord or the network, and all that a log contains of them."""
OURS: Final = (
    *(refused(400, code) for code in (0, 50006, 50035, 50109)),
    ValueError("no number"),
    PermissionError(13, "Permission denied"),
)
"""Bugs of our own: requests that Discord rejects as invalid, and others."""


def test_of_discords_errors_no_text_comes_into_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Its text may contain an address with a token, which allows anybody to post as the bot."""
    log = logging.getLogger("bot.test_logs")
    faults = []
    for error, said in DISCORDS:
        caplog.clear()
        assert is_discords(error)
        trouble(log, error, "Match %d of %s failed", 7, "Aoi")
        (record,) = caplog.records
        lines = (record.getMessage(), written(error), named(error))
        expected = (f"Match 7 of Aoi failed ({said}).", f" ERROR bot: It failed. ({said})", said)
        for line, end in zip(lines, expected, strict=True):
            if not line.endswith(end) or TOKEN in line or "\n" in line:
                faults.append(f"{error!r}: {line}")
        if record.levelno != logging.WARNING or record.exc_info:
            faults.append(f"{error!r} is logged as more than a warning")
    assert not faults, "\n".join(faults)


def test_a_request_that_discord_cannot_take_is_our_own_fault(
    caplog: pytest.LogCaptureFixture,
) -> None:
    log = logging.getLogger("bot.test_logs")
    for error in OURS:
        caplog.clear()
        assert not is_discords(error)
        trouble(log, error, "Match %d failed", 7)
        (record,) = caplog.records
        assert (record.levelno, record.getMessage()) == (logging.ERROR, "Match 7 failed.")
        assert record.exc_info is not None
        assert record.exc_info[1] is error


def test_an_error_of_the_store_is_its_own_sentence(caplog: pytest.LogCaptureFixture) -> None:
    full = StorageError("The disk is full.")
    trouble(logging.getLogger("bot.test_logs"), full, "Match %d failed", 7)
    (record,) = caplog.records
    assert record.getMessage() == "Match 7 failed. The disk is full."
    assert (record.levelno, record.exc_info) == (logging.WARNING, None)


def test_others_still_get_the_error_itself() -> None:
    """An error reporter reads the same record after it was formatted."""
    error = refused(403, 50013)
    known = type(error), error, None
    record = logging.LogRecord("bot", logging.ERROR, __file__, 1, "It failed.", None, known)
    Formatter(FORMAT).format(record)
    assert record.exc_info == known


def written(error: BaseException) -> str:
    """Return how a failure with this error appears in the log."""
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
        (FileNotFoundError(2, "No such file", "/home/aoi"), "It failed. (No such file)"),
        (OSError("no number"), "It failed. (OSError)"),
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


def test_a_start_logs_one_line_about_its_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    url = f"sqlite:///{tmp_path}/koikoi.sqlite3"
    said = []
    with caplog.at_level(logging.DEBUG):
        for _ in range(2):
            caplog.clear()
            asyncio.run(schema.prepare(url))
            ours = [one for one in caplog.records if not one.name.startswith("asyncio")]
            said.append([(one.levelname, one.getMessage()) for one in ours])
    assert said == [[("INFO", "The database was made.")], []]
