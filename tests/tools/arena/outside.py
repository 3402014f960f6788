"""Outside programs in the arena: any process that speaks this protocol can play.

The program is started once for each worker. For every decision it gets lines of text on its
standard input, the last of which is `?`, and answers with one line: one of the legal actions.

    rules wikipedia-2020          the preset
    option rounds=8               once for each option that differs from the preset
    seat 1                        which player the program is
    round 3                       its number; its month is the same (the 13th is January again)
    oya 0                         who dealt
    scores 12 7                   by seat, as all pairs are
    phase play                    swap, play, take, decide
    turn 5                        the number of the turn in this round
    hand 01B 05C2 12C1            the program's own cards
    cards 6 5                     how many cards both hands hold
    pile 20                       how many cards the pile holds
    field 02A 02C1 07R            the cards on the field
    captured 0 08B 08C1           once for each seat
    captured 1
    calls 0 1                     how often koi-koi was called
    brights 0                     how many brights lay on the field after the deal
    drawn 09C1                    only in the phase take
    did 0 08B 08C1 03R            once for each finished turn: seat, card laid, what it took,
    did ...                       `/`, card drawn, what it took, and `koi` after a call
    legal play 01B                once for each action that the program may answer with
    ?

Cards are written as month and kind: 01B is the crane, 11C1 the lightning. An answer that is not
legal, or no answer within a minute, ends the measurement: an opponent's bug is not its opponent's
win. At the end the program's standard input is closed.
"""

import queue
import random
import shlex
import subprocess
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from bot.koikoi import Action, Card, PlayerView, Turn, card_code, cards_in

PATIENCE: Final = 60.0
"""Seconds that a program may take for an answer."""


class ProgramError(Exception):
    """A program broke the protocol. The message says how."""


class OutsideProgram:
    """A player that is a process."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self._command, self._patience = command, patience
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as problem:
            raise ProgramError(f"{command!r} can't be started: {problem}.") from None
        # A separate thread reads the answers, because `readline` has no timeout.
        self._answers: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as answers:
            for answer in answers:
                self._answers.put(answer)
        self._answers.put("")

    def choose(self, view: PlayerView, _: random.Random) -> Action:
        """Ask the program."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("\n".join((*describe(view), "?\n")))
            self._process.stdin.flush()
            answer = self._answers.get(timeout=self._patience)
        except BrokenPipeError:
            answer = ""
        except queue.Empty:
            message = f"{self._command!r} gave no answer in {self._patience:g} s."
            raise ProgramError(message) from None
        if not answer:
            raise ProgramError(f"{self._command!r} went away.")
        for action in view.legal:
            if action.text == answer.strip():
                return action
        raise ProgramError(f"{self._command!r} answered {answer.strip()[:40]!r}: not legal now.")

    def close(self) -> None:
        """Let the program end."""
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


def _codes(cards: tuple[Card, ...]) -> str:
    return "".join(f" {card_code(card)}" for card in cards)


def _turn(turn: Turn) -> str:
    assert turn.played is not None
    assert turn.drawn is not None
    text = f"did {turn.seat} {card_code(turn.played)}{_codes(turn.took)}"
    text += f" / {card_code(turn.drawn)}{_codes(turn.drawn_took)}"
    return text + (" koi" if turn.called else "")


def describe(view: PlayerView) -> Iterator[str]:
    """Yield the lines that describe a player's view."""
    yield f"rules {view.rules.preset}"
    for key, text in view.rules.changed_options().items():
        yield f"option {key}={text}"
    yield f"seat {view.seat}"
    yield f"round {view.number}"
    yield f"oya {view.oya}"
    yield f"scores {view.scores[0]} {view.scores[1]}"
    yield f"phase {view.phase.value}"
    yield f"turn {view.turn}"
    yield f"hand{_codes(cards_in(view.hand))}"
    yield f"cards {view.hand_counts[0]} {view.hand_counts[1]}"
    yield f"pile {view.pile_count}"
    yield f"field{_codes(cards_in(view.field_cards))}"
    for seat in (0, 1):
        yield f"captured {seat}{_codes(cards_in(view.captured[seat]))}"
    yield f"calls {view.calls[0]} {view.calls[1]}"
    yield f"brights {view.field_brights}"
    if view.drawn is not None:
        yield f"drawn {card_code(view.drawn)}"
    for turn in view.turns:
        yield _turn(turn)
    for action in view.legal:
        yield f"legal {action.text}"
