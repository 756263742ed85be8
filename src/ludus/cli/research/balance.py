"""`ludus balance`: whether the sides of a game are even."""

import argparse
import json

from rich.table import Table

from ludus.cli.terminal.parser import Parser, add_number, add_options, add_set, find_game, read_options
from ludus.cli.terminal.progress import add_where, bar
from ludus.cli.terminal.screen import Screen
from ludus.research import plots
from ludus.research.simulation.balance import Balance, BalancePlan, weigh


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-game"))
    add_number(parser, "--games", "cli-arg-games", least=1, default=100, metavar="N")
    parser.add_argument("--bot", default="greedy", metavar="NAME", help=text("cli-arg-balance-bot"))
    parser.add_argument("--seats", type=int, metavar="N", help=text("cli-arg-balance-seats"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=text("cli-arg-sim-seed"))
    parser.add_argument("--json", action="store_true", help=text("cli-arg-json"))
    parser.add_argument("--plot", metavar="FILE", help=text("cli-arg-plot"))
    add_where(parser)
    add_options(parser)
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    plan = make_plan(args, screen)
    if args.plot:
        plots.check(args.plot)
    with bar(plan.games) as advance:
        balance = weigh(plan, args.workers, advance, cluster=args.cluster)
    if args.plot:
        bars = [plots.Bar(side.name, side.share, side.low, side.high) for side in balance.sides]
        plots.draw_balance(args.plot, bars, balance.even, screen.speech.text("cli-plot-wins"))
    if args.json:
        told = {**balance._asdict(), "sides": [side._asdict() for side in balance.sides]}
        print(json.dumps({"game": plan.game, "seats": plan.seats, "games": plan.games, "seed": plan.seed, **told}))
    else:
        show(screen, plan, balance)
    return 0


def make_plan(args: argparse.Namespace, screen: Screen) -> BalancePlan:
    """What to play. Raises BadSetting and others."""
    title = find_game(screen, args.game)
    seats = min(title.most, 4) if args.seats is None else args.seats
    title.check_seats(seats)
    return BalancePlan(title.name, args.bot, seats, args.games, args.seed, read_options(args, screen))


def show(screen: Screen, plan: BalancePlan, balance: Balance) -> None:
    """A line for each side, and under it how the games ended."""
    text = screen.speech.text
    grid = Table(box=None, pad_edge=False)
    grid.add_column(text("cli-balance-side"))
    for id in ("cli-balance-games", "cli-balance-share", "cli-balance-interval", "cli-sim-score"):
        grid.add_column(text(id), justify="right")
    for side in balance.sides:
        shares = (f"{100 * side.share:.1f}", f"{100 * side.low:.1f} – {100 * side.high:.1f}")
        grid.add_row(side.name, str(side.games), *map(screen.percent, shares), screen.decimal(f"{side.score:.2f}"))
    screen.console.print(grid)
    screen.say("cli-balance-even", share=screen.percent(f"{100 * balance.even:.1f}"))
    endings = screen.speech.join([f"{how} {number}" for how, number in balance.endings.items()])
    screen.say("cli-balance-endings", endings=endings)
