"""The options of the house rules: which values each may have, and what it means.

The sources differ in almost every one of these points; each option is a point on which real
rule sheets disagree. An `Option` turns the text of a setting into a checked value and back.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

Value = int | str | bool | None
"""What an option can hold: a number, a word, on or off, or None for an option that is off."""


class RulesError(ValueError):
    """A setting that is no rule of the game, or contradicts another one; says why."""

    def __init__(self, sentence: str, key: str | None = None) -> None:
        super().__init__(sentence)
        self.key = key


@dataclass(frozen=True, slots=True, eq=False)
class Domain:
    """The values that an option may have: in words, and each text with the value it says."""

    words: str
    values: Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Option:
    """One house rule: its key, what it means in one line, and the values it may have."""

    key: str
    explanation: str
    domain: Domain

    @property
    def field(self) -> str:
        """The name of the field of `Rules` that holds it."""
        return self.key.replace(".", "_")

    @property
    def values(self) -> str:
        """What it may be, in words."""
        return self.domain.words

    @property
    def choices(self) -> tuple[str, ...]:
        """Everything it may be."""
        return tuple(self.domain.values)

    def parse(self, text: str) -> Value:
        """Return the value that `text` says."""
        if text not in self.domain.values:
            raise self._refused(repr(text[:20]))
        return self.domain.values[text]

    def format(self, value: Value) -> str:
        """Return the value as text; the inverse of `parse`."""
        for text, possible in self.domain.values.items():
            # True equals 1 in Python, but on is no number.
            if possible == value and type(possible) is type(value):
                return text
        raise self._refused(repr(value)[:20])

    def _refused(self, shown: str) -> RulesError:
        return RulesError(f"{self.key} can't be {shown}: it is {self.values}.", self.key)


def _number(low: int, high: int) -> Domain:
    return Domain(f"{low} to {high}", {str(n): n for n in range(low, high + 1)})


def _number_or_off(low: int, high: int) -> Domain:
    number = _number(low, high)
    return Domain(f"{number.words} or off", {"off": None, **number.values})


def _word(*words: str) -> Domain:
    return Domain(f"{', '.join(words[:-1])} or {words[-1]}", {word: word for word in words})


def _payment(name: str, *words: str) -> Domain:
    """`NAME:N` for a payment of N points, or a word; off is held as None."""
    payments: dict[str, Value] = {f"{name}:{n}": n for n in range(100)}
    others = {word: None if word == "off" else word for word in words}
    return Domain(f"{name}:N (N from 0 to 99), {' or '.join(words)}", payments | others)


_SWITCH: Final = Domain("on or off", {"on": True, "off": False})


def _points(yaku: str, cards: str) -> Option:
    return Option(f"points.{yaku}", f"Points for {yaku}: {cards}.", _number_or_off(0, 99))


def _extra(yaku: str, kind: str) -> Option:
    return Option(
        f"extra.{yaku}", f"Points that every further {kind} adds to {yaku}.", _number(0, 1)
    )


OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        "rounds",
        "The match lasts this many rounds. Replaces a target.",
        _number(1, 24),
    ),
    Option(
        "target",
        "The match lasts until a player has this many points. Replaces a number of rounds.",
        _number(1, 500),
    ),
    Option(
        "first_dealer",
        "Who deals first: who draws the earlier month, either at random, or the challenger"
        " (against the computer, you).",
        _word("month_draw", "random", "challenger"),
    ),
    Option(
        "deal",
        "The order of dealing (k: the other player, f: the field, o: the dealer) and how many"
        " cards at a time.",
        _word("kfo4", "kfo2", "kof4"),
    ),
    Option(
        "blind_swap",
        "Before anyone looks, the player who doesn't deal may demand the dealer's hand.",
        _SWITCH,
    ),
    Option(
        "teshi",
        "A hand dealt four cards of one month scores at once, is dealt again, or is played.",
        _payment("pay", "redeal", "off"),
    ),
    Option(
        "kuttsuki",
        "A hand dealt four pairs scores at once, is dealt again, or is played.",
        _payment("pay", "redeal", "off"),
    ),
    Option(
        "both_lucky",
        "Both hands would score at once: no points, play on, deal again, or the dealer's win.",
        _word("tie", "ignore", "redeal", "dealer"),
    ),
    Option(
        "field_quad",
        "Four cards of one month on the field: deal again, pay the dealer, or play on.",
        _payment("dealer", "redeal", "off"),
    ),
    Option(
        "field_pairs",
        "Four pairs on the field: deal again, pay the dealer, or play on.",
        _payment("dealer", "redeal", "off"),
    ),
    Option(
        "field_triple",
        "Three cards of one month on the field: play on, or deal again.",
        _word("off", "redeal"),
    ),
    Option(
        "match_three",
        "A card that finds three of its month takes all of them, or one.",
        _word("all", "one"),
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
        _number_or_off(0, 99),
    ),
    _points("tane", "five animals"),
    _points("tan", "five ribbons"),
    _points("kasu", "ten chaff"),
    Option(
        "points.month",
        "Points for the four cards of the round's month, in a match of 12 rounds only.",
        _number_or_off(0, 99),
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
        _number(0, 2),
    ),
    Option(
        "stacking",
        "Which yaku count at once: all, of the animals' and of the ribbons' only the best, or"
        " only the best of all.",
        _word("all", "family", "one"),
    ),
    Option(
        "viewing",
        "Tsukimi and hanami count, don't count, or count only beside another yaku.",
        _word("on", "off", "needs_other"),
    ),
    Option(
        "viewing_after_koi",
        "What tsukimi and hanami are worth to a player who has called koi-koi. Off: no change.",
        _number_or_off(0, 99),
    ),
    Option(
        "weather",
        "Bad weather spoils viewings. rain_fog: your rain man hanami, your December tsukimi;"
        " rain: your rain man or lightning both.",
        _word("off", "rain_fog", "rain"),
    ),
    Option(
        "koi_limit",
        "How many koi-koi may be called in a round; beyond that a yaku ends it. 0: any number.",
        _number(0, 12),
    ),
    Option(
        "koi_limit_scope",
        "The limit holds for each player, or for both together.",
        _word("player", "round"),
    ),
    Option(
        "decision",
        "The choice comes when the points of a player's yaku rise, or only with a new yaku.",
        _word("increase", "new_yaku"),
    ),
    Option(
        "reply_ends",
        "After one player's koi-koi, the other's yaku ends the round by itself.",
        _SWITCH,
    ),
    Option(
        "seven",
        "Yaku worth 7 points or more together count double.",
        Domain("off or 2", {"off": None, "2": 2}),
    ),
    Option(
        "koi_factor",
        "How koi-koi multiplies: not; x2 if the other called; x(1 + own calls); x(1 + all calls);"
        " steam: own calls add 1 each up to 3, then multiply.",
        _word("none", "opponent_x2", "own_plus_1", "all_plus_1", "steam"),
    ),
    Option(
        "field_brights",
        "Brights on the field after the deal multiply the score: one doubles, two triple it.",
        _SWITCH,
    ),
    Option(
        "combine",
        "Koi-koi and field brights multiply one another, or add up to one multiplier.",
        _word("product", "sum"),
    ),
    Option(
        "exhaust",
        "When nobody stopped: no points, points for the dealer, or the last caller scores their"
        " yaku without multipliers.",
        _payment("oya", "zero", "caller"),
    ),
    Option(
        "draw_dealer",
        "After a round without a winner the same player deals, or the other.",
        _word("same", "other"),
    ),
    Option(
        "next_dealer",
        "After a won round the winner deals, the loser, or each in turn.",
        _word("winner", "loser", "alternate"),
    ),
    Option(
        "bank",
        "Points both players start with; who has none left loses. Off: start from 0.",
        _number_or_off(1, 500),
    ),
    Option(
        "zero_sum",
        "What one player wins, the other pays.",
        _SWITCH,
    ),
    Option(
        "tie",
        "Equal points after the last round: a draw, more rounds until decided, or a rematch.",
        _word("draw", "extra_round", "rematch"),
    ),
    Option(
        "lightning_wild",
        "The lightning takes any one field card when no other November is on the field.",
        _SWITCH,
    ),
)

OPTIONS_BY_KEY: Final = {option.key: option for option in OPTIONS}
