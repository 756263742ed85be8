"""Spartacus: 3 or 4 players, houses of Capua that scheme, trade and fight for influence."""

from ludus.games.spartacus.play import SPARTACUS
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.games.spartacus.trial_play import TRIAL

__all__ = ["SPARTACUS", "TRIAL", "SpartacusGame"]
