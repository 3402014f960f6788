"""Korean and Japanese names: one honorific each, and the particles that fit them."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.koikoi.state import Phase
from bot.locales import Language, texts_in
from bot.matches.errors import Refusal, Refused
from bot.matches.models.people import Person
from bot.screens.challenge import challenge_screen
from bot.screens.wording.names import name
from bot.screens.wording.refusals import refusal
from tests.bot.each import each
from tests.bot.test_names_in_sentences import NAMED
from tests.bot.view_models import AOI, BEN, of_phase, played
from tests.bot.view_models import model as model_of
from tests.locales.catalogues import catalogue, forms

HONORIFICS: Final[dict[Language, str]] = {"ko": "님", "ja": "さん"}
AFTER_CONSONANT: Final = {"가": "이", "는": "은", "를": "을", "와": "과", "로": "으로"}
"""Korean particles after a vowel, each with its form after a consonant."""
PARTICLE: Final = re.compile(
    r"\{([\w-]+)\}[*’”]*(으로|[이가은는을를과와로])(?=$|[\s.,:!?*]|[도만의])"
)
RIEUL: Final = 8  # the final consonant after which 로 follows, as after a vowel


def sentences(language: Language) -> Iterator[str]:
    """Yield each text of a language with its key, `{name}` for each variable."""
    for key, message in catalogue(language).items():
        if key != "name-person":
            patterns = [message.value, *(one.value for one in message.attributes)]
            yield from (f"{key}: {text}" for pattern in patterns for text in forms(pattern))


def filled(language: Language, sentence: str, called: str = "Ben") -> str:
    """Return a sentence with a person for each of its names."""
    shown = name(texts_in(language), Person(102, called))
    return re.sub(rf"\{{(?:{'|'.join(NAMED)})\}}", shown, sentence)


def particle_after(word: str, particle: str) -> str:
    """Return the form of a particle that fits a Korean word."""
    final = (ord(re.sub(r"[^가-힣]", "", word)[-1]) - ord("가")) % 28
    consonant = final > 0 and not (final == RIEUL and particle in ("로", "으로"))
    before_vowels = {ours: theirs for theirs, ours in AFTER_CONSONANT.items()}
    return (AFTER_CONSONANT if consonant else before_vowels).get(particle, particle)


@each("language", HONORIFICS)
def test_an_inserted_name_has_one_honorific(language: Language) -> None:
    honorific = HONORIFICS[language]
    said = [filled(language, one) for one in sentences(language)]
    named = [one for one in said if f"Ben{honorific}" in one]
    assert len(named) > 100, "no sentence has a name"
    twice = [one for one in named if re.search(rf"Ben{honorific}[\s*]*{honorific}", one)]
    assert not twice, "\n".join(twice)


@each("language", HONORIFICS)
def test_somebody_called_by_an_honorific_gets_no_second_one(language: Language) -> None:
    honorific = HONORIFICS[language]
    texts = texts_in(language)
    assert name(texts, Person(1, f"Ben{honorific}")) == f"Ben{honorific}"
    assert name(texts, Person(1, "Ben")) == f"Ben{honorific}"


@each("language", HONORIFICS)
def test_people_who_are_spoken_to_have_an_honorific(language: Language) -> None:
    honorific = HONORIFICS[language]
    texts = texts_in(language)
    table = model_of(played(of_phase(Phase.PLAY)))
    invited = replace(table.info, opponent=BEN, seats=None)
    pinging = replace(table, info=invited, texts=texts)
    for shown, called in ((pinging, f"<@{BEN.id}>"), (replace(pinging, quiet=True), "Ben")):
        heading = challenge_screen(shown).content.split("\n")[0]
        assert f"{called}{honorific}" in heading, heading
    for code in (Refusal.CHALLENGES_OFF, Refusal.BLOCKED_BY_YOU):
        assert f"Aoi{honorific}" in refusal(texts, Refused(code, person=AOI))


def test_korean_particles_fit_the_words_before_them() -> None:
    """Names end with a consonant: people's with that of 님, and so do those of computer players."""
    texts = texts_in("ko")
    wrong, seen = [], set()
    for sentence in sentences("ko"):
        for variable, particle in PARTICLE.findall(sentence):
            if variable == "other" and sentence.startswith("reason-"):
                word = texts("reason-opponent")
            elif variable in {*NAMED, "other"}:
                word = name(texts, BEN)
            else:  # the label of a button
                word = texts(variable) if texts.has(variable) else ""
            seen.add(variable)
            if not word or particle_after(word, particle) != particle:
                wrong.append(f"{sentence} ({variable} + {particle})")
    assert not wrong, "\n".join(wrong)
    assert seen >= {"name", "opponent", "button-hand", "other"}, (
        "particles are looked for elsewhere"
    )
    both = [one for one in sentences("ko") if re.search(r"[을은이](?:\([를는가]\))|\(으\)로", one)]
    assert not both, "\n".join(both)
