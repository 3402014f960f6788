"""The record: a match as text that people can read and every version can replay.

```
koikoi 1
# players: Aoi, Ben
rules sloperama
option rounds=1
# commitment: 5f0c…
# nonce: 91ab…
deal oya=10A,07C2,… ko=11C1,… field=09R,… pile=03C2,…
keep
play 10A 10C2
…
```

A record has the format's version first, then the rules and the changed options, then the actions.
Lines that begin with `#` are for people, and change nothing. The commitment and the nonce of a deal
are above its `deal` line. The comments above a void deal also have the reason why it was dealt
again.

A match in play is exported up to the end of its last round (or void deal), so that the record
reveals nothing hidden and can be replayed. Comments describe the public part of the running round:
the commitment, the field, and the cards laid, drawn and taken so far.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, assert_never

from bot.koikoi.actions import Action, Deal, parse_action
from bot.koikoi.cards import Card, card_code
from bot.koikoi.deals import COMMITMENT, NONCE, deal_commitment
from bot.koikoi.errors import (
    ErrorCode,
    IllegalAction,
    NotationError,
    RecordError,
    RulesError,
)
from bot.koikoi.events import (
    Dealt,
    DealVoided,
    DrawChoice,
    Drew,
    Event,
    KoiKoiCalled,
    MatchEnded,
    Played,
    RoundEnded,
    SwapSettled,
    VoidReason,
    YakuFormed,
)
from bot.koikoi.match import apply, new_match
from bot.koikoi.rules import Rules, find_option, make_rules
from bot.koikoi.state import Match

VERSION_LINE = "koikoi 1"
RUNNING = "running"
"""The key of the comments about a round in play."""
DEALT_AGAIN = "dealt again"
"""The key of the comment above a void deal; its value is the reason."""
_VOID: Final = {
    VoidReason.FIELD_QUAD: "four cards of a month on the field",
    VoidReason.FIELD_PAIRS: "four pairs on the field",
    VoidReason.FIELD_TRIPLE: "three cards of a month on the field",
    VoidReason.TESHI: "four cards of a month in a hand",
    VoidReason.KUTTSUKI: "four pairs in a hand",
    VoidReason.BOTH_LUCKY: "two lucky hands",
}


@dataclass(frozen=True, slots=True)
class Comment:
    """A `# key: value` line; `before` is the index of the action below it.

    If `before` is None, the comment is in the head of the record, above the rules.
    """

    key: str
    value: str
    before: int | None = None

    @property
    def text(self) -> str:
        """The line. A name may contain any character, but a comment is always a single line."""
        words = f"{self.key}: {self.value}" if self.key else self.value
        return ("# " + " ".join(words.split())).rstrip()


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A recorded match. `lines` are the line numbers of the actions if it was read from a text."""

    rules: Rules
    actions: tuple[Action, ...]
    comments: tuple[Comment, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)


def _parse_comment(line: str, before: int | None) -> Comment:
    words = line.removeprefix("#").strip()
    key, colon, value = words.partition(":")
    if not colon:
        return Comment("", words, before)
    return Comment(key.strip(), value.strip(), before)


class _Reader:
    def __init__(self) -> None:
        self.preset: str | None = None
        self.options: list[tuple[str, str]] = []
        self.option_lines: dict[str, int] = {}
        self.last_rule_line = 1
        self.actions: list[Action] = []
        self.comments: list[Comment] = []
        self.lines: list[int] = []

    def read(self, number: int, line: str) -> None:
        """Read one line that isn't empty. Raises NotationError or RulesError."""
        word, _, rest = line.partition(" ")
        if line.startswith("#"):
            before = None if self.preset is None else len(self.actions)
            self.comments.append(_parse_comment(line, before))
        elif word == "rules":
            self._read_rules(rest.strip(), number)
        elif word == "option":
            self._read_option(rest.strip(), number)
        elif self.preset is None:
            raise NotationError(ErrorCode.RULES_FIRST)
        else:
            self.actions.append(parse_action(line))
            self.lines.append(number)

    def _read_rules(self, preset: str, number: int) -> None:
        if self.preset is not None:
            raise NotationError(ErrorCode.RULES_TWICE)
        make_rules(preset)
        self.preset = preset
        self.last_rule_line = number

    def _read_option(self, text: str, number: int) -> None:
        if self.preset is None or self.actions:
            raise NotationError(ErrorCode.OPTION_LATE)
        key, equals, value = text.partition("=")
        if not equals:
            raise NotationError(ErrorCode.OPTION_FORM)
        find_option(key).parse(value)
        self.options.append((key, value))
        self.option_lines[key] = self.last_rule_line = number

    def record(self) -> MatchRecord:
        """Return the whole record. Raises RulesError if options contradict one another."""
        if self.preset is None:
            raise RecordError(self.last_rule_line, NotationError(ErrorCode.NO_RULES))
        try:
            rules = make_rules(self.preset, self.options)
        except RulesError as error:
            line = self.option_lines.get(error.key or "", self.last_rule_line)
            raise RecordError(line, error) from None
        return MatchRecord(rules, tuple(self.actions), tuple(self.comments), tuple(self.lines))


def parse_record(text: str) -> MatchRecord:
    """Return the record of a text. Raises RecordError if the text isn't a record.

    This function doesn't check whether the actions are legal; `replay_record` does.
    """
    lines = [line.strip() for line in text.removeprefix("\ufeff").split("\n")]
    if lines[0] != VERSION_LINE:
        raise RecordError(1, NotationError(ErrorCode.NO_VERSION_LINE, version=VERSION_LINE))
    reader = _Reader()
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            continue
        try:
            reader.read(number, line)
        except (NotationError, RulesError) as error:
            raise RecordError(number, error) from None
    return reader.record()


def replay_record(record: MatchRecord) -> Match:
    """Return the match after all actions of a record. Raises RecordError at an illegal line."""
    match = new_match(record.rules)
    for place, action in enumerate(record.actions):
        try:
            match = apply(match, action).match
        except IllegalAction as error:
            line = record.lines[place] if record.lines else place + 1
            raise RecordError(line, error) from None
    return match


def format_record(record: MatchRecord) -> str:
    """Return a record as text; the inverse of `parse_record`."""
    lines = [VERSION_LINE]
    lines += [comment.text for comment in record.comments if comment.before is None]
    lines.append(f"rules {record.rules.preset}")
    lines += [f"option {key}={text}" for key, text in record.rules.changed_options().items()]
    for place in range(len(record.actions) + 1):
        lines += [comment.text for comment in record.comments if comment.before == place]
        if place < len(record.actions):
            lines.append(record.actions[place].text)
    return "\n".join(lines) + "\n"


def export_record(
    rules: Rules,
    actions: Sequence[Action],
    head: Iterable[tuple[str, str]] = (),
    nonces: Sequence[str] = (),
) -> MatchRecord:
    """Return the record of a match as everyone may see it.

    `head` are comments about the match (players, dates). `nonces` are those of its deals in order,
    void deals included; without them the record has no commitments. The nonce of a round in play is
    left out; the public part of its deal and its actions appear only as comments.
    """
    steps = []
    match = new_match(rules)
    for action in actions:
        step = apply(match, action)
        steps.append(step.events)
        match = step.match
    end = len(actions)
    if match.round is not None:
        end = max(place for place, action in enumerate(actions) if isinstance(action, Deal))
    comments = [Comment(key, value) for key, value in head]
    deals = (place for place, action in enumerate(actions) if isinstance(action, Deal))
    for place, nonce in zip(deals, nonces, strict=False):
        deal = actions[place]
        assert isinstance(deal, Deal)
        comments.append(Comment(COMMITMENT, deal_commitment(nonce, deal), place))
        if place < end:
            comments.append(Comment(NONCE, nonce, place))
    for place, events in enumerate(steps):
        void = [event.reason for event in events if isinstance(event, DealVoided)]
        comments += [Comment(DEALT_AGAIN, _VOID[reason], place) for reason in void]
    for events in steps[end:]:
        comments += [Comment(RUNNING, _tell(event), end) for event in events]
    return MatchRecord(rules, tuple(actions[:end]), tuple(comments))


def _list(cards: Iterable[Card]) -> str:
    return ", ".join(card_code(card) for card in cards)


def _tell(event: Event) -> str:  # noqa: PLR0911 - one sentence for each kind of event
    """Return what everyone saw of an event, in words."""
    match event:
        case Dealt():
            return f"round {event.number}, seat {event.oya} deals, field {_list(event.field)}"
        case SwapSettled():
            return "the hands are swapped" if event.swapped else "the hands are kept"
        case Played():
            takes = f"takes {_list(event.took)}" if event.took else "stays"
            return f"seat {event.seat} lays {card_code(event.card)}, {takes}"
        case Drew():
            takes = f"takes {_list(event.took)}" if event.took else "stays"
            return f"seat {event.seat} draws {card_code(event.card)}, {takes}"
        case DrawChoice():
            choices = _list(event.choices)
            return f"seat {event.seat} draws {card_code(event.card)} and may take {choices}"
        case YakuFormed():
            return f"seat {event.seat} has {', '.join(yaku.yaku for yaku in event.yaku)}"
        case KoiKoiCalled():
            return f"seat {event.seat} calls koi-koi"
        case DealVoided() | RoundEnded() | MatchEnded():
            raise AssertionError("A round in play has no end.")
        case _:
            assert_never(event)
