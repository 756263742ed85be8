"""Learning from bots before learning from oneself: what they saw and said, and what came of it."""

import random
from collections.abc import Iterator
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
from ludus.research.position import Position, Rules, rules_of
from ludus.research.sitting import Sitting
from ludus.research.training.learner import Learner
from ludus.research.training.rollout import FORBIDDEN
from ludus.research.training.settings import ImitationSettings, TableSettings

LONGEST: Final = 20_000  # answers of a game


class Taught(NamedTuple):
    """What bots said in one game, a row for each answer that was not the only one."""

    rows: NDArray[numpy.uint8]
    masks: NDArray[numpy.uint8]  # packed to bits
    actions: NDArray[numpy.int64]
    payoffs: NDArray[numpy.float32]  # of the seat that answered


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
        out: list[bytes] = []
        position.write(seat, out)
        mask = bytearray(len(position.rules.vocabulary))
        position.mark(mask)
        self.rows.append(b"".join(out))
        self.masks.append(numpy.packbits(numpy.frombuffer(mask, numpy.uint8)).tobytes())
        self.actions.append(id)
        self.seats.append(seat)


def watch(game: str, table: TableSettings, bot: str, seed: int) -> Taught:
    """One game of bots. Runs in a process of its own."""
    rules = rules_of(game, table.seats, table.options, "off")
    rng = random.Random(seed)
    watched = Watched(rules.begin(), {Seat(i): load_bot(bot)(rng.getrandbits(32)) for i in range(rules.seats)})
    for _ in range(LONGEST):
        seat = watched.position.seat
        if seat is None:
            break
        if seat == CHANCE:
            watched.position.roll(rng.randrange)
        else:
            watched.act(seat)
    payoffs = watched.position.payoffs()
    return Taught(
        _array(watched.rows, rules.encoding.layout.length),
        _array(watched.masks, -(-len(rules.vocabulary) // 8)),
        numpy.array(watched.actions, numpy.int64),
        numpy.array([payoffs[seat] for seat in watched.seats], numpy.float32),
    )


def _array(rows: list[bytes], length: int) -> NDArray[numpy.uint8]:
    return numpy.frombuffer(b"".join(rows), numpy.uint8).reshape(-1, length)


class Lessons:
    """All that was watched, on the device."""

    def __init__(
        self, game: str, tables: tuple[TableSettings, ...], settings: ImitationSettings, wide: Encoding
    ) -> None:
        self.game, self.tables, self.settings, self.wide = game, tables, settings, wide

    def watched(self, seed: int) -> Iterator[tuple[TableSettings, Taught]]:
        """The games, as they end."""
        with ProcessPoolExecutor(self.settings.workers, mp_context=get_context("spawn")) as pool:
            turns = [self.tables[i % len(self.tables)] for i in range(self.settings.games)]
            games = [pool.submit(watch, self.game, table, self.settings.bot, seed + i) for i, table in enumerate(turns)]
            for table, game in zip(turns, games, strict=True):
                yield table, game.result()

    def read(self, seed: int, device: torch.device) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Rows, masks, actions and payoffs of all games."""
        parts: list[tuple[Tensor, Tensor, Tensor, Tensor]] = []
        for table, taught in self.watched(seed):
            rules: Rules = rules_of(self.game, table.seats, table.options, "off")
            rows = torch.zeros(len(taught.rows), self.wide.layout.length, dtype=torch.uint8, device=device)
            rows[:, rules.encoding.places()] = torch.tensor(taught.rows, device=device)
            masks = torch.tensor(numpy.unpackbits(taught.masks, 1, count=len(rules.vocabulary)), device=device).bool()
            actions, payoffs = torch.tensor(taught.actions, device=device), torch.tensor(taught.payoffs, device=device)
            parts.append((rows, masks, actions, payoffs))
        first, second, third, fourth = (torch.cat(column) for column in zip(*parts, strict=True))
        return first, second, third, fourth


def imitate(learner: Learner, lessons: Lessons, seed: int) -> dict[str, float]:
    """Learn to say what the bots said, and how their games ended."""
    rows, masks, actions, payoffs = lessons.read(seed, learner.device)
    settings, accuracy = lessons.settings, 0.0
    for epoch in range(settings.epochs):
        right = torch.zeros((), device=learner.device)
        for chosen in torch.randperm(len(rows), device=learner.device).split(settings.minibatch):
            for group in learner.optimizer.param_groups:
                group["lr"] = settings.learning_rate * (1 - epoch / settings.epochs)
            with learner.autocast():
                logits, values = learner.network(rows[chosen])
            logits = logits.masked_fill(~masks[chosen], FORBIDDEN)
            loss = nn.functional.cross_entropy(logits, actions[chosen])
            loss = loss + nn.functional.smooth_l1_loss(values[:, 0], payoffs[chosen])
            learner.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(learner.network.parameters(), learner.settings.gradient_norm)
            learner.optimizer.step()
            right += (logits.argmax(1) == actions[chosen]).sum()
        accuracy = right.item() / len(rows)
    return {"imitated answers": float(len(rows)), "imitation accuracy": accuracy}
