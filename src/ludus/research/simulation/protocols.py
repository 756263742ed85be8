"""Fixed protocols: one bot alone against a table of another, always the same games, so that figures can be compared.

In game i the bot sits on seat i mod n, and after n games the sides (the houses of Spartacus) are dealt round.
"""

import difflib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludus import bots
from ludus.core.errors import BadSetting
from ludus.match import Match, play
from ludus.research.simulation.balance import take_sides
from ludus.research.simulation.journal import Journal
from ludus.research.simulation.ladder import Timed
from ludus.research.simulation.simulate import seed_of
from ludus.research.simulation.spread import Where, spread
from ludus.research.simulation.totals import interval

SEED: Final = 2026


class Protocol(NamedTuple):
    """What is played; nothing of it may be changed without another name."""

    game: str
    seats: int
    opponent: str
    games: int


PROTOCOLS: Final = {
    "kampf-2": Protocol("kampf", 2, "greedy", 400),
    "kampf-4": Protocol("kampf", 4, "greedy", 400),
    "aquileia-4": Protocol("aquileia", 4, "greedy", 400),
    "spartacus-4": Protocol("spartacus", 4, "greedy", 200),
    "kampf-2-champion": Protocol("kampf", 2, "champion", 200),
    "kampf-4-champion": Protocol("kampf", 4, "champion", 200),
    "aquileia-4-champion": Protocol("aquileia", 4, "champion", 200),
    "spartacus-4-champion": Protocol("spartacus", 4, "champion", 200),
}


class Played(NamedTuple):
    """One game: the share of the victory that went to the bot, and how long it thought."""

    share: float
    seconds: float
    decisions: int


class Measured(NamedTuple):
    """What came of a protocol: the share of victories with its 95 % interval, and what would be fair."""

    protocol: str
    bot: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    milliseconds: float  # the bot thought over a decision


def find(name: str) -> Protocol:
    """Raises BadSetting."""
    if name in PROTOCOLS:
        return PROTOCOLS[name]
    near = difflib.get_close_matches(name, PROTOCOLS, n=1)
    known = f"the protocols are: {', '.join(PROTOCOLS)}."
    raise BadSetting(f"There is no protocol '{name}'.", hint=f"did you mean '{near[0]}'?" if near else known)


def measure(
    name: str,
    bot: str,
    workers: int = 1,
    on_game: Callable[[], None] | None = None,
    *,
    cluster: str | None = None,
    out: str | Path | None = None,
) -> Measured:
    """Play a protocol; `on_game` hears of each game finished. Raises BadSetting.

    With a file every game is written as it is finished; games that are in it already are not played again.
    """
    protocol = find(name)
    bots.load(bot)
    bots.load(protocol.opponent)
    told = on_game or (lambda: None)
    done: dict[int, Played] = {}
    with Journal(out, plain(name, protocol, bot)) as journal:
        for part in journal.parts:
            done[part["index"]] = Played(part["share"], part["seconds"], part["decisions"])
            told()
        left = [index for index in range(protocol.games) if index not in done]
        for index, played in spread(partial(play_one, protocol, bot), left, Where(workers, cluster)):
            done[index] = played
            journal.write({"index": index, **played._asdict()})
            told()
    won, seconds = sum(one.share for one in done.values()), sum(one.seconds for one in done.values())
    decisions = max(1, sum(one.decisions for one in done.values()))
    low, high = interval(won, protocol.games)
    fair, pace = 1 / protocol.seats, 1000 * seconds / decisions
    return Measured(name, bot, protocol.games, won / protocol.games, low, high, fair, pace)


def plain(name: str, protocol: Protocol, bot: str) -> dict[str, Any]:
    """What makes the results what they are, for JSON."""
    rules = Match.new(protocol.game, protocol.seats, SEED)
    return {"protocol": name, "bot": bot, "rules": rules.title.rules, "set": rules.digest, **protocol._asdict()}


def play_one(protocol: Protocol, bot: str, index: int) -> Played:
    """One game of a protocol."""
    match = Match.new(protocol.game, protocol.seats, seed_of(SEED, index))
    take_sides(match, index // protocol.seats)
    own = index % protocol.seats
    names = [bot if seat == own else protocol.opponent for seat in range(protocol.seats)]
    players = [Timed(bots.load(name)(seed_of(SEED, index, seat))) for seat, name in enumerate(names)]
    play(match, players)
    outcome = match.outcome
    assert outcome is not None
    share = 1 / len(outcome.winners) if own in outcome.winners else 0.0
    return Played(share, players[own].seconds, players[own].decisions)
