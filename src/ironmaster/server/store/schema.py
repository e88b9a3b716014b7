"""The database schema. Journal entries are only appended, never changed: an undo is an entry of its own."""

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

person: Final = sa.Table(
    "person",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("name_key", sa.String(128), unique=True),
    sa.Column("password", sa.String(256)),
    sa.Column("email", sa.String(256)),
    sa.Column("admin", sa.Boolean, nullable=False, default=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False, index=True),
)

session: Final = sa.Table(
    "session",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False, index=True),
)

api_token: Final = sa.Table(
    "api_token",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False, unique=True),
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("scopes", sa.String(128), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)

game_table: Final = sa.Table(
    "game_table",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.String(128), nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("ruleset", sa.Integer, nullable=False),
    sa.Column("board", sa.String(64), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("origin", sa.Text),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("shuffled", sa.Boolean, nullable=False),
    sa.Column("owner", sa.ForeignKey("person.id"), nullable=False, index=True),
    sa.Column("creation_key", sa.String(64)),
    sa.Column("seed", sa.String(128), nullable=False),
    sa.Column("seal", sa.String(64), nullable=False),
    sa.Column("length", sa.Integer, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("bot_owes", sa.Boolean, nullable=False),
    sa.Column("claimed_until", sa.Double, nullable=False),
    sa.Column("result", sa.Text),
    sa.Column("rematch_of", sa.String(32), unique=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("started", sa.Double),
    sa.Column("ended", sa.Double),
    sa.Column("changed", sa.Double, nullable=False),
    sa.UniqueConstraint("owner", "creation_key"),
    sa.Index("ix_game_table_lobby", "status", "listed", "changed"),
    sa.Index("ix_game_table_owed", "bot_owes", "claimed_until"),
)

seat: Final = sa.Table(
    "seat",
    metadata,
    sa.Column("table", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("person.id"), index=True),
    sa.Column("bot", sa.String(32)),
    sa.Column("resigned", sa.ForeignKey("person.id")),
    sa.Column("alias", sa.String(64)),
)

entry: Final = sa.Table(
    "entry",
    metadata,
    sa.Column("table", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("actor", sa.Integer, nullable=False),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("person", sa.String(32)),
    sa.Column("digest", sa.String(16)),
    sa.Column("made", sa.Double, nullable=False),
)

analysis: Final = sa.Table(
    "analysis",
    metadata,
    sa.Column("table", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("asked", sa.Double, nullable=False),
    sa.Column("claimed_until", sa.Double, nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("of", sa.Integer, nullable=False),
    sa.Column("result", sa.Text),
)

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("person", sa.ForeignKey("person.id"), nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("key", sa.String(64)),
    sa.Column("said", sa.Double, nullable=False),
    sa.UniqueConstraint("table", "person", "key"),
    sqlite_autoincrement=True,  # otherwise SQLite reuses the number of a deleted last line
)

link: Final = sa.Table(
    "link",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("table", sa.ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.UniqueConstraint("table", "kind", "seat"),
)

access: Final = sa.Table(
    "access",
    metadata,
    sa.Column("table", sa.ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("person", sa.ForeignKey("person.id", ondelete="CASCADE"), primary_key=True, index=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
)
