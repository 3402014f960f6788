"""The menu of a match with its rare actions, and the proof that its deals are fair."""

from __future__ import annotations

from collections.abc import Sequence

from bot.koikoi.state import other
from bot.locales import Texts
from bot.matches.models.match import MOST_OFFERS, OpenedDeal, Status
from bot.matches.models.people import Person
from bot.screens.message import Button, Rows, Screen, Style, TextFile
from bot.screens.rotation_lines import standings_button
from bot.screens.view_model import SEAL_DIGITS, ViewModel, joined, round_line


def menu_screen(model: ViewModel, *, can_bring: bool) -> Screen:
    """Offer a player to resign, bring the table here, see rules and fair deal, report and block.

    Actions of running matches are left out for a finished match.
    """
    texts, info = model.texts, model.info
    assert model.seat is not None
    row = [
        Button(texts("button-rules"), model.press("rules")),
        Button(texts("button-fair"), model.press("fair")),
        Button(texts("button-report"), model.press("report")),
    ]
    running = info.status.open
    if info.status is Status.FINISHED:
        row.insert(0, Button(texts("button-record"), model.press("record")))
    if running and can_bring and info.day is None:  # others may still play the cards of the day
        row.insert(0, Button(texts("button-bring"), model.press("bring")))
    title = texts("menu-title", name=model.opponent, round=round_line(model))
    opponent = model.player(other(model.seat))
    known = isinstance(opponent, Person) and not opponent.erased
    if isinstance(opponent, Person) and opponent.erased:
        title += f"\n-# {texts('refused-former-opponent')}"
    to_block = Button(texts("button-block"), model.press("block"))
    to_report = Button(texts("button-report-person"), model.press("report-person"))
    apart: Rows = ((to_block, to_report),) if known else ()
    if not running:
        return Screen(title, (tuple(row), *apart, *_links(model)))
    row.insert(0, Button(texts(leaving(model)), model.press("resign"), Style.RED))
    if not may_offer(model):
        return Screen(title, (tuple(row), *apart))
    together = Button(texts("button-off"), model.press("off"))
    return Screen(title, ((row[0], together), tuple(row[1:]), *apart))


def _links(model: ViewModel) -> Rows:
    """Return the links of a match that is over: to its table, and to add the bot to a server."""
    texts, row = model.texts, []
    if model.table_url is not None:
        row.append(Button(texts("button-table"), url=model.table_url))
    if model.invite_url is not None and model.info.status is Status.FINISHED:
        row.append(Button(texts("button-add-bot"), url=model.invite_url))
    return (tuple(row),) if row else ()


def leaving(model: ViewModel) -> str:
    """Return the message id of the button with which a player leaves the match.

    Until both have begun, leaving has no consequences, except in a tournament's match.
    """
    free = model.unbegun and model.tournament is None
    return "button-leave-match" if free else "button-resign"


def may_offer(model: ViewModel) -> bool:
    """Return whether the reader may offer to call the match off."""
    info, seat = model.info, model.seat
    if info.status is not Status.PLAYING or seat is None or model.unbegun:
        return False
    if info.against_computer or info.rotation_id is not None or model.tournament is not None:
        return False
    return info.offered_by is None and info.offers[seat] < MOST_OFFERS


def off_screen(model: ViewModel) -> Screen:
    """Ask for confirmation before a player offers to call the match off."""
    texts = model.texts
    yes = Button(texts("button-off-yes"), model.press("off-yes"), Style.BLURPLE)
    no = Button(texts("button-resign-no"), model.press("resign-no"))
    return Screen(texts("off-question", name=model.opponent), ((yes, no),))


def resign_screen(model: ViewModel) -> Screen:
    """Ask for confirmation before the player resigns."""
    texts = model.texts
    assert model.seat is not None
    opponent = model.name(other(model.seat))
    if leaving(model) == "button-leave-match":
        yes = Button(texts("button-withdraw-match"), model.press("leave-yes"), Style.RED)
        no = Button(texts("button-resign-no"), model.press("resign-no"))
        return Screen(texts("withdraw-question", name=opponent), ((yes, no),))
    yes = Button(texts("button-resign-yes"), model.press("resign-yes"), Style.RED)
    no = Button(texts("button-resign-no"), model.press("resign-no"))
    of_hand = model.info.rotation_id is not None
    asked = texts("rotation-resign" if of_hand else "resign-question", name=opponent)
    if model.tournament is not None:
        asked = texts("resign-tournament", name=opponent)
    return Screen(asked, ((yes, no),))


def watcher_screen(model: ViewModel, place: int | None = None) -> Screen:
    """Offer a person who doesn't play in this match to watch, see the rules, or play the winner.

    At a table for several people, or in a tournament, the winner's next opponent is determined.
    `place` is the person's place in the line of the table; 1 plays the next hand.
    """
    texts, info = model.texts, model.info
    row = [Button(texts("button-rules"), model.press("rules"))]
    if info.rotation_id is not None:
        row.append(standings_button(texts, info.rotation_id))
    elif model.tournament is None and not info.against_computer:
        row.append(Button(texts("button-winner"), model.press("winner")))
    if info.status.open and model.table_url is not None:
        row.insert(0, Button(texts("button-watch"), url=model.table_url))
    names = {"first": model.name(0), "second": model.name(1)}
    if info.status.open and place is not None:
        return Screen(texts("waiting-at-table", place=place, **names), (tuple(row),))
    if info.status.open:
        return Screen(texts("watching", round=round_line(model), **names), (tuple(row),))
    if info.status is Status.FINISHED:
        row += [
            Button(texts("button-record"), model.press("record")),
            Button(texts("button-fair"), model.press("fair")),
        ]
    over = texts("watching-over", round=round_line(model), **names)
    return Screen(over, (tuple(row), *_links(model)))


# The proof that no deal was changed


def fair_screen(texts: Texts, match_id: int, deals: Sequence[OpenedDeal]) -> Screen:
    """Show the newest commitments in words, and all of them with nonces and deals in a file.

    The whole hash is shown here from the deal on; its first digits are shown at the table.
    """
    shown = [_seal(texts, deal) for deal in deals[-4:]]
    file = TextFile(f"fair-deal-{match_id}.txt", "\n".join(_lines(texts, deals)) + "\n")
    title = texts("fair-title", digits=SEAL_DIGITS)
    return Screen(joined([title, *shown, texts("fair-check")]), file=file)


def _seal(texts: Texts, deal: OpenedDeal) -> str:
    values: dict[str, str | int] = {"number": deal.number, "commitment": deal.commitment}
    if deal.void is not None:
        return texts("fair-void", reason=texts(f"void-{deal.void}"), **values)
    return texts("fair-sealed" if deal.deal is None else "fair-opened", **values)


def _lines(texts: Texts, deals: Sequence[OpenedDeal]) -> list[str]:
    lines: list[str] = []
    for deal in deals:
        title = texts("fair-file-round", number=deal.number)
        if deal.void is not None:
            title = f"{title} {texts('fair-file-void', reason=texts(f'void-{deal.void}'))}"
        lines += [title, f"sha256 {deal.commitment}"]
        if deal.nonce is not None and deal.deal is not None:
            lines += [f"nonce {deal.nonce}", deal.deal]
    return lines
