"""Numba, where it is installed: what the solver compiles with.

Nothing here is imported before a duel has to be solved. Compiled code lets other threads run and is kept on the disk,
so that it is compiled once.
"""

from collections.abc import Callable, Iterable, Mapping
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


def spliced(function: F) -> F:
    """The same for a long one that one or two others call: it becomes part of them, and is not compiled by itself.

    Whatever is compiled by itself is compiled once more into whoever calls it, and into their callers.
    """
    return _compiled(function, no_cpython_wrapper=True, inline="always")


def _compiled(function: F, **options: Any) -> F:
    compile_with = partial(numba.njit, nogil=True, no_cfunc_wrapper=True, **options)
    try:
        return cast(F, _once(compile_with(cache=True)(function)))
    except RuntimeError:  # nowhere to keep it
        return cast(F, _once(compile_with()(function)))


def _once(dispatcher: Any) -> Any:
    """Let a function be compiled once, not for each constant that compiled code calls it with."""
    ask = dispatcher.get_call_template

    def asked(given: Iterable[Any], named: Mapping[str, Any]) -> Any:
        plain: Callable[[Any], Any] = numba.types.unliteral
        return ask(tuple(map(plain, given)), {name: plain(kind) for name, kind in named.items()})

    dispatcher.get_call_template = asked
    return dispatcher
