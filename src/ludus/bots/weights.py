"""What each feature of a position is worth to a judge, as learnt from games.

Kampf: `python -m ludus.bots.learning.weights kampf --seats 2 --games 500`
Aquileia: `python -m ludus.bots.learning.weights aquileia --seats 4 --games 150`
Spartacus: `python -m ludus.bots.learning.weights spartacus --seats 4 --games 300`
"""

from typing import Final

# total, total by gladiators to go, total by animals to go; teams, stones, nets, swords, prongs, shields; turn; strength
KAMPF: Final = (-0.1321, 1.1073, -0.2961, 0.1343, 0.028, 0.1579, -0.0181, -0.1474, 0.1002, -0.0114, 0.5026)

# score now; villas, laurels, workshops, banks; bronze, silver, gold, all coins; slaves, strength of cards; start
AQUILEIA: Final = (0.1166, 0.0445, 0.0858, 0.0617, 0.0346, -0.0693, 0.0772, 0.2112, 0.1301, 0.6084, 0.1298, 0.3664)

# influence, its cube as a share of the goal; gold, assets; cards; host
SPARTACUS: Final = (0.259, 1.7884, 0.0763, 0.0707, 0.231, 0.1156)
