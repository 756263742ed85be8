"""`ludus odds`: what a fight is worth, and how it can end."""

import argparse
from typing import Final

from ludus.cli.odds import kampf, spartacus
from ludus.cli.terminal.parser import Parser, add_set, find_game
from ludus.cli.terminal.screen import Screen
from ludus.core.errors import BadSetting
from ludus.odds import BadFighter

FIGHTS: Final = {"kampf": kampf.run, "spartacus": spartacus.run}  # how each game's fights are told


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
    if title.name not in FIGHTS:
        known = screen.speech.join(list(FIGHTS))
        raise BadSetting(text("odds-error-game", game=title.name), hint=text("odds-hint-game", games=known))
    try:
        return FIGHTS[title.name](args, title, screen)
    except BadFighter as error:
        sentence, hint = (text(f"odds-{part}-{error.problem}", **error.values) for part in ("error", "hint"))
        raise BadSetting(sentence, hint=hint) from error
