"""People, tables, journals, links and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("name_key", sa.String(length=128), nullable=True),
        sa.Column("password", sa.String(length=256), nullable=True),
        sa.Column("email", sa.String(length=256), nullable=True),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("lang", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_person"),
        sa.UniqueConstraint("name_key", name="uq_person_name_key"),
    )
    op.create_index("ix_person_seen", "person", ["seen"], unique=False)
    op.create_table(
        "api_token",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("scopes", sa.String(length=128), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_api_token_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_api_token"),
        sa.UniqueConstraint("hash", name="uq_api_token_hash"),
    )
    op.create_index("ix_api_token_person", "api_token", ["person"], unique=False)
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=128), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("ruleset", sa.Integer(), nullable=False),
        sa.Column("board", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=True),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("shuffled", sa.Boolean(), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("creation_key", sa.String(length=64), nullable=True),
        sa.Column("seed", sa.String(length=128), nullable=False),
        sa.Column("seal", sa.String(length=64), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("bot_owes", sa.Boolean(), nullable=False),
        sa.Column("claimed_until", sa.Double(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("rematch_of", sa.String(length=32), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("started", sa.Double(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["person.id"], name="fk_game_table_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_game_table"),
        sa.UniqueConstraint("owner", "creation_key", name="uq_game_table_owner"),
        sa.UniqueConstraint("rematch_of", name="uq_game_table_rematch_of"),
    )
    op.create_index("ix_game_table_lobby", "game_table", ["status", "listed", "changed"], unique=False)
    op.create_index("ix_game_table_owed", "game_table", ["bot_owes", "claimed_until"], unique=False)
    op.create_index("ix_game_table_owner", "game_table", ["owner"], unique=False)
    op.create_table(
        "session",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_session_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_session"),
    )
    op.create_index("ix_session_expires", "session", ["expires"], unique=False)
    op.create_index("ix_session_person", "session", ["person"], unique=False)
    op.create_table(
        "access",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_access_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_access_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", "kind", "seat", name="pk_access"),
    )
    op.create_index("ix_access_person", "access", ["person"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("said", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_chat_person"),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_chat_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
        sa.UniqueConstraint("table", "person", "key", name="uq_chat_table"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_chat_person", "chat", ["person"], unique=False)
    op.create_index("ix_chat_table", "chat", ["table"], unique=False)
    op.create_table(
        "entry",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("digest", sa.String(length=16), nullable=True),
        sa.Column("made", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_entry_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entry"),
    )
    op.create_table(
        "link",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_link_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name="pk_link"),
        sa.UniqueConstraint("table", "kind", "seat", name="uq_link_table"),
    )
    op.create_index("ix_link_table", "link", ["table"], unique=False)
    op.create_table(
        "seat",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.Column("resigned", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name="fk_seat_person"),
        sa.ForeignKeyConstraint(["resigned"], ["person.id"], name="fk_seat_resigned"),
        sa.ForeignKeyConstraint(["table"], ["game_table.id"], name="fk_seat_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seat"),
    )
    op.create_index("ix_seat_person", "seat", ["person"], unique=False)
