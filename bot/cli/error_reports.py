"""Reports the bot's errors: with one line in its log, and to Sentry, if the host has set a DSN.

A report to Sentry is built from a list of allowed parts: the kinds of errors, their places in the
code, and the bot's own sentences without their values. So it never contains the hidden cards,
names, ids and tokens that values and error messages can contain.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit

from bot.cli.terminal import CannotStart
from bot.matches.errors import StoreAway
from bot.messages.sending.failures import is_discords, named

if TYPE_CHECKING:
    from sentry_sdk.types import Event, Hint


NOT_INSTALLED: Final = (
    "KOIKOI_SENTRY_DSN is set, but Sentry's library isn't installed, so no errors are reported:"
    " pip install --require-hashes -r requirements-sentry.txt (or pip install 'koikoi[sentry]')."
)
_SELF: Final = ("event_id", "timestamp", "level", "platform", "release", "logger")
_IGNORED: Final = frozenset({"discord.client"})
"""Loggers that are not reported. `discord.client` logs each reconnection as an error; errors of the
bot are logged by `on_error`."""


def start_error_reports(dsn: str | None, release: str) -> str | None:
    """Report errors from now on if a DSN is set. Returns a sentence if the library is missing."""
    if dsn is None:
        return None
    if find_spec("sentry_sdk") is None:
        return NOT_INSTALLED
    import sentry_sdk  # noqa: PLC0415 - an extra
    from sentry_sdk.integrations.atexit import AtexitIntegration  # noqa: PLC0415
    from sentry_sdk.integrations.dedupe import DedupeIntegration  # noqa: PLC0415
    from sentry_sdk.integrations.excepthook import ExcepthookIntegration  # noqa: PLC0415
    from sentry_sdk.integrations.logging import LoggingIntegration  # noqa: PLC0415

    sentry_sdk.init(
        dsn=dsn,
        release=f"koikoi@{release}",
        default_integrations=False,
        auto_enabling_integrations=False,
        integrations=[
            LoggingIntegration(level=None, event_level=logging.ERROR, sentry_logs_level=None),
            ExcepthookIntegration(),
            DedupeIntegration(),
            AtexitIntegration(callback=lambda _pending, _timeout: None),
        ],
        before_send=stripped,
        before_breadcrumb=lambda _crumb, _hint: None,
        max_breadcrumbs=0,
        include_local_variables=False,
        include_source_context=False,
        max_request_body_size="never",
        server_name="koikoi",
        auto_session_tracking=False,
        send_client_reports=False,
    )
    return None


def error_reports(dsn: str) -> str:
    """Describe where errors are reported. Raises `CannotStart` if the library is missing."""
    if find_spec("sentry_sdk") is None:
        raise CannotStart(NOT_INSTALLED)
    return f"errors are reported to {urlsplit(dsn).hostname}, without values, names or cards."


def stripped(event: Event, _hint: Hint) -> Event | None:
    """Return the parts of an event that may be sent; None if it must not be sent."""
    given = cast("Mapping[str, Any]", event)
    logger = str(given.get("logger") or "")
    if logger in _IGNORED:
        return None
    sent: dict[str, Any] = {name: given[name] for name in _SELF if name in given}
    sentence = (given.get("logentry") or {}).get("message")
    if isinstance(sentence, str):
        # The bot's messages are separate from their values; other libraries may combine both.
        ours = logger == "bot" or logger.startswith("bot.")
        sent["logentry"] = {"message": sentence if ours else f"An error of {logger}."}
    errors = (given.get("exception") or {}).get("values") or ()
    if errors:
        sent["exception"] = {"values": [_error(one) for one in errors]}
    runtime = (given.get("contexts") or {}).get("runtime")
    if runtime:
        sent["contexts"] = {"runtime": {key: runtime.get(key) for key in ("name", "version")}}
    return cast("Event", sent)


def _error(error: Mapping[str, Any]) -> dict[str, Any]:
    """Return the kind of an error and its stack, without its message."""
    frames = (error.get("stacktrace") or {}).get("frames") or ()
    report: dict[str, Any] = {"type": error.get("type"), "module": error.get("module")}
    if frames:
        report["stacktrace"] = {"frames": [_frame(one) for one in frames]}
    return report


def _frame(frame: Mapping[str, Any]) -> dict[str, Any]:
    name = PurePath(str(frame.get("filename") or "?"))
    return {
        "filename": name.name if name.is_absolute() else str(name),
        **{key: frame[key] for key in ("function", "module", "lineno", "in_app") if key in frame},
    }


# The bot's log: one line for an error from outside, a traceback only for a bug of the bot.

FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Formatter(logging.Formatter):
    """Formats an error of Discord, the network or the database on the line of the message.

    So a traceback in the log always means a bug that the host should report.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return one line. An unexpected error is followed by its traceback."""
        error = record.exc_info[1] if record.exc_info else None
        known = None if error is None else _known(error)
        if known is None:
            return super().format(record)
        record.exc_info, kept = None, record.exc_info
        try:
            return f"{super().format(record)} ({known})"
        finally:
            record.exc_info = kept


def _known(error: BaseException) -> str | None:
    """Return the text of an error from outside the bot's code; None for all other errors."""
    if isinstance(error, StoreAway):
        return str(error)
    if is_discords(error):
        return named(error)
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    return None


def start_logging(level: str) -> None:
    """Write messages of this level and above to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Formatter(FORMAT))
    handler.setLevel(level)  # discord.py's logger has its own level
    logging.basicConfig(level=level, handlers=[handler])
