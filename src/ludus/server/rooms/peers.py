"""Other processes at the same database: with SQLite there are none."""

from collections.abc import Set


class Peers:
    """With SQLite there are none: every table is this process' own and nothing is heard."""

    @property
    def held(self) -> Set[str]:
        """The tables that no other process may run now."""
        return frozenset()

    def holds(self, table_id: str) -> bool:
        """Whether this process runs the table."""
        return True

    def knows_owner(self, table_id: str) -> bool:
        """Whether it is known without asking anybody who runs the table."""
        return True

    async def owner_of(self, table_id: str) -> str | None:
        """Where the other process is found that runs the table; None where this one does, or nobody needs to."""
        return None

    def forget_owner(self, table_id: str) -> None:
        """It is not found there any more."""

    async def take(self, table_id: str) -> bool:
        """Whether this process may run the table's bots and clocks."""
        return True

    async def let_go(self, table_id: str) -> None:
        """Another process may run them."""

    def close(self) -> None:
        """Stop listening."""
