"""One word per thing in the English texts for people; CONTRIBUTING.md lists the terms."""

import re
from pathlib import Path

import pytest

from bot.locales import DEFAULT, Language
from tests.locales.catalogues import files

ROOT = Path(__file__).parents[2]
# Words that must not be used for a term.
SYNONYMS = (
    r"\bchaff\b",
    r"\bjunk\b",
    r"\bkasu\b",
    r"\b(?:akatan|aotan)\b",
    r"moving picture",
    r"\b(?:biggest|best|avg|next|one|each) hand\b",
    r"\bhand (?:\d|\{ \$number)",
    r"\{ \$(?:hands|place) \} hands",
    r"(?:wins?|won|lose|lost|resigned|ended) (?:the|this) hand\b",
    r"(?<!draw )(?<!\$)\bpile\b",
    r"\bdeck of \{",
    r"(?:lies|stays|card) on the table\b",
    r"\bgives? (?:it |this |the match )?up\b",
    r"\bleft out[,:;]",
    r"\btable of (?:the tournament|the week|each week)\b",
    # Only questions begin like this; a description of a command has no full stop.
    r"(?:^|[.;] )(?-i:Who|Whoever|Whose|Whom|What|Whatever) [^.?]*(?:\. |\.?$)",
    r": (?:who|whoever|whom|what|whatever) [^.?]*\. ",
)
STIFF = (
    r"\b(?:some|any|every)body\b",  # someone, anyone, everyone, players
    r"(?<=.)\b(?:begins?|begun|began|beginning)\b",  # start; an option has this name
    r"\b(?:lay|lays|laid)\b(?! out)",  # play a card
    r"\b(?:whom|whoever|whomever)\b",
    r"\bnothing (?:counts|changes)\b",  # it won't count
    r"\b(?:remind|tell|show|write|counts?)\b[^.]* no more\b",  # stop reminding, no longer
    r"\bat once\b",  # right away, immediately
    r"\bby itself\b",  # automatically
    r"\bby the day\b|\bday for each\b",  # daily, a day per turn
    r"\b(?:goes|go|went|runs?) on\b",  # continues
    r"\bplays? on\b(?! (?:this|other|your|all|servers))",  # keeps playing
    r"\bbeside another\b",  # together with another
    r"\bma(?:k|d)es? .{0,30}\bvoid\b",  # void a match
    r"\bcalls? of koi-koi\b",  # koi-koi calls
    r"(?<!as )\bthe other(?:'s)?(?= (?:called|could|resigned|may)\b|$|[.,;])",  # the opponent
    r"\b(?:is|are|were|was) no (?:yaku|plain|record|line|such)\b",  # isn't a yaku
    r"\bstands? (?:here|there|below|still|in the)\b",  # is, appears
    r"(?<!should )\bI (?:remind|tell|write|stop|ask|show|post)\b",  # I'll
    r"(?<!If )(?:^|[.:;,] )`/[^`]*` (?:plays?|starts?|begins?|shows?|challenges?)\b",
    r"\b(?:you|I|we|they|anyone|players|hands) may\b",  # can
    r"\b(?:needn't|shall)\b",
    r", too\b|\balso (?:in|if|for|against|later)\b",  # even, as well
)
"""Patterns of English that nobody says. The texts speak as a friend at the table does.

That is short and friendly, in the second person, and with contractions.
"""
FAMILIAR: dict[Language, str] = {
    "ru": r"\b(?:ты|тебя|тебе|тобой|тво(?:й|я|ё|и|ю|его|ей|ему|их|им)"
    r"|нажми|выбери|введи|выдай|напиши|попробуй|запишись|открой)\b",
    "uk": r"\b(?:ти|тебе|тобі|тобою|тв(?:ій|оя|оє|ої|ою|ого|оєї|оєму|оїх|оїм)"
    r"|натисни|вибери|введи|надай|напиши|спробуй|запишись|відкрий)\b",
}
"""Words for one person whom the writer knows, in languages whose texts say *you* politely."""
READ = [*files(DEFAULT), ROOT / "README.md"]


def sentences(path: Path) -> list[str]:
    """Return the texts of a catalogue without ids and comments; of another file its lines."""
    lines = path.read_text(encoding="utf-8").splitlines()
    if path.suffix != ".ftl":
        return lines
    return [
        re.sub(r"^\s*(?:[-\w.]+ =(?: |$)|\[\w+\] )", "", one) for one in lines if one[:1] != "#"
    ]


def test_a_thing_has_one_word() -> None:
    found = [
        f"{path.name}: {synonym}: {text}"
        for path in READ
        for text in sentences(path)
        for synonym in SYNONYMS
        if re.search(synonym, text, re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


def test_the_texts_are_spoken_english() -> None:
    """A text has no word or phrase that a native speaker would not say."""
    found = [
        f"{path.name}: {pattern}: {text}"
        for path in files(DEFAULT)
        for text in sentences(path)
        for pattern in STIFF
        if re.search(pattern, text, re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", FAMILIAR)
def test_a_language_has_one_form_of_address(language: Language) -> None:
    found = [
        f"{path.name}: {text}"
        for path in files(language)
        for text in sentences(path)
        if re.search(FAMILIAR[language], text, re.IGNORECASE)
    ]
    assert not found, "\n".join(found)


def test_a_sum_speaks_to_nobody() -> None:
    """Both players and everyone who watches read the sum of a round's points."""
    steps = [one for path in files(DEFAULT) for one in path.read_text("utf-8").splitlines()]
    found = [one for one in steps if one.startswith("step-") and re.search(r"\byour?\b", one)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "Nobody can tell somebody else",
        "Then the next season begins",
        "Lay a card that you can spare",
        "a player whom you blocked",
        "If you agree, it ends and nothing counts.",
        "I remind you no more.",
        "Start at once",
        "It ends by itself",
        "A match by the day",
        "a day for each turn",
        "The match goes on.",
        "It counts only beside another yaku",
        "Make match 5 void",
        "Your own calls of koi-koi multiply",
        "Be quicker than the other.",
        "The sake cup is no plain card",
        "The table stands here now",
        "I write to you",
        "No match yet. `/koikoi play` starts one.",
        "Then anyone may join",
        "You needn't remember them",
        "It opens here, too",
    ],
)
def test_a_stiff_phrase_is_found(text: str) -> None:
    assert any(re.search(one, text, re.IGNORECASE) for one in STIFF), text


@pytest.mark.parametrize(
    "text",
    [
        "ten chaff cards",
        "Biggest hand",
        "Next hand: Ben deals",
        "a card from the pile",
        "A card that lies on the table",
        "Who gives up loses the match.",
        "What one player wins, the other pays.",
        "Whom to challenge",
        "The opponent; left out, anyone may join",
        "Give it up, or ask an admin.",
        "I post the table of each week",
    ],
)
def test_another_word_is_found(text: str) -> None:
    assert any(re.search(synonym, text, re.IGNORECASE) for synonym in SYNONYMS)
