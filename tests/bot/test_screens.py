"""The screens word by word, from positions, without Discord."""

from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord

from bot.koikoi.actions import Play, Resign, Seat, Take, Timeout
from bot.koikoi.cards import Kind, card_code, cards_in, distinct, kind_of, month_of, parse_card
from bot.koikoi.match import apply, legal_actions
from bot.koikoi.state import Match, MatchEnd, Phase, other
from bot.koikoi.view import view_for
from bot.locales import LANGUAGES, Language, texts_in
from bot.matches.models.people import Person
from bot.matches.models.terms import TimeControl
from bot.messages.sending.components import built
from bot.messages.sending.delivery import without_picture
from bot.screens.hand import bottom_row, closed_hand_screen, hand_screen
from bot.screens.message import CONTENT_LIMIT, Button, Screen, Style, clip, units
from bot.screens.rules_panel import yaku_screen
from bot.screens.table import table_screen
from bot.screens.wording.cards import card_name, card_short
from bot.screens.wording.names import drawn_name, name, plain_name
from tests.bot.each import each
from tests.bot.view_models import BEN, model, of_phase, played
from tests.locales.walked import WALKED


def buttons(screen: Screen) -> list[Button]:
    return [item for row in screen.rows for item in row if isinstance(item, Button)]


def moving(match: Match) -> Screen:
    assert match.to_act is not None
    return hand_screen(model(match, match.to_act))


def test_a_button_says_what_happens() -> None:
    match = played(lambda match: match.seq > 4 and match.phase is Phase.PLAY)
    assert match.to_act is not None
    view = view_for(match, match.to_act)
    texts = texts_in("en")
    for button in buttons(moving(match)):
        verb, _, rest = (button.custom_id or "").partition("play ")
        if not rest:
            continue
        card = parse_card(rest.split()[0])
        taken = view.captures(card)
        assert button.label.startswith(card_name(texts, card)), verb
        assert (button.style is Style.GREEN) == bool(taken), "green takes, grey stays"
        assert ("▸" in button.label) == bool(taken), "and never by colour alone"


def test_two_targets_are_two_buttons_and_what_is_the_same_shares_one() -> None:
    def two_targets(match: Match, *, alike: bool) -> bool:
        if match.phase is not Phase.PLAY or match.to_act is None:
            return False
        view = view_for(match, match.to_act)
        return any(
            len(view.captures(card)) == 2
            and (len(distinct(one for (one,) in view.captures(card))) == 1) == alike
            for card in cards_in(view.hand)
        )

    for alike in (False, True):
        match = played(partial(two_targets, alike=alike))
        assert match.to_act is not None
        view = view_for(match, match.to_act)
        ids = [button.custom_id or "" for button in buttons(moving(match))]
        for card in cards_in(view.hand):
            plays = [one for one in ids if f":play {card_code(card)}" in one]
            targets = [one for alternative in view.captures(card) for one in alternative]
            if len(view.captures(card)) == 2:
                assert len(plays) == len(distinct(targets))
            else:
                assert len(plays) == 1


def test_the_lightning_is_nobodys_double() -> None:
    chaff = [parse_card(code) for code in ("11C1", "12C1", "12C2", "08C1", "08C2")]
    assert distinct(chaff) == (parse_card("11C1"), parse_card("12C1"), parse_card("08C1"))


def test_cards_stand_in_the_order_of_the_months_at_most_four_a_row() -> None:
    match = played(of_phase(Phase.PLAY))
    screen = moving(match)
    codes = [
        (one.custom_id or "").split("play ")[1].split()[0]
        for one in buttons(screen)
        if "play " in (one.custom_id or "")
    ]
    assert [month_of(parse_card(code)) for code in codes] == sorted(
        month_of(parse_card(code)) for code in codes
    )
    assert len(screen.rows) <= 5
    assert all(len(row) <= 4 for row in screen.rows)
    assert [button.label for button in screen.rows[-1] if isinstance(button, Button)] == [
        "Yaku",
        "Table",
        "Menu",
    ]


def test_not_your_turn_shows_the_cards_disabled() -> None:
    match = played(of_phase(Phase.PLAY))
    assert match.to_act is not None
    screen = hand_screen(model(match, other(match.to_act)))
    assert screen.content.startswith("**Aoi's turn**") or screen.content.startswith(
        "**Ben's turn**"
    )
    cards = [button for row in screen.rows[:-1] for button in row if isinstance(button, Button)]
    assert len(cards) == 8
    assert all(button.disabled for button in cards)


def test_a_draw_asks_what_to_take() -> None:
    match = played(of_phase(Phase.TAKE))
    screen = moving(match)
    view = view_for(match, match.to_act)
    assert view.drawn is not None
    assert f"You drew **{card_name(texts_in('en'), view.drawn)}**. Take:" in screen.content
    labels = [button.label for button in screen.rows[0] if isinstance(button, Button)]
    assert labels
    assert all(label.lstrip("✨ +0123456789")[0].isupper() for label in labels)


@each("language", LANGUAGES)
def test_what_drawn_lightning_may_take_is_told_apart(language: Language) -> None:
    """Wild lightning takes any card: three plain ones of different months, or two ribbons."""

    def wild(match: Match) -> bool:
        view = view_for(match, match.to_act)
        return view.drawn == parse_card("11C1") and len(view.legal) > 3

    match = played(wild, lightning_wild="on")
    screen = hand_screen(model(match, match.to_act, language=language))
    takes = [one.label for one in buttons(screen) if ":take " in (one.custom_id or "")]
    targets = [one.target for one in view_for(match, match.to_act).legal if isinstance(one, Take)]
    assert len(set(takes)) == len(takes) == len(distinct(targets)) > 3


def test_more_than_sixteen_buttons_ask_for_the_card_first() -> None:
    """Only wild lightning has that many targets."""

    def crowded(match: Match) -> bool:
        view = view_for(match, match.to_act)
        plays = [action for action in view.legal if isinstance(action, Play)]
        targets = distinct(a.target for a in plays if a.target is not None)
        return match.phase is Phase.PLAY and len(plays) > 16 and len(targets) > 8

    match = played(crowded, lightning_wild="on", match_three="one")
    assert match.to_act is not None
    plain = model(match, match.to_act)
    many = buttons(hand_screen(plain))
    wild = next(one for one in many if ":pick 11C1" in (one.custom_id or ""))
    assert wild.label == "Lightning ▸ …"
    chosen = hand_screen(replace(plain, picked=parse_card("11C1")))
    assert "**Lightning** takes:" in chosen.content
    assert len(chosen.rows) <= 5
    assert "Back" in [button.label for button in buttons(chosen)]


FACTORS = {
    "none": "keep playing; you'll only score once your yaku are worth more.",
    "opponent_x2": ", and a yaku by {name} would then count ×2.",
    "own_plus_1": ", then ×2 for your calls.",
    "all_plus_1": ", then ×2; a yaku by {name} would count ×2.",
    "steam": "; this call adds to what you score then.",
}


@each(("factor", "wording"), FACTORS.items())
def test_the_decision_tells_the_consequences_of_the_rules_in_force(
    factor: str, wording: str
) -> None:
    match = played(
        lambda match: (
            match.phase is Phase.DECIDE and match.round is not None and match.round.calls == (0, 0)
        ),
        koi_factor=factor,
    )
    assert match.to_act is not None
    shown = model(match, match.to_act)
    screen = hand_screen(shown)
    view = view_for(match, match.to_act)
    assert view.stake is not None
    assert wording.format(name=shown.opponent) in screen.content
    assert f"**Stop**: +{view.stake.score.total}, " in screen.content
    first, second = buttons(screen)[:2]
    assert (first.label, first.style) == (f"Stop · +{view.stake.score.total}", Style.GREEN)
    assert (second.label, second.style) == ("Koi-koi!", Style.BLURPLE)
    japanese = hand_screen(model(match, match.to_act, language="ja"))
    labels = [button.label for button in buttons(japanese)[:2]]
    assert labels == [f"勝負 +{view.stake.score.total}文", "こいこい！"]


def test_the_opponent_sees_that_somebody_decides() -> None:
    match = played(of_phase(Phase.DECIDE))
    assert match.to_act is not None
    assert "** and decides" in hand_screen(model(match, other(match.to_act))).content
    assert "** and decides" in table_screen(model(match)).content


def test_a_blind_swap_is_asked_before_anybody_sees_a_card() -> None:
    match = played(of_phase(Phase.SWAP), preset="sloperama")
    assert match.to_act is not None
    asked = hand_screen(model(match, match.to_act))
    assert [button.label for button in asked.rows[0] if isinstance(button, Button)] == [
        "Keep mine",
        "Swap hands",
    ]
    waiting = hand_screen(model(match, other(match.to_act)))
    assert "can swap hands with you, sight unseen" in waiting.content
    assert "Your hand: none" in (waiting.picture.alt if waiting.picture else "")


def test_a_result_is_a_sum_that_can_be_checked() -> None:
    match = played(
        lambda match: (
            match.phase is Phase.DEAL
            and bool(match.results)
            and len(match.results[-1].yaku) > 1
            and match.results[-1].factor == 2
        )
    )
    result = match.results[-1]
    assert result.winner is not None
    table = table_screen(model(match)).content
    parts = " + ".join(str(one.points) for one in result.yaku)
    for one in result.yaku:
        assert f"{texts_in('en')(f'yaku-{one.yaku}')} {one.points}" in table
    assert parts.count("+") == len(result.yaku) - 1
    assert f" = {result.base}, ×2" in table
    assert f" = {result.points}" in table
    assert "deals next" in table


SEATS: tuple[Seat, Seat] = (0, 1)


def ended(match: Match) -> bool:
    """Return whether it was played out, with a winner, and cards left in a hand."""
    return (
        match.outcome is not None
        and match.outcome.winner is not None
        and any(match.results[-1].hands)
        and match.results[-1].winner is not None
    )


def test_a_match_ends_with_who_won_and_the_score_then_the_sum() -> None:
    match = played(ended)
    assert match.outcome is not None
    won = match.outcome.winner
    assert won is not None
    margin = abs(match.scores[0] - match.scores[1])
    first, second, third, *_ = table_screen(model(match)).content.splitlines()
    assert first.startswith("🏆 **")
    assert first.endswith(f"wins the match by {margin}!**")
    assert second == f"**🔴 Aoi {match.scores[0]} – {match.scores[1]} ⚪ Ben**"
    assert third.startswith("Round 3: ")
    names = ("Aoi", "Ben")
    for seat in SEATS:
        head, told, *_ = hand_screen(model(match, seat)).content.splitlines()
        verb = "🏆 You won against" if seat == won else "You lost to"
        score = f"{match.scores[seat]}–\u2060{match.scores[other(seat)]}"
        assert head == f"**{verb} {names[other(seat)]} by {margin}, {score}**"
        assert told.startswith("Round 3: ")


def test_who_gave_up_has_not_just_lost() -> None:
    match = played(lambda match: match.seq == 5 and match.phase is Phase.PLAY)
    resigned, late = apply(match, Resign(0)).match, apply(match, Timeout(0)).match
    shown = [
        *(
            (resigned, 0, "You resigned against Ben at "),
            (late, 0, "You ran out of time against Ben"),
        ),
        *(
            (resigned, 1, "🏆 You won: Aoi resigned at "),
            (late, 1, "🏆 You won: Aoi ran out of time"),
        ),
    ]
    for over, seat, told in shown:
        own = model(over, SEATS[seat])
        assert hand_screen(own).content.startswith(f"**{told}")
        assert closed_hand_screen(own).content.startswith(f"-# {told}")
        assert "Round 1" not in hand_screen(own).content
    first, *rest = table_screen(model(resigned)).content.splitlines()
    assert first == "🏆 **⚪ Ben wins the match!**"
    assert "Aoi resigned." in rest


def test_who_went_bankrupt_is_not_told_that_the_other_did() -> None:
    match = played(
        lambda match: match.outcome is not None and match.outcome.reason is MatchEnd.BUST,
        preset="steam",
        bank="6",
    )
    for seat in SEATS:
        assert "One player has no points left." in hand_screen(model(match, seat)).content


def test_after_a_round_what_everyone_held_is_in_the_picture_only() -> None:
    """A message that has to go without its picture has it in words."""

    def between(match: Match) -> bool:
        return match.phase is Phase.DEAL and bool(match.results and all(match.results[-1].hands))

    for match in (played(ended), played(between)):
        for screen in (table_screen(model(match)), *(hand_screen(model(match, s)) for s in SEATS)):
            assert "held" not in screen.content
            assert screen.picture is not None
            assert "Left in hand" in screen.picture.alt
            left = [hand for hand in match.results[-1].hands if hand]
            assert screen.picture.instead.count(" held ") == len(left)


def test_the_words_for_a_picture_are_sent_without_it() -> None:
    screen = table_screen(model(played(ended)))
    assert screen.picture is not None
    response: Any = SimpleNamespace(status=403, reason="")
    refused = discord.HTTPException(response, {"code": 50013, "message": ""})
    plain = without_picture(refused, screen, needs_picture=False)
    assert isinstance(plain, Screen)
    assert plain.content == f"{screen.content}\n{screen.picture.instead}"


@each("pace", [TimeControl.LIVE, TimeControl.DAILY])
def test_a_result_has_one_row_of_buttons(pace: TimeControl) -> None:
    match = played(ended)
    for seen in (model(match, pace=pace), model(match, 0, pace=pace)):
        screen = table_screen(seen) if seen.seat is None else hand_screen(seen)
        (row,) = screen.rows
        labels = [one.label for one in row if isinstance(one, Button)]
        assert labels == ["Rematch", "Review", "Replay", "More"]


def test_beside_the_table_a_hand_shows_no_second_result() -> None:
    """An opened hand stands in the server of its table, which has the result."""
    match = played(ended)
    for seat in SEATS:
        seen = model(match, seat)
        home = seen.info.place.guild_id
        assert home is not None
        seen, elsewhere = seen.read_in(home), seen.read_in(home + 1)
        assert hand_screen(elsewhere).picture is not None, "whoever left can't follow the link"
        alone, beside = hand_screen(replace(seen, table_url=None)), hand_screen(seen)
        assert alone.picture is not None
        assert beside.picture is None
        head = alone.content.splitlines()[0].strip("*")
        assert beside.content == f"-# {head}"
        assert [one.label for one in buttons(beside)] == ["Table"]
        shut = hand_screen(replace(seen, table_shut="gone"))
        assert shut.picture is not None


def test_a_player_reads_you_and_not_their_own_name() -> None:
    over = [
        played(lambda match: match.phase is Phase.DEAL and bool(match.results), preset=preset)
        for preset in ("wikipedia-2020", "steam")
    ]
    for match in (*over, played(ended), played(ended, preset="steam")):
        for seat, own in zip(SEATS, ("Aoi", "Ben"), strict=True):
            assert own not in hand_screen(model(match, seat)).content
            table = table_screen(model(match)).content
            assert "You" not in table
    match = played(
        lambda match: (
            match.phase is Phase.DEAL and bool(match.results and match.results[-1].hands[0])
        )
    )
    for seat, named in zip(SEATS, ("You", "Aoi"), strict=True):
        shown = hand_screen(model(match, seat)).picture
        assert shown is not None
        assert f"🔴 {named} held " in shown.instead
    deals = "You deal next" if match.oya == 1 else "Aoi deals next"
    assert deals in hand_screen(model(match, 1)).content


def test_the_last_turns_stand_in_one_order_and_the_newest_is_marked() -> None:
    """The order is that of play, on the table and in both hands."""
    match = played(lambda match: match.seq > 4 and match.phase is Phase.PLAY)
    view = view_for(match, None)
    turns = sorted((turn for turn in view.last_turns if turn), key=lambda turn: turn.number)
    newest = turns[-1].seat
    lines = table_screen(model(match)).content.splitlines()
    (at,) = (place for place, line in enumerate(lines) if line.startswith("🆕 "))
    assert lines[at].startswith(f"🆕 {'🔴⚪'[newest]} ")
    assert lines[at - 1].startswith(f"{'🔴⚪'[other(newest)]} ")
    for seat, opponent in zip(SEATS, ("Ben", "Aoi"), strict=True):
        lines = hand_screen(model(match, seat)).content.splitlines()
        (at,) = (place for place, line in enumerate(lines) if line.startswith("🆕 "))
        names = ("You", opponent) if newest == seat else (opponent, "You")
        assert lines[at].startswith(f"🆕 {names[0]}: ")
        assert lines[at - 1].startswith(f"{names[1]}: ")


def test_a_link_has_discords_own_arrow_and_no_second_one() -> None:
    links = [one for one in buttons(moving(played(of_phase(Phase.PLAY)))) if one.url]
    assert [one.label for one in links] == ["Table"]


def test_below_a_hand_the_buttons_stand_in_one_order() -> None:
    seen = replace(model(played(of_phase(Phase.PLAY)), 0), waiting=2)
    labels = [one.label for one in bottom_row(seen) if isinstance(one, Button)]
    assert labels == ["Yaku", "Next game (2)", "Table", "Menu"]


def test_by_correspondence_the_result_stays_until_one_moves() -> None:
    def next_round(match: Match) -> bool:
        return match.number == 2 and match.phase is Phase.PLAY

    match = played(next_round)
    assert match.to_act is not None
    daily = hand_screen(model(match, match.to_act, pace=TimeControl.DAILY))
    assert daily.content.startswith("**Round 1** is over:")
    table = table_screen(model(match, pace=TimeControl.DAILY)).content
    assert "\nRound 1: " in table
    assert "Round 1: " not in table_screen(model(match)).content
    assert "has ended" not in hand_screen(model(match, match.to_act)).content
    moved = apply(match, legal_actions(match)[0]).match
    seat = match.to_act
    assert "has ended" not in hand_screen(model(moved, seat, pace=TimeControl.DAILY)).content
    assert "Round 1: " not in table_screen(model(moved, pace=TimeControl.DAILY)).content


def test_a_hand_of_a_finished_match_shrinks_to_one_line() -> None:
    match = played(lambda match: match.outcome is not None and match.outcome.winner == 0)
    won, lost = (closed_hand_screen(model(match, seat)) for seat in (0, 1))
    assert won.content.startswith("-# 🏆 You won against Ben")
    assert lost.content.startswith("-# You lost to Aoi")
    assert "\n" not in won.content
    # In direct messages only this message leads to the match's review and replay.
    for screen in (won, lost):
        labels = [item.label for row in screen.rows for item in row if isinstance(item, Button)]
        assert labels == ["Review", "Replay"]


def test_the_table_shows_no_hidden_card() -> None:
    match = played(lambda match: match.seq == 9 and match.phase is Phase.PLAY)
    assert match.round is not None
    screen = table_screen(model(match))
    view = view_for(match, None)
    public = {card for side in view.captured for card in cards_in(side)}
    public |= {card for card in view.field if card is not None}
    texts = texts_in("en")
    told = screen.content + (screen.picture.alt if screen.picture else "")
    shown = {card_name(texts, card) for card in public}
    for hand in match.round.hands:
        for card in cards_in(hand):
            if kind_of(card) is not Kind.CHAFF:
                assert card_name(texts, card) not in told or card_name(texts, card) in shown


LONGEST = Person(101, "＠everyone🎴ＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷＷ"[:32])


@each("language", WALKED)
@each("phase", [Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.DEAL, Phase.FINISHED])
def test_every_screen_keeps_discords_limits_with_the_longest_names(
    language: Language, phase: Phase
) -> None:
    people = (LONGEST, Person(102, "_*~|>#[x](y)" * 3))
    for seed in range(0, 60, 20):
        match = played(
            lambda match: match.phase is phase and (match.seq > 12 or phase is Phase.DEAL),
            seed=seed,
        )
        screens = [table_screen(model(match, language=language, players=people))]
        for seat in (0, 1):
            shown = model(match, seat, language=language, players=people)
            screens.append(hand_screen(replace(shown, coach=True, commitment="f" * 64)))
            screens.append(yaku_screen(shown))
        for screen in screens:
            assert units(screen.content) <= CONTENT_LIMIT
            assert len(screen.rows) <= 5
            built(screen)
            for button in buttons(screen):
                assert units(button.label) <= 38
                assert button.url or len(button.custom_id or "") <= 100
            if screen.picture is not None:
                assert units(screen.picture.alt) <= 1024


def test_names_are_letters_and_nothing_else() -> None:
    texts = texts_in("en")
    assert name(texts, Person(1, "**[x](https://y)** <@5> `z`")) == (
        r"\*\*\[x\]\(https\://y\)\*\* \<\@5\> \`z\`"
    )
    assert plain_name(texts, Person(1, "a\u202eb\nc")) == "a b c"
    assert plain_name(texts, Person(-1, "")) == "a former player"
    assert units(plain_name(texts, Person(1, "🎴" * 40))) <= 32


BLANK = (
    "", " ", "\u200b", "\u3164", "\u2060", "\u2800", "\u115f", "\u1160", "\u17b4", "\u17b5",
    "\u180e", "\uffa0", "\u00ad", "\u034f", "\ufe0f", "\ufe00", "\U000e0100", "\U000e0041",
    "\u061c", "\u2065", "\u2061\u2062\u2063", "\u180b", "\u3000", "\u00a0", "\u2028", "\ufeff",
    "\x1b", "\U0001d173",
)  # fmt: skip


@each("blank", BLANK)
def test_a_name_that_nobody_sees_has_a_stand_in(blank: str) -> None:
    for letters in (blank, 32 * blank, f"{blank} {blank}\ufe0f\u3164"):
        assert plain_name(texts_in("en"), Person(1, letters)) == "a nameless player"
        assert name(texts_in("ja"), Person(1, letters)) == "名無し"
    assert plain_name(texts_in("en"), Person(1, f"{blank}Ai{blank}")).strip(blank) == "Ai"


def test_what_belongs_to_a_name_stays_in_it() -> None:
    texts = texts_in("en")
    for letters in ("❤️", "あおい", "José", "Zoë 🎴", "مريم", "अनु", "\ufdfd", "葛\U000e0100城"):
        assert drawn_name(texts, Person(1, letters)) == letters
    assert plain_name(texts, Person(1, "A\u3164\u2800B")) == "A B"


def test_clipping_counts_as_discord_does() -> None:
    assert clip("🎴🎴🎴", 6) == "🎴🎴🎴"
    assert clip("🎴🎴🎴🎴", 6) == "🎴🎴…"
    assert units(clip("🎴" * 3000, 2000)) <= 2000


def test_short_names_are_what_stands_beside_the_month() -> None:
    japanese = texts_in("ja")
    assert card_name(japanese, parse_card("01B")) == "松に鶴"
    assert card_short(japanese, parse_card("01R")) == "赤短"
    assert BEN.name == "Ben"
