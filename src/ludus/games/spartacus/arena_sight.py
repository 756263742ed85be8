"""What everybody sees of the arena: the hexes, fighters, bets, and the dice of the attack under way.

Nothing here is hidden.
"""

from ludus.core.phrase import Json
from ludus.games.spartacus.attack import RELENTLESS, Attack, attacker_has
from ludus.games.spartacus.bets import BOXES
from ludus.games.spartacus.combat import Turn
from ludus.games.spartacus.combat_field import Melee, printed_dice, steps_away
from ludus.games.spartacus.fighters import ATTRIBUTES, FATES, SPEED, Fighter, fate_of
from ludus.games.spartacus.table import Capua, SpartacusGame


def see_arena(g: SpartacusGame) -> Json:
    """The arena as it lies before all."""
    t = g.table
    arena = t.box.arena
    return {
        "hexes": list(arena.names),
        "starts": [arena.names[start] for start in arena.starts],
        "reachable": see_reachable(g),
        "invited": [seat for seat in range(t.seats) if t.invited >> seat & 1],
        "fighters": [see_fighter(t, fighter) for fighter in t.fighters],
        "bets": [dict(zip(BOXES, row, strict=True)) for row in t.bets],
        "quiet_rounds": sum(f.quiet_rounds for f in g.stack if isinstance(f, Melee)),
        "must_attack": any(f.must_attack for f in g.stack if isinstance(f, Melee)),
        "attacks": [see_attack(t, f) for f in g.stack if isinstance(f, Attack)],
    }


def see_reachable(g: SpartacusGame) -> list[str]:
    """Where the fighter whose turn it is can still move."""
    t, f = g.table, g.stack[-1] if g.stack else None
    if not isinstance(f, Turn) or f.has_moved:
        return []
    return [t.box.arena.names[to] for to in steps_away(t, f.actor, t.fighters[f.actor].dice[SPEED])]


def see_fighter(t: Capua, fighter: Fighter) -> Json:
    return {
        "name": t.box.asset_names[fighter.card],
        "seat": fighter.seat,
        "side": fighter.side,
        "equipment": [t.box.asset_names[piece] for piece in fighter.gear],
        "dice": dict(zip(ATTRIBUTES, fighter.dice, strict=True)),
        "printed": dict(zip(ATTRIBUTES, printed_dice(t, fighter.card), strict=True)),
        "hex": t.box.arena.names[fighter.hex],
        "fate": FATES[fate_of(fighter)],
        "has_used_ability": fighter.has_used_ability,
    }


def see_attack(t: Capua, f: Attack) -> Json:
    """The attack under way, with the dice rolled so far."""
    return {
        "attacker": t.box.asset_names[t.fighters[f.attacker].card],
        "defender": t.box.asset_names[t.fighters[f.defender].card],
        "with_javelin": f.with_javelin,
        "ties_hit": attacker_has(f, t, RELENTLESS),
        "defends_with": ATTRIBUTES[f.defends_with],
        "attack": list(f.attack),
        "defence": list(f.defence),
    }
