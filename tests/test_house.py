"""Limits of the import chains and cycles within each package of the bot, read from the code.

A floor is a level in the import chains of one folder: a file is above those files of the folder
that it imports. A reader of the uppermost file has to read all levels below. A package's
`__init__` is its interface, not a level.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOT = ROOT / "bot"
MOST_FLOORS = 8
FLOORS_OF_A_FEATURE = 9
"""Its folder has each layer as a file: model, decisions, store, service, message, runner, presses,
commands, and the declaration of the feature."""

# Folders with more floors, and their number. These numbers only fall.
OWED_FLOORS: dict[str, int] = {
    "bot/tournaments": 12,  # four formats with standings, rounds and their check below the store
}

# Groups of files that import each other, directly or not: the first by name, and the number of
# files. No group is ever added, and none grows.
OWED_CIRCLES: dict[str, int] = {}

Graph = Mapping[str, set[str]]


def name_of(path: Path) -> str:
    """Return a file's name in imports; a package's is that of its `__init__`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in sorted(BOT.rglob("*.py"))}


@cache
def imported(module: str) -> frozenset[str]:
    """Return our modules that a module imports anywhere in the file, including for types."""
    path = MODULES[module]
    is_package = path.name == "__init__.py"
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = module.split(".") if is_package else module.split(".")[:-1]
                start = package[: len(package) - node.level + 1]
                base = ".".join([*start, base] if base else start)
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                found.add(inner if inner in MODULES else base)
    return frozenset(found & MODULES.keys() - {module})


def graph() -> Graph:
    return {module: set(imported(module)) for module in MODULES}


def floors(of: Graph) -> int:
    """Return the length of the longest chain in a graph; the closing edge of a cycle is ignored."""
    heights: dict[str, int] = {}

    def height(module: str) -> int:
        if module not in heights:
            heights[module] = 0  # while its imports are measured
            heights[module] = 1 + max((height(one) for one in sorted(of[module])), default=0)
        return heights[module]

    return max((height(module) for module in sorted(of)), default=0)


FOLDERS = sorted({path.parent for path in MODULES.values()})


def within(folder: Path) -> Graph:
    """Return the imports between a folder's own files, without its `__init__`."""
    own = {name for name, path in MODULES.items() if path.parent == folder}
    own -= {name_of(folder / "__init__.py")}
    return {name: set(imported(name)) & own for name in own}


def circles(of: Graph) -> Iterable[frozenset[str]]:
    """Yield the groups of files in which imports lead from each file to all others (Tarjan)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []

    def visit(module: str) -> Iterator[frozenset[str]]:
        order[module] = lowest[module] = len(order)
        stack.append(module)
        for one in sorted(of[module]):
            if one not in order:
                yield from visit(one)
                lowest[module] = min(lowest[module], lowest[one])
            elif one in stack:
                lowest[module] = min(lowest[module], order[one])
        if lowest[module] == order[module]:
            group = frozenset(stack[stack.index(module) :])
            del stack[stack.index(module) :]
            if len(group) > 1:
                yield group

    for module in of:
        if module not in order:
            yield from visit(module)


def floor_fault(folder: str, found: int) -> str | None:
    """Return the fault of a folder with this number of floors, or None."""
    owed = OWED_FLOORS.get(folder)
    most = FLOORS_OF_A_FEATURE if (ROOT / folder / "feature.py").exists() else MOST_FLOORS
    if owed is None:
        return f"{folder} has {found} floors" if found > most else None
    if found > owed:
        return f"{folder} had {owed} floors and has {found} now"
    if found < owed:
        return f"{folder} has {found} floors now: write that in OWED_FLOORS"
    if found <= most:
        return f"{folder} is no longer owed: take it out of OWED_FLOORS"
    return None


def test_a_room_has_few_floors() -> None:
    names = [str(one.relative_to(ROOT)) for one in FOLDERS]
    found = [floor_fault(name, floors(within(ROOT / name))) for name in names]
    faults = [one for one in found if one is not None]
    assert not faults, "\n".join(faults)
    assert set(OWED_FLOORS) <= set(names)


def test_no_file_hangs_on_itself() -> None:
    found = {min(group): sorted(group) for group in circles(graph())}
    for first, group in found.items():
        assert len(group) <= OWED_CIRCLES.get(first, 0), f"these files import one another: {group}"
    sizes = {first: len(group) for first, group in found.items()}
    assert sizes == OWED_CIRCLES, "fewer files hang on themselves now: write that in OWED_CIRCLES"


def test_floors_and_circles_are_found() -> None:
    chain: Graph = {"a": {"b", "c"}, "b": {"c"}, "c": set()}
    assert floors(chain) == 3
    assert not [*circles(chain)]
    assert {*circles({"a": {"b"}, "b": {"c"}, "c": {"b"}})} == {frozenset("bc")}
