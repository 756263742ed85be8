"""How the tables of a club night compare: against par, and seat against the same seat."""

from collections.abc import Sequence
from typing import NamedTuple

from ludus.server.api.bodies.duplicates import NightSeat, NightTable
from ludus.server.api.routes.seating import chair_seen, ending
from ludus.server.api.services import Visitor
from ludus.server.rows import ENDED, PERSON, SeatRow, TableRow

Scores = Sequence[int] | None  # of a table, seat by seat; None: it goes on, was ended early, or is not told
Standing = tuple[int | None, int | None]  # matchpoints, and the rank they bring


class Laid(NamedTuple):
    """A table of a night with its seats, and how it ended as far as that is told."""

    table: TableRow
    chairs: list[SeatRow]
    scores: Scores


def laid(table: TableRow, chairs: list[SeatRow], who: Visitor, told: bool) -> Laid:
    """A table as a visitor may know it: one's own, and the others when they are told."""
    found = ending(table) if told or who.seat_at(chairs) is not None else None
    return Laid(table, chairs, None if found is None else found.scores)


def compared(par: Laid | None, tables: Sequence[Laid], who: Visitor, told: bool) -> list[NightTable]:
    """The tables of a night, each compared with par and with the others."""
    usual = None if par is None else par.scores
    columns = [_points([None if one.scores is None else one.scores[seat] for one in tables]) for seat in _seats(tables)]
    points = [[column[row] for column in columns] for row in range(len(tables))]
    totals = [_total(one, own) for one, own in zip(tables, points, strict=True)]
    seen = []
    for row, one in enumerate(tables):
        standings = [(own, rank(own, column)) for own, column in zip(points[row], columns, strict=True)]
        seats = [_seat(one, seat, who, usual, standing) for seat, standing in enumerate(standings)]
        seen.append(shown(one, seats, who, told, (totals[row], rank(totals[row], totals))))
    return seen


def alone(one: Laid, who: Visitor, told: bool) -> NightTable:
    """A table that is compared with nothing: par itself."""
    return shown(one, [_seat(one, chair.seat, who, None) for chair in one.chairs], who, told)


def shown(one: Laid, seats: list[NightSeat], who: Visitor, told: bool, sums: Standing = (None, None)) -> NightTable:
    """A table, ready to send."""
    table, mine = one.table, who.seat_at(one.chairs) is not None
    is_early = table.status == ENDED and (told or mine) and one.scores is None
    total, place = sums
    return NightTable(
        id=table.id,
        place=table.place,
        status=table.status,
        early=is_early,
        mine=mine,
        seats=seats,
        total=total,
        rank=place,
    )


def _seat(one: Laid, seat: int, who: Visitor, usual: Scores, standing: Standing = (None, None)) -> NightSeat:
    score = None if one.scores is None else one.scores[seat]
    points, place = standing
    return NightSeat(
        **chair_seen(one.chairs[seat], one.chairs, who).model_dump(),
        score=score,
        over_par=None if score is None or usual is None else score - usual[seat],
        points=points,
        rank=place,
    )


def _seats(tables: Sequence[Laid]) -> range:
    return range(tables[0].table.size if tables else 0)


def _points(scores: Sequence[int | None]) -> list[int | None]:
    """Matchpoints: two for every other that has less, one for every other that has as much."""
    known = [score for score in scores if score is not None]
    return [
        None if own is None else sum((own > other) + (own >= other) for other in known) - 1  # not against oneself
        for own in scores
    ]


def rank(own: int | None, values: Sequence[int | None]) -> int | None:
    """The place of a value among others, from 1; whoever has as much shares it."""
    return None if own is None else 1 + sum(value is not None and value > own for value in values)


def _total(one: Laid, points: Sequence[int | None]) -> int | None:
    """What the people of a table have together."""
    own = [points[chair.seat] for chair in one.chairs if chair.kind == PERSON]
    return None if not own or None in own else sum(value for value in own if value is not None)
