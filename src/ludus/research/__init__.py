"""Many games at once, for those who study them."""

from ludus.research.simulate import Plan, Totals, simulate

__all__ = ["Plan", "Totals", "simulate"]
