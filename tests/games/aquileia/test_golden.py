"""What the golden games tell together: every sentence, every space and nearly every answer of the game."""

from functools import cache

from ludus import Match
from ludus.core.ids import CHANCE
from ludus.games.aquileia import words
from tests.games.aquileia.tables import BOX
from tests.replays.golden import FOLDER, replayed

UNTOLD: set[str] = set()  # sentences that no golden game has told yet
UNSAID = {"forgo"}  # answers nobody has given: whoever could pay a stolen fee again did


@cache
def golden_games() -> list[Match]:
    return [replayed(path) for path in sorted((FOLDER / "aquileia").glob("*.txt"))]


def said_by_players() -> set[str]:
    return {said for match in golden_games() for seat, said in match.log if seat != CHANCE}


def test_the_golden_games_are_of_three_four_and_five():
    assert {match.seats for match in golden_games()} == {3, 4, 5}


def test_every_sentence_is_told():
    told = {event.phrase.id for match in golden_games() for event in match.events()}
    assert {phrase.id for phrase in words.EVENTS} - told == UNTOLD


def test_every_answer_is_given():
    assert set(words.VERBS) - {said.partition(" ")[0] for said in said_by_players()} == UNSAID


def test_every_space_every_exchange_and_every_card_is_used():
    tables = (BOX.place, BOX.trade, BOX.play, BOX.bid)
    wanted = {option.words for table in tables for option in table}
    assert not wanted - said_by_players()
