"""The odds of a fight of Spartacus on the screen.

What is not known yet is sampled first, so that there is an answer at once; then it is solved, with a bar where that
takes more than two seconds.
"""

import argparse
import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ludus.cli.odds.words import BAR, decimal, heading, percent, show_rows
from ludus.cli.terminal.screen import Screen
from ludus.core import extras
from ludus.core.errors import BadSetting
from ludus.core.spec import GameSpec
from ludus.games.spartacus.arena.bets import BOXES
from ludus.games.spartacus.features import copies_of
from ludus.games.spartacus.table.fighters import FATES
from ludus.odds import EXACT, BadFighter, spartacus
from ludus.odds.spartacus import ADJACENT, ARENA, Bout, FightAnswer, Unsolvable, service

DIGITS: Final = 9  # of a bound
SHOWN_AFTER: Final = 2.0  # seconds before there is a bar


def run(args: argparse.Namespace, title: GameSpec, screen: Screen) -> int:
    """Answer the question. Raises BadFighter, BadSetting."""
    need_no_stones(args)
    place = ADJACENT if args.adjacent else ARENA
    bout = spartacus.bout(args.a, args.b, crowd=not args.no_crowd, place=place, folder=args.set)
    table = screen.at_table(title.lexicon(spartacus.box_of(args.set)), ())
    answer = answered(bout, args.quick, table if not args.json else None, screen)
    if args.json:
        sides = [{"fighter": entrant.name, "gear": list(entrant.gear)} for entrant in (bout.one, bout.other)]
        print(json.dumps({"sides": sides, "place": place, "crowd": bout.crowd, **answer.summary()}))
    else:
        show(bout, answer, title, table)
    return 0


def need_no_stones(args: argparse.Namespace) -> None:
    """Raises BadFighter: nobody bears stones here."""
    for side, stones in ((args.a, args.stones_a), (args.b, args.stones_b)):
        if stones:
            raise BadFighter("stones", {"stones": str(stones), "text": side, "most": "0"})


def answered(bout: Bout, quick: bool, table: Screen | None, screen: Screen) -> FightAnswer:
    """The odds; `table` is where a first answer is told. Raises BadSetting."""
    text = screen.speech.text
    try:
        found = service.known(bout)
        if found is None and not quick and service.is_solvable(bout):
            if bout.place == ARENA and table is not None and table.console.is_terminal:
                meanwhile(bout, service.sample(bout), table)
            with bar(text("odds-solving")) as progress:
                found = service.solve(bout, progress)
        return found or service.sample(bout)
    except Unsolvable:
        if bout.place == ADJACENT:
            raise BadSetting(text("odds-error-adjacent"), hint=text("odds-hint-adjacent")) from None
        return service.sample(bout)


def meanwhile(bout: Bout, answer: FightAnswer, screen: Screen) -> None:
    """What is known before it is solved."""
    chance, error = percent(screen, answer.value), percent(screen, answer.bound)
    screen.prose(screen.speech.text("odds-meanwhile", name=name_of(bout, 0, screen), chance=chance, error=error))


@contextmanager
def bar(words: str) -> Iterator[service.Progress]:
    """A bar on a terminal, once it takes long."""
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    began = time.monotonic()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words, total=1.0, visible=False)

        def tell(share: float) -> None:
            late = time.monotonic() - began > SHOWN_AFTER
            progress.update(task, completed=share, visible=late)

        yield tell


# --- In words ----------------------------------------------------------------------------------------


def show(bout: Bout, answer: FightAnswer, title: GameSpec, screen: Screen) -> None:
    """Who fights, who wins as bars, how it ends for each, how long it takes, and the bets."""
    text, console = screen.speech.text, screen.console
    names = [name_of(bout, side, screen) for side in range(2)]
    console.print(Text(text(f"{title.name}-title"), "bold"))
    show_sides(bout, screen)
    console.print()
    show_bars(answer, names, screen)
    for side, letter in enumerate("ab"):
        heading(screen, text("odds-endings-of", name=names[side]))
        fates = [(screen.speech.name("fate", fate), FATES[fate]) for fate in range(1, len(FATES))]
        show_rows(screen, [(words, answer.chances[f"{fate}_{letter}"]) for words, fate in fates])
    heading(screen, text("odds-rounds", rounds=decimal(screen, f"{answer.rounds:.1f}")))
    heading(screen, text("odds-bets"))
    show_bets(answer, screen)
    console.print()
    for line in how_it_is_known(answer, screen):
        screen.prose(line)


def name_of(bout: Bout, side: int, screen: Screen) -> str:
    """A fighter's name in words."""
    entrant = bout.other if side else bout.one
    return card_name(bout, entrant.name, screen)


def card_name(bout: Bout, name: str, screen: Screen) -> str:
    """A card's name in words, without the number that tells copies apart."""
    copies = copies_of(bout.box.full, name) or copies_of(bout.box, name)
    words = screen.speech.name("asset", copies[0])
    return words.rsplit(" ", 1)[0] if len(copies) > 1 else words


def show_sides(bout: Bout, screen: Screen) -> None:
    grid = Grid.grid(padding=(0, 2))
    text = screen.speech.text
    for side, entrant in enumerate((bout.one, bout.other)):
        title = next(title for title in bout.box.market if title.name == entrant.name)
        gear = [card_name(bout, piece, screen) for piece in entrant.gear]
        dice = text("odds-dice", attack=title.attack, defence=title.defence, speed=title.speed)
        carried = screen.speech.join(gear) if gear else text("odds-nothing-carried")
        grid.add_row(text(f"odds-side-{'ii' if side else 'i'}"), name_of(bout, side, screen), dice, carried)
    screen.console.print(grid)


def show_bars(answer: FightAnswer, names: list[str], screen: Screen) -> None:
    """Who wins how often."""
    grid = Grid.grid(padding=(0, 1))
    chances = (answer.chances["wins"], answer.chances["loses"])
    for name, chance, style in zip(names, chances, ("green", "red"), strict=True):
        bar = Text("█" * round(BAR * chance) or ("▏" if chance else ""), style)
        grid.add_row(screen.speech.text("odds-wins", name=name), percent(screen, chance), bar)
    screen.console.print(grid)


def show_bets(answer: FightAnswer, screen: Screen) -> None:
    text = screen.speech.text
    grid = Grid(box=None, pad_edge=False, padding=(0, 2))
    for column in ("odds-bet-box", "odds-chance", "odds-bet-pays", "odds-bet-price", "odds-bet-best"):
        grid.add_column(text(column), justify="left" if column == "odds-bet-box" else "right")
    for box, bet in answer.bets.items():
        best = text("odds-bet-gold", gold=bet.best) if bet.best else text("odds-bet-nothing")
        cells: list[Any] = [percent(screen, bet.chance), text("odds-bet-to-one", pays=bet.pays)]
        cells += [decimal(screen, f"{bet.price:.2f}"), best]
        grid.add_row(screen.speech.name("box", BOXES.index(box)), *cells)
    screen.console.print(grid)


def how_it_is_known(answer: FightAnswer, screen: Screen) -> list[str]:
    """Exact or sampled, and how far it can be off."""
    text = screen.speech.text
    lines = [text(f"odds-how-{answer.how}")]
    if answer.how == EXACT:
        lines.append(text("odds-bound", bound=decimal(screen, f"{answer.bound:.{DIGITS}f}")))
        return lines
    lines.append(text("odds-error-of", error=percent(screen, answer.bound), trials=answer.trials))
    if not spartacus.can_solve():
        lines.append(text("odds-no-solver", command=extras.command("odds")))
    return lines
