"""What a seat of Spartacus sees, as numbers."""

from collections.abc import Mapping
from typing import Final

from ludus.games.spartacus.table.fighters import ATTRIBUTES
from ludus.games.spartacus.table.table import CONDITIONS, PHASES
from ludus.research.encoding.sheet import Names, Seen, Sheet

GOLD: Final = 30
INFLUENCE: Final = 12
CARDS: Final = 6
GUARDS: Final = 4
DICE: Final = 6
FIGHTERS: Final = 4  # in the arena at once, at most
ROW: Final = 8  # cards of the auction row
PLAYED: Final = 3  # cards being played, one upon the other
OFFERS: Final = 2  # offers before a seat, those that are told
PLACES: Final = tuple(range(FIGHTERS))
PIPS: Final = 6
FAVOR: Final = 4
BETS: Final = 3
ROUNDS: Final = 40  # of a game without a last one

Kinds = Mapping[str, Names]  # the names of every kind of value


def fill(sheet: Sheet, seen: Seen, names: Kinds) -> None:
    """The houses, the decks, then what is going on: intrigue, market, deals, arena."""
    sheet.number(seen["round"], seen["rounds"] or ROUNDS)
    sheet.one_of(seen["phase"], PHASES)
    sheet.number(seen["stalls_open"])
    sheet.who(seen["host"])
    for seat in sheet.round():
        fill_house(sheet, seen["houses"][seat], names)
    sheet.number(seen["intrigue"]["pile"], 100)
    sheet.many(seen["intrigue"]["discards"], names["intrigue"], CARDS)
    sheet.number(seen["market"]["pile"], 60)
    sheet.some_of(seen["market"]["discards"], names["asset"])
    sheet.many(seen["laid"], names["intrigue"], 1)
    for i in range(ROW):
        sheet.one_of(seen["row"][i] if i < len(seen["row"]) else None, names["asset"])
    sheet.who(seen["turn"])
    fill_intrigue(sheet, seen, names)
    fill_deals(sheet, seen, names)
    bidding = seen["bidding"] or {}
    sheet.those(bidding.get("bidders", []))
    laid = bidding.get("laid", [])
    for seat in sheet.round():
        sheet.number(laid[seat] if laid else None, GOLD)
    fill_arena(sheet, seen["arena"], names)
    sheet.number(len(seen["said"]), 4)


def fill_house(sheet: Sheet, house: Seen, names: Kinds) -> None:
    """A house, its assets and, for its own Dominus, its hand."""
    sheet.one_of(house["house"], names["house"])
    sheet.number(house["influence"], INFLUENCE)
    sheet.number(house["gold"], GOLD)
    sheet.number(house["gold"] is None)
    sheet.number(house["guards"], GUARDS)
    sheet.number(house["exhausted_guards"], GUARDS)
    sheet.number(house["cards"], CARDS)
    sheet.number(house["hand_limit"], CARDS)
    sheet.number(house.get("aside"), GOLD)
    sheet.many(house.get("hand", house.get("seen", [])), names["intrigue"], 1)
    for condition in CONDITIONS:
        sheet.some_of([asset["name"] for asset in house["assets"] if asset["condition"] == condition], names["asset"])
    favor = {asset["name"]: FAVOR if asset["champion"] else asset["favor"] for asset in house["assets"]}
    sheet.counts(favor, names["asset"], FAVOR)


def fill_intrigue(sheet: Sheet, seen: Seen, names: Kinds) -> None:
    """The scheme that seeks support, the cards being played, what can be answered."""
    preparing, moment = seen["preparing"] or {}, seen["moment"] or {}
    sheet.who(preparing.get("seat"))
    sheet.number(preparing.get("gathered"), INFLUENCE)
    sheet.those(preparing.get("supporters", []))
    sheet.those(preparing.get("refusers", []))
    sheet.who(preparing.get("asking"))
    sheet.one_of(preparing.get("card"), names["intrigue"])
    for i in range(PLAYED):
        played = seen["played"][i] if i < len(seen["played"]) else {}
        sheet.who(played.get("seat"))
        sheet.one_of(played.get("card"), names["intrigue"])
        sheet.those(played.get("targets", []))
        sheet.number(played.get("foiled"))
    sheet.one_of(moment.get("kind"), names["moment"])
    sheet.who(moment.get("by"))


def fill_deals(sheet: Sheet, seen: Seen, names: Kinds) -> None:
    """The offer being made up, offers that lie before the seat, and promises to and by it that are open."""
    offers = [seen["draft"], *seen["offers"]]
    for i in range(1 + OFFERS):
        offer = (offers[i] if i < len(offers) else None) or {}
        sheet.who(offer.get("maker"))
        sheet.who(offer.get("taker"))
        for side in ("gives", "asks"):
            goods = offer.get(side, {})
            sheet.number(goods.get("gold"), GOLD)
            sheet.number(len(goods.get("assets", [])), GUARDS)
            sheet.number(goods.get("guards"), GUARDS)
            sheet.number(goods.get("support"))
            sheet.one_of(goods.get("promise"), names["promise"])
    for seat in sheet.round():
        for who in ("maker", "taker"):
            given = [one["what"] for one in seen["promises"] if one[who] == seat and one["standing"] == "open"]
            sheet.many(given, names["promise"], 1)


def fill_arena(sheet: Sheet, arena: Seen, names: Kinds) -> None:
    """Fighters, bets, and the attack under way."""
    sheet.those(arena["invited"])
    for i in range(FIGHTERS):
        fighter = arena["fighters"][i] if i < len(arena["fighters"]) else {}
        sheet.one_of(fighter.get("name"), names["asset"])
        sheet.who(fighter.get("seat"))
        sheet.one_of(fighter.get("side"), (0, 1))
        sheet.some_of(fighter.get("equipment", []), names["asset"])
        sheet.counts(fighter.get("dice", {}), ATTRIBUTES, DICE)
        sheet.one_of(fighter.get("hex"), names["hex"])
        sheet.one_of(fighter.get("fate"), names["fate"])
        sheet.number(fighter.get("has_used_ability"))
    for seat in sheet.round():
        sheet.counts(arena["bets"][seat] if arena["bets"] else {}, names["box"], BETS)
    sheet.number(arena["quiet_rounds"], DICE)
    sheet.number(arena["must_attack"])
    attack = arena["attacks"][-1] if arena["attacks"] else {}
    fighting = [fighter["name"] for fighter in arena["fighters"]]
    for role in ("attacker", "defender"):
        sheet.one_of(fighting.index(attack[role]) if attack.get(role) in fighting else None, PLACES)
    sheet.one_of(attack.get("defends_with"), ATTRIBUTES)
    for dice in ("attack", "defence"):
        sheet.numbers(attack.get(dice, []), DICE + 2, PIPS)
