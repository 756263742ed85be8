"""`ludus odds`: what a fight is worth, and how it can end."""

import argparse
import json
from collections.abc import Sequence
from typing import Any, Final

from rich.table import Table as Grid
from rich.text import Text

from ludus import odds
from ludus.cli.parser import Parser, add_set, find_game
from ludus.cli.screen import Screen
from ludus.core.errors import BadSetting
from ludus.core.title import Title
from ludus.games.kampf.box import KINDS, Box
from ludus.games.kampf.features import Side
from ludus.odds import Answer, BadFighter
from ludus.odds import kampf as kampf_odds
from ludus.odds.kampf import Advice, Ending

Result = dict[str, Any]

BAR: Final = 40  # columns of the longest bar
LEAST: Final = 0.001  # smaller chances are only said to be so
NAMES: Final = ("challenger", "challenged")


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-game"))
    parser.add_argument("a", metavar="A", help=text("odds-arg-a"))
    parser.add_argument("b", metavar="B", help=text("odds-arg-b"))
    parser.add_argument("--stones-a", type=int, default=0, metavar="N", help=text("odds-arg-stones-a"))
    parser.add_argument("--stones-b", type=int, default=0, metavar="N", help=text("odds-arg-stones-b"))
    parser.add_argument("--json", action="store_true", help=text("cli-arg-json"))
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Solve the fight and show it. Raises BadSetting for sides that cannot be read."""
    title, text = find_game(screen, args.game), screen.speech.text
    if title.name not in odds.FIGHTS:
        known = screen.speech.join(list(odds.FIGHTS))
        raise BadSetting(text("odds-error-game", game=title.name), hint=text("odds-hint-game", games=known))
    try:
        kampf = Kampf(args)
    except BadFighter as error:
        sentence, hint = (text(f"odds-{part}-{error.problem}", **error.values) for part in ("error", "hint"))
        raise BadSetting(sentence, hint=hint) from error
    if args.json:
        print(json.dumps(kampf.summary()))
    else:
        show(kampf, title, screen.at_table(title.lexicon(kampf.box), ()))
    return 0


class Kampf:
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


def show(kampf: Kampf, title: Title, screen: Screen) -> None:
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


def heading(screen: Screen, words: str) -> None:
    screen.console.print(Text(f"\n{words}", "bold"))


def show_sides(kampf: Kampf, screen: Screen) -> None:
    grid = Grid.grid(padding=(0, 2))
    text = screen.speech.text
    for i, name in enumerate(NAMES):
        grid.add_row(text(f"odds-{name}"), described(kampf, i, screen))
    grid.add_row(text("odds-first"), text(f"odds-{NAMES[kampf.first]}"))
    screen.console.print(grid)


def described(kampf: Kampf, i: int, screen: Screen) -> str:
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


def show_rows(screen: Screen, rows: Sequence[tuple[str, float]]) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for words, chance in rows:
        grid.add_row(words, percent(screen, chance))
    screen.console.print(grid)


def show_endings(kampf: Kampf, screen: Screen) -> None:
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


def percent(screen: Screen, chance: float) -> str:
    """A chance to a tenth of a percent; what is possible is never shown as nothing."""
    number = f"{100 * chance:.1f}" if chance >= LEAST or not chance else f"<{100 * LEAST:.1f}"
    return screen.speech.text("odds-percent", number=decimal(screen, number))


def signed(screen: Screen, value: float) -> str:
    return decimal(screen, f"{value:+.3f}")


def decimal(screen: Screen, number: str) -> str:
    """A number with the decimal sign and the minus of the language."""
    return number.replace(".", screen.speech.text("odds-decimal")).replace("-", "−")
