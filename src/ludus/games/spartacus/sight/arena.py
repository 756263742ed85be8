"""What everybody sees of the arena: the hexes, fighters, bets, and the dice of the attack under way.

Nothing here is hidden.
"""

from typing import Literal, cast

from ludus.games.spartacus.arena.bets import BOXES, ODDS
from ludus.games.spartacus.arena.primus import is_primus
from ludus.games.spartacus.arena.primus_invitations import PrimusInvitations
from ludus.games.spartacus.arena.primus_teams import Teams, open_starts
from ludus.games.spartacus.arena.tournament import Tournament
from ludus.games.spartacus.combat.attack import RELENTLESS, Attack, attacker_has, places_that_hit
from ludus.games.spartacus.combat.field import Melee, printed_dice, reach_of, steps_away, stride
from ludus.games.spartacus.combat.fight import Turn
from ludus.games.spartacus.sight import seen
from ludus.games.spartacus.table.fighters import ATTRIBUTES, FATES, NO_HEX, NO_SIDE, Dice, fate_of
from ludus.games.spartacus.table.table import SpartacusGame, SpartacusTable


def see_arena(g: SpartacusGame) -> seen.Arena:
    """The arena as it lies before all."""
    t = g.table
    arena = t.box.arena
    return {
        "hexes": list(arena.names),
        "starts": [arena.names[start] for start in arena.starts],
        "reachable": see_reachable(g),
        "turn": see_turn(g),
        "primus": is_primus(g),
        "tournament": see_tournament(g),
        "invited": [seat for seat in range(t.seats) if t.invited >> seat & 1],
        "refused": see_refused(g),
        "fighters": [see_fighter(t, who) for who in range(len(t.fighters))],
        "payouts": dict(zip(BOXES, ODDS, strict=True)),
        "bets": [dict(zip(BOXES, row, strict=True)) for row in t.bets],
        "quiet_rounds": sum(f.quiet_rounds for f in g.stack if isinstance(f, Melee) and not f.has_blood_flowed),
        "must_attack": must_attack(g),
        "attacks": [see_attack(t, f) for f in g.stack if isinstance(f, Attack)],
    }


def must_attack(g: SpartacusGame) -> bool:
    """Whether the crowd waits for an attack: of the fighter whose turn it is, as long as he has made none."""
    melee, turn = g.under_way(Melee), g.under_way(Turn)
    return (
        melee is not None and melee.must_attack and not (melee.has_blood_flowed if turn is None else turn.has_attacked)
    )


def see_reachable(g: SpartacusGame) -> list[str]:
    """Where the fighter whose turn it is can still move, or the one who is placed can start."""
    t, f = g.table, g.stack[-1] if g.stack else None
    if isinstance(f, Teams):
        return [t.box.arena.names[h] for h in open_starts(t)]
    if not isinstance(f, Turn) or f.has_moved:
        return []
    return [t.box.arena.names[to] for to in steps_away(t, f.actor, stride(t, f.actor))]


def see_turn(g: SpartacusGame) -> seen.FightTurn | None:
    """Whose turn it is in the fight, what he has done of it, and how far he strikes."""
    t, f = g.table, g.under_way(Turn)
    if f is None:
        return None
    arena, here = t.box.arena, t.fighters[f.actor].hex
    reach = reach_of(t, f.actor)
    return {
        "fighter": t.box.asset_names[t.fighters[f.actor].card],
        "has_moved": f.has_moved,
        "has_attacked": f.has_attacked,
        "reach": reach,
        "in_reach": [name for name, away in zip(arena.names, arena.distance[here], strict=True) if 0 < away <= reach],
    }


def see_tournament(g: SpartacusGame) -> seen.Tournament | None:
    """Which houses still fight for the victory, and how many bouts it takes; None in ordinary games."""
    f = g.under_way(Tournament)
    if f is None:
        return None
    return {"houses": list(f.houses), "bout": f.began_with - len(f.houses) + 1, "bouts": f.began_with - 1}


def see_refused(g: SpartacusGame) -> list[int]:
    """Who has refused to take part in a Primus, and is not invited again."""
    refused = sum(f.refused for f in g.stack if isinstance(f, PrimusInvitations))
    return [seat for seat in range(g.table.seats) if refused >> seat & 1]


def see_fighter(t: SpartacusTable, who: int) -> seen.Fighter:
    fighter = t.fighters[who]
    return {
        "name": t.box.asset_names[fighter.card],
        "seat": fighter.seat,
        "side": None if fighter.side == NO_SIDE else cast(Literal[0, 1], fighter.side),
        "equipment": [t.box.asset_names[piece] for piece in fighter.gear],
        "reach": reach_of(t, who),
        "dice": by_attribute(fighter.dice),
        "printed": by_attribute(printed_dice(t, fighter.card)),
        "hex": None if fighter.hex == NO_HEX else t.box.arena.names[fighter.hex],
        "fate": FATES[fate_of(fighter)],
        "has_used_ability": fighter.has_used_ability,
    }


def by_attribute(dice: Dice) -> seen.Dice:
    """Dice by the attribute they stand for."""
    return cast(seen.Dice, dict(zip(ATTRIBUTES, dice, strict=True)))


def see_attack(t: SpartacusTable, f: Attack) -> seen.Attack:
    """The attack under way, with the dice rolled so far."""
    return {
        "attacker": t.box.asset_names[t.fighters[f.attacker].card],
        "defender": t.box.asset_names[t.fighters[f.defender].card],
        "with_javelin": f.with_javelin,
        "ties_hit": attacker_has(f, t, RELENTLESS),
        "defends_with": ATTRIBUTES[f.defends_with],
        "attack": list(f.attack),
        "defence": list(f.defence),
        "hits": list(places_that_hit(f, t)) if f.defence else [],
    }
