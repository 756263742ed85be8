"""The first shape: people, tables, seats, the log."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None
ID: Final = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", ID, nullable=False),
        sa.Column("value", sa.String(128), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    _people()
    _complaints()
    _tables()
    _seats()
    _entries()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", ID, nullable=False),
        sa.Column("login", sa.String(64), nullable=True),
        sa.Column("password", sa.String(256), nullable=True),
        sa.Column("return_hash", sa.String(64), nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
        sa.UniqueConstraint("return_hash", name="uq_people_return_hash"),
    )


def _complaints() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", ID, nullable=False),
        sa.Column("other", ID, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE", name="fk_blocks_person"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], ondelete="CASCADE", name="fk_blocks_other"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
        sa.Column("game", ID, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("starts", sa.String(8), nullable=False),
        sa.Column("host", ID, nullable=True),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
        sa.Column("result", sa.String(256), nullable=False),
        sa.Column("previous", ID, nullable=True),
        sa.Column("forked", sa.Integer, nullable=False),
        sa.Column("wake_at", sa.Float, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_public", "tables", ["status", "public", "created"])
    op.create_index("ix_tables_wake_at", "tables", ["wake_at"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", ID, nullable=False),
        sa.Column("person", ID, nullable=True),
        sa.Column("level", ID, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("invite_hash", sa.String(64), nullable=True),
        sa.Column("token_hash", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_seats_table_id"),
        sa.UniqueConstraint("invite_hash", name="uq_seats_invite_hash"),
        sa.UniqueConstraint("token_hash", name="uq_seats_token_hash"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def _entries() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("dice", sa.Text, nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("command", sa.String(80), nullable=True),
        sa.Column("hash", ID, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_entries_table_id"),
        sa.UniqueConstraint("table_id", "command", name="uq_entries_command"),
    )


def downgrade() -> None:
    for name in ("entries", "seats", "tables", "reports", "blocks", "people", "keys"):
        op.drop_table(name)
