"""Games as a table: one row for each game in a Parquet file, with its record, every choice and how it ended.

A choice is written in the numbers of the doors, one step for each: what the seat saw, with which numbers it could
answer, and which it took. `games` reads whole games, `arrays` all steps as columns, without copying them.
"""

import io
import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy
from numpy.typing import NDArray

from ludus import __version__
from ludus.core.decision import Option
from ludus.core.errors import BadSetting
from ludus.core.extras import need
from ludus.match import Bot, Match, Turn, play
from ludus.research.observation import length, look, written
from ludus.research.position import Position, Rules
from ludus.research.simulation.simulate import Chunk, Plan, bots_of, chunks, seed_of, sitting_in
from ludus.research.simulation.spread import Where, spread

if TYPE_CHECKING:
    import pyarrow

FORMAT: Final = "ludus-games 2"
BESIDE: Final = "beside"  # the kind of what was done beside a decision
COMPRESSION: Final = "zstd"
COLUMNS: Final = {  # what a file says of itself
    "game": "the number of the game in its plan",
    "bots": "who sat on each seat",
    "record": "the game as text; `ludus replay` shows it, and every option can be found by replaying it",
    "how": "how it ended",
    "scores": "by seat",
    "winners": "the seats that won",
    "payoffs": "by seat: 1 for a victory; the sum is 0",
    "steps": "every number that was said, in order",
    "steps.number": "which decision of the game it belongs to",
    "steps.seat": "who said it",
    "steps.kind": "what was asked; 'beside' for what was done beside the decision",
    "steps.words": "the whole answer in the words of the record; empty but at its last step",
    "steps.action": "the number that was said",
    "steps.legal": "the numbers that could be said",
    "steps.observation": "what the seat saw; `observation` in these notes says how to read the bytes",
}
NOTES: Final = {  # and of what stands beside the columns
    "format": "which notes and columns a file of this kind has; another number has others",
    "title": "the name of the game",
    "seats": "how many play",
    "rules": "the version of the game's rules; records are replayed by this one only",
    "options": "how the table was set, where it was not as usual",
    "seed": "the seed of the plan, from which every game has its own",
    "observation": "the type of the numbers in `steps.observation`, and how many there are",
    "slices": "what stands where in an observation, from and to",
    "usual": "by slice what a count is usually at most: divided by it, counts are the fractions that the doors give",
    "names": "what each number of `steps.action` and `steps.legal` says",
    "actions": "a digest of these names",
    "encoding": "a digest of names and slices: with another one, numbers mean something else",
    "ludus": "the version of the program that wrote the file",
    "columns": "what each column means",
    "notes": "what each of these notes means",
}

Row = dict[str, Any]


class Steps(NamedTuple):
    """All steps of a file, one after the other. The numbers that could be said at step i are
    `legal[legal_from[i] : legal_from[i + 1]]`."""

    observation: NDArray[Any]
    action: NDArray[numpy.int32]
    legal: NDArray[numpy.int32]
    legal_from: NDArray[numpy.int64]
    seat: NDArray[numpy.int8]
    payoff: NDArray[numpy.float32]  # of the seat, at the end of the game
    game: NDArray[numpy.int32]

    def mask(self, step: int, actions: int) -> NDArray[numpy.bool_]:
        """Which of so many numbers could be said at a step."""
        found = numpy.zeros(actions, numpy.bool_)
        found[self.legal[self.legal_from[step] : self.legal_from[step + 1]]] = True
        return found


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
        position = self.rules.take_up(self.match.game)
        position.first = turn.seat
        path = self.rules.vocabulary.path(option, options, turn.seat)
        for place, (number, asked) in enumerate(path, 1):
            position.narrowed = asked
            self.rows.append(
                {
                    "number": turn.decision.number,
                    "seat": turn.seat,
                    "kind": kind,
                    "words": option.words if place == len(path) else "",
                    "action": number,
                    "legal": list(self.rules.vocabulary.answers(asked, turn.seat)),
                    "observation": self._seen(position, turn),
                }
            )

    def _seen(self, position: Position, turn: Turn) -> bytes:
        see = look if self.rules.encoding.encoder is None else written
        return see(position, turn.seat).tobytes()


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
    """The columns, and in the file's own notes what they and their numbers mean."""
    pa = need("pyarrow", "data")
    columns = [
        ("game", pa.int32()),
        ("bots", pa.list_(pa.string())),
        ("record", pa.string()),
        ("how", pa.string()),
        ("scores", pa.list_(pa.int32())),
        ("winners", pa.list_(pa.int8())),
        ("payoffs", pa.list_(pa.float32())),
        ("steps", pa.list_(a_step(rules))),
    ]
    return pa.schema(columns, metadata=notes_on(plan, rules))


def a_step(rules: Rules) -> "pyarrow.DataType":
    """What is written of every number that was said."""
    pa = need("pyarrow", "data")
    kind, size = observed(rules)
    return pa.struct(
        [
            ("number", pa.int32()),
            ("seat", pa.int8()),
            ("kind", pa.string()),
            ("words", pa.string()),
            ("action", pa.int32()),
            ("legal", pa.list_(pa.int32())),
            ("observation", pa.binary(size * kind.itemsize)),
        ]
    )


def notes_on(plan: Plan, rules: Rules) -> dict[str, str]:
    """What a file says of itself."""
    kind, size = observed(rules)
    parts = rules.encoding.layout.slices
    return {
        "format": FORMAT,
        "title": plan.game,
        "seats": str(rules.seats),
        "rules": str(rules.title.rules),
        "actions": rules.vocabulary.digest,
        "encoding": rules.encoding.digest,
        "observation": json.dumps({"type": kind.name, "length": size}),
        "slices": json.dumps({name: [part.start, part.stop] for name, part in parts.items()}),
        "usual": json.dumps({name: part.usual for name, part in parts.items()}),
        "names": json.dumps(rules.vocabulary.names),
        "options": json.dumps(plan.plain()["options"]),
        "seed": str(plan.seed),
        "ludus": __version__,
        "columns": json.dumps(COLUMNS),
        "notes": json.dumps(NOTES),
    }


def observed(rules: Rules) -> tuple[numpy.dtype[Any], int]:
    """Of what, and of how many of it, an observation is made."""
    return numpy.dtype(numpy.float32 if rules.encoding.encoder is None else numpy.uint8), length(rules)


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
    steps: list[Row] = []
    play(match, [Scribe(bot, rules, match, steps) for bot in bots_of(plan, index)])
    outcome = match.outcome
    assert outcome is not None
    return {
        "game": index,
        "bots": [plan.bots[j] for j in sitting_in(index, len(plan.bots))],
        "record": match.record(),
        "how": outcome.how,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "payoffs": rules.take_up(match.game).payoffs(),
        "steps": steps,
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


def steps(path: str | Path) -> Iterator[Steps]:
    """The steps of a file some games at a time, as columns that lie where Arrow has read them. Raises BadSetting."""
    file = opened(path)
    how = json.loads(notes(file)["observation"])
    for group in range(file.num_row_groups):
        table = file.read_row_group(group, ["game", "payoffs", "steps"]).combine_chunks()
        yield columns_of(table, how["type"], how["length"])


def arrays(path: str | Path) -> Steps:
    """All steps of a file as columns, to learn from. Raises BadSetting."""
    parts = list(steps(path))
    if len(parts) == 1:
        return parts[0]
    ends = numpy.cumsum([0, *(len(part.legal) for part in parts)])
    starts = [part.legal_from[:-1] + end for part, end in zip(parts, ends, strict=False)]
    joined = Steps(*(numpy.concatenate(columns) for columns in zip(*parts, strict=True)))
    return joined._replace(legal_from=numpy.concatenate([*starts, ends[-1:]]))


def columns_of(table: "pyarrow.Table", kind: str, size: int) -> Steps:
    """The steps of some games, none of them copied but payoff and game, which every step repeats."""
    payoffs = table["payoffs"].chunk(0).flatten().to_numpy().reshape(table.num_rows, -1)
    in_games = table["steps"].chunk(0)
    found = in_games.flatten()
    seat, seen, legal = (found.field(name) for name in ("seat", "observation", "legal"))
    row = numpy.repeat(numpy.arange(table.num_rows), numpy.diff(in_games.offsets.to_numpy()))
    return Steps(
        numpy.frombuffer(seen.buffers()[1], kind).reshape(-1, size)[seen.offset :][: len(seen)],
        found.field("action").to_numpy(),
        legal.flatten().to_numpy(),
        legal.offsets.to_numpy() - legal.offsets[0].as_py(),
        seat.to_numpy(),
        payoffs[row, seat.to_numpy()],
        table["game"].to_numpy()[row],
    )
