"""One browser for all tests of a file: to start one takes longer than to use it."""

from tests.playground.conftest import browser

__all__ = ["browser"]
