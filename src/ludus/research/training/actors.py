"""Tables that are played by processes of their own, each with a copy of the network; the learner waits for all of them.

To play on while the learner improves the network was tried: policies of an update before are too far off to learn from.
"""

import dataclasses
import io
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import torch
from torch import Tensor, multiprocessing

from ludus.encoding import Encoding
from ludus.research.training.learner import Learner
from ludus.research.training.model import TorchNetwork
from ludus.research.training.rollout import Rollout
from ludus.research.training.settings import TableSettings, TrainingSettings
from ludus.research.training.shape import shape_of, wide_encoding
from ludus.research.training.tables import Table, present_at

PATIENCE: Final = 5.0  # seconds a process has to end by itself


class Part(NamedTuple):
    """What a process has to play."""

    game: str
    settings: TrainingSettings
    table: TableSettings
    seed: int


class Actors:
    """Processes that each play some games of a table, and the stretch that each played last, in shared memory."""

    def __init__(self, game: str, settings: TrainingSettings, wide: Encoding, inputs: int, seed: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipes: list[Connection[Any, Any]] = []
        self._processes = []
        self._played: list[Rollout] = []
        for i, table in enumerate(one_by_one(settings.tables)):
            rollout = Rollout(settings.steps, present_at([table], wide.seats), wide, inputs).share()
            self._played.append(rollout)
            mine, theirs = context.Pipe()
            part = Part(game, settings, table, seed * 1_000 + i)
            process = context.Process(target=act, args=(theirs, part, rollout), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)

    def collect(self, learner: Learner) -> Rollout:
        """Let all play a stretch by what has been learnt so far; it comes to where the learner learns."""
        weights = packed(learner.players())
        for pipe in self._pipes:
            pipe.send(weights)
        for pipe in self._pipes:
            pipe.recv()
        return Rollout.joined(self._played, learner.device)

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join(PATIENCE)
            process.kill()


def one_by_one(tables: Sequence[TableSettings]) -> list[TableSettings]:
    """A table for each process; the process steps its games itself."""
    return [dataclasses.replace(table, workers=0) for table in tables for _ in range(max(table.workers, 1))]


def act(pipe: "Connection[Any, Any]", part: Part, rollout: Rollout) -> None:
    """Play a table whenever told to, until nobody listens. Runs in a process of its own."""
    game, settings, place, seed = part
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    wide = wide_encoding(game, settings.tables[0])
    network = TorchNetwork(shape_of(wide, settings.network), settings.network)
    learner = Learner(network, settings, torch.device("cpu"))
    table = Table(game, place, wide, settings.score, seed=seed, spread=settings.spread)
    while True:
        try:
            learner.play_as(unpacked(pipe.recv()))
            learner.collect(rollout, [table], wide.layout.length)
            pipe.send(True)
        except (EOFError, ConnectionError, KeyboardInterrupt):
            return


def packed(states: Sequence[dict[str, Tensor]]) -> bytes:
    """Weights as bytes."""
    file = io.BytesIO()
    torch.save([{name: value.cpu() for name, value in state.items()} for state in states], file)
    return file.getvalue()


def unpacked(weights: bytes) -> list[dict[str, Tensor]]:
    """The same again."""
    found: list[dict[str, Tensor]] = torch.load(io.BytesIO(weights), weights_only=True)
    return found
