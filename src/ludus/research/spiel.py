"""The door to OpenSpiel: `python_ludus_kampf`, `python_ludus_aquileia`, `python_ludus_spartacus`, and the small games.

Importing this module registers them. Chance is explicit. An information state is all that a seat has said and been
told, in lines of text; as a tensor it is what the seat sees, and the last of what it was told. An observation is what
it sees.

A state is serialised as what was said in it. One that was resampled has no history in OpenSpiel's sense: nobody knows
how it came about.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy
import pyspiel

from ludus.core.errors import IllegalChoice
from ludus.core.ids import CHANCE, Seat
from ludus.core.spec import GameSpec
from ludus.encoding.spec import LATEST
from ludus.match import GAMES
from ludus.research.observation import length, observe, recent
from ludus.research.position import Position, Rules, rules_of
from ludus.research.small.titles import SMALL, find

PREFIX: Final = "python_ludus_"
MOST_ROLLS: Final = 6_188  # the results of twelve dice, more than are ever thrown at once
LONGEST: Final = 50_000  # choices in a game; no game of ours comes near
SEED_BITS: Final = 53  # what a sampler's number from 0 to 1 holds

Sampler = Callable[[], float]


# --- the game ----------------------------------------------------------------------------------------


def spiel_name(game: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"{PREFIX}{game.replace('-', '_')}"


def type_of(title: GameSpec) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is set."""
    return pyspiel.GameType(
        short_name=spiel_name(title.name),
        long_name=f"Ludus {title.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.most,
        min_num_players=title.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.fewest, "deals": "off", "options": "", "encoding": LATEST},
    )


class LudusGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of ours, set up for so many players. `options` are written as `length:quick;crowd:false`."""

    title: GameSpec

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        title = self.title
        given = {"players": title.fewest, "deals": "off", "options": "", "encoding": LATEST, **(params or {})}
        options = dict(pair.split(":", 1) for pair in given["options"].split(";") if pair)
        self.rules = rules_of(
            title.name, int(given["players"]), options, given["deals"], encoding=int(given["encoding"])
        )
        seats = self.rules.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary),
            max_chance_outcomes=MOST_ROLLS,
            num_players=seats,
            min_utility=-1.0 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[title.name], info, given)

    def new_initial_state(self) -> "LudusState":
        return LudusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "LudusObserver":
        return LudusObserver(self.rules, iig_obs_type, params)


class LudusState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position as OpenSpiel sees it."""

    def __init__(self, game: LudusGame) -> None:
        super().__init__(game)
        self.kept: Position | None = None  # made when it is needed: a copy brings its own

    @property
    def position(self) -> Position:
        """The position itself."""
        if self.kept is None:
            self.kept = self.get_game().rules.begin()
        return self.kept

    def current_player(self) -> int:
        seat = self.position.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else int(seat)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        return self.position.payoffs()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.answers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The results of a roll or a draw, by their place in the list."""
        chance = self.position.game.chance
        assert chance is not None
        weights = chance.weights()
        total = sum(weights)
        return [(i, weight / total) for i, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        position = self.position
        chance = position.game.chance
        if chance is None:
            position.choose(action)
        else:
            position.do(CHANCE, chance.outcomes()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        chance = self.position.game.chance
        if player == pyspiel.PlayerId.CHANCE and chance is not None:
            return chance.outcomes()[action].words
        return self.position.rules.vocabulary.names[action]

    def __str__(self) -> str:
        position = self.position
        return position.said() + " ".join(position.rules.vocabulary.names[id] for id in position.path)

    def resample_from_infostate(self, player: int, sampler: Sampler | Any) -> "LudusState":
        """A state the player cannot tell from this one. `sampler` gives numbers from 0 to 1."""
        seed = int(sampler() * (1 << SEED_BITS)) if callable(sampler) else random.getrandbits(SEED_BITS)
        state = LudusState(self.get_game())
        state.kept = self.position.imagine(Seat(player), seed)
        return state


# --- what a player sees ------------------------------------------------------------------------------


class LudusObserver:
    """What a player sees, or with perfect recall also what it has been told."""

    def __init__(self, rules: Rules, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise IllegalChoice(f"An observer of ours takes no parameters, but got {dict(params)}.", hint="give none.")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.recalls = kind.perfect_recall
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        pieces = {"observation": length(rules)} if self.is_private and kind.public_info else {"player": rules.seats}
        if self.recalls and "observation" in pieces:
            pieces["told"] = len(recent(rules.begin(), Seat(0)))
        self.tensor = numpy.zeros(sum(pieces.values()), numpy.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in pieces.items():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: LudusState, player: int) -> None:
        """Fill the tensor in."""
        if "player" in self.dict:
            self.tensor[:] = 0.0
            self.dict["player"][player] = 1.0
            return
        observe(state.position, Seat(player), self.dict["observation"])
        if "told" in self.dict:
            self.dict["told"][:] = recent(state.position, Seat(player))

    def string_from(self, state: LudusState, player: int) -> str:
        """The same as text."""
        position, seat = state.position, Seat(player)
        if not self.is_private:
            return position.recall(None)
        if not self.recalls:
            return position.text(seat)
        asked = position.game.decision
        known = f"player {player}\n{position.recall(seat)}"  # what two players know must never read the same
        if asked is None or position.seat != seat:
            return known
        return f"{known}? {asked.kind} {' '.join(map(str, position.path))}"


# --- the registry ------------------------------------------------------------------------------------

TYPES: Final[dict[str, Any]] = {}  # of the games that are registered


def register(title: GameSpec) -> None:
    """Let OpenSpiel know a game, by a class of its own: what it knows outlives Python, which only classes survive."""
    made = type(f"Ludus{title.name.title().replace('-', '')}", (LudusGame,), {"title": title})
    TYPES[title.name] = type_of(title)
    if TYPES[title.name].short_name not in pyspiel.registered_names():
        pyspiel.register_game(TYPES[title.name], made)


for each in (*GAMES.values(), *SMALL.values()):
    register(each)


def load(game: str, seats: int | None, options: Mapping[str, object] | None, deals: str, encoding: int) -> Any:
    """A game by our name for it. Raises BadSetting."""
    title = find(game)
    if title.name not in TYPES:  # it has come since
        register(title)
    players = title.fewest if seats is None else seats
    rules_of(title.name, players, options or {}, deals, encoding=encoding)  # a mistake shows here, as a sentence
    written = ";".join(f"{name}:{value}" for name, value in (options or {}).items())
    given = {"players": players, "deals": deals, "options": written, "encoding": encoding}
    return pyspiel.load_game(spiel_name(game), given)
