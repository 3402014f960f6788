"""The migrations of a hypothetical next version: today's, and one that creates a table."""

from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Final

from bot.storage import schema

NEXT: Final = "9999"
"""The revision of its newest migration."""
FILE: Final = f"versions/{NEXT}_the_next_one.py"
SOURCE: Final = f'''"""A table of the next version."""

import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{schema.newest_revision()}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("next_version", sa.Column("id", sa.Integer(), primary_key=True))


def downgrade() -> None:
    op.drop_table("next_version")
'''


def migrations_of_next_version(folder: Path) -> Path:
    """Write them into a new folder and return it: a database of today is older than these."""
    copytree(schema.MIGRATIONS, folder, ignore=ignore_patterns("__pycache__"))
    (folder / FILE).write_text(SOURCE, encoding="utf-8")
    return folder
