"""A network learns a small Kampf for two on two cores and then beats `random`. Needs `dev.py add train`."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ludus.core.extras import need

ARENA: Final = Path(__file__).parents[2] / "examples" / "small_kampf"
SMALL: Final = {"seats": 2, "workers": 0, "games": 64, "options": {"set": str(ARENA)}}
MINUTES: Final = 3.0
GAMES: Final = 200


def run(progress: Callable[[str], None]) -> list[str]:
    need("torch", "train")
    from ludus.research.training.evaluation import evaluate  # noqa: PLC0415 - only where PyTorch is installed
    from ludus.research.training.settings import from_json  # noqa: PLC0415
    from ludus.research.training.train import Order, Training  # noqa: PLC0415

    settings = from_json(
        {
            "tables": [{**SMALL, "workers": 1}, {**SMALL, "workers": 1}],
            "network": {"width": 128, "blocks": 1, "items": "space", "item_width": 32, "mixing": 1},
            "minibatch": 2048,
            "steps": 64,
            "learning_rate": [1e-3, 1e-4],
            "score_scale": 16,
            "evaluation_games": 0,
            "opponent": "random",
        }
    )
    with tempfile.TemporaryDirectory() as folder:
        training = Training(Order("kampf", settings, MINUTES, Path(folder), device="cpu"), lambda line: None)
        training.run()
        progress(f"learnt from {training.decisions} decisions")
        judged = from_json({"tables": [SMALL], "evaluation_games": GAMES, "opponent": "random"})
        share = evaluate(training.learner, "kampf", judged, training.wide, seed=99)
    assert share.won - share.margin > 0.5, f"{share.won:.0%} ± {share.margin:.0%} of {share.games}"
    return [
        f"kampf, 2 seats, {MINUTES:.0f} minutes: {share.won:.1%} ± {share.margin:.1%} of {share.games} against random"
    ]
