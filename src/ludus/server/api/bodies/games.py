"""The games there are."""

from pydantic import BaseModel


class SettingSeen(BaseModel):
    name: str
    choices: list[bool | int | str]


class OrderSeen(BaseModel):
    """A standing order: the numbers it can be given with, whether it stands from the start, and how long it lasts."""

    name: str
    values: list[int]
    default: bool
    lasts: str
    private: bool


class GameSeen(BaseModel):
    name: str
    family: str  # the game whose board and words it has: itself, unless it is a trial
    rules: int
    fewest: int
    most: int
    settings: list[SettingSeen]
    orders: list[OrderSeen]
    lesson: bool  # whether there is a guided first round
    chances: bool  # whether exact chances are known of its fights


class Catalogue(BaseModel):
    """`trials` are parts of a game to be played by themselves; their tables are set up like any other."""

    games: list[GameSeen]
    trials: list[GameSeen]
    bots: list[str]  # the strongest stands last
    address: str  # where others reach this server; empty: where the page was found
