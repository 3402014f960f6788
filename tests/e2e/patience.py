"""Timeouts of the tests with whole processes."""

from typing import Final

PATIENCE: Final = 180.0
"""Timeout in seconds that only a broken test reaches: processes have to start on a busy machine,
and a failed drawing or store is retried after a minute at most."""
