"""Ludus: three Roman board games, by the rules of their rulebooks; what these do not say is listed with its source.

A `Match` is one game being played. Whoever runs it asks for options and makes one; dice fall from the seed:

>>> from ludus import GAMES, Match, replay, verify
>>> list(GAMES)
['kampf', 'aquileia', 'spartacus']
>>> match = Match.new("kampf", seats=2, seed=7, options={"start": "first"})
>>> match.owing, match.decision.kind, match.options(0)[:2]
([0], 'carrier', [<carrier a1>, <carrier a2>])
>>> match.act(0, "carrier a1")
[Event('kampf-event-carrier', (0, 0), seats=None)]
>>> match.act(1, "carrier a2")
Traceback (most recent call last):
ludus.core.errors.IllegalChoice: Seat 1 is not asked anything now.

`act` changes the match itself, and an option belongs to the question it was offered for: to try something out, play on
with `match.clone()`. `match.game` knows every secret; show players `match.view(seat)`, watchers `match.view(None)`.

Bots play it to its end. A record is the whole game in words; while the game goes on it leaves the seed out, since
whoever has the seed knows the dice to come:

>>> from ludus.bots import load
>>> from ludus.match import play
>>> "[seed" in match.record()
False
>>> play(match, [load("random")(seat) for seat in range(2)])
>>> match.outcome
Outcome(scores=(30, 12), winners=(0,), how='last-standing')
>>> verify(match.record()).result() == match.result()
True
>>> replay(match.record(), step=1).log
[(0, 'carrier a1')]
"""

from ludus.match import GAMES, Match, replay, verify

__version__ = "0.1.0"

__all__ = ["GAMES", "Match", "replay", "verify"]
