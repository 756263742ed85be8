"""Why a challenge was made: with whom, from where, against whom."""

from collections.abc import Sequence
from typing import Final

from ludus.bots.reasons.common import percent
from ludus.bots.reasons.kampf import words
from ludus.bots.reasons.kampf.advantages import telling
from ludus.core.decision import Option
from ludus.core.phrase import Message
from ludus.core.reason import Reason
from ludus.games.kampf import KampfGame
from ludus.games.kampf.features import animal_of, seat_of
from ludus.odds.kampf import Prospect, prospects
from ludus.odds.kampf.strikes import faces_of

CLEARLY: Final = 0.05  # gladiators by which one fight must be better than another to be chosen for it


def fights_of(g: KampfGame) -> dict[str, Prospect]:
    """The best fight each option leads to, by the option's words."""
    best: dict[str, Prospect] = {}
    for fight in prospects(g):
        words_ = fight.option.words
        if words_ not in best or fight.answer.value > best[words_].answer.value:
            best[words_] = fight
    return best


def of_challenge(g: KampfGame, option: Option, other: Option | None, standing: Sequence[Message] = ()) -> Reason | None:
    """Why a fight was sought; `standing` says how everybody stands afterwards, where that was looked at.

    None where the option leads to no fight that can be foreseen.
    """
    fights = fights_of(g)
    fight = fights.get(option.words)
    if fight is None or option.verb == "proxy":
        return None
    rival = fights.get(other.words) if other is not None else None
    is_better = rival is None or fight.answer.value > rival.answer.value - CLEARLY
    causes = telling(faces_of(g.table.box.die), fight, rival if is_better else None)
    if not is_better:
        causes = [*standing[:1], *causes][:2]
    if not causes:
        causes = [*standing[:1]] or best_of_all(fight, fights)
    if option.verb != "challenge":
        causes = [target_of(g, fight), *causes[:1]]
    compared = None if rival is None else chances_of(g, rival)
    return Reason(did(g, option, fight), tuple(causes), chances_of(g, fight), other if rival else None, compared)


def is_worse(fight: Prospect, other: Prospect) -> bool:
    """Whether the odds clearly speak for the other fight: by what it brings, or by the chances that are told."""
    if fight.answer.value < other.answer.value - CLEARLY:
        return True
    (take, lose), (takes, loses) = (taken_and_lost(one) for one in (fight, other))
    return take < takes - CLEARLY and lose > loses + CLEARLY


def taken_and_lost(fight: Prospect) -> tuple[float, float]:
    """The chances to take and to lose somebody."""
    endings = fight.answer.distribution.items()
    return sum(chance for end, chance in endings if end.taken), sum(chance for end, chance in endings if end.lost)


def best_of_all(fight: Prospect, fights: dict[str, Prospect]) -> list[Message]:
    """That no other fight is worth more, where that is so."""
    if any(one.answer.value > fight.answer.value for one in fights.values()):
        return []
    return [Message(words.EXCHANGE if fight.answer.value > 0 else words.LEAST_BAD)]


def did(g: KampfGame, option: Option, fight: Prospect) -> Message:
    """What was done, and to whom."""
    if option.verb != "challenge":
        return Message(words.DID[option.verb], option.operands)
    seat = seat_of(fight.unit)
    if seat is None:
        return Message(words.DID_CHALLENGE_ANIMAL, (animal_of(fight.unit), option.operand))
    return Message(words.DID_CHALLENGE, (seat, option.operand))


def target_of(g: KampfGame, fight: Prospect) -> Message:
    """Whom a team can then challenge."""
    seat, space = seat_of(fight.unit), g.table.where[fight.unit]
    if seat is None:
        return Message(words.TARGET_ANIMAL, (animal_of(fight.unit), space))
    return Message(words.TARGET, (seat, space))


def chances_of(g: KampfGame, fight: Prospect) -> Message:
    """The chances that matter in a fight: to take and to lose somebody; an animal is beaten, or falls."""
    take, lose = map(percent, taken_and_lost(fight))
    beat, fall = percent(fight.beaten), percent(fight.fallen)
    if fight.ours.hits:
        return (
            Message(words.CHANCES_LED_ANIMAL, (beat, fall))
            if fight.theirs.hits
            else Message(words.CHANCES_LED, (take, fall))
        )
    return Message(words.CHANCES_ANIMAL, (beat, lose)) if fight.theirs.hits else Message(words.CHANCES, (take, lose))
