"""The options of the house rules: which values each may have, and what it means.

The sources differ in almost every one of these points; each option is a point on which real
rule sheets disagree. An `Option` turns the text of a setting into a checked value and back.
"""

from dataclasses import dataclass
from typing import Final, Protocol

Value = int | str | bool | None
"""What an option can hold: a number, a word, on or off, or None for an option that is off."""


class RulesError(ValueError):
    """A setting that is no rule of the game, or contradicts another one; says why."""

    def __init__(self, sentence: str, key: str | None = None) -> None:
        super().__init__(sentence)
        self.key = key


class Form(Protocol):
    """The values that an option may take."""

    @property
    def values(self) -> str:
        """The values, for people."""

    def parse(self, text: str) -> Value:
        """Return the value of this text; raises ValueError."""

    def format(self, value: Value) -> str:
        """Return the text of this value; raises ValueError for a value that is none."""


def _number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 5 and low <= int(text) <= high):
        raise ValueError
    return int(text)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    @property
    def values(self) -> str:
        return f"{self.low} to {self.high}"

    def parse(self, text: str) -> int:
        return _number(text, self.low, self.high)

    def format(self, value: Value) -> str:
        # bool is a kind of int in Python, but on and off are no numbers.
        if type(value) is not int or not self.low <= value <= self.high:
            raise ValueError
        return str(value)


@dataclass(frozen=True, slots=True)
class NumberOrOff:
    """A whole number, or off (None)."""

    low: int
    high: int

    @property
    def values(self) -> str:
        return (
            f"{self.low}, or off" if self.low == self.high else f"{self.low} to {self.high}, or off"
        )

    def parse(self, text: str) -> int | None:
        return None if text == "off" else _number(text, self.low, self.high)

    def format(self, value: Value) -> str:
        return "off" if value is None else Number(self.low, self.high).format(value)


@dataclass(frozen=True, slots=True)
class Word:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def values(self) -> str:
        return ", ".join(self.words)

    def parse(self, text: str) -> str:
        if text not in self.words:
            raise ValueError
        return text

    def format(self, value: Value) -> str:
        if not isinstance(value, str):
            raise ValueError
        return self.parse(value)


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    @property
    def values(self) -> str:
        return "on, off"

    def parse(self, text: str) -> bool:
        return Word(("on", "off")).parse(text) == "on"

    def format(self, value: Value) -> str:
        if not isinstance(value, bool):
            raise ValueError
        return "on" if value else "off"


@dataclass(frozen=True, slots=True)
class Payment:
    """`NAME:N`, held as the number N, or one of a few words; the word off is held as None."""

    name: str
    words: tuple[str, ...]

    @property
    def values(self) -> str:
        return ", ".join((f"{self.name}:0 to {self.name}:99", *self.words))

    def parse(self, text: str) -> int | str | None:
        if text in self.words:
            return None if text == "off" else text
        name, _, number = text.partition(":")
        if name != self.name:
            raise ValueError
        return _number(number, 0, 99)

    def format(self, value: Value) -> str:
        if type(value) is int and 0 <= value <= 99:
            return f"{self.name}:{value}"
        word = "off" if value is None else value
        if word not in self.words:
            raise ValueError
        return str(word)


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: its key, what it means in one line, and the values it may have."""

    key: str
    explanation: str
    form: Form

    @property
    def field(self) -> str:
        """The name of the field of `Rules` that holds it."""
        return self.key.replace(".", "_")

    @property
    def values(self) -> str:
        """The values it may have, for people."""
        return self.form.values

    def parse(self, text: str) -> Value:
        """Return the value that `text` says."""
        try:
            return self.form.parse(text)
        except ValueError:
            raise self._refused(repr(text[:20])) from None

    def format(self, value: Value) -> str:
        """Return the value as text; the inverse of `parse`."""
        try:
            return self.form.format(value)
        except ValueError:
            raise self._refused(repr(value)[:20]) from None

    def _refused(self, shown: str) -> RulesError:
        return RulesError(f"{self.key} can't be {shown}: it is {self.values}.", self.key)


def _points(yaku: str, cards: str) -> Option:
    return Option(f"points.{yaku}", f"Points for {yaku}: {cards}.", NumberOrOff(0, 99))


def _extra(yaku: str, kind: str) -> Option:
    return Option(
        f"extra.{yaku}", f"Points that every further {kind} adds to {yaku}.", Number(0, 1)
    )


OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "rounds",
        "The match lasts this many rounds. Replaces a target.",
        Number(1, 24),
    ),
    Option(
        "target",
        "The match lasts until a player has this many points. Replaces a number of rounds.",
        Number(1, 500),
    ),
    Option(
        "first_dealer",
        "Who deals first: the earlier month in a draw, anyone, or the challenger.",
        Word(("month_draw", "random", "challenger")),
    ),
    Option(
        "deal",
        "The order of dealing (k: the other player, f: field, o: dealer) and cards at a time.",
        Word(("kfo4", "kfo2", "kof4")),
    ),
    Option(
        "blind_swap",
        "Before anyone looks, the player who doesn't deal may demand the dealer's hand.",
        Switch(),
    ),
    Option(
        "teshi",
        "A hand dealt four cards of one month scores at once, is dealt again, or is played.",
        Payment("pay", ("redeal", "off")),
    ),
    Option(
        "kuttsuki",
        "A hand dealt four pairs scores at once, is dealt again, or is played.",
        Payment("pay", ("redeal", "off")),
    ),
    Option(
        "both_lucky",
        "Both hands would score at once: no points, play on, deal again, or the dealer's win.",
        Word(("tie", "ignore", "redeal", "dealer")),
    ),
    Option(
        "field_quad",
        "Four cards of one month on the field: deal again, pay the dealer, or play on.",
        Payment("dealer", ("redeal", "off")),
    ),
    Option(
        "field_pairs",
        "Four pairs on the field: deal again, pay the dealer, or play on.",
        Payment("dealer", ("redeal", "off")),
    ),
    Option(
        "field_triple",
        "Three cards of one month on the field: play on, or deal again.",
        Word(("off", "redeal")),
    ),
    Option(
        "match_three",
        "A card that finds three of its month takes all of them, or one.",
        Word(("all", "one")),
    ),
    _points("goko", "all five brights"),
    _points("shiko", "four brights, none of them the rain man"),
    _points("ameshiko", "four brights, one of them the rain man"),
    _points("sanko", "three brights, none of them the rain man"),
    _points("tsukimi", "the moon and the sake cup"),
    _points("hanami", "the curtain and the sake cup"),
    _points("inoshikacho", "boar, deer and butterflies"),
    _points("akatan", "the three poetry ribbons"),
    _points("aotan", "the three blue ribbons"),
    Option(
        "points.chofuku",
        "Points for chofuku: akatan and aotan at once, which it replaces. Off: the two add.",
        NumberOrOff(0, 99),
    ),
    _points("tane", "five animals"),
    _points("tan", "five ribbons"),
    _points("kasu", "ten chaff"),
    Option(
        "points.month",
        "Points for the four cards of the round's month, in a match of 12 rounds only.",
        NumberOrOff(0, 99),
    ),
    _extra("inoshikacho", "animal"),
    _extra("akatan", "ribbon"),
    _extra("aotan", "ribbon"),
    _extra("chofuku", "ribbon"),
    _extra("tane", "animal"),
    _extra("tan", "ribbon"),
    _extra("kasu", "chaff"),
    Option(
        "cup_chaff",
        "The sake cup counts as this many chaff, besides being an animal.",
        Number(0, 2),
    ),
    Option(
        "stacking",
        "All yaku count, only the best of the animals and of the ribbons, or only the best one.",
        Word(("all", "family", "one")),
    ),
    Option(
        "viewing",
        "Tsukimi and hanami count, don't count, or count only beside another yaku.",
        Word(("on", "off", "needs_other")),
    ),
    Option(
        "viewing_after_koi",
        "What tsukimi and hanami are worth to a player who has called koi-koi. Off: no change.",
        NumberOrOff(0, 99),
    ),
    Option(
        "weather",
        "Own rain man spoils hanami and own December tsukimi, or own rain or lightning both.",
        Word(("off", "rain_fog", "rain")),
    ),
    Option(
        "koi_limit",
        "How many koi-koi may be called in a round; after that a yaku ends it. 0: any number.",
        Number(0, 12),
    ),
    Option(
        "koi_limit_scope",
        "The limit holds for each player, or for both together.",
        Word(("player", "round")),
    ),
    Option(
        "decision",
        "The choice comes when the points of a player's yaku rise, or only with a new yaku.",
        Word(("increase", "new_yaku")),
    ),
    Option(
        "reply_ends",
        "After one player's koi-koi, the other's yaku ends the round by itself.",
        Switch(),
    ),
    Option(
        "seven",
        "Yaku worth 7 points or more together count double.",
        NumberOrOff(2, 2),
    ),
    Option(
        "koi_factor",
        "How koi-koi multiplies: other's call doubles, +1 per own call, +1 per call, Steam's way.",
        Word(("none", "opponent_x2", "own_plus_1", "all_plus_1", "steam")),
    ),
    Option(
        "field_brights",
        "Brights on the field after the deal multiply the score: one doubles, two triple it.",
        Switch(),
    ),
    Option(
        "combine",
        "Koi-koi and field brights multiply one another, or add up to one multiplier.",
        Word(("product", "sum")),
    ),
    Option(
        "exhaust",
        "Nobody stopped: no points, points for the dealer, or the last caller's yaku, undoubled.",
        Payment("oya", ("zero", "caller")),
    ),
    Option(
        "draw_dealer",
        "After a round without a winner the same player deals, or the other.",
        Word(("same", "other")),
    ),
    Option(
        "next_dealer",
        "After a won round the winner deals, the loser, or each in turn.",
        Word(("winner", "loser", "alternate")),
    ),
    Option(
        "bank",
        "Points both players start with; who has none left loses. Off: start from 0.",
        NumberOrOff(1, 500),
    ),
    Option(
        "zero_sum",
        "What one player wins, the other pays.",
        Switch(),
    ),
    Option(
        "tie",
        "Equal points after the last round: a draw, more rounds until decided, or a rematch.",
        Word(("draw", "extra_round", "rematch")),
    ),
    Option(
        "lightning_wild",
        "The lightning takes any one field card when no other November is on the field.",
        Switch(),
    ),
)

OPTIONS_BY_KEY: Final = {option.key: option for option in OPTIONS}
