"""Exact odds against the engine."""
