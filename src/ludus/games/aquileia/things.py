"""Everything in the box that somebody may ask about: places, cards, buildings, coins, dice and wooden pieces."""

from typing import Final

from ludus.core.thing import Figure, Kind, Thing, by_kind, figure
from ludus.games.aquileia.box import (
    BANK,
    BUILDINGS,
    COLOURS,
    DECKS,
    METALS,
    NEUTRAL,
    PRIZES,
    ROUNDS,
    SUITS,
    VILLA,
    Box,
    Card,
    Coins,
    Laurel,
    Site,
    Space,
)

QUARTER: Final = Kind("aquileia", "quarters")
SPACE: Final = Kind("aquileia", "spaces")
BUILDING: Final = Kind("aquileia", "buildings")
CARD: Final = Kind("aquileia", "cards")
LAUREL: Final = Kind("aquileia", "laurels")
PIECE: Final = Kind("aquileia", "pieces")
MONEY: Final = Kind("aquileia", "money")
CONTEST: Final = Kind("aquileia", "contests")
SCORE: Final = Kind("aquileia", "score")

SPACE_RULES: Final = {
    **{name: f"mercatus.{name}" for name in ("dolus", "pecunia", "equi", "servi", "potentia")},
    "arena": "arena.strength",
    "stadium": "stadium.strength",
    "theatrum": "theatrum.open",
    "forum": "forum.order",
    "latro": "portus.latro",
    "portus": "portus.fee",
}
CARD_RULES: Final = ("forum.slaves", "arena.cards", "stadium.cards", "stadium.cards")  # by suit


def things(box: Box) -> tuple[Thing, ...]:
    """All of them, in the order of the glossary."""
    return (
        *quarters(),
        *(_space(space) for space in box.spaces),
        *buildings(box),
        *cards(box),
        *laurels(box),
        *pieces(box),
        *money(box),
        *contests(box),
        *score(box),
    )


def quarters() -> list[Thing]:
    """The six quarters of the city, in the order in which they act."""
    return [
        QUARTER.idea("area-mercatus", "order"),
        QUARTER.idea("area-arena", "arena.strength"),
        QUARTER.idea("area-stadium", "stadium.strength"),
        QUARTER.idea("area-theatrum", "theatrum.open"),
        QUARTER.idea("area-forum", "forum.order"),
        QUARTER.idea("area-portus", "portus.activate"),
    ]


def _space(space: Space) -> Thing:
    figures: list[Figure] = []
    if space.action in ("equi", "servi", "portus"):
        figures.append(figure("price", **{METALS[space.metal]: 1}))
    if space.strength:
        figures.append(figure("value", strength=space.strength))
    sort = f"space-{space.action}"
    if space.action == "stadium":
        sort += f"-{METALS[space.metal]}"
    values = {"most": space.most, "bonus": space.bonus, "strength": space.strength}
    return SPACE.piece("space", space.name, sort, SPACE_RULES[space.action], *figures, **values)


# --- Buildings -----------------------------------------------------------------------------------------


def buildings(box: Box) -> list[Thing]:
    """The three kinds of buildings, and every site."""
    rules = ("end.villas", "portus.activate", "portus.activate")
    kinds = [BUILDING.idea(kind, rule) for kind, rule in zip(BUILDINGS, rules, strict=True)]
    return [*kinds, *(_site(site, rules[site.kind]) for site in box.sites), BUILDING.idea("site", "forum.cost")]


def _site(site: Site, rule: str) -> Thing:
    if site.kind == BANK:
        gain = figure("pays", **coins(site.payout))
    else:
        gain = figure("value", **{"per_laurel" if site.kind == VILLA else "per_round": site.value})
    price = figure("price", **coins(site.cost), slaves=site.slaves)
    sort = f"site-villa-{COLOURS[site.colour]}" if site.kind == VILLA else f"site-{BUILDINGS[site.kind]}"
    return BUILDING.piece("site", site.name, sort, rule, price, gain, value=site.value)


def coins(amount: Coins) -> dict[str, int]:
    """An amount by metal."""
    return dict(zip(METALS, amount, strict=True))


# --- Cards ---------------------------------------------------------------------------------------------


def cards(box: Box) -> list[Thing]:
    """Slaves, weapons and horses, and the piles they come from."""
    decks = [by_kind("deck", CARD.piece("deck", deck, f"deck-{deck}", "cards.reshuffle")) for deck in DECKS]
    return [*(_card(card) for card in box.cards), *decks, CARD.idea("hand", "cards.secret")]


def _card(card: Card) -> Thing:
    figures = (figure("value", strength=card.strength), figure("copies", cards=card.copies))
    return CARD.piece(
        "card", card.name, f"card-{SUITS[card.suit]}", CARD_RULES[card.suit], *figures, strength=card.strength
    )


def laurels(box: Box) -> list[Thing]:
    """Stadium cards, theatre cards and their piles."""
    theatre = [
        LAUREL.idea(f"theatre-{card.name}", "end.villas")._replace(text="aquileia-describe-theatre")
        for card in box.theatre
    ]
    ideas = [LAUREL.idea("laurel", "end.villas"), LAUREL.idea("open-laurel", "stadium.laurels")]
    piles = [LAUREL.idea("deck-stadium", "stadium.laurels"), LAUREL.idea("deck-theatrum", "theatrum.open")]
    return [*ideas, *(_laurel(laurel) for laurel in box.laurels), *theatre, *piles]


def _laurel(laurel: Laurel) -> Thing:
    is_neutral = laurel.colour == NEUTRAL
    figures = [figure("copies", cards=laurel.copies)]
    if is_neutral:
        figures.insert(0, figure("value", points=laurel.points))
    sort = "laurel-neutral" if is_neutral else f"laurel-{COLOURS[laurel.colour]}"
    rule = "end.neutral" if is_neutral else "end.villas"
    thing = LAUREL.idea(f"laurel-{laurel.name}", rule, *figures, points=laurel.points)
    return thing._replace(text=f"aquileia-describe-{sort}")


# --- Pieces, money, contests, points ---------------------------------------------------------------------


def pieces(box: Box) -> list[Thing]:
    """What each player has, and the start player."""
    return [
        PIECE.idea("follower", "placement.turn", figure("supply", pieces=box.followers)),
        PIECE.idea("house", "forum.cost", figure("supply", pieces=box.houses)),
        PIECE.idea("crest", "placement.crest"),
        PIECE.idea("track", "placement.crest"),
        PIECE.idea("start-player", "placement.turn"),
        PIECE.idea("stop", "placement.stop"),
        PIECE.idea("round", "round.end", rounds=ROUNDS),
    ]


def money(box: Box) -> list[Thing]:
    """Coins, and the exchanges of Pecunia."""
    metals = [
        MONEY.idea(metal, "money.exact", figure("start", **{metal: box.purse[i]})) for i, metal in enumerate(METALS)
    ]
    trades = [
        MONEY.piece(
            "trade",
            trade.name,
            "trade",
            "mercatus.pecunia",
            figure("price", **coins(trade.pay)),
            figure("pays", **coins(trade.get)),
        )
        for trade in box.trades
    ]
    return [*metals, *trades, MONEY.idea("fee", "placement.portus"), MONEY.idea("slaves", "forum.slaves")]


def contests(box: Box) -> list[Thing]:
    """Dice, strength, prizes and the auction."""
    prizes = [CONTEST.idea(f"prize-{prize}", "arena.prizes") for prize in PRIZES]
    faces = [
        CONTEST.idea(f"face-{metal}", "arena.dice", figure("faces", of_six=box.die.values.count(i)))
        for i, metal in enumerate(METALS)
    ]
    return [
        CONTEST.idea("strength", "arena.strength"),
        CONTEST.idea("red-die", "arena.dice", figure("supply", pieces=box.red_dice)),
        CONTEST.idea("blue-die", "arena.blue", figure("supply", pieces=box.blue_dice)),
        *faces,
        CONTEST.idea("chariot", "stadium.strength"),
        CONTEST.idea("fighter", "arena.strength"),
        *prizes,
        CONTEST.idea("auction", "theatrum.open"),
        CONTEST.idea("bid", "theatrum.bid"),
    ]


def score(box: Box) -> list[Thing]:
    """Points, and when they are counted."""
    return [SCORE.idea("points", "goal"), SCORE.idea("last-scoring", "end.villas")]
