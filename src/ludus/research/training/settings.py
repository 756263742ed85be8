"""How a network is trained: one YAML file for each game, and what was given beside it."""

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from ludus.core.errors import BadSetting


@dataclass(frozen=True)
class TableSettings:
    """A kind of table at which games are played, and by how many processes."""

    seats: int
    workers: int = 1  # 0 steps them in the learner's own process
    games: int = 64  # of each process, stepped together
    options: Mapping[str, object] = field(default_factory=dict)
    bot: str | None = None  # who sits on the other seats, where the learner does not play itself


@dataclass(frozen=True)
class NetworkSettings:
    """The size of the network."""

    width: int = 512
    blocks: int = 2
    items: str | None = None  # the kind of thing that is an item: a space of a map
    count_steps: int = 4  # of a count that are told apart by inputs of their own
    steps: Mapping[str, int] = field(default_factory=dict)  # the same for counts of such slices as "* gold"
    unread: tuple[str, ...] = ()  # slices that are passed over, such as "next+* hand"
    item_width: int = 64
    mixing: int = 2  # how often items are told of their neighbours
    context: tuple[str, ...] = ()  # slices told with each seat's own, off which chances are read; none: off everything
    marks: tuple[str, ...] = ()  # slices with one number for each seat, which is then among its own


@dataclass(frozen=True)
class ImitationSettings:
    """How many games of which bot are learnt from, before the network plays itself."""

    games: int = 0
    bot: str = "greedy"
    workers: int = 2  # 0 lets them play in the learner's own process
    prospects: float = 1.0  # part of the answers that also teach who wins: a few where games are few and long
    epochs: int = 6
    minibatch: int = 4_096
    learning_rate: float = 1e-3


@dataclass(frozen=True)
class TrainingSettings:
    """Everything that decides how training goes. Pairs are the values at the beginning and at the end."""

    tables: tuple[TableSettings, ...]
    network: NetworkSettings = NetworkSettings()
    imitation: ImitationSettings = ImitationSettings()
    threads: int = 1  # of PyTorch, where there is no GPU
    apart: bool = False  # every table is played by a process of its own, which has the network too
    short: bool = False  # multiply in 16 bits on the processor too: twice as fast where it knows bfloat16
    steps: int = 128  # of every game between two updates
    spread: int = 300  # games begin with up to so many answers by lot, lest all are at the same point
    epochs: int = 2
    minibatch: int = 16_384
    learning_rate: tuple[float, float] = (4e-4, 3e-5)
    entropy: tuple[float, float] = (0.015, 0.004)
    clip: float = 0.2
    gae_lambda: float = 0.95
    gradient_norm: float = 1.0
    margin: tuple[float, float] = (0.5, 0.1)  # what a lead in points counts beside the victory
    score: str = "score"  # the slice of an observation that holds a seat's points
    score_scale: float = 10.0  # a lead by this many points counts as 1
    value_weight: float = 0.5  # what the prospects count beside the policy
    past_games: float = 0.2  # part of the games in which some seats are taken by past selves
    past_every: int = 20  # updates between two of them
    evaluate_every: float = 2.0  # minutes
    evaluation_games: int = 200
    opponent: str = "greedy"  # of evaluations
    calibration_games: int = 128  # of each table, for the chances to win at the end of a training


def read(game: str, path: Path | None = None, **given: object) -> TrainingSettings:
    """The settings of a game: those shipped, or a file's; what is given counts more. Raises BadSetting."""
    shipped = files(__package__) / "settings" / f"{game}.yaml"
    source = path or shipped
    if not source.is_file():
        raise BadSetting(f"There are no settings to train '{game}' by.", hint="name a file with --settings FILE.")
    try:
        found = yaml.safe_load(source.read_text())
        return from_json({**found, **given})
    except (yaml.YAMLError, TypeError, ValueError) as error:
        raise BadSetting(
            f"The settings in '{source}' cannot be read: {error}", hint="compare those shipped."
        ) from error


def from_json(found: Mapping[str, Any]) -> TrainingSettings:
    """Settings from plain values. Raises TypeError, ValueError."""
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in found.items()}
    values["tables"] = tuple(TableSettings(**table) for table in found["tables"])
    network = found.get("network", {})
    patterns = {name: tuple(network.get(name, ())) for name in ("unread", "context", "marks")}
    values["network"] = NetworkSettings(**{**network, **patterns})
    values["imitation"] = ImitationSettings(**found.get("imitation", {}))
    return TrainingSettings(**values)


def as_json(settings: TrainingSettings) -> dict[str, Any]:
    """The same as plain values."""
    return dataclasses.asdict(settings)


def at_tables(settings: TrainingSettings, seats: Sequence[int], workers: int | None) -> TrainingSettings:
    """The same with other tables: one for each of these numbers of seats, played by so many processes."""
    first = settings.tables[0]
    tables = settings.tables if not seats else tuple(dataclasses.replace(first, seats=number) for number in seats)
    if workers is not None:
        tables = tuple(dataclasses.replace(table, workers=workers) for table in tables)
    return dataclasses.replace(settings, tables=tables)
