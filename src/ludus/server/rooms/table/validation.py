"""Stored games judged by the present rules, and mended where they differ."""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete

from ludus.core.errors import LudusError
from ludus.server.rooms.table.story import Differs, Story
from ludus.server.rooms.table.timing import due
from ludus.server.rows import ENDED, PLAYING, LogEntry, SeatRow, TableRow
from ludus.server.store import schema, tables


class Validation(NamedTuple):
    """What replaying a stored game showed; no trouble means that it is as it was played."""

    table: TableRow
    entries: int
    fits: int  # entries that replay
    trouble: str


def judge(table: TableRow, log: list[LogEntry]) -> tuple[Validation, Story | None]:
    """Replay a log as far as it goes; the story up to there, if there is any."""
    if not log:
        return Validation(table, 0, 0, ""), None
    fits = 0
    try:
        story = Story(table, log[0].dice)
        for entry in log:
            story.tell(entry)
            fits = entry.seq
    except Exception as error:  # rules that do not expect this game may break down anywhere
        kept = _again(table, log[:fits])
        trouble = str(error) if isinstance(error, LudusError) else type(error).__name__
        return Validation(table, len(log), 0 if kept is None else kept.seq, trouble), kept
    result = story.match.result()
    wrong = table.status == ENDED and result != table.result
    trouble = f"The result is '{result}', not '{table.result}'." if wrong else ""
    return Validation(table, len(log), len(log), trouble), story


def mend(connection: Connection, table: TableRow, chairs: list[SeatRow], story: Story, origin: str) -> None:
    """Let the game stand as this story tells it: what follows in the log goes, the table's row is derived anew."""
    where = (schema.entries.c.table_id == table.id) & (schema.entries.c.seq > story.seq)
    connection.execute(delete(schema.entries).where(where))
    over = story.number < 0
    values = {
        "status": ENDED if over else PLAYING,
        "result": story.match.result(),
        "ended": (table.ended or time.time()) if over else None,
        "wake_at": due(story, chairs, time.time()),
    }
    tables.change_table(connection, table.id, origin, **values)


def _again(table: TableRow, log: list[LogEntry]) -> Story | None:
    try:
        return Story.load(table, log) if log else None
    except Differs:
        return None
