"""One browser for all tests of a file: starting it takes longer than the tests."""

from tests.playground.conftest import browser

__all__ = ["browser"]
