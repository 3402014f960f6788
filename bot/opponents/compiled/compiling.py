"""Compilation: functions compiled by numba, the game's own included, and the cache of their code.

A search plays thousands of rounds for every decision; plain Python is fifty times too slow for
that. Compiled code calls the functions of the game by their names, as any other code does, and
numba compiles them too. `compiled` passes a function to numba, which keeps the machine code on
disk. To decide whether that code is still valid, numba checks only the file of the function itself,
not the functions that it calls. So the name of the cache folder is a digest of all sources.

The folder is in the user's home, or for a service without a home in KOIKOI_CACHE. If neither can be
written, each process compiles everything again.
"""

import hashlib
import os
import platform
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import FunctionType
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
import numpy.typing as npt
from numba import types
from numba.extending import overload_method, register_jitable

from bot.koikoi.engine import table
from bot.koikoi.rules import arithmetic, lookups

Numbers = npt.NDArray[np.int64]
Weights = npt.NDArray[np.float64]
_F = TypeVar("_F", bound=Callable[..., object])


def cache_folder() -> Path | None:
    """Return the folder for compiled code, one for each state of the sources.

    Returns None if no folder can be written.
    """
    for place in _places():
        folder = place / _name()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    return None


def _places() -> Iterator[Path]:
    with suppress(RuntimeError):  # this user has no home
        yield Path.home() / ".cache" / "koikoi"
    if os.environ.get("KOIKOI_CACHE"):
        yield Path(os.environ["KOIKOI_CACHE"])


def _name() -> str:
    """Return the name of the folder for these sources on this kind of machine."""
    digest = hashlib.sha256(f"{numba.__version__} {platform.machine()}".encode())
    # The rules are included, because the places of options are constants in compiled code.
    for file in (arithmetic.__file__, table.__file__, Path(__file__).parent):
        for source in sorted(Path(file).parent.rglob("*.py")):
            digest.update(source.read_bytes())
    return f"compiled-{digest.hexdigest()[:16]}"


# numba has read NUMBA_CACHE_DIR when it was imported; that setting has priority.
if not numba.config.CACHE_DIR:  # type: ignore[attr-defined]
    numba.config.CACHE_DIR = str(cache_folder() or "")  # type: ignore[attr-defined]

_KEPT: Final = bool(numba.config.CACHE_DIR)  # type: ignore[attr-defined]
_MAKING_ARRAYS: Final[dict[str, Any]] = {"cache": _KEPT, "nogil": True}
_WITHOUT_REFERENCES: Final[dict[str, Any]] = {**_MAKING_ARRAYS, "_nrt": False}


_dispatchers: Final[list[Any]] = []


def compiled(function: _F) -> _F:
    """Compile a function at its first call, or load its code from the cache.

    The function must not allocate arrays. Reference counting is off, because it took three
    quarters of the time.
    """
    return _dispatched(function, _WITHOUT_REFERENCES)


def compiled_making_arrays(function: _F) -> _F:
    """Compile a function that may allocate arrays."""
    return _dispatched(function, _MAKING_ARRAYS)


def _dispatched(function: _F, options: dict[str, Any]) -> _F:
    dispatcher = numba.njit(**options)(function)
    _dispatchers.append(dispatcher)
    return cast("_F", dispatcher)


def filled_the_cache() -> bool:
    """Return whether this process compiled code that other processes now find in the cache."""
    return _KEPT and any(one.stats.cache_misses for one in _dispatchers)


# Compiled code can call the functions of these modules directly; numba compiles only those that are
# called. Python code can't call their compiled versions, except through a `compiled` function.
for _module in (arithmetic, lookups, table):
    for _function in vars(_module).values():
        if isinstance(_function, FunctionType) and _function.__module__ == _module.__name__:
            register_jitable(**_WITHOUT_REFERENCES)(_function)


@overload_method(types.Integer, "bit_count")
def _bit_count(number: int) -> Callable[[int], int]:  # noqa: ARG001 - numba reads its name
    def counted(number: int) -> int:
        found = 0
        while number:  # the compiler turns this loop into a single instruction
            number &= number - 1
            found += 1
        return found

    return counted


@compiled
def first(cards: int) -> int:
    """Return the first card of a set that isn't empty."""
    return ((cards & -cards) - 1).bit_count()
