"""What the host is told of reports and answers, whom they bar, and what they tell everybody."""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None

_DUE = sa.text("due IS NOT NULL")


def upgrade() -> None:
    op.add_column("problem_reports", sa.Column("answer", sa.Text(), nullable=True))
    op.add_column("problem_reports", sa.Column("answered_at", sa.DateTime(), nullable=True))
    op.create_table(
        "report_deliveries",
        sa.Column(
            "report_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False
        ),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("due", sa.DateTime(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("begun_at", sa.DateTime(), nullable=True),
        sa.Column("outcome", sa.String(length=12), nullable=True),
        sa.ForeignKeyConstraint(
            ["report_id"],
            ["problem_reports.id"],
            name=op.f("fk_report_deliveries_report_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("report_id", "kind", name=op.f("pk_report_deliveries")),
    )
    op.create_index(
        "ix_report_deliveries_due",
        "report_deliveries",
        ["due"],
        sqlite_where=_DUE,
        postgresql_where=_DUE,
    )
    op.create_table(
        "bars",
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("scope", sa.String(length=16), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("barred_at", sa.DateTime(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "target_id", "scope", name=op.f("pk_bars")),
    )
    op.create_table(
        "host_notices",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("noted_at", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_host_notices")),
    )


def downgrade() -> None:
    op.drop_table("host_notices")
    op.drop_table("bars")
    op.drop_index("ix_report_deliveries_due", table_name="report_deliveries")
    op.drop_table("report_deliveries")
    op.drop_column("problem_reports", "answered_at")
    op.drop_column("problem_reports", "answer")
