"""Five offers in a row to bots of each level, over the network, at each kind of decision: all are answered.

The bots have no pace; the time counts from the acknowledgement of an offer to the end of it.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

from ludus.bots import BOTS
from tests.server.offers import KINDS, bargain
from tests.server.remote import Server

IN_A_ROW: Final = 5
BOTS_AT_A_TABLE: Final = 2
MOST_TABLES: Final = 20


def run(progress: Callable[[str], None]) -> list[str]:
    lines = []
    with tempfile.TemporaryDirectory() as folder:
        server = Server(["--store", folder], Path(folder) / "log")
        server.start()
        try:
            for level in BOTS:
                made = bargain(server.url, [level] * BOTS_AT_A_TABLE, IN_A_ROW, MOST_TABLES)
                assert len(made.waits) == made.answers.total() >= IN_A_ROW * BOTS_AT_A_TABLE * len(KINDS)
                answers = "; ".join(f"{kind}: {made.told(level, kind)}" for kind in KINDS)
                lines.append(
                    f"{level}: {len(made.waits)} offers, all answered, half of them within "
                    f"{1000 * median(made.waits):.0f} ms, the last within {1000 * max(made.waits):.0f} ms ({answers})"
                )
                progress(lines[-1])
        finally:
            server.stop()
    return lines
