"""A stretch of all games, as it was played: what everybody saw, said and got."""

from collections.abc import Sequence
from typing import Final

import torch
from torch import Tensor

from ludus.encoding import Encoding
from ludus.research.training.tables import Seen, Table, leads, shares

FORBIDDEN: Final = -1e9  # the logit of what cannot be said
CERTAIN: Final = 1e-6  # a lot stays so far below 1
PROCESSOR: Final = torch.device("cpu")


class Rollout:
    """So many steps of so many games. A row is one decision of one seat.

    Prospects are the chances of all seats to win, one's own first, and the lead in points that is still to come.
    """

    def __init__(
        self, steps: int, present: Tensor, wide: Encoding, inputs: int, device: torch.device = PROCESSOR
    ) -> None:
        """`present` says which seats there are in every game; `inputs` is how many numbers the network reads."""
        seats, actions = wide.seats, len(wide.actions)
        self.seats = seats
        shape = (steps, len(present))
        self.read = torch.zeros(*shape, inputs, dtype=torch.uint8, device=device)  # of what was seen, by the network
        self.masks = torch.zeros(*shape, actions, dtype=torch.bool, device=device)
        self.actions = torch.zeros(shape, dtype=torch.int64, device=device)
        self.log_probs = torch.zeros(shape, device=device)
        self.values = torch.zeros(*shape, seats + 1, device=device)
        self.present = present.to(device)
        self.seat = torch.zeros(shape, dtype=torch.int64, device=device)
        self.potential = torch.zeros(shape, device=device)  # the lead in points when the seat was asked
        self.learns = torch.ones(shape, dtype=torch.bool, device=device)  # said by the learner, not by a past self
        self.done = torch.zeros(shape, dtype=torch.bool, device=device)
        self.score = torch.zeros(shape, device=device)  # at the end, of all seats on average
        self.ends = torch.zeros(*shape, seats, seats + 1, device=device)  # as prospects, by chair

    def share(self) -> "Rollout":
        """Lay it where other processes can write it."""
        for value in vars(self).values():
            if isinstance(value, Tensor):
                value.share_memory_()
        return self

    @classmethod
    def joined(cls, parts: Sequence["Rollout"], device: torch.device = PROCESSOR) -> "Rollout":
        """The games of several, side by side, on this device."""
        found = cls.__new__(cls)
        found.seats = parts[0].seats
        for name, value in vars(parts[0]).items():
            if isinstance(value, Tensor):
                along = 0 if name == "present" else 1  # which seats there are is the same at every step
                setattr(found, name, torch.cat([getattr(part, name).to(device) for part in parts], along))
        return found

    def note(self, step: int, table: Table, seen: Seen, said: "Said", potential: Tensor) -> None:
        """Write down what was seen and said at a table."""
        at = (step, table.rows)
        self.read[at], self.masks[at], self.seat[at] = said.read, seen.mask, seen.seat
        self.actions[at], self.log_probs[at], self.values[at] = said.actions, said.log_probs, said.values
        self.learns[at], self.potential[at] = said.learns, potential

    def note_end(self, step: int, table: Table, seen: Seen, scale: float) -> None:
        """Write down what a step brought."""
        at = (step, table.rows)
        self.done[at], self.score[at] = seen.done, seen.score.mean(1)
        won = shares(seen.payoff)
        for chair in range(table.seats):
            self.ends[step, table.rows, chair, : table.seats] = won.roll(-chair, 1)
        self.ends[step, table.rows, : table.seats, -1] = leads(seen.score, scale)


class Said:
    """What a policy says at a table."""

    def __init__(self, logits: Tensor, values: Tensor, seen: Seen, seats: int, greedy: bool = False) -> None:
        log_probs = torch.log_softmax(logits.masked_fill(~seen.mask, FORBIDDEN), 1)
        self.actions = log_probs.argmax(1) if greedy else drawn(log_probs)
        self.log_probs = log_probs.gather(1, self.actions[:, None]).squeeze(1)
        self.values = prospects(values, seats)
        self.read = seen.rows  # or what the network makes of them before it answers
        self.learns = torch.ones_like(seen.done)  # whether the learner itself said it


def drawn(log_probs: Tensor) -> Tensor:
    """An action of each row by lot, each as likely as it is given; one that is impossible is never drawn."""
    reached = log_probs.exp().cumsum(1)
    lots = torch.rand_like(reached[:, :1]) * (1 - CERTAIN)
    return (reached <= lots * reached[:, -1:]).sum(1)


def prospects(values: Tensor, seats: int) -> Tensor:
    """The chances of so many seats, 0 for those there are not, and the lead to come, from what a network says."""
    found = torch.zeros_like(values)
    found[:, :seats] = torch.softmax(values[:, :seats], 1)
    found[:, -1] = values[:, -1]
    return found


def potential_of(rows: Tensor, columns: list[int], scale: float) -> Tensor:
    """By how much the seat that is asked leads the others now; `columns` are those of everybody's points."""
    return leads(rows[:, columns].float(), scale)[:, 0]


class Advantages:
    """Generalised advantage estimation, seat by seat: between two decisions of a seat the others may have many."""

    def __init__(self, rollout: Rollout, gae_lambda: float) -> None:
        self.advantages = torch.zeros_like(rollout.values)
        self.usable = torch.zeros_like(rollout.done)  # what a seat did last before the stretch ended has no sequel yet
        steps, games, width = rollout.values.shape
        by_seat, device = (games, rollout.seats), rollout.values.device
        value = torch.zeros(*by_seat, width, device=device)  # of the seat's next decision
        advantage = torch.zeros(*by_seat, width, device=device)
        reward = torch.zeros(*by_seat, width, device=device)
        known = torch.zeros(by_seat, dtype=torch.bool, device=device)
        everyone = torch.arange(games, device=device)
        for step in range(steps - 1, -1, -1):
            over = rollout.done[step]
            value[over], advantage[over], reward[over], known[over] = 0, 0, rollout.ends[step][over], True
            seat, own = rollout.seat[step], rollout.values[step]
            at = (everyone, seat)
            gained = reward[at]  # beside who won: the lead at the next decision, or at the end
            gained[:, -1] -= rollout.potential[step]
            found = gained + value[at] - own + gae_lambda * advantage[at]
            found = torch.where(known[at][:, None], found, torch.zeros_like(found))
            self.advantages[step], self.usable[step] = found, known[at]
            value[at], advantage[at], known[at] = own, found, True
            reward[at] = 0
            reward[(*at, torch.full_like(seat, -1))] = rollout.potential[step]
        self.returns = self.advantages + rollout.values
