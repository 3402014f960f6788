"""Imports between the parts of the bot have one direction, which is read from the code."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.rooms import BOT, FEATURES, file_of, layer_of, name_of

# The modules that each part of the bot may import. ``__main__`` and ``app`` may import everything.
ALLOWED: dict[str, set[str]] = {
    "__init__": set(),
    "database_urls": set(),
    "folders": {"database_urls"},
    "policies": set(),
    "settings": {"database_urls", "folders", "policies"},
    "version": set(),
    "koikoi": set(),
    "opponents": {"koikoi"},
    "pictures": {"koikoi"},
    "matches": {"koikoi", "storage"},
    "storage": {"database_urls", "folders", "koikoi", "matches"},
    "locales": set(),
    "client": {
        "app",
        "buttons",
        "commands",
        "feature",
        "hosting",
        "interactions",
        "locales",
        "matches",
        "messages",
        "pictures",
        "policies",
    },
    "feature": {
        "buttons",
        "commands",
        "interactions",
        "locales",
        "matches",
        "screens",
        "storage",
    },
    "app": {"buttons", "commands", "feature", "interactions"},
    "connection": {"client", "hosting", "messages"},
    "commands": {"buttons", "interactions", "koikoi", "locales", "matches", "messages", "screens"},
    "buttons": {"interactions", "koikoi", "locales", "matches", "messages", "screens"},
    "interactions": {"locales", "matches", "messages", "policies", "screens"},
    "messages": {"koikoi", "locales", "matches", "pictures", "screens"},
    "screens": {"koikoi", "locales", "matches", "pictures", "policies"},
    "hosting": {"commands", "interactions", "locales", "matches", "messages"},
    "metrics": {"client", "matches", "messages", "opponents", "storage"},
    "service": {"folders"},
    "playground": set(),
    # Assembles the parts for `__main__`, which alone may import it.
    "cli": {
        "app",
        "client",
        "connection",
        "database_urls",
        "folders",
        "hosting",
        "koikoi",
        "locales",
        "matches",
        "metrics",
        "opponents",
        "pictures",
        "playground",
        "messages",
        "policies",
        "screens",
        "service",
        "settings",
        "storage",
        "version",
    },
}

# The modules in `matches` that query the database. All others there decide or hold values, and
# don't import these; the database may only import the others.
ASKING = {"deadlines", "repository", "service", "services", "shared_cluster"}

# Libraries that only some parts may import.
CONFINED: dict[str, set[str]] = {
    "discord": {
        "buttons",
        "client",
        "commands",
        "connection",
        "hosting",
        "interactions",
        "messages",
        "metrics",
    },
    "sentry_sdk": {"cli"},
    "prometheus_client": {"metrics"},
    "sqlalchemy": {"storage"},
    "alembic": {"storage"},
    "dotenv": {"settings"},
    "PIL": {"pictures"},
    "resvg_py": {"pictures"},
    "fluent": {"locales"},
    "openskill": {"matches"},
    "rustworkx": {"matches"},
}


MAX_IMPORTS = 25
"""How many modules of the bot one file may import; `bot.app` has all features, and more."""


def own_imports(own: str) -> set[str]:
    """Return the bot's modules that a module imports. A package's `__init__` counts as one."""
    modules = {one for one in imports()[own] if one in imports() and one != "bot"}
    return {one for one in modules if not any(other.startswith(f"{one}.") for other in modules)}


def is_part(name: str) -> bool:
    """Return whether ``bot`` has a package or module of that name."""
    return (BOT / name).is_dir() or (BOT / f"{name}.py").is_file()


@cache
def imports() -> dict[str, frozenset[str]]:
    """Return the absolute imports of each module of the bot, anywhere in the file.

    ``bot.__main__`` and ``bot.app`` are left out: they may import everything.
    """
    wiring = {BOT / "__main__.py", BOT / "app.py"}
    files = sorted(path for path in BOT.rglob("*.py") if path not in wiring)
    return {name_of(path): frozenset(imports_of(path)) for path in files}


def imports_of(path: Path) -> Iterator[str]:
    package = ["bot", *path.relative_to(BOT).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def layer_faults(own: str, module: str) -> Iterator[str]:
    """Yield the faults of one import of a module."""
    part = layer_of(own)
    root, *rest = module.split(".")
    if root == "bot" and rest and is_part(rest[0]):
        if layer_of(module) not in ALLOWED.get(part, set()) | {part}:
            yield f"{own}: {part} must not know {module}"
    elif root in CONFINED and part not in CONFINED[root]:
        yield f"{own}: {part} must not know {module}"


def database_faults(own: str, module: str) -> Iterator[str]:
    """Yield the faults of one import between deciding code and the database."""
    if module.startswith("bot."):
        part = layer_of(own)
        if part == "matches" and file_of(own) not in ASKING and layer_of(module) == "storage":
            yield f"{own} must not know {module}: it asks no database"
        if part == "storage" and layer_of(module) == "matches" and file_of(module) in ASKING:
            yield f"{own} must not know {module}: it asks the database"


def game_faults(own: str, module: str) -> Iterator[str]:
    """Yield the faults of one import of the game's rules."""
    root = module.split(".", maxsplit=1)[0]
    if root != "bot" and root not in sys.stdlib_module_names:
        yield f"{own} must not know {module}: the game uses the standard library only"
    if root in {"time", "datetime", "random", "secrets", "socket", "asyncio"}:
        yield f"{own} must not know {module}: the game has no clock, no chance and no network"


def test_each_part_has_a_line() -> None:
    assert {layer_of(own) for own in imports()} <= ALLOWED.keys(), "say in ALLOWED what it may know"


def test_a_file_imports_only_what_its_layer_may() -> None:
    faults = [
        fault
        for own, modules in imports().items()
        for module in sorted(modules)
        for fault in layer_faults(own, module)
    ]
    assert not faults, "\n".join(faults)


def test_what_decides_knows_no_database_and_the_database_nothing_that_asks() -> None:
    faults = [
        fault
        for own, modules in imports().items()
        for module in sorted(modules)
        for fault in database_faults(own, module)
    ]
    assert not faults, "\n".join(faults)


def test_the_game_knows_no_library_no_clock_no_chance_and_no_network() -> None:
    game = {own: modules for own, modules in imports().items() if own.startswith("bot.koikoi")}
    assert len(game) > 20
    faults = [
        fault
        for own, modules in game.items()
        for module in sorted(modules)
        for fault in game_faults(own, module)
    ]
    assert not faults, "\n".join(faults)


def test_only_the_list_of_features_names_one() -> None:
    faults = [
        f"{own} must not name {feature}"
        for feature in FEATURES
        for own, modules in imports().items()
        if own != "bot.app"
        and own.split(".")[1:2] != [feature]
        and any(module.startswith(f"bot.{feature}") for module in modules)
    ]
    assert not faults, "\n".join(sorted(faults))


def test_no_file_imports_more_than_its_share() -> None:
    counts = {own: len(own_imports(own)) for own in imports() if own != "bot.app"}
    wider = {own: count for own, count in counts.items() if count > MAX_IMPORTS}
    assert not wider


def test_each_named_file_of_a_feature_is_there() -> None:
    missing = {
        feature: set(FEATURES[feature]) - {path.stem for path in (BOT / feature).glob("*.py")}
        for feature in FEATURES
    }
    assert not any(missing.values()), missing


def test_a_wrong_import_is_found() -> None:
    assert [*layer_faults("bot.screens.match", "bot.storage.metadata")]
    assert [*layer_faults("bot.koikoi.record", "discord")]
    assert [*layer_faults("bot.tournaments.screens", "bot.buttons.routes")]
    assert [*layer_faults("bot.storage.schema", "bot.app")]
    assert [*layer_faults("bot.matches.services.service", "bot.app")]
    assert not [*layer_faults("bot.cli.db", "bot.app")]
    assert [*database_faults("bot.matches.models.people", "bot.storage.metadata")]
    assert [*database_faults("bot.storage.metadata", "bot.matches.repository")]
    assert [*game_faults("bot.koikoi.record", "numpy")]
    assert [*game_faults("bot.koikoi.record", "random")]
    allowed = [("bot.screens.match", "bot.koikoi"), ("bot.storage.metadata", "sqlalchemy.orm")]
    assert not [fault for one in allowed for fault in layer_faults(*one)]
