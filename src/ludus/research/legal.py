"""An action space that knows what can be chosen."""

from typing import TYPE_CHECKING, Any

import numpy
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

if TYPE_CHECKING:
    Numbers = Discrete[Any]
else:
    Numbers = Discrete  # before Gymnasium 1.3 spaces are no generics


class Legal(Numbers):
    """The numbers of all actions; a sample without a mask is one that could be chosen when the learner was last asked.

    The environment writes the mask here. The space knows nothing of it: spaces are copied and pickled by themselves.
    """

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.now: NDArray[numpy.int8] | None = None  # none before the first game

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(self.now if mask is None and probability is None else mask, probability)
