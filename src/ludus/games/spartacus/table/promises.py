"""Promises and the ledger that remembers them (rulebook p. 8).

A promise binds nobody. It is judged when its occasion has passed: kept, broken, or void where it was never put to the
test. What is promised, and when it is judged:

    support    support the other's next scheme          when he asks for it, or plays one without asking
    no-foil    do not foil the other                    at the first foil, or when the intrigue phase ends
    no-guard   send no guard against the other          at the first guard, or when the intrigue phase ends
    foil-it    try to foil the scheme on the table      when a foil or a guard is tried, or the scheme is over
    other-target  name another target than him          when the target can no longer be changed
    invite     as host, invite the other                when the games are arranged
    no-invite  as host, do not invite the other         when the games are arranged
    spare      as host, spare the other's fighter       at the verdict, or when the arena phase ends

Other chapters say what happened with `note(g, fact, by, to)`:

    intrigue   SUPPORTED, REFUSED (a house, the schemer)      SCHEMED (the schemer): his scheme is over, foiled or not
               FOILED (a house, whose card it foiled)         TRIED (a house, the schemer): with a foil or a guard
               AIMED (the schemer, a target), NAMED (the schemer): the target can no longer be changed
               GUARDED (a target, the schemer)                SCHEME_DONE, SCHEME_OFF (the schemer): did it take effect?
    arena      INVITED (the host, a Dominus)                  ARRANGED (the host): there are no more invitations
               SPARED, CONDEMNED (the host, the fighter's Dominus)
Rulings applied: S-115 (how long a promise lasts), S-116 (when it is void).
"""

from typing import Final

from ludus.core.ids import NO_SEAT, Seat
from ludus.games.spartacus.table.table import ARENA, INTRIGUE, SpartacusGame
from ludus.games.spartacus.table.terms import (
    BROKEN,
    FOIL_IT,
    INVITE,
    KEPT,
    NO_FOIL,
    NO_GUARD,
    NO_INVITE,
    OPEN,
    OTHER_TARGET,
    SPARE,
    SUPPORT,
    VOID,
    Promise,
)
from ludus.games.spartacus.words import deals as words

SUPPORTED: Final = 0
REFUSED: Final = 1
SCHEMED: Final = 2
FOILED: Final = 3
INVITED: Final = 4
ARRANGED: Final = 5
SPARED: Final = 6
CONDEMNED: Final = 7
INTRIGUE_OVER: Final = 8
ARENA_OVER: Final = 9
GAME_OVER: Final = 10
AIMED: Final = 11
NAMED: Final = 12
GUARDED: Final = 13
TRIED: Final = 14
SCHEME_DONE: Final = 15
SCHEME_OFF: Final = 16

# what a deed of its maker towards its taker makes of a promise
JUDGED_BY_DEED: Final = {
    (SUPPORT, SUPPORTED): KEPT,
    (SUPPORT, REFUSED): BROKEN,
    (NO_FOIL, FOILED): BROKEN,
    (NO_GUARD, GUARDED): BROKEN,
    (OTHER_TARGET, AIMED): BROKEN,
    (INVITE, INVITED): KEPT,
    (NO_INVITE, INVITED): BROKEN,
    (SPARE, SPARED): KEPT,
    (SPARE, CONDEMNED): BROKEN,
}
# what its maker's deed makes of a promise, whoever it was made to
JUDGED_BY_MAKER: Final = {
    (OTHER_TARGET, NAMED): KEPT,
    (OTHER_TARGET, SCHEME_OFF): VOID,
    (FOIL_IT, TRIED): KEPT,
}
# what the end of a scheme makes of a promise to foil it
FOIL_IT_AFTER: Final = {SCHEME_DONE: BROKEN, SCHEME_OFF: VOID}
# what is kept at the end of the intrigue phase, if it was put to the test
HELD_BACK: Final = (NO_FOIL, NO_GUARD)
# what is void when its occasion has passed without such a deed
VOID_AFTER: Final = {
    (SUPPORT, INTRIGUE_OVER),
    (INVITE, ARENA_OVER),
    (NO_INVITE, ARENA_OVER),
    (SPARE, ARENA_OVER),
}


def make_promise(g: SpartacusGame, maker: Seat, taker: Seat, what: int) -> None:
    """A line of the ledger; the ledger is kept by rounds, then by seats."""
    t = g.table
    g.tell(words.PROMISES, maker, taker, what)
    made = Promise(maker, taker, what, t.round)
    t.promises = tuple(sorted((*t.promises, made), key=lambda line: (line.round, line.maker, line.taker, line.what)))


def is_open_promise(line: Promise, maker: Seat, what: int) -> bool:
    """Whether a house still owes what it promised."""
    return line.standing == OPEN and line.maker == maker and line.what == what


def note(g: SpartacusGame, fact: int, by: Seat = NO_SEAT, to: Seat = NO_SEAT) -> None:
    """Something happened that a promise may have been about."""
    t = g.table
    if not t.promises:
        return
    judged = tuple(after(line, fact, by, to) if line.standing == OPEN else line for line in t.promises)
    for was, line in zip(t.promises, judged, strict=True):
        if line.standing != was.standing:
            g.tell(words.JUDGED, line.maker, line.taker, line.what, line.standing)
    t.promises = judged


def note_attempt(g: SpartacusGame, by: Seat, schemer: Seat, is_guard: bool) -> None:
    """Somebody tries to stop a scheme, with a foil or with a guard."""
    note(g, TRIED, by, schemer)
    if is_guard:
        note(g, GUARDED, by, schemer)


def after(line: Promise, fact: int, by: Seat, to: Seat) -> Promise:
    """How an open promise stands once something has happened."""
    deed = (line.what, fact)
    if deed in JUDGED_BY_DEED:
        return line._replace(standing=JUDGED_BY_DEED[deed]) if (line.maker, line.taker) == (by, to) else line
    if deed in JUDGED_BY_MAKER:
        return line._replace(standing=JUDGED_BY_MAKER[deed]) if line.maker == by else line
    if line.what == FOIL_IT and fact in FOIL_IT_AFTER:
        return line._replace(standing=FOIL_IT_AFTER[fact])
    if line.what == NO_GUARD and fact == AIMED:
        return line._replace(tested=True) if (line.maker, line.taker) == (to, by) else line
    if fact == SCHEMED and line.taker == by:
        return after_scheme(line)
    if fact == ARRANGED:
        return after_invitations(line, by)
    if line.what in HELD_BACK and fact in (INTRIGUE_OVER, GAME_OVER):
        return line._replace(standing=KEPT if line.tested else VOID)
    return line._replace(standing=VOID) if fact == GAME_OVER or deed in VOID_AFTER else line


def after_scheme(line: Promise) -> Promise:
    """The scheme of its taker is over: support was not asked for; a foil had its occasion."""
    if line.what == SUPPORT:
        return line._replace(standing=VOID)
    return line._replace(tested=True) if line.what == NO_FOIL else line


def after_invitations(line: Promise, host: Seat) -> Promise:
    """Nobody will be invited any more; whoever does not host could neither keep nor break his word."""
    if line.what not in (INVITE, NO_INVITE):
        return line
    if line.maker != host:
        return line._replace(standing=VOID)
    return line._replace(standing=BROKEN if line.what == INVITE else KEPT)


def note_end_of_phase(g: SpartacusGame) -> None:
    """What was promised for the phase that ends is judged."""
    if g.table.phase == INTRIGUE:
        note(g, INTRIGUE_OVER)
    elif g.table.phase == ARENA:
        note(g, ARENA_OVER)


def note_end_of_game(g: SpartacusGame) -> None:
    """There is no occasion left for what is still open."""
    note(g, GAME_OVER)
