"""What is installed is pinned, and PostgreSQL's driver is all that its file adds."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def pinned(name: str) -> set[str]:
    """The pinned versions of a file."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return {line.split()[0] for line in lines if re.match(r"[a-z0-9]", line)}


def test_postgresql_adds_its_driver_only() -> None:
    usual, more = pinned("requirements.txt"), pinned("requirements-postgresql.txt")
    assert usual < more
    assert [one.split("==")[0] for one in more - usual] == ["asyncpg"]
    assert more - pinned("requirements-dev.txt") == set(), "the tests use what is installed"
