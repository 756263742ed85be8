"""Deals: what houses may offer each other and promise (rulebook pp. 7–9)."""
