"""Finished games looked back on."""

from typing import Literal

from pydantic import BaseModel

from ludus.review import Review


class ReviewSeen(BaseModel):
    """How far the review of a finished game is, and the review once it is `done`.

    Before, nobody has asked for it (`none`), it is `waiting` with so many `ahead` of it, being made (`working`, a
    `part` of the game is looked at), or could not be made (`failed`).
    """

    state: Literal["none", "waiting", "working", "done", "failed"]
    ahead: int
    part: float
    review: Review | None
