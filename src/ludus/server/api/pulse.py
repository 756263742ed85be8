"""Whether the house is well: it can write what is played to its database, and read it."""

import asyncio
import time
from typing import Final

from ludus.server.store.store import Store, beat

AT_MOST_EVERY: Final = 1.0  # seconds: many may ask, and a write is not for nothing


class Pulse:
    """Writes to the database when somebody asks, and no more than once a second."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._felt = 0.0

    async def feel(self) -> None:
        """Raises SQLAlchemyError where nothing can be kept."""
        async with self._lock:
            if time.monotonic() - self._felt > AT_MOST_EVERY:
                await self._store.write(beat)
                self._felt = time.monotonic()
