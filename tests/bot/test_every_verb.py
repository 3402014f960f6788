"""Every verb is used by a button that the bot draws: unused verbs must be removed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date

from discord import ComponentType

from bot.app import ROUTES
from bot.buttons.params import Route
from bot.daily.best_screens import best_screen
from bot.daily.screens import (
    DayTable,
    daily_table_panel,
    shared_screen,
    unfinished_screen,
)
from bot.koikoi.actions import Play
from bot.koikoi.cards import distinct, parse_card
from bot.koikoi.lesson import Step, advised, begun
from bot.koikoi.rules import OPTIONS, make_rules
from bot.koikoi.state import Match, Phase, other
from bot.koikoi.view import view_for
from bot.leaderboards.achievement_screens import achievements_panel
from bot.leaderboards.profile_screens import Shown, profile_screen
from bot.leaderboards.screens import season_question, weekly_screen
from bot.lesson.round_screens import round_screen
from bot.lesson.screens import LessonReader, step_screen
from bot.locales import texts_in
from bot.matches.models.achievements import Achievement, Achievements, Earned
from bot.matches.models.daily import FIRST_DAY, day_numbered
from bot.matches.models.hosting import Report
from bot.matches.models.listings import DailyStanding, Page
from bot.matches.models.match import StoredMatch
from bot.matches.models.opened import OpenedTable
from bot.matches.models.people import Computer, Preferences
from bot.matches.models.profiles import Profile, StoredProfile
from bot.matches.models.rankings import Measure, Season, StandingRow, quarter_season
from bot.matches.models.rotation import Goal, Member, Rotation, RotationEnd, RotationState
from bot.matches.models.terms import ChangedSettings, ChannelRef, GuildSettings, TimeControl
from bot.matches.replay import PlayedRound, course_of
from bot.matches.review import moments, summarize
from bot.puzzle.collection import count, puzzle_of, record_of
from bot.puzzle.model import PuzzleAnswer, PuzzleResult
from bot.puzzle.screens import puzzle_model, puzzle_screen, result_screen
from bot.puzzle.screens import shared_screen as shared_puzzle_screen
from bot.reminders.model import Owed, Reminder
from bot.reminders.screens import Asked, alert_screen, remind_panel, reminder_screen
from bot.replay.film_screens import play_button, replay_button, share_button
from bot.replay.review_screens import review_screen
from bot.replay.screens import Replay, replay_choice_screen, replay_screen
from bot.rotations.screens import rotation_screen, winner_question
from bot.safety.model import Block
from bot.safety.screens import block_question, blocks_panel, reasons_screen
from bot.screens.challenge import challenge_screen
from bot.screens.games import turning
from bot.screens.hand import hand_screen
from bot.screens.learn import how_panel
from bot.screens.menu import menu_screen, off_screen, resign_screen, watcher_screen
from bot.screens.message import NO_MATCH, Divider, Item, Message, Picture, Prose, Screen, Section
from bot.screens.reports import report_screen
from bot.screens.results import result_row
from bot.screens.rules_panel import RulesSubject, rules_panel, rules_section
from bot.screens.table import BIG, table_screen
from bot.screens.view_model import NO_EMOJIS
from bot.servers.erasure_screens import erase_question
from bot.servers.page_screens import NextPosts
from bot.servers.question_screens import import_panel, loss_question
from bot.servers.screens import settings_panel
from bot.tournaments.model import Format
from tests.bot.fitting import understood, verbs_on
from tests.bot.forging import on_messages
from tests.bot.harness import BotHarness
from tests.bot.test_thousands_forged import furnished
from tests.bot.view_models import AOI, BEN, NOON, model, of_phase, played
from tests.matches.test_replay import actions_of
from tests.matches.world import first_is_best
from tests.matchmaking.screens import screens as matchmaking_screens
from tests.moderation.test_screens import screens as moderation_screens
from tests.tournaments.test_played import screens as tournament_screens

TEXTS = texts_in("en")
UNDOABLE = ChangedSettings(AOI, NOON, (), GuildSettings(7), 1)
ELSEWHERE = {
    "next", "remind-hour", "again", "unblock", "tour-admin", "tour-result", "set option",
}  # fmt: skip
"""A digest needs three correspondence matches: see `test_nudges`. A reminder's hour was chosen
with the other before zones: see `test_params`. Blocks and tournaments had menus before their lines
had buttons, and the questions of the house rules before their form: see `test_params` and
`test_house_forms`. A challenge that ran out is asked again in the
answer to a press: see `test_situations`."""


async def test_every_verb_is_on_a_button_that_we_draw(room: BotHarness) -> None:
    await furnished(room)
    drawn = [
        understood(one.custom_id, ComponentType(one.kind), tuple(one.values or ()))
        for one in on_messages(room)
    ]
    drawn += [verb for message in positions() for item in items(message) for verb in verbs_on(item)]
    known = {id(verb) for verb in drawn}
    assert undrawn(ROUTES.match, known) <= ELSEWHERE
    assert undrawn(ROUTES.panel, known) <= ELSEWHERE


def undrawn(verbs: Mapping[str, Route], known: set[int]) -> set[str]:
    return {name for name, verb in verbs.items() if id(verb) not in known}


def reminders() -> Iterator[Message]:
    """Yield everything that *Remind me* shows and sends."""
    on = Reminder(person_id=AOI.id, hour=8, due=NOON)
    for guild_id in (7, 8):
        yield remind_panel(TEXTS, Asked(on, {7: False}, guild_id, "Club"), NOON)
    for clock in (None, 9):
        yield remind_panel(TEXTS, Asked(None, {}), NOON, clock=clock)
    for last in (False, True):
        yield reminder_screen(TEXTS, Owed(on, frozenset({"daily", "puzzle"})), FIRST_DAY, last=last)
    table = OpenedTable(1, several=False, place=ChannelRef(7, 70), by=AOI)
    yield alert_screen(TEXTS, table, "Club", "https://discord.com/channels/7/70")


def positions() -> Iterator[Message]:
    """Yield rare states of a match, and screens that need many matches or days."""
    for phase in (Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.DEAL):
        match = played(of_phase(phase))
        yield from hands(match)
        yield hand_screen(model(match, 0, players=(AOI, Computer("master"))))
    yield from hands(played(of_phase(Phase.SWAP), preset="sloperama"))
    yield from crowded_hands()
    yield from sure_hands()
    for format_ in Format:
        yield from tournament_screens(TEXTS, format_)
    yield from moderation_screens(TEXTS)
    match = played(of_phase(Phase.PLAY))
    one = model(match, 0)
    yield hand_screen(replace(one, info=replace(one.info, absent=other(0))))
    yield hand_screen(replace(one, waiting=3))
    assert match.to_act is not None
    yield hand_screen(replace(model(match, other(match.to_act)), renews=True))
    begun = replace(one, info=replace(one.info, opponent=BEN, seats=(AOI, BEN)), unbegun=False)
    between = model(played(lambda match: match.phase is Phase.DEAL and bool(match.results)), 0)
    strangers = replace(between.info, opponent=BEN, seats=(AOI, BEN), place=ChannelRef(None, 0))
    yield hand_screen(replace(between, info=strangers))
    yield menu_screen(begun, can_bring=True)
    yield block_question(TEXTS, begun.info, BEN)
    yield reasons_screen(TEXTS, begun.info, BEN)
    yield blocks_panel(TEXTS, Page((Block(BEN.id, BEN, NOON),), 0, 10, 1))
    yield resign_screen(begun)
    yield off_screen(begun)
    yield hand_screen(replace(begun, info=replace(begun.info, offered_by=other(0))))
    yield watcher_screen(one)
    yield winner_question(TEXTS, one.info.id, one.info.seq)
    yield table_screen(replace(model(played(is_big)), cheers={}))
    report = Report(1, 1, AOI, 1, "It stopped.", NOON)
    yield report_screen(TEXTS, report, None, pressable=True)
    several = Rotation(9, one.info.place, AOI, one.info.terms, Goal(hands=6), NOON)
    yield rotation_screen(TEXTS, several)
    yield rotation_screen(TEXTS, replace(several, members=(Member(AOI), Member(BEN)) * 4))
    ended = replace(several, state=RotationState.OVER, end=RotationEnd.HANDS, hands=6)
    yield rotation_screen(TEXTS, replace(ended, members=(Member(AOI),)))
    yield table_screen(replace(one, rotation=several))
    open_table = replace(one.info, opponent=None, seats=None)
    yield challenge_screen(replace(one, info=open_table, levels=("sprout", "master"), seat=None))
    players = (AOI, Computer("expert"))
    match = played(lambda match: len(match.results) == 3)
    over = model(match, 0, players=players)
    day = replace(over.info, day=FIRST_DAY)
    yield Screen("", (result_row(TEXTS, day, among_others=True),))
    yield unfinished_screen(TEXTS, day, FIRST_DAY)
    yield shared_screen(TEXTS, AOI, StoredMatch(day), DailyStanding(AOI, 1, 12, 8, 0))
    yield from puzzles()
    standing = DailyStanding(AOI, 1, 12, 8, 0)
    table = DayTable(FIRST_DAY, "all", "expert", ("expert",), day_numbered(2))
    yield daily_table_panel(TEXTS, table, Page((standing,), 0, 10, 1), None, guild="Club")
    rounds = (PlayedRound(view_for(match, None), ()),) * 2
    yield best_screen(TEXTS, StoredMatch(day, match), standing, rounds, 1)
    for verb in (
        "games",
        "board rating.all.here",
        "history 5",
        "blocks",
        "daily-page 1 all expert",
    ):
        rows = [row for row in turning(TEXTS, verb, 1, 3) if not isinstance(row, Prose | Divider)]
        yield Screen("", tuple(rows))
    yield weekly_screen(TEXTS, "Club", date(2026, 1, 5), Measure.WINS, (), picture=None)
    someone = Profile(AOI, StandingRow(1), None, None, StoredProfile(), (), None)
    yield profile_screen(TEXTS, Shown(someone, "here", "Club", own=True))
    yield season_question(TEXTS, quarter_season((2026, 3)), by_quarter=False, name="Moon cup")
    yield season_question(TEXTS, Season("s1", name="Moon cup"), by_quarter=True)
    for match_id in (one.info.id, NO_MATCH):
        yield rules_panel(TEXTS, RulesSubject(one.info.terms), match_id)
        yield rules_section(TEXTS, RulesSubject(one.info.terms), "turns", match_id)
    earned = (Earned(AOI.id, Achievement.GOKO, over.info.id, NOON, 7),)
    yield achievements_panel(TEXTS, AOI, Achievements(earned, {}), {over.info.id: over.info})
    yield from replays()
    yield from reminders()
    yield from matchmaking_screens(TEXTS)
    yield settings_panel(TEXTS, "Club", GuildSettings(7, options={"seven": "off"}))
    yield settings_panel(TEXTS, "Club", GuildSettings(7), "channels")
    yield settings_panel(TEXTS, "Club", GuildSettings(7), "table", closed=True)
    yield settings_panel(TEXTS, "Club", GuildSettings(7), "share")
    yield settings_panel(TEXTS, "Club", GuildSettings(7), "channel 5")
    for page in ("posts", "posts 9"):
        coming = NextPosts(NOON, NOON, NOON)
        yield settings_panel(TEXTS, "Club", GuildSettings(7), page, posts=coming)
    yield import_panel(TEXTS, "Club", GuildSettings(7), GuildSettings(7, preset="ktane"), 1)
    yield settings_panel(TEXTS, "Club", GuildSettings(7), changed=[UNDOABLE])
    house = GuildSettings(7, options={"seven": "off"})
    yield loss_question(TEXTS, "Club", house, GuildSettings(7), 1, reset=True)
    yield how_panel(TEXTS, one.info)
    yield erase_question(TEXTS, "Club", 2, 30)
    yield from lesson()
    for option in OPTIONS:
        yield settings_panel(TEXTS, "Club", GuildSettings(7), f"option {option.key}")


def replays() -> Iterator[Message]:
    """Of a match and of a record, before and after the review, and their posted versions."""
    course = course_of(make_rules("wikipedia-2020", {"rounds": "3"}), actions_of())
    judged = [(one, first_is_best(one.view)) for one in moments(course.rules, course.actions)]
    of_match = model(course.at(course.steps).match, 0)
    of_file = replace(of_match, info=replace(of_match.info, id=NO_MATCH, seq=0))
    for one in (of_match, of_file):
        for review in (None, summarize(judged)):
            replay = Replay(course, may_open=True, review=review, may_review=True)
            yield replay_screen(one, replay, course.at(5))
        yield Screen("", ((play_button(one, 1),),))
    yield review_screen(of_match, summarize(judged), 0, 1)
    yield replay_choice_screen(TEXTS, AOI.id, [of_match.info])
    yield Screen("", ((share_button(of_match, 1), replay_button(of_match, 1)),))


def lesson() -> Iterator[Message]:
    yield from (step_screen(LessonReader(TEXTS), step) for step in Step if step is not Step.ROUND)
    for now in (begun(), begun().after(advised(""))):
        yield round_screen(LessonReader(TEXTS, round=now))


def puzzles() -> Iterator[Message]:
    """Yield a puzzle of each kind, and its answer."""
    for number in range(1, count() + 1):
        day = day_numbered(number)
        puzzle = puzzle_of(day)
        one = puzzle_model(TEXTS, puzzle, day, NO_EMOJIS, preferences=Preferences(0))
        yield puzzle_screen(one)
        best = puzzle.best.action.text
        answer = PuzzleAnswer(day, puzzle.key, best, solved=True, rating=1500, answered_at=NOON)
        result = PuzzleResult(puzzle, answer, record_of([answer]), {best: 1})
        yield result_screen(one, result, NOON, among_others=True)
        yield shared_puzzle_screen(TEXTS, AOI, result)


def is_big(match: Match) -> bool:
    """Return whether a hand can be cheered."""
    stake = view_for(match, None).stake
    return stake is not None and stake.score.total >= BIG


def hands(match: Match) -> Iterator[Message]:
    for seat in (0, 1):
        yield hand_screen(model(match, 0 if seat == 0 else 1))


def crowded(match: Match) -> bool:
    """Return whether there are more moves than buttons fit: then the card is chosen first."""
    view = view_for(match, match.to_act)
    plays = [action for action in view.legal if isinstance(action, Play)]
    targets = distinct(one.target for one in plays if one.target is not None)
    return match.phase is Phase.PLAY and len(plays) > 16 and len(targets) > 8


def crowded_hands() -> Iterator[Message]:
    match = played(crowded, lightning_wild="on", match_three="one")
    plain = model(match, match.to_act)
    yield hand_screen(plain)
    yield hand_screen(replace(plain, picked=parse_card("11C1")))


def test_a_crowded_hand_of_two_strangers_has_room_for_its_cheers() -> None:
    """A correspondence match shows the last result above the cards, and asks about offers there."""
    match = played(crowded, lightning_wild="on", match_three="one")
    mover = match.to_act
    assert mover is not None
    over = model(played(lambda match: match.phase is Phase.DEAL and bool(match.results)), 0).view
    crowd = model(match, mover, pace=TimeControl.DAILY)
    assert over is not None
    assert crowd.view is not None
    view = replace(crowd.view, results=over.results, last_turns=(None, None))
    place = replace(crowd.info, opponent=BEN, seats=(AOI, BEN), place=ChannelRef(None, 0))
    for offered in (None, other(mover)):
        for picked in (None, parse_card("11C1")):
            info = replace(place, offered_by=offered)
            screen = hand_screen(replace(crowd, view=view, info=info, picked=picked))
            assert len(screen.rows) <= 5, (offered, picked)
            praised = any(":praise " in (one.custom_id or "") for one in items(screen))
            assert praised is (offered is None)


def sure_hands() -> Iterator[Message]:
    """Hands of players who confirm each move."""
    for phase in (Phase.PLAY, Phase.TAKE, Phase.DECIDE):
        match = played(of_phase(phase))
        careful = Preferences(1, confirm=True)
        yield hand_screen(replace(model(match, match.to_act), preferences=careful))


def items(message: Message) -> Iterator[Item]:
    for row in message.rows if isinstance(message, Screen) else message.blocks:
        if isinstance(row, Section):
            yield row.button
        elif not isinstance(row, Prose | Divider | Picture):
            yield from row
