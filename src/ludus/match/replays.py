"""Records played again: to watch, to go on from, or to check that nothing was changed."""

import secrets

from ludus.core.errors import BrokenRecord, IllegalChoice, LudusError
from ludus.core.ids import CHANCE
from ludus.match.boxes import box_of
from ludus.match.match import Match
from ludus.match.record import Line, Record, parse
from ludus.match.registry import find


def replay(text: str, step: int | None = None, folder: str | None = None) -> Match:
    """The match a record tells of, after all its choices or the first `step`. Raises BrokenRecord and others.

    Dice fall as they are written down, whatever the seed: a record that was changed may still replay, and `verify` says
    so. A record of a game that goes on lacks its seed; whoever plays on from it has other dice to come.

    >>> match = Match.new("kampf", seats=2, seed=7, options={"start": "first"})
    >>> events = match.act(0, "carrier a1"), match.act(0, "gladiator net")
    >>> again = replay(match.record())
    >>> again.log == match.log, again.seed == match.seed
    (True, False)
    >>> replay(match.record(), step=1).decision.kind
    'gladiator'
    >>> replay(match.record() + "0 dance\\n")
    Traceback (most recent call last):
    ludus.core.errors.BrokenRecord: The record does not replay: in line 9, seat 0 is not asked anything now.

    `folder` is the data set it was played with, where that was not the one shipped.
    """
    record = parse(text)
    match = _begin(record, folder)
    try:
        match.replay(record.lines)
    except IllegalChoice as error:
        raise BrokenRecord(
            f"The record does not replay: in line {record.numbers[len(match.log)]}, {_as_clause(error)}",
            hint="the record was changed or cut, or the rules differ; export it again.",
        ) from error
    if len(match.log) != len(record.lines):
        raise BrokenRecord(
            f"The record has {len(record.lines)} lines, but {len(match.log)} replay.",
            hint="it was changed or cut off; export it again.",
        )
    if record.seed is None:  # what the true seed gave cannot be computed again
        match.commitment, match.hashes = record.commitment, record.hashes
    return match if step is None else match.at(step)


def verify(text: str, folder: str | None = None) -> Match:
    """Replay a record and check dice, hashes and result: the match, if nothing was changed. Raises BrokenRecord.

    Without its seed, which a record has only when the game is over, its dice cannot be checked.

    >>> match = Match.new("kampf", seats=2, seed=7, options={"start": "first"})
    >>> verify(match.record(secrets_too=True)).seed
    '7'
    >>> verify(match.record(secrets_too=True).replace("[seed 7]", "[seed 8]"))
    Traceback (most recent call last):
    ludus.core.errors.BrokenRecord: The seed is not the one promised at the start.
    """
    record = parse(text)
    try:
        match = replay(text, folder=folder)
    except BrokenRecord:
        if record.seed is not None:  # a changed die may be what makes a later choice impossible
            _check_dice(record, _begin(record, folder), [(seat, _in_order(said)) for seat, said in record.lines])
        raise
    if record.seed is not None:
        _check_dice(record, _begin(record, folder), match.log)
        _check_hashes(record, match)
    if record.result != match.result():
        raise BrokenRecord(
            f"The record says '{record.result or 'not finished'}', the replay '{match.result() or 'not finished'}'.",
            hint="it was changed or cut off.",
        )
    return match


def _begin(record: Record, folder: str | None) -> Match:
    title = find(record.game)
    if record.rules != title.rules:
        raise BrokenRecord(
            f"The record was played by rules version {record.rules}, this is version {title.rules}.",
            hint="replay it with the Ludus it was made with.",
        )
    data = title.data(folder)
    if record.digest != data.digest:
        raise BrokenRecord(
            f"The record was played with data set {record.digest}, this one is {data.digest}.",
            hint="name the folder it was played with (--set DIR).",
        )
    title.check_seats(record.seats)
    settings = title.read_settings(record.options)
    title.check(record.seats, settings)
    seed = record.seed if record.seed is not None else secrets.token_hex(16)
    return Match(title, seats=record.seats, settings=settings, box=box_of(title, data), seed=seed)


def _as_clause(error: IllegalChoice) -> str:
    return f"{str(error)[0].lower()}{str(error)[1:]}"


def _check_hashes(record: Record, match: Match) -> None:
    for lines, value in record.hashes.items():
        if match.hashes.get(lines) != value:
            raise BrokenRecord(
                f"The position after line {record.numbers[lines - 1] if lines else 0} is not the one recorded.",
                hint="a choice before it was changed, or the line that begins with @ below it.",
            )


def _check_dice(record: Record, again: Match, lines: list[Line]) -> None:
    """The same choices with the dice of the seed must give the same lines."""
    if again.commitment != record.commitment:
        raise BrokenRecord("The seed is not the one promised at the start.", hint="the record was changed.")
    again.open()
    try:
        for seat, said in record.lines:
            if seat != CHANCE:
                again.act(seat, said)
    except LudusError:
        pass  # a choice that cannot be made is named by the replay
    for number, mine, theirs in zip(record.numbers, again.log, lines, strict=False):
        if theirs not in (mine, (mine[0], _in_order(mine[1]))) and CHANCE in (mine[0], theirs[0]):
            raise BrokenRecord(
                f"The dice in line {number} say '{record.lines[record.numbers.index(number)][1]}',"
                f" but the seed gives '{mine[1]}'.",
                hint="a die was changed, or the game was played with dice of its own.",
            )


def _in_order(said: str) -> str:
    """Dice in an order of their own: a record may have them in any."""
    return " ".join(sorted(said.split()))
