"""All rules that a server may choose work everywhere: no two options conflict there.

Every value of an option is combined with every value of each other option, preset and length, as
far as the settings accept them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache, partial
from itertools import combinations, count, product
from pathlib import Path
from typing import Final

import pytest

from bot.koikoi.record import MatchRecord, format_record, parse_record
from bot.koikoi.rules import OPTIONS, PRESET_NAMES, Option, Rules, make_rules
from bot.locales import texts_in
from bot.matches.errors import InvalidSetting
from bot.matches.models.people import Person
from bot.matches.models.rotation import Goal
from bot.matches.models.terms import ChannelRef, GuildSettings, MatchLength, TimeControl
from bot.matches.transitions.house_rules import (
    check_settings,
    differences,
    rules_line,
    rules_of_length,
    terms_from,
    with_rules_line,
)
from bot.matches.transitions.rotations import rules_of_a_hand, rules_of_a_table
from bot.messages.sending.components import built
from bot.screens.rules_panel import RulesSubject, rules_panel, rules_section
from bot.screens.wording.rule_lines import SECTIONS
from bot.servers.question_screens import import_panel, loss_question
from bot.servers.screens import PAGES, settings_panel
from bot.storage import match_rows
from bot.tournaments.transitions import decisive
from tests.matches.world import ADMIN, World
from tests.storage.stores import KINDS, fresh_store

HERE: Final = GuildSettings(
    7, preset="ktane", pace=TimeControl.DAILY, channels=(70,), language="ja"
)
SOME_LENGTHS: Final[tuple[MatchLength, ...]] = ("usual", "rules", 1, 3, 12, 24)
OWN_LENGTH: Final = "own length"
"""The options `rounds` and `target` as one factor: settings contain at most one of them."""
NEAR_A_TARGET: Final = ("30", "49", "50", "60")
"""Values near which a bank and a target conflict; they also serve as banks."""
NEEDS: Final = {("combine", "sum"): {"field_brights": "on", "koi_factor": "all_plus_1"}}
"""Other options that a value requires, besides `seven=off`."""

Choices = dict[str, object]
"""A preset, a length, and the values of options; None: unchanged by the server."""


def some_of(option: Option) -> list[str]:
    """Return all words, and of many numbers the first two, a middle one and the last one."""
    words = [one for one in option.choices if not one.rpartition(":")[2].isdecimal()]
    numbers = [one for one in option.choices if one not in words]
    if len(numbers) > 4:
        numbers = [*numbers[:2], numbers[len(numbers) // 2], numbers[-1]]
    if option.key in ("bank", "target"):
        numbers = [*numbers[:1], *NEAR_A_TARGET, *numbers[-1:]]
    return words + numbers


@cache
def factors() -> Mapping[str, tuple[object, ...]]:
    found: dict[str, tuple[object, ...]] = {"preset": (*PRESET_NAMES,), "length": SOME_LENGTHS}
    own = [(one.key, text) for one in OPTIONS[:2] for text in some_of(one)]
    assert {key for key, _ in own} == {"rounds", "target"}
    found[OWN_LENGTH] = (None, *own)
    return found | {one.key: (None, *some_of(one)) for one in OPTIONS[2:]}


def settings_with(choices: Choices) -> GuildSettings:
    options = {
        key: str(value)
        for key, value in choices.items()
        if value is not None and key not in ("preset", "length", OWN_LENGTH)
    }
    match choices.get(OWN_LENGTH):
        case (str(key), str(text)):
            options[key] = text
    preset, length = str(choices.get("preset", "wikipedia-2020")), choices.get("length", "usual")
    assert length in SOME_LENGTHS
    return GuildSettings(7, preset, options, length)


def refusal(of: Callable[[], object]) -> InvalidSetting | None:
    """Return the reason of a rejection, or None. Any other error is a bug."""
    try:
        of()
    except InvalidSetting as refused:
        return refused
    return None


def taken(house: GuildSettings) -> bool:
    return refusal(partial(check_settings, house)) is None


Pair = tuple[tuple[str, object], tuple[str, object]]


@cache
def every_pair() -> tuple[tuple[GuildSettings, ...], frozenset[Pair]]:
    """Return settings that cover all possible pairs of choices, and the impossible pairs.

    Each begins with an uncovered pair. The other choices are those that cover most of the uncovered
    pairs; if they are rejected together, conflicting options are removed.
    """
    chance, rows = random.Random(1), list[GuildSettings]()
    names = tuple(factors())
    missing: dict[Pair, None] = {
        ((one, here), (other, there)): None
        for one, other in combinations(names, 2)
        for here in factors()[one]
        for there in factors()[other]
    }
    place = {name: number for number, name in enumerate(names)}

    def pair(one: tuple[str, object], other: tuple[str, object]) -> Pair:
        return (one, other) if place[one[0]] < place[other[0]] else (other, one)

    impossible = set[Pair]()
    while missing:
        seed = next(iter(missing))
        least: Choices = {}
        for chosen in seed:
            if chosen in NEEDS:
                least |= {**NEEDS[chosen], "seven": "off"}
        least |= dict(seed)
        row = dict(least)
        for name in chance.sample(names, len(names)):
            if name not in row:
                values = [one for one in factors()[name] if (name, one) not in NEEDS]
                gains = {
                    value: sum(pair((name, value), one) in missing for one in row.items())
                    for value in chance.sample(values, len(values))
                }
                row[name] = max(gains, key=gains.__getitem__)
        unchanged = {OWN_LENGTH: None, "bank": None, "zero_sum": None, "combine": None}
        tries = [row, {**row, **unchanged, **least}, {**row, **unchanged, "bank": "off", **least}]
        tries += [{**least, "preset": one, **dict(seed)} for one in PRESET_NAMES]
        found = next((one for one in tries if taken(settings_with(one))), None)
        if found is None:
            impossible.add(seed)
            del missing[seed]
            continue
        found = {name: found.get(name, "usual" if name == "length" else None) for name in names}
        rows.append(settings_with(found))
        for one, other in combinations(found.items(), 2):
            missing.pop((one, other), None)
    return tuple(rows), frozenset(impossible)


# The uses of rules. Each raises an error if the rules fail there, or come out changed.

EN: Final = texts_in("en")


def by_line(house: GuildSettings) -> None:
    """Copy to another server, and from there to a third one."""
    line = rules_line(house)
    read = with_rules_line(HERE, line)
    assert rules_line(read) == line
    assert read == replace(HERE, preset=house.preset, length=house.length, options=read.options)
    assert terms_from(read).rules == terms_from(house).rules
    for length in {house.length, "rules"}:
        assert in_length(read, length) == in_length(house, length)
    assert not differences(replace(read, options=house.options), read)


def in_length(house: GuildSettings, length: MatchLength) -> Rules:
    return rules_of_length(house.preset, house.options, length)


def by_channel_or_challenge(house: GuildSettings) -> None:
    """With another length or preset, which may be rejected, but only with a reason."""
    for length in (None, *SOME_LENGTHS):
        refusal(partial(terms_from, house, None, length))
    for preset in PRESET_NAMES:  # another preset is played without the server's options
        refusal(partial(terms_from, house, preset))
    for preset in PRESET_NAMES:
        terms = terms_from(replace(house, channel_presets={70: preset}), channel_id=70)
        assert preset == house.preset or terms.rules == in_length(GuildSettings(7, preset), "usual")
        assert not refusal(partial(differences, house, replace(house, preset=preset, options={})))


def by_tables(house: GuildSettings) -> None:
    rules = terms_from(house).rules
    hand = rules_of_a_hand(rules)
    assert (hand.rounds, hand.target, hand.bank, hand.tie) == (1, None, None, "draw")
    for goal in (Goal(points=1), Goal(points=500), Goal(hands=1), Goal(hands=24)):
        race = rules_of_a_table(hand, goal)
        assert (race.target, race.rounds) == (goal.points, goal.hands)
    decided = decisive(terms_from(house)).rules
    assert replace(decided, tie=rules.tie) == rules


def by_record(house: GuildSettings) -> None:
    for rules in (terms_from(house).rules, in_length(house, "rules")):
        assert parse_record(format_record(MatchRecord(rules, ()))).rules == rules
        assert make_rules(rules.preset, rules.options()) == rules


def by_page(house: GuildSettings) -> None:
    """Draw an admin's pages; they are too many to draw all of them for each server."""
    pages = [*PAGES, "channel 70", *(f"option {one.key}" for one in OPTIONS)]
    drawn = next(_turn)
    for page in ("share", "rules", pages[drawn % len(pages)]):
        if page != "posts":  # it has no rules
            built(settings_panel(EN, "Pine", house, page))
    built(import_panel(EN, "Pine", HERE, house, 0))
    built(import_panel(EN, "Pine", house, HERE, 0))
    usual = replace(house, options={})
    built(loss_question(EN, "Pine", house, usual, 0, reset=True))
    played = RulesSubject(terms_from(house))
    built(rules_panel(EN, played))
    built(rules_section(EN, played, SECTIONS[drawn % len(SECTIONS)]))


_turn: Final = count()


def faults_of(houses: Iterable[GuildSettings], *ways: Callable[[GuildSettings], None]) -> list[str]:
    """Return the failures of each use, a line each."""
    found = []
    for house in houses:
        for way in ways:
            try:
                way(house)
            except Exception as error:
                found.append(f"{way.__name__}: {fault(house, error)}")
    return found


def test_what_two_choices_contradict_is_known() -> None:
    """A new rejection must not reduce the combinations that the other tests cover."""
    _, impossible = every_pair()
    for (one, here), (other, there) in impossible:
        match one, here, other, there:
            case "own length", ("target", str(target)), "bank", str(bank):
                assert int(target) <= int(bank)
            case _, _, "combine", "sum":
                assert (one, here) in {
                    ("seven", "2"),
                    ("field_brights", "off"),
                    *(("koi_factor", value) for value in ("none", "opponent_x2", "steam")),
                }
            case _:
                raise AssertionError(f"{one}={here} and {other}={there} never go together.")


def test_rules_of_any_two_choices_go_every_way() -> None:
    houses, _ = every_pair()
    faults = faults_of(houses, by_line, by_channel_or_challenge, by_tables, by_record, by_page)
    assert not faults, "\n".join(faults)


def test_length_bank_and_target_go_every_way_together() -> None:
    """Three or four of these options may conflict; then a line gives the reason."""
    own = (None, ("rounds", "6"), *(("target", one) for one in ("1", *NEAR_A_TARGET, "500")))
    banks = (None, "off", "1", "30", "50", "500")
    lengths = ("usual", "rules", 3)
    names = ("preset", "length", OWN_LENGTH, "bank", "zero_sum")
    every = product(PRESET_NAMES, lengths, own, banks, (None, "on"))
    houses = [settings_with(dict(zip(names, one, strict=True))) for one in every]
    possible = [house for house in houses if taken(house)]
    assert len(possible) > len(houses) / 2
    faults = faults_of(possible, by_line)
    faults += faults_of((house for house in houses if not taken(house)), refused_as_a_line)
    assert not faults, "\n".join(faults)


def refused_as_a_line(house: GuildSettings) -> None:
    words = [f"{key}={value}" for key, value in house.options.items()]
    line = " ".join(["koikoi-rules:1", house.preset, str(house.length), *words])
    told, expected = (
        refusal(lambda: with_rules_line(HERE, line)),
        refusal(partial(check_settings, house)),
    )
    assert told is not None
    assert expected is not None
    assert (told.key, told.problem) == (expected.key, expected.problem)


@pytest.mark.parametrize("kind", KINDS)
async def test_rules_of_many_choices_are_stored_read_and_played(kind: str, tmp_path: Path) -> None:
    """Only some are tested: how rules are stored doesn't depend on their values."""
    houses = every_pair()[0][:: 4 if kind == "sqlite" else 20]
    faults = []
    async with fresh_store(kind, tmp_path) as store:
        service = World(store).service
        for number, some in enumerate(houses, start=1):
            house = replace(some, guild_id=number)
            place = ChannelRef(number, 70)
            aoi, ben = Person(2 * number, "Aoi"), Person(2 * number + 1, "Ben")
            try:
                await service.settings.change_guild_settings(number, ADMIN, partial(_chosen, house))
                assert await service.settings.guild_settings(number) == house
                table = await service.challenges.invite(place, aoi, ben)
                rules = (await service.challenges.accept(table.id, ben)).stored.info.terms.rules
                assert rules == terms_from(house).rules
                kept = await store.read(match_rows.info, table.id)
                assert kept is not None
                assert kept.terms.rules == rules
            except Exception as error:
                faults.append(fault(house, error))
    assert not faults, "\n".join(faults)


def _chosen(house: GuildSettings, _: GuildSettings) -> GuildSettings:
    return house


def fault(house: GuildSettings, error: Exception) -> str:
    return f"{house.preset} {house.length} {dict(house.options)}: {error!r}"
