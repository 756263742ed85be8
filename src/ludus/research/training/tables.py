"""Games that are played to learn from: several kinds of tables, all stepped by processes of their own."""

from collections.abc import Sequence

import torch
from torch import Tensor

from ludus.bots import find as find_bot
from ludus.core.errors import BadSetting
from ludus.encoding import Encoding
from ludus.research.position import rules_of
from ludus.research.training.settings import TableSettings, TrainingSettings
from ludus.research.vectorized.arrays import Arrays
from ludus.research.vectorized.batch import Wishes
from ludus.research.vectorized.games import VectorGames


class Table:
    """Games of one kind, and where they stand among all."""

    def __init__(
        self,
        game: str,
        settings: TableSettings,
        wide: Encoding,
        score: str,
        *,
        first: int = 0,
        seed: int,
        spread: int = 0,
    ) -> None:
        rules = rules_of(game, settings.seats, settings.options, "off")
        wishes = Wishes(bot=None if settings.bot is None else find_bot(settings.bot), spread=spread)
        self.seats = settings.seats
        self.count = games_at(settings)
        self.games = VectorGames(rules, self.count, wishes, seed, settings.workers)
        self.rows = slice(first, first + self.count)
        self.places = torch.tensor(rules.encoding.places())
        self.scores = score_columns(wide, settings.seats, score)

    def close(self) -> None:
        """End the processes."""
        self.games.close()


class Seen:
    """A copy of what stands in the games of one table, on the device: the next step overwrites the arrays."""

    def __init__(self, table: Table, arrays: Arrays, length: int, device: torch.device) -> None:
        by_place = torch.zeros(length, table.count, dtype=torch.uint8, device=device)
        observed = torch.tensor(arrays.observation, device=device).t().contiguous()
        self.rows = by_place.index_copy_(0, table.places.to(device), observed).t()
        self.mask = torch.tensor(arrays.mask, device=device)
        self.seat = torch.tensor(arrays.seat, device=device).long()
        self.done = torch.tensor(arrays.done, device=device)
        self.payoff = torch.tensor(arrays.payoff, device=device)
        self.score = torch.tensor(arrays.score, device=device).float()


def set_up(game: str, settings: TrainingSettings, wide: Encoding, seed: int) -> list[Table]:
    """All tables of a training."""
    found: list[Table] = []
    first = 0
    for i, table in enumerate(settings.tables):
        found.append(
            Table(game, table, wide, settings.score, first=first, seed=seed * 1_000 + i, spread=settings.spread)
        )
        first += found[-1].count
    return found


def present_at(tables: Sequence[TableSettings], most: int) -> Tensor:
    """Which of at most so many seats there are in every game of these tables."""
    rows = [[chair < table.seats for chair in range(most)] for table in tables for _ in range(games_at(table))]
    return torch.tensor(rows)


def games_at(table: TableSettings) -> int:
    """How many games are played at a table."""
    return table.games * max(table.workers, 1)


def leads(score: Tensor, scale: float) -> Tensor:
    """By how much each seat leads the best of the others, as a part of what counts as 1, at most that."""
    own = torch.eye(score.shape[1], dtype=torch.bool, device=score.device)
    others = score[:, None, :].expand(-1, score.shape[1], -1).masked_fill(own, -torch.inf)
    return ((score - others.amax(2)) / scale).clamp(-1, 1)


def shares(payoff: Tensor) -> Tensor:
    """Each seat's part in the victory, by what it was paid: 1 for a victory, and the others lose it together."""
    seats = payoff.shape[1]
    return (payoff * (seats - 1) + 1) / seats


def score_columns(wide: Encoding, seats: int, score: str) -> list[int]:
    """Where an observation holds the points of every seat, one's own first. Raises BadSetting."""
    slices = wide.layout.slices
    owners = ["my", *(f"next+{i}" for i in range(1, seats))]
    try:
        return [slices[f"{owner} {score}"].start for owner in owners]
    except KeyError:
        raise BadSetting(
            f"No slice of an observation is called 'my {score}'.", hint="`ludus encoding GAME` lists them."
        ) from None
