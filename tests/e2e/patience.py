"""How long the tests of whole processes wait."""

from typing import Final

PATIENCE: Final = 180.0
"""Seconds that only a broken test waits: processes have to start on a busy machine, and a drawing
or a store that was away is asked again after a minute at most."""
