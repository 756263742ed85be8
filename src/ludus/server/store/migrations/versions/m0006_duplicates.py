"""Club nights: the same dice at several tables."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"


def upgrade() -> None:
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_duplicates"),
    )
    op.create_index("ix_duplicates_host", "duplicates", ["host", "created"])
    op.add_column("tables", sa.Column("night", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("place", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_night", "tables", ["night", "place"])


def downgrade() -> None:
    op.drop_index("ix_tables_night", "tables")
    op.drop_column("tables", "place")
    op.drop_column("tables", "night")
    op.drop_table("duplicates")
