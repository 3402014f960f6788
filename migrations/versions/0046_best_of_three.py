"""A pairing of a tournament can be several matches: those that are over, and who won how many."""

import sqlalchemy as sa
from alembic import op

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None

_SIDES = ("first", "second")


def upgrade() -> None:
    pairings, number = "tournament_pairings", sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.add_column(
        "tournaments", sa.Column("best_of", sa.Integer(), server_default="1", nullable=False)
    )
    for side in _SIDES:
        op.add_column(pairings, sa.Column(f"{side}_match_id", number, nullable=True))
        op.add_column(
            pairings,
            sa.Column(f"{side}_wins", sa.Integer(), server_default="0", nullable=False),
        )
        name = f"{side}_match_id"
        op.create_index(f"ix_tournament_pairings_{name}", pairings, [name], unique=True)


def downgrade() -> None:
    for side in _SIDES:
        op.drop_index(f"ix_tournament_pairings_{side}_match_id", "tournament_pairings")
        op.drop_column("tournament_pairings", f"{side}_wins")
        op.drop_column("tournament_pairings", f"{side}_match_id")
    op.drop_column("tournaments", "best_of")
