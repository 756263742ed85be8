"""The tables of the database. Times are seconds since 1970; secrets are kept as hashes, but for the dice seed.

`entries` is the truth about a game. Everything else about a running game is derived from it.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    true,
)

MOST_ASKED: Final = 500
NAMING: Final = {  # every constraint has a name, so that a migration can find it again
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
METADATA: Final = MetaData(naming_convention=NAMING)

keys: Final = Table(  # secrets of the server itself, such as the key that signs cookies
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

people: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("login", String(64), nullable=True),
    Column("password", String(256), nullable=True),  # argon2
    Column("return_hash", String(64), nullable=True),
    Column("epoch", Integer, nullable=False),  # raised to make every cookie given so far worthless
    Column("created", Float, nullable=False),
    Column("banned", Float, nullable=True),  # since when the person may not come in any more
    UniqueConstraint("login"),
    UniqueConstraint("return_hash"),
    Index("ix_people_name", "name"),
)

blocks: Final = Table(  # whom a person does not want to hear or meet
    "blocks",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

mutes: Final = Table(  # whose talk a person does not want to read
    "mutes",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

calls: Final = Table(  # where a person wants to be called
    "calls",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(16), nullable=False),  # push or webhook
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # JSON: the browser's public keys, or the secret that signs
    Column("what", String(64), nullable=False),  # the kinds of calls wanted
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_calls_person", "person"),
)

reports: Final = Table(
    "reports",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("seat", Integer, nullable=False),  # whom it is about
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

duplicates: Final = Table(  # club nights: the same dice at several tables
    "duplicates",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), nullable=True),
    Column("game", String(32), nullable=False),
    Column("level", String(32), nullable=False),  # of the bots, also of those who play for par
    Column("created", Float, nullable=False),
    Index("ix_duplicates_host", "host", "created"),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("size", Integer, nullable=False),  # how many seats
    Column("seed", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("starts", String(8), nullable=False),  # when full, or when the host says so
    Column("host", String(32), nullable=True),
    Column("clock", Text, nullable=False),  # JSON
    Column("created", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Column("result", String(256), nullable=False),
    Column("previous", String(32), nullable=True),  # the table this is a rematch or a fork of
    Column("forked", Integer, nullable=False),  # entries taken over from there
    Column("wake_at", Float, nullable=True),  # when the server must act by itself: a bot is asked, a clock runs out
    Column("chances", Boolean, nullable=False, server_default=true()),  # whether exact chances may be asked for
    Column("night", String(32), nullable=True),  # the club night it belongs to
    Column("place", Integer, nullable=False, server_default="0"),  # its number there; 0: par
    Index("ix_tables_status_public", "status", "public", "created"),
    Index("ix_tables_public", "public", "created"),
    Index("ix_tables_host", "host", "status"),
    Index("ix_tables_wake_at", "wake_at"),
    Index("ix_tables_night", "night", "place"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # open, invited, person, bot
    Column("name", String(32), nullable=False),
    Column("person", String(32), nullable=True),
    Column("level", String(32), nullable=False),  # of the bot that sits here or stands in; else empty
    Column("resigned", Boolean, nullable=False),
    Column("invite_hash", String(64), nullable=True),
    Column("token_hash", String(64), nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_seats_table_id"),
    UniqueConstraint("invite_hash"),
    UniqueConstraint("token_hash"),
    Index("ix_seats_person", "person"),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: nobody in particular
    Column("words", Text, nullable=False),
    Column("dice", Text, nullable=False),  # what chance answered after it, one line each
    Column("by", String(16), nullable=False),  # a person, a bot, the clock …
    Column("command", String(80), nullable=True),  # client and number: the same command is never applied twice
    Column("hash", String(32), nullable=False),  # of the position afterwards, now and then
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_entries_table_id"),
    UniqueConstraint("table_id", "command", name="uq_entries_command"),
)

reviews: Final = Table(  # what was found on looking back on a finished game
    "reviews",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("edition", Integer, nullable=False),  # of the reviewer: what an older one found is found anew
    Column("entries", Integer, nullable=False),  # of the log it was made from
    Column("body", Text, nullable=False),  # JSON
    Column("created", Float, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE", name="fk_reviews_table_id"),
)

puzzle_answers: Final = Table(  # the first answer of a person to a puzzle on a day
    "puzzle_answers",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("puzzle", String(40), nullable=False),
    Column("day", Integer, nullable=False),  # since 1970, as everywhere in the world at once
    Column("daily", Boolean, nullable=False),  # whether it was the puzzle of the day
    Column("solved", Boolean, nullable=False),
    Column("rating", Float, nullable=False),  # of the person in this game, afterwards
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "puzzle", "day"),
    Index("ix_puzzle_answers_person", "person", "game", "at"),
)


def in_parts(values: Sequence[str]) -> Iterator[Sequence[str]]:
    """Values to look for, so many at a time that every database takes them in one question."""
    for first in range(0, len(values), MOST_ASKED):
        yield values[first : first + MOST_ASKED]
