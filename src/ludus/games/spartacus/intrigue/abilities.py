"""Which abilities of slaves can be used in the owner's own intrigue turn, and using them (rulebook p. 6, p. 17).

Rulings applied: S-09 (exhausted cards cannot be used), S-12 (only in one's own turn).
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ludus.core.decision import Blocked, Option
from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import MarketCard
from ludus.games.spartacus.intrigue import serpents_slaves, slaves
from ludus.games.spartacus.table.moves import exhaust
from ludus.games.spartacus.table.table import READY, SpartacusGame, SpartacusTable, is_ready, printed
from ludus.games.spartacus.words import intrigue as words

ABILITIES: Final[Mapping[str, slaves.Ability]] = MappingProxyType({**slaves.ABILITIES, **serpents_slaves.ABILITIES})


def cards_with_abilities(t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """The seat's cards that can be used in an intrigue turn, in whatever condition."""
    market = t.box.market
    return [card for card in t.assets[seat] if market[card].ability in ABILITIES]


def why_not_use(t: SpartacusTable, seat: Seat, card: MarketCard) -> Message | None:
    """Why a card cannot be used now."""
    return ABILITIES[printed(t, card).ability].why_not(t, seat) if is_ready(t, card) else Message(words.IS_EXHAUSTED)


def ability_options(t: SpartacusTable, seat: Seat) -> list[Option]:
    """The cards the seat can use now."""
    market, condition = t.box.market, t.condition
    options: list[Option] = []
    for card in t.assets[seat]:
        name = market[card].ability
        if name and condition[card] == READY:
            ability = ABILITIES.get(name)
            if ability is not None and ability.why_not(t, seat) is None:
                options.append(t.box.assets("use")[card])
    return options


def blocked_abilities(t: SpartacusTable, seat: Seat) -> list[Blocked]:
    """The cards the seat cannot use now."""
    use = t.box.assets("use")
    reasons = ((card, why_not_use(t, seat, card)) for card in cards_with_abilities(t, seat))
    return [Blocked(use[card], reason, "intrigue.abilities") for card, reason in reasons if reason is not None]


def use_ability(g: SpartacusGame, seat: Seat, card: MarketCard) -> None:
    """Exhaust the card and do what it says."""
    exhaust(g.table, card)
    g.tell(words.USES, seat, card)
    ABILITIES[printed(g.table, card).ability].effect(g, seat)
