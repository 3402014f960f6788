"""`koikoi score`, `koikoi record` and `koikoi verify`, as called by people and programs."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.wording import step_text
from bot.koikoi import PRESETS, Deal, Multiplier, MultiplierName, make_rules
from bot.koikoi.deals import deal_commitment
from bot.koikoi.record import MatchRecord, export_record, format_record
from tests.koikoi.scripts import deal, script
from tests.koikoi.test_record import NONCES, RECORD, START, running
from tests.koikoi.test_scripted_rounds import CALLED_TWICE, NO_YAKU


class Terminal:
    """Calls the commands like the program does, and captures their output."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.code = 0
        self.out = ""
        self.err = ""

    def run(self, *words: str, given: bytes = b"") -> None:
        self.monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))
        self.code = main(words)
        self.out, self.err = self.capsys.readouterr()

    def json(self, *words: str, given: bytes = b"") -> list[dict[str, Any]]:
        self.run(*words, "--json", given=given)
        return [json.loads(line) for line in self.out.splitlines()]

    def refused(self, *words: str, given: bytes = b"") -> str:
        """Run a command that must be refused, and return its message."""
        self.run(*words, given=given)
        assert self.code == 2
        assert self.out == ""
        assert len(self.err.splitlines()) == 1
        assert self.err.endswith(".\n")
        return self.err


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Terminal:
    return Terminal(capsys, monkeypatch)


EVIL = "\x1b[2J\x9b1m\u202e\x07"
"""Clears the screen, writes bold and reversed text, and rings the bell."""


@pytest.mark.parametrize(
    "line",
    [
        f"koikoi {EVIL}", f"koikoi 1\nrules {EVIL}", f"koikoi 1\nrules ktane\noption {EVIL}",
        f"koikoi 1\nrules ktane\noption {EVIL}=1", f"koikoi 1\nrules ktane\noption rounds={EVIL}",
        f"koikoi 1\nrules ktane\n{EVIL}", f"koikoi 1\nrules ktane\nplay {EVIL}",
        f"koikoi 1\nrules ktane\ndeal {EVIL}=",
    ],
    ids=range(8),
)  # fmt: skip
@pytest.mark.parametrize("command", ["record", "verify"])
def test_no_file_does_anything_to_the_terminal(
    terminal: Terminal, tmp_path: Path, command: str, line: str
) -> None:
    path = tmp_path / f"{EVIL}.koikoi"
    path.write_text(line + "\n", encoding="utf-8")
    terminal.run(command, str(path))
    assert terminal.code == 2
    assert terminal.err.removesuffix("\n").isprintable()
    terminal.run(command, str(tmp_path / f"{EVIL}.gone"))
    assert terminal.err.removesuffix("\n").isprintable()


def test_a_promised_hash_that_is_none_does_nothing_to_the_terminal(
    terminal: Terminal, tmp_path: Path
) -> None:
    path = tmp_path / f"{EVIL}.koikoi"
    text = RECORD.replace("# commitment: ", f"# commitment: {EVIL}")
    path.write_text(text, encoding="utf-8")
    for command in (["verify", str(path)], ["record", str(path), str(path)]):
        terminal.run(*command)
        assert terminal.out
        assert terminal.out.replace("\n", "").isprintable()


# koikoi score


def test_score_answers_in_json(terminal: Terminal) -> None:
    [answer] = terminal.json(
        "score", "--rules", "wikipedia-2020", "--opponent-calls", "1", "09A", "12B", "08B", "01B"
    )
    assert (terminal.code, terminal.err) == (0, "")
    assert answer == {
        "rules": "wikipedia-2020",
        "yaku": [
            {"name": "sanko", "points": 5, "cards": ["01B", "08B", "12B"]},
            {"name": "tsukimi", "points": 5, "cards": ["08B", "09A"]},
        ],
        "base": 10,
        "factor": 4,
        "total": 40,
    }
    assert list(answer) == ["rules", "yaku", "base", "factor", "total"]


def test_the_yaku_stand_in_their_order(terminal: Terminal) -> None:
    cards = "01B 03B 08B 11B 12B 09A 06A 07A 10A 02A 01R 02R 03R 06R 09R 10R"
    chaff = "01C1 01C2 02C1 02C2 03C1 03C2 04C1 04C2 05C1 05C2"
    options = ["--option", "points.chofuku=off", "--option", "rounds=12", "--month", "1"]
    [answer] = terminal.json("score", "--rules", "ktane", *options, *cards.split(), *chaff.split())
    assert [yaku["name"] for yaku in answer["yaku"]] == [
        *("goko", "tsukimi", "hanami", "inoshikacho", "tane"),
        *("akatan", "aotan", "tan", "kasu", "month"),
    ]


@pytest.mark.parametrize("name", MultiplierName)
def test_each_step_of_a_sum_has_words(name: MultiplierName) -> None:
    assert step_text(Multiplier(name, 2))


def test_score_takes_options_and_ignores_what_the_rules_dont_count(terminal: Terminal) -> None:
    [answer] = terminal.json(
        *("score", "--rules", "wikipedia-2020", "--option", "points.sanko=9"),
        *("--field-brights", "5", "--own-calls", "8", "--month", "12"),
        *("01B", "03B", "08B"),
    )
    assert (answer["base"], answer["factor"], answer["total"]) == (9, 2, 18)


def test_a_sum_is_shown_as_a_factor(terminal: Terminal) -> None:
    words = ["score", "--rules", "steam", "--own-calls", "1", "01B", "03B", "08B"]
    [answer] = terminal.json(*words)
    assert (answer["base"], answer["factor"], answer["total"]) == (5, 1.2, 6)
    [answer] = terminal.json(*words[:-3], "06A", "07A", "10A", "02A", "04A", "01B", "03B", "08B")
    assert (answer["base"], answer["total"]) == (11, 12)
    [answer] = terminal.json("score", "--rules", "steam", "--own-calls", "1")
    assert (answer["base"], answer["factor"], answer["total"]) == (0, 1, 0)
    words = ["score", "--rules", "steam", "--own-calls", "1", "08B", "09A", "--option"]
    [answer] = terminal.json(*words, "viewing_after_koi=1")
    assert answer["factor"] == 2
    assert '"factor": 2,' in terminal.out


def test_score_reads_sets_from_standard_input(terminal: Terminal) -> None:
    given = b"01B 03B 08B\n\n01B 01B\n\xff\n13B\r\n03B 09A"
    answers = terminal.json("score", "--rules", "wikipedia-2020", "-", given=given)
    assert terminal.code == 2
    assert terminal.err == ""
    assert [answer.get("total") for answer in answers] == [5, 0, None, None, None, 5]
    assert [list(answer) for answer in answers[2:5]] == [["error"]] * 3
    assert answers[1]["yaku"] == []
    terminal.json("score", "--rules", "wikipedia-2020", "-", given=b"01B\n\n")
    assert terminal.code == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("01B", "--rules"),
        ("--rules nobody 01B", "'nobody'"),
        ("--rules ktane 01B 01B", "01B is named twice"),
        ("--rules ktane 01b", "'01b' is no card"),
        ("--rules ktane 01B -", "'-' is no card"),
        ("--rules ktane --option rounds 01B", "KEY=VALUE"),
        ("--rules ktane --option colour=red 01B", "'colour'"),
        ("--rules ktane --option points.goko=100 01B", "points.goko can't be '100'"),
        ("--rules ktane --option combine=sum 01B", "combine can't be sum"),
        ("--rules ktane --own-calls 9 01B", "--own-calls must be a number from 0 to 8"),
        ("--rules ktane --own-calls=-1 01B", "--own-calls must be"),
        ("--rules ktane --opponent-calls x 01B", "--opponent-calls must be"),
        ("--rules ktane --field-brights 6 01B", "--field-brights must be a number from 0 to 5"),
        ("--rules ktane --month 0 01B", "--month must be a number from 1 to 12"),
        ("--rules ktane --month 13 -", "--month must be a number from 1 to 12"),
    ],
)
@pytest.mark.parametrize("as_json", [True, False], ids=["json", "words"])
def test_score_refuses_in_a_sentence(
    terminal: Terminal, words: str, reason: str, as_json: bool
) -> None:
    assert reason in terminal.refused("score", *words.split(), *(["--json"] if as_json else []))


def test_score_shows_the_sum(terminal: Terminal) -> None:
    terminal.run("score", "--rules", "sloperama", "--field-brights", "1", "01B", "03B", "08B")
    assert [" ".join(line.split()) for line in terminal.out.splitlines()] == [
        "Race to 50 (sloperama)",
        "three brights (sanko) 5 01B 03B 08B",
        "base 5",
        "brights dealt to the field x2",
        "total 10",
    ]


# koikoi record


def test_record_answers_in_json(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "match.koikoi"
    path.write_text(RECORD)
    [answer] = terminal.json("record", str(path))
    assert terminal.code == 0
    assert answer == {
        "status": "playing",
        "scores": [0, 0],
        "rounds": [],
        "oya": 0,
        "to_act": 0,
        "legal": [
            *("play 01B", "play 03B", "play 05C2", "play 07R", "play 07C1", "play 07C2"),
            "play 12B",
        ],
    }
    assert list(answer) == ["status", "scores", "rounds", "oya", "to_act", "legal"]


def head(*options: str, preset: str = "wikipedia-2020") -> str:
    return f"koikoi 1\nrules {preset}\n" + "".join(f"option {option}\n" for option in options)


def replayed(terminal: Terminal, text: str) -> dict[str, Any]:
    [answer] = terminal.json("record", "-", given=text.encode())
    assert (terminal.code, terminal.err) == (0, "")
    return answer


def test_between_rounds_a_deal_is_owed(terminal: Terminal) -> None:
    answer = replayed(terminal, head())
    assert (answer["status"], answer["oya"], answer["to_act"]) == ("playing", 0, None)
    assert (answer["rounds"], answer["legal"]) == ([], ["deal"])


LUCKY = deal(
    oya="10A 11B 12B 02C1 03C1 04C1 06C1 07C1",
    ko="01B 01R 01C1 01C2 05A 08A 09A 10C1",
    field="10R 11A 12C1 02C2 03C2 04C2 06C2 07C2",
    pile="",
)


def test_a_lucky_hand(terminal: Terminal) -> None:
    answer = replayed(terminal, head() + LUCKY.text + "\n")
    assert answer == {
        "status": "playing",
        "scores": [0, 6],
        "rounds": [
            {
                "number": 1,
                "oya": 0,
                "winner": 1,
                "reason": "teshi",
                "yaku": [{"name": "teshi", "points": 6}],
                "base": 6,
                "factor": 1,
                "points": 6,
            }
        ],
        "oya": 1,
        "to_act": None,
        "legal": ["deal"],
    }


def test_who_resigns_loses_the_match(terminal: Terminal) -> None:
    answer = replayed(terminal, RECORD + "resign 0\n")
    assert (answer["status"], answer["to_act"], answer["legal"]) == ("finished", None, [])
    assert answer["rounds"] == [
        {
            "number": 1,
            "oya": 0,
            "winner": 1,
            "reason": "resign",
            "yaku": [],
            "base": 0,
            "factor": 1,
            "points": 0,
        }
    ]
    assert replayed(terminal, head() + "timeout 1\n")["rounds"] == []
    aborted = replayed(terminal, RECORD + "abort\n")["rounds"][0]
    assert (aborted["winner"], aborted["reason"], aborted["points"]) == (None, "abort", 0)


def test_the_swap_is_listed(terminal: Terminal) -> None:
    swap = replayed(terminal, head(preset="sloperama") + START.text + "\n")
    assert (swap["to_act"], swap["legal"]) == (1, ["swap", "keep"])


def played(cards: Deal, preset: str, *koi_turns: int) -> str:
    rules = make_rules(preset, {"rounds": "1", "blind_swap": "off"})
    return format_record(MatchRecord(rules, tuple(script(rules, cards, koi_turns))))


def test_a_round_that_was_stopped(terminal: Terminal) -> None:
    """The last decision is made by an empty hand: no line of the record contains a stop."""
    text = played(CALLED_TWICE, "sloperama", 9, 13)
    assert text.count("\nkoi\n") == 2
    assert "stop" not in text
    assert replayed(terminal, text) == {
        "status": "finished",
        "scores": [12, 0],
        "rounds": [
            {
                "number": 1,
                "oya": 0,
                "winner": 0,
                "reason": "stop",
                "yaku": [
                    {"name": "tane", "points": 1},
                    {"name": "tan", "points": 1},
                    {"name": "kasu", "points": 2},
                ],
                "base": 4,
                "factor": 3,
                "points": 12,
            }
        ],
        "oya": 0,
        "to_act": None,
        "legal": [],
    }


@pytest.mark.parametrize(("preset", "points"), [("wikipedia-2020", 1), ("ktane", 0)])
def test_an_exhausted_round(terminal: Terminal, preset: str, points: int) -> None:
    answer = replayed(terminal, played(NO_YAKU, preset))
    assert answer["rounds"] == [
        {
            "number": 1,
            "oya": 0,
            "winner": None,
            "reason": "exhausted",
            "yaku": [],
            "base": 0,
            "factor": 1,
            "points": points,
        }
    ]
    assert (answer["status"], answer["scores"], answer["oya"]) == ("finished", [points, 0], 0)


def test_several_records_are_answered_in_turn(terminal: Terminal, tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    good.write_text(RECORD)
    bad.write_text(RECORD + "play 10A\n")
    answers = terminal.json("record", str(good), str(bad), str(tmp_path / "none"), str(good))
    assert terminal.code == 2
    assert [answer.get("status") for answer in answers] == ["playing", None, None, "playing"]
    assert answers[1]["error"] == f"{bad}: Line 10: 10A isn't in the hand of seat 0."
    assert terminal.err.splitlines() == [answers[1]["error"], answers[2]["error"]]
    assert answers[0] == answers[3]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "Line 1: A record begins with"),
        (b"\xff\xfe", "not UTF-8 text"),
        (b"koikoi 1\n\x00\n", "Line 2"),
        (b"koikoi 1\nrules ktane\nplay 01B\n", "Line 3: That isn't possible now: a deal is owed."),
        (RECORD.encode() + b"resign\n", "Line 10"),
    ],
)
def test_record_refuses_in_a_sentence(terminal: Terminal, data: bytes, reason: str) -> None:
    assert reason in terminal.refused("record", "-", given=data)


def test_record_refuses_what_it_cant_open(terminal: Terminal, tmp_path: Path) -> None:
    assert "No such file" in terminal.refused("record", str(tmp_path / "none"))
    assert "can't be read" in terminal.refused("record", str(tmp_path))
    assert "Name a record" in terminal.refused("record")


def test_record_tells_a_match_in_words(terminal: Terminal) -> None:
    text = head("rounds=2") + LUCKY.text + "\n"
    terminal.run("record", "-", given=text.encode())
    assert terminal.out.splitlines() == [
        "Standard (wikipedia-2020; rounds=2)",
        "Round 1, seat 0 deals: seat 1 scores 6 (four of a month in hand (teshi) 6)",
        "0 - 6, round 2: seat 1 deals",
    ]
    terminal.run("record", "-", given=(text + "resign 0\n").encode())
    assert terminal.out.splitlines()[-1] == "0 - 6, over (resign): seat 1 wins"
    terminal.run("record", "-", given=(text + "abort\n").encode())
    assert terminal.out.splitlines()[-1] == "0 - 6, over (abort): nobody wins"


# koikoi verify


def verified() -> str:
    return format_record(export_record(PRESETS["wikipedia-2020"], running()[:1], (), NONCES))


def test_verify_checks_a_record(terminal: Terminal) -> None:
    terminal.run("verify", "-", given=verified().encode())
    assert terminal.code == 0
    assert "Deal 1 (line 5): as committed to" in terminal.out
    assert "does not prove that the shuffle was random" in terminal.out
    [answer] = terminal.json("verify", "-", given=verified().encode())
    assert (answer["holds"], answer["deals"][0]["verdict"]) == (True, "holds")


def test_verify_finds_a_changed_deal(terminal: Terminal) -> None:
    text = verified().replace("oya=01B,01R", "oya=01R,01B")
    assert text != verified()
    terminal.run("verify", "-", given=text.encode())
    assert terminal.code == 1
    assert "NOT as committed to" in terminal.out
    assert "prove" not in terminal.out


def test_verify_says_what_isnt_there(terminal: Terminal) -> None:
    lines = verified().splitlines()
    without_nonce = "\n".join(line for line in lines if "nonce" not in line)
    terminal.run("verify", "-", given=without_nonce.encode())
    assert (terminal.code, "not opened" in terminal.out) == (1, True)
    terminal.run("verify", "-", given=RECORD.replace("# commitment: 0123\n", "").encode())
    assert (terminal.code, "nothing was committed to" in terminal.out) == (1, True)
    terminal.run("verify", "-", given=head().encode())
    assert (terminal.code, "holds no deals" in terminal.out) == (1, True)


def test_verify_checks_one_deal(terminal: Terminal) -> None:
    commitment = deal_commitment(NONCES[0], START)
    words = ["verify", "--nonce", NONCES[0], "--deal", START.text]
    terminal.run(*words)
    assert (terminal.code, commitment in terminal.out) == (0, True)
    terminal.run(*words, "--commitment", commitment.upper())
    assert (terminal.code, "It is the one committed to" in terminal.out) == (0, True)
    terminal.run(*words, "--commitment", "0" * 64)
    assert (terminal.code, "NOT the one committed to" in terminal.out) == (1, True)
    assert terminal.json(*words) == [{"commitment": commitment, "holds": None}]


@pytest.mark.parametrize(
    "words",
    [
        ["verify"],
        ["verify", "--nonce", NONCES[0]],
        ["verify", "--nonce", "12", "--deal", START.text],
        ["verify", "--nonce", NONCES[0], "--deal", "play 01B"],
        ["verify", "--nonce", NONCES[0], "--deal", "deal nothing"],
        ["verify", "--nonce", NONCES[0], "--deal", START.text, "--commitment", "12"],
        ["verify", "none.koikoi"],
        ["verify", "none.koikoi", "--nonce", NONCES[0]],
    ],
)
def test_verify_refuses_in_a_sentence(terminal: Terminal, words: list[str]) -> None:
    terminal.refused(*words)


def test_the_commands_need_nothing_but_python() -> None:
    code = (
        "import sys; import bot.__main__; from bot.cli import record, score, verify;"
        "print({'discord', 'sqlalchemy', 'asyncio', 'PIL'} & set(sys.modules) or '')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
