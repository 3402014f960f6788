"""The bot's log: one line for an error from outside, a traceback only for a bug of the bot."""

from __future__ import annotations

import logging
import sys
from typing import Final

from bot.matches.errors import StoreAway
from bot.messages.sending.failures import is_discords, named

FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Formatter(logging.Formatter):
    """Appends an error of Discord, the network or the database to the line of the message.

    So a traceback in the log is always a bug that the host should report.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return one line, with a traceback only for an unexpected error."""
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
    """Write the log to standard error from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Formatter(FORMAT))
    handler.setLevel(level)  # discord.py's logger has a level of its own
    logging.basicConfig(level=level, handlers=[handler])
