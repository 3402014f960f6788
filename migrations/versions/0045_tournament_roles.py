"""Roles in tournaments: who may enter, who is called, who has won, and who runs them."""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None

_ROLES = ("entry_role", "call_role", "winner_role")


def upgrade() -> None:
    for name in _ROLES:
        op.add_column("tournaments", sa.Column(name, sa.BigInteger(), nullable=True))
    op.add_column("tournaments", sa.Column("prize", sa.String(length=8), nullable=True))
    op.add_column("guild_settings", sa.Column("tournament_role_id", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("guild_settings", "tournament_role_id")
    op.drop_column("tournaments", "prize")
    for name in _ROLES:
        op.drop_column("tournaments", name)
