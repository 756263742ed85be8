"""The odds of a challenge of Kampf on the screen."""

import argparse
import json
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.odds.words import BAR, decimal, heading, percent, show_rows, signed
from ludus.cli.terminal.screen import Screen
from ludus.core.spec import GameSpec
from ludus.games.kampf.box import KINDS, Box
from ludus.games.kampf.features import Side
from ludus.odds import Answer
from ludus.odds import kampf as kampf_odds
from ludus.odds.kampf import Advice, Ending

Result = dict[str, Any]

NAMES: Final = ("challenger", "challenged")


def run(args: argparse.Namespace, title: GameSpec, screen: Screen) -> int:
    """Answer the question. Raises BadFighter."""
    kampf = ChallengeReport(args)
    if args.json:
        print(json.dumps(kampf.summary()))
    else:
        show(kampf, title, screen.at_table(title.lexicon(kampf.box), ()))
    return 0


class ChallengeReport:
    """A challenge of Kampf with everything there is to say about it."""

    def __init__(self, args: argparse.Namespace) -> None:
        """Raises BadFighter."""
        stones = (args.stones_a, args.stones_b)
        self.texts = (args.a, args.b)
        self.box: Box = kampf_odds.box_of(args.set)
        a, b = (kampf_odds.read(text, lying, self.box) for text, lying in zip(self.texts, stones, strict=True))
        self.sides = (a, b)
        self.first = kampf_odds.first_striker(self.sides)
        self.answer: Answer[Ending] = kampf_odds.fight(args.a, args.b, stones=stones, folder=args.set)
        self.opening: Advice | None = kampf_odds.opening(self.box, a, b)
        self.battle: Answer[bool] | None = None
        if not a.hits and not b.hits:
            self.battle = kampf_odds.battle(args.a, args.b, stones=stones, folder=args.set)

    def summary(self) -> Result:
        """Everything, ready for JSON."""
        answer, opening, battle = self.answer, self.opening, self.battle
        sides = zip(self.texts, self.sides, strict=True)
        return {
            **{"game": answer.game, "how": answer.how, "bound": answer.bound, "value": answer.value},
            "sides": [{"fighters": text, "stones": side.stones} for text, side in sides],
            "strikes_first": NAMES[self.first],
            "chances": dict(answer.chances),
            "distribution": [{**end._asdict(), "chance": chance} for end, chance in answer.distribution.items()],
            "opening": None if opening is None else advice_summary(opening),
            "battle": None if battle is None else {"wins": battle.value, "bound": battle.bound, "how": battle.how},
        }


def advice_summary(advice: Advice) -> Result:
    choices = [{"option": choice.option.words, "value": choice.value} for choice in advice.choices]
    return {"side": NAMES[advice.side], "best": advice.best.words, "choices": choices}


# --- In words ----------------------------------------------------------------------------------------


def show(kampf: ChallengeReport, title: GameSpec, screen: Screen) -> None:
    """Who fights, the balance as bars, the chances, every ending, the first net and the battle."""
    text = screen.speech.text
    screen.console.print(Text(text(f"{title.name}-title"), "bold"))
    show_sides(kampf, screen)
    heading(screen, text("odds-balance", value=signed(screen, kampf.answer.value)))
    show_bars(kampf.answer, screen)
    heading(screen, text("odds-chances"))
    rows = [(text(f"odds-chance-{name.replace('_', '-')}"), chance) for name, chance in kampf.answer.chances.items()]
    show_rows(screen, rows)
    heading(screen, text("odds-endings"))
    show_endings(kampf, screen)
    if kampf.opening is not None:
        heading(screen, text("odds-opening", side=text(f"odds-{NAMES[kampf.opening.side]}")))
        show_opening(kampf.opening, screen)
    if kampf.battle is not None:
        heading(screen, text("odds-battle"))
        wins = kampf.battle.value
        show_rows(screen, [(text("odds-battle-wins"), wins), (text("odds-battle-loses"), 1 - wins)])
    screen.console.print()
    screen.prose(text(f"odds-how-{kampf.answer.how}"))


def show_sides(kampf: ChallengeReport, screen: Screen) -> None:
    grid = Grid.grid(padding=(0, 2))
    text = screen.speech.text
    for i, name in enumerate(NAMES):
        grid.add_row(text(f"odds-{name}"), described(kampf, i, screen))
    grid.add_row(text("odds-first"), text(f"odds-{NAMES[kampf.first]}"))
    screen.console.print(grid)


def described(kampf: ChallengeReport, i: int, screen: Screen) -> str:
    """A side in words, with what lies on it."""
    side, speech = kampf.sides[i], screen.speech
    if side.hits:
        names = [animal.name for animal in kampf.box.animals]
        fighters = [speech.name("animal", names.index(kampf.texts[i].strip().lower()))]
    else:
        fighters = members(side, screen)
    if side.stones:
        fighters.append(speech.text("odds-stones", count=side.stones))
    return speech.join(fighters)


def members(side: Side, screen: Screen) -> list[str]:
    return [f"{side.symbols[kind]} × {screen.speech.name('gladiator', kind)}" for kind in KINDS if side.symbols[kind]]


def show_bars(answer: Answer[Ending], screen: Screen) -> None:
    """How likely each balance is, best first."""
    chances: dict[int, float] = {}
    for end, chance in answer.distribution.items():
        chances[end.balance] = chances.get(end.balance, 0.0) + chance
    highest = max(chances.values())
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right")
    grid.add_column(justify="right")
    grid.add_column()
    for balance in range(max(chances), min(chances) - 1, -1):
        chance = chances.get(balance, 0.0)
        style = "green" if balance > 0 else "red" if balance < 0 else "dim"
        bar = Text("█" * round(BAR * chance / highest) or ("▏" if chance else ""), style)
        grid.add_row(decimal(screen, f"{balance:+d}") if balance else "0", percent(screen, chance), bar)
    screen.console.print(grid)


def show_endings(kampf: ChallengeReport, screen: Screen) -> None:
    """What is gained and what is lost, likeliest first."""
    text = screen.speech.text
    grid = Grid(box=None, pad_edge=False, padding=(0, 2))
    grid.add_column(text("odds-gained"))
    grid.add_column(text("odds-lost"))
    grid.add_column(text("odds-chance"), justify="right")
    for end, chance in kampf.answer.distribution.items():
        gained = harm(screen, end.taken, end.beaten, kampf.sides[1])
        lost = harm(screen, end.lost, end.fallen, kampf.sides[0])
        grid.add_row(gained, lost, percent(screen, chance))
    screen.console.print(grid)


def harm(screen: Screen, gladiators: int, beaten: bool, victim: Side) -> str:
    """What happened to a side: an animal is beaten or not, a team loses gladiators."""
    if victim.hits:
        return screen.speech.text("odds-animal") if beaten else "–"
    return screen.speech.text("odds-gladiators", count=gladiators) if gladiators else "–"


def show_opening(advice: Advice, screen: Screen) -> None:
    """What each target of the first net is worth to whoever throws it."""
    grid = Grid.grid(padding=(0, 2))
    for choice in advice.choices:
        best = screen.speech.text("odds-best") if choice.option is advice.best else ""
        grid.add_row(screen.speech.option(choice.option), signed(screen, choice.value), Text(best, "bold"))
    screen.console.print(grid)
