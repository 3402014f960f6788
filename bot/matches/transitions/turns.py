"""The decisions of players in a running match: move, be ready for the next round, resign."""

from dataclasses import replace

from bot.koikoi.actions import (
    Abort,
    Action,
    Keep,
    Koi,
    Play,
    Resign,
    Seat,
    Stop,
    Swap,
    Take,
    parse_action,
)
from bot.koikoi.cards import distinct
from bot.koikoi.match import legal_actions
from bot.koikoi.state import Match, Phase, other
from bot.matches.errors import ChangedMeanwhile, OwnMatch, Refusal, Refused
from bot.matches.models.match import (
    MOST_OFFERS,
    EndReason,
    MatchInfo,
    Status,
    StoredMatch,
)
from bot.matches.models.people import Computer, Person, Player
from bot.matches.statistics import both_began
from bot.matches.transitions.change import Change, MatchBuilder, with_changes
from bot.matches.transitions.moment import Moment
from bot.matches.transitions.round_flow import next_round, settle

Move = Play | Take | Koi | Stop | Swap | Keep  # what a player may do when it is their turn


def running(stored: StoredMatch) -> Match:
    """Return the game of a running match."""
    if stored.info.status is Status.INVITED:
        raise Refused(Refusal.NOT_STARTED)
    if stored.info.status is not Status.PLAYING:
        raise Refused(Refusal.ALREADY_FINISHED)
    assert stored.match is not None
    return stored.match


def seat_at(stored: StoredMatch, person: Person) -> Seat:
    """Return the person's seat."""
    seat = stored.info.seat_of(person.id)
    if seat is None:
        raise not_playing(stored.info)
    return seat


def not_playing(info: MatchInfo) -> Refused:
    """Return why somebody who has no seat in a match can't do this."""
    if info.day is not None:
        return Refused(Refusal.OTHERS_DEAL, name=info.challenger)
    if info.status.open:
        return Refused(Refusal.NOT_YOUR_SEAT)
    return Refused(Refusal.NOT_YOUR_SEAT_OVER)


def parse_move(action: str | Action) -> Move:
    """Read a player's move. Raises `Refused` if it can't be read or is not a player's move."""
    try:
        parsed = parse_action(action) if isinstance(action, str) else action
    except ValueError as unreadable:
        raise Refused(Refusal.ILLEGAL) from unreadable
    if not isinstance(parsed, Move):
        raise Refused(Refusal.ILLEGAL)
    return parsed


def move(
    stored: StoredMatch, now: Moment, person: Person, action: str | Action, expected_seq: int
) -> Change:
    """Apply one move of a person. Checks in this order: seat, sequence, turn, legality."""
    if stored.info.status is not Status.INVITED:
        seat = seat_at(stored, person)
    match = running(stored)
    if expected_seq != match.seq:
        raise Refused(Refusal.STALE_ACTION)
    if match.to_act != seat:
        raise Refused(Refusal.NOT_YOUR_TURN)
    draft = MatchBuilder(stored, match, now)
    draft.apply(parse_move(action), person)
    _take_what_is_the_same(draft)
    info, people = known_as(played_on(stored.info, seat), person)
    return settle(draft, replace(info, moved_at=draft.moved(seat)), people=people)


def computer_move(stored: StoredMatch, now: Moment, action: Action, expected_seq: int) -> Change:
    """Apply a move of a computer player, or one that the bot makes for an absent player.

    The latter is no sign of the player: they have not moved. Raises `Refused` also if the
    match has changed since.
    """
    match, info = running(stored), stored.info
    if expected_seq != match.seq or match.to_act is None:
        raise Refused(Refusal.STALE_ACTION)
    draft = MatchBuilder(stored, match, now)
    draft.apply(parse_move(action))
    _take_what_is_the_same(draft)
    if info.seats is not None and isinstance(info.seats[match.to_act], Computer):
        info = replace(info, moved_at=draft.moved(match.to_act))
    return settle(draft, info)


def _take_what_is_the_same(draft: MatchBuilder) -> None:
    """Choose for the player between two equivalent chaff cards: no real choice is needed."""
    takes = [action for action in legal_actions(draft.match) if isinstance(action, Take)]
    if takes and len(distinct(take.target for take in takes)) == 1:
        draft.apply(takes[0])


def ready(stored: StoredMatch, now: Moment, person: Person) -> Change | None:
    """Mark a player as ready for the next round. Returns None if they were ready already.

    Computers are always ready. Raises `Refused` if the match doesn't wait for the next round.
    """
    seat = seat_at(stored, person)
    match = running(stored)
    if match.phase is not Phase.DEAL:
        raise Refused(Refusal.STALE_ACTION)
    info = played_on(stored.info, seat)
    assert info.seats is not None
    if info.ready[other(seat)] or isinstance(info.seats[other(seat)], Computer):
        return next_round(replace(stored, info=info), now)
    if info.ready[seat]:
        return None
    return with_changes(
        stored,
        ready=(seat == 0, seat == 1),
        offered_by=info.offered_by,
        offered_at=info.offered_at,
    )


def react(stored: StoredMatch, person: Person, said: str) -> Change:
    """Say something to the last result. It is all that two strangers can say to each other.

    Raises `Refused` if there is no result, or if this player has cheered it.
    """
    seat = seat_at(stored, person)
    info = stored.info
    if not info.found or stored.match is None or not stored.match.results:
        raise Refused(Refusal.OLD_BUTTON)
    if info.cheers[seat] is not None:
        raise Refused(Refusal.CHEERED)
    first, second = info.cheers
    return with_changes(stored, cheers=(said, second) if seat == 0 else (first, said))


def resign(stored: StoredMatch, now: Moment, person: Person) -> Change:
    """Resign."""
    seat = seat_at(stored, person)
    draft = MatchBuilder(stored, running(stored), now)
    draft.apply(Resign(seat), person)
    return settle(draft, stored.info)


def played_on(info: MatchInfo, seat: Seat) -> MatchInfo:
    """Return the row after a seat went on: so it has answered the other's offer."""
    if info.offered_by is None or info.asked != seat:
        return info
    return replace(info, offered_by=None, offered_at=None)


def may_withdraw(stored: StoredMatch) -> bool:
    """Return whether a player may leave a running match as if it had not been played.

    The deal of the day can't be played again, and at a table for several others wait for a result.
    A tournament's match is known elsewhere.
    """
    info, match = stored.info, stored.match
    if info.status is not Status.PLAYING or match is None:
        return False
    return info.day is None and info.rotation_id is None and not both_began(match)


def withdraw(stored: StoredMatch, now: Moment, person: Person) -> Change:
    """Leave a match before both have laid a card. Raises `ChangedMeanwhile` if they have."""
    seat = seat_at(stored, person)
    match = running(stored)
    if not may_withdraw(stored):
        raise ChangedMeanwhile(Refusal.BOTH_BEGAN)
    draft = MatchBuilder(stored, match, now)
    draft.apply(Abort(), person)
    left = replace(stored.info, offered_by=seat)
    return settle(draft, left, called_off=EndReason.WITHDRAW)


def offer(stored: StoredMatch, now: Moment, person: Person) -> Change | None:
    """Offer to call the match off; if the other offers it already, this agrees.

    Returns None if this player's offer stands already.
    """
    seat = seat_at(stored, person)
    running(stored)
    info = stored.info
    if info.against_computer or info.rotation_id is not None:
        raise Refused(Refusal.NEEDS_RESULT)
    if info.asked == seat:
        return agree(stored, now, person)
    if info.offered_by == seat:
        return None
    if info.offers[seat] >= MOST_OFFERS:
        raise Refused(Refusal.OFFERS_USED)
    first, second = info.offers
    offers = (first + (seat == 0), second + (seat == 1))
    return with_changes(stored, offered_by=seat, offered_at=now.at, offers=offers)


def agree(stored: StoredMatch, now: Moment, person: Person) -> Change:
    """Agree to call the match off."""
    seat = seat_at(stored, person)
    match = running(stored)
    if stored.info.asked != seat:
        raise Refused(Refusal.NO_OFFER)
    draft = MatchBuilder(stored, match, now)
    draft.apply(Abort(), person)
    return settle(draft, stored.info, called_off=EndReason.AGREED)


def go_on(stored: StoredMatch, person: Person) -> Change:
    """Decline to call the match off."""
    seat = seat_at(stored, person)
    running(stored)
    if stored.info.asked != seat:
        raise Refused(Refusal.NO_OFFER)
    return with_changes(stored, offered_by=None, offered_at=None)


def refuse_own(info: MatchInfo, admin: Person) -> None:
    """Raise `OwnMatch` if an admin would end a running match with another person that they play.

    Nobody saves themselves from a loss in this way.
    """
    plays = info.seat_of(admin.id) is not None and not info.against_computer
    if plays and info.status is Status.PLAYING:
        raise OwnMatch


def abort(stored: StoredMatch, now: Moment, by: Person | None) -> Change:
    """End a running match without a result. Raises `OwnMatch` if `by` plays in it."""
    if by is not None:
        refuse_own(stored.info, by)
    draft = MatchBuilder(stored, running(stored), now)
    draft.apply(Abort(), by)
    return settle(draft, stored.info, people=(by,) if by else ())


def known_as(info: MatchInfo, person: Person) -> tuple[MatchInfo, tuple[Person, ...]]:
    """Return the row with the person's current name, and the people whose name must be saved."""
    known = next((one for one in info.people if one.id == person.id), None)
    now = person if known is None else known.seen(person, info.place.guild_id)
    if now == known:
        return info, ()

    def renamed(player: Player) -> Player:
        return now if isinstance(player, Person) and player.id == now.id else player

    challenger = now if info.challenger.id == now.id else info.challenger
    opponent = info.opponent and renamed(info.opponent)
    seats = info.seats and (renamed(info.seats[0]), renamed(info.seats[1]))
    return replace(info, challenger=challenger, opponent=opponent, seats=seats), (now,)
