"""Rules for all tests, in any folder."""

import gc
import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from aiohttp import web_app
from hypothesis import settings

from tests.leftovers import Resources, record_pending_tasks

ROOT: Final = Path(__file__).parent
SLOW: Final = (
    "e2e/",
    "tools/",
    "cli/test_status.py/",
    "test_commands.py/",
    "test_terminal.py/",
)
"""Files and folders with only slow tests, besides the tests that have the mark themselves.

`make test` leaves them out, without importing them; `make test-all` starts them first, so that
no core waits for the last of them.
"""
WITHOUT_SLOW: Final = "not slow"
"""The value of ``-m`` for which slow files are not even imported."""
GC_THRESHOLDS: Final = (10_000, 10, 3)
"""The numbers of new objects, and of collections of each generation, before a collection."""
BYTECODE: Final = ROOT.parent / ".pytest_cache" / "bytecode"
"""The folder of compiled Python if the machine wants none next to the sources."""

if sys.dont_write_bytecode:  # otherwise each worker, and each started bot, would compile it again
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(BYTECODE)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(BYTECODE)

record_pending_tasks()


settings.register_profile("default", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("ci", parent=settings.get_profile("default"), max_examples=200)
settings.register_profile(
    "explore", parent=settings.get_profile("default"), max_examples=1000, derandomize=False
)
settings.load_profile("ci" if os.environ.get("CI") else "default")


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Return one worker per core and one more: tests wait for threads, files and processes."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) + 1


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return (_is_slow(collection_path) and config.option.markexpr == WITHOUT_SLOW) or None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if _is_slow(item.path):
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[Any]:
    """Restrict the garbage collector to objects that tests create.

    Otherwise its collections visit everything that is imported: a tenth of the tests' time.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)


@cache
def _is_slow(path: Path) -> bool:
    name = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else ""
    return f"{name}/".startswith(SLOW)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Any:
    """In continuous integration no test is skipped unnoticed: a skip is a failure.

    Exceptions are things that the machine lacks: `.ci/run` names them in ``KOIKOI_TEST_LACKING``.
    """
    report: pytest.TestReport = yield
    if report.skipped and os.environ.get("CI") and not hasattr(report, "wasxfail"):
        reason = str(report.longrepr[2])  # type: ignore[index]
        lacking = os.environ.get("KOIKOI_TEST_LACKING", "").split()
        if not any(one in reason for one in lacking):
            report.outcome = "failed"
            report.longrepr = f"Skipped, and CI is set: {reason}"
    return report


@pytest.fixture(autouse=True, scope="module")
def nothing_outlives_its_file() -> Iterator[None]:
    """Fail if a test file leaves a resource open, such as those of its own event loop."""
    before = Resources.now()
    yield
    left = before.left()
    assert not left, "\n".join(["This file leaves behind:", *left])


@pytest.fixture(autouse=True)
def nothing_outlives_its_test(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail if a test leaves a resource open; see `tests.leftovers`."""
    loop = request.node.get_closest_marker("asyncio")
    shared = loop is not None and loop.kwargs.get("loop_scope", "function") != "function"
    if shared or request.node.get_closest_marker("hands_on"):
        yield  # open resources belong to the whole file
        return
    before = Resources.now()
    failures = request.session.testsfailed
    yield
    left = before.left()
    if request.session.testsfailed == failures:  # otherwise its failure has left them
        assert not left, "\n".join(["This test leaves behind:", *left])


@pytest.fixture(autouse=True, scope="module")
def old_servers_are_forgotten() -> Iterator[None]:
    """aiohttp keeps the handlers of 1,024 servers, and everything they refer to: gigabytes."""
    yield
    web_app._cached_build_middleware.cache_clear()


@pytest.fixture
def only_new_objects() -> None:
    """Restrict the garbage collector to objects created from here on."""
    gc.collect()
    gc.freeze()
