"""When each person finished the lesson."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0031"
branch_labels = None
depends_on = None

FIRST_STEPS = ("first_yaku", "first_koi", "first_win", "first_day")


def upgrade() -> None:
    op.add_column("people", sa.Column("lesson_done_at", sa.DateTime()))


def downgrade() -> None:
    op.drop_column("people", "lesson_done_at")
    rows = sa.table("achievements", sa.column("achievement"))
    op.execute(rows.delete().where(rows.c.achievement.in_(FIRST_STEPS)))  # unknown to older code
