"""How well bots play, and how even the houses are."""
