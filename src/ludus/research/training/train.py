"""Training from beginning to end: `ludus train kampf --minutes 10 --out DIR`."""

import gc
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import torch

from ludus.bots.network.weights import Weights, load, save
from ludus.core.errors import BadSetting
from ludus.match import find
from ludus.research.training.actors import Actors
from ludus.research.training.calibration import calibrate
from ludus.research.training.evaluation import evaluate
from ludus.research.training.imitation import Lessons, imitate
from ludus.research.training.learner import Learner
from ludus.research.training.model import TorchNetwork
from ludus.research.training.rollout import Rollout
from ludus.research.training.settings import TrainingSettings, as_json
from ludus.research.training.shape import shape_of, wide_encoding
from ludus.research.training.tables import Table, present_at, set_up

MINUTE: Final = 60.0
WEIGHTS, CHECKPOINT, LOG, SETTINGS = "weights.npz", "checkpoint.pt", "log.jsonl", "settings.json"


class Order(NamedTuple):
    """What is to be trained, for how long, and where it is written."""

    game: str
    settings: TrainingSettings
    minutes: float
    out: Path
    begin: Path | None = None  # weights to go on from
    resume: bool = False  # go on from the checkpoint in `out`
    device: str | None = None
    seed: int = 1
    decisions: int | None = None  # to learn from, however many minutes that takes


class Training:
    """One training, as far as it has got."""

    def __init__(self, order: Order, tell: Callable[[str], None] = print) -> None:
        """Raises BadSetting, UnfitWeights."""
        torch.manual_seed(order.seed)
        torch.set_num_threads(order.settings.threads)
        self.order = order
        self.tell = tell
        self.device = torch.device(order.device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self.wide = wide_encoding(order.game, order.settings.tables[0])
        shape = shape_of(self.wide, order.settings.network)
        network = TorchNetwork(shape, order.settings.network, self.wide.actions.names)
        if order.begin is not None:
            network.take(load(order.begin))
        self.learner = Learner(network, order.settings, self.device)
        self.decisions = 0
        self.spent = 0.0  # seconds
        self.calibration: dict[str, Any] = {}
        order.out.mkdir(parents=True, exist_ok=True)
        if order.resume:
            self._resume()
        (order.out / SETTINGS).write_text(json.dumps(as_json(order.settings), indent=2))
        self._board = _board(order.out)

    def run(self) -> None:
        """Train until the time is up; at the end and now and then the weights are written."""
        order, settings = self.order, self.order.settings
        if settings.imitation.games and not (self.learner.updates or order.begin or order.resume):
            lessons = Lessons(order.game, settings, self.wide)
            began = time.monotonic()
            found = imitate(self.learner, lessons, order.seed)
            self.write({"second": round(time.monotonic() - began, 1), **found})
            self.keep()
        games = self._games()
        gc.freeze()  # what there is now stays to the end, and need not be looked through again
        try:
            self._learn(games)
        finally:
            gc.unfreeze()
            games.close()
        self._calibrate()
        self.keep()
        if self._board is not None:
            self._board.close()

    def _games(self) -> "Actors | Together":
        order, settings, inputs = self.order, self.order.settings, self.learner.network.made_of[0].width
        if settings.apart:
            return Actors(order.game, settings, self.wide, inputs, order.seed)
        present = present_at(settings.tables, self.wide.seats)
        rollout = Rollout(settings.steps, present, self.wide, inputs, self.device)
        return Together(set_up(order.game, settings, self.wide, order.seed), rollout, self.wide.layout.length)

    def progress(self) -> float:
        """How far it has got: 1 at the end."""
        order = self.order
        if order.decisions:
            return self.decisions / order.decisions
        return self.spent / (order.minutes * MINUTE) if order.minutes else 1.0

    def _learn(self, games: "Actors | Together") -> None:
        settings = self.order.settings
        next_evaluation = self.spent + settings.evaluate_every * MINUTE
        while self.progress() < 1:
            began = time.monotonic()
            rollout = games.collect(self.learner)
            played = time.monotonic()
            told = self.learner.update(rollout, self.progress())
            if self.device.type == "cuda":
                torch.cuda.synchronize()
            ended = time.monotonic()
            self.decisions += rollout.done.numel()
            self.spent += ended - began
            told |= {
                "second": self.spent,
                "decisions": self.decisions,
                "decisions per second": rollout.done.numel() / (ended - began),
                "learner share": (ended - played) / (ended - began),
                "games": int(rollout.done.sum()),
                "mean score": (rollout.score.sum() / rollout.done.sum().clamp(min=1)).item(),
            }
            self.write(told)
            if self.spent >= next_evaluation or self.progress() >= 1:
                next_evaluation = self.spent + settings.evaluate_every * MINUTE
                self.keep()
                if settings.evaluation_games:
                    share = evaluate(self.learner, self.order.game, settings, self.wide, self.learner.updates)
                    self.write(
                        {"second": self.spent, f"wins against {settings.opponent}": share.won, "margin": share.margin}
                    )

    def _calibrate(self) -> None:
        """Make the chances to win true, on games that were not learnt from."""
        settings = self.order.settings
        if settings.calibration_games:
            games = settings.calibration_games
            found = calibrate(self.weights(), self.order.game, settings.tables, games)
            self.calibration = found
            self.write({"second": self.spent, **found})

    def write(self, told: dict[str, Any]) -> None:
        """A line for the log, and for TensorBoard."""
        line = {name: round(value, 5) if isinstance(value, float) else value for name, value in told.items()}
        with (self.order.out / LOG).open("a") as log:
            log.write(json.dumps({"update": self.learner.updates, **line}) + "\n")
        if self._board is not None:
            for name, value in told.items():
                if isinstance(value, int | float):
                    self._board.add_scalar(name, value, self.decisions)
        self.tell(json.dumps({"update": self.learner.updates, **line}))

    def weights(self) -> Weights:
        """What has been learnt so far."""
        order = self.order
        about = {
            "game": order.game,
            "rules": find(order.game).rules,
            "encoding": self.wide.version,
            "form": self.wide.form,
            "settings": as_json(order.settings),
            "decisions": self.decisions,
            "seconds": round(self.spent),
            "updates": self.learner.updates,
            "temperature": self.calibration.get("temperature", 1.0),
        }
        return self.learner.network.weights(about)

    def keep(self) -> None:
        """Write the weights, and all it takes to go on."""
        save(self.order.out / WEIGHTS, self.weights())
        kept = {
            "network": self.learner.network.state_dict(),
            "optimizer": self.learner.optimizer.state_dict(),
            "past": self.learner.past,
            "updates": self.learner.updates,
            "decisions": self.decisions,
            "spent": self.spent,
        }
        torch.save(kept, self.order.out / CHECKPOINT)

    def _resume(self) -> None:
        path = self.order.out / CHECKPOINT
        if not path.exists():
            raise BadSetting(f"There is no checkpoint in '{self.order.out}'.", hint="train without --resume first.")
        kept = torch.load(path, map_location=self.device, weights_only=True)
        self.learner.network.load_state_dict(kept["network"])
        self.learner.optimizer.load_state_dict(kept["optimizer"])
        self.learner.past, self.learner.updates = kept["past"], kept["updates"]
        self.learner.show()
        self.decisions, self.spent = kept["decisions"], kept["spent"]


class Together:
    """Tables for which the learner itself answers."""

    def __init__(self, tables: list[Table], rollout: Rollout, length: int) -> None:
        self.tables = tables
        self.rollout = rollout
        self.length = length  # of an observation

    def collect(self, learner: Learner) -> Rollout:
        """Play a stretch."""
        learner.collect(self.rollout, self.tables, self.length)
        return self.rollout

    def close(self) -> None:
        """End the processes."""
        for table in self.tables:
            table.close()


def _board(out: Path) -> Any:
    """A log for TensorBoard, where it is installed."""
    try:
        from torch.utils.tensorboard import SummaryWriter  # noqa: PLC0415 - only where it is installed
    except ImportError:
        return None
    return SummaryWriter(str(out / "tensorboard"))
