"""The files that a host's machine needs beside the bot.

systemd's units are made for one host (`units`). The others lie ready: those for
containers at the top of the checkout, where builders look for them, the others here.
"""

from typing import Final

from bot.folders import CODE

# The files that are the same for every host.

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
