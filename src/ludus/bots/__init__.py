"""Players that choose by themselves, from what their seat may know. The strongest stands last."""

from ludus.bots.greedy import GreedyBot
from ludus.bots.levels import SearchBot
from ludus.bots.plain import PlainBot
from ludus.bots.registry import BOTS, Maker, find, load, register
from ludus.bots.uniform import UniformBot

__all__ = ["BOTS", "GreedyBot", "Maker", "PlainBot", "SearchBot", "UniformBot", "find", "load", "register"]
