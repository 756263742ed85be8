"""Games as a table: one row for each game in a Parquet file, with its record, every decision and how it ended.

A decision holds who chose what of which options, its numbers in the vocabulary of the doors, and what the seat saw, as
numbers. `games` and `arrays` read it again.
"""

import io
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus.core.decision import Option
from ludus.core.errors import BadSetting
from ludus.match import Bot, Match, Turn, play
from ludus.research.extras import need
from ludus.research.observation import observe
from ludus.research.position import Position, Rules
from ludus.research.simulation.simulate import Chunk, Plan, bots_of, chunks, seed_of, sitting_in
from ludus.research.simulation.spread import Where, spread

if TYPE_CHECKING:
    import pyarrow

FORMAT: Final = "ludus-games 1"
BESIDE: Final = "beside"  # the kind of what was done beside a decision
COMPRESSION: Final = "zstd"

Row = dict[str, Any]


class Arrays(NamedTuple):
    """All decisions of a file, one after the other."""

    observation: NDArray[numpy.float32]
    action: NDArray[numpy.int32]  # the number chosen; of an answer in several steps the last
    seat: NDArray[numpy.int32]
    payoff: NDArray[numpy.float32]  # of the seat, at the end of the game
    game: NDArray[numpy.int32]


class Scribe(Bot):
    """A bot that writes down what it chooses, and what it saw then."""

    def __init__(self, bot: Bot, rules: Rules, match: Match, rows: list[Row]) -> None:
        self.bot = bot
        self.rules = rules
        self.match = match
        self.rows = rows

    def choose(self, turn: Turn) -> Option:
        option = self.bot.choose(turn)
        self._write(turn, option, turn.decision.kind, turn.options)
        return option

    def propose(self, turn: Turn) -> Option | None:
        option = self.bot.propose(turn)
        if option is not None:
            self._write(turn, option, BESIDE, turn.free())
        return option

    def _write(self, turn: Turn, option: Option, kind: str, options: list[Option]) -> None:
        position = Position(self.rules, self.match.game)
        position.first = turn.seat
        self.rows.append(
            {
                "number": turn.decision.number,
                "seat": turn.seat,
                "kind": kind,
                "words": option.words,
                "options": [one.words for one in options],
                "action": list(self.rules.vocabulary.encode(option, options, turn.seat)),
                "observation": observe(position, turn.seat),
            }
        )


def write(
    plan: Plan,
    out: str | Path,
    workers: int = 1,
    on_games: Callable[[int], None] | None = None,
    *,
    cluster: str | None = None,
) -> None:
    """Play the games of a plan and write them to a file, in their order. Raises BadSetting."""
    parquet = need("pyarrow.parquet", "data")
    plan.plain()  # a mistake shows here, not in every process
    place = Path(out)
    part = place.with_name(f"{place.name}.part")
    rules = Rules(plan.game, len(plan.bots), plan.options, "steps")
    schema = a_schema(plan, rules)
    try:
        with parquet.ParquetWriter(part, schema, compression=COMPRESSION) as writer:
            for chunk, rows in in_order(plan, Where(workers, cluster)):
                writer.write_table(parquet.read_table(io.BytesIO(rows)).cast(schema))
                if on_games is not None:
                    on_games(chunk[1] - chunk[0])
        os.replace(part, place)
    except OSError as error:
        raise BadSetting(f"'{place}' cannot be written: {error}.", hint="name a file that can be written.") from error


def in_order(plan: Plan, where: Where) -> Iterator[tuple[Chunk, bytes]]:
    """The games a few at a time, as small files, in the order of their numbers."""
    tasks = chunks(plan.games, max(where.workers, plan.games // 32), [])
    waiting: dict[Chunk, bytes] = {}
    order = iter(tasks)
    due = next(order, None)
    for chunk, rows in spread(partial(played, plan), tasks, where):
        waiting[chunk] = rows
        while due is not None and due in waiting:
            yield due, waiting.pop(due)
            due = next(order, None)


def a_schema(plan: Plan, rules: Rules) -> "pyarrow.Schema":
    """The columns, and in the file's own notes what the numbers of the actions belong to."""
    pa = need("pyarrow", "data")
    decision = pa.struct(
        [
            ("number", pa.int32()),
            ("seat", pa.int8()),
            ("kind", pa.string()),
            ("words", pa.string()),
            ("options", pa.list_(pa.string())),
            ("action", pa.list_(pa.int32())),
            ("observation", pa.list_(pa.float32())),
        ]
    )
    columns = [
        ("game", pa.int32()),
        ("bots", pa.list_(pa.string())),
        ("record", pa.string()),
        ("how", pa.string()),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
        ("payoffs", pa.list_(pa.float32())),
        ("decisions", pa.list_(decision)),
    ]
    notes = {
        "format": FORMAT,
        "title": plan.game,
        "rules": str(rules.title.rules),
        "actions": rules.vocabulary.digest,
        "encoding": rules.encoding.digest,
    }
    return pa.schema(columns, metadata=notes)


def played(plan: Plan, chunk: Chunk) -> bytes:
    """Some games of a plan, as a small Parquet file."""
    pa, parquet = need("pyarrow", "data"), need("pyarrow.parquet", "data")
    rules = Rules(plan.game, len(plan.bots), plan.options, "steps")
    rows = [a_row(plan, rules, index) for index in range(*chunk)]
    buffer = io.BytesIO()
    parquet.write_table(pa.Table.from_pylist(rows, schema=a_schema(plan, rules)), buffer, compression=COMPRESSION)
    return buffer.getvalue()


def a_row(plan: Plan, rules: Rules, index: int) -> Row:
    """One game, played and written down."""
    match = Match.new(plan.game, len(plan.bots), seed_of(plan.seed, index), plan.options)
    decisions: list[Row] = []
    play(match, [Scribe(bot, rules, match, decisions) for bot in bots_of(plan, index)])
    outcome = match.outcome
    assert outcome is not None
    return {
        "game": index,
        "bots": [plan.bots[j] for j in sitting_in(index, len(plan.bots))],
        "record": match.record(),
        "how": outcome.how,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "payoffs": Position(rules, match.game).payoffs(),
        "decisions": decisions,
    }


# --- reading -----------------------------------------------------------------------------------------


def opened(path: str | Path) -> Any:
    """The file. Raises BadSetting."""
    parquet = need("pyarrow.parquet", "data")
    try:
        file = parquet.ParquetFile(path)
    except (OSError, ValueError) as error:
        raise BadSetting(f"'{path}' cannot be read as a data set.", hint="`ludus dataset` writes one.") from error
    if notes(file).get("format") != FORMAT:
        raise BadSetting(f"'{path}' is Parquet, but not a data set of ours.", hint="`ludus dataset` writes one.")
    return file


def notes(file: Any) -> dict[str, str]:
    """What a file says of itself: the game, its rules version and the vocabulary of its actions."""
    return {name.decode(): value.decode() for name, value in (file.schema_arrow.metadata or {}).items()}


def games(path: str | Path, columns: list[str] | None = None) -> Iterator[Row]:
    """The games of a file one by one, all columns or some. Raises BadSetting."""
    for batch in opened(path).iter_batches(batch_size=1, columns=columns):
        yield from batch.to_pylist()


def arrays(path: str | Path) -> Arrays:
    """All decisions of a file as arrays, to learn from. Raises BadSetting."""
    seen: list[list[float]] = []
    numbers: list[tuple[int, int, float, int]] = []
    for row in games(path, ["game", "payoffs", "decisions"]):
        for decision in row["decisions"]:
            seen.append(decision["observation"])
            seat = decision["seat"]
            numbers.append((decision["action"][-1], seat, row["payoffs"][seat], row["game"]))
    action, seat, payoff, game = zip(*numbers, strict=True)
    return Arrays(
        numpy.array(seen, numpy.float32),
        numpy.array(action, numpy.int32),
        numpy.array(seat, numpy.int32),
        numpy.array(payoff, numpy.float32),
        numpy.array(game, numpy.int32),
    )
