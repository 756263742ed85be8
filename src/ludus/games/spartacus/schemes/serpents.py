"""The schemes of the expansion (our own making round the few that are known, S-158).

Against what a house owns: Sabotage, Fouled Porridge, Deserters, Serpents in the House, Lured Away
For gold and cards: Tribute from the Provinces, Toll of the Legion, Stolen Letters, Call the Veterans, Spoils of War
For influence: Bread for the Mob, Humble the Proud, Wolf at the Door; two for which a house toils are in `toil`
And for one's own: Healing Waters
"""

from typing import Final

from ludus.core.ids import Seat
from ludus.core.phrase import Message
from ludus.games.spartacus.box.cards import EQUIPMENT, IntrigueTitle, MarketCard
from ludus.games.spartacus.schemes.conditions import (
    SCHEMER,
    TARGET,
    VICTIM,
    Named,
    Naming,
    Pick,
    anybody,
    for_its_price,
    somebody_else,
)
from ludus.games.spartacus.schemes.harm import anybody_with
from ludus.games.spartacus.schemes.losses import Forfeit, Spoils
from ludus.games.spartacus.schemes.schemes import PlayScheme, Scheme
from ludus.games.spartacus.table.deeds import (
    discard_guards_openly,
    discard_openly,
    earn,
    exhaust_openly,
    gain,
    hand_over,
    lose,
    spend,
)
from ludus.games.spartacus.table.influence import tell_gain, tell_loss
from ludus.games.spartacus.table.moves import make_ready, show, take_discarded_guards, transfer
from ludus.games.spartacus.table.table import (
    SpartacusGame,
    SpartacusTable,
    has_discarded_guard,
    injured,
    is_champion,
    others,
    ready_assets,
    ready_gladiators,
    ready_guards,
    ready_slaves,
)
from ludus.games.spartacus.words import schemes as scheme_words
from ludus.games.spartacus.words import serpents as words

# --- Against what a house owns -----------------------------------------------------------------------


def ready_equipment(t: SpartacusTable, seat: Seat) -> list[MarketCard]:
    """A house's ready equipment."""
    return ready_assets(t, seat, EQUIPMENT)


def sabotage(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """A piece of the target's equipment is discarded."""
    discard_openly(g, f.picked)


def fouled_porridge(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """A gladiator of the target is exhausted, and misses the games."""
    exhaust_openly(g, f.picked)


def with_guards(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
    """Any Dominus with a ready guard on the table."""
    return [other for other in anybody(g, card, seat, named) if ready_guards(g.table, other)]


def deserters(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Guards leave the target's table, as far as there are ready ones."""
    discard_guards_openly(g, f.named[0], min(card.amount, ready_guards(g.table, f.named[0])))


def somebody_else_with_cards(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
    """Any other Dominus with a card in hand."""
    return [other for other in somebody_else(g, card, seat, named) if g.table.hands[other]]


def serpents_in_the_house(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """The target discards cards of its choice from the hand."""
    g.call(Forfeit(f.named[0], min(card.amount, len(g.table.hands[f.named[0]]))))


def somebody_else_with_slaves(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
    """Any other Dominus with a ready slave."""
    return [other for other in somebody_else(g, card, seat, named) if ready_slaves(g.table, other)]


def lured_away(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """A slave of the target, chosen by the target, changes houses with its tokens (S-33)."""
    t, loser = g.table, f.named[0]
    before = t.influence[loser], t.influence[f.seat]
    transfer(t, f.picked, f.seat)
    g.tell(words.LURED_AWAY, loser, f.seat, f.picked)
    if is_champion(t, f.picked):
        tell_loss(g, loser, before[0] - t.influence[loser])
        tell_gain(g, f.seat, t.influence[f.seat] - before[1])


# --- For gold and cards ------------------------------------------------------------------------------


def tribute_from_the_provinces(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Gold from the bank."""
    earn(g, f.seat, card.amount)


def nobody_has_gold(g: SpartacusGame, card: IntrigueTitle, seat: Seat) -> Message | None:
    """The toll needs somebody who can pay it."""
    t = g.table
    return None if any(t.gold[other] for other in others(t, seat)) else Message(scheme_words.NO_TARGET)


def toll_of_the_legion(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Every other Dominus who has gold pays some."""
    t = g.table
    for other in others(t, f.seat):
        if t.gold[other]:
            hand_over(g, other, f.seat, min(card.amount, t.gold[other]))


def stolen_letters(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """The schemer reads all cards in the target's hand."""
    t, target = g.table, f.named[0]
    for held in t.hands[target]:
        show(t, held, 1 << f.seat)
    titles = tuple(t.box.intrigue[held].title for held in t.hands[target])
    g.whisper((f.seat, target), words.READS_HAND, f.seat, target, titles)


def no_veterans(g: SpartacusGame, card: IntrigueTitle, seat: Seat) -> Message | None:
    """There must be a guard in the discard pile."""
    return None if has_discarded_guard(g.table) else Message(words.NO_DISCARDED_GUARD)


def call_the_veterans(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """For gold a guard of the discard pile comes to the schemer's table, ready."""
    spend(g, f.seat, card.price)
    take_discarded_guards(g.table, f.seat, 1, exhausted=False)
    g.tell(words.VETERANS, f.seat)


def market_is_empty(g: SpartacusGame, card: IntrigueTitle, seat: Seat) -> Message | None:
    """There must be a card left in the market deck."""
    t = g.table
    return None if t.market_pile or t.market_discards else Message(words.MARKET_IS_EMPTY)


def spoils_of_war(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """For gold the schemer takes the next card of the market deck, whatever it is."""
    spend(g, f.seat, card.price)
    g.call(Spoils(f.seat))


# --- For influence -----------------------------------------------------------------------------------


def bread_for_the_mob(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Pay the bank; the target gains influence."""
    spend(g, f.seat, card.price)
    gain(g, f.named[0], card.amount)


def the_most(g: SpartacusGame, card: IntrigueTitle, seat: Seat, named: Named) -> list[Seat]:
    """The one Dominus with the most influence; nobody, where several have it."""
    influence = g.table.influence
    most = [Seat(other) for other, points in enumerate(influence) if points == max(influence)]
    return most if len(most) == 1 else []


def humble_the_proud(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Pay the bank; who has the most influence loses some."""
    spend(g, f.seat, card.price)
    lose(g, f.named[0], card.amount)


def wolf_at_the_door(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """Two targets lose influence."""
    for target in f.named:
        lose(g, target, card.amount)


# --- For one's own -----------------------------------------------------------------------------------


def healing_waters(g: SpartacusGame, f: PlayScheme, card: IntrigueTitle) -> None:
    """An injured gladiator or slave of the target is healed and ready; the card's word stands above S-09."""
    make_ready(g.table, f.picked)
    g.tell(words.MADE_READY, f.named[0], f.picked)


ANYBODY: Final = Naming(TARGET, anybody)

SCHEMES: Final[dict[str, Scheme]] = {
    "sabotage": Scheme(
        sabotage,
        Naming(TARGET, anybody_with(ready_equipment)),
        pick=Pick("sabotage", SCHEMER, VICTIM, ready_equipment),
    ),
    "fouled-porridge": Scheme(
        fouled_porridge,
        Naming(TARGET, anybody_with(ready_gladiators)),
        pick=Pick("spoil", SCHEMER, VICTIM, ready_gladiators),
    ),
    "deserters": Scheme(deserters, Naming(TARGET, with_guards)),
    "serpents-in-the-house": Scheme(serpents_in_the_house, Naming(TARGET, somebody_else_with_cards)),
    "lured-away": Scheme(
        lured_away,
        Naming(TARGET, somebody_else_with_slaves),
        pick=Pick("give-away", VICTIM, VICTIM, ready_slaves),
    ),
    "tribute-from-the-provinces": Scheme(tribute_from_the_provinces),
    "toll-of-the-legion": Scheme(toll_of_the_legion, why_not=nobody_has_gold),
    "stolen-letters": Scheme(stolen_letters, Naming(TARGET, somebody_else_with_cards)),
    "call-the-veterans": Scheme(call_the_veterans, cost=for_its_price, why_not=no_veterans),
    "spoils-of-war": Scheme(spoils_of_war, cost=for_its_price, why_not=market_is_empty),
    "bread-for-the-mob": Scheme(bread_for_the_mob, ANYBODY, cost=for_its_price),
    "humble-the-proud": Scheme(humble_the_proud, Naming(TARGET, the_most), cost=for_its_price),
    "wolf-at-the-door": Scheme(wolf_at_the_door, ANYBODY, ANYBODY),
    "healing-waters": Scheme(
        healing_waters,
        Naming(TARGET, anybody_with(injured)),
        pick=Pick("bathe", SCHEMER, VICTIM, injured),
    ),
}
