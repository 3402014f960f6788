"""The files that are the same for every host."""

from typing import Final

from bot.folders import CODE

CONTAINERS: Final = {
    "Containerfile": "builds the bot's image, in a checkout",
    ".dockerignore": "what the builder is given",
    "compose.yaml": "the bot as a container",
    "compose-postgresql.yaml": "with compose.yaml: its PostgreSQL as another one",
}
MONITORING: Final = {
    "koikoi-alerts.yaml": "rules for Prometheus: when to tell you",
    "koikoi-dashboard.json": "a dashboard for Grafana",
}


def ready_made(name: str) -> str:
    """Return the text of one of these files."""
    folders = (CODE / "service", CODE.parent)  # where they are installed; in a checkout
    file = next(one / name for one in folders if (one / name).is_file())
    return file.read_text(encoding="utf-8")
