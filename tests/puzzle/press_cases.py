"""Presses on the daily puzzle."""

from datetime import timedelta
from typing import Final

from bot.matches.models.daily import day_of, number_of
from bot.puzzle.collection import puzzle_of
from bot.puzzle.service import Puzzles
from bot.screens.message import panel_id
from tests.bot.crowd import PUBLIC, Scene, Town
from tests.bot.scenes import Case, Cases, shown


def puzzle(verb: str) -> Case:
    """The next day whose puzzle is answered in this way."""

    async def made(room: Town) -> Scene:
        for _ in range(200):
            today = day_of(room.clock.now())
            fitting = [
                one.action.text
                for one in puzzle_of(today).judged
                if one.action.text.split()[0] == verb
            ]
            if fitting:
                _, *cards = fitting[0].split()
                words = " ".join([f"puzzle {verb} {number_of(today)}", *cards])
                return Scene(panel_id(words))
            room.clock.move(timedelta(days=1))
        raise AssertionError(f"no puzzle is answered by {verb}")

    return Case("anybody", made, changes=True, alone=True)


async def solved_puzzle(room: Town) -> Scene:
    today = day_of(room.clock.now())
    answer = puzzle_of(today).best.action
    for pilot in (room.emi, room.chiyo):
        await room.service.of(Puzzles).answer(room.person(pilot), today, answer)
    words = f"puzzle-share {number_of(today)}"
    return Scene(panel_id(words), actors=frozenset({room.emi.id, room.chiyo.id}))


ON_PANELS: Final[Cases] = {
    "puzzle": (shown("puzzle"),),
    "puzzle-share": (Case("anybody", solved_puzzle, where=(PUBLIC,)),),
    "puzzle play": (puzzle("play"),),
    "puzzle take": (puzzle("take"),),
    "puzzle koi": (puzzle("koi"),),
    "puzzle stop": (puzzle("stop"),),
}
