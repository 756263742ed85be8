"""The network itself, in numpy: rows of bytes in, a number for each action and everybody's prospects out.

A trunk of residual blocks reads the whole row. A game with a map also has items, the spaces of the map: each is read by
the same weights, told of its neighbours twice, and has a say in the actions that name it. Chances to win are read off
the trunk, or where a network has learnt so, off what is said of each seat.
"""

from typing import Any

import numpy
from numpy.typing import NDArray

from ludus.bots.network.weights import Numbers, Weights

Rows = NDArray[numpy.uint8]

SMALLEST = numpy.float32(1e-5)  # keeps a division by nothing from happening


class Network:
    """A network that has been learnt."""

    def __init__(self, weights: Weights) -> None:
        self.arrays = {
            name: numpy.ascontiguousarray(array.T) if name.endswith("weight") and array.ndim > 1 else array
            for name, array in weights.arrays.items()
        }
        self.blocks = sum(name.startswith("blocks.") and name.endswith(".norm.bias") for name in self.arrays)
        self.layers = sum(name.startswith("mixing.") and name.endswith(".norm.bias") for name in self.arrays)

    def __call__(self, rows: Rows) -> tuple[Numbers, Numbers]:
        """For each row a number for every action, the likelier the higher, and the prospects that `Policy` reads."""
        items: Numbers | None = None
        if self.layers:
            items, rest = self._items(rows)
            trunk = self._linear(numpy.concatenate((items.reshape(len(rows), -1), rest), 1), "input")
        else:
            trunk = self._sparse(rows)
        trunk = self._trunk(_positive(trunk))
        logits = self._linear(trunk, "policy")
        if items is not None:
            said = _positive(self._linear(items, "pointer.item") + self._linear(trunk, "pointer.trunk")[:, None])
            spoken = self._linear(said, "pointer.output").transpose(0, 2, 1).reshape(len(rows), -1)
            logits[:, self.arrays["item_actions"].reshape(-1)] += spoken  # every action names one item at most
        return logits, self._values(rows, trunk)

    def _values(self, rows: Rows, trunk: Numbers) -> Numbers:
        """The prospects: off what is said of each seat by the same weights, or off everything."""
        if "chair_columns" not in self.arrays:
            return self._linear(_positive(self._linear(trunk, "value.hidden")), "value.output")
        read = self._read(rows)
        seats = read[:, self.arrays["chair_columns"]]
        present = (seats.sum(2, keepdims=True) > 0).astype(numpy.float32)
        context = self._linear(read[:, self.arrays["context"]], "value.context")
        own = _positive(self._linear(seats, "value.own") + context[:, None]) * present
        mean = own.sum(1, keepdims=True) / numpy.maximum(present.sum(1, keepdims=True), 1)
        among = numpy.concatenate((mean, own.max(1, keepdims=True)), 2)
        alike = numpy.broadcast_to(among, (*own.shape[:2], among.shape[2]))
        compared = _positive(self._linear(numpy.concatenate((own, alike), 2), "value.compared"))
        chances = self._linear(compared, "value.output")[..., 0]
        return numpy.concatenate((chances, self._linear(compared[:, 0], "value.lead")), 1)

    def _read(self, rows: Rows) -> Numbers:
        """Bytes as parts of what is usual, and the steps their counts have reached."""
        stepped = rows[:, self.arrays["counts"]] >= self.arrays["steps"]
        plain = rows[:, self.arrays["columns"]] * self.arrays["scale"]
        return numpy.concatenate((plain, stepped.astype(numpy.float32)), 1)

    def _sparse(self, rows: Rows) -> Numbers:
        """The first layer: most of what it reads is nothing."""
        weight, bias, read = self.arrays["input.weight"], self.arrays["input.bias"], self._read(rows)
        if len(rows) > 1:
            found: Numbers = read @ weight + bias
            return found
        filled = numpy.flatnonzero(read[0])
        first: Numbers = read[0, filled] @ weight[filled] + bias
        return first[None]

    def _items(self, rows: Rows) -> tuple[Numbers, Numbers]:
        read = self._read(rows)
        rest: Numbers = read[:, self.arrays["rest"]]
        own = self._linear(read[:, self.arrays["item_columns"]], "items.own")
        items = _positive(own + self._linear(rest, "items.rest")[:, None])
        for i in range(self.layers):
            both = numpy.concatenate((items, self.arrays["adjacency"] @ items), 2)
            items = items + _positive(self._linear(self._normal(both, f"mixing.{i}.norm"), f"mixing.{i}.linear"))
        return items, rest

    def _trunk(self, trunk: Numbers) -> Numbers:
        for i in range(self.blocks):
            inner = self._linear(self._normal(trunk, f"blocks.{i}.norm"), f"blocks.{i}.first")
            trunk = trunk + self._linear(_positive(inner), f"blocks.{i}.second")
        return self._normal(trunk, "norm")

    def _linear(self, x: Numbers, name: str) -> Numbers:
        found: Numbers = x @ self.arrays[f"{name}.weight"] + self.arrays[f"{name}.bias"]
        return found

    def _normal(self, x: Numbers, name: str) -> Numbers:
        apart = x - x.mean(-1, keepdims=True)
        spread = numpy.sqrt((apart * apart).mean(-1, keepdims=True) + SMALLEST)
        found: Numbers = apart / spread * self.arrays[f"{name}.weight"] + self.arrays[f"{name}.bias"]
        return found


def _positive(x: Any) -> Numbers:
    found: Numbers = numpy.maximum(x, 0)
    return found
