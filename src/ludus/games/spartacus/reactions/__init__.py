"""Reactions: the moments that can be answered, and how answers are asked for (rulebook p. 8)."""
