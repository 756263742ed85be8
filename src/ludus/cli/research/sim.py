"""`ludus sim`: many games between bots."""

import argparse
import json
import time
from typing import Final, TypedDict

from rich.table import Table

from ludus.cli.terminal.parser import Parser, add_number, add_options, add_set, find_game, read_options
from ludus.cli.terminal.progress import add_out, add_where, bar
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BadSetting
from ludus.research import Plan, Totals, plots, simulate
from ludus.research.simulation.course import COURSES
from ludus.research.simulation.totals import SHARE

# What is written in a picture, and what a moment of a game is called.
PLOT: Final = {
    "wins": "cli-plot-wins",
    "length": "cli-plot-length",
    "games": "cli-plot-games",
    "scores": "cli-plot-scores",
    "course": "cli-plot-course",
}
MOMENTS: Final = {"round": "cli-plot-round", "stretch": "cli-plot-stretch"}


class Result(TypedDict):
    """What `--json` prints."""

    game: str
    seats: int
    games: int
    wins: dict[str, float]
    wins_by_seat: list[float]
    scores: dict[str, float]
    decisions: int
    seconds: float


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-game"))
    parser.add_argument("--bots", required=True, metavar="A,B,…", help=text("cli-arg-bots"))
    add_number(parser, "--games", "cli-arg-games", least=1, default=100, metavar="N")
    parser.add_argument("--seats", type=int, metavar="N", help=text("cli-arg-sim-seats"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=text("cli-arg-sim-seed"))
    parser.add_argument("--json", action="store_true", help=text("cli-arg-json"))
    add_where(parser)
    add_out(parser)
    add_options(parser)
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    plan = make_plan(args, screen)
    if args.plot:
        plots.check(args.plot)
    start = time.monotonic()
    with bar(plan.games) as advance:
        totals = simulate(plan, args.workers, advance, cluster=args.cluster, out=args.out)
    if args.plot:
        course = COURSES.get(plan.game)
        ids = {**PLOT, "moment": MOMENTS["stretch" if course is None else course.unit]}
        words = {name: screen.speech.text(id) for name, id in ids.items()}
        plots.draw_totals(args.plot, plan.bots, totals, words)
    result = summary(plan, totals, time.monotonic() - start)
    if args.json:
        print(json.dumps(result))
    else:
        show(screen, result)
    return 0


def make_plan(args: argparse.Namespace, screen: Screen) -> Plan:
    """What to play. Raises BadSetting and others."""
    text = screen.speech.text
    title = find_game(screen, args.game)
    names = tuple(name.strip() for name in args.bots.split(",") if name.strip())
    if args.seats is not None:
        title.check_seats(args.seats)
        if args.seats != len(names):
            raise BadSetting(
                text("cli-error-bots", bots=len(names), seats=args.seats), hint=text("cli-hint-bots", seats=args.seats)
            )
    title.check_seats(len(names))
    return Plan(title.name, names, args.games, args.seed, read_options(args, screen))


def summary(plan: Plan, totals: Totals, seconds: float) -> Result:
    """The totals by the names of the bots; bots of one name count together."""
    shares = dict.fromkeys(plan.bots, 0)
    scores = dict.fromkeys(plan.bots, 0)
    for name, share, score in zip(plan.bots, totals.shares, totals.scores, strict=True):
        shares[name] += share
        scores[name] += score
    return {
        "game": plan.game,
        "seats": len(plan.bots),
        "games": totals.games,
        "wins": {name: wins(share) for name, share in shares.items()},
        "wins_by_seat": [wins(share) for share in totals.shares_by_seat],
        "scores": {name: round(score / (totals.games * plan.bots.count(name)), 3) for name, score in scores.items()},
        "decisions": totals.decisions,
        "seconds": round(seconds, 3),
    }


def wins(shares: int) -> float:
    """Games won, from shares of them; a whole number where it is one."""
    return shares // SHARE if shares % SHARE == 0 else round(shares / SHARE, 3)


def show(screen: Screen, result: Result) -> None:
    """The same as a small table."""
    text = screen.speech.text
    grid = Table(box=None, pad_edge=False)
    grid.add_column(text("cli-sim-bot"))
    grid.add_column(text("cli-sim-wins"), justify="right")
    grid.add_column(text("cli-sim-score"), justify="right")
    for name, won in result["wins"].items():
        grid.add_row(name, screen.decimal(str(won)), screen.decimal(str(result["scores"][name])))
    screen.console.print(grid)
    screen.say("cli-sim-by-seat", wins=screen.speech.join([screen.decimal(str(won)) for won in result["wins_by_seat"]]))
    games, decisions, seconds = result["games"], result["decisions"], screen.decimal(str(result["seconds"]))
    screen.say("cli-sim-pace", games=games, decisions=decisions, seconds=seconds)
