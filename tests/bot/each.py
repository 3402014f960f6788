"""One test for many cases of the same rule, which names all failing cases."""

from __future__ import annotations

import inspect
import reprlib
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import pytest

Check = Callable[..., None]


def each(names: str | tuple[str, ...], cases: Iterable[Any]) -> Callable[[Check], Check]:
    """Run a test for each case, like `pytest.mark.parametrize`, but within one test.

    It is for checks of a few milliseconds without shared state: collection, setup and report of a
    test take longer than such a check. Other fixtures of the test are shared by its cases.

    Args:
        names: the test's parameter, or its parameters if each case is a tuple of values.
        cases: the values.
    """
    given = (names,) if isinstance(names, str) else names
    known = [(case,) if isinstance(names, str) else tuple(case) for case in cases]

    def decorated(check: Check) -> Check:
        @wraps(check)
        def checked(**fixtures: Any) -> None:
            failed = []
            for case in known:
                try:
                    check(**dict(zip(given, case, strict=True)), **fixtures)
                except (Exception, pytest.fail.Exception) as failure:
                    said = str(failure) or type(failure).__name__
                    failed.append(f"{', '.join(map(reprlib.repr, case))}: {said}")
            assert known
            assert not failed, f"{len(failed)} of {len(known)} cases:\n" + "\n".join(failed)

        signature = inspect.signature(check)
        left = [one for name, one in signature.parameters.items() if name not in given]
        checked.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return checked

    return decorated
