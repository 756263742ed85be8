"""Many requests to every operation of the server's interface, right and wrong: never a server error."""

import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Final

from schemathesis import GenerationMode

from tests.server.houses import Visitor, a_house
from tests.server.interface import operations, try_out

EXAMPLES: Final = 60  # of each operation, in each mode


def run(progress: Callable[[str], None]) -> list[str]:
    tried = 0
    with tempfile.TemporaryDirectory() as folder, a_house(Path(folder)) as house, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ana, ben = Visitor(house, "Ana"), Visitor(house, "Ben")
        waiting, running, bots = ana.set_up("me", "open"), ana.set_up("me", "open"), ana.set_up("random", "random")
        ben.join(running)
        ids = [table["id"] for table in (waiting, running, bots)]
        for operation in operations(ana):
            for mode in GenerationMode:
                try_out(operation, mode, ana, ids, EXAMPLES)
                tried += 1
            progress(operation.label)
    return [f"{tried // 2} operations, {EXAMPLES} requests each that fit and {EXAMPLES} that do not: no server error"]
