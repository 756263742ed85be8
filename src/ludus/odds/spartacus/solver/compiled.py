"""Numba, where it is installed: what the solver compiles with.

Nothing here is imported before a duel has to be solved. Compiled code lets other threads run and is kept on the disk,
so that it is compiled once.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

from ludus.odds.spartacus import disk_cache

numba.config.CACHE_DIR = str(  # type: ignore[attr-defined]
    disk_cache.folder() / f"compiled-{disk_cache.solver_edition()}"
)

F = TypeVar("F", bound=Callable[..., Any])

Reals = NDArray[np.float64]
Wholes = NDArray[np.int64]
Numbers = NDArray[np.uint32]  # without a sign, as indices they are faster


def compiled(function: F) -> F:
    """The function, compiled when it is first called."""
    return _compiled(function)


def inner(function: F) -> F:
    """The same for a function that only compiled ones call: it needs no way in for Python, which is slow to compile."""
    return _compiled(function, no_cpython_wrapper=True)


def _compiled(function: F, **options: bool) -> F:
    compile_with = partial(numba.njit, nogil=True, no_cfunc_wrapper=True, **options)
    try:
        return cast(F, compile_with(cache=True)(function))
    except RuntimeError:  # nowhere to keep it
        return cast(F, compile_with()(function))
