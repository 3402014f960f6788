"""The errors of the game, as codes from which the English sentences derive.

Code that handles an error reads its `code` and its `values`, never its sentence.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class ErrorCode(StrEnum):
    """Why the game refuses something."""

    # House rules.
    UNKNOWN_PRESET = "unknown_preset"
    UNKNOWN_OPTION = "unknown_option"
    BAD_OPTION_VALUE = "bad_option_value"
    ROUNDS_OR_TARGET = "rounds_or_target"
    SUM_WITHOUT_BRIGHTS = "sum_without_brights"
    SUM_WITHOUT_CALLS = "sum_without_calls"
    SUM_WITH_SEVEN = "sum_with_seven"
    TARGET_WITHIN_BANK = "target_within_bank"
    NO_POINTS = "no_points"
    # Actions that aren't legal now.
    MATCH_OVER = "match_over"
    NOT_NOW = "not_now"
    NOT_IN_HAND = "not_in_hand"
    TARGET_MISSING = "target_missing"
    TARGET_NOT_OFFERED = "target_not_offered"
    TARGET_NEEDLESS = "target_needless"
    TARGET_IMPOSSIBLE = "target_impossible"
    PILE_TOO_SHORT = "pile_too_short"
    # Cards and actions as text.
    UNKNOWN_CARD = "unknown_card"
    UNKNOWN_ACTION = "unknown_action"
    WORDS_AFTER_ACTION = "words_after_action"
    PLAY_FORM = "play_form"
    TAKE_FORM = "take_form"
    SEAT_FORM = "seat_form"
    DEAL_FORM = "deal_form"
    DEAL_SIZE = "deal_size"
    DEALT_TWICE = "dealt_twice"
    NONCE_FORM = "nonce_form"
    # Records.
    NO_VERSION_LINE = "no_version_line"
    NO_RULES = "no_rules"
    RULES_FIRST = "rules_first"
    RULES_TWICE = "rules_twice"
    OPTION_LATE = "option_late"
    OPTION_FORM = "option_form"


_SENTENCES: Final[Mapping[ErrorCode, str]] = {
    ErrorCode.UNKNOWN_PRESET: "There are no rules named {name!r}: choose one of {presets}.",
    ErrorCode.UNKNOWN_OPTION: "There is no option named {name!r}.",
    ErrorCode.BAD_OPTION_VALUE: "{key} can't be {shown}: it is {allowed}.",
    ErrorCode.ROUNDS_OR_TARGET: "A match has either a number of rounds or a target.",
    ErrorCode.SUM_WITHOUT_BRIGHTS: (
        "combine can't be sum without field_brights: there is nothing to add."
    ),
    ErrorCode.SUM_WITHOUT_CALLS: (
        "combine can't be sum unless koi_factor is own_plus_1 or all_plus_1:"
        " only counted calls can be added to counted brights."
    ),
    ErrorCode.SUM_WITH_SEVEN: (
        "combine can't be sum while seven doubles: that would multiply the sum again."
    ),
    ErrorCode.TARGET_WITHIN_BANK: (
        "A target of {target} is reached from the start with a bank of {bank}."
    ),
    ErrorCode.NO_POINTS: "No yaku is worth anything: nobody could ever win.",
    ErrorCode.MATCH_OVER: "The match is over.",
    ErrorCode.NOT_NOW: "That isn't possible now: {waits}.",
    ErrorCode.NOT_IN_HAND: "{card} isn't in the hand of seat {seat}.",
    ErrorCode.TARGET_MISSING: "{card} can take one of {choices}: say which.",
    ErrorCode.TARGET_NOT_OFFERED: "{card} can't take {target}, only one of {choices}.",
    ErrorCode.TARGET_NEEDLESS: "{card} takes {taken} by itself: name no target.",
    ErrorCode.TARGET_IMPOSSIBLE: "{card} can't take {target}.",
    ErrorCode.PILE_TOO_SHORT: ("The card to draw isn't given: the pile of the deal is too short."),
    ErrorCode.UNKNOWN_CARD: "{text!r} is no card (cards look like 01B, 09A, 03R, 11C1).",
    ErrorCode.UNKNOWN_ACTION: "{text!r} is no action.",
    ErrorCode.WORDS_AFTER_ACTION: "Nothing may follow {action}.",
    ErrorCode.PLAY_FORM: "Write play CARD, or play CARD TARGET where there is a choice.",
    ErrorCode.TAKE_FORM: "Write take CARD.",
    ErrorCode.SEAT_FORM: "Write the seat, 0 or 1.",
    ErrorCode.DEAL_FORM: "A deal names oya=, ko=, field= and pile=, in this order.",
    ErrorCode.DEAL_SIZE: "A deal gives 8 cards to {group}, not {count}.",
    ErrorCode.DEALT_TWICE: "{card} is dealt twice.",
    ErrorCode.NONCE_FORM: "A nonce is 64 hexadecimal digits (0-9, a-f).",
    ErrorCode.NO_VERSION_LINE: "A record begins with the line {version!r}.",
    ErrorCode.NO_RULES: "The record names no rules.",
    ErrorCode.RULES_FIRST: "The rules must be named before anything else.",
    ErrorCode.RULES_TWICE: "The rules are named a second time.",
    ErrorCode.OPTION_LATE: "Options stand between the rules and the first round.",
    ErrorCode.OPTION_FORM: "Write option KEY=VALUE.",
}

# The action that a match waits for, by its phase.
_WAITS: Final[Mapping[object, str]] = {
    "deal": "a deal is owed",
    "swap": "the ko must say swap or keep",
    "play": "a hand card must be played",
    "take": "the drawn card must take one of several",
    "decide": "a player must say koi or stop",
    "finished": "the match is over",
}


class GameError(Exception):
    """An error of the game: an illegal action, a wrong setting or a wrong text.

    `code` is the kind of the error, `values` its details. Cards are given by their codes, several
    cards as a tuple, a `phase` by its value. The sentence is English, for the terminal and logs.
    """

    def __init__(self, code: ErrorCode, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        words = {
            name: ", ".join(map(str, value)) if isinstance(value, tuple) else value
            for name, value in self.values.items()
        }
        waits = _WAITS.get(self.values.get("phase"), "")
        return _SENTENCES[self.code].format(**words, waits=waits)


class RulesError(GameError, ValueError):
    """A setting is unknown or invalid, or contradicts another setting."""

    @property
    def key(self) -> str | None:
        """The option that is refused; None if the preset is refused."""
        key = self.values.get("key")
        return None if key is None else str(key)


class IllegalAction(GameError):  # noqa: N818 - that is what it is
    """An action that the rules don't allow now."""


class NotationError(GameError, ValueError):
    """A text that can't be read as a card, an action or a record."""


class RecordError(GameError, ValueError):
    """A record can't be read or replayed. `line` is counted from 1.

    The code and the values are those of `problem`.
    """

    def __init__(self, line: int, problem: GameError) -> None:
        super().__init__(problem.code, **problem.values)
        self.args = (line, problem)
        self.line = line

    def __str__(self) -> str:
        return f"Line {self.line}: {super().__str__()}"
