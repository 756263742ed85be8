"""How a bot fights: by the tactic that trial fights are fought with."""

from ludus.odds.spartacus.tactics.simple import TACTICS, charge, fight

__all__ = ["TACTICS", "charge", "fight"]
