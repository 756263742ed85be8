"""Measurements: each module here is a script, and `python3 dev.py bench` runs them one after another.

Modules whose name begins with an underscore are not run.
"""
