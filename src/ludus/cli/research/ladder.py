"""`ludus ladder`: every bot meets every other, and all are rated; or each plays a fixed protocol."""

import argparse
import json
from typing import Final

from rich.table import Table

from ludus.cli.terminal.levels import level_name
from ludus.cli.terminal.parser import Parser, add_number, add_options, add_set, find_game, read_options
from ludus.cli.terminal.progress import add_out, add_where, bar
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BadSetting
from ludus.research import plots
from ludus.research.simulation import protocols
from ludus.research.simulation.ladder import Ladder, LadderPlan, climb

# What a protocol settles, and a ladder is told.
SETTLED: Final = {"seats": "--seats", "games": "--games", "seed": "--seed", "options": "--option", "set": "--set"}
OF_A_PAIR: Final = 100  # games


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", metavar="GAME", nargs="?", help=text("cli-arg-game"))
    names = parser.speech.join(list(protocols.PROTOCOLS))
    parser.add_argument("--protocol", metavar="NAME", help=text("cli-arg-ladder-protocol", protocols=names))
    parser.add_argument("--bots", required=True, metavar="A,B,…", help=text("cli-arg-ladder-bots"))
    parser.add_argument("--seats", type=int, metavar="N", help=text("cli-arg-seats"))
    add_number(parser, "--games", "cli-arg-ladder-games", least=1, metavar="N")
    parser.add_argument("--seed", type=int, metavar="N", help=text("cli-arg-sim-seed"))
    parser.add_argument("--json", action="store_true", help=text("cli-arg-json"))
    add_where(parser)
    add_out(parser)
    add_options(parser)
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    if args.protocol is not None:
        return run_protocol(args, screen)
    plan = make_plan(args, screen)
    if args.plot:
        plots.check(args.plot)
    pairs = len(plan.bots) * (len(plan.bots) - 1) // 2
    with bar(plan.games * pairs) as advance:
        ladder = climb(plan, args.workers, lambda: advance(1), cluster=args.cluster, out=args.out)
    if args.plot:
        words = {name: screen.speech.text(f"cli-ladder-{name}") for name in ("rating", "share")}
        plots.draw_ladder(args.plot, ladder, words)
    if args.json:
        print(json.dumps(as_json(plan, ladder)))
    else:
        show(screen, ladder)
    return 0


def run_protocol(args: argparse.Namespace, screen: Screen) -> int:
    """Play a protocol with each of the bots. Raises BadSetting."""
    names = names_of(args)
    check_protocol(args, names, screen)
    with bar(len(names) * protocols.find(args.protocol).games) as advance:
        found = [
            protocols.measure(args.protocol, name, args.workers, lambda: advance(1), cluster=args.cluster, out=args.out)
            for name in names
        ]
    if args.json:
        print(json.dumps([one._asdict() for one in found]))
    for one in () if args.json else found:
        between = screen.percent(f"{100 * one.low:.1f} – {100 * one.high:.1f}")
        screen.say(
            "cli-protocol",
            bot=level_name(screen.speech, one.bot),
            protocol=one.protocol,
            games=one.games,
            share=screen.percent(f"{100 * one.share:.1f}"),
            between=between,
            fair=screen.percent(f"{100 * one.fair:.0f}"),
            pace=screen.decimal(f"{one.milliseconds:.1f}"),
        )
    return 0


def check_protocol(args: argparse.Namespace, names: tuple[str, ...], screen: Screen) -> None:
    """Raises BadSetting where something is asked for that a protocol settles, or does not do."""
    text = screen.speech.text
    if args.game is not None:
        raise BadSetting(text("cli-error-protocol-game", game=args.game), hint=text("cli-hint-protocol-game"))
    for name, flag in SETTLED.items():
        if getattr(args, name) not in (None, []):
            raise BadSetting(text("cli-error-protocol-settled", flag=flag), hint=text("cli-hint-protocol-settled"))
    if args.plot is not None:
        raise BadSetting(text("cli-error-protocol-plot"), hint=text("cli-hint-protocol-plot"))
    if args.out is not None and len(names) > 1:
        raise BadSetting(text("cli-error-protocol-out"), hint=text("cli-hint-protocol-out"))


def names_of(args: argparse.Namespace) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name.strip() for name in args.bots.split(",") if name.strip()))


def make_plan(args: argparse.Namespace, screen: Screen) -> LadderPlan:
    """Who meets. Raises BadSetting and others."""
    text = screen.speech.text
    if args.game is None:
        raise BadSetting(text("cli-error-ladder-game"), hint=text("cli-hint-ladder-game"))
    title = find_game(screen, args.game)
    names = names_of(args)
    if len(names) < 2:
        raise BadSetting(text("cli-error-ladder-bots"), hint=text("cli-hint-ladder-bots"))
    seats = title.fewest if args.seats is None else args.seats
    title.check_seats(seats)
    games = OF_A_PAIR if args.games is None else args.games
    return LadderPlan(title.name, names, seats, games, args.seed or 0, read_options(args, screen))


def as_json(plan: LadderPlan, ladder: Ladder) -> dict[str, object]:
    """What `--json` prints."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": plan.games,
        "seed": plan.seed,
        "bots": [rung._asdict() for rung in ladder.rungs],
        "meetings": [meeting._asdict() for meeting in ladder.meetings],
    }


def show(screen: Screen, ladder: Ladder) -> None:
    """The ladder, and under it every meeting."""
    text = screen.speech.text
    grid = Table(box=None, pad_edge=False)
    grid.add_column(text("cli-sim-bot"))
    for id in ("cli-ladder-rating", "cli-ladder-share", "cli-ladder-pace"):
        grid.add_column(text(id), justify="right")
    for rung in ladder.rungs:
        rating, share = (
            f"{rung.rating:.1f} ± {rung.rating_within:.1f}",
            percent(screen, rung.share, rung.low, rung.high),
        )
        numbers = map(screen.decimal, (rating, share, f"{rung.milliseconds:.1f}"))
        grid.add_row(level_name(screen.speech, rung.bot), *numbers)
    screen.console.print(grid)
    for met in ladder.meetings:
        first, second = level_name(screen.speech, met.first), level_name(screen.speech, met.second)
        share = percent(screen, met.share, met.low, met.high)
        screen.say("cli-ladder-meeting", first=first, second=second, share=share, games=met.games)


def percent(screen: Screen, share: float, low: float, high: float) -> str:
    """A share with its 95 % interval, which few games leave wide."""
    return f"{screen.percent(f'{100 * share:.1f}')} ({screen.decimal(f'{100 * low:.1f} – {100 * high:.1f}')})"
