"""The players of the arena: every named player, the oracle (`seer`), and outside programs."""

from bot.opponents.levels.players import PLAYERS
from tests.tools.arena.matches import Contestant
from tests.tools.arena.outside import OutsideProgram

PROGRAM = "program:"


class UnknownPlayer(Exception):  # noqa: N818 - the message is for people
    """No player has this name. The message lists the known names."""


def contestant(name: str) -> Contestant:
    """Return a player by name, or start a program.

    Raises `UnknownPlayer` for an unknown name, and `ProgramError` if the program can't be started.
    """
    if name.startswith(PROGRAM):
        return OutsideProgram(name.removeprefix(PROGRAM))
    if name == "seer":
        from tests.tools.arena.oracle import Oracle

        return Oracle()
    check(name)
    return PLAYERS[name]


def check(name: str) -> None:
    """Raise `UnknownPlayer` if no player has this name."""
    if name not in PLAYERS and name != "seer" and not name.startswith(PROGRAM):
        names = ", ".join((*PLAYERS, "seer"))
        raise UnknownPlayer(f"There is no player {name[:40]!r}: {names}, or program:COMMAND.")
