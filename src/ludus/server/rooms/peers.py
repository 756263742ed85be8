"""Other processes at the same database: with SQLite there are none."""


class Peers:
    """With SQLite there are none: every lock is free and nothing is heard."""

    async def take(self, table_id: str) -> bool:
        """Whether this process may run the table's bots and clocks."""
        return True

    async def let_go(self, table_id: str) -> None:
        """Another process may run them."""

    def close(self) -> None:
        """Stop listening."""
