"""The rulebook that lies in the box: the rules of all cards, put together once in `rules` and never changed.

The box lies beneath the chapters and knows none of their rules. `Any` stands for the kinds of rules, which the chapters
define; each has a typed way to its own (`scheme_rule` in `schemes`, `cards_at` in `reactions`). Where rules are looked
up at every decision they are read straight from here, into a name with their type.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any


class Rulebook:
    """What schemes do, and what can answer a moment: cards of a hand, and what lies open on a table."""

    def __init__(
        self,
        moments: int,
        schemes: Mapping[str, Any],
        cards: Mapping[str, Any],
        on_table: Mapping[str, Any],
        foils: frozenset[str],
    ) -> None:
        self.schemes: Mapping[str, Any] = MappingProxyType(dict(schemes))  # by the card's name
        self.cards: Mapping[str, Any] = MappingProxyType(dict(cards))  # by the card's name
        self.on_table: Mapping[str, Any] = MappingProxyType(dict(on_table))  # by the option's verb
        self.foils = foils  # the names of the cards that try to stop a scheme
        # the same by the kind of moment
        self.cards_at = tuple(_answering(kind, cards) for kind in range(moments))
        self.on_table_at = tuple(tuple(_answering(kind, on_table).values()) for kind in range(moments))


def _answering(kind: int, rules: Mapping[str, Any]) -> dict[str, Any]:
    """The rules that can answer moments of a kind."""
    return {name: rule for name, rule in rules.items() if kind in rule.when}
