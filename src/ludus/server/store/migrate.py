"""Bring a database to the shape this version needs."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from ludus.core.errors import LudusError

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x6C75647573  # one process migrates, the others wait


def migrate(connection: Connection) -> None:
    """Apply what is missing; one process at a time. Raises LudusError for a database of a newer Ludus."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
    if present(connection) != newest():
        upgrade(connection)


def newest() -> str:
    """The name of the last migration."""
    return max(_known())


def present(connection: Connection) -> str | None:
    """The last migration that was applied; None where none was. Raises LudusError for a database of a newer Ludus."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("select version_num from alembic_version")).scalar()
    if found is not None and found not in _known():
        raise LudusError(
            "The database was written by a newer Ludus.", hint="start that version, or restore an older backup."
        )
    return found


def scripts(connection: Connection) -> "Config":
    """The migrations, ready to be applied to a database."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, to: str = "head") -> None:
    """Apply what is missing up to a migration, or all of it."""
    # Alembic takes as long to import as everything else of the store, and mostly there is nothing to do
    from alembic import command  # noqa: PLC0415

    command.upgrade(scripts(connection), to)


def _known() -> list[str]:
    """The names of all migrations; files are called after theirs."""
    return [path.name[1:].partition("_")[0] for path in (SCRIPTS / "versions").glob("m*.py")]
