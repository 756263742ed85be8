"""Schemes that bring gold or cards, to a target or to their player."""

from typing import Final

from ludus.games.spartacus.box.cards import IntrigueTitle
from ludus.games.spartacus.schemes.conditions import SCHEMER, TARGET, Naming, Pick, anybody, somebody_else
from ludus.games.spartacus.schemes.harm import no_slave
from ludus.games.spartacus.schemes.schemes import PlayScheme, Scheme
from ludus.games.spartacus.table.deeds import discard_openly, earn, hand_over, spend
from ludus.games.spartacus.table.draws import DrawCards
from ludus.games.spartacus.table.table import SpartacusGame, count_slaves, printed, ready_slaves


def gold_for_slaves(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Labor Contract, Illicit Services: the target gets gold for each ready slave (S-09, S-39)."""
    earn(g, f.named[0], card.amount * count_slaves(g.table, f.named[0]))


def gold(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Looting the Dead, Black Market Profits, Joint Venture: gold from the bank."""
    earn(g, f.seat, card.amount)


def robbery(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Take from the target what is there, up to the amount."""
    hand_over(g, f.named[0], f.seat, min(card.amount, g.table.gold[f.named[0]]))


def word_to_the_tax_collector(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """The target pays the bank, or all it has."""
    spend(g, f.named[0], min(card.amount, g.table.gold[f.named[0]]))


def illicit_auction(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Discard a slave for a multiple of its gold value."""
    value = printed(g.table, f.picked).gold
    discard_openly(g, f.picked)
    earn(g, f.seat, card.amount * value)


def inside_information(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """The target draws intrigue cards."""
    g.call(DrawCards(f.named[0], card.amount))


ANYBODY: Final = Naming(TARGET, anybody)
SOMEBODY_ELSE: Final = Naming(TARGET, somebody_else)

SCHEMES: Final[dict[str, Scheme]] = {
    "labor-contract": Scheme(gold_for_slaves, ANYBODY),
    "illicit-services": Scheme(gold_for_slaves, ANYBODY),
    "looting-the-dead": Scheme(gold),
    "black-market-profits": Scheme(gold),
    "joint-venture": Scheme(gold),
    "robbery": Scheme(robbery, SOMEBODY_ELSE),
    "word-to-the-tax-collector": Scheme(word_to_the_tax_collector, ANYBODY),
    "illicit-auction": Scheme(illicit_auction, why_not=no_slave, pick=Pick("discard", SCHEMER, SCHEMER, ready_slaves)),
    "inside-information": Scheme(inside_information, ANYBODY),
}
