"""What people answered to puzzles."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("daily", sa.Boolean, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "puzzle", "day", name="pk_puzzle_answers"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE", name="fk_puzzle_answers_person"),
    )
    op.create_index("ix_puzzle_answers_person", "puzzle_answers", ["person", "game", "at"])


def downgrade() -> None:
    op.drop_table("puzzle_answers")
