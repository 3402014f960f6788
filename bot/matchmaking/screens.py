"""Screens of the search for an opponent."""

from __future__ import annotations

from bot.koikoi.state import other
from bot.locales import Texts
from bot.matches.models.match import StoredMatch
from bot.matches.models.people import Person
from bot.matchmaking.model import ANY, Gone, Pair, Seeker, Why
from bot.matchmaking.transitions import terms_of
from bot.screens.challenge import preset_name, terms_line
from bot.screens.message import Button, Buttons, Rows, Screen, Style, panel_id, press_id
from bot.screens.view_model import joined, relative
from bot.screens.wording.names import name


def looking_screen(
    texts: Texts, seeker: Seeker, found_lately: int = 0, *, hindrance: str | None = None
) -> Screen:
    """Show the search with its choices; after a while without anybody also how likely it is.

    Args:
        texts: the person's.
        seeker: the person.
        found_lately: the number of people paired at this hour in the last weeks.
        hindrance: the line that says why it is no direct message; None: it is one.
    """
    wish = texts(
        "find-wish",
        rules=texts("find-any") if seeker.preset == ANY else preset_name(texts, seeker.preset),
        pace=texts(f"find-pace-{seeker.pace}"),
        rating=str(seeker.rating),
    )
    quiet = seeker.live and seeker.quiet
    computer = Button(texts("button-find-computer"), panel_id("find-computer"))
    daily = Button(texts("button-find-daily"), panel_id("find-daily"), Style.BLURPLE)
    rows: Rows = ((_stop(texts),),)
    if quiet:
        rows = ((daily, computer), *rows)
    elif seeker.live:
        rows = ((computer, _stop(texts)),)
    return Screen(
        joined(
            [
                texts("find-front") if seeker.front else None,
                _looking(texts, seeker),
                None if hindrance is None else texts(hindrance),
                wish,
                texts("find-quiet", count=found_lately) if quiet else None,
                texts("find-until", when=relative(seeker.ends)),
            ]
        ),
        rows,
    )


def resting_screen(texts: Texts, seeker: Seeker) -> Screen:
    """Show that a live search goes on after the person's live match."""
    front = texts("find-front") if seeker.front else None
    return Screen(joined([front, texts("find-rests")]), ((_stop(texts),),))


def _looking(texts: Texts, seeker: Seeker) -> str:
    if not seeker.live:
        return texts("find-looking-daily")
    return texts("find-looking-here" if seeker.is_hidden else "find-looking")


def pointer_screen(texts: Texts, url: str) -> Screen:
    """Show the link to the direct message of the search; it stays true after the search."""
    return Screen(texts("find-in-dms", url=url))


def found_screen(texts: Texts, seeker: Seeker, pair: Pair) -> Screen:
    """Ask whether to play with the opponent, who stays anonymous until both confirm."""
    rival = next(one for one in pair if one.person.id != seeker.person.id)
    if seeker.confirmed:
        return Screen(texts("find-ready"), ((_stop(texts),),))
    yes = Button(texts("button-find-play"), panel_id("find-play"), Style.GREEN)
    no = Button(texts("button-find-no"), panel_id("find-stop"))
    asked = texts("find-found", rating=str(rival.rating))
    return Screen(f"{asked}\n{terms_line(texts, terms_of(pair))}", ((yes, no),))


def gone_screen(texts: Texts, gone: Gone) -> Screen:
    """Show why the search ended, with a button to a match that has begun."""
    if gone.match is not None:
        return begun_screen(texts, gone.match, gone.seeker.person)
    again = Button(
        texts("button-find-again"),
        panel_id(f"find {gone.seeker.preset} {gone.seeker.pace}"),
        Style.BLURPLE if gone.why is not Why.STOPPED else Style.GREY,
    )
    return Screen(texts(f"find-{gone.why}"), ((again,),))


def begun_screen(texts: Texts, stored: StoredMatch, person: Person) -> Screen:
    """Show that the match has begun, with a button to the hand."""
    info = stored.info
    seat = info.seat_of(person.id)
    assert seat is not None
    assert info.seats is not None
    hand = Button(texts("button-hand"), press_id(info.id, info.seq, "hand"), Style.BLURPLE)
    return Screen(texts("find-begun", name=name(texts, info.seats[other(seat)])), ((hand,),))


def state_line(texts: Texts, seeker: Seeker) -> tuple[str, Buttons]:
    """Return the line in the list of the person's matches, and its buttons."""
    if seeker.found_with is not None and not seeker.confirmed:
        yes = Button(texts("button-find-play"), panel_id("find-play"), Style.GREEN)
        return texts("games-found"), (yes, _stop(texts))
    return texts("games-looking", since=relative(seeker.since)), (_stop(texts),)


def _stop(texts: Texts) -> Button:
    return Button(texts("button-find-stop"), panel_id("find-stop"))
