"""Inserted names fit their sentences in every language.

A catalogue can't inflect a name that it doesn't know. So each sentence is written around the form
in which the name comes: a player's, server's or channel's as it is, a card's with its article or in
the accusative.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from unicodedata import normalize

from bot.koikoi.cards import DECK
from bot.koikoi.state import Match, Phase
from bot.locales import LANGUAGES, Language, Texts, texts_in
from bot.matches.models.listings import Page
from bot.matches.models.match import MatchInfo
from bot.matches.models.people import Computer
from bot.opponents.levels.players import LEVELS, PLAYERS
from bot.screens.challenge import challenge_screen
from bot.screens.games import games_panel, history_panel
from bot.screens.hand import hand_screen
from bot.screens.menu import menu_screen, resign_screen, watcher_screen
from bot.screens.message import Select
from bot.screens.table import table_screen
from bot.screens.wording.cards import card_inside, card_name
from bot.screens.wording.names import drawn_name, level_label, plain_name, versus
from tests.bot.each import each
from tests.bot.view_models import AOI, model, of_phase, played
from tests.locales.catalogues import catalogue, forms

SLAVIC = ("ru", "uk", "pl")
PREPOSITIONS = {
    "ru": "без в во для до за из к ко между на над о об от перед под по при про против с со"
    " у через",
    "uk": "без в від для до з за зі із й між на над о об перед під по при про проти у через",
    "pl": "bez dla do ku między na nad o od po pod przeciw przeciwko przed przez przy u w we"
    " z za ze",
}
"""Prepositions, each of which asks for a case."""
NAMED = frozenset(
    [
        "name",
        "names",
        "challenger",
        "opponent",
        "winner",
        "loser",
        "first",
        "second",
        "player",
        "person",
        "admin",
        "host",
        "guild",
        "server",
        "channel",
    ]
)
"""The variables that are names of players, servers and channels."""
JOINING = {
    "es": ("a", "de"),
    "fr": ("à", "de"),
    "it": ("a", "da", "di", "in", "su"),
    "pt-BR": ("a", "de", "em", "por"),
}
"""Prepositions that an article joins: *a il* is *al*."""


@each("language", LANGUAGES)
def test_a_computer_player_has_a_name_in_sentences_and_a_label_in_menus(
    language: Language,
) -> None:
    texts = texts_in(language)
    names = [drawn_name(texts, Computer(level)) for level in PLAYERS]
    labels = [level_label(texts, level) for level in LEVELS]
    assert not [one for one in names if re.search("[·・]", one)], "a label in a sentence"
    assert len({*names}) - len(PLAYERS) == 0, names
    assert not {*names} & {*labels}, "a label is a name"
    for shown in screens(texts):
        assert not [one for one in labels if one in repr(shown)], shown


def test_the_menu_of_levels_has_their_labels() -> None:
    open_table = model(played(of_phase(Phase.PLAY)))
    info = replace(open_table.info, opponent=None, seats=None)
    for language in LANGUAGES:
        texts = texts_in(language)
        shown = replace(open_table, info=info, texts=texts, levels=tuple(LEVELS))
        (menu,) = (
            one for row in challenge_screen(shown).rows for one in row if isinstance(one, Select)
        )
        labels = [texts.attribute(f"level-{level}", "menu") for level in LEVELS]
        assert [one.label for one in menu.choices] == labels


def test_a_level_without_texts_has_its_id_in_its_name() -> None:
    for language in LANGUAGES:
        texts = texts_in(language)
        assert "wild" in drawn_name(texts, Computer("wild"))
        assert level_label(texts, "wild") == drawn_name(texts, Computer("wild"))


def test_particles_fit_a_computer_players_name_in_korean() -> None:
    """They are those after 님, so the name ends with a consonant, too."""
    texts = texts_in("ko")
    for level in PLAYERS:
        last = normalize("NFD", drawn_name(texts, Computer(level)))[-1]
        assert "\u11a8" <= last <= "\u11ff", level


@each("language", SLAVIC)
def test_a_name_follows_no_preposition_that_would_inflect_it(language: Language) -> None:
    """A noun stands between them, which is inflected: *на сервере { $guild }*."""
    words = "|".join(PREPOSITIONS[language].split())
    found = re.compile(rf"(?<!\w)(?:{words}) [*<#„«]*\{{(?:{'|'.join(NAMED)})\}}", re.IGNORECASE)
    wrong = [said for said in sentences(language) if found.search(said)]
    assert not wrong, "\n".join(wrong)


@each("language", JOINING)
def test_no_preposition_stands_before_a_name_with_an_article(language: Language) -> None:
    """Names of cards, and *the opponent*, come with their articles."""
    texts = texts_in(language)
    cards = [card_inside(texts, card) for card in DECK]
    others = [texts("reason-opponent"), texts("reason-the-other")]
    for names, variable in ((cards, "cards"), (others, "other")):
        joined = [one for one in names if joins(language, one)]
        words = {word for one in joined for word in joins(language, one)}
        found = re.compile(rf"(?<!\w)(?:{'|'.join(words) or '$.'}) \{{{variable}\}}", re.IGNORECASE)
        reasons = [
            text
            for key, message in catalogue(language).items()
            if key.startswith("reason-")
            for text in forms(message.value)
        ]
        wrong = [said for said in reasons if found.search(said)]
        assert not wrong, "\n".join(wrong)


def joins(language: Language, called: str) -> tuple[str, ...]:
    """Return the prepositions that the article of a name joins."""
    articles: dict[Language, tuple[str, ...]] = {
        "es": ("el ",),
        "fr": ("le ", "les "),
        "it": ("il ", "lo ", "la ", "i ", "gli ", "le ", "l’"),
        "pt-BR": ("o ", "a ", "os ", "as "),
    }
    return JOINING[language] if called.startswith(articles[language]) else ()


def test_cards_are_in_the_accusative_in_turkish() -> None:
    """A sentence inserts them as what is taken or played; the nominative would take itself."""
    texts = texts_in("tr")
    for card in DECK:
        stem, said = card_name(texts, card), card_inside(texts, card)
        assert said == accusative(stem), stem
    cards = re.compile(r"\{cards\} (\w+)")
    follows = {
        word
        for key, message in catalogue("tr").items()
        if key.startswith("reason-")
        for text in forms(message.value)
        for word in cards.findall(text)
    }
    assert follows == {"alır", "almak", "alınca", "bekliyor", "oynayarak", "oynayınca"}


def accusative(stem: str) -> str:
    """Return a Turkish noun's accusative, by the harmony of its vowels."""
    lower = stem[0].replace("İ", "i").replace("I", "ı").lower() + stem[1:]
    vowel = [letter for letter in lower if letter in "aeıioöuü"][-1]
    ending = {"a": "ı", "ı": "ı", "e": "i", "i": "i", "o": "u", "u": "u", "ö": "ü", "ü": "ü"}[vowel]
    last = lower.rpartition(" ")[2]
    if lower[-1] not in "aeıioöuü":
        softened = {"guguk": "ğ", "erik": "ğ", "şakayık": "ğ", "geyik": "ğ", "şimşek": "ğ"}
        softened |= {"akçaağaç": "c", "kırlangıç": "c"}
        return lower[:-1] + softened.get(last, lower[-1]) + ending
    possessed = last.endswith(("kurdelesi", "domuzu", "otu", "kadehi", "adamı"))
    return lower + ("n" if possessed else "y") + ending


@cache
def sentences(language: Language) -> list[str]:
    """Return each text of a language with its key, `{name}` for each variable."""
    return [
        f"{key}: {text}"
        for key, message in catalogue(language).items()
        for text in forms(message.value)
    ]


@cache
def positions() -> tuple[Match, ...]:
    """Return matches in each phase, and one that is over."""
    phases = (Phase.PLAY, Phase.TAKE, Phase.DECIDE, Phase.DEAL)
    return (
        *(played(of_phase(phase)) for phase in phases),
        played(of_phase(Phase.SWAP), preset="sloperama"),
        played(lambda match: len(match.results) == 3),
    )


def screens(texts: Texts) -> Iterator[object]:
    """Yield the screens of a match against a computer player, and its names in lists and titles."""
    players = (AOI, Computer("expert"))
    infos: list[MatchInfo] = []
    for match in positions():
        for seat in (0, None):
            one = replace(model(match, seat, players=players), texts=texts)
            infos.append(one.info)
            yield table_screen(one)
            if seat is None:
                yield watcher_screen(one)
                continue
            yield hand_screen(one)
            yield menu_screen(one, can_bring=True)
            yield resign_screen(one)
            yield versus(texts, one.info, plain_name)
    yield games_panel(texts, AOI.id, infos, 0, lambda info: info.created_at)
    yield history_panel(texts, AOI, Page(tuple(infos), 0, 10, 1), None, here=True)
