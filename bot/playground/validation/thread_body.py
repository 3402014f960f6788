"""What makes a thread refused."""

from collections.abc import Mapping
from typing import Any


def check_new_thread(body: Mapping[str, Any]) -> None:
    """Refuse a bad new thread."""


def check_thread_edit(body: Mapping[str, Any]) -> None:
    """Refuse a bad change of a thread."""
