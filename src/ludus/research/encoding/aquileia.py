"""What a seat of Aquileia sees, as numbers."""

from collections.abc import Mapping
from typing import Any, Final

from ludus.core.game import Game
from ludus.research.encoding.sheet import Names, Seen, Sheet

ROUNDS: Final = 6
COINS: Final = 10
SUPPLY: Final = 40
CARDS: Final = 5
POINTS: Final = 60
STRENGTH: Final = 10
FEW: Final = 4

VILLAS: Final = 10  # the values of one colour
GAIN: Final = 12
ACTS_IN: Final = {  # the actions of a phase in the order in which they are carried out
    "mercatus": ("dolus", "pecunia", "equi", "servi", "potentia"),
    "theatrum": ("theatrum",),
    "forum": ("forum",),
    "portus": ("latro", "portus"),
}

Kinds = Mapping[str, Names]  # the names of every kind of value


def fill(sheet: Sheet, seen: Seen, names: Kinds) -> None:
    """The city, what lies beside it, the players and what is going on."""
    sheet.number(seen["round"], ROUNDS)
    sheet.who(seen["start"])
    for place in (*seen["spaces"], *seen["sites"]):
        sheet.who(place["seat"])
    for i in range(sheet.seats):
        sheet.who(seen["track"][i] if i < len(seen["track"]) else None)
    for coins, usual in ((seen["supply"], SUPPLY), (seen["fees"], COINS)):
        sheet.counts(coins, names["metal"], usual)
    sheet.many([card for card in seen["market"] if card], names["card"], FEW)
    sheet.counts(seen["discards"], names["card"], CARDS)
    sheet.who(seen["potentia"])
    sheet.number(seen["blue_dice"], FEW)
    fill_stadium(sheet, seen["stadium"], names)
    sheet.some_of(seen["theatre"], names["theatre"])
    for seat in sheet.round():
        fill_player(sheet, seen["players"][seat], names)
    fill_contest(sheet, seen["contest"] or {}, names)
    fill_auction(sheet, seen["auction"] or {}, names)
    building = seen["building"] or {}
    sheet.who(building.get("seat"))
    sheet.number(building.get("buildings"), FEW)
    sheet.one_of(building.get("site"), names["site"])
    sheet.number(building.get("slaves"), FEW)


def fill_stadium(sheet: Sheet, stadium: Seen, names: Kinds) -> None:
    """The open card, and who won which; what is hidden only those know who saw it."""
    sheet.one_of(stadium["open"], names["laurel"])
    sheet.number(stadium["pile"], 2 * ROUNDS)
    for i in range(ROUNDS):
        award = stadium["awards"][i] if i < len(stadium["awards"]) else {}
        sheet.who(award.get("winner"))
        sheet.who(award.get("second"))
        for which in ("open", "hidden", "yours"):
            sheet.one_of(award.get(which), names["laurel"])


def fill_player(sheet: Sheet, player: Seen, names: Kinds) -> None:
    sheet.number(player["points"], POINTS)
    sheet.counts(player["coins"], names["metal"], COINS)
    sheet.number(player["followers"], ROUNDS)
    sheet.number(player["houses"], 2 * ROUNDS)
    sheet.some_of(player["theatre"], names["theatre"])
    sheet.number(player.get("cards"), CARDS)
    sheet.number(player.get("laurel_count"), FEW)
    sheet.counts(player.get("hand", {}), names["card"], CARDS)
    sheet.many(player.get("laurels", []), names["laurel"], FEW)


def fill_contest(sheet: Sheet, contest: Seen, names: Kinds) -> None:
    sheet.one_of(contest.get("area"), ("arena", "stadium"))
    sides = dict(
        zip(
            contest.get("seats", []),
            zip(contest.get("metals", []), contest.get("strengths", []), strict=True),
            strict=True,
        )
    )
    for seat in sheet.round():
        metal, strength = sides.get(seat, (None, None))
        sheet.one_of(metal, names["metal"])
        sheet.number(strength, STRENGTH)


def fill_auction(sheet: Sheet, auction: Seen, names: Kinds) -> None:
    sheet.who(auction.get("auctioneer"))
    sheet.one_of(auction.get("card"), names["theatre"])
    sheet.counts(auction.get("bid", {}), names["metal"], COINS)
    sheet.who(auction.get("leader"))
    sheet.those(auction.get("out", []))


def fill_appraisal(sheet: Sheet, seen: Seen, names: Kinds) -> None:
    """What the position comes to: whose follower acts, the last scoring, were it now, and what villas would add."""
    sheet.one_of(acting_space(seen), names["space"])
    for seat in sheet.round():
        standing = seen["players"][seat]["standing"]
        sheet.counts(standing["sums"], tuple(standing["sums"]), VILLAS)
        sheet.counts(standing["cards"], tuple(standing["cards"]), FEW)
        sheet.number(standing["total"], POINTS)
    sheet.numbers([site.get("gain", 0) for site in seen["sites"]], len(names["site"]), GAIN)


def fill_memory(sheet: Sheet, game: Game[Any], seen: Seen, names: Kinds) -> None:
    """What whoever has listened knows: where cards lie, who has stopped, how many cards each holds, bought or won."""
    t = game.table
    under_way: dict[str, Any] = {type(frame).__name__: frame for frame in game.stack}
    for card in seen["market"]:
        sheet.one_of(card, names["card"])
    stopped = under_way["Placement"].stopped if "Placement" in under_way else 0
    sheet.those([seat for seat in range(sheet.seats) if stopped >> seat & 1])
    contest = next((frame for frame in under_way.values() if hasattr(frame, "strengths")), None)
    sheet.those([] if contest is None else contest.seats[contest.turn :])
    sheet.number("Errand" in under_way and under_way["Errand"].traded)
    open_races = [one for one, true in zip(seen["stadium"]["awards"], t.awards, strict=True) if true.kept == -1]
    own = [one["hidden"] for one in open_races if one["winner"] == sheet.seat]
    sheet.one_of(own[0] if own else None, names["laurel"])
    for seat in sheet.round():
        for deck in t.box.decks:
            sheet.number(sum(t.hands[seat][kind] for kind in deck), CARDS)
        if seat == sheet.seat:
            continue
        sheet.numbers(t.shown[seat], len(names["card"]), CARDS)
        awards = [award for award in seen["stadium"]["awards"] if seat in (award["winner"], award["second"])]
        decided = [award["open"] for award, true in zip(awards, awards_of(game, seat), strict=True) if true.kept != -1]
        sheet.number(len(decided), FEW)
        sheet.many(decided, names["laurel"], FEW)


def awards_of(game: Game[Any], seat: int) -> list[Any]:
    """The races in which a seat won a laurel."""
    return [award for award in game.table.awards if seat in (award.winner, award.second)]


def acting_space(seen: Seen) -> str | None:
    """The first follower of the phase, in the order in which followers act."""
    for action in ACTS_IN.get(seen["phase"], ()):
        for space in seen["spaces"]:
            if space["action"] == action and space["seat"] is not None:
                return str(space["name"])
    return None
