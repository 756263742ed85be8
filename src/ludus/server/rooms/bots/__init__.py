"""Bots at the tables: who drives them, where they think, and what else is worked out there."""
