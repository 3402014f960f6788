"""Records: reading, rejecting, writing and exporting."""

import pytest

from bot.koikoi import Phase, make_rules, parse_action, record, replay
from bot.koikoi.actions import Action, Deal
from bot.koikoi.errors import RecordError
from bot.koikoi.events import VoidReason
from bot.koikoi.record import (
    Comment,
    MatchRecord,
    export_record,
    format_record,
    parse_record,
    replay_record,
)
from tests.koikoi.rules.test_options import LUCKY_OYA
from tests.koikoi.scripts import deal

START = deal(
    oya="10A 07C2 01B 03B 07C1 07R 05C2 12B",
    ko="11C1 03R 12C1 01R 11R 11A 06A 12C3",
    field="09R 06C2 09C2 12C2 02C2 03C1 04C2 08C1",
    pile="03C2 05R 07A 10C2 01C1 02R 02C1 05A 02A 08B 06R 11B 08C2 05C1 04C1 10C1 04R 09A",
)

RECORD = f"""koikoi 1
# players: Aoi, Ben
rules sloperama
option rounds=1
# commitment: 0123
{START.text}
keep
play 10A
play 11C1
"""


def test_a_record_reads_as_rules_actions_and_comments() -> None:
    record = parse_record(RECORD)
    assert record.rules == make_rules("sloperama", {"rounds": "1"})
    assert [action.text for action in record.actions] == RECORD.splitlines()[5:]
    assert record.lines == (6, 7, 8, 9)
    assert record.comments == (Comment("players", "Aoi, Ben"), Comment("commitment", "0123", 0))
    assert format_record(record) == RECORD
    assert replay_record(record).seq == 4


@pytest.mark.parametrize(
    "text",
    [
        RECORD.replace("\n", "\r\n"),
        RECORD.rstrip("\n"),
        RECORD.replace("\n", "\n\n"),
        RECORD.replace("play 10A", "  play   10A  "),
        "\ufeff" + RECORD,
        RECORD.replace("# players: Aoi, Ben", "#players:Aoi, Ben"),
    ],
    ids=["line ends", "no last line end", "empty lines", "spaces", "byte order mark", "comment"],
)
def test_small_liberties_are_taken(text: str) -> None:
    assert parse_record(text) == parse_record(RECORD)


def without(line: str) -> str:
    return RECORD.replace(line + "\n", "")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "begins with"),
        ("koikoi 2\n", 1, "begins with"),
        ("rules sloperama\n", 1, "begins with"),
        ("koikoi 1\n", 1, "names no rules"),
        ("koikoi 1\nrules nobody\n", 2, "no rules named 'nobody'"),
        ("koikoi 1\nrules\n", 2, "no rules named ''"),
        ("koikoi 1\noption rounds=1\n", 2, "between the rules and the first round"),
        ("koikoi 1\nrules ktane\nrules ktane\n", 3, "second time"),
        ("koikoi 1\nrules ktane\noption rounds\n", 3, "KEY=VALUE"),
        ("koikoi 1\nrules ktane\noption rounds=99\n", 3, "rounds can't be '99'"),
        ("koikoi 1\nrules ktane\noption colour=red\n", 3, "no option named 'colour'"),
        ("koikoi 1\nrules ktane\noption combine=sum\noption rounds=1\n", 3, "combine can't be sum"),
        (RECORD + "option rounds=2\n", 10, "between the rules and the first round"),
        (RECORD + "rules ktane\n", 10, "second time"),
        (RECORD + "dance\n", 10, "'dance' is no action"),
        (RECORD + "play 13B\n", 10, "'13B' is no card"),
        (RECORD + "play\n", 10, "play CARD"),
        (RECORD + "take\n", 10, "take CARD"),
        (RECORD + "koi koi\n", 10, "Nothing may follow koi"),
        (RECORD + "resign 2\n", 10, "0 or 1"),
        (RECORD.replace("pile=", "deck="), 6, "oya=, ko=, field= and pile="),
        (RECORD.replace("oya=10A,", "oya="), 6, "8 cards to oya, not 7"),
        (RECORD.replace("oya=10A", "oya=07C2"), 6, "07C2 is dealt twice"),
        (RECORD.replace("oya=10A,07C2", "oya=10A,,07C2"), 6, "'' is no card"),
    ],
)
def test_what_cant_be_read_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        parse_record(text)
    assert refused.value.line == line
    assert reason in str(refused.value)
    assert str(refused.value).startswith(f"Line {line}: ")


@pytest.mark.parametrize(
    ("more", "line", "reason"),
    [
        ("play 10A\n", 10, "isn't in the hand of seat 0"),
        ("keep\n", 10, "a hand card must be played"),
        ("stop\n", 10, "a hand card must be played"),
        ("take 01B\n", 10, "a hand card must be played"),
        ("# a word\n\n" + START.text + "\n", 12, "a hand card must be played"),
        ("resign 1\nplay 07C2\n", 11, "The match is over"),
    ],
)
def test_an_illegal_action_is_refused_with_its_line(more: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as refused:
        replay_record(parse_record(RECORD + more))
    assert refused.value.line == line
    assert reason in str(refused.value)


def test_the_actions_of_a_record_that_was_not_read_are_counted_from_one() -> None:
    read = parse_record(RECORD)
    actions = (*read.actions, parse_action("play 10A"))
    with pytest.raises(RecordError, match=r"^Line 5: "):
        replay_record(MatchRecord(read.rules, actions))


def test_a_short_pile_is_enough_until_a_card_is_needed() -> None:
    text = RECORD.partition(" pile=")[0] + " pile=03C2\nkeep\nplay 10A\n"
    match = replay_record(parse_record(text))
    assert match.to_act == 1
    with pytest.raises(RecordError, match="Line 9: The card to draw isn't given"):
        replay_record(parse_record(text + "play 11C1\n"))
    none_at_all = RECORD.partition(" pile=")[0] + " pile=\nkeep\n"
    assert replay_record(parse_record(none_at_all)).phase is Phase.PLAY


def test_a_later_length_replaces_an_earlier_one() -> None:
    def length(*options: str) -> tuple[int | None, int | None]:
        lines = "".join(f"option {option}\n" for option in options)
        rules = parse_record(f"koikoi 1\nrules ktane\n{lines}").rules
        return rules.rounds, rules.target

    assert length() == (3, None)
    assert length("rounds=6") == (6, None)
    assert length("rounds=6", "target=50") == (None, 50)
    assert length("target=50", "rounds=6") == (6, None)
    assert length("rounds=6", "target=50", "rounds=2") == (2, None)


def test_a_void_deal_is_followed_by_another() -> None:
    void = deal(
        oya="10A 11B 12B 02C1 03C1 04C1 02A 10R",
        ko="11A 12C1 02C2 03C2 04C2 05A 05R 10C1",
        field="01B 01R 01C1 01C2 06A 06R 07A 07R",
        pile="",
    )
    text = RECORD.replace(START.text, void.text + "\n" + START.text)
    record = parse_record(text)
    assert replay_record(record).number == 1
    exported = format_record(export_record(record.rules, record.actions))
    assert f"# dealt again: four cards of a month on the field\n{void.text}\n" in exported
    assert parse_record(exported).actions == record.actions[:1]


def test_a_name_cant_smuggle_in_a_line() -> None:
    record = MatchRecord(
        make_rules("ktane"), (), (Comment("players", "Aoi\nabort\r\nresign 0, Ben"),)
    )
    text = format_record(record)
    assert text == "koikoi 1\n# players: Aoi abort resign 0, Ben\nrules ktane\n"
    assert parse_record(text).actions == ()


NONCES = ["0" * 63 + "1", "0" * 63 + "2"]


def running() -> list[Action]:
    texts = ["play 10A", "play 11C1", "play 07C2"]
    return [LUCKY_OYA, START, *map(parse_action, texts)]


def test_a_match_in_play_tells_only_what_everyone_saw() -> None:
    rules = make_rules("wikipedia-2020")
    text = format_record(export_record(rules, running(), [("players", "Aoi, Ben")], NONCES))
    lines = text.splitlines()
    assert lines[:5] == [
        "koikoi 1",
        "# players: Aoi, Ben",
        "rules wikipedia-2020",
        lines[3],
        f"# nonce: {NONCES[0]}",
    ]
    assert lines[5] == LUCKY_OYA.text
    assert lines[6].startswith("# commitment: ")
    assert lines[7:] == [
        "# running: round 2, seat 0 deals, field 09R, 06C2, 09C2, 12C2, 02C2, 03C1, 04C2, 08C1",
        "# running: seat 0 lays 10A, stays",
        "# running: seat 0 draws 03C2, takes 03C1",
        "# running: seat 1 lays 11C1, stays",
        "# running: seat 1 draws 05R, stays",
        "# running: seat 0 lays 07C2, stays",
        "# running: seat 0 draws 07A, takes 07C2",
    ]
    hidden = {"01B", "03B", "12B", "01R", "05A", "09A"}
    assert not any(card in "\n".join(lines[6:]) for card in hidden)
    assert replay_record(parse_record(text)) == replay(rules, [LUCKY_OYA])


def test_a_blind_swap_in_play_is_told_as_it_went() -> None:
    for verb, told in (("keep", "the hands are kept"), ("swap", "the hands are swapped")):
        record = export_record(make_rules("sloperama"), [START, parse_action(verb)])
        assert [comment.value for comment in record.comments][1:] == [told]


def test_a_finished_match_tells_everything() -> None:
    actions = [*running(), parse_action("resign 1")]
    record = export_record(make_rules("wikipedia-2020"), actions, (), NONCES)
    assert record.actions == tuple(actions)
    assert [comment.key for comment in record.comments] == ["commitment", "nonce"] * 2
    assert isinstance(record.actions[1], Deal)


def test_a_record_has_words_for_each_deal_that_does_not_count() -> None:
    assert set(record._VOID) == set(VoidReason)
