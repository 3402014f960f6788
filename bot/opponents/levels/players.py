"""All computer players by name: four levels to play against, and yardsticks to measure with."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from bot.koikoi import Action, PlayerView
from bot.opponents.levels.greedy import Greedy, Opponent, SimpleGreedy, Sprout


@dataclass(frozen=True, slots=True)
class NamedPlayer:
    """A player that is loaded at its first move, because loading compiled code takes a second.

    `about` describes how it plays, in one sentence.
    """

    name: str
    about: str
    make: Callable[[], Opponent] = field(repr=False, compare=False)

    def choose(self, view: PlayerView, rng: random.Random) -> Action:
        """Return the action to take."""
        return _made(self).choose(view, rng)


@cache
def _made(player: NamedPlayer) -> Opponent:
    return player.make()


def _player() -> Opponent:
    from bot.opponents.search.search_player import PLAYER_SHARPNESS, PolicyPlayer  # noqa: PLC0415

    return PolicyPlayer(sharpness=PLAYER_SHARPNESS, minds_the_match=True)


def _expert() -> Opponent:
    from bot.opponents.search.search_player import EXPERT, SearchPlayer  # noqa: PLC0415

    return SearchPlayer(EXPERT)


def _master() -> Opponent:
    from bot.opponents.search.search_player import MASTER, SearchPlayer  # noqa: PLC0415

    return SearchPlayer(MASTER)


def _plain() -> Opponent:
    from bot.opponents.search.search_player import PLAIN_SEARCH, SearchPlayer  # noqa: PLC0415

    return SearchPlayer(PLAIN_SEARCH)


def _learned() -> Opponent:
    from bot.opponents.search.search_player import PolicyPlayer  # noqa: PLC0415

    return PolicyPlayer("policy_yardstick.txt", network="network_yardstick.npz")


def _by_name(*players: NamedPlayer) -> Mapping[str, NamedPlayer]:
    return {player.name: player for player in players}


def hurried(name: str, patience: float) -> Opponent:
    """Return the named player, using only this share (up to 1) of the usual playouts."""
    player = _made(PLAYERS[name])
    with_less = getattr(player, "with_patience", None)
    return player if with_less is None or patience >= 1 else with_less(patience)


LEVELS: Final = _by_name(
    NamedPlayer(
        "sprout",
        "Plays like someone who learned the game yesterday: likes bright cards, overlooks"
        " captures, and stops at the first yaku.",
        Sprout,
    ),
    NamedPlayer(
        "player",
        "Plays soundly and at once: builds yaku, takes what the other needs, and calls koi-koi"
        " when the cards look well.",
        _player,
    ),
    NamedPlayer(
        "expert",
        "Thinks ahead: tries every card against many hands that the other could hold.",
        _expert,
    ),
    NamedPlayer(
        "master",
        "Thinks farther ahead, infers from your play what you hold, and plays for the match:"
        " careful in the lead, bold when behind.",
        _master,
    ),
)
"""The computer players that people can play against, easiest first."""

YARDSTICKS: Final = _by_name(
    NamedPlayer(
        "simple-greedy",
        "Takes what scores most now, then the best cards, and stops at the first yaku; a baseline.",
        SimpleGreedy,
    ),
    NamedPlayer(
        "greedy",
        "Takes what is worth most now to both players, lays what gives least away, and looks no"
        " further; a stronger baseline.",
        Greedy,
    ),
    NamedPlayer(
        "plain-search",
        "A flat search of 3,800 playouts for points, over a hand-made playing policy tuned by"
        " self-play; it never changes, so that others can be measured against it.",
        _plain,
    ),
    NamedPlayer(
        "learned",
        "A policy learned by self-play under all presets: one pass of a network for a choice, no"
        " search; it never changes, so that others can be measured against it.",
        _learned,
    ),
)
"""Players that serve as a reference for measurements. They never change."""

PLAYERS: Final = {**LEVELS, **YARDSTICKS}
