"""The learner: answers for all games, and improves its network by what came of it."""

import random
from typing import Final

import torch
from torch import Tensor, nn

from ludus.research.training.model import TorchNetwork
from ludus.research.training.rollout import FORBIDDEN, Advantages, Rollout, Said, potential_of
from ludus.research.training.settings import TrainingSettings
from ludus.research.training.tables import Seen, Table

MOST_PAST: Final = 40  # past selves that are kept
WARM_UP: Final = 5  # updates until the learning rate is full


class Learner:
    """A network, its past selves, and the optimizer."""

    def __init__(self, network: TorchNetwork, settings: TrainingSettings, device: torch.device) -> None:
        self.network = network.to(device)
        self.settings = settings
        self.device = device
        self.short = device.type == "cuda" or settings.short  # whether 16 bits do to multiply
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.learning_rate[0], eps=1e-5)
        self.updates = 0
        self.past: list[dict[str, Tensor]] = []
        self._player = self._twin(self.network)  # plays as the network does, in fewer bits where they do
        self._other = self._twin(self.network)  # the past self that plays at present
        self._frozen: dict[int, Tensor] = {}  # by table: which seats of which games it has

    def autocast(self) -> torch.autocast:
        return torch.autocast(self.device.type, torch.bfloat16, enabled=self.short)

    def _twin(self, network: TorchNetwork) -> TorchNetwork:
        twin = network.twin().to(self.device)
        return twin.to(torch.bfloat16) if self.short else twin

    # --- playing --------------------------------------------------------------------------------------

    @torch.no_grad()
    def answer(self, table: Table, seen: Seen) -> Said:
        """What is said in all games of a table."""
        read = self._player.read(seen.rows)
        logits, values = self._player.answer(read)
        taken = torch.zeros_like(seen.done)
        if self.past and self.settings.past_games:
            taken = self._taken_by_past(table, seen)
            logits[taken] = self._other.answer(read[taken])[0]
        said = Said(logits, values, seen, table.seats)
        said.read = read
        said.learns = ~taken
        return said

    def _taken_by_past(self, table: Table, seen: Seen) -> Tensor:
        """Whether the seat that is asked is a past self's: in some games each seat is with an even chance."""
        shape = (table.count, table.seats)
        fresh = torch.rand(shape, device=self.device) < 0.5
        fresh &= torch.rand(table.count, 1, device=self.device) < self.settings.past_games
        before = self._frozen.get(table.rows.start, fresh)
        now = self._frozen[table.rows.start] = torch.where(seen.done[:, None], fresh, before)
        return now.gather(1, seen.seat[:, None]).squeeze(1)

    def collect(self, rollout: Rollout, tables: list[Table], length: int) -> None:
        """Play a stretch of all games: while one table is answered, the others go on."""
        settings = self.settings
        for step in range(settings.steps + 1):
            for table in tables:
                arrays = table.games.arrays if step == 0 else table.games.step_wait()
                seen = Seen(table, arrays, length, self.device)
                if step:
                    rollout.note_end(step - 1, table, seen, settings.score_scale)
                if step == settings.steps:
                    continue
                said = self.answer(table, seen)
                table.games.step_async(said.actions.cpu().numpy())
                potential = potential_of(seen.rows, table.scores, settings.score_scale)
                rollout.note(step, table, seen, said, potential)

    # --- learning -------------------------------------------------------------------------------------

    def update(self, rollout: Rollout, progress: float) -> dict[str, float]:
        """Improve the network by a stretch of games; `progress` runs from 0 to 1."""
        settings = self.settings
        rate = _between(settings.learning_rate, progress) * min(1.0, (self.updates + 1) / WARM_UP)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        found = Advantages(rollout, settings.gae_lambda)
        margin = _between(settings.margin, progress)
        advantage = (found.advantages[..., 0] + margin * found.advantages[..., -1]).flatten()
        use = torch.nonzero((found.usable & rollout.learns).flatten()).squeeze(1)
        chosen = advantage[use]
        advantage = (advantage - chosen.mean()) / (chosen.std() + 1e-6)
        batch = Batch(rollout, advantage, found.returns)
        told = [
            self._improve(batch, rows, _between(settings.entropy, progress))
            for _ in range(settings.epochs)
            for rows in use[torch.randperm(len(use), device=self.device)].split(settings.minibatch)
        ]
        self._remember()
        mean = torch.stack(told).mean(0).tolist()
        values, returns = rollout.values.flatten(0, 1)[use, 0], found.returns.flatten(0, 1)[use, 0]
        explained = 1 - ((returns - values).var() / (returns.var() + 1e-8)).item()
        names = ("policy loss", "value loss", "entropy", "KL divergence", "gradient norm")
        return {**dict(zip(names, mean, strict=True)), "explained variance": explained, "learning rate": rate}

    def _improve(self, batch: "Batch", rows: Tensor, entropy_weight: float) -> Tensor:
        """One step of the optimizer; what it was made of."""
        with self.autocast():
            logits, values = self.network.answer(batch.read[rows])
        mask = batch.masks[rows]
        log_probs = torch.log_softmax(logits.masked_fill(~mask, FORBIDDEN), 1)
        change = log_probs.gather(1, batch.actions[rows][:, None]).squeeze(1) - batch.log_probs[rows]
        ratio, advantage = change.exp(), batch.advantage[rows]
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        policy_loss = -torch.min(ratio * advantage, clipped * advantage).mean()
        possible = log_probs.masked_fill(~mask, 0)  # powers of what is forbidden would take far longer
        entropy = -(possible.exp() * possible).sum(1).mean()
        value_loss = prospects_loss(values, batch.returns[rows], batch.present[rows])
        self.optimizer.zero_grad(set_to_none=True)
        (policy_loss + self.settings.value_weight * value_loss - entropy_weight * entropy).backward()
        norm = nn.utils.clip_grad_norm_(self.network.parameters(), self.settings.gradient_norm)
        self.optimizer.step()
        divergence = (ratio - 1 - change).mean()
        return torch.stack([policy_loss, value_loss, entropy, divergence, norm]).detach()

    def show(self) -> None:
        """Play by what has been learnt from now on."""
        self._player.load_state_dict(self.network.state_dict())

    def players(self) -> list[dict[str, Tensor]]:
        """What plays at present: what has been learnt, and a past self where there is one."""
        return [one.state_dict() for one in (self._player, self._other)[: 1 + bool(self.past)]]

    def play_as(self, players: list[dict[str, Tensor]]) -> None:
        """Play by what another learner has learnt."""
        self.past = players[1:]
        for own, state in zip((self._player, self._other), players, strict=False):
            own.load_state_dict(state)

    def _remember(self) -> None:
        """Keep a past self now and then, and let one of them play."""
        if self.updates % self.settings.past_every == 0:
            self.past.append({name: value.detach().clone() for name, value in self.network.state_dict().items()})
            if len(self.past) > MOST_PAST:
                self.past.pop(random.randrange(1, MOST_PAST // 2))
        self.updates += 1
        self.show()
        if self.settings.past_games > 0 and self.past:
            self._other.load_state_dict(self.past[-1] if random.random() < 0.3 else random.choice(self.past))


class Batch:
    """A stretch of games, laid out decision by decision."""

    def __init__(self, rollout: Rollout, advantage: Tensor, returns: Tensor) -> None:
        self.read = rollout.read.flatten(0, 1)
        self.masks = rollout.masks.flatten(0, 1)
        self.actions = rollout.actions.flatten()
        self.log_probs = rollout.log_probs.flatten()
        self.advantage = advantage
        self.returns = returns.flatten(0, 1)
        self.present = rollout.present.expand(len(rollout.done), -1, -1).flatten(0, 1)


def prospects_loss(values: Tensor, expected: Tensor, present: Tensor) -> Tensor:
    """How far the prospects are off: the cross entropy of who wins, and the error of the lead."""
    chances = torch.log_softmax(values[:, :-1].masked_fill(~present, FORBIDDEN), 1)
    entropy = -(expected[:, :-1] * chances.masked_fill(~present, 0)).sum(1).mean()
    return entropy + nn.functional.smooth_l1_loss(values[:, -1], expected[:, -1])


def _between(ends: tuple[float, float], progress: float) -> float:
    first, last = ends
    return first + (last - first) * min(progress, 1.0)
