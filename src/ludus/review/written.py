"""A review as plain values, for JSON: kept with a game, printed, sent."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from ludus.review.model import (
    Judgement,
    NamedMessage,
    NamedOption,
    NamedReason,
    Review,
    ReviewDeal,
    ReviewPlayer,
    ReviewStep,
)

DIGITS: Final = 4  # of a chance: more would be noise


def plain(found: Review) -> dict[str, Any]:
    """The review, ready for JSON."""
    kept: dict[str, Any] = _rounded(asdict(found))
    return kept


def read(kept: Mapping[str, Any]) -> Review:
    """A review from its plain values."""
    return Review(
        game=kept["game"],
        seats=kept["seats"],
        start=tuple(kept["start"]),
        steps=tuple(_step(step) for step in kept["steps"]),
        players=tuple(ReviewPlayer(**player) for player in kept["players"]),
        turning=tuple(kept["turning"]),
        deals=tuple(ReviewDeal(**_rows(deal)) for deal in kept["deals"]),
        winners=tuple(kept["winners"]),
        work=kept["work"],
    )


def _step(kept: Mapping[str, Any]) -> ReviewStep:
    values, judgement = _rows(kept), kept["judgement"]
    values["chosen"] = _named(kept["chosen"])
    values["asked"] = kept["asked"] and _message(kept["asked"])
    if judgement is not None:
        better, why = judgement["better"], judgement["why"]
        read_again = {"better": better and _named(better), "why": why and _reason(why)}
        values["judgement"] = Judgement(**{**judgement, **read_again})
    return ReviewStep(**values)


def _named(kept: Mapping[str, Any]) -> NamedOption:
    return NamedOption(kept["words"], kept["verb"], tuple(kept["operands"]))


def _reason(kept: Mapping[str, Any]) -> NamedReason:
    figures = kept["figures"]
    return NamedReason(tuple(_message(cause) for cause in kept["causes"]), figures and _message(figures))


def _message(kept: Mapping[str, Any]) -> NamedMessage:
    return NamedMessage(kept["id"], _rows(kept["facts"]))


def _rows(kept: Mapping[str, Any]) -> dict[str, Any]:
    """What was kept, lists as the tuples they were."""
    return {name: tuple(value) if isinstance(value, list) else value for name, value in kept.items()}


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {name: _rounded(part) for name, part in value.items()}
    return [_rounded(part) for part in value] if isinstance(value, list | tuple) else value
