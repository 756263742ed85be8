"""Tests do not pay for what was read before them."""

import gc
from collections.abc import Iterator

import pytest

from tests.conftest import unwatched_for_garbage

MANY = 10_000


@pytest.fixture
def kept_apart() -> Iterator[None]:
    """What was frozen before stays so, and nothing else."""
    gc.collect()
    frozen = gc.get_freeze_count()
    yield
    gc.unfreeze()
    gc.collect()
    if frozen:
        gc.freeze()


@pytest.mark.usefixtures("kept_apart")
def test_what_is_read_before_the_tests_is_not_looked_through_for_garbage():
    before = gc.get_freeze_count()
    with unwatched_for_garbage():
        assert not gc.isenabled()
        read: list[list[object]] = [[] for _ in range(MANY)]
    assert gc.isenabled()
    assert gc.get_freeze_count() >= before + MANY
    looked_through = {id(one) for one in gc.get_objects()}
    assert not looked_through & {id(one) for one in read}
