"""Schemes: preparing them, their support, and what each of them does (rulebook pp. 6–8)."""
