"""Playing Spartacus in the terminal: many choices, things done beside the question, and everything a game can do."""

import io
from typing import Any

import pytest
from rich.console import Console

from ludus.bots import UniformBot
from ludus.cli.play import commands, picture, session
from ludus.cli.play.orders import KeyboardOrders
from ludus.cli.play.seating import Player
from ludus.cli.play.table import TerminalTable
from ludus.cli.terminal import menu
from ludus.cli.terminal.menu import MenuEntry
from ludus.cli.terminal.screen import Screen
from ludus.core.decision import Option, table_of
from ludus.core.ids import Seat
from ludus.match import Bot, Match, Turn, play
from ludus.speech import Speech

QUICK = ("--option", "length=quick")
ANNA, BEA, MARCUS = (Seat(seat) for seat in range(3))


def at_the_table(match: Match, *players: Player) -> TerminalTable:
    return TerminalTable(Screen(Speech("en"), Console(width=80, height=24, quiet=True)), match, players)


def until(kind: str, seat: int, seed: int = 5) -> Match:
    """A game of three in which a seat is asked something, the others having answered at random."""
    match = Match.new("spartacus", 3, seed=seed, options={"length": "quick"})
    bots = [UniformBot(other) for other in range(3)]
    while (decision := match.decision) is not None:
        asked = next(other for other in decision.seats if match.options(other))
        if (decision.kind, asked) == (kind, seat):
            return match
        match.act(asked, bots[asked].choose(Turn(match, asked, decision, match.options(asked))))
    raise AssertionError(f"{kind} is never asked")


@pytest.fixture
def typing(monkeypatch):
    """`typing("1", "end")` is what people type; what they are asked is kept in the list it gives back."""

    def begin(*lines: str) -> list[str]:
        rest, asked = iter(lines), []

        def answer(prompt: str) -> str:
            asked.append(prompt.strip())
            line = next(rest, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)
        return asked

    return begin


# --- menus ------------------------------------------------------------------------------------------


def entries(words: str, names: list[str], text: str) -> list[MenuEntry]:
    return [MenuEntry(i, option, text.format(names[i - 1])) for i, option in enumerate(table_of(words, names), 1)]


def test_counts_are_their_own_numbers():
    match = until("bid", ANNA)
    answers = at_the_table(match, Player("Anna"), Player("Bea"), Player("Caius")).answers(ANNA)
    assert [entry.number for entry in answers] == [entry.option.operand for entry in answers]
    assert answers[0].number == 0
    most = match.game.table.gold[ANNA]
    assert [line.plain.strip() for line in menu.lines(answers, 80)] == [f"Bid … gold 0 … {most}"]


def test_long_groups_are_folded_where_there_is_little_room():
    many = entries("move", [f"{row}{i}" for row in "abcdefg" for i in range(1, 6)], "Move to {}")
    lone = MenuEntry(36, Option("stop"), "End the turn")
    assert len(menu.lines([*many, lone], 80)) > 3
    assert [line.plain.strip() for line in menu.lines([*many, lone], 80, room=2)] == [
        "Move to … 1–35) a1 … g5",
        "36) End the turn",
    ]


def test_options_that_are_alone_stand_in_a_row():
    lone = [MenuEntry(1, Option("pass"), "Pass"), MenuEntry(2, Option("stop"), "Stop")]
    assert [line.plain.strip() for line in menu.lines(lone, 80)] == ["1) Pass   2) Stop"]


def test_what_can_be_done_beside_stands_below_a_line_or_is_folded():
    match = until("intrigue", ANNA)
    table = at_the_table(match, Player("Anna"), Player("Bea"), Player("Caius"))
    shown = [line.plain for line in picture.choices(table, ANNA)]
    assert "── beside the question ──" in shown
    last = table.entries(ANNA)[-1].number
    first = table.beside(ANNA)[0].number
    assert picture.choices(table, ANNA, 2)[-1].plain == (
        f"── beside the question: {first} to {last}; 'more' lists them ──"
    )
    match.act(ANNA, "offer 1")
    assert picture.choices(table, ANNA, 2)[0].plain.startswith("── the question: 1 to ")


def test_more_lists_every_choice(terminal):
    shown = terminal("play", "spartacus", "--human", "Anna", "--seats", "3", *QUICK, "--seed", "3", typed=["more"])
    assert shown.out.count("Take the house") >= 4


# --- deals ------------------------------------------------------------------------------------------


def test_somebody_who_is_not_asked_can_answer_an_offer(typing):
    match = until("intrigue", ANNA)
    gold = list(match.game.table.gold)
    asked = typing("", "offer bea", "offer 1 gold", "ask for 2 gold", "send it", "", "accept", "")
    session.run(at_the_table(match, Player("Anna"), Player("Bea"), Player("Marcus", "random")))
    assert asked[:9] == [
        "Hand over to Anna, then press Enter.",
        *["Anna>"] * 4,
        "Hand over to Bea, then press Enter.",
        *["Bea>"] * 2,
        "Hand over to Anna, then press Enter.",
    ]
    assert match.game.table.gold == [gold[0] + 1, gold[1] - 1, gold[2]]


def test_whoever_answers_an_offer_hears_what_is_asked_of_somebody_else():
    match = until("intrigue", ANNA)
    console = Console(width=80, height=24, file=io.StringIO(), record=True)
    names = [Player("Anna"), Player("Bea"), Player("Marcus", "random")]
    table = TerminalTable(Screen(Speech("en"), console), match, names)
    commands.what(table, BEA, "")
    shown = " ".join(console.export_text().split())
    assert "Anna takes an intrigue turn." in shown
    assert "Play schemes" not in shown


class Generous(Bot):
    """Offers Anna a promise for gold once, and passes the time otherwise."""

    def choose(self, turn: Turn) -> Option:
        return turn.options[-1]

    def propose(self, turn: Turn) -> Option | None:
        draft = turn.view()["draft"]
        wanted = ["offer 0"] if draft is None else ["ask-gold 1", "send-offer"]
        known = {option.words: option for option in turn.free()}
        return next((known[words] for words in wanted if words in known), None)


def test_an_offer_of_a_bot_is_put_before_a_person_at_once(typing):
    match = until("intrigue", MARCUS)
    table = at_the_table(match, Player("Anna"), Player("Livia", "random"), Player("Marcus", "random"))
    table.bots = {1: UniformBot(1), 2: Generous()}
    typing("decline", "")
    session.run(table)
    declined = [(act.seat, act.words) for act in match.acts if act.words == "decline 2"]
    assert declined == [(ANNA, "decline 2")]


# --- everything a game can do -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished() -> str:
    match = Match.new("spartacus", 3, seed=2, options={"length": "quick"})
    play(match, [UniformBot(seat) for seat in range(3)])
    return match.record()


def test_a_whole_game_in_the_terminal_ends_with_a_winner(terminal):
    typed = ["1", "0"] * 4000  # 0 where a bid or a bet is asked for
    command = ("play", "spartacus", "--human", "Anna", "--bot", "random", "--bot", "random", "--seed", "4", *QUICK)
    shown = terminal(*command, typed=typed)
    assert shown.code == 0
    assert "★ winner" in shown.out


def test_a_record_is_replayed_for_a_seat_and_verified(terminal, finished, tmp_path):
    path = tmp_path / "game.txt"
    path.write_text(finished, encoding="utf-8")
    shown = terminal("replay", str(path), "--seat", "1")
    assert "Seat 0 draws an intrigue card." in shown.out
    assert "Winner: Seat" in shown.out
    assert "The record is sound: spartacus" in terminal("verify", str(path)).out.replace("Spartacus", "spartacus")


def test_simulation_rules_and_check(terminal):
    assert terminal("sim", "spartacus", "--bots", "random,random,random", "--games", "2", "--workers", "1").code == 0
    assert "Vengeful" in terminal("rules", "spartacus", "card.spartacus").out
    assert "All is well" in terminal("play", "spartacus", "--check").out


def test_two_cannot_play(terminal):
    shown = terminal("play", "spartacus", "--seats", "2")
    assert shown.code != 0
    assert "hint:" in shown.err


def test_what_was_done_beside_is_taken_back(terminal):
    command = ("play", "spartacus", "--human", "Anna", "--bot", "random", "--bot", "random", "--seed", "4", *QUICK)
    shown = terminal(*command, typed=["1", "make an offer to marcus", "undo"])
    assert "✎ ● Anna" in shown.out
    assert "Anna takes the last choice back." in shown.out


def test_somebody_alone_among_bots_is_not_asked_about_a_scheme_that_is_no_concern_of_theirs():
    match = Match.new("spartacus", 3, seed=1, options={"length": "quick"})
    met: list[bool] = []
    while match.decision is not None and len(met) < 12:
        talks = match.decision.kind == "talk"
        for seat in match.owing if talks else ():
            view: Any = match.view(seat)
            concerned = seat in view["played"][0]["targets"]
            met.append(concerned)
            assert (KeyboardOrders(match, [seat]).answer(seat) is None) == concerned
            assert KeyboardOrders(match, [seat, Seat(2 - seat)]).answer(seat) is None
        seat = match.owing[0]
        schemes = [option for option in match.options(seat) if option.verb == "scheme"]
        match.act(seat, (schemes or match.options(seat))[0])
    assert set(met) == {True, False}
