"""`ludus replay` and `ludus verify`: games that have been played."""
