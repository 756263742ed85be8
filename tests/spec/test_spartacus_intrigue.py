"""A scheme played by the frames and by the straight-line version, in step: same questions, same end."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from ludus.core.ids import CHANCE, Seat
from ludus.games.spartacus.box.cards import SCHEME
from ludus.games.spartacus.intrigue.turn import IntrigueTurn
from ludus.games.spartacus.play import SPARTACUS, Spartacus
from ludus.games.spartacus.table.table import INTRIGUE, SpartacusTable
from tests.games.spartacus.intrigue_tables import a_rich_table
from tests.games.spartacus.tables import begin, deal
from tests.replays.golden import frozen_box
from tests.spec.spartacus_intrigue import Ask, Said, World, scheme

KNOWN = frozen_box(SPARTACUS)  # the cards the straight-line version was written for
ANSWERS = (
    *("whispered-rumors", "support-from-rome", "sacrifice-for-the-dominus", "for-a-few-denarii", "jupiters-cock"),
    *("guard", "guard", "guard", "destitute", "empty-brothel", "a-shameful-ludus", "robbery"),
)


def a_tense_table(rng: random.Random) -> SpartacusTable:
    """Somebody holds a scheme, the others hold what could foil it, and some chests and houses are empty.

    The houses do not deal, so there is no round of talk (S-121): `test_talk.py` holds that one to the rules.
    """
    t = a_rich_table(rng)
    t.phase = INTRIGUE
    t.most_offers = 0
    schemes = [title.name for title in KNOWN.intrigue_titles if title.kind == SCHEME]
    for name in rng.sample(schemes, 4):
        deal(t, Seat(0), name)
    for name in rng.sample(ANSWERS, 9):
        deal(t, Seat(rng.randrange(t.seats)), name)
    for seat in range(t.seats):
        if rng.random() < 0.2:
            t.bank, t.gold[seat] = t.bank + t.gold[seat], 0
        for card in t.assets[seat]:
            t.condition[card] = rng.choice((0, 0, 1))
    return t


def answer(g: Spartacus, ask: Ask, rng: random.Random) -> Said:
    """Check that the same is asked in the same order, and let everybody answer both."""
    assert g.asked == tuple(ask)
    said: Said = {}
    for seat, options in ask.items():
        mine = [option.words for option in g.options(seat)]
        if seat == CHANCE:
            assert g.chance is not None
            said[seat] = g.chance.sample(rng.randrange).words
        else:
            assert sorted(mine) == sorted(options)
            said[seat] = rng.choice(mine if rng.random() < 0.5 else mine[-1:])
    for seat, words in said.items():
        g.apply(seat, next(option for option in g.options(seat) if option.words == words))
    return said


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**6))
def test_frames_and_straight_line_agree_on_a_scheme(seed):
    rng = random.Random(seed)
    t = a_tense_table(rng)
    g = begin(t, IntrigueTurn(Seat(0)))
    playable = [option for option in g.options(Seat(0)) if option.verb == "scheme"]
    if not playable:
        return
    chosen = rng.choice(playable)
    world = World(t)
    talk = scheme(world, Seat(0), chosen.words.split()[1])
    g.apply(Seat(0), chosen)
    try:
        ask = next(talk)
        while True:
            ask = talk.send(answer(g, ask, rng))
    except StopIteration:
        pass
    assert g.decision is not None and g.decision.kind == "intrigue"
    assert World(t).state() == world.state()
