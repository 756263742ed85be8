"""How `greedy` holds and visits the games: it invites those it can beat or shame, sends whom it can best win with or
best spare, bets by trial fights, and kills where that costs it nothing.
"""

from collections.abc import Callable
from itertools import combinations
from typing import Final

from ludus.bots.spartacus.reckoning.duels import BY_GEAR, DUEL, Odds, guess, odds, odds_at_hand, strength
from ludus.bots.spartacus.reckoning.tastes import Mind, Tastes
from ludus.bots.spartacus.reckoning.trust import honour
from ludus.bots.spartacus.reckoning.worth import own_influence, threat
from ludus.core.decision import Option
from ludus.core.ids import Seat
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.arena.bets import BOXES, ODDS, ON_DECAPITATION, ON_INJURY, VICTOR_I, VICTOR_II
from ludus.games.spartacus.box.cards import TYPES
from ludus.games.spartacus.features import (
    Asset,
    Entrant,
    Estate,
    an_asset_of,
    at_a_primus,
    box_of,
    entrants,
    estates,
    fighters,
    host,
    losers,
    not_invited,
    open_promises,
    spendable,
    win_at,
)
from ludus.games.spartacus.table.fighters import Fighter
from ludus.games.spartacus.table.terms import INVITE, NO_INVITE, SPARE
from ludus.match import Turn

Value = Callable[[Option], float]

FAVOR: Final = 1.5  # what a favor is worth to a winner
TRIBUTE: Final = 2.0  # gold for each favor
FALLS: Final = 0.55  # of his worth a loser loses, by injury, axe or verdict
ORDINARY_RIVAL: Final = 10.5  # the strength of a fighter one may meet
TEMPTING: Final = 0.08  # what a bet must promise for each coin
EXECUTION: Final = 0.25  # of a rival's fighter, what his death is worth
SMALL_RIVAL: Final = 0.6  # how much less it is worth to harm a house that is behind
OWN_VERDICT: Final = 0.6  # a host's own fighter is lost less often
A_FIGHTER: Final = 4.0  # what an ordinary gladiator is worth
GREENHORN: Final = 8.0  # the strength of a starting gladiator
CHAMPION: Final = 6.0  # what a champion is worth beside himself
AT_ONCE: Final = 50.0  # for what is to be done before all else
RATHER_LAST: Final = 0.2  # the host would rather see whom he meets


def ready(house: Estate) -> list[Asset]:
    """Whom a house can send."""
    return [asset for asset in (*house.gladiators, *house.slaves) if asset.is_ready]


def best_ready(house: Estate) -> float:
    """The strength of a house's best ready fighter, with some equipment."""
    gear = sum(best_piece(house, type_) for type_ in TYPES)
    return max((strength(asset.title) for asset in ready(house)), default=0.0) + gear


def best_piece(house: Estate, type_: str) -> float:
    pieces = [piece.title for piece in house.equipment if piece.is_ready and piece.title.type == type_]
    return max((BY_GEAR.get(title.name, 0.0) for title in pieces), default=0.0)


# --- Invitations -------------------------------------------------------------------------------------


class Games:
    """What the host's choices mean to a seat."""

    def __init__(self, g: SpartacusGame, seat: Seat, tastes: Tastes) -> None:
        self.g = g
        self.seat = seat
        self.tastes = tastes
        self.houses = estates(g, seat)
        self.goal = win_at(g)

    def gain(self, seat: Seat, points: int) -> float:
        """What it means if a house gains influence, or loses it."""
        now = self.houses[seat].influence
        then = max(min(now + points, self.goal), 0)
        if seat == self.seat:
            return own_influence(then, self.goal, self.tastes) - own_influence(now, self.goal, self.tastes)
        return threat(now, self.goal, self.tastes) - threat(then, self.goal, self.tastes)

    def bout(self, one: Seat, other: Seat) -> float:
        """What a fight between the best of two houses would mean."""
        chance = guess(best_ready(self.houses[one]) - best_ready(self.houses[other]))
        return chance * self.victory(one, other) + (1.0 - chance) * self.victory(other, one)

    def victory(self, winner: Seat, loser: Seat) -> float:
        total = self.gain(winner, 1)
        if self.seat == winner:
            return total + FAVOR + EXECUTION * A_FIGHTER
        return total - (FALLS * A_FIGHTER if self.seat == loser else 0.0)


def value_of_invitation(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """Whoever has nobody to send is shamed first; then the pair that serves best, the host's own fighter last."""
    games = Games(g, turn.seat, mind.tastes)
    present = [fighter.seat for fighter in fighters(g)]
    able = [seat for seat in not_invited(g) if ready(games.houses[seat])]

    def value(option: Option) -> float:
        guest = Seat(option.operand)
        word = word_kept(turn, g, guest)
        if guest not in able:
            return games.gain(guest, -1) + word + (AT_ONCE if guest != turn.seat else 0.0)
        pairs = [(present[0], guest)] if present else [pair for pair in combinations(able, 2) if guest in pair]
        best = max((games.bout(*pair) for pair in pairs), default=0.0)
        return best + word - (RATHER_LAST if guest == turn.seat and not present else 0.0)

    return value


def word_kept(turn: Turn, g: SpartacusGame, guest: Seat) -> float:
    """What inviting a guest makes of the host's word."""
    promised = [promise.what for promise in open_promises(g, turn.seat) if promise.taker == guest]
    sign = (INVITE in promised) - (NO_INVITE in promised)
    return sign * honour(turn, guest) if sign else 0.0


# --- The fighter -------------------------------------------------------------------------------------


def value_of_fighter(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """Whom to send, by his chances against whoever is there or may come; or to stay away."""
    games = Games(g, turn.seat, mind.tastes)
    gear = tuple(best_names(games.houses[turn.seat]))
    best = max(ready(games.houses[turn.seat]), key=lambda asset: strength(asset.title)).card
    won = games.gain(turn.seat, 1) + FAVOR
    mercy = OWN_VERDICT if host(g) == turn.seat else 1.0

    def value(option: Option) -> float:
        if option.verb == "stay-away":
            return games.gain(turn.seat, -1)
        asset = an_asset_of(g, option.operand)
        chance = expected(g, games, Entrant(asset.title.name, gear), is_best=asset.card == best)
        lost = FALLS * loss_of(asset) * mercy + likely_gain(games)
        return chance * won - (1.0 - chance) * lost + TRIBUTE * asset.favor

    return value


def loss_of(asset: Asset) -> float:
    """What a house loses with a fighter."""
    fame = CHAMPION if asset.is_champion else asset.favor
    return asset.title.gold + max(strength(asset.title) - GREENHORN, 0.0) + fame


def likely_gain(games: Games) -> float:
    """What the victory of whoever else is there costs."""
    others = [fighter.seat for fighter in fighters(games.g) if fighter.seat != games.seat]
    return -games.gain(others[0], 1) if others else 1.0


def expected(g: SpartacusGame, games: Games, entrant: Entrant, is_best: bool) -> float:
    """The chance to win: by trial fights for the best fighter, if his opponent is known; otherwise guessed."""
    met = entrants(g)
    if met and is_best:
        return odds(g, entrant, met[0]).wins
    power = strength_of(g, entrant)
    rivals = [games.houses[seat] for seat in {*not_invited(g), host(g)} if seat != games.seat]
    powers = [strength_of(g, met[0])] if met else [best_ready(house) for house in rivals if ready(house)]
    return sum(guess(power - rival) for rival in powers) / len(powers) if powers else guess(power - ORDINARY_RIVAL)


def strength_of(g: SpartacusGame, entrant: Entrant) -> float:
    """The strength of a fighter with what he carries."""
    title = next(title for title in box_of(g).market if title.name == entrant.name)
    return strength(title) + sum(BY_GEAR.get(name, 0.0) for name in entrant.gear)


def best_names(house: Estate) -> list[str]:
    """The equipment a house would take along."""
    found = []
    for type_ in TYPES:
        pieces = [piece.title.name for piece in house.equipment if piece.is_ready and piece.title.type == type_]
        found += sorted(pieces, key=lambda name: -BY_GEAR.get(name, 0.0))[:1]
    return found


def value_of_equipment(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """What helps most: by trial fights, if the opponent is there already."""
    met = entrants(g)
    market = box_of(g).market

    def value(option: Option) -> float:
        if option.verb == "go-without":
            return -1.0
        name = market[option.operand].name
        if len(met) == DUEL and len(turn.options) > 2 and not at_a_primus(g):
            return odds(g, met[-1]._replace(gear=(*met[-1].gear, name)), met[0]).wins
        return BY_GEAR.get(name, 0.0)

    return value


# --- Bets --------------------------------------------------------------------------------------------


def value_of_bet(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """As much as the odds are good."""
    box = BOXES.index(turn.options[0].verb.removeprefix("bet-"))
    edge = edge_of(odds_at_hand(g), box)
    free = spendable(g, turn.seat) - mind.tastes.purse
    return lambda option: option.operand * (edge - TEMPTING) if option.operand <= free else -1.0 * option.operand


def edge_of(chances: Odds, box: int) -> float:
    """What a coin in a box wins on average."""
    chance = {
        VICTOR_I: chances.wins,
        VICTOR_II: 1.0 - chances.wins,
        ON_INJURY: chances.injury,
        ON_DECAPITATION: chances.decapitation,
    }[box]
    return chance * ODDS[box] - (1.0 - chance)


# --- The verdict -------------------------------------------------------------------------------------


def value_of_verdict(turn: Turn, g: SpartacusGame, mind: Mind) -> Value:
    """Death to rivals' fighters, unless one's own is among them, the crowd loves them, or one has promised mercy."""
    games = Games(g, turn.seat, mind.tastes)
    cards = [an_asset_of(g, loser.card) for loser in losers(g)]
    kill = sum(value_of_death(turn, g, games, loser) for loser in losers(g))
    kill += games.gain(turn.seat, -sum(asset.favor for asset in cards))
    return lambda option: kill if option.verb == "thumbs-down" else 0.0


def value_of_death(turn: Turn, g: SpartacusGame, games: Games, loser: Fighter) -> float:
    """What the end of a fighter is worth, the anger of the crowd apart."""
    if loser.seat == games.seat:
        return -AT_ONCE
    promised = any(p.what == SPARE and p.taker == loser.seat for p in open_promises(g, games.seat))
    leader = max(house.influence for house in games.houses if house.seat != games.seat)
    rivalry = 1.0 if games.houses[loser.seat].influence >= leader - 2 else SMALL_RIVAL
    return EXECUTION * rivalry * loss_of(an_asset_of(g, loser.card)) - (honour(turn, loser.seat) if promised else 0.0)


VALUES: Final = {
    "invitation": value_of_invitation,
    "fighter": value_of_fighter,
    "equipment": value_of_equipment,
    "bet": value_of_bet,
    "verdict": value_of_verdict,
}
