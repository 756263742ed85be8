"""Bring a database to the shape this version needs."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text

from ludus.core.errors import LudusError

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x6C75647573  # one process migrates, the others wait


def migrate(connection: Connection) -> None:
    """Apply what is missing; one process at a time. Raises LudusError for a database of a newer Ludus."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise LudusError(
            "The database was written by a newer Ludus.", hint="start that version, or restore an older backup."
        ) from error


def newest() -> str:
    """The name of the last migration."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("path_separator", "os")
    return config
