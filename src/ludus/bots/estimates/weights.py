"""What each feature of a position says about the chance to win: fitted to games between equals.

python -m ludus.research.calibration fit kampf --games 84
python -m ludus.research.calibration fit aquileia --games 59
python -m ludus.research.calibration fit spartacus --games 126 --astray 0.05 --seed rfit
"""

from typing import Final

from ludus.bots.estimates.evaluator import Weights

KAMPF: Final = Weights(
    (-0.0924, 1.1586, -0.1388, 0.0763, 0.0456, 0.1205, 0.0244, 0.024, -0.0075, 0.0103, 0.5577),
    (0.0379, 0.0447, 0.1223, -0.1208, 0.0005, -0.1522, 0.0254, -0.1781, -0.0751, 0.0287, -0.0309),
)
AQUILEIA: Final = Weights(
    (0.1209, 0.0363, 0.1089, 0.0713, 0.0405, -0.0159, 0.1154, 0.2277, 0.167, 0.5622, 0.1588, 0.2912),
    (0.0063, -0.0036, 0.0503, 0.0153, -0.0035, 0.0198, -0.0468, 0.0228, -0.0019, -0.0405, -0.0012, 0.0356),
)
SPARTACUS: Final = Weights((0.366, 1.4481, 0.0854, 0.0697, -0.2058, 0.1621, 0.0937, 0.6381))
