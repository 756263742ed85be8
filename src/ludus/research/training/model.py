"""The network as PyTorch learns it; `ludus.bots.network` is the same in numpy, by the same names."""

import math
from collections.abc import Mapping, Sequence

import numpy
import torch
from torch import Tensor, nn

from ludus.bots.network.weights import Weights
from ludus.research.training.settings import NetworkSettings
from ludus.research.training.shape import Chairs, Items, Shape

HIDDEN = 128  # of the head for values
EACH = 64  # of the head that reads chances off each seat
READ_FROM_THE_SHAPE = (
    *("columns", "scale", "counts", "steps", "item_columns", "rest", "item_actions", "adjacency"),
    *("chair_columns", "context"),
)


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)

    def forward(self, x: Tensor) -> Tensor:
        inner: Tensor = self.second(torch.relu(self.first(self.norm(x))))
        return x + inner


class Mixing(nn.Module):
    """Tells items of their neighbours."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(2 * width)
        self.linear = nn.Linear(2 * width, width)

    def forward(self, items: Tensor, adjacency: Tensor) -> Tensor:
        both = torch.cat((items, adjacency.to(items.dtype) @ items), 2)
        return items + torch.relu(self.linear(self.norm(both)))


class SeatValues(nn.Module):
    """Prospects read off what is said of each seat by the same weights: every game teaches as much as it has seats.

    A head that reads everything learns games by heart where they are few and long: whoever sees the same cards again
    knows who won.
    """

    def __init__(self, chairs: Chairs) -> None:
        super().__init__()
        self.own = nn.Linear(chairs.columns.shape[1], EACH)
        self.context = nn.Linear(len(chairs.context), EACH)
        self.compared = nn.Linear(3 * EACH, EACH)
        self.output = nn.Linear(EACH, 1)
        self.lead = nn.Linear(EACH, 1)

    def forward(self, seats: Tensor, context: Tensor) -> Tensor:
        present = (seats.sum(2, keepdim=True) > 0).to(seats.dtype)
        own = torch.relu(self.own(seats) + self.context(context)[:, None]) * present
        mean = own.sum(1, keepdim=True) / present.sum(1, keepdim=True).clamp(min=1)
        among = torch.cat((mean, own.amax(1, keepdim=True)), 2).expand(-1, seats.shape[1], -1)
        compared = torch.relu(self.compared(torch.cat((own, among), 2)))
        return torch.cat((self.output(compared).squeeze(2), self.lead(compared[:, 0])), 1)


class TorchNetwork(nn.Module):
    """Rows of bytes in; out come a number for each action and the prospects, as `ludus.bots.network` reads them."""

    columns: Tensor
    scale: Tensor
    counts: Tensor
    steps: Tensor
    item_columns: Tensor
    rest: Tensor
    item_actions: Tensor
    adjacency: Tensor
    chair_columns: Tensor
    context: Tensor

    def __init__(self, shape: Shape, settings: NetworkSettings, actions: Sequence[str] = ()) -> None:
        """`actions` are their names, where weights are to be kept by name."""
        super().__init__()
        self.made_of = (shape, settings)
        self.actions = actions
        self.register_buffer("columns", torch.tensor(shape.columns))
        self.register_buffer("scale", torch.tensor(shape.scale))
        self.register_buffer("counts", torch.tensor(shape.counts))
        self.register_buffer("steps", torch.tensor(shape.steps))
        self.has_items = shape.items is not None
        width = settings.width
        if shape.items is None:
            self.input = nn.Linear(shape.width, width)
        else:
            self._add_items(shape.items, settings)
        self.blocks = nn.ModuleList(Block(width) for _ in range(settings.blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, shape.actions)
        self._add_values(shape, width)
        self._begin()

    def _add_values(self, shape: Shape, width: int) -> None:
        if shape.chairs is None:
            hidden, output = nn.Linear(width, HIDDEN), nn.Linear(HIDDEN, shape.seats + 1)
            self.value: nn.ModuleDict | SeatValues = nn.ModuleDict({"hidden": hidden, "output": output})
            return
        self.register_buffer("chair_columns", torch.tensor(shape.chairs.columns))
        self.register_buffer("context", torch.tensor(shape.chairs.context))
        self.value = SeatValues(shape.chairs)

    def _add_items(self, items: Items, settings: NetworkSettings) -> None:
        for name, value in (("item_columns", items.columns), ("rest", items.rest), ("item_actions", items.actions)):
            self.register_buffer(name, torch.tensor(value))
        self.register_buffer("adjacency", torch.tensor(items.adjacency))
        count, size, rest, width = *items.columns.shape, len(items.rest), settings.item_width
        self.items = nn.ModuleDict({"own": nn.Linear(size, width), "rest": nn.Linear(rest, width)})
        self.mixing = nn.ModuleList(Mixing(width) for _ in range(settings.mixing))
        self.input = nn.Linear(count * width + rest, settings.width)
        self.pointer = nn.ModuleDict(
            {
                "item": nn.Linear(width, width),
                "trunk": nn.Linear(settings.width, width),
                "output": nn.Linear(width, len(items.actions)),
            }
        )

    def _begin(self) -> None:
        """Weights to begin with: hardly any preference among actions."""
        for name, module in self.named_modules():
            if isinstance(module, nn.Linear):
                last = name in ("policy", "pointer.output")
                gain = (
                    0.01
                    if last
                    else 0.1
                    if name in ("value.output", "value.lead")
                    else 0.3
                    if ".second" in name
                    else math.sqrt(2)
                )
                nn.init.orthogonal_(module.weight, gain)
                nn.init.zeros_(module.bias)

    def forward(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        return self.answer(self.read(rows))

    def read(self, rows: Tensor) -> Tensor:
        """The bytes that it reads of an observation, and the steps their counts have reached."""
        by_place = rows.t().contiguous()  # rows are moved ten times as fast as single bytes
        stepped = by_place.index_select(0, self.counts) >= self.steps[:, None]
        return torch.cat((by_place.index_select(0, self.columns), stepped.to(rows.dtype))).t().contiguous()

    def answer(self, read: Tensor) -> tuple[Tensor, Tensor]:
        """What it says to what it has read."""
        x = read.to(self.scale.dtype) * nn.functional.pad(self.scale, (0, len(self.counts)), value=1.0)
        read_off = x
        items: Tensor | None = None
        if self.has_items:
            rest = x[:, self.rest]
            items = torch.relu(self.items["own"](x[:, self.item_columns]) + self.items["rest"](rest)[:, None])
            for layer in self.mixing:
                items = layer(items, self.adjacency)
            x = torch.cat((items.flatten(1), rest), 1)
        trunk = torch.relu(self.input(x))
        for block in self.blocks:
            trunk = block(trunk)
        trunk = self.norm(trunk)
        logits = self.policy(trunk)
        if items is not None:
            said = torch.relu(self.pointer["item"](items) + self.pointer["trunk"](trunk)[:, None])
            spoken = self.pointer["output"](said).transpose(1, 2).flatten(1)
            logits = logits.index_add(1, self.item_actions.flatten(), spoken.to(logits.dtype))
        return logits.float(), self._values(read_off, trunk).float()

    def _values(self, x: Tensor, trunk: Tensor) -> Tensor:
        """The prospects: off each seat, or off everything."""
        if isinstance(self.value, SeatValues):
            found: Tensor = self.value(x[:, self.chair_columns], x[:, self.context])
        else:
            found = self.value["output"](torch.relu(self.value["hidden"](trunk)))
        return found

    def twin(self) -> "TorchNetwork":
        """Another one that says the same."""
        other = TorchNetwork(*self.made_of, self.actions)
        other.load_state_dict(self.state_dict())
        return other

    def weights(self, about: dict[str, object]) -> Weights:
        """What it has learnt, for numpy."""
        arrays = {name: value.detach().cpu().numpy() for name, value in self.state_dict().items()}
        names = {"inputs": list(self.made_of[0].inputs), "actions": list(self.actions)}
        return Weights({**about, **names}, {name: _plain(array) for name, array in arrays.items()})

    def take(self, weights: Weights) -> None:
        """Go on from what was learnt: by name where inputs and actions have names, else whatever has kept its shape.

        What is new counts nothing at first, so that the policy stays as it was.
        """
        own = self.state_dict()
        fit = {name: torch.tensor(array) for name, array in weights.arrays.items() if name not in READ_FROM_THE_SHAPE}
        inputs, actions = weights.about.get("inputs"), weights.about.get("actions")
        if inputs and not self.has_items:
            fit["input.weight"] = _moved(fit["input.weight"].T, inputs, self.made_of[0].inputs).T
        if actions and self.actions:
            for part in ("policy.weight", "policy.bias"):
                fit[part] = _moved(fit[part], actions, self.actions)
        self.load_state_dict({**own, **{name: value for name, value in fit.items() if _fits(own, name, value)}})


def _moved(rows: Tensor, names: Sequence[str], wanted: Sequence[str]) -> Tensor:
    """The rows of these names in another order; 0 for names that are new."""
    place_of = {name: place for place, name in enumerate(names)}
    found = torch.zeros(len(wanted), *rows.shape[1:])
    for place, name in enumerate(wanted):
        if name in place_of:
            found[place] = rows[place_of[name]]
    return found


def _fits(own: Mapping[str, Tensor], name: str, value: Tensor) -> bool:
    return name in own and own[name].shape == value.shape


def _plain(
    array: "numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.generic]]",
) -> "numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.generic]]":
    return array.astype(numpy.float32) if array.dtype.kind == "f" else array
