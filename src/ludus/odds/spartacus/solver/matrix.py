"""Sealed answers: two sides choose at once, and each may mix its options. What that is worth, and how to mix.

A game is a matrix of what the side that picks the row gets; the side that picks the column wants it to be little.
Where each has a best answer to the other's best, that is it; otherwise two by two is a formula, and more a small
linear programme.
"""

from typing import Final

import numpy as np

from ludus.odds.spartacus.solver.compiled import Reals, Wholes, compiled, inner

ALIKE: Final = 1e-11  # options whose worth differs by less are alike, and the first of them is taken


@inner
def saddle(game: Reals, rows: int, cols: int) -> tuple[int, int]:
    """The row and column that are best whatever the other side does; (-1, -1) where both must mix."""
    best_row, best_col, low, high = 0, 0, -np.inf, np.inf
    for r in range(rows):
        least = game[r, 0]
        for c in range(1, cols):
            least = min(least, game[r, c])
        if least > low + ALIKE:
            low, best_row = least, r
    for c in range(cols):
        most = game[0, c]
        for r in range(1, rows):
            most = max(most, game[r, c])
        if most < high - ALIKE:
            high, best_col = most, c
    return (best_row, best_col) if low >= high - ALIKE else (-1, -1)


@compiled
def mixed(game: Reals, rows: int, cols: int, row_mix: Reals, col_mix: Reals) -> float:
    """The worth of a game to the rows; how both mix is written into the last two."""
    row_mix[:rows] = 0.0
    col_mix[:cols] = 0.0
    row, col = saddle(game, rows, cols)
    if row >= 0:
        row_mix[row] = 1.0
        col_mix[col] = 1.0
        return float(game[row, col])
    if rows == 2 and cols == 2:
        return two_by_two(game, row_mix, col_mix)
    return programme(game, rows, cols, row_mix, col_mix)


@inner
def two_by_two(game: Reals, row_mix: Reals, col_mix: Reals) -> float:
    """Both mix so that the other cannot gain by either answer."""
    a, b, c, d = game[0, 0], game[0, 1], game[1, 0], game[1, 1]
    spread = a - b - c + d
    row_mix[0] = (d - c) / spread
    col_mix[0] = (d - b) / spread
    row_mix[1] = 1.0 - row_mix[0]
    col_mix[1] = 1.0 - col_mix[0]
    return float((a * d - b * c) / spread)


@inner
def programme(game: Reals, rows: int, cols: int, row_mix: Reals, col_mix: Reals) -> float:
    """Dantzig's way: the most y with B y <= 1, where B is the matrix made positive; its prices are the rows' mix."""
    low = np.min(game[:rows, :cols]) - 1.0
    tableau = np.zeros((rows + 1, cols + rows + 1))
    basis = np.empty(rows, np.int64)
    for r in range(rows):
        for c in range(cols):
            tableau[r, c] = game[r, c] - low
        tableau[r, cols + r] = 1.0
        tableau[r, -1] = 1.0
        basis[r] = cols + r
    tableau[rows, :cols] = -1.0
    while pivot(tableau, basis, rows, cols):
        pass
    total = tableau[rows, -1]
    for r in range(rows):
        row_mix[r] = tableau[rows, cols + r] / total
        if basis[r] < cols:
            col_mix[basis[r]] = tableau[r, -1] / total
    return float(1.0 / total + low)


@inner
def pivot(tableau: Reals, basis: Wholes, rows: int, cols: int) -> bool:
    """One step of the simplex method by Bland's rule; False when there is none left."""
    enters = -1
    for c in range(cols + rows):
        if tableau[rows, c] < -1e-13:
            enters = c
            break
    if enters < 0:
        return False
    leaves, least = -1, np.inf
    for r in range(rows):
        if tableau[r, enters] > 1e-13:
            ratio = tableau[r, -1] / tableau[r, enters]
            if ratio < least - 1e-15 or (ratio <= least and basis[r] < basis[leaves]):
                leaves, least = r, ratio
    scale = tableau[leaves, enters]
    for c in range(cols + rows + 1):
        tableau[leaves, c] /= scale
    for r in range(rows + 1):
        if r != leaves:
            share = tableau[r, enters]
            for c in range(cols + rows + 1):
                tableau[r, c] -= share * tableau[leaves, c]
    basis[leaves] = enters
    return True
