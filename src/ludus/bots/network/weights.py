"""Files of weights: what a network has learnt, and for which game, rules and encoding."""

import json
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy
from numpy.typing import NDArray

from ludus.core.errors import LudusError
from ludus.encoding import Encoding

Numbers = NDArray[numpy.float32]

ABOUT: Final = "about"  # the entry that says what the weights are
SMALL: Final = 5_000  # arrays of fewer numbers keep all their digits


class UnfitWeights(LudusError):
    """Weights that cannot be read, or were learnt for something else."""


class Weights(NamedTuple):
    """The arrays of a network by name, and what was written down about them."""

    about: dict[str, Any]
    arrays: dict[str, NDArray[Any]]


def save(path: Path, weights: Weights) -> None:
    """Write a file; large arrays are kept in 16 bits."""
    kept = {name: _short(array) for name, array in weights.arrays.items()}
    text = numpy.frombuffer(json.dumps(weights.about, sort_keys=True).encode(), numpy.uint8)
    half = path.with_name(f"{path.name}.part")
    with half.open("wb") as file:
        numpy.savez_compressed(file, allow_pickle=False, **{ABOUT: text}, **kept)
    half.replace(path)  # whoever reads meanwhile has the old file or the new one


def load(path: Path) -> Weights:
    """Read a file. Raises UnfitWeights."""
    try:
        with numpy.load(path, allow_pickle=False) as file:
            about = json.loads(file[ABOUT].tobytes())
            arrays = {name: _long(file[name]) for name in file.files if name != ABOUT}
    except (OSError, ValueError, KeyError, BadZipFile) as error:
        raise UnfitWeights(
            f"'{path}' holds no weights: {error}", hint="name a file that `ludus train` wrote."
        ) from error
    return Weights(about, arrays)


def check(weights: Weights, encoding: Encoding) -> None:
    """Raises UnfitWeights where the numbers meant something else when the weights were learnt."""
    if weights.about["form"] != encoding.form:
        raise UnfitWeights(
            f"The weights of '{weights.about['game']}' were learnt for other rules or cards "
            f"({weights.about['form']}, not {encoding.form}).",
            hint="`ludus train --from FILE` goes on from them.",
        )


def _short(array: NDArray[Any]) -> NDArray[Any]:
    return array.astype(numpy.float16) if array.dtype == numpy.float32 and array.size > SMALL else array


def _long(array: NDArray[Any]) -> NDArray[Any]:
    return array.astype(numpy.float32) if array.dtype == numpy.float16 else array
