"""Koi-koi or stop, word by word: the effect of each choice on the match, and its causes."""

from collections.abc import Callable
from dataclasses import replace

from bot.koikoi.actions import Koi, Seat
from bot.koikoi.cards import DECK, month_of
from bot.koikoi.match import apply, new_match
from bot.koikoi.rules import make_rules
from bot.koikoi.state import Match, Phase, other
from bot.koikoi.view import PlayerView, view_for
from bot.koikoi.yaku_gains import formed_in, stops_after
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.models.people import Person
from bot.matches.models.rotation import Goal, Member, Rotation, RotationState
from bot.screens.card_buttons import PHONE_LABEL, marked_label
from bot.screens.decision import decision_facts, ending
from bot.screens.hand import hand_screen
from bot.screens.message import Button, Screen, Style, units
from bot.screens.rules_panel import yaku_screen
from bot.screens.table import table_screen
from bot.screens.view_model import ViewModel
from bot.screens.wording.cards import taking
from tests.bot.each import each
from tests.bot.view_models import AOI, BEN, NOON, model, played
from tests.locales.walked import WALKED

ENDS = ("wins", "loses", "ties", "extra", "on")
Found = tuple[Match, Seat, PlayerView]
SOME_MATCH = model(new_match(make_rules("wikipedia-2020")))
"""The effect of a round's end on a match follows from its view alone."""


def found(
    holds: Callable[[PlayerView, Seat], bool], *, preset: str = "wikipedia-2020", **rules: str
) -> Found:
    """Return a position that satisfies a condition, as seen by the player to act."""

    def fits(match: Match) -> bool:
        return match.to_act is not None and holds(view_for(match, match.to_act), match.to_act)

    match = played(fits, preset=preset, seed=0, **rules)
    assert match.to_act is not None
    return match, match.to_act, view_for(match, match.to_act)


def that_stops(end: str) -> Callable[[PlayerView, Seat], bool]:
    """Return a condition: stopping has this effect on the match."""
    return lambda view, seat: (
        view.stake is not None and ending(SOME_MATCH, view, view.stake.stopped, seat) == end
    )


def deciding(end: str, *, preset: str = "wikipedia-2020", **rules: str) -> Found:
    tie = {"tie": "extra_round"} if end == "extra" else {"tie": "draw"}
    return found(that_stops(end), preset=preset, **tie, **rules)


def hand_of(match: Match, seat: Seat, *, language: Language = "en", coach: bool = False) -> Screen:
    return hand_screen(replace(model(match, seat, language=language), coach=coach))


def facts_of(match: Match, seat: Seat) -> str:
    """Return the content of *Odds* besides the odds."""
    shown = model(match, seat)
    assert shown.view is not None
    assert shown.view.stake is not None
    return read(decision_facts(shown, shown.view, shown.view.stake, seat))


def buttons(screen: Screen) -> list[Button]:
    return [item for row in screen.rows for item in row if isinstance(item, Button)]


def read(text: str) -> str:
    """Return a text without the character that keeps a score on one line."""
    return text.replace("\u2060", "")


# ── what each choice means for the match ──────────────────────────────────────────────────────

SAID = {
    "wins": ": you win the match**.",
    "loses": ": you lose the match**.",
    "ties": ": the match is a tie**.",
    "extra": "**: a tie, so an extra round decides.",
    "on": "**.",
}
LABELS = {"wins": ", wins {}", "loses": ", loses {}", "ties": ", ties {}", "extra": ", ties {}"}


@each("end", ENDS)
def test_stop_says_what_it_makes_of_the_match_and_is_green_unless_it_loses(end: str) -> None:
    match, seat, view = deciding(end)
    screen, stake = hand_of(match, seat), view.stake
    assert stake is not None
    points, own, theirs = stake.score.total, view.scores[seat], view.scores[other(seat)]
    after = f"{own + points}–{theirs}"
    told = read(screen.content)
    assert f"**Stop**: +{points}, {own}–{theirs} → **{after}{SAID[end]}" in told
    stop, koi, odds = buttons(screen)[:3]
    assert odds.label == "Details"
    assert read(stop.label) == f"Stop · +{points}" + LABELS.get(end, "").format(after)
    assert (stop.style is Style.GREEN) == (end != "loses")
    assert (koi.label, koi.style) == ("Koi-koi!", Style.BLURPLE)
    assert ("To win the match, you need" in facts_of(match, seat)) == (end in {"loses", "ties"})


def test_what_playing_on_needs_and_leads_to_is_said() -> None:
    match, seat, view = deciding("loses", exhaust="zero")
    told = facts_of(match, seat)
    own, theirs = view.scores[seat], view.scores[other(seat)]
    assert f"To win the match, you need +{theirs - own + 1}." in told
    assert f"If nobody stops, you lose the match {own}–{theirs}." in told
    match, seat, view = found(
        lambda view, seat: (
            that_stops("wins")(view, seat) and view.scores[seat] > view.scores[other(seat)]
        ),
        exhaust="zero",
    )
    own, theirs = view.scores[seat], view.scores[other(seat)]
    assert f"If nobody stops, you win the match {own}–{theirs}." in facts_of(match, seat)
    match, seat, _ = deciding("on")
    assert "If nobody stops" not in facts_of(match, seat)


def test_the_dealers_point_for_a_drawn_round_is_counted() -> None:
    """Oya-ken: the dealer of the last round gets a point if nobody stops."""
    match, seat, view = found(
        lambda view, seat: that_stops("wins")(view, seat) and view.oya == seat, exhaust="oya:1"
    )
    stake = view.stake
    assert stake is not None
    assert stake.exhausted.scores[seat] == view.scores[seat] + 1
    score = f"{view.scores[seat] + 1}–{view.scores[other(seat)]}"
    assert f" {score} (the dealer gets 1)." in facts_of(match, seat)


def test_from_bank_to_bank_half_the_gap_is_enough() -> None:
    match, seat, view = deciding("loses", preset="sloperama", bank="50", zero_sum="on")
    gap = view.scores[other(seat)] - view.scores[seat]
    assert f"To win the match, you need +{gap // 2 + 1}." in facts_of(match, seat)


def test_in_a_race_only_reaching_the_target_wins() -> None:
    race = {"rounds": "off", "target": "10"}
    match, seat, view = found(that_stops("wins"), **race)
    assert view.stake is not None
    assert view.scores[seat] + view.stake.score.total >= 10
    assert ": you win the match**." in hand_of(match, seat).content
    match, seat, view = found(that_stops("on"), **race)
    assert view.stake is not None
    assert view.scores[seat] + view.stake.score.total < 10


@each(
    ("end", "said"),
    [
        ("wins", "With **Stop**, you win the match"),
        ("loses", "**Koi-koi** is your only chance"),
        ("ties", "the match ends in a tie"),
    ],
)
def test_the_coach_knows_the_match(end: str, said: str) -> None:
    match, seat, _ = deciding(end)
    told = hand_of(match, seat, coach=True).content
    assert said in told
    assert "**Stop** is safe" not in told


@each("language", LANGUAGES)
@each("end", ENDS)
def test_the_labels_are_short_enough_for_a_phone(end: str, language: Language) -> None:
    for what in ("match", "table"):
        label = texts_in(language)(f"button-stop-{end}", points=120, score="–120–120", what=what)
        assert units(label) <= 38


def test_the_decision_shows_what_the_opponent_is_near_to() -> None:
    """Only cards that can still come count: cards of the decider can't."""
    match, seat, view = found(
        lambda view, seat: view.stake is not None and len(view.threats(other(seat))) > 1
    )
    texts, near = texts_in("en"), view.threats(other(seat))
    listed = ", ".join(f"{texts(f'yaku-{one.yaku}')} {one.have}/{one.need}" for one in near)
    shown = model(match, seat)
    assert f"**{shown.opponent}** is close to: {listed}" in facts_of(match, seat)


def test_a_card_in_the_own_hand_is_no_threat() -> None:
    """A stranger held the only missing bright, and the coach warned of it."""

    def holds_the_last(view: PlayerView, seat: Seat) -> bool:
        return view.stake is not None and any(
            one.lacking == 1 and one.missing and not one.missing & ~view.hand
            for one in view.near_yaku(other(seat))
        )

    _, seat, view = found(holds_the_last)
    rival = other(seat)
    held = {
        one.yaku
        for one in view.near_yaku(rival)
        if one.lacking == 1 and not one.missing & ~view.hand
    }
    assert not held & {one.yaku for one in view.threats(rival)}


def test_the_opponents_progress_is_told_also_at_their_decision() -> None:
    match, seat, _ = found(
        lambda view, seat: view.stake is not None and len(view.near_yaku(seat)) > 0
    )
    watching = model(match, other(seat))
    assert watching.view is not None
    texts, near = texts_in("en"), watching.view.near_yaku(seat)
    listed = ", ".join(f"{texts(f'yaku-{one.yaku}')} {one.have}/{one.need}" for one in near)
    assert f"▫️ close: {listed}" in yaku_screen(watching).content


def test_the_turns_left_are_told() -> None:
    match, seat, view = found(
        lambda view, seat: view.stake is not None and view.hand_counts[seat] > 1
    )
    assert f"You have {view.hand_counts[seat]} turns left." in facts_of(match, seat)


# ── at a table for several people ─────────────────────────────────────────────────────────────


def at_table(end: str, *, goal: Goal, others: int = 0) -> tuple[ViewModel, Seat]:
    """A decision in a hand of a table: a third person has `others` points, the two have none."""
    wanted = 1 if end == "on" else 3
    match = played(
        lambda match: (
            match.to_act is not None
            and (stake := view_for(match, match.to_act).stake) is not None
            and stake.score.total >= wanted
        ),
        rounds="1",
        tie="draw",
    )
    seat = match.to_act
    assert seat is not None
    shown = model(match, seat)
    chiyo = Member(Person(103, "Chiyo"), points=others, played=1)
    table = Rotation(
        3,
        shown.info.place,
        AOI,
        shown.info.terms,
        goal,
        NOON,
        state=RotationState.PLAYING,
        members=(Member(AOI), Member(BEN), chiyo),
        hands=1,
        match_id=shown.info.id,
    )
    info = replace(shown.info, rotation_id=3, hand=2)
    return replace(shown, info=info, rotation=table, coach=True), seat


@each("language", WALKED)
def test_a_hand_of_a_table_decides_no_match(language: Language) -> None:
    """It said "you win the match", although the table is played to 50 points."""
    shown, seat = at_table("on", goal=Goal(points=50))
    shown = replace(shown, texts=texts_in(language))
    assert shown.view is not None
    stake = shown.view.stake
    assert stake is not None
    for after in (stake.stopped, stake.exhausted):
        assert ending(shown, shown.view, after, seat) == "on"
    screen = hand_screen(shown)
    told = screen.content + decision_facts(shown, shown.view, stake, seat)
    total = shown.texts("table-total", points=stake.score.total, goal=50)
    assert f"**{total}**" in told
    for word in ("match", "対戦に", "延長戦"):
        assert word not in told
    assert buttons(screen)[0].label == shown.texts("button-stop-on", points=stake.score.total)


@each(
    ("goal", "others", "end", "said"),
    [
        (Goal(points=3), 0, "wins", ": you win the table**."),
        (Goal(hands=2), 0, "wins", ": you win the table**."),
        (Goal(hands=2), 99, "loses", ": someone else wins the table**."),
        (Goal(hands=3), 99, "on", "**."),
    ],
)
def test_the_end_of_a_table_is_told(goal: Goal, others: int, end: str, said: str) -> None:
    shown, seat = at_table(end, goal=goal, others=others)
    assert shown.view is not None
    stake = shown.view.stake
    assert stake is not None
    assert ending(shown, shown.view, stake.stopped, seat) == end
    screen = hand_screen(shown)
    assert said in screen.content
    assert "match" not in screen.content
    first = buttons(screen)[0]
    assert (", wins the table" in first.label) == (end == "wins")
    assert (first.style is Style.GREEN) == (end != "loses")
    if end == "loses":
        facts = decision_facts(shown, shown.view, stake, seat)
        assert "To win the table, you need +100." in facts


def test_a_tie_at_the_end_of_a_table_is_a_shared_place() -> None:
    shown, _ = at_table("ties", goal=Goal(hands=2))
    assert shown.view is not None
    assert shown.view.stake is not None
    points = shown.view.stake.score.total
    shown, seat = at_table("ties", goal=Goal(hands=2), others=points)
    assert "ends with first place shared**." in hand_screen(shown).content
    assert ", ties the table" in buttons(hand_screen(shown))[0].label
    del seat


# ── one sum ───────────────────────────────────────────────────────────────────────────────────


def test_everybody_reads_the_sum_that_the_picture_shows() -> None:
    """The picture has the multiplied total; the table and the waiting hand showed only the base."""
    match, seat, view = found(
        lambda view, _: view.stake is not None and view.stake.score.total > view.stake.score.base
    )
    assert view.stake is not None
    total = f" = {view.stake.score.total}**"
    assert total in hand_of(match, seat).content
    assert total in hand_of(match, other(seat)).content
    table = table_screen(model(match)).content
    assert total in table
    assert ". ·" not in table


# ── a card that completes a yaku ──────────────────────────────────────────────────────────────


def labels_of(screen: Screen) -> dict[str, str]:
    """Return the labels by the actions of their buttons: `play 01B`, `take 09A`."""
    found: dict[str, str] = {}
    for button in buttons(screen):
        found[(button.custom_id or ":::").split(":")[3]] = button.label
    return found


@each("phase", [Phase.PLAY, Phase.TAKE])
def test_a_button_that_completes_a_yaku_says_so(phase: Phase) -> None:
    match, seat, view = found(
        lambda view, _: view.phase is phase and 0 < len(stops_after(view)) < len(view.legal)
    )
    labels, stops = labels_of(hand_of(match, seat)), stops_after(view)
    for text, label in labels.items():
        worth = {action.text: points for action, points in stops.items()}.get(text)
        assert ("✨" in label) == (worth is not None)
        assert worth is None or label.startswith(f"✨ +{worth} ")
    assert any("✨" in label for label in labels.values())


def test_the_promise_is_what_the_stop_button_then_says() -> None:
    """The opponent's call is included: it doubles."""
    match, seat, view = found(
        lambda view, seat: (
            view.phase is Phase.TAKE and view.calls[other(seat)] > 0 and bool(stops_after(view))
        )
    )
    (action, worth) = next(iter(stops_after(view).items()))
    after = apply(match, action).match
    if after.phase is Phase.DECIDE:
        label = buttons(hand_of(after, seat))[0].label
        assert label.startswith(f"Stop · +{worth}")
    else:  # with an empty hand, the round stops immediately
        assert after.results[-1].points == worth
    assert f"✨ +{worth} " in labels_of(hand_of(match, seat))[action.text]


@each("language", LANGUAGES)
def test_a_phone_shows_the_whole_label_also_with_a_mark(language: Language) -> None:
    """ "✨ +5" was at the end, which a phone cuts off."""
    texts = texts_in(language)
    for card in DECK:
        for target in DECK:
            if card == target or month_of(card) != month_of(target):
                continue
            said, brief = (taking(texts, card, target, brief=brief) for brief in (False, True))
            assert units(said) <= PHONE_LABEL
            for points in (5, 120):
                marked = marked_label(texts, points, said, brief)
                assert marked.startswith(f"✨ +{points}")
                assert units(marked) <= PHONE_LABEL


def test_the_moment_has_a_headline_and_the_next_turn_still_names_it() -> None:
    match, seat, view = found(
        lambda view, seat: view.stake is not None and len(view.stake.score.yaku) == 1
    )
    texts, stake, turn = texts_in("en"), view.stake, view.last_turns[seat]
    assert stake is not None
    assert turn is not None
    (formed,) = formed_in(view, turn)
    made = texts(f"yaku-{formed.yaku}")
    assert f"\n## ✨ {made}!\n" in hand_of(match, seat).content
    assert f"✨ **{made}**" not in hand_of(match, seat).content
    called = apply(match, Koi()).match
    for screen in (
        hand_of(called, seat),
        hand_of(called, other(seat)),
        table_screen(model(called)),
    ):
        assert f" · ✨ **{made}** · **koi-koi!**" in screen.content


def test_only_a_new_yaku_is_in_the_headline() -> None:
    match, seat, view = found(
        lambda view, seat: (
            view.stake is not None
            and view.calls[seat] > 0
            and (turn := view.last_turns[seat]) is not None
            and len(formed_in(view, turn)) < len(view.stake.score.yaku)
        )
    )
    turn = view.last_turns[seat]
    assert turn is not None
    names = [texts_in("en")(f"yaku-{one.yaku}") for one in formed_in(view, turn)]
    assert f"## ✨ {' + '.join(names)}!" in hand_of(match, seat).content


# ── being called upon ─────────────────────────────────────────────────────────────────────────


def called_upon(view: PlayerView, seat: Seat) -> bool:
    turn = view.last_turns[other(seat)]
    return view.phase is Phase.PLAY and turn is not None and turn.called


@each(
    ("rules", "said"),
    [
        ({"koi_factor": "opponent_x2"}, ": your yaku now count ×2."),
        ({"koi_factor": "all_plus_1"}, ": your yaku now count ×2."),
        ({"koi_factor": "none"}, ": stop first, and {} gets nothing."),
        ({"koi_factor": "none", "reply_ends": "on"}, ": your next yaku ends the round."),
        (
            {"koi_factor": "opponent_x2", "reply_ends": "on"},
            ": your next yaku ends the round and counts ×2.",
        ),
    ],
)
def test_what_a_call_means_for_the_other_player(rules: dict[str, str], said: str) -> None:
    plain = {"seven": "off", "field_brights": "off"}
    match, seat, view = found(
        lambda view, seat: called_upon(view, seat) and sum(view.calls) == 1, **plain, **rules
    )
    shown = model(match, seat)
    line = f"📣 **{shown.opponent} called koi-koi**{said.format(shown.opponent)}"
    assert line in hand_screen(shown).content
    assert ("×" in line) == (view.factor_at_stake(seat) != 1)
    assert "📣" not in hand_of(match, other(seat)).content


# ── the coach follows the game ────────────────────────────────────────────────────────────────


@each(
    ("holds", "said"),
    [
        (lambda view, _: bool(stops_after(view)) and view.phase is Phase.PLAY, "✨ marks a card"),
        (
            lambda view, seat: called_upon(view, seat) and not stops_after(view),
            "is playing for more",
        ),
        (
            lambda view, seat: (
                view.phase is Phase.PLAY
                and view.calls[seat] > 0
                and not view.calls[other(seat)]
                and not stops_after(view)
            ),
            "You called (こい in the picture): your yaku must grow",
        ),
        (
            lambda view, seat: (
                view.phase is Phase.PLAY
                and not any(view.calls)
                and not any(view.captures(action.card) for action in view.legal)
            ),
            "You can't capture anything right now",
        ),
        (lambda view, _: view.phase is Phase.TAKE, "The card from the draw pile captures as well"),
        (
            lambda view, seat: (
                that_stops("on")(view, seat)
                and any(
                    one.lacking == 1 and view.still_forms(other(seat), one)
                    for one in view.progress[other(seat)]
                )
            ),
            "needs one more card for",
        ),
    ],
)
def test_the_coach_follows_the_game(holds: Callable[[PlayerView, Seat], bool], said: str) -> None:
    match, seat, _ = found(holds)
    told = hand_of(match, seat, coach=True).content
    assert said in told
    assert told.count("💡") == 1


# ── the list of yaku ──────────────────────────────────────────────────────────────────────────


def test_a_yaku_needs_cards_and_those_in_hand_are_marked() -> None:
    match, seat, _ = found(
        lambda view, seat: any(
            one.lacking == 1 and one.have > 1 and one.missing & view.hand
            for one in view.progress[seat]
            if view.still_forms(seat, one)
        )
    )
    told = yaku_screen(model(match, seat)).content
    assert ": needs " in told
    assert "would help" not in told
    assert " ✋" in told
    assert "-# ✋ in your hand" in told
    assert "✋" not in yaku_screen(model(match)).content, "a watcher knows no hand"


def test_what_the_turns_no_longer_allow_is_not_listed() -> None:
    def late(view: PlayerView, seat: Seat) -> bool:
        return view.phase is Phase.PLAY and any(
            one.possible and one.have > 0 and one.lacking == 3 and not view.still_forms(seat, one)
            for one in view.progress[seat]
        )

    match, seat, view = found(late)
    told, texts = yaku_screen(model(match, seat)).content, texts_in("en")
    for one in view.progress[seat]:
        if one.possible and not one.formed and not view.still_forms(seat, one):
            assert f"▫️ {texts(f'yaku-{one.yaku}')} " not in told
