"""Every test of the matches runs on a real database."""

from tests.unthreaded import store, world

__all__ = ["store", "world"]
