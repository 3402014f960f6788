"""The rooms of the bot, and the layer to which each file belongs, for tests that read the code.

A room is a layer, such as `screens` or `storage`; or it is a feature, with the layers as files.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BOT: Final = ROOT / "bot"
FEATURES: dict[str, dict[str, str]] = {
    "safety": {
        "__init__": "matches",
        "store": "storage",
        "screens": "screens",
        "presses": "buttons",
    },
    "matchmaking": {
        "__init__": "matches",
        "store": "storage",
        "tables": "storage",
        "screens": "screens",
        "presses": "buttons",
        "commands": "commands",
        "runner": "interactions",
        "message": "interactions",
    },
    "moderation": {
        "__init__": "matches",
        "store": "storage",
        "tables": "storage",
        "screens": "screens",
        "presses": "buttons",
        "commands": "commands",
    },
    "tournaments": {
        "__init__": "matches",
        "store": "storage",
        "tables": "storage",
        "screens": "screens",
        "panel_screens": "screens",
        "picture_values": "screens",
        "presses": "buttons",
        "planning": "buttons",
        "commands": "commands",
        "runner": "interactions",
        "message": "interactions",
        "pictures": "pictures",
        "bracket_board": "pictures",
        "table_board": "pictures",
    },
    "daily_posts": {
        "__init__": "matches",
        "screens": "screens",
        "runner": "interactions",
    },
    "reminders": {
        "__init__": "matches",
        "store": "storage",
        "tables": "storage",
        "screens": "screens",
        "presses": "buttons",
        "runner": "interactions",
        "alert_runner": "interactions",
    },
}
"""The layer of each file of a feature. A file that is not named is pure: of the layer `matches`."""


def name_of(path: Path) -> str:
    """The module's name; a package's is that of its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> str:
    """The layer to which a module of ours belongs: its room, in a feature that of its file."""
    room = (*module.split("."), "__init__")[1]
    return FEATURES[room].get(file_of(module), "matches") if room in FEATURES else room


def file_of(module: str) -> str:
    """The file or folder of a room to which a module belongs."""
    return (*module.split(".")[2:], "__init__")[0]


def files_of(*layers: str) -> Iterator[Path]:
    """Yield the files of these layers, wherever they lie, in the order of their names."""
    for path in sorted(BOT.rglob("*.py")):
        if layer_of(name_of(path)) in layers:
            yield path


def label_of(path: Path) -> str:
    """Return how a file is called in a test's cases: `match_rows`, `tournaments.store`."""
    room, *rest = path.relative_to(BOT).with_suffix("").parts
    return f"{room}.{rest[-1]}" if room in FEATURES else path.stem
