"""Work on many tasks: here, on several processes, or on a Dask cluster.

Whoever asks gets each task's result once, as it is finished, in any order. A process or a worker that dies takes
nothing with it but the tasks it was at, and these are done again.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, NamedTuple, TypeVar

from ludus.core.errors import BadSetting
from ludus.core.extras import need

LOCAL: Final = "local"  # a cluster on this machine, made for the occasion
MOST_FAILURES: Final = 3  # so often the processes may die before it is given up
WAIT: Final = 20  # seconds for a cluster to answer

T = TypeVar("T", bound=Hashable)
R = TypeVar("R")


class Where(NamedTuple):
    """Where the work is done: so many processes, or the workers of a cluster."""

    workers: int = 1
    cluster: str | None = None  # the address of its scheduler, or `local` for one with `workers` of its own


def spread(do: Callable[[T], R], tasks: Sequence[T], where: Where) -> Iterator[tuple[T, R]]:
    """Each task with its result, as they are finished. Raises BadSetting where there is no such cluster."""
    if where.cluster is not None:
        return _on_cluster(do, tasks, where)
    if where.workers == 1 or len(tasks) < 2:
        return ((task, do(task)) for task in tasks)
    return _on_processes(do, tasks, where.workers)


def _on_processes(do: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[tuple[T, R]]:
    left = dict.fromkeys(tasks)
    failures = 0
    while left:
        try:
            for task, result in _in_pool(do, list(left), workers):
                del left[task]
                yield task, result
        except BrokenProcessPool:
            failures += 1
            if failures > MOST_FAILURES:
                raise


def _in_pool(do: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[tuple[T, R]]:
    with ProcessPoolExecutor(min(workers, len(tasks)), mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(do, task): task for task in tasks}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _on_cluster(do: Callable[[T], R], tasks: Sequence[T], where: Where) -> Iterator[tuple[T, R]]:
    distributed = need("distributed", "cluster")
    with _client(distributed, where) as client:
        futures = {client.submit(do, task, pure=False): task for task in tasks}
        done: set[T] = set()
        for future, result in distributed.as_completed(futures, with_results=True):
            task = futures.pop(future, None)
            if task is not None and task not in done:
                done.add(task)
                yield task, result
            future.release()


def _client(distributed: Any, where: Where) -> Any:
    """A connection to the cluster. Raises BadSetting."""
    if where.cluster == LOCAL:
        local = distributed.LocalCluster(
            n_workers=where.workers, threads_per_worker=1, dashboard_address=None, silence_logs=50
        )
        return _Both(local, distributed.Client(local))
    try:
        return distributed.Client(where.cluster, timeout=WAIT)
    except (OSError, ValueError) as error:
        raise BadSetting(
            f"No cluster answers at '{where.cluster}'.",
            hint=f"start one with `dask scheduler` and `dask worker`, or use `{LOCAL}`.",
        ) from error


class _Both:
    """A client and the cluster it was made for, closed together."""

    def __init__(self, cluster: Any, client: Any) -> None:
        self.cluster = cluster
        self.client = client

    def __enter__(self) -> Any:
        return self.client

    def __exit__(self, *_: object) -> None:
        self.client.close()
        self.cluster.close()
