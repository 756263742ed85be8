"""What every game keeps to, said once. Each check plays random games of a case and asserts in the positions it meets.

`test_games.py` runs all of `CHECKS` over every game and number of seats; `test_mutants.py` shows that they bite. The
environment variable LUDUS_RUNS says how often, each time with other games.
"""

import pickle
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any, Final

import ludus
from ludus.core.chance import Chance, Roll
from ludus.core.decision import Option
from ludus.core.errors import IllegalChoice, LudusError, UndoRefused
from ludus.core.ids import CHANCE, Seat
from ludus.core.spec import GameSpec
from ludus.match import GAMES, Bot, Match, Turn
from ludus.match.players import confer
from tests.conformance.cases import (
    PER_GAME,
    POSITIONS,
    RUNS,
    SAMPLES,
    AnyGame,
    Case,
    compare_frequencies,
    doubles,
    looked_at,
    pick,
    play_out,
    positions,
    seats_of,
    sent,
    settings_for,
    viewers,
    walk,
)
from tests.conformance.hidden import (
    check_an_imagined_game_is_a_game,
    check_nobody_is_sent_what_is_hidden,
    check_nobody_is_told_what_is_hidden,
    check_nothing_is_remembered,
    check_orders_choose_what_is_offered_and_tell_nothing,
    check_sealed_answers_are_sealed,
)
from tests.conformance.people import check_everything_said_is_in_the_lexicon, check_views_are_ready_to_send

MOST_SAID: Final = 40  # steps that one bot may take beside one decision


# --- Playing -----------------------------------------------------------------------------------------


def check_someone_can_always_act_until_the_game_ends(case: Case, rng: random.Random) -> None:
    for g in walk(case, rng):
        d = g.decision
        assert (d is None) == (g.outcome() is not None), "a game is over when it has an outcome, and only then"
        for frame in g.stack:
            assert all(step.number == i for i, step in enumerate(frame.steps())), "a rule's steps are listed in_order"
        everybody = [*seats_of(g), CHANCE]
        asked = () if d is None else d.seats
        assert len(set(asked)) == len(asked) and set(asked) <= set(everybody), f"these seats are asked: {asked}"
        assert CHANCE not in asked or asked == (CHANCE,), "chance answers alone"
        assert d is None or any(g.options(seat) for seat in asked), f"{d} waits for an answer nobody can give"
        assert not any(g.options(seat) for seat in everybody if seat not in asked), "only those asked owe an answer"
        assert all(g.free(seat) for seat in g.addressed()), "whoever has something before him can answer it"
    outcome = g.outcome()
    assert outcome is not None and len(outcome.scores) == case.seats and outcome.winners and outcome.how
    assert set(outcome.winners) <= set(seats_of(g)), "the winners sit at the table"
    assert outcome.how in case.title.endings, f"{case} has no ending called {outcome.how}"


def check_nothing_is_lost_or_copied(case: Case, rng: random.Random) -> None:
    if case.census is not None:
        counts = [case.census(g) for g in looked_at(case, rng)]
        assert all(count == counts[0] for count in counts), "something was lost or copied"


def check_words_are_distinct_and_plain(case: Case, rng: random.Random) -> None:
    for g in positions(case, rng):
        for seat in g.asked if g.chance is not None else seats_of(g):
            options = g.options(seat) + ([] if seat == CHANCE else g.free(seat))
            words = [option.words for option in options]
            assert len(set(words)) == len(words), f"two options have the same words: {words}"
            for option in options:
                assert option.words.isascii() and option.words.isprintable(), f"{option} is not plain text"
                assert option.words.split(" ")[0] == option.verb, f"{option} does not begin with its verb"
                assert " ".join(option.words.split()) == option.words, f"{option} does not parse back"


def check_an_illegal_choice_changes_nothing(case: Case, rng: random.Random) -> None:
    """And its error depends on nothing the seat may not know."""
    known = {option.words: option for g in positions(case, rng) for seat in g.asked for option in g.options(seat)}
    strange = [*known.values(), Option("dance")]
    for g in positions(case, rng, POSITIONS // 2):
        seat = rng.choice(seats_of(g))
        offered = [option.words for option in (*g.options(seat), *g.free(seat))]
        for option in rng.sample(strange, min(8, len(strange))):
            if option.words not in offered:
                error = refusal(g, seat, option)
                for double in doubles(case, g, seat, rng):
                    assert refusal(double, seat, option) == error, "an error tells what is hidden"


def refusal(g: AnyGame, seat: Seat, option: Option) -> tuple[str, str]:
    """The error's text and hint."""
    key = g.key()
    try:
        g.apply(seat, option)
    except IllegalChoice as error:
        assert g.key() == key, f"{option} was refused and changed something"
        return str(error), error.hint
    raise AssertionError(f"{option} is not on offer for seat {seat} and was accepted")


# --- Copies ------------------------------------------------------------------------------------------


def check_a_clone_is_equal_and_independent(case: Case, rng: random.Random) -> None:
    """Twins are played to their end; the clones kept on the way must not have moved when all is over."""
    kept: list[tuple[AnyGame, tuple[object, ...]]] = []
    for g in looked_at(case, rng):
        key, twin = g.key(), g.clone()
        assert type(twin) is type(g), "a clone is of another kind"
        assert twin.key() == key and vars(twin).keys() == vars(g).keys(), "a clone is not equal"
        kept.append((twin, key))
    for twin, key in rng.sample(kept, min(PER_GAME, len(kept))):
        double = twin.clone()
        assert [sent(double, seat) for seat in viewers(twin)] == [sent(twin, seat) for seat in viewers(twin)]
        play_out(case, double, rng)
        assert twin.key() == key, "playing a clone has moved the original"
    for twin, key in kept:
        assert twin.key() == key, "an old clone has moved"


def check_every_field_is_copied_and_in_the_key(case: Case, rng: random.Random) -> None:
    """In a game that was never cloned, or what a copy forgets would be forgotten already."""
    tried: Counter[tuple[str, str]] = Counter()
    for g in looked_at(case, rng):
        for part in (g.table, *g.stack):
            name, fields = type(part).__name__, vars(part)
            copy: Any = part.copy()
            assert type(copy) is type(part) and vars(copy) == fields, f"{name}.copy forgets something"
            assert copy.key() == part.key() and hash(part.key()) is not None, f"{name}.key is not plain"
            for field, value in fields.items():
                assert not shares(value, vars(copy)[field]), f"{name}.{field} is shared between copies"
                if tried[name, field] < PER_GAME:
                    tried[name, field] += check_field(name, copy, field, value)


def check_field(name: str, copy: Any, field: str, value: object) -> bool:
    """Whatever the field holds, another value gives another key; says whether it holds anything."""
    key, others = copy.key(), list(variants(value))
    for other in others:
        setattr(copy, field, other)
        assert copy.key() != key, f"{name}.{field} is not in the key"
    setattr(copy, field, value)
    return bool(others)


def shares(one: object, other: object) -> bool:
    """Whether two values have a part in common that can change."""
    if isinstance(one, list | dict | set) and one is other:
        return True
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return any(shares(a, b) for a, b in zip(one, other, strict=True))
    return isinstance(one, dict) and isinstance(other, dict) and any(shares(one[k], other[k]) for k in one)


def variants(value: Any) -> Iterator[object]:
    """Values of the same shape that differ in one place. What is not plain belongs to the box and never changes."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "x"
    elif isinstance(value, Option):
        yield Option(value.verb, value.operands, value.words + "x")
    elif hasattr(value, "_asdict"):  # a named tuple
        for name, part in value._asdict().items():
            yield from (value._replace(**{name: other}) for other in variants(part))
    elif isinstance(value, list | tuple):
        kind = type(value)
        if value:
            yield kind(value[:-1])
        for i, part in enumerate(value):
            yield from (kind([*value[:i], other, *value[i + 1 :]]) for other in variants(part))
    elif isinstance(value, dict):
        for name in value:
            yield {other: part for other, part in value.items() if other != name}
            yield from ({**value, name: other} for other in variants(value[name]))
    elif isinstance(value, set | frozenset) and value:
        yield type(value)(list(value)[1:])


def check_asking_twice_is_asking_once(case: Case, rng: random.Random) -> None:
    for g in positions(case, rng):
        key = g.key()
        first, again = ([sent(g, seat) for seat in viewers(g)] for _ in range(2))
        assert first == again, "the second answer is not the first"
        assert g.views(viewers(g)) == [g.view(seat) for seat in viewers(g)], "seen together it looks different"
        assert g.key() == key, "asking has changed something"
        check_nothing_is_remembered(g)


# --- Chance ------------------------------------------------------------------------------------------


def check_chance_is_fair_and_plain(case: Case, rng: random.Random) -> None:
    met: dict[tuple[str, int], Chance] = {}
    for g in walk(case, rng):
        chance = g.chance
        if chance is None:
            continue
        outcomes, weights = chance.outcomes(), chance.weights()
        met.setdefault((chance.label, len(outcomes)), chance)
        assert len(outcomes) == len(weights) and all(type(weight) is int and weight > 0 for weight in weights)
        assert chance.sample(rng.randrange) in outcomes, "chance draws what is not on offer"
        for option in outcomes if len(outcomes) < 40 else rng.sample(outcomes, 40):
            assert chance.parse(option.words) is option, f"{option} does not parse back"
    for chance in list(met.values())[:8]:
        check_sampling(chance, rng)


def check_sampling(chance: Chance, rng: random.Random) -> None:
    """What is drawn agrees with the weights."""
    total = sum(chance.weights())
    weighed = zip(chance.outcomes(), chance.weights(), strict=True)
    chances = {option.words: weight / total for option, weight in weighed}
    compare_frequencies(Counter(chance.sample(rng.randrange).words for _ in range(SAMPLES)), chances, SAMPLES)
    if isinstance(chance, Roll):
        assert total == len(chance.die.faces) ** chance.count, "a roll has as many cases as its dice have faces"


# --- Records and taking back -------------------------------------------------------------------------


@contextmanager
def on_the_shelf(title: GameSpec) -> Iterator[None]:
    """Let a title be found by its name."""
    before = GAMES.get(title.name)
    GAMES[title.name] = title
    try:
        yield
    finally:
        if before is None:
            del GAMES[title.name]
        else:
            GAMES[title.name] = before  # where it stood


def new_match(case: Case, rng: random.Random) -> Match:
    return Match.new(case.title.name, seats=case.seats, seed=rng.getrandbits(32), options=settings_for(case, rng))


def check_a_record_replays_to_itself(case: Case, rng: random.Random) -> None:
    with on_the_shelf(case.title):
        match = new_match(case, rng)
        saves = 0
        while match.decision is not None:
            if not saves or (saves < PER_GAME and rng.random() < 0.02):
                saves += 1
                saved = match.record(secrets_too=True)
                assert verified(saved).record(secrets_too=True) == saved, "a saved game replays to another record"
                assert "[seed" not in match.record(), "a public record tells the seed of a running game"
            match.act(*pick(match.game, rng))
        text = match.record()
        again = verified(text)
        assert again.record() == text, "a record replays to another record"
        assert again.game.key() == match.game.key() and again.hashes == match.hashes


def check_a_copied_match_goes_on_the_same(case: Case, rng: random.Random) -> None:
    """Also one that was pickled: it shows and asks the same, has the same dice to come, and leaves the other alone."""
    with on_the_shelf(case.title):
        match = new_match(case, rng)
        kept: list[tuple[int, Match]] = []
        while match.decision is not None:
            if len(kept) < PER_GAME // 2 and (not kept or rng.random() < 0.05):
                for twin in (deepcopy(match), pickle.loads(pickle.dumps(match))):
                    assert at_the_table(twin) == at_the_table(match), "a copied match is another"
                    kept.append((len(match.acts), twin))
            match.act(*pick(match.game, rng))
        for done, twin in kept:
            for act in match.acts[done:]:
                twin.act(act.seat, act.words)
            assert at_the_table(twin) == at_the_table(match), "a copied match goes on differently"


def at_the_table(match: Match) -> object:
    """All that a match is: the position, what it shows, asks and has told, and its record with the seed."""
    g = match.game
    offered = [(match.options(seat), match.free(seat)) for seat in seats_of(g)]
    told = [(event.phrase.id, event.values, event.seats) for event in match.events()]
    words = [[option.words for option in options] for both in offered for options in both]
    return g.key(), [sent(g, seat) for seat in viewers(g)], words, told, match.record(secrets_too=True)


def verified(text: str) -> Match:
    try:
        return ludus.verify(text)
    except LudusError as error:
        raise AssertionError(f"a record does not replay: {error}") from error


def check_a_choice_can_be_taken_back(case: Case, rng: random.Random) -> None:
    with on_the_shelf(case.title):
        match = new_match(case, rng)
        keys: list[object] = [match.game.key()]
        drafting: set[Seat] = set()  # seats that have begun to answer
        while match.decision is not None:
            number = match.game.number
            seat, option = pick(match.game, rng)
            if not drafting and rng.random() < 0.2:
                take_back(match, seat, option)
            owed = option in match.options(seat)
            match.act(seat, option)
            keys.append(match.game.key())
            drafting = (drafting | {seat} if owed else drafting) if match.game.number == number else set()
        for step in rng.sample(range(len(keys)), min(PER_GAME, len(keys))):
            assert match.at(step).game.key() == keys[step], f"the match did not stand so after {step} choices"


def take_back(match: Match, seat: Seat, option: Option) -> None:
    """A choice taken back leaves no trace; done again, the dice fall the same."""
    before = match.game.key()
    twin = match.clone()
    events = twin.act(seat, option)
    done = (twin.game.key(), twin.log, twin.hashes)
    learnt = any(who != seat for who, _ in twin.log[len(match.log) :]) or any(e.phrase.reveals for e in events)
    try:
        twin.undo(seat)
        assert not learnt, "a choice was taken back after something was learnt"
    except UndoRefused:
        assert (twin.game.key(), twin.log, twin.hashes) == done, "a refused undo changed something"
        twin.undo(seat, consent=True)
    assert (twin.game.key(), twin.log, twin.hashes) == (before, match.log, match.hashes), "undo leaves a trace"
    twin.act(seat, option)
    assert (twin.game.key(), twin.log, twin.hashes) == done, "done again, the choice leads elsewhere"
    assert match.game.key() == before, "a clone of a match has moved it"


# --- Talk --------------------------------------------------------------------------------------------


class Chatterer(Bot):
    """Always finds something more to do beside the decision."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def propose(self, turn: Turn) -> Option:
        return self.rng.choice(turn.free())


def check_a_decision_is_answered_however_much_there_is_to_say(case: Case, rng: random.Random) -> None:
    """Bots that never stop doing things beside are heard so often, and then the decision goes on."""
    with on_the_shelf(case.title):
        match, talks = new_match(case, rng), 0
        bots = {seat: Chatterer(rng) for seat in range(case.seats)}
        while (decision := match.decision) is not None and talks < PER_GAME:
            if decision.kind in case.title.side_kinds and rng.random() < 0.1:
                talks += 1
                for said, _ in enumerate(confer(match, bots, decision)):
                    assert said < case.seats * MOST_SAID, "bots go on for ever beside a decision"
            match.act(*pick(match.game, rng))


# --- All of it ---------------------------------------------------------------------------------------

Check = Callable[[Case, random.Random], None]

CHECKS: Final[tuple[Check, ...]] = (
    check_someone_can_always_act_until_the_game_ends,
    check_nothing_is_lost_or_copied,
    check_words_are_distinct_and_plain,
    check_an_illegal_choice_changes_nothing,
    check_a_clone_is_equal_and_independent,
    check_every_field_is_copied_and_in_the_key,
    check_asking_twice_is_asking_once,
    check_nobody_is_sent_what_is_hidden,
    check_an_imagined_game_is_a_game,
    check_nobody_is_told_what_is_hidden,
    check_sealed_answers_are_sealed,
    check_orders_choose_what_is_offered_and_tell_nothing,
    check_chance_is_fair_and_plain,
    check_a_record_replays_to_itself,
    check_a_copied_match_goes_on_the_same,
    check_a_choice_can_be_taken_back,
    check_a_decision_is_answered_however_much_there_is_to_say,
    check_everything_said_is_in_the_lexicon,
    check_views_are_ready_to_send,
)


def hold(check: Check, case: Case, runs: int = RUNS) -> None:
    """Run a check with so many different seeds."""
    for run in range(runs):
        check(case, random.Random(f"{case} {check.__name__} {run}"))
