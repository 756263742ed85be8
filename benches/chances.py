"""Whether chances slow commands: tables of Kampf that act at one pace, with chances asked for and without.

Chances are asked for as the page does it, once for each question of a fight or before one, and worked out where bots
think. The two kinds of minutes take turns, so that whatever else the machine does falls on both alike.
"""

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

from benches.server import SEATS, House, Load, Table, free_port, set_up


class Curious:
    """Somebody at every table who asks what the options are worth."""

    def __init__(self, house: House, load: Load, people: list[str]) -> None:
        self.house = house
        self.load = load
        self.people = people
        self.seconds: list[float] = []
        self.on = False

    async def ask(self) -> None:
        """Ask at every table for each new question, until told to stop."""
        last: dict[str, int] = {}
        while self.on:
            asked = []
            for table in self.load.tables:
                seat, number = question(table)
                if seat is not None and last.get(table.id) != number:
                    last[table.id] = number
                    asked.append(asyncio.to_thread(self.get, table.id, seat))
            await asyncio.gather(*asked, asyncio.sleep(0.02))

    def get(self, table: str, seat: int) -> None:
        begun = time.perf_counter()
        self.house.ask(f"/api/tables/{table}/chances?seat={seat}", None, self.people[seat])
        self.seconds.append(time.perf_counter() - begun)


def question(table: Table) -> tuple[int | None, int]:
    """Who is asked at a table, and the number of the question."""
    for client in table.clients:
        game = table.games.get(client.seat)
        if game is not None and game.options and game.decision is not None:
            return client.seat, game.decision.number
    return None, 0


async def measure(house: House, tables: int, rate: float, rounds: int, duration: float) -> None:
    ids, people = await asyncio.to_thread(set_up, house, tables)
    load = Load(house.port)
    await load.connect(ids, people)
    await load.flat_out(tables, duration)  # until gladiators and animals are in the arena
    curious = Curious(house, load, people)
    found: dict[bool, list[float]] = {False: [], True: []}
    for turn in range(2 * rounds):
        curious.on = bool(turn % 2)
        asking = asyncio.create_task(curious.ask())
        await load.paced(tables, rate, duration)
        found[curious.on] += load.seconds
        curious.on = False
        await asking
    print(f"{tables} tables of {SEATS}, {rate:g} commands a second each; load {os.getloadavg()[0]:.1f}\n")
    print("| | answered | p50 ms | p99 ms |\n|---|---|---|---|")
    for name, seconds in (
        ("commands, no chances asked for", found[False]),
        ("commands, chances asked for", found[True]),
        ("the chances themselves", curious.seconds),
    ):
        load.seconds = seconds
        print(f"| {name} | {len(seconds)} | {load.quantile(0.5):.1f} | {load.quantile(0.99):.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), free_port(), 1, "", None)
        try:
            asyncio.run(measure(house, wishes.tables, wishes.rate, wishes.rounds, wishes.seconds))
        finally:
            house.stop()


if __name__ == "__main__":
    main()
