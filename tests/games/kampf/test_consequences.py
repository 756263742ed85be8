"""What a choice is said to lead to is what happens: set by hand, and over whole games."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludus.core.ids import CHANCE, Seat
from ludus.core.phrase import Event, Message, Phrase
from ludus.games.kampf import words
from ludus.match import Match
from tests.games.kampf.tables import BLUE, LION, RED, an_arena, animal, offered, said, turn
from tests.replays.golden import FOLDER, verified


def foretold(g: Any, words: str) -> Message:
    seat = g.asked[0]
    told: Message = g.consequence(seat, offered(g, seat, words))
    return told


def facts(g: Any, words: str) -> dict[str, Any]:
    return foretold(g, words).facts()


def test_a_target_says_who_strikes_first_and_why() -> None:
    teams = {"b2": (RED, "1 spear 3 sword"), "b3": (BLUE, "4 sword"), "b1": (1, "1 spear 3 net"), "c2": (1, "2 spear")}
    g = turn(an_arena(teams, seats=3))
    assert foretold(g, "challenge b3").phrase is words.THEN_FIRST
    assert facts(g, "challenge b3") == {"spears": 1, "against": 0}
    assert foretold(g, "challenge b1").phrase is words.THEN_TIED
    assert foretold(g, "challenge c2").phrase is words.THEN_SECOND
    assert facts(g, "challenge c2") == {"spears": 2, "against": 1}


def test_a_net_says_what_the_other_side_then_lacks() -> None:
    g = turn(an_arena({"b2": (RED, "1 net 3 sword"), "b3": (1, "1 spear 1 net 1 sword 1 shield")}))
    assert g.decision.kind == "net" and g.asked == (1,), "the challenged has more spears and throws first"
    assert facts(g, "net sword") == {"dice": 3}
    assert facts(g, "net net") == {"count": 0}
    said(g, "1 net sword")
    assert foretold(g, "net spear").phrase is words.THEN_CAUGHT_IDLE
    assert foretold(g, "net net").phrase is words.THEN_CAUGHT_IDLE, "their net has flown"
    assert facts(g, "net sword") == {"dice": 1}
    assert facts(g, "net shield") == {"count": 0}


def test_a_caught_prong_says_who_may_then_roll_again() -> None:
    for own, theirs, phrase in (
        ("1 spear 1 net 2 sword", "1 prong 3 sword", words.THEN_PRONGS_EVEN),
        ("1 spear 1 net 1 prong 1 sword", "1 prong 3 sword", words.THEN_PRONGS_WON),
        ("1 spear 1 net 2 sword", "2 prong 2 sword", words.THEN_PRONGS_REMAIN),
    ):
        g = turn(an_arena({"b2": (RED, own), "b3": (1, theirs)}))
        assert foretold(g, "net prong").phrase is phrase


def test_giving_somebody_up_says_what_is_left_to_strike_back_with() -> None:
    g = turn(an_arena({"b2": (RED, "4 sword"), "b3": (1, "1 prong 1 sword 1 shield")}))
    said(g, "chance roll full blank blank blank blank")
    assert facts(g, "give sword") == {"dice": 1, "fewer": 1}
    assert foretold(g, "give sword").phrase is words.THEN_STRIKES_TWICE, "the prong still rolls again"
    assert foretold(g, "give prong").phrase is words.THEN_STRIKES_ONCE
    assert facts(g, "give shield") == {"dice": 2, "fewer": 0}


def test_when_all_must_go_it_makes_no_difference_who_goes_first() -> None:
    g = turn(an_arena({"b2": (RED, "4 sword"), "b3": (1, "1 prong 1 sword")}))
    said(g, "chance roll full full blank blank blank")
    assert foretold(g, "give sword").phrase is words.THEN_ALL_GONE


def test_keeping_a_roll_at_an_animal_says_whether_it_is_beaten() -> None:
    g = turn(an_arena({"b2": (RED, "3 prong 1 sword"), "e1": (1, "4 sword")}, {"b3": LION}, seats=3))
    assert foretold(g, "proxy 1").phrase is words.THEN_PROXY_ROLLS, "the lion has fewer prongs"
    said(g, "0 proxy 1", "chance roll full blank")
    assert foretold(g, "keep").phrase is words.THEN_BEATEN
    assert facts(g, "keep") == {"animal": animal(LION)}
    assert facts(g, "reroll") == {"dice": 2}


# --- Over whole games --------------------------------------------------------------------------------

FIRST = (words.THEN_FIRST, words.THEN_TIED, words.THEN_SECOND)
STRIKES = (words.THEN_STRIKES, words.THEN_STRIKES_ONCE)
BEATEN = (words.THEN_BEATEN, words.THEN_SLAIN)
Told = tuple[Message, list[Event], Any]  # what was foretold, what happened until the next question, and the game then


def choices(match: Match) -> Iterator[Told]:
    """Every choice of a game with what it was said to lead to and what it brought."""
    again = Match.new(
        match.title.name, match.seats, options=match.settings, dice=[said for seat, said in match.log if seat == CHANCE]
    )
    for act in match.acts:
        option = next(each for each in again.options(act.seat) if each.words == act.words)
        told = again.game.consequence(Seat(act.seat), option)
        assert told is not None, f"nothing is said of {act.words}"
        yield told, again.act(act.seat, act.words), again.game


def struck_back(happened: dict[Phrase, Any]) -> bool:
    return bool(happened.keys() & {words.ROLLS, words.ANIMAL_ROLLS, words.CHALLENGES, words.LAST_STANDING})


def test_what_is_foretold_is_what_happens_in_whole_games() -> None:
    kept = Counter[str]()
    for path in (FOLDER / "kampf").glob("*.txt"):
        for told, events, g in choices(verified(path)):
            happened = {event.phrase: event.facts(None) for event in reversed(events)}
            if told.phrase in FIRST and (spears := happened.get(words.STRIKES_FIRST) or happened.get(words.TIED)):
                assert told.facts().items() <= spears.items()
            elif told.phrase in STRIKES and words.ROLLS in happened:
                dice = happened[words.ROLLS]["dice"]
                assert isinstance(dice, tuple) and len(dice) == told.facts()["dice"]
            elif told.phrase in BEATEN:
                assert happened.keys() & {words.BEATEN, words.SLAIN}
            elif told.phrase is words.THEN_LOSSES and not struck_back(happened):
                lost = sum(event.phrase in (words.TAKEN, words.KILLED) for event in events)
                asked = g.prompt()
                assert (
                    lost + (asked.facts()["count"] if asked.phrase is words.ASK_CASUALTY else 0)
                    == told.facts()["count"]
                )
            else:
                continue
            kept[told.phrase.id] += 1
    assert len(kept) == len({*FIRST, *STRIKES, *BEATEN, words.THEN_LOSSES}) - 1, kept  # no animal is slain


def test_every_kind_of_consequence_comes_up_or_is_named_here() -> None:
    prongs = {words.THEN_PRONGS_REMAIN, words.THEN_PRONGS_EVEN, words.THEN_PRONGS_WON}
    rare = {words.THEN_SLAIN, words.THEN_CAUGHT_NET, words.THEN_CAUGHT_SHIELD, *prongs}
    met = {told.phrase for path in (FOLDER / "kampf").glob("*.txt") for told, _, _ in choices(verified(path))}
    assert set(words.CONSEQUENCES) - met <= rare
