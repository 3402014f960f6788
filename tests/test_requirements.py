"""Installed packages are pinned, and each extra's file adds only its own packages."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def pinned(name: str) -> set[str]:
    """Return the pinned versions of a file."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return {line.split()[0] for line in lines if re.match(r"[a-z0-9]", line)}


@pytest.mark.parametrize(
    ("extra", "adds"),
    [("postgresql", {"asyncpg"}), ("sentry", {"sentry-sdk", "certifi", "urllib3"})],
)
def test_an_extra_adds_what_it_is_for_only(extra: str, adds: set[str]) -> None:
    usual, more = pinned("requirements.txt"), pinned(f"requirements-{extra}.txt")
    assert usual < more
    assert {one.split("==")[0] for one in more - usual} == adds
    assert more - pinned("requirements-dev.txt") == set(), "the tests use what is installed"


def test_what_is_installed_for_mutants_has_the_versions_of_the_tests() -> None:
    tests, more = pinned("requirements-dev.txt"), pinned("requirements-mutants.txt")
    names = {one.split("==")[0] for one in tests}
    assert {one for one in more if one.split("==")[0] in names} <= tests
