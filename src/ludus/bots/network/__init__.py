"""Playing by a network that learnt by playing itself: its policy chooses, its values say who will win."""

from ludus.bots.network.bot import LookaheadBot, NetworkBot

__all__ = ["LookaheadBot", "NetworkBot"]
