"""A length that nobody chose was stored as 3 rounds: it becomes the usual length of the rules."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

# A server's settings were stored whole, so that 3 stood also where only the preset was chosen. Who
# did choose 3 can't be told apart; they have the same three rounds, unless their preset brings
# another length, which each challenge then says.


def upgrade() -> None:
    op.execute(sa.text("UPDATE guild_settings SET length = 'usual' WHERE length = '3'"))


def downgrade() -> None:
    op.execute(sa.text("UPDATE guild_settings SET length = '3' WHERE length = 'usual'"))
