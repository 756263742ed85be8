"""`ludus review`: a finished game looked back on: the curve, what was decided, what was luck, and where it turned."""

import argparse
import json
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from ludus.bots.estimates.sampling import Z95
from ludus.cli.play import saves
from ludus.cli.terminal.parser import Parser, add_set
from ludus.cli.terminal.progress import bar
from ludus.cli.terminal.screen import MARKS, STYLES, Screen, marked
from ludus.core.decision import Option
from ludus.core.errors import BrokenRecord
from ludus.core.phrase import Message
from ludus.match import Match, replay
from ludus.match import find as find_title
from ludus.review import Review, review
from ludus.review.model import Judgement, NamedOption, ReviewDeal, ReviewPlayer, ReviewStep, Row
from ludus.review.summary import NO_LOSS
from ludus.review.why import reason_again
from ludus.review.written import plain

ROWS: Final = 10  # of the curve, beside the one for nothing
MARGIN: Final = 8  # columns left of it
WIDEST: Final = 100
NAME: Final = 10  # columns of a mark and a name: no more are left beside the widest numbers
COLUMNS: Final = (
    *("cli-review-accuracy", "cli-review-given", "cli-review-start", "cli-review-decisions"),
    *("cli-review-luck", "cli-review-others", "cli-review-points"),
)
NO_TERMS: Final = ("-event-deal", "-event-offer-lapses")  # how events end that a deal brings, but nobody agreed on
MOST_LINES: Final = 12  # turning points and deals that are told


def add(parser: Parser) -> None:
    text = parser.speech.text
    parser.add_argument("file", metavar="FILE", help=text("cli-arg-file"))
    parser.add_argument("--json", action="store_true", help=text("cli-arg-json"))
    add_set(parser)


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Look back on a finished game. Raises BrokenRecord."""
    text = saves.read(screen, args.file)
    match = replay(text, folder=args.set)
    if match.outcome is None:
        raise BrokenRecord(screen.speech.text("cli-unfinished"), hint=screen.speech.text("cli-hint-review"))
    with bar(len(match.acts)) as advance:
        found = review(match, lambda done, total: advance(1))
    if args.json:
        screen.console.out(json.dumps(plain(found)), highlight=False)
        return 0
    players = saves.read_players(text)
    names = [player.name for player in players] if len(players) == match.seats else []
    names = names or [screen.speech.text("cli-seat", number=str(seat)) for seat in range(match.seats)]
    told = Told(screen.at_table(match.lexicon(), names), found, match)
    with screen.paged():
        told.show()
    return 0


def most_changed(before: Row, step: ReviewStep) -> int:
    """The seat whose chance a step changed most; where it changed as much, of whoever took it."""
    swings = [round(abs(now - then), 6) for now, then in zip(step.after, before, strict=True)]
    return step.seat if swings[step.seat] == max(swings) else swings.index(max(swings))


class Told:
    """A review in words."""

    def __init__(self, screen: Screen, found: Review, match: Match) -> None:
        self.screen = screen
        self.review = found
        self.match = match  # what was reviewed
        self.text = screen.speech.text
        self.family = find_title(found.game).family
        self.steps = {step.number: step for step in found.steps}
        self.said: set[int] = set()  # decisions that are told already

    def show(self) -> None:
        """The curve, the players, their best and worst decisions, turning points, deals."""
        self.show_curve()
        self.show_players()
        for player in self.review.players:
            self.show_decisions(player)
        self.show_turning()
        self.show_deals()
        self.screen.prose(self.text("cli-review-about"))

    def show_curve(self) -> None:
        """Everybody's chance to win over the game; where two meet, the one who stands lower at the table is drawn."""
        width = min(self.screen.console.width, WIDEST) - MARGIN
        rows = [self.review.start, *(step.after for step in self.review.steps)]
        picked = [rows[round(i * (len(rows) - 1) / (width - 1))] for i in range(width)]
        lines = [[(" ", "")] * width for _ in range(ROWS + 1)]
        for column, row in enumerate(picked):
            for seat in reversed(range(self.review.seats)):
                lines[ROWS - round(row[seat] * ROWS)][column] = (MARKS[seat], STYLES[seat])
        winners = self.screen.speech.join([self.screen.speech.names[seat] for seat in self.review.winners])
        self.screen.say("cli-review-curve", "bold", winners=winners)
        for number, line in enumerate(lines):
            scale = (
                f"{self.screen.percent(str(100 - 100 * number // ROWS)):>6} " if number % 5 == 0 else " " * (MARGIN - 1)
            )
            text = Text(scale, "dim")
            for mark, style in line:
                text.append(mark, style)
            self.screen.console.print(text)
        last = self.text("cli-review-axis", last=len(self.review.steps))
        self.screen.console.print(Text(" " * (MARGIN - 1) + last.rjust(width), "dim"))

    def show_players(self) -> None:
        """A line for each player."""
        grid = Grid(box=None, pad_edge=False)
        grid.add_column("")
        for heading in COLUMNS:
            grid.add_column(
                self.text(heading, family=self.family), justify="right", no_wrap=True
            )  # rather a name is cut than a number
        for player in self.review.players:
            accuracy = "–" if player.accuracy is None else str(player.accuracy)
            lost = self.screen.percent(f"{100 * max(player.given_away, 0.0):.0f}")
            given = f"{lost} ±{Z95 * 100 * player.given_away_error:.0f}"
            luck = f"{self.signed(player.luck)} ±{Z95 * 100 * player.luck_error:.0f}"
            grid.add_row(
                marked(player.seat, self.screen.speech.names[player.seat], NAME),
                *(accuracy, given, self.percent(player.start), self.signed(player.decisions), luck),
                *(self.signed(player.others), self.points(player)),
            )
        self.screen.console.print(grid)

    def points(self, player: ReviewPlayer) -> str:
        """What luck brought in points."""
        margin = Z95 * player.luck_points_error
        digits = 0 if margin >= 1 else 1
        return self.screen.decimal(f"{player.luck_points:+.{digits}f} ±{margin:.{digits}f}")

    def show_decisions(self, player: ReviewPlayer) -> None:
        """The best and the worst decision of a player."""
        name = self.screen.speech.names[player.seat]
        for number, id in ((player.best, "cli-review-best"), (player.worst, "cli-review-worst")):
            if number is not None:
                step = self.steps[number]
                assert step.judgement is not None
                self.said.add(number)
                told = self.question(step) + self.told(step, step.judgement)
                self.tell(self.text(id, name=name, step=number, told=told))

    def told(self, step: ReviewStep, judgement: Judgement) -> str:
        """What was chosen, and what was better."""
        chosen, chance = self.option(step.chosen), self.percent(judgement.chance)
        if judgement.better is None:
            is_sure = judgement.lead > max(Z95 * judgement.lead_error, NO_LOSS)
            id, lead = "cli-review-right" if is_sure else "cli-review-alike", self.percent(judgement.lead)
            return self.text(id, option=chosen, chance=chance, lead=lead, count=judgement.tried)
        better, best = self.option(judgement.better), self.percent(judgement.chance + judgement.loss)
        margin = f"{max(1.0, Z95 * 100 * judgement.loss_error):.0f}"
        told = self.text("cli-review-wrong", option=chosen, chance=chance, better=better, best=best, margin=margin)
        return f"{told} {self.reason(judgement)}".rstrip()

    def question(self, step: ReviewStep) -> str:
        """What was asked, and a space behind it; nothing where nothing was."""
        if step.asked is None:
            return ""
        phrase = next(one for one in self.screen.speech.lexicon.phrases if one.id == step.asked.id)
        return f"{self.screen.speech.message(Message(phrase, tuple(step.asked.facts.values())))} "

    def reason(self, judgement: Judgement) -> str:
        """Why the other choice was better, as a bot would say it, where that can be said."""
        if judgement.why is None:
            return ""
        reason = reason_again(judgement.why, self.family)
        return self.text("cli-review-reason", reason=self.screen.speech.reason(reason))

    def show_turning(self) -> None:
        """Where the game turned, for whom most, by decision and by luck."""
        if self.review.turning:
            self.screen.say("cli-review-turning", "bold")
        for number in self.review.turning[:MOST_LINES]:
            step = self.steps[number]
            before = self.review.start if number == 1 else self.steps[number - 1].after
            seat = most_changed(before, step)
            decision, luck = step.decided[seat] - before[seat], step.luck[seat]
            names = self.screen.speech.names
            self.tell(
                self.text(
                    "cli-review-turn-above" if number in self.said else "cli-review-turn",
                    step=number,
                    name=names[step.seat],
                    question=self.question(step),
                    option=self.option(step.chosen),
                    whose=names[seat],
                    before=self.percent(before[seat]),
                    after=self.percent(step.after[seat]),
                    decision=self.signed(decision),
                    luck=self.signed(luck),
                )
            )

    def show_deals(self) -> None:
        """What bargains agreed on, and what they changed."""
        if self.review.deals:
            self.screen.say("cli-review-deals", "bold")
        weight = sorted(self.review.deals, key=lambda deal: -max(map(abs, deal.change)))[:MOST_LINES]
        for deal in sorted(weight, key=lambda deal: deal.number):
            terms, told = self.terms(deal), self.changes(deal)
            id = "cli-review-deal-terms" if terms else "cli-review-deal"
            self.tell(self.text(id, step=deal.number, terms=terms, told=told))

    def terms(self, deal: ReviewDeal) -> str:
        """What was agreed: what the deal brought about. Whoever has the record has it all."""
        events = [event for event in self.match.acts[deal.number - 1].events if not event.phrase.id.endswith(NO_TERMS)]
        return " ".join(self.screen.speech.event(one, one.seats[0] if one.seats else None) for one in events)

    def changes(self, deal: ReviewDeal) -> str:
        names = self.screen.speech.names
        parts = [
            f"{names[seat]} {self.signed(deal.change[seat])} ±{max(1.0, Z95 * 100 * deal.error[seat]):.0f}"
            for seat in deal.seats
        ]
        return self.screen.speech.join(parts)

    def tell(self, line: str) -> None:
        self.screen.prose(f"– {line}", 0, hanging=2)

    def option(self, named: NamedOption) -> str:
        return self.screen.speech.option(Option(named.verb, named.operands, named.words))

    def percent(self, part: float) -> str:
        return self.screen.percent(f"{100 * min(max(part, 0.0), 1.0):.0f}")

    def signed(self, part: float) -> str:
        points = round(100 * part)
        return self.screen.percent(f"{points:{'+' if points else ''}}")
