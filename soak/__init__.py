"""The long runs: each module in one of these rooms is a part, and `python3 dev.py soak` runs them all.

A part opens with a one-line docstring and has one function:

    def run(progress: Callable[[str], None]) -> list[str]:

It calls `progress` now and then with a few words for the terminal, raises when something is wrong, and returns the
lines to keep in `docs/lab.md`. Modules whose name begins with an underscore are not parts.
"""
