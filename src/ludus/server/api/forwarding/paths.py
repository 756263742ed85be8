"""What requests are about: their paths name the table."""

import re
from typing import Final

from starlette.types import Scope

FORWARDED: Final = "ludus.forwarded"  # of a scope: another process has handed it on
ABOUT_A_TABLE: Final = re.compile(r"/(?:ws|api/tables)/([0-9a-f]{1,32})(?:/|$)")


def table_of(scope: Scope) -> str | None:
    """The id of the table that a request or websocket is about; None where it is about something else."""
    if scope["type"] not in ("http", "websocket"):
        return None
    found = ABOUT_A_TABLE.match(scope["path"])
    return None if found is None else found.group(1)
