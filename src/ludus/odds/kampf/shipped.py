"""Tables of battles on the disk: one line that says what they hold, then a whole number of 32 bits for each state."""

import json
import sys
from array import array
from functools import cache
from pathlib import Path
from typing import Final

from ludus.odds.kampf.strikes import Faces
from ludus.odds.kampf.teams import STATES

FOLDER: Final = Path(__file__).parent.parent / "tables"
ONE: Final = 2**32 - 1  # what certainty is written as
BOUND: Final = 1e-9  # rounding to 32 bits, and the solver's own tolerance


def path_of(rules: int, faces: Faces, folder: Path = FOLDER) -> Path:
    """Where the table of a rules version and a die lies."""
    return folder / f"kampf-{rules}-{'-'.join(map(str, faces))}.odds"


def heading(rules: int, faces: Faces) -> dict[str, object]:
    """What the first line says."""
    return {"game": "kampf", "holds": "battles", "rules": rules, "die": list(faces), "states": STATES}


def save(chances: list[float], rules: int, faces: Faces, folder: Path = FOLDER) -> Path:
    """Write a table; return where it lies."""
    numbers = array("I", (round(chance * ONE) for chance in chances))
    if sys.byteorder == "big":
        numbers.byteswap()
    path = path_of(rules, faces, folder)
    path.write_bytes(json.dumps(heading(rules, faces)).encode() + b"\n" + numbers.tobytes())
    return path


@cache
def load(rules: int, faces: Faces, folder: Path = FOLDER) -> "array[int] | None":
    """The table of a rules version and a die; None where there is none, or it says something else."""
    try:
        first, _, rest = path_of(rules, faces, folder).read_bytes().partition(b"\n")
        if json.loads(first) != heading(rules, faces) or len(rest) != 4 * STATES:
            return None
    except (OSError, ValueError):
        return None
    numbers = array("I", rest)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
