"""Learning from bots before learning from oneself: what they saw and said, and what came of it."""

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final, NamedTuple

import numpy
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ludus.bots import load as load_bot
from ludus.core.ids import CHANCE, Seat
from ludus.encoding import Encoding
from ludus.match import Bot
from ludus.research.position import Position, rules_of
from ludus.research.sitting import Sitting
from ludus.research.training.learner import Learner, prospects_loss
from ludus.research.training.rollout import FORBIDDEN, potential_of
from ludus.research.training.settings import TableSettings, TrainingSettings
from ludus.research.training.tables import leads, score_columns

LONGEST: Final = 20_000  # answers of a game


class Taught(NamedTuple):
    """What bots said in one game, a row for each answer that was not the only one."""

    rows: NDArray[numpy.uint8]
    masks: NDArray[numpy.uint8]  # packed to bits
    actions: NDArray[numpy.int64]
    shares: NDArray[numpy.float32]  # everybody's part in the victory, from the seat that answered on
    scores: NDArray[numpy.float32]  # likewise


class Watched(Sitting):
    """A table of bots whose answers are written down."""

    def __init__(self, position: Position, bots: dict[Seat, Bot]) -> None:
        super().__init__(position, bots)
        self.rows: list[bytes] = []
        self.masks: list[bytes] = []
        self.actions: list[int] = []
        self.seats: list[int] = []

    def act(self, seat: Seat) -> None:
        position = self.position
        offered = {option.words: option for option in position.options()}
        before = position.clone()
        super().act(seat)
        option = offered.get(position.told[-1].words) if position.told else None
        if option is None or len(offered) == 1:
            return
        for id, _ in position.rules.vocabulary.path(option, tuple(offered.values()), seat):
            answers = before.answers()
            if len(answers) > 1:
                self._note(before, seat, id)
            if id not in answers:
                return
            if answers[id] is not option:
                before.choose(id)

    def _note(self, position: Position, seat: Seat, id: int) -> None:
        self.rows.append(position.written(seat))
        self.masks.append(numpy.packbits(numpy.frombuffer(position.mask(), numpy.uint8)).tobytes())
        self.actions.append(id)
        self.seats.append(seat)


def watch(game: str, table: TableSettings, bot: str, seed: int) -> Taught:
    """One game of bots. Runs in a process of its own."""
    rules = rules_of(game, table.seats, table.options, "off")
    rng = random.Random(seed)
    watched = Watched(
        rules.begin(quiet=True), {Seat(i): load_bot(bot)(rng.getrandbits(32)) for i in range(rules.seats)}
    )
    for _ in range(LONGEST):
        seat = watched.position.seat
        if seat is None:
            break
        if seat == CHANCE:
            watched.position.roll(rng.randrange)
        else:
            watched.act(seat)
    outcome = watched.position.game.outcome()
    assert outcome is not None, "a game that takes so long teaches nothing"
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(rules.seats)]
    return Taught(
        _array(watched.rows, rules.encoding.layout.length),
        _array(watched.masks, -(-len(rules.vocabulary) // 8)),
        numpy.array(watched.actions, numpy.int64),
        numpy.array([_from(seat, shares) for seat in watched.seats], numpy.float32),
        numpy.array([_from(seat, outcome.scores) for seat in watched.seats], numpy.float32),
    )


def _from(seat: int, values: Sequence[float]) -> list[float]:
    """Values of all chairs, this one's first."""
    return [*values[seat:], *values[:seat]]


def _array(rows: list[bytes], length: int) -> NDArray[numpy.uint8]:
    return numpy.frombuffer(b"".join(rows), numpy.uint8).reshape(-1, length)


class Lesson(NamedTuple):
    """What was watched, on the device."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    ends: Tensor  # what came of it: who won, and the lead that was still to come
    present: Tensor  # which seats there were
    telling: Tensor  # whether the answer also teaches who wins


class Lessons:
    """The games that are watched."""

    def __init__(self, game: str, settings: TrainingSettings, wide: Encoding) -> None:
        self.game, self.settings, self.wide = game, settings, wide

    def watched(self, seed: int) -> Iterator[tuple[TableSettings, Taught]]:
        """The games, as they end."""
        tables, settings = self.settings.tables, self.settings.imitation
        turns = [tables[i % len(tables)] for i in range(settings.games)]
        if not settings.workers:
            yield from ((table, watch(self.game, table, settings.bot, seed + i)) for i, table in enumerate(turns))
            return
        with ProcessPoolExecutor(settings.workers, mp_context=get_context("spawn")) as pool:
            games = [pool.submit(watch, self.game, table, settings.bot, seed + i) for i, table in enumerate(turns)]
            for table, game in zip(turns, games, strict=True):
                yield table, game.result()

    def read(self, seed: int, device: torch.device) -> Lesson:
        """All games."""
        parts = [self._placed(table, taught, device) for table, taught in self.watched(seed)]
        return Lesson(*(torch.cat(column) for column in zip(*parts, strict=True)))

    def _placed(self, table: TableSettings, taught: Taught, device: torch.device) -> Lesson:
        """A game as the widest encoding has it."""
        rules = rules_of(self.game, table.seats, table.options, "off")
        count, most, scale = len(taught.rows), self.wide.seats, self.settings.score_scale
        rows = torch.zeros(count, self.wide.layout.length, dtype=torch.uint8, device=device)
        rows[:, rules.encoding.places()] = torch.tensor(taught.rows, device=device)
        masks = torch.tensor(numpy.unpackbits(taught.masks, 1, count=len(rules.vocabulary)), device=device).bool()
        ends = torch.zeros(count, most + 1, device=device)
        ends[:, : table.seats] = torch.tensor(taught.shares, device=device)
        now = potential_of(rows, score_columns(self.wide, table.seats, self.settings.score), scale)
        ends[:, -1] = leads(torch.tensor(taught.scores, device=device), scale)[:, 0] - now
        present = torch.zeros(count, most, dtype=torch.bool, device=device)
        present[:, : table.seats] = True
        telling = torch.rand(count, device=device) < self.settings.imitation.prospects
        return Lesson(rows, masks, torch.tensor(taught.actions, device=device), ends, present, telling)


def imitate(learner: Learner, lessons: Lessons, seed: int) -> dict[str, float]:
    """Learn to say what the bots said, and how their games ended."""
    lesson = lessons.read(seed, learner.device)
    settings, right = lessons.settings.imitation, 0.0
    steps = settings.epochs * -(-len(lesson.rows) // settings.minibatch)
    step = 0
    for _ in range(settings.epochs):
        right = 0.0
        for chosen in torch.randperm(len(lesson.rows), device=learner.device).split(settings.minibatch):
            for group in learner.optimizer.param_groups:
                group["lr"] = settings.learning_rate * (1 - step / steps)
            right += _follow(learner, Lesson(*(part[chosen] for part in lesson)))
            step += 1
    learner.show()
    return {"imitated answers": float(len(lesson.rows)), "imitation accuracy": right / len(lesson.rows)}


def _follow(learner: Learner, lesson: Lesson) -> float:
    """One step of the optimizer; how many answers were right."""
    with learner.autocast():
        logits, values = learner.network(lesson.rows)
    logits = logits.masked_fill(~lesson.masks, FORBIDDEN)
    loss = nn.functional.cross_entropy(logits, lesson.actions)
    if lesson.telling.any():
        loss = loss + prospects_loss(*(part[lesson.telling] for part in (values, lesson.ends, lesson.present)))
    learner.optimizer.zero_grad(set_to_none=True)
    loss.backward()
    nn.utils.clip_grad_norm_(learner.network.parameters(), learner.settings.gradient_norm)
    learner.optimizer.step()
    return (logits.argmax(1) == lesson.actions).sum().item()
