"""What one viewer sees of a table. Everything about the game comes from its view, its options and public facts."""

from collections.abc import Sequence
from typing import cast

from msgspec import UNSET

from ludus.core.decision import Blocked, Option
from ludus.core.phrase import Json, Message
from ludus.match import Match, find
from ludus.match.orders import GivenOrder
from ludus.server import protocol
from ludus.server.rooms.table.items import Viewer
from ludus.server.rooms.table.story import Story
from ludus.server.rows import SeatRow, TableRow


def scene(story: Story, viewer: Viewer, shut_until: float | None = None) -> protocol.Scene:
    """The game as the viewer sees it: view, what is asked, what it may answer and why not."""
    return _scene(story, viewer, story.match.view(viewer), shut_until)


def scenes(story: Story, viewers: Sequence[Viewer], shut_until: float | None) -> dict[Viewer, protocol.Scene]:
    """The game as each of several viewers sees it."""
    views = zip(viewers, story.match.views(viewers), strict=True)
    return {viewer: _scene(story, viewer, view, shut_until) for viewer, view in views}


def past_scene(match: Match, viewer: Viewer, line: int) -> protocol.Scene:
    """A match of the past as the viewer saw it, with what was asked then; nothing can be done there."""
    seen = protocol.Scene(view=cast("protocol.View", match.view(viewer)), line=line, paused=False)
    _show_decision(seen, match, viewer)
    return seen


def _scene(story: Story, viewer: Viewer, view: Json, shut_until: float | None) -> protocol.Scene:
    seen = protocol.Scene(view=cast("protocol.View", view), line=story.line, paused=story.paused)
    if story.match.decision is not None and not story.closed:
        _show_question(seen, story, viewer, shut_until)
        if viewer is not None:
            _show_choices(seen, story, viewer)
    if (motion := story.motion) is not None:
        seen.motion = protocol.Motion(motion.what, motion.seat, sorted(motion.agreed))
    if (outcome := story.match.outcome) is not None:
        seen.outcome = protocol.Outcome(outcome.how, outcome.scores, outcome.winners)
    return seen


def _show_question(seen: protocol.Scene, story: Story, viewer: Viewer, shut_until: float | None) -> None:
    """What the viewer may know of the decision, and how long it may take."""
    _show_decision(seen, story.match, viewer)
    seen.clock = _clock(story)
    if shut_until is not None:
        seen.quiet = protocol.Quiet(shut_until)


def _show_decision(seen: protocol.Scene, match: Match, viewer: Viewer) -> None:
    decision, prompt = match.decision, match.prompt()
    if decision is not None:
        seen.decision = protocol.Decision(decision.number, decision.seats, decision.kind, decision.rule)
        seen.prompt = None if prompt is None else _message(prompt, viewer in decision.seats)


def _show_choices(seen: protocol.Scene, story: Story, seat: int) -> None:
    """What only the seat itself may know of it."""
    seen.options = [_option(story, seat, choice) for choice in story.choices(seat)]
    seen.free = [_option(story, seat, choice) for choice in story.match.free(seat)]
    seen.blocked = [_blocked(blocked) for blocked in story.match.blocked(seat)]
    seen.orders = [_order(given) for given in story.orders.given_by(seat)]
    if seat in story.sealed:
        seen.sealed = story.sealed[seat]


def people(table: TableRow, chairs: list[SeatRow], here: set[int], watching: int) -> protocol.TablePeople:
    """The table itself: who sits where, who is here, how it is set up."""
    return protocol.TablePeople(
        table=table.id,
        game=table.game,
        family=find(table.game).family,
        status=table.status,
        practice=table.practice,
        chances=table.chances,
        seats=[_chair(chair, chairs, chair.seat in here) for chair in chairs],
        watching=watching,
    )


def shares(chair: SeatRow, chairs: list[SeatRow]) -> int | None:
    """The first seat of the same person, where one person holds several; all may know that."""
    together = [other.seat for other in chairs if chair.person is not None and other.person == chair.person]
    return together[0] if len(together) > 1 else None


def _option(story: Story, seat: int, choice: Option) -> protocol.Option:
    consequence = story.match.consequence(seat, choice)
    leads_to = UNSET if consequence is None else _message(consequence)
    return protocol.Option(choice.words, choice.verb, choice.operands, leads_to)


def _order(given: GivenOrder) -> protocol.GivenOrder:
    return protocol.GivenOrder(given.order.name, given.value if given.order.values else None)


def _blocked(blocked: Blocked) -> protocol.Blocked:
    choice = blocked.option
    reason = _message(blocked.reason)
    return protocol.Blocked(choice.words, choice.verb, choice.operands, reason=reason, rule=blocked.rule)


def _message(message: Message, is_asked: bool = True) -> protocol.Message:
    return protocol.Message(message.phrase.id, message.facts(is_asked))


def _clock(story: Story) -> protocol.Clock | None:
    clocks = story.clocks
    return protocol.Clock(clocks.opened, clocks.clock.seconds, clocks.reserve) if clocks.runs else None


def _chair(chair: SeatRow, chairs: list[SeatRow], here: bool) -> protocol.Chair:
    return protocol.Chair(
        seat=chair.seat,
        kind=chair.kind,
        name=chair.name,
        level=chair.level,
        resigned=chair.resigned,
        here=here,
        shares=shares(chair, chairs),
    )
