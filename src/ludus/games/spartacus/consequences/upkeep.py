"""What choices lead to before the first round, and in the upkeep."""

from typing import Final

from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.consequences.foretelling import Foretell
from ludus.games.spartacus.table.rolls import chance_of
from ludus.games.spartacus.table.table import SpartacusGame
from ludus.games.spartacus.upkeep import HEALS_FROM, KILLS, UPKEEP_OF_A_GLADIATOR, Ledgers, cost_of, income_of, kept
from ludus.games.spartacus.words import consequences as words


def takes_house(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    house = g.table.box.houses[option.operand]
    return Message(words.BEGINS_WITH, (house.gold, house.gladiators, house.slaves, house.guards))


def pays(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    t = g.table
    cost, income = cost_of(kept(g.enclosing(Ledgers), t, seat)), income_of(t, seat)
    return Message(words.PAYS_LEDGER, (cost, income, t.gold[seat] + income - cost))


def releases(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    return Message(words.RELEASES, (UPKEEP_OF_A_GLADIATOR,))


def heals(g: SpartacusGame, seat: Seat, option: Option) -> Message:
    return Message(words.HEALS, (HEALS_FROM, chance_of(HEALS_FROM), KILLS))


FORETOLD: Final[dict[str, Foretell]] = {
    "house": takes_house,
    "pay": pays,
    "release": releases,
    "heal": heals,
    "tend": heals,
}
