"""Doors for programs, and what learns through them."""
