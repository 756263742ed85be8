"""Spartacus in the terminal: the table in every phase, and that no more is shown than a seat may see."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from rich.console import Console

from ludus.cli import boards
from ludus.cli.boards.spartacus.arena import HIT
from ludus.cli.boards.spartacus.marks import named
from ludus.cli.play import chances
from ludus.cli.terminal.screen import Screen
from ludus.core.decision import Decision
from ludus.games.spartacus.schemes.support import Preparation
from ludus.match import Match
from ludus.odds.answer import Advice, Choice
from ludus.speech import LANGUAGES, Speech

NAMES = ("Anna", "Marcus", "Livia", "Titus")
SIZES = ((80, 24), (120, 40))
OFTEN = 4  # positions of each kind that are looked at
KINDS = {"house", "ledger", "intrigue", "reaction", "target", "ask-support", "support", "stall", "bid", "host-bid"}
KINDS |= {"invitation", "fighter", "bet", "order-of-turns", "turn", "wound", "talk"}


def drawn(match: Match, seat: int | None, lang: str = "en", size: tuple[int, int] = (80, 24)) -> list[str]:
    """The table as lines of text."""
    console = Console(width=size[0], height=size[1])
    speech = Speech(lang, match.lexicon(), NAMES[: match.seats])
    lines = console.render_lines(boards.draw(match.view(seat), speech), pad=False)
    return ["".join(segment.text for segment in line).rstrip() for line in lines]


def positions(seed: int, rounds: int = 4) -> Iterator[Match]:
    """A random game up to a round, before every choice; now and then something is done beside the question."""
    match, rng = Match.new("spartacus", 4, seed=seed, options={"length": "quick"}), random.Random(seed)
    while match.decision is not None and match.game.table.round <= rounds:
        yield match
        seat = next(seat for seat in match.decision.seats if match.options(seat))
        beside = match.free(seat)
        match.act(seat, rng.choice(beside if beside and rng.random() < 0.15 else match.options(seat)))


def asked_now(match: Match) -> Decision:
    """What is being asked."""
    assert match.decision is not None
    return match.decision


def first(kind: str, seed: int = 0) -> Match:
    """The first time something is asked in a random game, or in the next one."""
    games = (positions(later, rounds=15) for later in range(seed, seed + 20))
    return next(match for game in games for match in game if asked_now(match).kind == kind)


# --- bets -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bet_on_a_side_names_the_fighter(lang):
    match = first("bet")
    speech = Speech(lang, match.lexicon(), NAMES[: match.seats])
    arena: Any = match.view(None)["arena"]
    names = [named("asset", fighter["name"], speech) for fighter in arena["fighters"]]
    seat = next(seat for seat in asked_now(match).seats if match.options(seat)[0].verb.startswith("bet-victor"))
    side = ("bet-victor-i", "bet-victor-ii").index(match.options(seat)[0].verb)
    shown = [boards.option_in_words(match.view(seat), option, speech) for option in match.options(seat)]
    assert all(names[side] in each and names[1 - side] not in each for each in shown)
    match.act(seat, match.options(seat)[-1])
    assert names[side] in "\n".join(drawn(match, seat, lang)).partition(speech.text("cli-spartacus-said", said=""))[2]


def test_chances_name_the_fighter_one_bets_on(monkeypatch):
    match = first("bet")
    seat = next(seat for seat in asked_now(match).seats if match.options(seat)[0].verb.startswith("bet-victor"))
    options = match.options(seat)
    advice = Advice(0, tuple(Choice(option, 0.5) for option in options), options[0], 0.5, unit="gold")
    monkeypatch.setattr(chances, "advice_for", lambda match, seat: advice)
    console = Console(width=80, height=24, record=True)
    screen = Screen(Speech("en"), console).at_table(match.lexicon(), NAMES[: match.seats])
    chances.show_chances(screen, match, seat)
    shown = console.export_text()
    assert all(boards.option_in_words(match.view(seat), option, screen.speech) in shown for option in options)
    assert "Victor" not in shown


# --- every phase ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_picture_that_fits_the_screen(lang, size):
    asked: Counter[str] = Counter()
    for match in chain(positions(0), positions(1), positions(2)):
        kind = asked_now(match).kind
        asked[kind] += 1
        if asked[kind] > OFTEN:
            continue
        for seat in (asked_now(match).seats[0], None):
            lines = drawn(match, seat, lang, size)
            assert max(map(len, lines)) <= size[0]
            assert len(lines) <= size[1] - 7  # room for the story and the question
            assert not [line for line in lines if "spartacus-" in line or "{" in line]
    assert set(asked) >= KINDS


def test_a_house_shows_influence_gold_guards_cards_and_assets():
    match = first("intrigue")
    table = match.game.table
    lines = drawn(match, 1)
    row = next(line for line in lines if line.startswith("■ Marcus"))
    assert f"{'█' * table.influence[1]}{'░' * (12 - table.influence[1])}{table.influence[1]:>3}" in row
    assert row.split()[-3:] == [str(table.gold[1]), str(len(table.guards[1])), f"{len(table.hands[1])}/5"]
    assert [line for line in lines if "♔" in line] == [line for line in lines if f" {NAMES[table.host]} " in line]
    assert lines[0].startswith("Round 1 of 15  Upkeep › [Intrigue] › Market › Arena   ")


def test_only_the_own_hand_is_shown_with_influence_and_gold():
    match = first("intrigue")
    names = {title.name for title in match.box.intrigue_titles if title.name != "guard"}
    held = {match.box.intrigue[card].name for card in match.game.table.hands[0]} & names
    shown = "\n".join(drawn(match, 0))
    assert "Hand (influence/gold):" in shown
    assert {name for name in names if Speech("en").text(f"spartacus-intrigue-{name}") in shown} == held
    assert "Hand (" not in "\n".join(drawn(match, None))


def test_hidden_gold_is_a_question_mark_except_ones_own():
    match = first("bid")
    rows = [line.split() for line in drawn(match, 2) if line[:1] in "●■▲◆"]
    assert [row[-3] for row in rows] == ["?", "?", str(match.game.table.gold[2]), "?"]
    assert any(line.startswith("▶ Auction:") and line.endswith("[?]") for line in drawn(match, 2))


def test_prices_are_shown_while_the_stalls_are_open():
    lines = drawn(first("stall"), 0)
    assert "=n: bank pays n" in lines[0]
    assert any(" =2" in line for line in lines[1:])


def test_a_scheme_in_preparation_shows_its_card_to_its_player_only():
    match = first("support")
    schemer = next(frame.seat for frame in match.game.stack if isinstance(frame, Preparation))
    mine, theirs = ("\n".join(drawn(match, seat)) for seat in (schemer, (schemer + 1) % 4))
    assert "seeks support for " in mine
    assert "seeks support: " in theirs


# --- the arena --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_arena_names_the_hexes_that_can_be_reached(size):
    match = first("turn")
    seat = asked_now(match).seats[0]
    field = "\n".join(line[:33] for line in drawn(match, seat, size=size) if line[:1] in " abcdefg")
    moves = {option.words.split()[1] for option in match.options(seat) if option.verb == "move"}
    assert {name for name in match.box.arena.names if name in field} == moves != set()
    assert ("╱ ╲" in field) == (size[1] > 30)
    standing = "".join("●■▲◆"[fighter.seat] for fighter in match.game.table.fighters)
    assert sorted(sign for sign in field if sign in "●■▲◆") == sorted(standing)


def test_a_fighter_shows_the_dice_left_and_lost():
    match = first("wound")
    owner = asked_now(match).seats[0]
    left = [line.count("▮") for line in drawn(match, owner) if "ATT ▮" in line]
    assert left == [sum(fighter.dice) for fighter in match.game.table.fighters]
    match.act(owner, match.options(owner)[0])
    assert any("▯" in line for line in drawn(match, owner))


def test_the_attack_dice_that_would_hit_are_marked():
    match, attack = next(found for found in attacks() if found[1]["hits"])
    marks = next(line for line in drawn(match, None) if HIT in line)
    assert marks.count(HIT) == len(attack["hits"])


def attacks() -> Iterator[tuple[Match, Any]]:
    """Attacks of random games whose dice could be rolled again."""
    for seed in range(20):
        for match in positions(seed, rounds=15):
            if asked_now(match).kind == "reroll":
                seen: Any = match.view(None)
                yield match, seen["arena"]["attacks"][-1]
