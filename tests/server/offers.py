"""A person over the network who makes several offers in a row to every bot, at each occasion to deal."""

import json
import time
from collections import Counter
from typing import Any, Final, NamedTuple

from tests.server.remote import PATIENCE, Guest

KINDS: Final = ("intrigue", "ask-support", "stall", "invitation")  # the person's own decisions at which offers are made
ACCEPTED: Final = "accepted"
DECLINED: Final = "declined"
COUNTERED: Final = "countered"
DEAL: Final = "spartacus-event-deal"


class Haggler:
    """Sits at a table of Spartacus with bots, bargains with all of them at every kind of decision, then goes home."""

    def __init__(self, guest: Guest, levels: list[str], in_a_row: int, made: Counter[tuple[str, int]]) -> None:
        self.guest = guest
        self.levels = levels  # of the seats 1 and on
        self.in_a_row = in_a_row
        self.made = made  # offers so far, by kind of decision and seat
        wishes = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
        body = {"game": "spartacus", "seats": wishes, "options": {"length": "long"}, "clock": {"quiet": 0}}
        self.table = guest.post("/api/tables", body)["id"]
        self.line: Any = None
        self.n = 0
        self.since = 0
        self.game: dict[str, Any] = {}
        self.deals = 0  # struck with this person
        self.answers: Counter[tuple[str, str, str]] = Counter()  # by level, kind of decision and answer
        self.waits: list[float] = []  # seconds until each answer

    def run(self) -> bool:
        """Play until every bot has had its offers at every kind of decision; False if the game is over before."""
        with self.guest.connect(self.table) as self.line:
            self.line.send(json.dumps({"type": "hello", "since": 0}))
            while not self.is_done():
                while not self.game or (self.game.get("decision") and not self.game["options"]):
                    self.hear()
                if not self.game.get("decision"):
                    return False
                self.bargain()
                if self.game["options"]:
                    self.act(self.choice())
        return True

    def is_done(self) -> bool:
        return all(self.made[kind, seat] >= self.in_a_row for kind in KINDS for seat in range(1, len(self.levels) + 1))

    # --- talking to the server ----------------------------------------------------------------------

    def hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.line.recv(timeout=PATIENCE))
        if frame["type"] == "state":
            fresh = frame["items"][max(self.since + 1 - frame["first"], 0) :]
            self.since = frame["seq"]
            self.game = frame.get("game") or self.game
            self.deals += sum(item.get("id") == DEAL and 0 in item["facts"].values() for item in fresh)
        return frame

    def act(self, words: str) -> str:
        """Say something; whether it was done or refused."""
        self.n += 1
        decision, line = self.game["decision"]["number"], self.game["line"]
        frame = {"type": "act", "client": "haggler", "n": self.n, "decision": decision, "line": line, "words": words}
        self.line.send(json.dumps(frame))
        while (heard := self.hear())["type"] not in ("done", "refused"):
            pass
        return str(heard["type"])

    # --- bargaining ---------------------------------------------------------------------------------

    def bargain(self) -> None:
        """So many offers in a row to every bot that has not had them at this kind of decision."""
        kind, number = self.game["decision"]["kind"], self.game["decision"]["number"]
        if kind not in KINDS:
            return
        for seat in range(1, len(self.levels) + 1):
            while self.made[kind, seat] < self.in_a_row and self.is_asked(number):
                terms = self.terms(kind, seat, self.made[kind, seat] + 1)
                if terms is None:
                    break
                self.offer(kind, seat, terms)

    def is_asked(self, number: int) -> bool:
        """Whether the person's decision stands."""
        decision = self.game.get("decision")
        return decision is not None and bool(decision["number"] == number)

    def terms(self, kind: str, seat: int, gold: int) -> tuple[str, str] | None:
        """What is given and asked; None where nothing fits now."""
        able = next((terms for terms in self.game["view"]["terms"] if terms["other"] == seat), None)
        if able is None:
            return None
        gold = min(gold, able["gives"]["gold"])
        if kind == "ask-support":
            gives = f"give-gold {gold}" if gold else "give-promise support"
            return (gives, "ask-support") if able["asks"]["support"] else None
        if kind == "stall" and gold and able["asks"]["assets"]:
            asset = able["asks"]["assets"][0]
            price = self.game["view"]["printed"]["market"][asset]["gold"] + self.made[kind, seat] - 1
            return f"give-gold {max(min(price, able['gives']['gold']), 1)}", f"ask-asset {asset}"
        promise = "invite" if kind == "invitation" else "no-foil"
        return f"give-promise {promise}", f"ask-gold {self.made[kind, seat] + 1}"

    def offer(self, kind: str, seat: int, terms: tuple[str, str]) -> None:
        """Make an offer and wait for its answer."""
        number, deals = self.game["decision"]["number"], self.deals
        for words in (f"offer {seat}", *terms, "send-offer"):
            if self.act(words) != "done":  # a bot's own offer has moved the game on
                return
        self.made[kind, seat] += 1
        begun = time.monotonic()
        while self.offers(0, seat):
            self.hear()
        self.waits.append(time.monotonic() - begun)
        if self.deals > deals:
            answer = ACCEPTED
        else:
            assert self.is_asked(number), "the decision ended before the offer was answered"
            answer = COUNTERED if self.offers(seat, 0) else DECLINED
        self.answers[self.levels[seat - 1], kind, answer] += 1
        if self.offers(seat, 0):
            self.act(f"decline {seat}")

    def offers(self, maker: int, taker: int) -> list[dict[str, Any]]:
        return [made for made in self.game["view"]["offers"] if (made["maker"], made["taker"]) == (maker, taker)]

    # --- playing ------------------------------------------------------------------------------------

    def choice(self) -> str:
        """Schemes beyond reach while there is support to talk about, the games at any price, else what is first."""
        words = [option["words"] for option in self.game["options"]]
        kind = self.game["decision"]["kind"]
        if kind == "host-bid":
            return str(words[-1])
        if kind == "ask-support":
            return "give-up"
        if kind == "intrigue":
            return next((one for one in words if self.is_beyond(one)), "done")
        return str(words[0])

    def is_beyond(self, words: str) -> bool:
        """Whether it is a scheme for which the person needs support, and support is to be talked about."""
        verb, _, title = words.partition(" ")
        if verb != "scheme" or all(
            self.made["ask-support", seat + 1] >= self.in_a_row for seat in range(len(self.levels))
        ):
            return False
        printed = self.game["view"]["printed"]["intrigue"].get(title)
        return bool(printed) and printed["influence"] > self.game["view"]["houses"][0]["influence"]


class Bargaining(NamedTuple):
    """What came of all offers to some bots: answers by level, kind of decision and answer, and how long each took."""

    tables: int
    answers: Counter[tuple[str, str, str]]
    waits: list[float]

    def told(self, level: str, kind: str) -> str:
        """How a level answered at one kind of decision."""
        found = [(self.answers[level, kind, answer], answer) for answer in (ACCEPTED, DECLINED, COUNTERED)]
        return ", ".join(f"{count} {answer}" for count, answer in found if count)


def bargain(url: str, levels: list[str], in_a_row: int, most_tables: int) -> Bargaining:
    """Sit down at one table after another until every bot has had its offers at every kind of decision."""
    guest, made = Guest(url, "Ana"), Counter[tuple[str, int]]()
    answers, waits = Counter[tuple[str, str, str]](), list[float]()
    for number in range(1, most_tables + 1):
        haggler = Haggler(guest, levels, in_a_row, made)
        is_done = haggler.run()
        answers += haggler.answers
        waits += haggler.waits
        if is_done:
            return Bargaining(number, answers, waits)
    raise AssertionError(f"{most_tables} games gave no occasion for all offers: {made}")
