"""Nobody is told more than their seat may know: secrets, imagined games, sealed answers."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from ludus.core.decision import Option
from ludus.core.ids import CHANCE, Seat
from ludus.core.phrase import Event
from tests.conformance.cases import (
    POSITIONS,
    SAMPLES,
    AnyGame,
    Case,
    by_words,
    compare_frequencies,
    dealer,
    doubles,
    offered,
    play_out,
    positions,
    seats_of,
    sent,
    told,
    viewers,
)

TOGETHER: Final = 12  # choices a true and another game are played side by side


# --- Secrets -----------------------------------------------------------------------------------------


def check_nobody_is_sent_what_is_hidden(case: Case, rng: random.Random) -> None:
    """Other secrets, the same words: for the seat that does not know them, and for a spectator."""
    for g in positions(case, rng):
        key = g.key()
        for seat in seats_of(g):
            for double in doubles(case, g, seat, rng):
                for viewer in (seat, None):
                    assert sent(double, viewer) == sent(g, viewer), f"seat {viewer} is sent something hidden"
        assert g.key() == key, "imagining has changed the true game"


def check_an_imagined_game_is_a_game(case: Case, rng: random.Random) -> None:
    for g in positions(case, rng, POSITIONS // 2):
        imagined = g.reimagine(rng.choice(seats_of(g)), dealer(rng))
        check_nothing_is_remembered(imagined)
        if case.census is not None:
            assert case.census(imagined) == case.census(g), "something was lost or copied in an imagined game"
        play_out(case, imagined, rng)


def check_nothing_is_remembered(g: AnyGame) -> None:
    """What is asked follows from the position: asked anew, it is the same."""
    anew = g.clone()
    anew.settle()
    assert anew.key() == g.key(), "the position was not settled"
    for seat in (*seats_of(g), CHANCE):
        mine, theirs = ([option.words for option in game.options(seat)] for game in (g, anew))
        assert mine == theirs, f"seat {seat} is offered what another position offered"


def check_nobody_is_told_what_is_hidden(case: Case, rng: random.Random) -> None:
    """A true and another game, played on with the same words, look the same until something is openly shown."""
    for g in positions(case, rng, fresh=True):
        seat = rng.choice(seats_of(g))
        for double in doubles(case, g, seat, rng):
            play_both(g.clone(), double, seat, rng)


def play_both(g: AnyGame, double: AnyGame, seat: Seat, rng: random.Random) -> None:
    for _ in range(TOGETHER):
        for viewer in (seat, None):
            assert sent(double, viewer) == sent(g, viewer), f"seat {viewer} can see which game is the true one"
        choice = common_choice(g, double, rng)
        if choice is None:
            return
        who, words = choice
        true, other = (one.apply(who, by_words(offered(one, who), words)) for one in (g, double))
        if any(is_shown(true, other, viewer) for viewer in (seat, None)):
            return


def common_choice(g: AnyGame, double: AnyGame, rng: random.Random) -> tuple[Seat, str] | None:
    """Something that somebody can say in both games."""
    choices = []
    for who in (*seats_of(g), CHANCE):
        words = {option.words for option in offered(double, who)}
        choices += [(who, option.words) for option in offered(g, who) if option.words in words]
    return rng.choice(choices) if choices else None


def is_shown(true: list[Event], other: list[Event], seat: Seat | None) -> bool:
    """Whether the events differ because something was shown; they may not differ for another reason."""
    true, other = ([event for event in events if event.is_told_to(seat)] for events in (true, other))
    ours, theirs = told(true, seat), told(other, seat)
    if ours == theirs:
        return False
    first = next((i for i, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), min(len(ours), len(theirs)))
    shown = [
        event.phrase.reveals or (event.seats is not None and seat in event.seats)
        for event in (*true[first : first + 1], *other[first : first + 1])
    ]
    assert any(shown), f"seat {seat} is told what is hidden: {ours[first:]}, {theirs[first:]}"
    return True


def frequency_check(
    g: AnyGame,
    seat: Seat,
    places: Callable[[AnyGame], Mapping[Any, Any]],
    chances: Mapping[tuple[Any, Any], float],
    rng: random.Random,
) -> None:
    """In imagined games every hidden thing stands in every consistent place as often as it should.

    `places` says where each thing stands in a game, `chances` how likely each pair of thing and place is; pairs not
    named are impossible.
    """
    found: Counter[tuple[Any, Any]] = Counter()
    for _ in range(SAMPLES):
        found.update(places(g.reimagine(seat, dealer(rng))).items())
    compare_frequencies(found, chances, SAMPLES)


# --- Standing orders ---------------------------------------------------------------------------------


def check_orders_choose_what_is_offered_and_tell_nothing(case: Case, rng: random.Random) -> None:
    """An order knows what its seat knows; unless it is private, the others could say as well whether it answers."""
    for g in positions(case, rng):
        for order in case.title.orders:
            value = rng.choice(order.values or (0,))
            for seat in [seat for seat in seats_of(g) if order.beside or seat in g.asked]:
                chosen = order.answer(g, seat, value)
                assert chosen is None or chosen in offered(g, seat), f"{order.name} chooses {chosen}"
                for double in doubles(case, g, seat, rng):
                    assert order.answer(double, seat, value) == chosen, f"{order.name} looks at what is hidden"
                if not order.private and not order.beside and g.options(seat):
                    others = [other for other in seats_of(g) if other != seat]
                    double = g.reimagine(rng.choice(others), dealer(rng))
                    told = order.answer(double, seat, value) is None
                    assert told == (chosen is None), f"when {order.name} answers tells what the seat holds"


# --- Sealed answers ----------------------------------------------------------------------------------


def check_sealed_answers_are_sealed(case: Case, rng: random.Random) -> None:
    """Any order of answers leads to the same position, and before the last nobody notices anything."""
    for g in positions(case, rng, fresh=True):
        if len(g.asked) > 1:
            answers = [(seat, option) for seat in g.asked for option in whole_answer(g, seat, rng)]
            backwards = sorted(answers, key=lambda answer: -answer[0])
            orders = [answers, backwards, *(riffled(answers, rng) for _ in range(2))]
            ends = [answer_all(g, order) for order in orders]
            assert all(end == ends[0] for end in ends), "the order of the answers matters"
            check_answers_cannot_be_imagined(g, rng)


def whole_answer(g: AnyGame, seat: Seat, rng: random.Random) -> list[Option]:
    """One seat's answer at random, in all its steps."""
    g = g.clone()
    answer = []
    while options := g.options(seat):
        answer.append(rng.choice(options))
        g.apply(seat, answer[-1])
    return answer


def riffled(answers: list[tuple[Seat, Option]], rng: random.Random) -> list[tuple[Seat, Option]]:
    """The answers interleaved at random, each seat's own steps in their order."""
    seats = [seat for seat, _ in answers]
    rng.shuffle(seats)
    steps = {seat: iter([option for other, option in answers if other == seat]) for seat in seats}
    return [(seat, next(steps[seat])) for seat in seats]


def answer_all(g: AnyGame, answers: list[tuple[Seat, Option]]) -> tuple[object, list[list[str]]]:
    """Where the answers lead, and what everybody is told in the end."""
    g = g.clone()
    for seat, option in answers[:-1]:
        others = [viewer for viewer in viewers(g) if viewer != seat]
        before = [sent(g, viewer) for viewer in others]
        assert not g.apply(seat, option), "an event tells who has answered"
        assert [sent(g, viewer) for viewer in others] == before, "others can see an answer before the reveal"
    number = g.number
    events = g.apply(*answers[-1])
    assert g.number != number, "all have answered, and the decision is still open"
    return g.key(), [told(events, viewer) for viewer in viewers(g)]


def check_answers_cannot_be_imagined(g: AnyGame, rng: random.Random) -> None:
    """What a seat imagines is the same whether or not another has answered."""
    seat, other = rng.sample(g.asked, 2)
    answered = g.clone()
    for option in whole_answer(g, other, rng):
        answered.apply(other, option)
    seed = rng.getrandbits(64)
    before, after = (game.reimagine(seat, dealer(random.Random(seed))).key() for game in (g, answered))
    assert before == after, "an imagined game holds somebody's sealed answer"
