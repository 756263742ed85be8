"""One game being played: whoever runs it (terminal, server, simulation) holds a Match.

The log of choices and dice is the truth; the game is derived from it, and snapshots are only a cache.
"""

import hashlib
import random
import secrets
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from ludus.core.chance import Dealer
from ludus.core.dataset import DataSet
from ludus.core.decision import Blocked, Decision, Option
from ludus.core.errors import BadSetting, BrokenRecord, IllegalChoice, UndoRefused
from ludus.core.game import Game, Outcome
from ludus.core.ids import CHANCE, Seat
from ludus.core.phrase import Event, Json, Message
from ludus.core.spec import GameSpec, Lexicon, Settings
from ludus.core.thing import Thing
from ludus.match.boxes import Unpacked, box_of
from ludus.match.record import Line, Record, written
from ludus.match.registry import find
from ludus.match.streams import Streams

SNAPSHOT_EVERY: Final = 32  # lines of the log between two snapshots
HASH_EVERY: Final = 20  # lines of the log between two hashes in a record
DATA_SET: Final = "set"  # the option that names a folder with an edited data set


class Snapshot(NamedTuple):
    """The game after so many acts and lines of the log, and how far the dice streams had got."""

    acts: int
    lines: int
    game: Game[Any]
    asked: dict[str, int]


class Choice(NamedTuple):
    """An option a seat has now: an answer it owes, or something it may do beside."""

    seat: Seat
    option: Option
    owed: bool


class Act(NamedTuple):
    """What one choice brought about, and where in the log it began: for a sealed answer, where its decision did."""

    begins: int
    seat: Seat
    words: str
    events: list[Event]
    beside: bool  # rather than an answer


class Kept(NamedTuple):
    """A match as it is pickled: all that it does not derive from the rest."""

    game: str
    rules: int  # their version
    seats: int
    settings: Settings
    data: DataSet
    seed: str
    commitment: str
    log: list[Line]
    said: list[Line]  # the choices in the order they were made, also answers that are still sealed
    dice: list[str]  # those given that have not fallen yet
    hashes: dict[int, str]


class Match:
    """One game being played: its position, its log, its dice and its past. Chance is answered from the seed at once.

    Sealed answers come into `log` together, when all have answered; until then only `acts` has them.

    >>> match = Match.new("kampf", seats=2, seed=7, options={"start": "first"})
    >>> match.act(0, "carrier a1")
    [Event('kampf-event-carrier', (0, 0), seats=None)]
    >>> [option.words for option in match.options(0)][:2]
    ['gladiator spear', 'gladiator net']
    >>> match.undo(0); match.log
    []
    """

    def __init__(self, title: GameSpec, *, seats: int, settings: Settings, box: Unpacked, seed: str) -> None:
        self.title = title
        self.seats = seats
        self.settings = settings
        self.data, self.box = box  # what it was read from, and the pieces
        self.digest = self.data.digest
        self.seed = seed
        self.game = title.new_game(seats, settings, self.box)
        self.log: list[Line] = []
        self.opening: list[Event] = []  # what happened before the first choice
        self.acts: list[Act] = []
        self._sealed: list[Act] = []  # answers to the present decision that are not revealed yet
        self._dice: list[str] = []  # words that answer chance before the streams do
        self._streams = Streams(seed)
        self.commitment = self._streams.commitment()  # the hash that fixes the seed from the start
        self.hashes: dict[int, str] = {}
        self._snapshots = [Snapshot(0, 0, self.game.clone(), {})]

    @classmethod
    def new(
        cls,
        game: str,
        seats: int = 3,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        dice: Sequence[str] | None = None,
    ) -> "Match":
        """Begin a game. `dice` are words that answer chance first. Raises UnknownGame, BadSetting, BrokenSet."""
        title = find(game)
        title.check_seats(seats)
        given = dict(options or {})
        folder = given.pop(DATA_SET, None)
        box = box_of(title, title.data(None if folder is None else str(folder)))
        settings = title.read_settings(given)
        title.check(seats, settings)
        chosen = secrets.token_hex(16) if seed is None else str(seed)
        if "]" in chosen or not chosen.isprintable():
            raise BadSetting(f"The seed {chosen!r} cannot be written in a record.", hint="use letters and digits.")
        match = cls(title, seats=seats, settings=settings, box=box, seed=chosen)
        match._dice = list(dice or [])
        match.open()
        return match

    def open(self) -> None:
        """Let chance speak before the first choice, where the game begins with it."""
        self._ask_chance(self.opening)

    # --- what is being asked ----------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is being waited for; None at the end."""
        return self.game.decision

    @property
    def owing(self) -> list[Seat]:
        """The seats that still owe an answer; empty at the end. For whoever runs the match: viewers are not told."""
        return [seat for seat in self.game.asked if self.game.options(seat)]

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and how it ended; None while the game goes on."""
        return self.game.outcome()

    def options(self, seat: int) -> list[Option]:
        """What the seat owes an answer to now; empty if nothing."""
        return self.game.options(Seat(seat))

    def free(self, seat: int) -> list[Option]:
        """What the seat may do beside."""
        return self.game.free(Seat(seat))

    def blocked(self, seat: int) -> list[Blocked]:
        """What the seat can see but not do now, and why."""
        return self.game.blocked(Seat(seat))

    def consequence(self, seat: int, option: Option) -> Message | None:
        """What choosing this option leads to, where its own words do not say it."""
        return self.game.consequence(Seat(seat), option)

    def prompt(self) -> Message | None:
        """The question being asked, for people."""
        return self.game.prompt()

    def view(self, seat: int | None) -> Json:
        """Everything a seat may see, ready for JSON; None is a spectator."""
        return self.game.view(None if seat is None else Seat(seat))

    def views(self, viewers: Sequence[int | None]) -> list[Json]:
        """The views of several at once."""
        return self.game.views([None if seat is None else Seat(seat) for seat in viewers])

    def events(self) -> list[Event]:
        """Everything that has happened, from the beginning."""
        return [*self.opening, *(event for act in self.acts for event in act.events)]

    def lexicon(self) -> Lexicon:
        """What this game can say."""
        return self.title.lexicon(self.box)

    def things(self) -> tuple[Thing, ...]:
        """Everything in the box that can be asked about."""
        return self.title.things(self.box)

    # --- acting -----------------------------------------------------------------------------------

    def act(self, seat: int, choice: Option | str) -> list[Event]:
        """Answer the decision or do something beside it. Raises IllegalChoice, and then nothing has changed."""
        return self.make(self.choice(seat, choice if isinstance(choice, str) else choice.words))

    def choice(self, seat: int, words: str) -> Choice:
        """What the seat may choose by these words. Raises IllegalChoice."""
        if self.decision is None:
            raise IllegalChoice("The game is over.", hint="begin another, or replay this one.")
        who, wanted = Seat(seat), " ".join(words.split())
        for offered, is_owed in ((self.options, True), (self.free, False)):
            for option in offered(seat):
                if option.words == wanted:
                    return Choice(who, option, is_owed)
        possible = self.options(seat) or self.free(seat)
        if not possible:
            raise IllegalChoice(f"Seat {seat} is not asked anything now.", hint="wait for its turn.")
        shown = ", ".join(f"'{option.words}'" for option in possible[:8])
        raise IllegalChoice(f"'{wanted[:60]}' cannot be chosen now.", hint=f"choose one of: {shown} …")

    def make(self, choice: Choice) -> list[Event]:
        """Make a choice the match has just given. Raises IllegalChoice if it has gone on meanwhile."""
        seat, option, owed = choice
        number = self.game.number
        begins = self._sealed[0].begins if owed and self._sealed else len(self.log)
        events = self.game.apply(seat, option)
        settled = self.game.number != number
        act = Act(begins, seat, option.words, events, beside=not owed)
        self.acts.append(act)
        if owed:
            self._sealed.append(act)
        else:
            self.log.append((seat, option.words))
        if settled:  # revealed answers stand in the record in seat order
            self.log += sorted(((said.seat, said.words) for said in self._sealed), key=lambda line: line[0])
            self._sealed = []
        self._ask_chance(events)
        if settled or self.decision is None:
            self._keep()
        return events

    def _ask_chance(self, events: list[Event]) -> None:
        """Dice and decks answer at once: from the given list first, then from the seeded streams."""
        while self.game.chance is not None:
            chance = self.game.chance
            if self._dice:
                option = chance.parse(self._dice.pop(0))
                self._streams.count(chance.label)
            else:
                option = self._streams.answer(chance)
            self.log.append((CHANCE, option.words))
            events += self.game.apply(CHANCE, option)

    def _keep(self) -> None:
        """Take a snapshot and a hash now and then."""
        lines = len(self.log)
        if lines - self._snapshots[-1].lines >= SNAPSHOT_EVERY:
            self._snapshots.append(Snapshot(len(self.acts), lines, self.game.clone(), dict(self._streams.asked)))
        if lines - max(self.hashes, default=0) >= HASH_EVERY or self.decision is None:
            self.hashes[lines] = self.state_hash()

    def state_hash(self) -> str:
        """A keyed hash of the whole position: equal hashes, equal games; without the seed it tells nothing."""
        plain = repr(self.game.key()).encode()
        return hashlib.blake2b(plain, digest_size=16, key=self._streams.hash_key()).hexdigest()

    # --- taking back ------------------------------------------------------------------------------

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take the seat's last choice back. Raises UndoRefused unless nothing was learnt since, or all consent."""
        who = Seat(seat)
        sealed = {id(act) for act in self._sealed if act.seat == who}
        if sealed:  # nobody has seen it
            self._rebuild([act for act in self.acts if id(act) not in sealed])
            return
        own = [i for i, act in enumerate(self.acts) if act.seat == who]
        if not own:
            raise UndoRefused("There is no choice of yours to take back.", hint="undo works after your first choice.")
        last = self.acts[own[-1]]
        kept = self.acts[: own[-1]]
        if not last.beside:  # all answers to one decision go together
            kept = list(takewhile(lambda act: act.begins != last.begins, kept))
        if not consent:
            self._refuse_if_learnt(who, last.begins, self.acts[len(kept) :])
        self._rebuild(kept)

    def _refuse_if_learnt(self, seat: Seat, begins: int, since: list[Act]) -> None:
        others = any(line[0] != seat for line in self.log[begins:]) or len(self.game.asked) > 1
        told = [event for act in since for event in act.events if event.is_told_to(seat)]
        shown = any(event.phrase.reveals or event.seats is not None for event in told)
        if others or shown:
            raise UndoRefused(
                "This cannot be taken back: dice fell, somebody acted or something was shown since.",
                hint="it takes the others' consent.",
            )

    def at(self, step: int) -> "Match":
        """The same match as it stood after the first `step` choices."""
        match = self.clone()
        if 0 <= step < len(self.acts):
            match._rebuild(self.acts[:step])
        return match

    def _rebuild(self, acts: list[Act]) -> None:
        """Go back to where only these acts were done: from the last snapshot before, doing the rest again."""
        while self._snapshots[-1].acts > len(acts):
            self._snapshots.pop()
        start = self._snapshots[-1]
        self._dice = [said for seat, said in self.log[start.lines :] if seat == CHANCE]
        self.game = start.game.clone()
        self._streams.asked = dict(start.asked)
        self.log = self.log[: start.lines]
        self.acts = self.acts[: start.acts]
        self.hashes = {line: value for line, value in self.hashes.items() if line <= start.lines}
        self._sealed = []
        if start.lines == 0:
            self.opening = []
            self.open()
        for act in acts[start.acts :]:
            self.act(act.seat, act.words)
        self._dice = []

    def replay(self, lines: Sequence[Line]) -> None:
        """Play on by lines of a record. Raises IllegalChoice where one does not fit."""
        self._dice = [said for seat, said in lines if seat == CHANCE]
        if not self.log:
            self.open()
        for seat, said in lines:
            if seat != CHANCE:
                self.act(seat, said)

    # --- copies -----------------------------------------------------------------------------------

    def clone(self) -> "Match":
        """An independent match in the same position, with the same dice to come."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.clone()
        twin.log, twin.opening, twin.acts = self.log[:], self.opening[:], self.acts[:]
        twin._sealed, twin._dice = self._sealed[:], self._dice[:]
        twin._streams = Streams(self.seed)
        twin._streams.asked = dict(self._streams.asked)
        twin.hashes = dict(self.hashes)
        twin._snapshots = self._snapshots[:]
        return twin

    def __copy__(self) -> "Match":
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Match":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Unlike a record, a pickle holds every secret of the game: keep it from the players."""
        kept = Kept(
            game=self.title.name,
            rules=self.title.rules,
            seats=self.seats,
            settings=self.settings,
            data=self.data,
            seed=self.seed,
            commitment=self.commitment,
            log=self.log,
            said=[(act.seat, act.words) for act in self.acts],
            dice=self._dice,
            hashes=self.hashes,
        )
        return resume, (kept,)

    def imagine(self, seat: int, seed: int, *, blind: bool = False) -> Game[Any]:
        """A game the seat cannot tell from the true one, or with `blind` from any other it cannot tell from that."""
        return self.game.reimagine(Seat(seat), Dealer(random.Random(seed).randrange, blind))

    # --- the record -------------------------------------------------------------------------------

    def record(self, secrets_too: bool = False) -> str:
        """The game as text; the seed is in it once the game is over, or when a private save asks for it."""
        record = Record(self.title.name, self.title.rules, self.digest, self.seats)
        record.options = {name: str(value).lower() for name, value in self.settings.items()}
        record.commitment = self.commitment
        record.lines = self.log
        record.hashes = self.hashes
        record.result = self.result()
        if secrets_too or self.decision is None:
            record.seed = self.seed
        return record.text()

    def result(self) -> str:
        """How it ended, scores and winners, as a record writes it; empty while the game goes on."""
        outcome = self.outcome
        return "" if outcome is None else written(outcome)


def resume(kept: Kept) -> Match:
    """A match from its pickle: the game is derived from the log again. Raises UnknownGame, BrokenRecord."""
    title = find(kept.game)
    if kept.rules != title.rules:
        raise BrokenRecord(
            f"The match was pickled under rules version {kept.rules}, this is version {title.rules}.",
            hint="go on with the Ludus it was made with.",
        )
    match = Match(title, seats=kept.seats, settings=kept.settings, box=box_of(title, kept.data), seed=kept.seed)
    match.log = kept.log
    match._rebuild([Act(0, seat, words, [], False) for seat, words in kept.said])
    match._dice, match.commitment, match.hashes = kept.dice, kept.commitment, kept.hashes
    return match
