"""`except` blocks of a running bot that no test enters, each with its reason."""

from typing import Final

KNOWN: Final[dict[tuple[str, str, str], str]] = {}
"""Reasons by file, function and caught exception."""
