"""The packages of the bot, and the layer of each file, for tests that read the code.

A package is a layer, such as `screens` or `storage`; or a feature, with the layers as files.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BOT: Final = ROOT / "bot"
FEATURES: dict[str, dict[str, str]] = {
    "safety": {
        "__init__": "matches",
        "feature": "feature",
        "store": "storage",
        "screens": "screens",
        "presses": "buttons",
    },
    "matchmaking": {
        "__init__": "matches",
        "feature": "feature",
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
        "feature": "feature",
        "store": "storage",
        "tables": "storage",
        "screens": "screens",
        "presses": "buttons",
        "commands": "commands",
    },
    "tournaments": {
        "__init__": "matches",
        "feature": "feature",
        "store": "storage",
        "tables": "storage",
        "screens": "screens",
        "panel_screens": "screens",
        "plan_screens": "screens",
        "seed_screens": "screens",
        "scheduled_events": "screens",
        "text_export": "screens",
        "picture_values": "screens",
        "presses": "buttons",
        "permissions": "buttons",
        "planning": "buttons",
        "changing": "buttons",
        "roles": "buttons",
        "seeding": "buttons",
        "calendar_presses": "buttons",
        "commands": "commands",
        "runner": "interactions",
        "message": "interactions",
        "pictures": "pictures",
        "calendar": "interactions",
        "bracket_board": "pictures",
        "event_cover": "pictures",
        "table_board": "pictures",
    },
    "puzzle": {
        "__init__": "matches",
        "feature": "feature",
        "store": "storage",
        "tables": "storage",
        "screens": "screens",
        "presses": "buttons",
        "commands": "commands",
    },
    "lesson": {
        "__init__": "matches",
        "feature": "feature",
        "screens": "screens",
        "round_screens": "screens",
        "presses": "buttons",
        "commands": "commands",
    },
    "replay": {
        "__init__": "matches",
        "feature": "feature",
        "screens": "screens",
        "film_screens": "screens",
        "course_screens": "screens",
        "review_screens": "screens",
        "presses": "buttons",
        "film_presses": "buttons",
        "review_presses": "buttons",
        "commands": "commands",
    },
    "leaderboards": {
        "__init__": "matches",
        "feature": "feature",
        "screens": "screens",
        "profile_screens": "screens",
        "achievement_screens": "screens",
        "presses": "buttons",
        "season_presses": "buttons",
        "profile_presses": "buttons",
        "weekly": "interactions",
        "commands": "commands",
    },
    "daily": {
        "__init__": "matches",
        "feature": "feature",
        "screens": "screens",
        "best_screens": "screens",
        "post_screens": "screens",
        "presses": "buttons",
        "commands": "commands",
        "post_runner": "interactions",
    },
    "reminders": {
        "__init__": "matches",
        "feature": "feature",
        "store": "storage",
        "tables": "storage",
        "screens": "screens",
        "presses": "buttons",
        "runner": "interactions",
        "alert_runner": "interactions",
    },
    "rotations": {
        "__init__": "matches",
        "feature": "feature",
        "screens": "screens",
        "presses": "buttons",
        "commands": "commands",
        "message": "interactions",
    },
    "people": {
        "__init__": "matches",
        "feature": "feature",
        "screens": "screens",
        "presses": "buttons",
        "report_presses": "buttons",
        "commands": "commands",
    },
    "servers": {
        "__init__": "matches",
        "feature": "feature",
        "screens": "screens",
        "page_screens": "screens",
        "question_screens": "screens",
        "erasure_screens": "screens",
        "abort_screens": "screens",
        "presses": "buttons",
        "rules_presses": "buttons",
        "house_presses": "buttons",
        "erasure_presses": "buttons",
        "abort_presses": "buttons",
        "commands": "commands",
    },
}
"""The layer of each file of a feature. Other files are pure: they belong to the layer `matches`."""


def name_of(path: Path) -> str:
    """Return the module's name; a package's is that of its folder."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> str:
    """Return a module's layer: its package, in a feature the layer of its file."""
    room = (*module.split("."), "__init__")[1]
    return FEATURES[room].get(file_of(module), "matches") if room in FEATURES else room


def file_of(module: str) -> str:
    """Return the file or folder of a module within its package."""
    return (*module.split(".")[2:], "__init__")[0]


def files_of(*layers: str) -> Iterator[Path]:
    """Yield the files of these layers in any package, sorted by name."""
    for path in sorted(BOT.rglob("*.py")):
        if layer_of(name_of(path)) in layers:
            yield path


def label_of(path: Path) -> str:
    """Return a file's label in the cases of a test: `match_rows`, `tournaments.store`."""
    room, *rest = path.relative_to(BOT).with_suffix("").parts
    return f"{room}.{rest[-1]}" if room in FEATURES else path.stem
