"""Why a bot chose what it chose in Spartacus: the rule that fired, and what the next best would have brought."""

import random
from collections.abc import Sequence
from typing import Final

from ludus.bots.reasons.common import ALIKE, TRUSTED_MORE, less_by, next_best, percent
from ludus.bots.reasons.spartacus import words
from ludus.bots.reasons.spartacus.word import deed
from ludus.bots.search.search import Candidate
from ludus.bots.spartacus import VALUES
from ludus.bots.spartacus.arena import Games, best_names, expected, ready
from ludus.bots.spartacus.market import FOR_THE_GAMES, PURSE, SHADE, already_laid, marginal, worth_of_hosting
from ludus.bots.spartacus.outbidding import foreseen, worth_of_the_games
from ludus.bots.spartacus.reckoning.duels import strength
from ludus.bots.spartacus.reckoning.tastes import GREEDY, Mind
from ludus.core.decision import Option
from ludus.core.phrase import Message
from ludus.core.reason import Reason
from ludus.games.spartacus import SpartacusGame
from ludus.games.spartacus.features import Entrant, an_asset_of, estates, on_sale, spendable
from ludus.match import Turn

PHRASES: Final = words.PHRASES
COMPARING: Final = words.COMPARING

# The rule behind an option of `greedy`, by its verb.
RULES: Final = {
    "done": "no-more-worth",
    "scheme": "scheme-serves",
    "cash-in": "worth-as-gold",
    "lay-guard": "guard-protects",
    "spy-on": "nearest-to-victory",
    "give-up": "not-worth-support",
    "ask": "can-support",
    "demand": "can-support",
    "support": "helps-me-too",
    "refuse": "helps-others",
    "pass": "not-worth-answer",
    "pay": "keep-everybody",
    **dict.fromkeys(
        ("release", "discard", "sacrifice", "give-away", "exhaust", "discard-card", "forfeit"), "can-spare"
    ),
    "heal": "dearest-first",
    "close-stall": "nothing-to-sell",
    "sell": "bank-pays-more",
    "sell-guard": "bank-pays-more",
    "invite": "pairing-serves",
    "stay-away": "would-lose",
    "equip": "helps-most",
    "thumbs-down": "weakens-rival",
    "thumbs-up": "spare-him",
    "hold-primus": "teams-serve",
    "hold-games": "games-serve",
    "ready": "nothing-to-say",
    "target": "serves-there",
    "look": "sold-last",
    "attack": "within-reach",
    "throw-javelin": "within-reach",
    "move": "closes-in",
    "lose": "needed-least",
}
FIGHTING: Final = frozenset(
    {
        "act-first",
        "act-second",
        "defend-with",
        "reroll",
        "force",
        "keep",
        "swing-axe",
        "spare-axe",
        "raise-shield",
        "lower-shield",
        "evade",
        "stay",
        "stop",
        "throw-net",
        "hold-net",
        "roll-again",
        "let-stand",
        "throw-net-of",
        "act-next",
    }
)
# Decisions whose options `greedy` values in gold.
IN_GOLD: Final = frozenset(
    {"intrigue", "hand-limit", "target", "ask-support", "support", "reaction", "fighter", "verdict"}
)
SELDOM: Final = 0.01  # less than so many of all such fights are not counted, but told in words
MOST_TOLD: Final = 20.0  # gold; a greater difference only says that something comes before all else

# The rule behind an answer of `plain`, by what was asked.
PLAIN_RULES: Final = {
    "intrigue": "plain-cash-in",
    "support": "plain-support",
    "bid": "plain-bid",
    "bet": "plain-bet",
    "verdict": "plain-verdict",
    "fighter": "plain-fighter",
    "invitation": "plain-invitation",
    "ask-support": "plain-no-support",
    "turn": "plain-charge",
    "treason": "plain-loyal",
    "primus": "plain-primus",
    "ledger": "keep-everybody",
}


def cause(name: str) -> tuple[Message, ...]:
    return (Message(words.CAUSES[name]),)


# --- greedy and its kin ------------------------------------------------------------------------------


def by_rule(turn: Turn, g: SpartacusGame, option: Option) -> Reason:
    """The rule by which `greedy` chose; its gold is told where it reckons in gold."""
    assert g.decision is not None
    kind = g.decision.kind
    causes = (*causes_of(turn, g, option), *held_back(turn, g, option))
    if kind not in IN_GOLD:
        return Reason(did(option), causes)
    value = VALUES[kind](turn, g, Mind(random.Random(0)))
    worths = {one.words: value(one) for one in turn.options}
    other = max((one for one in turn.options if one is not option), key=lambda one: worths[one.words])
    less = worths[option.words] - worths[other.words]
    if not 0.0 <= less <= MOST_TOLD:
        return Reason(did(option), causes)
    return Reason(did(option), causes, None, other, less_by(words.LESS, less))


def did(option: Option) -> Message | None:
    """What was done; None where the option is quoted."""
    return Message(words.DID[option.verb], option.operands) if option.verb in words.DID else None


def causes_of(turn: Turn, g: SpartacusGame, option: Option) -> tuple[Message, ...]:
    """What spoke for an option: a word that is kept says it all, one that is broken had to be outweighed."""
    done = deed(turn, g, option)
    if done is None:
        return rule_behind(turn, g, option)
    if done.is_kept:
        return (Message(words.WORD_KEPT, (done.taker,)),)
    return (*rule_behind(turn, g, option), Message(words.WORD_BROKEN, (done.taker,)))


def rule_behind(turn: Turn, g: SpartacusGame, option: Option) -> tuple[Message, ...]:
    """The rule that fired."""
    verb = option.verb
    if verb == "bid":
        return (of_bid(turn, g, option),)
    if verb == "send":
        return (of_fighter(turn, g, option),)
    if verb.startswith("bet-"):
        return cause("odds-good" if option.operand else "odds-poor")
    if verb == "invite" and not ready(estates(g, turn.seat)[option.operand]):
        return cause("nobody-to-send")
    if verb == "house":
        return (Message(ALIKE),)
    if verb in FIGHTING:
        return cause("fights-best")
    return cause(RULES.get(verb, "serves-best"))


def of_bid(turn: Turn, g: SpartacusGame, option: Option) -> Message:
    """What is bid for is worth so much."""
    assert g.decision is not None
    if not option.operand:
        return Message(words.BID_NOTHING)
    phrase = words.BID_GAMES if g.decision.kind == "host-bid" else words.BID_CARD
    return Message(phrase, (round(10 * worth_of_lot(turn, g)),))


def worth_of_lot(turn: Turn, g: SpartacusGame) -> float:
    """What is bid for, in gold."""
    assert g.decision is not None
    if g.decision.kind == "host-bid":
        return worth_of_hosting(g, turn.seat, GREEDY)
    return marginal(g, turn.seat, on_sale(g), GREEDY)


def by_foresight(turn: Turn, g: SpartacusGame, option: Option) -> Reason:
    """The highest bid a house foresees, and what the games are worth to it where it bids more."""
    bids = foreseen(g, turn.seat)
    most, bid = max(bids.values()), option.operand
    if bid > most:
        then = Message(words.BID_GAMES, (round(10 * worth_of_the_games(g, turn.seat, bids, GREEDY)),))
    else:
        then = Message(words.BID_IN_CASE if bid else words.BID_NOTHING)
    return Reason(did(option), (Message(words.BID_EXPECTED, (most,)), then))


def held_back(turn: Turn, g: SpartacusGame, option: Option) -> tuple[Message, ...]:
    """Where a house bids far less than what it bids for is worth: what it keeps the rest of its gold for."""
    assert g.decision is not None
    rest = spendable(g, turn.seat) - option.operand
    bid = already_laid(turn) + option.operand
    if option.verb != "bid" or not option.operand or not rest or bid >= SHADE[0] * worth_of_lot(turn, g):
        return ()
    if g.decision.kind == "host-bid":
        return (Message(words.BID_LAST_COINS if rest <= PURSE else words.BID_NEVER_ALL),)
    return (Message(words.BID_FOR_GAMES if rest <= FOR_THE_GAMES[1] else words.BID_NEVER_ALL),)


def of_fighter(turn: Turn, g: SpartacusGame, option: Option) -> Message:
    """About how likely he wins."""
    chance = winning(turn, g, option)
    if not SELDOM <= chance <= 1 - SELDOM:
        return Message(words.SEND_SELDOM if chance < SELDOM else words.SEND_SURELY)
    return Message(words.SEND, (percent(chance),))


def winning(turn: Turn, g: SpartacusGame, option: Option) -> float:
    """How likely a fighter who is sent wins, against whoever is there or may come."""
    games = Games(g, turn.seat, GREEDY)
    own = games.houses[turn.seat]
    asset = an_asset_of(g, option.operand)
    best = max(ready(own), key=lambda one: strength(one.title)).card
    entrant = Entrant(asset.title.name, tuple(best_names(own)))
    return expected(g, games, entrant, is_best=asset.card == best)


# --- plain -------------------------------------------------------------------------------------------


def by_plain_rule(turn: Turn, g: SpartacusGame, option: Option, host_bid: int) -> Reason:
    """The rule of a house without guile."""
    assert g.decision is not None
    kind, verb = g.decision.kind, option.verb
    if kind == "host-bid":
        return Reason(did(option), (Message(words.PLAIN_HOST, (host_bid,)),))
    if kind == "reaction":
        return Reason(did(option), cause("plain-pass" if verb == "pass" else "plain-guard"))
    if kind == "support" and verb == "support":
        return Reason(did(option), cause("plain-promised"))
    if kind in PLAIN_RULES:
        return Reason(did(option), cause(PLAIN_RULES[kind]))
    if verb in FIGHTING:
        return Reason(did(option), cause("fights-best"))
    return Reason(did(option), cause(RULES.get(verb, "plain-first")))


# --- fights that were looked through -----------------------------------------------------------------


def by_search(turn: Turn, g: SpartacusGame, thoughts: Sequence[Candidate]) -> Reason:
    """The chance to win the fight, and that of the next best option."""
    chosen, other = thoughts[0], next_best(thoughts)
    causes = causes_of(turn, g, chosen.option)
    if other is None:
        return Reason(did(chosen.option), causes, wins(chosen))
    compared = wins(other)
    if other.chance > chosen.chance:  # tried more often all the same: no rule speaks for it
        causes = (Message(TRUSTED_MORE),)
    return Reason(did(chosen.option), causes, wins(chosen), other.option if compared else None, compared)


def wins(one: Candidate) -> Message | None:
    if one.margin is None:
        return None
    if not one.margin:
        return Message(words.WINS_FIGHT, (percent(one.chance),))
    return Message(words.WINS_FIGHT_ABOUT, (percent(one.chance), str(max(1, round(100 * one.margin)))))
