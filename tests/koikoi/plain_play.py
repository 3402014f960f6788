"""A second implementation of a round's play, on lists of words, to count possible actions."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.koikoi import Card, Round, Rules, card_code, cards_in, other
from tests.koikoi.plain_scoring import plain_score


@dataclass(frozen=True)
class Board:
    """A round before the player of `turn` plays, or before one card of that turn is laid."""

    rules: Rules
    hands: tuple[list[str], list[str]]
    field: list[str]
    pile: list[str]
    taken: tuple[list[str], list[str]] = ([], [])
    calls: tuple[int, int] = (0, 0)
    marks: tuple[int, int] = (0, 0)
    turn: int = 1

    @property
    def player(self) -> int:
        return (self.turn - 1) % 2


def words(cards: Iterable[Card | None]) -> list[str]:
    return [card_code(card) for card in cards if card is not None]


def board(rules: Rules, now: Round) -> Board:
    """Convert a round of the engine, before a hand card is played, to a board."""
    seats = (now.oya, other(now.oya))
    hands = [words(cards_in(now.hands[seat])) for seat in seats]
    taken = [words(cards_in(now.captured[seat])) for seat in seats]
    return Board(
        rules=rules,
        hands=(hands[0], hands[1]),
        field=words(now.field),
        pile=words(now.pile[now.draws :]),
        taken=(taken[0], taken[1]),
        calls=(now.calls[seats[0]], now.calls[seats[1]]),
        marks=(now.marks[seats[0]], now.marks[seats[1]]),
        turn=now.turn,
    )


def lay(now: Board, card: str) -> list[Board]:
    """Return the boards after a card is laid, one for each choice."""
    same = [one for one in now.field if one[:2] == card[:2]]
    if len(same) == 3 and now.rules.match_three == "all":
        sets = [same]
    elif len(same) >= 2:
        sets = [[one] for one in same]
    elif same:
        sets = [same]
    else:
        return [replace(now, field=[*now.field, card])]
    boards = []
    for chosen in sets:
        taken = list(now.taken)
        taken[now.player] = [*taken[now.player], card, *chosen]
        rest = [one for one in now.field if one not in chosen]
        boards.append(replace(now, field=rest, taken=(taken[0], taken[1])))
    return boards


def perft(now: Board, depth: int) -> int:
    """Count the ways to take `depth` actions, all of them before the round's end."""
    if depth == 0:
        return 1
    return sum(
        after_play(played, depth - 1)
        for card in now.hands[now.player]
        for played in play(now, card)
    )


def play(now: Board, card: str) -> list[Board]:
    hands = list(now.hands)
    hands[now.player] = [one for one in hands[now.player] if one != card]
    return lay(replace(now, hands=(hands[0], hands[1])), card)


def after_play(now: Board, depth: int) -> int:
    drawn, *pile = now.pile
    boards = lay(replace(now, pile=pile), drawn)
    if len(boards) == 1:
        return after_draw(boards[0], depth)
    if depth == 0:
        return 1
    return sum(after_draw(one, depth - 1) for one in boards)


def after_draw(now: Board, depth: int) -> int:
    me = now.player
    _, base, _ = plain_score(now.taken[me], now.rules, (now.calls[me], 0), month=1)
    if base <= now.marks[me]:
        if now.turn == 16:
            return 1 if depth == 0 else 0
        return perft(replace(now, turn=now.turn + 1), depth)
    if not now.hands[me]:
        return 1 if depth == 0 else 0
    if depth == 0:
        return 1
    marks, calls = list(now.marks), list(now.calls)
    marks[me], calls[me] = base, calls[me] + 1
    called = replace(now, marks=(marks[0], marks[1]), calls=(calls[0], calls[1]), turn=now.turn + 1)
    stopped = 1 if depth == 1 else 0
    return stopped + perft(called, depth - 1)
