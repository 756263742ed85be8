"""`ludus odds`: what a fight is worth, and how it can end."""

import argparse
import json

from ludus import odds
from ludus.cli.odds import kampf as odds_kampf
from ludus.cli.odds import spartacus as odds_spartacus
from ludus.cli.terminal.parser import Parser, add_set, find_game
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BadSetting
from ludus.odds import BadFighter


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("game", metavar="GAME", help=text("cli-arg-game"))
    parser.add_argument("a", metavar="A", help=text("odds-arg-a"))
    parser.add_argument("b", metavar="B", help=text("odds-arg-b"))
    for side in ("a", "b"):
        parser.add_argument(f"--stones-{side}", type=int, default=0, metavar="N", help=text(f"odds-arg-stones-{side}"))
    for name in ("quick", "adjacent", "no-crowd"):
        parser.add_argument(f"--{name}", action="store_true", help=text(f"odds-arg-{name}"))
    parser.add_argument("--json", action="store_true", help=text("cli-arg-json"))
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Solve the fight and show it. Raises BadSetting for sides that cannot be read."""
    title, text = find_game(screen, args.game), screen.speech.text
    if title.name not in odds.FIGHTS:
        known = screen.speech.join(list(odds.FIGHTS))
        raise BadSetting(text("odds-error-game", game=title.name), hint=text("odds-hint-game", games=known))
    try:
        if title.name == "spartacus":
            _need_no_stones(args)
            return odds_spartacus.run(args, title, screen)
        kampf = odds_kampf.Kampf(args)
    except BadFighter as error:
        sentence, hint = (text(f"odds-{part}-{error.problem}", **error.values) for part in ("error", "hint"))
        raise BadSetting(sentence, hint=hint) from error
    if args.json:
        print(json.dumps(kampf.summary()))
    else:
        odds_kampf.show(kampf, title, screen.at_table(title.lexicon(kampf.box), ()))
    return 0


def _need_no_stones(args: argparse.Namespace) -> None:
    """Raises BadFighter for stones in a game that has none."""
    for side, stones in ((args.a, args.stones_a), (args.b, args.stones_b)):
        if stones:
            raise BadFighter("stones", {"stones": str(stones), "text": side, "most": "0"})
