"""What choices are said to lead to is what they then lead to, and none is left without a word."""

from collections.abc import Iterator
from typing import Final

import pytest

from ludus.core.decision import Option
from ludus.core.ids import CHANCE, Seat
from ludus.core.phrase import Event, Message
from ludus.games.spartacus.combat.field import enemies, in_range, in_reach
from ludus.games.spartacus.consequences.targets import ON_TARGET
from ludus.games.spartacus.schemes.conditions import TARGET
from ludus.games.spartacus.table.fighters import ATTRIBUTES
from ludus.games.spartacus.table.rolls import chance_of
from ludus.games.spartacus.words import arena, combat, reactions, schemes
from ludus.games.spartacus.words import consequences as words
from ludus.match import Match
from tests.replays.golden import FOLDER, replayed

# verbs whose own sentence says what they do, or whose card does
SAYS_ALL: Final = {
    *("exhibition-match", "fodder-for-the-primus", "legionnaire-patrol", "dispatch-to-rome", "duplicitous-dealings"),
    *("to-the-mines", "a-finger-in-every-pie", "praetor-of-rome"),
    *("use", "play", "equip", "swap-for", "swap-out", "exhaust", "exhaust-guard", "no-more", "discard", "discard-card"),
    *("enough", "forfeit", "spy-on", "pay-denarii", "take-guard", "leave-guard", "anoint", "bathe", "lend"),
    *("act-next", "start-on", "evade", "stay"),
}
Foretold = tuple[Match, Seat, Option, Message, list[Event]]


def chosen(name: str) -> Iterator[Foretold]:
    """Every choice of a kept game of which something was foretold, with what came of it."""
    match = replayed(FOLDER / "spartacus" / f"{name}.txt")
    dice = [said for seat, said in match.log if seat == CHANCE]
    again = Match.new(match.title.name, match.seats, options=match.settings, dice=dice)
    for act in match.acts:
        option = again.choice(act.seat, act.words).option
        foretold = again.game.consequence(Seat(act.seat), option)
        events = again.act(act.seat, act.words)
        if foretold is not None:
            yield again, Seat(act.seat), option, foretold, events


@pytest.mark.parametrize("name", ["six-houses", "every-card-2", "a-house-with-two-nets"])
def test_every_choice_says_what_it_leads_to(name: str) -> None:
    match = replayed(FOLDER / "spartacus" / f"{name}.txt")
    again = Match.new(
        match.title.name, match.seats, options=match.settings, dice=[said for seat, said in match.log if seat == CHANCE]
    )
    silent = set()
    for act in match.acts:
        for option in again.options(act.seat):
            if again.game.consequence(Seat(act.seat), option) is None:
                silent.add(option.verb)
        again.act(act.seat, act.words)
    assert silent <= SAYS_ALL


def test_a_guard_holds_half_the_time_on_a_four() -> None:
    assert [chance_of(least) for least in range(1, 7)] == [100, 83, 67, 50, 33, 17]


def test_a_bet_pays_what_it_was_said_to_pay() -> None:
    said: dict[tuple[int, int], int] = {}
    paid = 0
    for _, seat, option, foretold, events in chosen("twelve-in-intrigue"):
        if foretold.phrase in (words.BETS_ON_VICTORY, words.BETS_ON_INJURY, words.BETS_ON_DECAPITATION):
            box = ("bet-victor-i", "bet-victor-ii", "bet-injury", "bet-decapitation").index(option.verb)
            said[seat, box] = int(str(foretold.facts()["gain"]))
        for event in events:
            if event.phrase is arena.WINS_BET:
                facts = event.facts(None)
                assert said[int(str(facts["seat"])), int(str(facts["box"]))] == facts["gold"]
                paid += 1
        if any(event.phrase is arena.PRESIDES for event in events):
            said.clear()
    assert paid


def test_support_makes_the_sum_that_was_said() -> None:
    given = 0
    for match, _, _, foretold, events in chosen("six-houses"):
        if foretold.phrase is not words.SUPPORTS:
            continue
        assert any(event.phrase is schemes.SUPPORTS for event in events)
        preparing = match.view(None)["preparing"]
        if isinstance(preparing, dict):
            assert preparing["gathered"] == foretold.facts()["total"]
            given += 1
    assert given


def test_a_lost_die_leaves_what_was_said() -> None:
    lost = 0
    for match, _, _, foretold, events in chosen("six-houses"):
        if foretold.phrase is not words.LOSES_DIE:
            continue
        name = events[0].values[0]
        assert events[0].phrase is combat.LOSES_DIE
        fighter = next(fighter for fighter in match.game.table.fighters if fighter.card == name)
        attribute = int(str(foretold.facts()["attribute"]))
        assert fighter.dice[attribute] == foretold.facts()["left"], ATTRIBUTES[attribute]
        lost += 1
    assert lost


def test_an_intervention_says_whether_the_card_is_stopped() -> None:
    stopped = []
    for match, seat in asked_to_react("six-houses"):
        for option in [option for option in match.options(seat) if option.verb == "intervene"]:
            foretold = match.game.consequence(Seat(seat), option)
            assert foretold is not None
            goes_back = any(event.phrase is reactions.GOES_BACK for event in after(match.clone(), seat, option))
            assert goes_back == (foretold.phrase is words.TAKES_TOO_MUCH)
            stopped.append(goes_back)
    assert True in stopped and False in stopped


@pytest.mark.parametrize("name", ["six-houses", "every-card-2"])
def test_who_lets_a_scheme_happen_loses_what_was_said(name: str) -> None:
    lost = 0
    for match, seat in asked_to_react(name):
        option = next(option for option in match.options(seat) if option.verb == "pass")
        foretold = match.game.consequence(Seat(seat), option)
        if foretold is None or foretold.phrase not in (words.COSTS_YOU_GOLD, words.COSTS_YOU_INFLUENCE):
            continue
        taken, own = [int(str(fact)) for fact in list(foretold.facts().values())[:2]]
        again = match.clone()
        after(again, seat, option)
        table = again.game.table
        left = table.gold[seat] if foretold.phrase is words.COSTS_YOU_GOLD else table.influence[seat]
        assert left == own - taken
        lost += 1
    assert lost


@pytest.mark.parametrize("name", ["every-card-1", "every-card-2", "every-serpent-1"])
def test_a_scheme_does_to_its_target_what_was_said(name: str) -> None:
    """Where nobody answers: influence after, gold taken."""
    seen = set()
    for match, seat in asked_for_targets(name):
        for option in match.options(seat):
            foretold = match.game.consequence(Seat(seat), option)
            if foretold is None or foretold.phrase not in (words.TARGET_LOSES, words.TARGET_GAINS, words.TARGET_PAYS):
                continue
            facts = {field: int(str(fact)) for field, fact in foretold.facts().items()}
            table = undisturbed(match.clone(), seat, option).game.table
            if foretold.phrase is words.TARGET_PAYS:
                assert table.gold[option.operand] == facts["own"] - facts["gold"]
            else:
                assert table.influence[option.operand] == facts["after"]
            seen.add(foretold.phrase.id)
    assert seen


def test_every_scheme_that_names_a_target_says_what_it_does_to_it() -> None:
    schemes = replayed(FOLDER / "spartacus" / "every-serpent-1.txt").game.table.box.rulebook.schemes
    naming = {name for name, scheme in schemes.items() if any(named.verb == TARGET for named in scheme.names)}
    assert naming == set(ON_TARGET)


def test_of_a_card_that_was_added_since_it_is_said_how_the_target_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludus.games.spartacus.consequences.targets.ON_TARGET", {})
    match, seat = next(asked_for_targets("every-card-2"))
    option = match.options(seat)[0]
    foretold = match.game.consequence(Seat(seat), option)
    assert foretold is not None and foretold.phrase is words.STANDS_AT
    assert foretold.values == (match.game.table.influence[option.operand],)


def asked_for_targets(name: str) -> Iterator[tuple[Match, int]]:
    match = replayed(FOLDER / "spartacus" / f"{name}.txt")
    dice = [said for seat, said in match.log if seat == CHANCE]
    again = Match.new(match.title.name, match.seats, options=match.settings, dice=dice)
    for act in match.acts:
        if again.decision is not None and again.decision.kind == "target" and act.words.startswith("target"):
            yield again, act.seat
        again.act(act.seat, act.words)


def undisturbed(match: Match, seat: int, option: Option) -> Match:
    """The scheme takes effect and nobody stands in its way; whatever else it asks for is answered with the first."""
    scheme = len(match.game.stack)
    match.act(seat, option.words)
    while match.decision is not None and len(match.game.stack) >= scheme:
        asked = match.owing[0]
        options = match.options(asked)
        calm = [each for each in options if each.verb in ("pass", "ready", "keep-target")]
        match.act(asked, (calm or options)[0].words)
    return match


def asked_to_react(name: str) -> Iterator[tuple[Match, int]]:
    match = replayed(FOLDER / "spartacus" / f"{name}.txt")
    dice = [said for seat, said in match.log if seat == CHANCE]
    again = Match.new(match.title.name, match.seats, options=match.settings, dice=dice)
    for act in match.acts:
        if again.decision is not None and again.decision.kind == "reaction" and has_nobody_answered(again):
            yield again, act.seat
        again.act(act.seat, act.words)


def has_nobody_answered(match: Match) -> bool:
    return match.decision is not None and len(match.owing) == len(match.decision.seats)


def after(match: Match, seat: int, option: Option) -> list[Event]:
    """What happens if this is answered, and everybody else passes."""
    events = match.act(seat, option.words)
    while match.decision is not None and match.decision.kind == "reaction":
        for other in match.owing:
            events += match.act(other, "pass")
    return events


def test_who_wins_the_initiative_and_waits_lets_the_other_act_first() -> None:
    told = []
    for match, _, option, _, events in chosen("every-card-5"):
        if option.verb != "act-second":
            continue
        event = next(event for event in events if event.phrase is combat.LETS_ACT_FIRST)
        assert all(card != event.values[0] for card in as_cards(event.values[1]))
        fighters = {fighter.card: fighter.side for fighter in match.game.table.fighters}
        assert {fighters[card] for card in as_cards(event.values[1])} == {1 - fighters[event.values[0]]}
        told.append(event)
    assert told


def as_cards(value: object) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (int(str(value)),)


def test_wounds_make_of_a_fighter_what_was_said() -> None:
    said = set()
    for _, _, _, foretold, events in [*chosen("every-card-2"), *chosen("every-card-5")]:
        if foretold.phrase not in (words.AXE_SWUNG, words.AXE_SAVED, words.SHIELD_RAISED, words.SHIELD_LOWERED):
            continue
        wounds, card, fate = foretold.facts().values()
        beaten = [event.values[1] for event in events if event.phrase is combat.BEATEN and event.values[0] == card]
        assert beaten == ([fate] if fate else [])
        if foretold.phrase in (words.AXE_SWUNG, words.AXE_SAVED):
            assert any(event.phrase is combat.HITS and event.values[1] == wounds for event in events)
        said.add(foretold.phrase)
    assert {words.AXE_SWUNG, words.AXE_SAVED, words.SHIELD_RAISED} <= said


def test_a_victory_takes_a_guest_where_it_was_said() -> None:
    match = replayed(FOLDER / "spartacus" / "every-card-2.txt")
    dice = [said for seat, said in match.log if seat == CHANCE]
    again = Match.new(match.title.name, match.seats, options=match.settings, dice=dice)
    warned = 0
    for act in match.acts:
        for option in again.options(act.seat):
            foretold = again.game.consequence(Seat(act.seat), option) if option.verb == "invite" else None
            if foretold is None or "total" not in foretold.facts():
                continue
            own, win = again.game.table.influence[option.operand], again.game.table.box.win_at
            assert foretold.facts()["total"] == min(own + 1, win)
            is_match_point = foretold.phrase in (words.INVITES_TO_VICTORY, words.INVITES_OWN_TO_VICTORY)
            assert is_match_point == (own + 1 >= win)
            warned += is_match_point
        again.act(act.seat, act.words)
    assert warned


@pytest.mark.parametrize("name", ["six-houses", "every-card-2"])
def test_a_step_into_reach_of_an_enemy_is_called_so(name: str) -> None:
    found = set()
    for match, _, option, foretold, events in chosen(name):
        if option.verb != "move" or any(event.phrase is combat.ATTACKS for event in events):
            continue
        t = match.game.table
        mine = next((who for who, fighter in enumerate(t.fighters) if fighter.hex == option.operand), None)
        if mine is None:
            continue
        striking = {who for who in enemies(t, mine) if mine in in_reach(t, who) or mine in in_range(t, who)}
        named = foretold.facts().get("enemies", ())
        assert {t.fighters[who].card for who in striking} == set(as_cards(named) if named != () else ())
        found.add(foretold.phrase)
    assert words.MOVES in found and found & {words.MOVES_INTO_FRAY, words.MOVES_INTO_DANGER}


def test_a_win_brings_what_was_said_of_the_fighter_sent() -> None:
    said: dict[int, dict[str, int]] = {}
    won = 0
    for match, _, option, foretold, events in chosen("twelve-in-intrigue"):
        if option.verb == "send":
            said[option.operand] = {field: int(str(fact)) for field, fact in foretold.facts().items()}
        for event in events:
            if event.phrase is arena.WINS_FIGHT:
                seat, card = [int(str(event.facts(None)[field])) for field in ("seat", "asset")]
                assert match.game.table.favor[card] == said[card].get("favor", 3)
                assert match.game.table.influence[seat] == said[card]["after"]
                won += 1
    assert won
