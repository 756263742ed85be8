"""A stretch of all games, as it was played: what everybody saw, said and got."""

from typing import Final

import torch
from torch import Tensor

from ludus.research.training.model import VALUES
from ludus.research.training.tables import Seen, Table, margins

FORBIDDEN: Final = -1e9  # the logit of what cannot be said


class Rollout:
    """So many steps of so many games. A row is one decision of one seat."""

    def __init__(self, steps: int, tables: list[Table], length: int, actions: int, device: torch.device) -> None:
        games = sum(table.count for table in tables)
        self.seats = max(table.seats for table in tables)
        shape = (steps, games)
        self.rows = torch.zeros(*shape, length, dtype=torch.uint8, device=device)
        self.masks = torch.zeros(*shape, actions, dtype=torch.bool, device=device)
        self.actions = torch.zeros(shape, dtype=torch.int64, device=device)
        self.log_probs = torch.zeros(shape, device=device)
        self.values = torch.zeros(*shape, VALUES, device=device)
        self.seat = torch.zeros(shape, dtype=torch.int64, device=device)
        self.potential = torch.zeros(shape, device=device)  # the lead in points when the seat was asked
        self.learns = torch.ones(shape, dtype=torch.bool, device=device)  # said by the learner, not by a past self
        self.done = torch.zeros(shape, dtype=torch.bool, device=device)
        self.ends = torch.zeros(*shape, self.seats, VALUES, device=device)  # payoff and lead, by chair

    def note(self, step: int, table: Table, seen: Seen, said: "Said", potential: Tensor) -> None:
        """Write down what was seen and said at a table."""
        at = (step, table.rows)
        self.rows[at], self.masks[at], self.seat[at] = seen.rows, seen.mask, seen.seat
        self.actions[at], self.log_probs[at], self.values[at] = said.actions, said.log_probs, said.values
        self.learns[at], self.potential[at] = said.learns, potential

    def note_end(self, step: int, table: Table, seen: Seen, scale: float) -> None:
        """Write down what a step brought."""
        at = (step, table.rows)
        self.done[at] = seen.done
        self.ends[step, table.rows, : table.seats, 0] = seen.payoff
        self.ends[step, table.rows, : table.seats, 1] = margins(seen.score, scale)


class Said:
    """What a policy says at a table."""

    def __init__(self, logits: Tensor, values: Tensor, mask: Tensor, learns: Tensor, greedy: bool = False) -> None:
        log_probs = torch.log_softmax(logits.masked_fill(~mask, FORBIDDEN), 1)
        noise = torch.rand_like(log_probs).clamp_(1e-9, 1 - 1e-7)
        drawn = log_probs if greedy else log_probs - torch.log(-torch.log(noise))
        self.actions = drawn.argmax(1)
        self.log_probs = log_probs.gather(1, self.actions[:, None]).squeeze(1)
        self.values = values
        self.learns = learns


def potential_of(table: Table, seen: Seen, score: str, scale: float) -> Tensor:
    """By how much the seat that is asked leads the others now."""
    columns = table.scores[score]
    points = seen.rows[:, columns].float()
    return margins(points, scale)[:, 0]


class Advantages:
    """Generalised advantage estimation, seat by seat: between two decisions of a seat the others may have many."""

    def __init__(self, rollout: Rollout, gae_lambda: float) -> None:
        self.advantages = torch.zeros_like(rollout.values)
        self.usable = torch.zeros_like(rollout.done)  # what a seat did last before the stretch ended has no sequel yet
        steps, games = rollout.done.shape
        by_seat = (games, rollout.seats)
        device = rollout.values.device
        value = torch.zeros(*by_seat, VALUES, device=device)  # of the seat's next decision
        advantage = torch.zeros(*by_seat, VALUES, device=device)
        reward = torch.zeros(*by_seat, VALUES, device=device)
        known = torch.zeros(by_seat, dtype=torch.bool, device=device)
        everyone = torch.arange(games, device=device)
        for step in range(steps - 1, -1, -1):
            over = rollout.done[step]
            value[over], advantage[over], reward[over], known[over] = 0, 0, rollout.ends[step][over], True
            seat, own = rollout.seat[step], rollout.values[step]
            at = (everyone, seat)
            gained = reward[at]  # beside the payoff: the lead at the next decision, or at the end
            gained[:, 1] -= rollout.potential[step]
            found = gained + value[at] - own + gae_lambda * advantage[at]
            found = torch.where(known[at][:, None], found, torch.zeros_like(found))
            self.advantages[step], self.usable[step] = found, known[at]
            value[at], advantage[at], known[at] = own, found, True
            reward[at] = torch.stack((torch.zeros_like(rollout.potential[step]), rollout.potential[step]), 1)
        self.returns = self.advantages + rollout.values
