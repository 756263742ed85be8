"""Bring a database to the shape this version needs."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from ludus.core.errors import LudusError

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x6C75647573  # one process migrates, the others wait


def migrate(connection: Connection) -> None:
    """Apply what is missing; one process at a time. Raises LudusError for a database of a newer Ludus."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
    if _present(connection) != newest():
        _upgrade(connection)


def newest() -> str:
    """The name of the last migration; files are called after theirs."""
    return max(path.name[1:].partition("_")[0] for path in (SCRIPTS / "versions").glob("m*.py"))


def _present(connection: Connection) -> str | None:
    """The last migration that was applied."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    # Alembic takes as long to import as everything else of the store, and mostly there is nothing to do
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util.exc import CommandError  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise LudusError(
            "The database was written by a newer Ludus.", hint="start that version, or restore an older backup."
        ) from error
