"""Names of bots, and analyses of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("alias", sa.String(length=64), nullable=True))
    op.create_table(
        "analysis",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("claimed_until", sa.Double(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_analysis_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_analysis"),
    )
    op.create_index("ix_analysis_claimed_until", "analysis", ["claimed_until"], unique=False)
