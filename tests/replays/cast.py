"""The golden games of Spartacus and who plays them: chance alone would not bring every card and every ending.

`python -m tests.replays.cast` makes all of them anew, `python -m tests.replays.cast the-champion-is-sold` one of them.
They are made in the order of `CAST`, and each player of the later ones wishes for what the earlier ones lack. A game
that must show something is looked for from its seed on: the first that shows it.
"""

import random
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from ludus import GAMES, Match
from ludus.bots import UniformBot
from ludus.core.decision import Option
from ludus.games.spartacus.box.box import Box
from ludus.games.spartacus.box.cards import EQUIPMENT, SCHEME
from ludus.games.spartacus.words import VERBS, arena, primus, reactions
from ludus.match import Bot, Turn, play
from ludus.match.match import DATA_SET
from tests.replays.golden import FOLDER, frozen_box, keep, set_of, verified

SPARTACUS: Final = GAMES["spartacus"]
BOX: Final[Box] = frozen_box(SPARTACUS).full

# what can happen in a Primus
TOLD: Final = {
    f"told {event.id.removeprefix('spartacus-event-')}"
    for event in (primus.HELD, primus.FALLS_THROUGH, primus.CHANGES_SIDES, primus.WANTS_NEXT, primus.TEAM_ACTS_FIRST)
}

# abilities that are used by saying so; the others work in a fight, or always
USED_BY: Final = {
    "healer": "tend",
    "spy": "use",
    "informant": "inform",
    "skilled": "use",
    "exceptional": "use",
    "handmaid": "use",
    "bodyguard": "bodyguard",
    "cunning": "cunning",
    "beguiler": "use",
    "unctor": "use",
}


# --- What golden games should show -------------------------------------------------------------------


def everything() -> set[str]:
    """Every verb said, every intrigue title played, every fighter sent or used, every kind of equipment carried; and
    what only a Primus brings.
    """
    cards = {f"played {title.name}" for title in BOX.intrigue_titles}
    for title in BOX.market:
        verb = "carried" if title.kind == EQUIPMENT else USED_BY.get(title.ability, "sent")
        cards.add(f"{verb} {title.name}")
    return cards | set(VERBS) | TOLD


def shown(match: Match) -> set[str]:
    """What of it a match has shown, and how it ended."""
    ending = {f"ended {match.outcome.how}"} if match.outcome is not None else set()
    return {*_said(match), *_told(match)} | ending


def _said(match: Match) -> Iterator[str]:
    for _, words in match.log:
        verb, _, operand = words.partition(" ")
        yield verb
        if verb in USED_BY.values():
            yield f"{verb} {title_of(operand)}"


def _told(match: Match) -> Iterator[str]:
    for event in (event for act in match.acts for event in act.events):
        facts = event.facts(None)
        yield f"told {event.phrase.id.removeprefix('spartacus-event-')}"
        if event.phrase is reactions.PLAYS:
            yield f"played {BOX.intrigue_titles[facts['card']].name}"  # type: ignore[index]
        elif event.phrase is arena.SENDS:
            yield f"sent {BOX.market[facts['asset']].name}"  # type: ignore[index]
        elif event.phrase is arena.EQUIPS:
            yield f"carried {BOX.market[facts['asset']].name}"  # type: ignore[index]


def title_of(card: str) -> str:
    """The title of a market card: copies are told apart by a number."""
    number = BOX.asset_number.get(card)
    return card if number is None else BOX.market[number].name


def wishes_for(lacking: set[str]) -> set[str]:
    """What to say to show what is lacking; a title stands for every copy of it."""
    kinds = {title.name: title.kind for title in BOX.intrigue_titles}
    verbs = {"sent": "send", "carried": "equip"}
    wishes = set()
    for words in lacking:
        verb, _, name = words.partition(" ")
        if verb == "played":
            verb = "scheme" if kinds[name] == SCHEME else "play"
        wishes.add(f"{verbs.get(verb, verb)} {name}".strip())
    return wishes


# --- Players -----------------------------------------------------------------------------------------


class Collector(Bot):
    """Says what is wished for; lends support, keeps its cards and strikes when it can; otherwise anything."""

    def __init__(self, seed: int, wishes: set[str], talks: float) -> None:
        self.rng = random.Random(seed)
        self.wishes = wishes
        self.talks = talks  # how often it does something beside

    def is_wished(self, option: Option) -> bool:
        verb, _, operand = option.words.partition(" ")
        return verb in self.wishes or f"{verb} {title_of(operand)}" in self.wishes

    def choose(self, turn: Turn) -> Option:
        wished = [option for option in turn.options if self.is_wished(option)]
        liked = [option for option in turn.options if option.verb in ("scheme", "support", "ask", "attack", "send")]
        rest = [option for option in turn.options if option.verb not in ("cash-in", "give-up", "release")]
        return self.rng.choice(wished or liked or rest or turn.options)

    def propose(self, turn: Turn) -> Option | None:
        return self.rng.choice(turn.free()) if self.rng.random() < self.talks else None


class Turncoat(Collector):
    """Sells its support, pays to be no target, takes what is offered, and keeps its word or not."""

    def choose(self, turn: Turn) -> Option:
        if turn.decision.kind in ("talk", "last-word"):
            return turn.options[0] if turn.decision.kind == "talk" else self.rng.choice(turn.options)
        return super().choose(turn)

    def propose(self, turn: Turn) -> Option | None:
        view: Any = turn.view()
        can = {option.words: option for option in turn.free()}
        taken = next((option for words, option in can.items() if words.startswith("accept")), None)
        sought, laid = view["preparing"], view["played"]
        steps: tuple[str, ...] = ()
        if sought is not None and sought["seat"] == turn.seat:
            steps = (f"offer {(turn.seat + 1) % view['seats']}", "give-gold 1", "ask-support", "send-offer")
        elif sought is not None:
            steps = (f"offer {sought['seat']}", "give-support", "ask-gold 1", "send-offer")
        elif laid and turn.seat in laid[0]["targets"] and laid[0]["seat"] != turn.seat:
            steps = (f"offer {laid[0]['seat']}", "give-promise support", "ask-promise other-target", "send-offer")
        wanted = next((can[words] for words in steps if words in can), None)
        return taken or (wanted if self.rng.random() < self.talks else None)


class Idler(Bot):
    """Takes part in nothing: everybody's influence falls to 0, and the last round finds all of them tied."""

    WORDS = ("pass", "done", "refuse", "close-stall", "bid 0", "stay-away", "pay", "stop", "thumbs-up", "attack")

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, turn: Turn) -> Option:
        liked = [option for word in self.WORDS for option in turn.options if option.words.startswith(word)]
        return liked[0] if liked else self.rng.choice(turn.options)


class Kingmaker(UniformBot):
    """Rears champions, and sells one for 1 gold to a house that needs no more than 1 influence to win."""

    def choose(self, turn: Turn) -> Option:
        own = houses(turn)[turn.seat]["assets"]
        favor = {f"send {card['name']}": card["favor"] + 4 * card["champion"] for card in own}
        known = [option for option in turn.options if favor.get(option.words)]
        liked = [option for option in turn.options if option.verb in ("attack", "send", "thumbs-up")]
        return max(known, key=lambda option: favor[option.words]) if known else self.rng.choice(liked or turn.options)

    def propose(self, turn: Turn) -> Option | None:
        if turn.decision.kind != "stall":
            return None
        can = {option.words: option for option in turn.free()}
        king = next((seat for seat, house in enumerate(houses(turn)) if house["influence"] == BOX.win_at - 1), None)
        champions = [card["name"] for card in houses(turn)[turn.seat]["assets"] if card["champion"]]
        if king == turn.seat:
            return next((option for words, option in can.items() if words.startswith("accept")), None)
        if king is None or not champions:
            return None
        steps = (f"offer {king}", f"give-asset {champions[0]}", "ask-gold 1", "send-offer")
        return next((can[words] for words in steps if words in can), None)


def houses(turn: Turn) -> Any:
    """What the seat sees of all houses."""
    return turn.view()["houses"]


# --- The games ---------------------------------------------------------------------------------------

Players = Callable[[int, set[str]], Sequence[Bot]]


class Golden(NamedTuple):
    """A game to be made."""

    seats: int
    seed: int
    players: Players
    options: dict[str, str]
    shows: frozenset[str] = frozenset()  # what must come about, in the words of `shown`
    lacks: frozenset[str] = frozenset()  # what must not


def at_random(seats: int, lacking: set[str]) -> Sequence[Bot]:
    return [UniformBot(i) for i in range(seats)]


def collecting(seats: int, lacking: set[str]) -> Sequence[Bot]:
    return [Collector(i, wishes_for(lacking), talks=0) for i in range(seats)]


def netting(seats: int, lacking: set[str]) -> Sequence[Bot]:
    return [Collector(i, {"hold-primus", "equip net", "throw-net-of"}, talks=0) for i in range(seats)]


def trading(seats: int, lacking: set[str]) -> Sequence[Bot]:
    return [Collector(i, wishes_for(lacking), talks=0.7) for i in range(seats)]


def turning(seats: int, lacking: set[str]) -> Sequence[Bot]:
    return [Turncoat(i, wishes_for(lacking), talks=0.5) for i in range(seats)]


def idling(seats: int, lacking: set[str]) -> Sequence[Bot]:
    return [Idler(i) for i in range(seats)]


def making_kings(seats: int, lacking: set[str]) -> Sequence[Bot]:
    return [Kingmaker(i) for i in range(seats)]


# without deals nobody talks about schemes: enough where something else is to be shown
SILENT: Final = {"length": "quick", "deals": "off"}
SILENT_SERPENTS: Final = {**SILENT, "expansion": "on"}
QUICK: Final = {"length": "quick"}
SERPENTS: Final = {"length": "quick", "expansion": "on"}
TRADING: Final = {"length": "quick", "offers": "3"}  # they talk at every chance
STANDARD: Final = {"length": "standard", "deals": "off"}
LONG: Final = {"length": "long", "deals": "off"}

BY_RIGHT: Final = frozenset({"hold-primus"})
FORCED: Final = frozenset({"played cry-for-a-primus"})
TEAMS: Final = frozenset({"told teams"})
FALLS_THROUGH: Final = frozenset({"told primus-falls-through"})

MOST_SEEDS: Final = 400  # looked through for a game that shows what it must

CAST: Final = {
    "twelve-in-intrigue": Golden(3, 1, at_random, SILENT, frozenset({"ended twelve-intrigue"})),
    "two-tied-at-twelve": Golden(3, 1, at_random, SILENT, frozenset({"ended tournament-2"})),
    "the-last-round": Golden(3, 1, at_random, SILENT, frozenset({"ended round-limit"})),
    "the-champion-is-sold": Golden(4, 1, making_kings, QUICK, frozenset({"ended twelve-market"})),
    "three-tied": Golden(3, 1, idling, QUICK, frozenset({"ended tournament-3"})),
    "four-tied": Golden(4, 1, idling, QUICK, frozenset({"ended tournament-4"})),
    "every-card-1": Golden(4, 1, trading, TRADING, frozenset({"ask-support", "give-support"})),
    "every-card-2": Golden(4, 2, collecting, SILENT),
    "every-card-3": Golden(4, 7, collecting, STANDARD),
    "every-card-4": Golden(4, 6, collecting, STANDARD, frozenset({"cunning ashur"})),
    "every-card-5": Golden(4, 6, collecting, LONG),
    "another-target": Golden(4, 1, turning, QUICK, frozenset({"keep-target", "change-target"})),
    "primus-by-right": Golden(4, 1, at_random, SILENT_SERPENTS, BY_RIGHT | TEAMS, FORCED),
    "primus-forced": Golden(3, 1, at_random, SILENT_SERPENTS, FORCED | TEAMS, BY_RIGHT),
    "primus-falls-through": Golden(3, 1, at_random, SILENT_SERPENTS, FALLS_THROUGH, TEAMS),
    "three-against-one": Golden(3, 1, at_random, SILENT_SERPENTS, TEAMS | {"change-sides"}),
    "primus-rigged": Golden(3, 1, at_random, SILENT_SERPENTS, frozenset({"swap-out"})),
    "a-house-with-two-nets": Golden(3, 1, netting, SERPENTS, frozenset({"throw-net-of"})),
    "six-houses": Golden(6, 1, at_random, SILENT, TEAMS | {"team-with", "told wants-next"}),
    "every-serpent-1": Golden(6, 1, trading, SILENT),
    "every-serpent-2": Golden(5, 2, collecting, SILENT, frozenset({"sent totus"})),
    "every-serpent-3": Golden(6, 3, collecting, STANDARD, frozenset({"beguile", "tend thessela"})),
    "every-serpent-4": Golden(4, 1, collecting, SILENT_SERPENTS, frozenset({"anoint"})),
    "every-serpent-5": Golden(4, 1, collecting, SILENT_SERPENTS, frozenset({"bathe"})),
    "every-serpent-6": Golden(
        4, 1, collecting, SILENT_SERPENTS, frozenset({"sent tetraides", "sent pompeius", "played hold-the-line"})
    ),
}


def stage(name: str, lacking: set[str]) -> Match:
    """Play one of the golden games."""
    game = CAST[name]
    for seed in range(game.seed, game.seed + MOST_SEEDS):
        match = Match.new("spartacus", game.seats, str(seed), {**game.options, DATA_SET: set_of("spartacus")})
        play(match, game.players(game.seats, lacking))
        if game.shows <= (seen := shown(match)) and not game.lacks & seen:
            return match
    raise LookupError(f"no game shows {sorted(game.shows)}")


def main(chosen: list[str]) -> None:
    lacking = everything()
    for name in CAST:
        path = FOLDER / "spartacus" / f"{name}.txt"
        match = stage(name, lacking) if name in chosen or not chosen else verified(path)
        keep(match, path)
        lacking -= shown(match)
        assert match.outcome is not None
        print(f"{path.name}: {match.outcome.how}, {path.stat().st_size // 1000} kB; lacking {len(lacking)}")
    print("\n".join(sorted(lacking)))


if __name__ == "__main__":
    main(sys.argv[1:])
