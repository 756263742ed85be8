"""Everything in the box that somebody may ask about: houses, cards, tokens, dice, bets and the parts of a round.

What a gladiator or slave does is said by the ability, what a house does by its powers; so cards of an edited set are
explained as well.
"""

from collections.abc import Sequence
from typing import Final

from ludus.core.thing import Figure, Kind, Thing, by_kind, figure
from ludus.games.spartacus.arena.bets import BOXES, MOST_GOLD, ODDS
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.cards import EQUIPMENT, SLAVE, TYPES, IntrigueTitle, MarketTitle
from ludus.games.spartacus.box.houses import House
from ludus.games.spartacus.combat.field import AXE, CALIGAE, FLAIL, HELMET, JAVELIN, LORICA, NET, SHIELD, SWORD
from ludus.games.spartacus.table.fighters import ATTRIBUTES, FATES, STANDING
from ludus.games.spartacus.table.terms import PROMISES, STANDINGS

HOUSE: Final = Kind("spartacus", "houses")
FIGHTER: Final = Kind("spartacus", "gladiators")
SLAVES: Final = Kind("spartacus", "slaves")
GEAR: Final = Kind("spartacus", "equipment")
ABILITY: Final = Kind("spartacus", "abilities")
INTRIGUE: Final = Kind("spartacus", "schemes")
REACTION: Final = Kind("spartacus", "reactions")
TOKEN: Final = Kind("spartacus", "tokens")
DEAL: Final = Kind("spartacus", "deals")
ARENA: Final = Kind("spartacus", "arena")
PHASE: Final = Kind("spartacus", "phases")

TRIDENT: Final = "trident"  # its reach is all it does
KNOWN_GEAR: Final = (SWORD, AXE, TRIDENT, HELMET, SHIELD, NET, JAVELIN, FLAIL, LORICA, CALIGAE)  # that has words
IN_COMBAT: Final = "combat.abilities"
IN_INTRIGUE: Final = "intrigue.abilities"
ABILITY_RULES: Final = {  # every ability there is, and where it works
    **dict.fromkeys(("vengeful", "impervious", "relentless", "doctore", "agile", "gambler"), IN_COMBAT),
    **dict.fromkeys(("initiate", "hardened", "determined", "evasive", "savage", "steadfast"), IN_COMBAT),
    "twice-blessed": "upkeep.heal",
    "counter-attack": "combat.counter",
    "tactician": "combat.initiative",
    "cruel": "combat.defeat",
    "merciless": "combat.defeat",
    "crowd-pleaser": "arena.tribute",
    "treacherous": "primus.treason",
    "long-armed": "combat.attack",
    "quick": "combat.initiative",
    "cunning": "support.ask",
    "healer": "upkeep.heal",
    "informant": "auction.deal",
    "bodyguard": "guards.roll",
    **dict.fromkeys(("spy", "skilled", "exceptional", "handmaid", "chaste", "beguiler", "unctor"), IN_INTRIGUE),
}
TOKENS: Final = (
    ("influence", "influence.track"),
    ("gold", "components.bank"),
    ("bank", "components.bank"),
    ("host", "host.bid"),
    ("favor", "arena.favor"),
    ("champion", "arena.favor"),
    ("ready", "cards.exhausted"),
    ("exhausted", "cards.exhausted"),
    ("injured", "upkeep.heal"),
    ("hand-limit", "intrigue.limit"),
    ("hand", "components.intrigue"),
    ("deck-intrigue", "components.intrigue"),
    ("deck-market", "components.market"),
    ("discards", "cards.reshuffle"),
    ("copy", "components.intrigue"),
)
DEALS: Final = (
    ("scheme", "schemes.play"),
    ("reaction", "reactions.when"),
    ("support", "support.ask"),
    ("target", "schemes.target"),
    ("foil", "reactions.foil"),
    ("talk", "deals.talk"),
    ("offer", "deals.offer"),
    ("promise", "deals.promise"),
    ("stall", "market.open"),
    ("lot", "auction.deal"),
    ("bid", "auction.bid"),
    ("host-bid", "host.bid"),
)
ARENA_IDEAS: Final = (
    ("invitation", "arena.invitations"),
    ("fighter", "arena.fighters"),
    ("tribute", "arena.tribute"),
    ("hex", "combat.move"),
    ("start-hex", "arena.fighters"),
    ("reach", "combat.attack"),
    ("initiative", "combat.initiative"),
    ("attack-roll", "combat.dice"),
    ("wound", "combat.wounds"),
    ("reroll", "combat.rerolls"),
    ("set", "combat.sets"),
    ("crowd", "combat.crowd"),
    ("verdict", "arena.verdict"),
    ("primus", "primus.host"),
    ("team", "primus.teams"),
    ("tournament", "victory.tournament"),
)
Titled = MarketTitle | IntrigueTitle

PHASES: Final = (
    ("phase-upkeep", "upkeep.ready"),
    ("phase-intrigue", "intrigue.turn"),
    ("phase-market", "market.open"),
    ("phase-arena", "arena.host"),
    ("ledger", "upkeep.ledgers"),
    ("win-check", "victory.check"),
    ("round", "round.order"),
)


def things(base: Box) -> tuple[Thing, ...]:
    """All of them, expansion included, in the order of the glossary."""
    box = base.full
    return (
        *houses(box),
        *market(base),
        *(ABILITY.idea(f"ability-{name}", rule) for name, rule in ABILITY_RULES.items()),
        *(_intrigue(title, copies(base.intrigue, box.intrigue, title)) for title in box.intrigue_titles),
        *tokens(box),
        *deals(),
        *arena(box),
        *(PHASE.idea(id, rule, win=box.win_at) for id, rule in PHASES),
    )


def copies(deck: Sequence[Titled], longer: Sequence[Titled], title: Titled) -> Figure:
    """How often a card is in the deck, and how often more with the expansion."""
    here, there = (sum(card.name == title.name for card in cards) for cards in (deck, longer))
    return figure("copies", cards=here, expansion=there - here)


# --- Houses --------------------------------------------------------------------------------------------


def houses(box: Box) -> list[Thing]:
    """The houses, and their powers."""
    powers = [
        HOUSE.piece("power", power, power, f"house.{house.name}") for house in box.houses for power in house.powers
    ]
    return [*(_house(house) for house in box.houses), *powers, HOUSE.idea("dominus", "goal", win=box.win_at)]


def _house(house: House) -> Thing:
    start = figure("start", gold=house.gold, gladiators=house.gladiators, slaves=house.slaves, guards=house.guards)
    return HOUSE.made_of("house", house.name, house.powers, f"house.{house.name}", start)


# --- Market cards --------------------------------------------------------------------------------------


def market(base: Box) -> list[Thing]:
    """What a gladiator, a slave and equipment are, and every one of them."""
    ideas = [
        FIGHTER.idea("gladiator", "upkeep.ledgers"),
        SLAVES.idea("slave", "upkeep.ledgers"),
        GEAR.idea("equipment", "arena.equipment"),
        *(GEAR.idea(f"type-{type}", "combat.equipment") for type in TYPES),
    ]
    deck, longer = base.market, base.full.market
    return [*ideas, *(_asset(title, copies(deck, longer, title)) for title in dict.fromkeys(longer))]


def _asset(title: MarketTitle, copies: Figure) -> Thing:
    name, rule = title.name, f"card.{title.name}"
    if title.kind == EQUIPMENT:
        values = {"reach": title.reach, "most": title.most, "further": title.further}
        return GEAR.piece(
            "asset",
            name,
            name if name in KNOWN_GEAR else f"type-{title.type}",
            rule,
            *_printed(title),
            copies,
            **values,
        )
    kind = SLAVES if title.kind == SLAVE else FIGHTER
    if title.ability in ABILITY_RULES:
        return kind.made_of("asset", name, (f"ability-{title.ability}",), rule, *_printed(title), copies)
    return kind.piece("asset", name, "no-ability", rule, *_printed(title), copies)


def _printed(title: MarketTitle) -> list[Figure]:
    """The numbers on a market card."""
    price = figure("bank-pays", gold=title.gold)
    if title.kind != EQUIPMENT:
        return [Figure("dice", tuple(zip(ATTRIBUTES, (title.attack, title.defence, title.speed), strict=True))), price]
    sort = Figure("sort", ((title.type, 1), ("exhausts" if title.is_exhausted_by_use else "always", 1)))
    return [sort, *([figure("reach", hexes=title.reach)] if title.reach else []), price]


# --- Intrigue cards ------------------------------------------------------------------------------------


def _intrigue(title: IntrigueTitle, copies: Figure) -> Thing:
    kind = REACTION if title.kind else INTRIGUE  # guards stand with the reactions
    takes = Figure("takes", ((title.compares or "influence", title.influence),))
    values = {"amount": title.amount, "price": title.price, "needs": title.needs, "holds": title.holds}
    return kind.piece(
        "intrigue",
        title.name,
        title.name,
        f"card.{title.name}",
        takes,
        figure("cash", gold=title.gold),
        copies,
        **values,
    )


# --- Tokens, deals, arena ------------------------------------------------------------------------------


def tokens(box: Box) -> list[Thing]:
    """What lies on the table or is counted there."""
    return [TOKEN.idea(id, rule, win=box.win_at) for id, rule in TOKENS]


def deals() -> list[Thing]:
    """Schemes, support, bargains and auctions; promises and how they stand."""
    promises = [by_kind("promise", DEAL.piece("promise", name, "promise", "deals.promise")) for name in PROMISES[1:]]
    standings = [
        by_kind("standing", DEAL.piece("standing", name, f"standing-{name}", "deals.promise")) for name in STANDINGS
    ]
    return [*(DEAL.idea(id, rule) for id, rule in DEALS), *promises, *standings]


def arena(box: Box) -> list[Thing]:
    """Games and fights: attributes, fates, bets."""
    attributes = [ARENA.piece("attribute", name, name, "combat.dice") for name in ATTRIBUTES]
    fates = [by_kind("fate", ARENA.piece("fate", name, f"fate-{name}", "combat.defeat")) for name in FATES[STANDING:]]
    boxes = [
        by_kind("bet", ARENA.piece("box", name, f"bet-{name}", "arena.bets", figure("wins", gold=odds), most=MOST_GOLD))
        for name, odds in zip(BOXES, ODDS, strict=True)
    ]
    ideas = [ARENA.idea(id, rule, patience=box.patience) for id, rule in ARENA_IDEAS]
    return [*ideas, *attributes, *fates, *boxes]
