"""The files that a host's machine needs in addition to the bot.

systemd's units are generated for a host (`units`). The other files are static: the files for
containers are at the top of the checkout, where builders look for them, the others are here.
"""

from typing import Final

from bot.folders import CODE

# The static files

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
    """Return the text of a static file."""
    folders = (CODE / "service", CODE.parent)  # of an installation; of a checkout
    file = next(one / name for one in folders if (one / name).is_file())
    return file.read_text(encoding="utf-8")
