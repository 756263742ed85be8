"""What stands where in an observation: the houses, the decks, then what is going on."""

from typing import Final

from ludus.core.encoding import Layout, seat_names
from ludus.games.spartacus.arena.bets import BOXES
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.reactions.moments import MOMENTS
from ludus.games.spartacus.table.fighters import ATTRIBUTES, FATES
from ludus.games.spartacus.table.table import CONDITIONS, PHASES
from ludus.games.spartacus.table.terms import PROMISES

# What is usual at most.
GOLD: Final = 30
INFLUENCE: Final = 12
CARDS: Final = 6
GUARDS: Final = 4
DICE: Final = 6
PIPS: Final = 6
FAVOR: Final = 4
BETS: Final = 3
ROUNDS: Final = 40  # of a game without a last one
INTRIGUE_PILE: Final = 100
MARKET_PILE: Final = 60
SAID: Final = 4

# How many are written down.
FIGHTERS: Final = 4  # in the arena at once, at most
ROW: Final = 8  # cards of the auction row
PLAYED: Final = 3  # cards being played, one upon the other
OFFERS: Final = 3  # the one being made up, and two that lie before the seat
ROLLED: Final = DICE + 2  # dice of an attack


def layout_of(box: Box, seats: int, rounds: int) -> Layout:
    """All slices. The box is the one with everything in it."""
    layout = Layout()
    assets, titles = len(box.asset_names), len(box.intrigue_titles)
    layout.add("round", 1, rounds or ROUNDS)
    layout.add("phase", len(PHASES))
    layout.add("stalls open", 1)
    layout.add("host", seats)
    for whose in seat_names(seats):
        add_house(layout, whose, box)
    layout.add("intrigue pile", 1, INTRIGUE_PILE)
    layout.add("intrigue discards", titles, CARDS)
    layout.add("market pile", 1, MARKET_PILE)
    layout.add("market discards", assets)
    layout.add("laid", titles)
    for i in range(ROW):
        layout.add(f"row {i + 1}", assets)
    layout.add("turn", seats)
    add_intrigue(layout, titles, seats)
    add_deals(layout, seats)
    add_arena(layout, box, seats)
    layout.add("said", 1, SAID)
    return layout


def add_house(layout: Layout, whose: str, box: Box) -> None:
    """A house: what its own Dominus alone knows is 0 for the others."""
    layout.add(f"{whose} house", len(box.houses))
    for name, usual in (("influence", INFLUENCE), ("gold", GOLD), ("gold hidden", 1), ("guards", GUARDS)):
        layout.add(f"{whose} {name}", 1, usual)
    for name, usual in (("exhausted guards", GUARDS), ("cards", CARDS), ("hand limit", CARDS), ("aside", GOLD)):
        layout.add(f"{whose} {name}", 1, usual)
    layout.add(f"{whose} hand", len(box.intrigue_titles))  # of others what one has seen of it
    for condition in CONDITIONS:
        layout.add(f"{whose} {condition}", len(box.asset_names))
    layout.add(f"{whose} favor", len(box.asset_names), FAVOR)


def add_intrigue(layout: Layout, titles: int, seats: int) -> None:
    """The scheme that seeks support, the cards being played, what can be answered."""
    layout.add("schemer", seats)
    layout.add("gathered", 1, INFLUENCE)
    for who in ("supporters", "refusers", "asking"):
        layout.add(who, seats)
    layout.add("scheme", titles)
    for i in range(PLAYED):
        layout.add(f"played {i + 1} seat", seats)
        layout.add(f"played {i + 1} card", titles)
        layout.add(f"played {i + 1} targets", seats)
        layout.add(f"played {i + 1} foiled", 1)
    layout.add("moment", len(MOMENTS))
    layout.add("moment by", seats)


def add_deals(layout: Layout, seats: int) -> None:
    """Offers, open promises, and the bidding."""
    for i in range(OFFERS):
        offer = f"offer {i}" if i else "draft"
        layout.add(f"{offer} maker", seats)
        layout.add(f"{offer} taker", seats)
        for side in ("gives", "asks"):
            for name, usual in (("gold", GOLD), ("assets", GUARDS), ("guards", GUARDS), ("support", 1)):
                layout.add(f"{offer} {side} {name}", 1, usual)
            layout.add(f"{offer} {side} promise", len(PROMISES))
    for whose in seat_names(seats):
        for role in ("maker", "taker"):
            layout.add(f"{whose} promises as {role}", len(PROMISES))
    layout.add("bidders", seats)
    for whose in seat_names(seats):
        layout.add(f"{whose} laid down", 1, GOLD)


def add_arena(layout: Layout, box: Box, seats: int) -> None:
    """Fighters, bets, and the attack under way."""
    assets = len(box.asset_names)
    layout.add("invited", seats)
    for i in range(FIGHTERS):
        fighter = f"fighter {i + 1}"
        layout.add(f"{fighter} name", assets)
        layout.add(f"{fighter} seat", seats)
        layout.add(f"{fighter} side", 2)
        layout.add(f"{fighter} equipment", assets)
        layout.add(f"{fighter} dice", len(ATTRIBUTES), DICE)
        layout.add(f"{fighter} hex", len(box.arena.names))
        layout.add(f"{fighter} fate", len(FATES))
        layout.add(f"{fighter} ability used", 1)
    for whose in seat_names(seats):
        layout.add(f"{whose} bets", len(BOXES), BETS)
    layout.add("quiet rounds", 1, DICE)
    layout.add("must attack", 1)
    layout.add("attacker", FIGHTERS)
    layout.add("defender", FIGHTERS)
    layout.add("defends with", len(ATTRIBUTES))
    layout.add("attack dice", ROLLED, PIPS)
    layout.add("defence dice", ROLLED, PIPS)
