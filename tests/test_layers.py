"""The arrows between the parts point one way; this reads the imports and holds it."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rooms import BOT, FEATURES, ROOT, file_of, layer_of, name_of

# What each part of the bot may import of ours. ``__main__`` wires and may import everything.
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
        "buttons",
        "commands",
        "hosting",
        "interactions",
        "locales",
        "matches",
        "messages",
        "pictures",
        "policies",
    },
    "connection": {"client", "hosting"},
    "commands": {"buttons", "interactions", "koikoi", "locales", "matches", "messages", "screens"},
    "buttons": {"interactions", "koikoi", "locales", "matches", "messages", "screens"},
    "interactions": {"locales", "matches", "messages", "policies", "screens"},
    "messages": {"koikoi", "locales", "matches", "pictures", "screens"},
    "screens": {"koikoi", "locales", "matches", "pictures", "policies"},
    "hosting": {"commands", "interactions", "locales", "matches", "messages"},
    "metrics": {"client", "matches", "opponents", "storage"},
    "service": {"folders"},
    "playground": set(),
    # Puts them together for `__main__`, which alone may know it.
    "cli": {
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

# What in `matches` asks the database. The rest there decides or holds values, and knows none;
# the database knows that rest alone.
ASKING = {"deadlines", "repository", "service", "services", "shared_cluster"}

# Libraries that only some parts may know.
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


# Who outside a feature may name it, and why. Everything else works without it.
KNOWN_BY: dict[str, set[str]] = {
    "matchmaking": {
        "bot.buttons.verbs",  # the table of all presses
        "bot.commands.tree",  # the tree of all commands
        "bot.client",  # starts the runner
        "bot.interactions.context",  # hands it to the presses
        "bot.buttons.lists",  # the list of one's matches says that one looks for another
        "bot.matches.services.service",  # puts the services together
        "bot.matches.services.privacy",  # who is erased, or barred, looks for nobody any more
        "bot.storage.auditing",  # `koikoi db check`
    },
    "safety": {
        "bot.reminders.store",  # nobody hears of a table of somebody they keep away from
        "bot.buttons.verbs",  # the table of all presses
        "bot.buttons.forms",  # and of all forms
        "bot.matches.services.service",  # puts the services together
        "bot.matches.services.challenges",  # nobody is challenged by somebody they blocked
        "bot.matchmaking.store",  # nor brought together with them
    },
    "moderation": {
        "bot.buttons.verbs",  # the table of all presses
        "bot.buttons.forms",  # and of all forms
        "bot.buttons.abort",  # an admin's end of a match stands in the log
        "bot.commands.tree",  # the tree of all commands
        "bot.matches.services.service",  # puts the services together
        "bot.matches.services.admission",  # who is blocked begins nothing
        "bot.storage.tables",  # the words in its columns
        "bot.storage.recounting",  # a match is made void among the ends that are counted
    },
    "tournaments": {
        "bot.buttons.verbs",  # the table of all presses
        "bot.buttons.forms",  # and of all forms
        "bot.commands.tree",  # the tree of all commands
        "bot.client",  # starts the runner
        "bot.interactions.context",  # hands it to the presses
        "bot.interactions.needs",  # who may press: a tournament is of a server
        "bot.matches.services.service",  # puts the services together
        "bot.matches.services.privacy",  # who leaves a server, or is erased, leaves tournaments
        "bot.matches.models.writing",  # a match can be that of a pairing ...
        "bot.storage.match_rows",  # ... which is given it in the same transaction
        "bot.screens.abort",  # an admin decides a match of a tournament
        "bot.storage.tables",  # the words in its columns
        "bot.storage.auditing",  # `koikoi db check`
    },
    "daily_posts": {
        "bot.client",  # starts the runner
        "bot.matches.services.service",  # puts the services together
    },
    "reminders": {
        "bot.buttons.verbs",  # the table of all presses
        "bot.buttons.account",  # the panel of one's preferences leads there
        "bot.commands.account",  # and so does its command
        "bot.client",  # starts the runner, and tells it who does something
        "bot.interactions.context",  # hands it to the presses
        "bot.matches.services.service",  # puts the services together
        "bot.storage.auditing",  # `koikoi db check`
    },
}


def is_part(name: str) -> bool:
    """Whether ``bot`` has a package or module of that name."""
    return (BOT / name).is_dir() or (BOT / f"{name}.py").is_file()


def imports_of(path: Path) -> Iterator[str]:
    """Every module a file imports, absolute, wherever in the file it does so."""
    package = ["bot", *path.relative_to(BOT).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


FILES = sorted(p for p in BOT.rglob("*.py") if p.name != "__main__.py" or p.parent != BOT)


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(ROOT)))
def test_a_file_imports_only_what_its_layer_may(path: Path) -> None:
    part = layer_of(name_of(path))
    assert part in ALLOWED, f"{part} is new: say in ALLOWED what it may know"
    for module in imports_of(path):
        root, *rest = module.split(".")
        if root == "bot" and rest and is_part(rest[0]):
            assert layer_of(module) in ALLOWED[part] | {part}, f"{part} must not know {module}"
        elif root in CONFINED:
            assert part in CONFINED[root], f"{part} must not know {module}"


@pytest.mark.parametrize(
    "path",
    [one for one in FILES if layer_of(name_of(one)) in {"matches", "storage"}],
    ids=lambda p: str(p.relative_to(ROOT)),
)
def test_what_decides_knows_no_database_and_the_database_nothing_that_asks(path: Path) -> None:
    part, own = layer_of(name_of(path)), file_of(name_of(path))
    for module in imports_of(path):
        if not module.startswith("bot."):
            continue
        if part == "matches" and own not in ASKING:
            assert layer_of(module) != "storage", f"{own} must not know {module}"
        if part == "storage" and layer_of(module) == "matches":
            assert file_of(module) not in ASKING, f"{own} must not know {module}"


@pytest.mark.parametrize("feature", FEATURES)
def test_a_feature_is_named_by_few(feature: str) -> None:
    naming = {
        name_of(path)
        for path in FILES
        if path.relative_to(BOT).parts[0] != feature
        and any(module.startswith(f"bot.{feature}") for module in imports_of(path))
    }
    assert naming == KNOWN_BY[feature]


@pytest.mark.parametrize("feature", FEATURES)
def test_each_named_file_of_a_feature_is_there(feature: str) -> None:
    files = {path.stem for path in (BOT / feature).glob("*.py")}
    assert set(FEATURES[feature]) <= files


@pytest.mark.parametrize(
    "path", sorted((BOT / "koikoi").rglob("*.py")), ids=lambda p: str(p.relative_to(ROOT))
)
def test_the_game_uses_the_standard_library_only(path: Path) -> None:
    for module in imports_of(path):
        root = module.split(".")[0]
        assert root == "bot" or root in sys.stdlib_module_names, module


@pytest.mark.parametrize("module", ["time", "datetime", "random", "secrets", "socket", "asyncio"])
def test_the_game_knows_no_clock_no_chance_and_no_network(module: str) -> None:
    for path in (BOT / "koikoi").rglob("*.py"):
        assert module not in {name.split(".")[0] for name in imports_of(path)}, path
