"""The course of a game at one keyboard: people are asked in turn, bots answer by themselves."""

from contextlib import nullcontext

from ludus.cli.explain import blocked_lines
from ludus.cli.play import commands
from ludus.cli.play.coach import may_choose
from ludus.cli.play.commands import After
from ludus.cli.play.picture import ending, show_end, show_turn
from ludus.cli.play.table import TerminalTable
from ludus.cli.terminal import menu
from ludus.core.decision import Decision, Option
from ludus.core.ids import Seat
from ludus.match import Turn
from ludus.match.players import confer, may_speak


def run(table: TerminalTable) -> None:
    """Play to the end, or until somebody leaves; a game that is broken off is kept. Raises SystemExit for a signal."""
    is_shared = table.hides and len(table.people) > 1  # what one person sees must not stay for the next
    with table.signals.caught(), table.screen.alternate() if is_shared else nullcontext():
        try:
            while play_on(table) and finish(table):
                pass
        except (EOFError, KeyboardInterrupt, SystemExit) as left:
            table.screen.console.print()
            if table.match.decision is not None and table.match.acts:
                with table.signals.held():
                    commands.keep(table)
            if isinstance(left, SystemExit):
                raise
    if is_shared and table.screen.is_live():
        tell_what_stays(table)


def tell_what_stays(table: TerminalTable) -> None:
    """After a screen that is gone: how the game ended, or where it is kept."""
    if table.match.outcome is not None:
        table.screen.console.print(*ending(table, table.match.outcome), sep="\n")
    if table.file.path is not None and table.file.path.exists():
        commands.say_saved(table, table.file.path)


def play_on(table: TerminalTable) -> bool:
    """Decision after decision. False if somebody leaves before the end."""
    match = table.match
    while (decision := match.decision) is not None:
        known = {seat: set(match.free(seat)) for seat in table.people}
        seat = match.owing[0]
        if table.conferred != len(match.acts) and any(may_speak(match, bot) for bot in table.bots):
            _let_bots_confer(table, decision)
        elif seat in table.bots:
            _let_bot_play(table, seat)
        elif _is_settled(table, seat):
            pass
        elif ask(table, seat) is After.LEAVE:
            return False
        if match.acts and match.acts[-1].beside and not _let_people_answer(table, known):
            return False
    return True


def _is_settled(table: TerminalTable, seat: Seat) -> bool:
    """Let a standing order answer for somebody; False where there is none that does."""
    option = table.orders.answer(seat)
    if option is None:
        return False
    table.orders.note()
    table.act(seat, option)
    return True


def _let_bots_confer(table: TerminalTable, decision: Decision) -> None:
    """Bots may do something beside the decision, and again whenever somebody has done something."""
    proposals = confer(table.match, table.bots, decision)
    with table.screen.patience("cli-conferring"):
        going_on = True
        while going_on:
            with table.signals.held():
                going_on = next(proposals, None) is not None
    table.conferred = len(table.match.acts)


def _let_people_answer(table: TerminalTable, known: dict[Seat, set[Option]]) -> bool:
    """What was done beside the decision may lie before people who are not asked: an offer. False if somebody leaves."""
    match = table.match
    while waiting := [s for s in table.people if not match.options(s) and not known[s].issuperset(match.free(s))]:
        seat = waiting[0]
        if not _is_settled(table, seat) and ask(table, seat) is After.LEAVE:
            return False
        known[seat] = set(match.free(seat))
    return True


def _let_bot_play(table: TerminalTable, seat: Seat) -> None:
    match, screen = table.match, table.screen
    decision = match.decision
    assert decision is not None
    with screen.patience("cli-thinking", name=table.name(seat)):
        option = table.bots[seat].choose(Turn(match, seat, decision, match.options(seat)))
    table.remember(seat, option)
    table.act(seat, option)
    if not table.people:  # a game among bots is watched as it goes
        for line in table.story(None)[1]:
            screen.console.print(line)


def ask(table: TerminalTable, seat: Seat) -> After:
    """Show a person the table and wait for an answer, or for a command that changes everything.

    Somebody who owes no answer can do things beside, one after another, until Enter.
    """
    is_owed = bool(table.match.options(seat))
    if table.match.acts:
        table.save()  # what the person is about to see
    hand_over(table, seat)
    show_turn(table, seat)
    while True:
        typed = table.screen.ask(f"{table.name(seat)}>")
        if not typed and not is_owed:
            return After.SHOW_AGAIN
        after = _obey(table, seat, typed) if typed or not _is_worth_seeing_again(table, seat) else After.SHOW_AGAIN
        if after is None:
            option = _understand(table, seat, typed)
            if option is not None and may_choose(table, seat, option):
                table.act(seat, option)
                if is_owed or not table.match.free(seat):
                    return After.SHOW_AGAIN
                show_turn(table, seat)
        elif after is After.SHOW_AGAIN:
            show_turn(table, seat)
        elif after is not After.ASK_AGAIN:
            return after


def _is_worth_seeing_again(table: TerminalTable, seat: Seat) -> bool:
    """Whether Enter alone shows the question once more: what was asked since may have moved it off the screen."""
    return table.screen.is_live() and len(table.entries(seat)) > 1


def hand_over(table: TerminalTable, seat: Seat) -> None:
    """Where several play, say whose turn it is; where something is hidden, on an empty screen first."""
    if table.sitting == seat:
        return
    table.sitting = seat
    if table.hides:
        table.screen.console.clear()
        table.screen.ask(table.screen.speech.text("cli-hand-over", name=table.name(seat)))
    elif not table.screen.is_live() or any(act.seat == seat for act in table.match.acts):  # room is short at first
        table.note = table.screen.speech.text("cli-your-turn", name=table.name(seat))


def _obey(table: TerminalTable, seat: Seat | None, typed: str) -> After | None:
    """Do what a command says; None if it is not a command."""
    asked = f"what {typed[1:]}" if typed.startswith("?") else typed
    found = commands.find(table.screen, asked)
    return None if found is None else found[0](table, seat, found[1])


def _understand(table: TerminalTable, seat: Seat, typed: str) -> Option | None:
    """The option somebody means, with Enter the only one there is; if that is not clear, say so."""
    entries = table.entries(seat)
    found = entries if not typed and len(entries) == 1 else menu.find(entries, typed)
    if len(found) == 1:
        return found[0].option
    if found:
        table.screen.say("cli-several")
        table.screen.console.print(*menu.lines(found, table.screen.console.width), sep="\n")
    elif typed and not _say_why_not(table, seat, typed):
        table.screen.say("cli-not-understood", typed=typed)
    return None


def _say_why_not(table: TerminalTable, seat: Seat, typed: str) -> bool:
    """The reason, where somebody types what cannot be done now; False if it is nothing of that kind."""
    blocked, say = table.match.blocked(seat), table.wording(seat)
    entries = [menu.MenuEntry(-1, one.option, say(one.option)) for one in blocked]
    meant = {entry.option for entry in menu.find(entries, typed)}
    for line in blocked_lines(table.screen.speech, [one for one in blocked if one.option in meant], say):
        table.screen.prose(line, 0, hanging=2)
    return bool(meant)


def finish(table: TerminalTable) -> bool:
    """Scores and winners, and a chance to save. True if the end was taken back."""
    outcome = table.match.outcome
    assert outcome is not None
    show_end(table, outcome)
    if not table.people:
        return False
    if table.save():
        table.screen.say_whole("cli-kept", file=str(table.file.path))
    while True:
        typed = table.screen.ask(table.screen.speech.text("cli-ask-end"))
        after = _obey(table, table.viewer(), typed)
        if not typed or after is After.LEAVE:
            return False
        if after is After.TAKEN_BACK:
            return True
        if after is After.SHOW_AGAIN:
            show_end(table, outcome)
        elif after is None:
            table.screen.say("cli-not-understood", typed=typed)
