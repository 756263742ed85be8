"""Deals, for programs that learn: with which verbs a game opens an offer, makes it up, ends it and answers it."""

from typing import Final, NamedTuple

from ludus.games.spartacus.words.deals import VERBS as SPARTACUS_VERBS


class Bargaining(NamedTuple):
    """The verbs of a game in which seats deal with each other."""

    verbs: frozenset[str]  # all of them
    opens: str
    sends: str
    drops: str
    answers: tuple[str, ...]
    withdraws: str

    @property
    def pieces(self) -> frozenset[str]:
        """What an offer is made up with, until it is sent or dropped."""
        return self.verbs - {self.opens, self.withdraws, *self.answers}


NONE: Final = Bargaining(frozenset(), "", "", "", (), "")
BARGAINING: Final = {  # a game that is not listed knows no deals
    "spartacus": Bargaining(
        frozenset(SPARTACUS_VERBS), "offer", "send-offer", "drop-offer", ("accept", "decline"), "withdraw"
    ),
}
