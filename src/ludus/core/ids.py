"""Who is asked: a seat at the table, or chance."""

from typing import Final, NewType

Seat = NewType("Seat", int)  # a player's place, 0 … n-1, clockwise

CHANCE: Final = Seat(-1)  # dice and decks answer like a seat
NO_SEAT: Final = Seat(-2)  # nobody at the table, nor chance
NOBODY: Final[tuple[Seat, ...]] = ()
MOST_SEATS: Final = 6

# One tuple per seat, made once: a question to a single seat costs no allocation.
ONLY: Final[tuple[tuple[Seat, ...], ...]] = tuple((Seat(i),) for i in range(MOST_SEATS))
BY_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)


# Every turn order, by number of seats and starting seat.
_ORDERS: Final = tuple(
    tuple(tuple(Seat((start + i) % seats) for i in range(seats)) for start in range(seats))
    for seats in range(MOST_SEATS + 1)
)


def clockwise(start: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with `start`."""
    return _ORDERS[seats][start]


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise."""
    return Seat((seat + 1) % seats)
