"""What one viewer sees of a table. Everything about the game comes from its view, its options and public facts."""

from collections.abc import Sequence
from typing import Any

from ludus.core.decision import Blocked, Option
from ludus.core.phrase import Json, Message
from ludus.match import find
from ludus.match.orders import Standing
from ludus.server.rooms.items import Viewer
from ludus.server.rooms.story import Story
from ludus.server.rows import SeatRow, TableRow


def scene(story: Story, viewer: Viewer, shut_until: float | None = None) -> Json:
    """The game as the viewer sees it: view, what is asked, what it may answer and why not."""
    return _scene(story, viewer, story.match.view(viewer), shut_until)


def scenes(story: Story, viewers: Sequence[Viewer], shut_until: float | None) -> dict[Viewer, Json]:
    """The game as each of several viewers sees it."""
    views = zip(viewers, story.match.views(viewers), strict=True)
    return {viewer: _scene(story, viewer, view, shut_until) for viewer, view in views}


def _scene(story: Story, viewer: Viewer, view: Json, shut_until: float | None) -> Json:
    match = story.match
    seen: Json = {"view": view, "line": story.line, "paused": story.paused}
    decision = None if story.closed else match.decision
    if decision is not None:
        seen["decision"] = {
            "number": decision.number,
            "seats": decision.seats,
            "kind": decision.kind,
            "rule": decision.rule,
        }
        seen["prompt"] = _message(match.prompt())
        seen["clock"] = _clock(story)
        if shut_until is not None:
            seen["quiet"] = {"until": shut_until}
        if viewer is not None:
            seen |= _choices(story, viewer)
    if story.motion is not None:
        seen["motion"] = {
            "what": story.motion.what,
            "seat": story.motion.seat,
            "agreed": sorted(story.motion.agreed),
        }
    if match.outcome is not None:
        outcome = match.outcome
        seen["outcome"] = {"how": outcome.how, "scores": outcome.scores, "winners": outcome.winners}
    return seen


def people(table: TableRow, chairs: list[SeatRow], here: set[int], watching: int) -> Json:
    """The table itself: who sits where, who is here, how it is set up."""
    return {
        "table": table.id,
        "game": table.game,
        "family": find(table.game).family,
        "status": table.status,
        "practice": table.practice,
        "chances": table.chances,
        "seats": [_chair(chair, chairs, chair.seat in here) for chair in chairs],
        "watching": watching,
    }


def shares(chair: SeatRow, chairs: list[SeatRow]) -> int | None:
    """The first seat of the same person, where one person holds several; all may know that."""
    together = [other.seat for other in chairs if chair.person is not None and other.person == chair.person]
    return together[0] if len(together) > 1 else None


def option(choice: Option) -> Json:
    """An option: its words are sent back, its verb and operands are for drawing it."""
    return {"words": choice.words, "verb": choice.verb, "operands": choice.operands}


def _choices(story: Story, seat: int) -> Json:
    match = story.match
    seen: Json = {
        "options": [option(choice) for choice in story.choices(seat)],
        "free": [option(choice) for choice in match.free(seat)],
        "blocked": [_blocked(blocked) for blocked in match.blocked(seat)],
        "orders": [_order(given) for given in story.orders.given_by(seat)],
    }
    return {**seen, "sealed": story.sealed[seat]} if seat in story.sealed else seen


def _order(given: Standing) -> Json:
    return {"name": given.order.name, "value": given.value if given.order.values else None}


def _blocked(blocked: Blocked) -> Json:
    return {**option(blocked.option), "reason": _message(blocked.reason), "rule": blocked.rule}


def _message(message: Message | None) -> Json | None:
    return None if message is None else {"id": message.phrase.id, "facts": message.facts()}


def _clock(story: Story) -> Json | None:
    clocks = story.clocks
    if not clocks.runs:
        return None
    return {"opened": clocks.opened, "seconds": clocks.clock.seconds, "reserve": clocks.reserve}


def _chair(chair: SeatRow, chairs: list[SeatRow], here: bool) -> dict[str, Any]:
    return {
        "seat": chair.seat,
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level,
        "resigned": chair.resigned,
        "here": here,
        "shares": shares(chair, chairs),
    }
