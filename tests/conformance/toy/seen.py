"""What a view consists of, for those who draw it."""

from typing import TypedDict


class View(TypedDict):
    game: str
    seats: int
    seat: int | None
    round: int
    coins: list[int]
    bank: int
    pile: int
    hands: list[list[str | None]]
    won: list[list[str]]
    discards: list[str]
    given: int
    prize: str | None
    claimant: int
    said: list[str]
