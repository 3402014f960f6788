"""What makes application commands refused."""

from collections.abc import Mapping, Sequence
from typing import Any


def check_commands(bodies: Sequence[Mapping[str, Any]]) -> None:
    """Refuse a bad set of commands."""


def check_command(body: Mapping[str, Any]) -> None:
    """Refuse a bad command."""
