"""Who may enter the arena: every named player, the oracle (`seer`), and outside programs."""

from bot.opponents.arena.matches import Contestant
from bot.opponents.arena.outside import OutsideProgram
from bot.opponents.levels.players import PLAYERS

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
        from bot.opponents.search.oracle import Oracle  # noqa: PLC0415

        return Oracle()
    check(name)
    return PLAYERS[name]


def check(name: str) -> None:
    """Raise `UnknownPlayer` if no player has this name."""
    if name not in PLAYERS and name != "seer" and not name.startswith(PROGRAM):
        names = ", ".join((*PLAYERS, "seer"))
        raise UnknownPlayer(f"There is no player {name[:40]!r}: {names}, or program:COMMAND.")
