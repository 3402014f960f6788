"""What holds for every test, wherever it lies."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from aiohttp import web_app

ROOT: Final = Path(__file__).parent
LONG: Final = (
    "tools/endurance/test_endure.py",
    "e2e/",
    "opponents/engine/",
    "cli/test_status.py",
    "bot/test_memory.py",
)
"""What takes longest, or waits for processes. It begins first, so that nobody waits for it at the
end while the other cores rest."""
BYTECODE: Final = ROOT.parent / ".pytest_cache" / "bytecode"
"""Where compiled Python lies if the machine wants none beside the sources."""

if sys.dont_write_bytecode:  # each worker, and each bot that is started, would compile it anew
    sys.dont_write_bytecode, sys.pycache_prefix = False, str(BYTECODE)
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(BYTECODE)


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a test that waits for a process leaves its core to another."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return (cores or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not _is_long(item))


def _is_long(item: pytest.Item) -> bool:
    return item.path.relative_to(ROOT).as_posix().startswith(LONG)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Any:
    """On a machine for continuous integration nothing is left out unseen: a skip is a failure.

    But for what the machine could not get: `.ci/run` names it in ``KOIKOI_TEST_LACKING``.
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
def old_servers_are_forgotten() -> Iterator[None]:
    """aiohttp remembers the handlers of 1,024 servers, and what is behind them: gigabytes."""
    yield
    web_app._cached_build_middleware.cache_clear()


@pytest.fixture
def only_new_objects() -> Iterator[None]:
    """The garbage collector knows only what is made from here on.

    Otherwise it walks through all that the tests before have imported and kept, each time.
    """
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()
