"""Between tables and records: a table's game as text, and a match as a table's log."""

import time

from ludus.core.ids import CHANCE
from ludus.match import Match
from ludus.server.rooms.table.story import Story
from ludus.server.rows import BY_RECORD, ENDED, LogEntry, TableRow, TimeControl


def record_of(story: Story) -> str:
    """The record of a table with everything in it. A forked game has dice of two seeds, so it names neither."""
    text = story.match.record(secrets_too=True)
    if story.table.forked:
        text = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("[seed "))
    return text


def row_of(match: Match, table_id: str, host: str | None, seed: str) -> TableRow:
    """The row of a private table at which a match was played elsewhere."""
    now = time.time()
    return TableRow(
        id=table_id,
        game=match.title.name,
        rules=match.title.rules,
        digest=match.digest,
        options=dict(match.settings),
        size=match.seats,
        seed=seed,
        status=ENDED,
        public=False,
        practice=True,
        starts="full",
        host=host,
        clock=TimeControl(),
        created=now,
        ended=now,
        result=match.result(),
    )


def log_of(match: Match, table: TableRow) -> tuple[Story, list[LogEntry]]:
    """The story and log of a table at which everything in a match has been played already, with the same dice."""
    story = Story(table, tuple(said for seat, said in match.log if seat == CHANCE))
    log = [story.open(table.created)]
    for act in match.acts:
        log.append(story.act(act.seat, act.words, by=BY_RECORD, command=None, at=table.created))
    return story, log
