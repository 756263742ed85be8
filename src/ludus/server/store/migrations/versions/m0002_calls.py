"""Ways to call people, whom they do not want to hear, and tables without chances."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"
ID: Final = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "calls",
        sa.Column("id", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("what", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_calls"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE", name="fk_calls_person"),
    )
    op.create_index("ix_calls_person", "calls", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", ID, nullable=False),
        sa.Column("other", ID, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_mutes"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE", name="fk_mutes_person"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], ondelete="CASCADE", name="fk_mutes_other"),
    )
    op.add_column("tables", sa.Column("chances", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("tables", "chances")  # a batch would make the table anew, and seats and logs go with the old one
    for name in ("mutes", "calls"):
        op.drop_table(name)
