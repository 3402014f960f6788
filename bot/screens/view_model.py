"""All data of a screen of a match, for one reader."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from types import MappingProxyType
from typing import Final, Literal

from bot.koikoi.actions import Action, Seat
from bot.koikoi.cards import Card
from bot.koikoi.events import VoidReason
from bot.koikoi.rules import Rules, counted_month
from bot.koikoi.state import month_of_round, other
from bot.koikoi.view import PlayerView, view_for
from bot.locales import Texts, Wording
from bot.matches.models.achievements import Earned
from bot.matches.models.listings import DailyStanding
from bot.matches.models.match import MatchInfo, Status, StoredMatch
from bot.matches.models.people import Computer, Person, Player, Preferences
from bot.matches.models.rankings import RatingChange
from bot.matches.models.rotation import Rotation
from bot.matches.models.terms import TimeControl
from bot.matches.ports import Advice
from bot.matches.transitions.hand_results import hand_points
from bot.pictures.labels import NO_RATING, RED_FIRST, Sides
from bot.screens.message import Button, Rows, Style, press_id
from bot.screens.wording.figures import change_figure, rating_figure
from bot.screens.wording.names import MARKS, drawn_name, foreign, name, style_of

Emojis = Mapping[Card, str]
"""The emojis of cards in the notation of messages, without cards that have no emoji on Discord."""
NO_EMOJIS: Final[Emojis] = MappingProxyType({})

Shut = Literal["gone", "locked", "blocked", "filtered", "refused"]
"""Reasons why a table is unusable: its channel was deleted, its thread is locked, or the bot may
not write there."""

SEAL_DIGITS: Final = 16
"""Number of hexadecimal digits of a commitment that are shown at the table: 64 bits.

They fit on one line, and it isn't feasible to find another deal with the same digits.
"""


NOBODYS: Final = Preferences(0)


@dataclass(frozen=True, slots=True)
class ViewModel:
    """A match in one language, as one seat or everyone (`seat` None) sees it.

    `view` is None until the challenge is accepted. `waiting` is the number of the reader's other
    matches that wait for them. `note` is a line that disappears with the next drawing.
    """

    texts: Texts
    info: MatchInfo
    view: PlayerView | None
    seat: Seat | None = None
    red: Seat = 0  # the red player, in the picture and in the text
    table_url: str | None = None
    waiting: int = 0
    coach: bool = False
    newcomer: bool = False  # whether the reader is coached and hasn't begun the lesson
    preferences: Preferences = NOBODYS  # of the reader
    commitment: str | None = None
    voided: tuple[VoidReason, ...] = ()  # why this round's cards were dealt again
    closed: tuple[Player, ...] = ()  # players whose direct messages are closed
    later: tuple[Player, ...] = ()  # players to whom Discord allows no messages for now
    soon: tuple[Player, ...] = ()  # players whose direct messages are opened soon
    first_timers: tuple[Player, ...] = ()  # players in their first match, hands in private messages
    table_shut: Shut | None = None  # why nobody can play at the table now
    picked: Card | None = None  # the card whose target is being chosen
    confirming: Action | None = None  # the move that the reader has to confirm
    advice: Advice | None = None  # the teacher's, if the reader has asked for it in this step
    invite_url: str | None = None
    closes_at: datetime | None = None  # when a waiting challenge expires
    quiet: bool = False  # whether the same challenge has just ended without a match
    levels: tuple[str, ...] = ()  # the computer players that an open table offers
    daily_result: DailyStanding | None = None  # the result of a finished deal of the day
    retried: MatchInfo | None = None  # the match of which a position was played again, at the end
    earned: tuple[Earned, ...] = ()  # what the players have earned in a match that is over
    wished_until: datetime | None = None  # the expiry of the opponent's request for a rematch
    ratings: Mapping[int, RatingChange] = field(default_factory=dict)  # by person, if rated
    waking: bool = False  # whether the match waits for a computer player that can't choose yet
    tournament: str | None = None  # the name of the tournament that the match belongs to
    rotation: Rotation | None = None  # the table for several people, if this is one of its hands
    among_others: bool = False  # whether others read the channel of the message
    renews: bool = False  # whether it is hidden, and nothing else shows the match to its reader
    near_table: bool = False  # whether it is read in the server of the match's table
    cheers: Mapping[str, int] | None = None  # number of each reaction, if watchers may react
    unbegun: bool = False  # whether a player may still withdraw, except in a tournament's match
    table_texts: Texts | None = None  # those of the table, where a sentence names its button
    notice: str | None = None  # the host's notice for everybody
    note: str | None = None
    emojis: Emojis = field(default_factory=lambda: NO_EMOJIS)

    def read_in(
        self, guild_id: int | None, *, hidden: bool = False, among_others: bool = False
    ) -> ViewModel:
        """Return the model for a reader on a server; None: in direct messages, or outside.

        `hidden`: whether the message is an answer that is edited by a token. `among_others`:
        whether others read the channel; on a server they do.
        """
        on_server, place = guild_id is not None, self.info.place
        return replace(
            self,
            among_others=on_server or among_others,
            renews=hidden and not self.info.has_table,
            near_table=on_server and guild_id == place.guild_id,
            texts=self.texts.at(guild_id),
        )

    def worded(self, wording: Wording) -> ViewModel:
        """Return the model for a public message that contains less foreign text."""
        people = [one.id for one in self.info.people]
        return replace(self, texts=self.texts.worded(wording, people))

    @property
    def public(self) -> Texts:
        """Return the table's texts, for a sentence that names one of its buttons."""
        return self.table_texts or self.texts

    def press(self, action: str) -> str:
        """Return the custom id of a button on this screen."""
        return press_id(self.info.id, self.info.seq, action)

    def player(self, seat: Seat) -> Player:
        """Return the player at a seat."""
        assert self.info.seats is not None
        return self.info.seats[seat]

    def name(self, seat: Seat) -> str:
        """Return a player's name, safe in a message."""
        return name(self.texts, self.player(seat))

    def name_within(self, seat: Seat) -> str:
        """Return a player's name in the middle of a sentence."""
        return self.name(seat)

    def who(self, seat: Seat) -> str:
        """Return `You` for the reader's own seat, otherwise the player's name."""
        return self.texts("name-you") if seat == self.seat else self.name(seat)

    @property
    def sides(self) -> Sides:
        """Return the facts about the players for pictures: colours, names, ratings and the hand."""
        if self.info.seats is None:
            return RED_FIRST
        first, second = (drawn_name(self.texts, player) for player in self.info.seats)
        figures = self._figures(0), self._figures(1)
        return Sides(self.red, (first, second), figures, self.info.hand)

    def _figures(self, seat: Seat) -> tuple[str, str]:
        """Return a seat's new rating and its change, as text; empty if there is no new rating."""
        player = self.player(seat)
        if not isinstance(player, Person):
            return NO_RATING
        change = self.ratings.get(player.id)
        if change is None or player.erased:
            return NO_RATING
        figure = rating_figure(self.texts, change.after, settled=change.settled)
        return figure, change_figure(change)

    @property
    def seats(self) -> tuple[Seat, Seat]:
        """Return the seats in the order of the colours: red, white."""
        return (0, 1) if self.red == 0 else (1, 0)

    def mark(self, seat: Seat) -> str:
        """Return the colour of a seat, the same as in the picture."""
        return MARKS[int(seat != self.red)]

    @property
    def opponent(self) -> str:
        """Return the name of the reader's opponent."""
        assert self.seat is not None
        return self.name(other(self.seat))

    @property
    def daily(self) -> bool:
        """Return whether the match is played by correspondence."""
        return self.info.terms.pace is TimeControl.DAILY


def view_model_of(stored: StoredMatch, texts: Texts, seat: Seat | None = None) -> ViewModel:
    """Return the view model of a match, without the facts that only the presenter has."""
    view = None if stored.match is None else view_for(stored.match, seat)
    deal = stored.deals[-1] if stored.deals else None
    model = with_hand_points(ViewModel(texts, stored.info, view, seat, stored.info.red))
    if deal is None:
        return model
    return replace(model, commitment=deal.commitment, voided=stored.voided)


def with_hand_points(model: ViewModel) -> ViewModel:
    """Return the model with a finished hand's points at its table as its score.

    They differ only after a resignation: as a match the hand has no points, at the table it has.
    """
    info, view = model.info, model.view
    if info.rotation_id is None or info.status is not Status.FINISHED or view is None:
        return model
    points = hand_points(info.terms.rules, view.results, info.winner, info.reason)
    return replace(model, info=replace(info, scores=points), view=replace(view, scores=points))


def relative(when: datetime) -> str:
    """Return a time that Discord shows as a countdown."""
    return f"<t:{int(when.timestamp())}:R>"


def clock_time(when: datetime) -> str:
    """Return a time that Discord shows as hour and minute, in each reader's time zone."""
    return f"<t:{int(when.timestamp())}:t>"


def calendar_day(when: datetime) -> str:
    """Return the day of a time as Discord shows it in each reader's language."""
    return f"<t:{int(when.timestamp())}:D>"


def moment(when: datetime) -> str:
    """Return a time that Discord shows with its weekday, in each reader's time zone."""
    return f"<t:{int(when.timestamp())}:F>"


def turn_until(model: ViewModel) -> str:
    """Return the time left for a turn. A computer moves soon, and waits without a limit."""
    info = model.info
    if info.turn_ends is None or info.against_computer or info.absent is not None:
        return ""
    return model.texts("turn-until", when=relative(info.turn_ends))


def sealed_line(model: ViewModel) -> str | None:
    """Return the first digits of the deal's commitment, until somebody has moved.

    So the deal is fixed before any player knows anything about it. *Fair deal* shows all digits.
    """
    if model.commitment is None or model.view is None or any(model.view.last_turns):
        return None
    return model.texts("deal-sealed", commitment=model.commitment[:SEAL_DIGITS])


def round_line(model: ViewModel) -> str:
    """Return the round of a match: `Round 2/3`, and its month where month cards count.

    For a hand of a table for several people it is the hand's number there, or the table's name if
    the table wasn't read.
    """
    texts, rules, number = model.texts, model.info.terms.rules, model.info.number
    if model.rotation is None and model.info.rotation_id is not None:
        return texts("rotation-name")
    line = round_text(texts, rules, number, model.info.hand)
    month = counted_month(rules, month_of_round(number))
    if not month or rules.points_month is None or model.rotation is not None:
        return line
    return texts("round-month", round=line, month=texts(f"month-{month}"))


def round_text(texts: Texts, rules: Rules, number: int, hand: int | None = None) -> str:
    """Return the number of a round, and the number of all rounds.

    *hand* is the number of a hand at a table for several people, which is a match of one round.
    """
    if hand is not None:
        return texts("rotation-hand", number=hand)
    if rules.rounds is None:
        return texts("round-open", number=number, target=rules.target or 0)
    if number > rules.rounds:
        return texts("round-extra", number=number)
    return texts("round-of", number=number, rounds=rules.rounds)


def void_line(model: ViewModel) -> str | None:
    """Return why the cards of this round were dealt again, until somebody has moved; or None."""
    view = model.view
    if view is None or not model.voided or any(view.last_turns):
        return None
    reasons = [model.texts(f"void-{reason}") for reason in model.voided]
    return model.texts("deal-again", reasons=model.texts("list-comma").join(reasons))


def offer_line(model: ViewModel) -> str | None:
    """Return a line about an offer to call the match off; None without an offer."""
    info, texts = model.info, model.texts
    if info.offered_by is None or info.asked is None:
        return None
    if model.seat is None:
        first, second = model.name(info.offered_by), model.name(info.asked)
        return texts("off-asked-table", first=first, second=second)
    key = "off-asked" if info.asked == model.seat else "off-waits"
    return texts(key, name=model.name(other(model.seat)))


def offer_rows(model: ViewModel) -> Rows:
    """Return the answers to an offer, if the reader is the player who has to answer."""
    if model.info.offered_by is None:
        return ()
    asked = model.info.asked
    if asked is None or model.seat not in (None, asked):
        return ()
    agree = Button(model.texts("button-off-agree"), model.press("off-agree"))
    go_on = Button(model.texts("button-off-no"), model.press("off-no"), Style.GREEN)
    return ((agree, go_on),)


def notice_line(model: ViewModel) -> str | None:
    """Return the host's notice for everybody, while the match runs; or None."""
    if model.notice is None or not model.info.status.open:
        return None
    return model.texts("host-notice", notice=foreign(model.texts, model.notice))


def joined(lines: list[str | None]) -> str:
    """Join the lines that aren't None or empty."""
    return "\n".join(line for line in lines if line)


def level_line(model: ViewModel) -> str | None:
    """Return the level of the computer player with a hint at others, until somebody has moved."""
    view, opponent = model.view, model.info.opponent
    if view is None or view.results or any(view.last_turns) or model.info.day is not None:
        return None
    if not isinstance(opponent, Computer):
        return None
    style = style_of(model.texts, opponent.level)
    if style is None:
        return None
    return model.texts("level-line", name=name(model.texts, opponent), style=style)
