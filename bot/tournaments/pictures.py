"""Values of a tournament's pictures: a bracket, or standings; the caller computes them."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final

from bot.pictures.subjects import Subject

ROUNDS_SHOWN: Final = 3
"""Number of a bracket's rounds in a picture: more would leave no room for names on a phone."""


class PairingState(Enum):
    """The state of a pairing in a bracket."""

    WAITING = "waiting"
    """Not begun: a player isn't known yet, or the match has not started."""
    PLAYING = "playing"
    DONE = "done"
    WALKOVER = "walkover"
    """Won without a match: the opponent did not come, left, or was removed."""
    BYE = "bye"
    """The first entrant has no opponent, and goes on."""


@dataclass(frozen=True, slots=True)
class BracketEntrant:
    """A player: the name, and the seed (1 is the best)."""

    name: str
    seed: int | None = None


@dataclass(frozen=True, slots=True)
class BracketPairing:
    """One match of a bracket, from top to bottom."""

    entrants: tuple[BracketEntrant | None, BracketEntrant | None]
    """None for a player who isn't known yet, and for the second of a bye."""
    state: PairingState
    scores: tuple[int, int] | None = None
    """The points of both, in the order of `entrants`."""
    winner: int | None = None
    """The index of the winner in `entrants`, or None."""

    @property
    def is_over(self) -> bool:
        """Whether the pairing is decided, even if nobody goes on."""
        return self.state not in (PairingState.WAITING, PairingState.PLAYING)


@dataclass(frozen=True, slots=True)
class Bracket(Subject):
    """A single elimination, from its first round to the final.

    Each round has half as many pairings as the one before: the winners of pairings 2n and 2n + 1
    meet in pairing n of the next one. The first round has byes for that. Future rounds have
    pairings without people.
    """

    FILE: ClassVar = "bracket"
    DRAWN_BY: ClassVar = "bot.tournaments.bracket_board:draw_bracket"

    rounds: tuple[tuple[BracketPairing, ...], ...]
    shown_from: int | None = None
    """The index of the first round in the picture; None: the first one that is not over yet, but no
    later than three rounds before the end."""

    @property
    def first_shown(self) -> int:
        """The index of the first round in the picture."""
        latest = max(0, len(self.rounds) - ROUNDS_SHOWN)
        if self.shown_from is not None:
            return max(0, min(self.shown_from, len(self.rounds) - 1))
        going_on = (
            number
            for number, pairings in enumerate(self.rounds)
            if any(not pairing.is_over for pairing in pairings)
        )
        return min(next(going_on, latest), latest)


@dataclass(frozen=True, slots=True)
class DoubleBracket(Subject):
    """A double elimination: the winners above, with the grand final, and the losers below.

    Each round of the losers has as many pairings as the one before, or half of them. `names` are
    the labels of the columns: the rounds of both parts have the tournament's numbers.
    """

    FILE: ClassVar = "double-bracket"
    DRAWN_BY: ClassVar = "bot.tournaments.bracket_board:draw_double"

    winners: Bracket
    losers: Bracket
    names: tuple[tuple[str, ...], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class EventCover(Subject):
    """The cover of a tournament's event in the server's calendar: its name, above some cards."""

    FILE: ClassVar = "event"
    DRAWN_BY: ClassVar = "bot.tournaments.event_cover:draw_cover"

    name: str
    about: str
    """The format and the pace, in one line."""


class GameState(Enum):
    """The state of a pairing, from one player's side."""

    WAITING = "waiting"
    PLAYING = "playing"
    WON = "won"
    LOST = "lost"
    DRAWN = "drawn"
    BYE = "bye"
    """No opponent in this round; the format decides whether it counts."""
    WON_BY_WALKOVER = "won by walkover"
    LOST_BY_WALKOVER = "lost by walkover"


@dataclass(frozen=True, slots=True)
class Game:
    """A pairing from one player's side."""

    state: GameState
    opponent: int | None = None
    """The opponent's index in `Standings.rows`; None for a bye."""
    scores: tuple[int, int] | None = None
    """Own points, then the opponent's."""


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A player's row in the table, with the game of each round."""

    place: int | None
    """The same for equal results; None while it isn't known. The picture numbers the rows by
    itself."""
    name: str
    points: str
    """As it is written: "3", "2½"."""
    tie_break: str = ""
    """The first tie-break's figure as it is written, or nothing."""
    games: tuple[Game | None, ...] = ()
    """By round; None for a round without a game."""
    left: bool = False
    """Whether the player has left."""


@dataclass(frozen=True, slots=True)
class Standings(Subject):
    """The table of a Swiss tournament, best first: a column for each round."""

    FILE: ClassVar = "standings"
    DRAWN_BY: ClassVar = "bot.tournaments.table_board:draw_standings"

    rows: tuple[StandingsRow, ...]
    tie_break: str = ""
    """The heading of the tie-break's column, short: "SB", "BH"."""


@dataclass(frozen=True, slots=True)
class Crosstable(Standings):
    """The table of a round robin, best first: a column for each player."""

    FILE: ClassVar = "crosstable"
    DRAWN_BY: ClassVar = "bot.tournaments.table_board:draw_crosstable"
