"""Logs what failed: a store that is away in one line, anything else with its traceback.

A store that is away fails everything, again and again, for as long as it takes: hundreds of
tracebacks would say no more than its own sentence, and hide what else is in the log.
"""

from __future__ import annotations

import logging
import sys

from bot.matches.errors import StoreAway


def log_failure(log: logging.Logger, said: str, *values: object) -> None:
    """Log the exception that is being handled; `said` and `values` as for `Logger.error`."""
    failure = sys.exception()
    if isinstance(failure, StoreAway):
        log.warning("%s %s", said % values if values else said, failure)
    else:
        log.exception(said, *values)
