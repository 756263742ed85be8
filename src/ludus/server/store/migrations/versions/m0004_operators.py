"""People who may not come in any more, and indices for lists of tables and for how many a person has."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("banned", sa.Float, nullable=True))
    op.create_index("ix_people_name", "people", ["name"])
    op.create_index("ix_tables_public", "tables", ["public", "created"])
    op.create_index("ix_tables_host", "tables", ["host", "status"])


def downgrade() -> None:
    op.drop_index("ix_tables_host", "tables")
    op.drop_index("ix_tables_public", "tables")
    op.drop_index("ix_people_name", "people")
    op.drop_column("people", "banned")
