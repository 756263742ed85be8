"""What one viewer sees of a table. Everything about the game comes from its view, its options and public facts."""

from typing import Any

from ludus.core.decision import Blocked, Option
from ludus.core.phrase import Json, Message
from ludus.match import Match
from ludus.server.rooms.items import Viewer
from ludus.server.rooms.story import Story
from ludus.server.rows import SeatRow, TableRow


def scene(story: Story, viewer: Viewer) -> Json:
    """The game as the viewer sees it: view, what is asked, what it may answer and why not."""
    match = story.match
    seen: Json = {"view": match.view(viewer), "line": story.line, "paused": story.paused}
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
        if viewer is not None:
            seen |= _choices(match, viewer)
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
        "status": table.status,
        "practice": table.practice,
        "seats": [_chair(chair, chair.seat in here) for chair in chairs],
        "watching": watching,
    }


def option(choice: Option) -> Json:
    """An option: its words are sent back, its verb and operands are for drawing it."""
    return {"words": choice.words, "verb": choice.verb, "operands": choice.operands}


def _choices(match: Match, seat: int) -> Json:
    return {
        "options": [option(choice) for choice in match.options(seat)],
        "free": [option(choice) for choice in match.free(seat)],
        "blocked": [_blocked(blocked) for blocked in match.blocked(seat)],
    }


def _blocked(blocked: Blocked) -> Json:
    return {**option(blocked.option), "reason": _message(blocked.reason), "rule": blocked.rule}


def _message(message: Message | None) -> Json | None:
    return None if message is None else {"id": message.phrase.id, "facts": message.facts()}


def _clock(story: Story) -> Json | None:
    clocks = story.clocks
    if not clocks.runs:
        return None
    return {"opened": clocks.opened, "seconds": clocks.clock.seconds, "reserve": clocks.reserve}


def _chair(chair: SeatRow, here: bool) -> dict[str, Any]:
    return {
        "seat": chair.seat,
        "kind": chair.kind,
        "name": chair.name,
        "level": chair.level,
        "resigned": chair.resigned,
        "here": here,
    }
