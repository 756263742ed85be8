"""What the tests of the server share."""

from collections.abc import Iterator

import pytest

from tests.server.clusters import Cluster, find_binaries


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for this run; tests that need one are skipped where there is none."""
    binaries = find_binaries()
    if binaries is None:
        pytest.skip("there is no PostgreSQL; install the development dependencies or name one in LUDUS_PG_BIN")
    cluster = Cluster(binaries)
    cluster.start()
    yield cluster
    cluster.stop()


@pytest.fixture
def database(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.new_database()
