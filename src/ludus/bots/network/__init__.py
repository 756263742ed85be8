"""Playing by a network that learnt by playing itself: its policy chooses, its values say who will win."""

from ludus.bots.network.bot import NetworkBot

__all__ = ["NetworkBot"]
