"""The numbers behind a position that a seat may know, for bots: estates, schemes under way, the fight at hand.

Read from an imagined game, in which the others hold what they might hold, they give nothing away; what lies open is the
same in the true game and in every imagined one. Gold that is hidden is not told.
"""

from typing import Final, NamedTuple

from ludus.core.ids import Seat
from ludus.games.spartacus.arena.primus import is_primus
from ludus.games.spartacus.arena.verdict import vanquished
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.cards import EQUIPMENT, GLADIATOR, SLAVE, IntrigueTitle, MarketCard, MarketTitle
from ludus.games.spartacus.box.hexes import Arena
from ludus.games.spartacus.combat.attack import Attack
from ludus.games.spartacus.combat.blow import Blow
from ludus.games.spartacus.combat.field import a_fighter, reach_of
from ludus.games.spartacus.combat.fight import Fight, Turn
from ludus.games.spartacus.combat.initiative import Initiative
from ludus.games.spartacus.combat.treason import Treason, next_traitor
from ludus.games.spartacus.combat.wounds import Wounds
from ludus.games.spartacus.reactions.moments import Moment
from ludus.games.spartacus.reactions.played import Played
from ludus.games.spartacus.reactions.reactions import Window
from ludus.games.spartacus.schemes.schemes import PlayScheme, targets
from ludus.games.spartacus.schemes.support import Preparation, being_prepared, missing
from ludus.games.spartacus.table.fighters import Fighter, is_standing
from ludus.games.spartacus.table.promises import is_open_promise
from ludus.games.spartacus.table.purse import free_gold
from ludus.games.spartacus.table.table import (
    INJURED,
    PHASES,
    READY,
    SpartacusGame,
    SpartacusTable,
    hand_limit,
    house_of,
    is_champion,
    owner_of,
    ready_guards,
)
from ludus.games.spartacus.table.terms import OPEN, OTHER_TARGET, Offer, Promise

FOR_EVER: Final = 99  # rounds

# --- Estates -----------------------------------------------------------------------------------------


class Asset(NamedTuple):
    """A market card on a house's table."""

    card: MarketCard
    title: MarketTitle
    is_ready: bool
    is_injured: bool
    favor: int  # a champion has as many as it takes to become one
    is_champion: bool


class Estate(NamedTuple):
    """What a house has, as one seat sees it."""

    seat: Seat
    house: str
    influence: int
    gold: int | None  # None: hidden from the seat that looks
    gladiators: tuple[Asset, ...]
    slaves: tuple[Asset, ...]
    equipment: tuple[Asset, ...]
    guards: int  # ready, on the table
    spent_guards: int  # exhausted
    cards: int  # in hand
    hand: tuple[IntrigueTitle, ...]  # the cards in hand; empty, where another looks


def an_asset(t: SpartacusTable, card: MarketCard) -> Asset:
    condition = t.condition[card]
    return Asset(
        card, t.box.market[card], condition == READY, condition == INJURED, t.favor[card], is_champion(t, card)
    )


def an_asset_of(g: SpartacusGame, card: int) -> Asset:
    """A market card as it lies."""
    return an_asset(g.table, MarketCard(card))


def estate(g: SpartacusGame, seat: Seat, eyes: Seat) -> Estate:
    """A house as the seat `eyes` sees it."""
    t = g.table
    kinds: tuple[list[Asset], list[Asset], list[Asset]] = ([], [], [])
    for card in t.assets[seat]:
        asset = an_asset(t, card)
        kinds[asset.title.kind].append(asset)
    own = seat == eyes
    return Estate(
        seat,
        house_of(t, seat).name,
        t.influence[seat],
        t.gold[seat] if own or not t.gold_is_hidden else None,
        tuple(kinds[GLADIATOR]),
        tuple(kinds[SLAVE]),
        tuple(kinds[EQUIPMENT]),
        ready_guards(t, seat),
        t.exhausted_guards[seat],
        len(t.hands[seat]),
        tuple(t.box.intrigue[card] for card in t.hands[seat]) if own else (),
    )


def estates(g: SpartacusGame, eyes: Seat) -> list[Estate]:
    """All houses as one seat sees them, by seat."""
    return [estate(g, Seat(seat), eyes) for seat in range(g.table.seats)]


def owner(g: SpartacusGame, card: int) -> Seat:
    """The house an asset belongs to."""
    return owner_of(g.table, MarketCard(card))


def spendable(g: SpartacusGame, seat: Seat) -> int:
    """The gold a seat itself can spend now."""
    return free_gold(g, seat)


def gold_last_seen(g: SpartacusGame) -> tuple[int, ...]:
    """The gold of every house as far as all know: when it was hidden, less what was paid before all eyes since."""
    t = g.table
    return t.gold_shown if t.gold_is_hidden else tuple(t.gold)


def box_of(g: SpartacusGame) -> Box:
    """The components being played with."""
    box: Box = g.table.box
    return box


def seats(g: SpartacusGame) -> int:
    """How many houses play."""
    return g.table.seats


def edition(g: SpartacusGame) -> tuple[str, bool]:
    """What a fight depends on beside its fighters: the data set, and whether the crowd is heard."""
    return box_of(g).data.digest, g.table.agreed.crowd


def win_at(g: SpartacusGame) -> int:
    """The influence that wins."""
    return box_of(g).win_at


def host(g: SpartacusGame) -> Seat:
    """Who has the host token."""
    return g.table.host


def phase(g: SpartacusGame) -> str:
    """The phase of the round."""
    return PHASES[g.table.phase]


def rounds_left(g: SpartacusGame) -> int:
    """Rounds to come after this one, at most; without a round limit more than anybody plays."""
    t = g.table
    return t.agreed.rounds - t.round if t.agreed.rounds else FOR_EVER


def excess_cards(g: SpartacusGame, seat: Seat) -> int:
    """By how many cards a hand is above its limit; below zero, where there is room."""
    return len(g.table.hands[seat]) - hand_limit(g.table, seat)


def given_up(g: SpartacusGame) -> int:
    """How many schemes have been put back in hand in this intrigue turn."""
    return g.table.given_up


# --- Intrigue ----------------------------------------------------------------------------------------


class Sought(NamedTuple):
    """A scheme whose player seeks support."""

    seat: Seat
    wants: int  # influence still missing; the schemer knows it, others guess
    supporters: tuple[Seat, ...]
    is_demand: bool = False  # in the name of the Senate


def sought(g: SpartacusGame) -> Sought | None:
    """The scheme that seeks support now."""
    f = being_prepared(g)
    return None if f is None else Sought(f.seat, missing(f, g.table), f.backing.supporters, f.is_demand)


def moment_at_hand(g: SpartacusGame) -> Moment | None:
    """What can be answered now."""
    f = g.stack[-1] if g.stack else None
    return f.moment if isinstance(f, Window) else None


def has_been_answered(g: SpartacusGame) -> bool:
    """Whether anybody has answered what has just happened: in an imagined game only the seat that imagines it."""
    f = g.stack[-1] if g.stack else None
    return isinstance(f, Window) and f.sealed != 0


def scheme_at_hand(g: SpartacusGame) -> tuple[Seat, IntrigueTitle] | None:
    """The scheme that lies face up, and whose it is."""
    return next(((f.seat, box_of(g).intrigue[f.card]) for f in reversed(g.stack) if isinstance(f, PlayScheme)), None)


def aimed_at(g: SpartacusGame) -> tuple[Seat, ...]:
    """The targets of the scheme that lies face up."""
    return next((targets(f, g.table) for f in reversed(g.stack) if isinstance(f, PlayScheme)), ())


def spared(g: SpartacusGame, seat: Seat) -> list[Seat]:
    """Whom the seat has promised not to make the target of its scheme."""
    return [line.taker for line in g.table.promises if is_open_promise(line, seat, OTHER_TARGET)]


def as_if_supported(g: SpartacusGame) -> SpartacusGame:
    """The same game with all the influence that was missing: to think a scheme through before asking for support."""
    after = g.clone()
    f = after.stack[-1]
    assert isinstance(f, Preparation)
    f.backing = f.backing._replace(lent=f.backing.lent + missing(f, after.table))
    after.settle()
    return after


def as_if_foiled(g: SpartacusGame) -> SpartacusGame:
    """The same game with the card being played foiled."""
    after = g.clone()
    below = [f for f in after.stack if isinstance(f, Played)]
    below[-1].foiled = True
    window = after.stack[-1]
    assert isinstance(window, Window)
    window.end()
    after.settle()
    return after


# --- Market and deals --------------------------------------------------------------------------------


def on_sale(g: SpartacusGame) -> Asset:
    """The card being auctioned."""
    return an_asset(g.table, g.table.row[0])


def offers(g: SpartacusGame, seat: Seat) -> list[Offer]:
    """The offers that lie before a seat, and those it made."""
    return [offer for offer in g.table.offers if seat in (offer.maker, offer.taker)]


def draft(g: SpartacusGame, seat: Seat) -> Offer | None:
    """The offer the seat itself is making up."""
    return g.table.drafts[seat]


def offers_made(g: SpartacusGame, seat: Seat) -> int:
    """How many offers the seat itself has made in this phase."""
    return g.table.offers_made[seat]


def refusals(g: SpartacusGame, offer: Offer) -> int:
    """How often just this offer has been declined or countered in this phase; its two houses know it."""
    return g.table.refused.count(offer)


def open_promises(g: SpartacusGame, maker: Seat) -> list[Promise]:
    """What a house has promised and not yet kept or broken."""
    return [promise for promise in g.table.promises if promise.maker == maker and promise.standing == OPEN]


# --- The arena ---------------------------------------------------------------------------------------


def fighters(g: SpartacusGame) -> tuple[Fighter, ...]:
    """Who is in the arena."""
    return g.table.fighters


def standing(g: SpartacusGame) -> list[int]:
    """Who still fights, of both sides."""
    return [who for who, fighter in enumerate(g.table.fighters) if is_standing(fighter)]


def losers(g: SpartacusGame) -> list[Fighter]:
    """On whom the host decides."""
    return vanquished(g.table)


def at_a_primus(g: SpartacusGame) -> bool:
    """Whether a Primus is being held."""
    return is_primus(g)


def not_invited(g: SpartacusGame) -> list[Seat]:
    """Whom the host has not asked."""
    t = g.table
    return [Seat(seat) for seat in range(t.seats) if not t.invited >> seat & 1]


def bets(g: SpartacusGame, seat: Seat) -> tuple[int, ...]:
    """What a seat has laid in each box; nothing before bets are shown."""
    return g.table.bets[seat] if g.table.bets else ()


def arena(g: SpartacusGame) -> Arena:
    """The board."""
    return box_of(g).arena


def reach(g: SpartacusGame, who: int) -> int:
    """How far a fighter's weapon reaches."""
    return reach_of(g.table, who)


def turn_at_hand(g: SpartacusGame) -> Turn | None:
    """The turn of a fighter."""
    f = g.stack[-1]
    return f if isinstance(f, Turn) else None


def attack_at_hand(g: SpartacusGame) -> Attack | None:
    """The attack whose dice lie on the table."""
    return g.under_way(Attack)


def fighter_at_hand(g: SpartacusGame) -> int:
    """The fighter a question of the fight is about: who acts, is wounded, defends, or may change sides."""
    f = g.stack[-1]
    if isinstance(f, Turn):
        return f.actor
    if isinstance(f, Wounds):
        return f.who
    if isinstance(f, Treason):
        return next_traitor(f, g.table)
    if isinstance(f, Initiative):
        return f.winner
    assert isinstance(f, Attack | Blow)
    return f.defender


def initiative_totals(g: SpartacusGame) -> tuple[int, ...]:
    """What each fighter has rolled for initiative."""
    f = g.stack[-1]
    return f.totals if isinstance(f, Initiative) else ()


class Entrant(NamedTuple):
    """A fighter who might enter the arena, and what he would carry, by name."""

    name: str
    gear: tuple[str, ...] = ()


def entrants(g: SpartacusGame) -> list[Entrant]:
    """Those in the arena as they entered it."""
    market = box_of(g).market
    return [
        Entrant(market[fighter.card].name, tuple(market[piece].name for piece in fighter.gear))
        for fighter in fighters(g)
    ]


def a_duel(g: SpartacusGame, one: Entrant, other: Entrant) -> SpartacusGame:
    """A trial fight by the real rules, on a table of its own: for nothing, between the seats 0 and 1."""
    t = g.table
    trial = SpartacusTable(t.box, t.seats, t.agreed, most_offers=0)
    for side, fighter in enumerate((one, other)):
        gear = tuple(copies_of(t.box, piece)[side] for piece in fighter.gear)
        card = copies_of(t.box, fighter.name)[0]
        trial.fighters = (*trial.fighters, a_fighter(trial, Seat(side), card, side).but(gear=gear))
    duel = SpartacusGame(trial)
    duel.stack = [Fight()]
    duel.settle()
    return duel


def a_melee(g: SpartacusGame) -> SpartacusGame:
    """A trial fight between those in the arena as they stand, on a table of its own."""
    t = g.table
    trial = SpartacusTable(t.box, t.seats, t.agreed, most_offers=0)
    trial.fighters = t.fighters
    melee = SpartacusGame(trial)
    melee.stack = [Fight()]
    melee.settle()
    return melee


def copies_of(box: Box, name: str) -> list[MarketCard]:
    """All market cards of a name."""
    return [card for card in box.market_cards if box.market[card].name == name]
