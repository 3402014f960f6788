"""A challenge and its answers."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.koikoi.rules import OPTIONS, PRESETS, RARE_YAKU
from bot.koikoi.view import view_for
from bot.matches.errors import InvalidSetting, OpenAlready, Refusal, SettingProblem
from bot.matches.models.match import DeadlineKind, Status
from bot.matches.models.people import Computer, Person, Preferences
from bot.matches.models.terms import ChannelRef, GuildSettings, Terms, TimeControl
from bot.matches.models.timings import Limits
from bot.matches.transitions.house_rules import check_round_time
from bot.storage.engine import Database
from tests.matches.world import AOI, BEN, CHIYO, HERE, MORNING, World, daily, live
from tests.refused import refuses


async def test_a_challenge_becomes_the_match_under_the_same_number(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    assert invited.info.status is Status.INVITED
    assert invited.match is None
    assert invited.info.waits_for(BEN.id)
    assert not invited.info.waits_for(AOI.id)

    progress = await world.service.challenges.accept(invited.id, BEN)
    assert progress.stored.id == invited.id
    assert progress.stored.info.status is Status.PLAYING
    assert progress.stored.match is not None
    assert progress.stored.match.round is not None
    assert set(progress.stored.info.people) == {AOI, BEN}
    assert progress.stored.info.due is DeadlineKind.HALF
    assert progress.stored.info.turn_ends == MORNING + timedelta(minutes=3)


async def test_without_settings_a_match_has_three_rounds_of_standard_rules_live(
    world: World,
) -> None:
    terms = await world.service.settings.terms(HERE)
    assert (terms.rules.preset, terms.rules.rounds, terms.pace) == (
        "wikipedia-2020",
        3,
        TimeControl.LIVE,
    )
    assert terms.turn == timedelta(minutes=3)


async def test_anybody_but_its_maker_may_join_an_open_table(world: World) -> None:
    table = await world.service.challenges.invite(HERE, AOI, None)
    with refuses(Refusal.OWN_CHALLENGE_TABLE):
        await world.service.challenges.accept(table.id, AOI)
    with refuses(Refusal.TABLE_NOT_YOURS):
        await world.service.challenges.decline(table.id, BEN)
    stored = (await world.service.challenges.accept(table.id, CHIYO)).stored
    assert set(stored.info.people) == {AOI, CHIYO}
    assert stored.info.opponent == CHIYO
    with refuses(Refusal.ALREADY_STARTED):
        await world.service.challenges.accept(table.id, BEN)


async def test_only_the_invited_may_answer(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    with refuses(Refusal.NOT_INVITED, name=BEN):
        await world.service.challenges.accept(invited.id, CHIYO)
    with refuses(Refusal.NOT_INVITED):
        await world.service.challenges.decline(invited.id, CHIYO)
    with refuses(Refusal.NOT_YOUR_CHALLENGE):
        await world.service.challenges.withdraw(invited.id, BEN)
    assert (await world.service.queries.get(invited.id)).info.status is Status.INVITED


async def test_nobody_can_challenge_themselves(world: World) -> None:
    with refuses(Refusal.SELF_CHALLENGE):
        await world.service.challenges.invite(HERE, AOI, AOI)


@pytest.mark.parametrize(("person", "status"), [(BEN, Status.DECLINED), (AOI, Status.WITHDRAWN)])
async def test_declining_ones_own_challenge_withdraws_it(
    world: World, person: Person, status: Status
) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    over = (await world.service.challenges.decline(invited.id, person)).stored
    assert over.info.status is status
    assert over.info.deadline is None
    with refuses(Refusal.CHALLENGE_OVER):
        await world.service.challenges.accept(invited.id, BEN)
    assert (await world.service.queries.get(invited.id)).info.status is status


async def test_a_challenge_expires(world: World) -> None:
    quick = await world.service.challenges.invite(HERE, AOI, BEN, live())
    slow = await world.service.challenges.invite(HERE, AOI, CHIYO, daily())
    await world.later(minutes=9, seconds=59)
    assert (await world.service.queries.get(quick.id)).info.status is Status.INVITED
    await world.later(seconds=1)
    assert (await world.service.queries.get(quick.id)).info.status is Status.EXPIRED
    await world.later(hours=23)
    assert (await world.service.queries.get(slow.id)).info.status is Status.INVITED
    await world.later(hours=1)
    assert (await world.service.queries.get(slow.id)).info.status is Status.EXPIRED


async def test_who_takes_no_challenges_gets_none(world: World) -> None:
    await world.service.settings.save_preferences(Preferences(BEN.id, challenges=False))
    with refuses(Refusal.CHALLENGES_OFF):
        await world.service.challenges.invite(HERE, AOI, BEN)


async def test_the_same_challenge_is_not_made_twice(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    with pytest.raises(OpenAlready) as refused:
        await world.service.challenges.invite(HERE, AOI, BEN)
    assert (refused.value.code, refused.value.known_id) == (Refusal.ALREADY_INVITED, invited.id)
    with refuses(Refusal.ALREADY_INVITED):
        await world.service.challenges.invite(HERE, BEN, AOI)
    await world.service.challenges.invite(HERE, AOI, None)
    with refuses(Refusal.ALREADY_INVITED):
        await world.service.challenges.invite(HERE, AOI, None)
    await world.service.challenges.invite(ChannelRef(7, 71), AOI, None)


async def test_one_can_have_only_so_much_open(store: Database) -> None:
    world = World(store, limits=Limits(matches=2, invitations=2))
    people = [Person(500 + number, f"P{number}") for number in range(5)]
    await world.service.challenges.invite(HERE, AOI, people[0])
    await world.service.challenges.invite(HERE, AOI, people[1])
    with refuses(Refusal.TOO_MANY_INVITATIONS, limit=2):
        await world.service.challenges.invite(HERE, AOI, people[2])
    to_aoi = await world.service.challenges.invite(HERE, people[3], AOI)
    for match in await world.service.queries.games_of(AOI.id):
        if match.challenger == AOI:
            await world.service.challenges.accept(match.id, match.people[1])
    with refuses(Refusal.TOO_MANY_MATCHES):
        await world.service.challenges.invite(HERE, AOI, people[4])
    with refuses(Refusal.TOO_MANY_MATCHES):
        await world.service.challenges.accept(to_aoi.id, AOI)
    with refuses(Refusal.TOO_MANY_MATCHES):
        await world.service.computers.start(HERE, AOI, "greedy")


async def test_matches_start_only_in_the_channels_that_were_chosen(world: World) -> None:
    await world.service.settings.save_guild_settings(GuildSettings(7, channels=(71,)))
    with refuses(Refusal.CHANNEL_NOT_ALLOWED, channels=(71,)):
        await world.service.challenges.invite(HERE, AOI, BEN)
    await world.service.challenges.invite(ChannelRef(7, 71), AOI, BEN)
    await world.service.challenges.invite(ChannelRef(7, 72, parent_id=71), AOI, CHIYO)


async def test_a_servers_settings_decide_what_was_not_asked_for(world: World) -> None:
    await world.service.settings.save_guild_settings(
        GuildSettings(
            7,
            preset="ktane",
            options={"seven": "2"},
            length=6,
            pace=TimeControl.DAILY,
            daily_hours=48,
        )
    )
    usual = await world.service.settings.terms(HERE)
    assert (usual.rules.preset, usual.rules.seven, usual.rules.rounds) == ("ktane", 2, 6)
    assert (usual.pace, usual.turn) == (TimeControl.DAILY, timedelta(hours=48))
    other = await world.service.settings.terms(
        HERE, preset="sloperama", length="rules", pace=TimeControl.LIVE
    )
    assert (other.rules.target, other.rules.rounds, other.rules.seven) == (50, None, None)


@pytest.mark.parametrize(
    ("preset", "rounds", "target"),
    [
        ("wikipedia-2015", 3, None),
        ("wikipedia-2020", 3, None),
        ("sloperama", None, 50),
        ("ktane", 3, None),
        ("richmind", 3, None),
        ("steam", 8, None),
        ("nintendo", 12, None),
    ],
)
async def test_a_preset_brings_its_own_length(
    world: World, preset: str, rounds: int | None, target: int | None
) -> None:
    """A server's choice has priority, also if it chose another value."""
    asked = await world.service.settings.terms(HERE, preset=preset)
    assert (asked.rules.rounds, asked.rules.target) == (rounds, target)
    house = GuildSettings(7, preset=preset, options={"seven": "off"})
    await world.service.settings.save_guild_settings(house)
    kept = await world.service.settings.terms(HERE)
    assert (kept.rules.rounds, kept.rules.target) == (rounds, target)
    await world.service.settings.save_guild_settings(replace(house, length=6))
    chosen = await world.service.settings.terms(HERE)
    assert (chosen.rules.rounds, chosen.rules.target) == (6, None)


async def test_what_a_server_says_of_the_length_in_its_rules_is_not_lost(world: World) -> None:
    house = GuildSettings(7, options={"target": "30"}, length="rules")
    await world.service.settings.save_guild_settings(house)
    assert (await world.service.settings.terms(HERE)).rules.target == 30
    usual = await world.service.settings.terms(HERE, length="usual")
    assert (usual.rules.rounds, usual.rules.target) == (3, None)


async def test_a_channel_with_a_preset_of_its_own_plays_it_in_its_threads_too(
    world: World,
) -> None:
    house = GuildSettings(
        7,
        options={"seven": "off"},
        length=6,
        channel_presets={71: "sloperama", 72: "wikipedia-2020"},
    )
    await world.service.settings.save_guild_settings(house)

    async def rules(place: ChannelRef, preset: str | None = None) -> tuple[object, ...]:
        found = (await world.service.settings.terms(place, preset)).rules
        return found.preset, found.rounds, found.target, found.seven

    race = ("sloperama", None, 50, None)
    assert await rules(ChannelRef(7, 71)) == race
    assert await rules(ChannelRef(7, 710, parent_id=71)) == race
    assert await rules(ChannelRef(7, 71), "sloperama") == race, "asked for by name"
    assert await rules(ChannelRef(7, 71), "ktane") == ("ktane", 6, None, None)
    house_rules = ("wikipedia-2020", 6, None, None)
    assert await rules(HERE) == house_rules
    assert await rules(ChannelRef(7, 71), "wikipedia-2020") == house_rules
    assert await rules(ChannelRef(7, 72)) == house_rules, "the same preset is the server's own"
    shorter = await world.service.settings.terms(ChannelRef(7, 71), length=1)
    assert (shorter.rules.preset, shorter.rules.rounds) == ("sloperama", 1)
    invited = await world.service.challenges.invite(ChannelRef(7, 71), AOI, BEN)
    assert invited.info.terms.rules.target == 50
    alone = await world.service.computers.start(ChannelRef(7, 710, 71), CHIYO, "greedy")
    assert alone.info.terms.rules.target == 50


POOR = {
    option.key: "1"
    for option in OPTIONS
    if option.key.startswith("points.") and option.key.removeprefix("points.") not in RARE_YAKU
} | {option.key: "off" for option in OPTIONS if option.key in ("teshi", "kuttsuki")}
WORTHLESS = {option.key: "off" for option in OPTIONS if option.key.startswith("points.")}


@pytest.mark.parametrize(
    ("settings", "key", "problem"),
    [
        (GuildSettings(7, preset="poker"), "preset", SettingProblem.PRESET),
        (GuildSettings(7, options={"seven": "3"}), "seven", SettingProblem.VALUE),
        (GuildSettings(7, options={"rounds": "25"}), "rounds", SettingProblem.VALUE),
        (GuildSettings(7, options={"eight": "2"}), "eight", SettingProblem.OPTION),
        (GuildSettings(7, options={"combine": "sum"}), "combine", SettingProblem.COMBINE),
        (GuildSettings(7, options={"target": "9", "bank": "9"}), "target", SettingProblem.TARGET),
        (GuildSettings(7, options=WORTHLESS), "points.goko", SettingProblem.YAKU),
        (
            GuildSettings(7, options={**POOR, "target": "500"}, length="rules"),
            "target",
            SettingProblem.TARGET_FAR,
        ),
        (
            GuildSettings(7, options={**POOR, "target": "301"}, length="rules"),
            "target",
            SettingProblem.TARGET_FAR,
        ),
        (
            GuildSettings(
                7, options={"bank": "30", "zero_sum": "on", "target": "61"}, length="rules"
            ),
            "target",
            SettingProblem.TARGET_PAID,
        ),
        (
            GuildSettings(7, options={**WORTHLESS, "points.month": "4"}),
            "points.goko",
            SettingProblem.NEVER,
        ),
        (
            GuildSettings(7, options={**WORTHLESS, "points.hanami": "5", "viewing": "off"}),
            "points.goko",
            SettingProblem.NEVER,
        ),
        (
            GuildSettings(7, options={**WORTHLESS, "points.hanami": "5", "viewing": "needs_other"}),
            "points.goko",
            SettingProblem.NEVER,
        ),
        (GuildSettings(7, length=25), "length", SettingProblem.LENGTH),
        (GuildSettings(7, live_minutes=0), "live_minutes", SettingProblem.LIVE_MINUTES),
        (GuildSettings(7, daily_hours=1000), "daily_hours", SettingProblem.DAILY_HOURS),
        (GuildSettings(7, channels=tuple(range(51))), "channels", SettingProblem.CHANNELS),
        (
            GuildSettings(7, channel_presets=dict.fromkeys(range(51), "ktane")),
            "channels",
            SettingProblem.CHANNELS,
        ),
        (GuildSettings(7, channel_presets={71: "poker"}), "preset", SettingProblem.PRESET),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_a_setting_that_cannot_be_is_refused_by_its_key_and_problem(
    world: World, settings: GuildSettings, key: str, problem: SettingProblem
) -> None:
    with pytest.raises(InvalidSetting) as refused:
        await world.service.settings.save_guild_settings(settings)
    assert (refused.value.key, refused.value.problem) == (key, problem)
    assert await world.service.settings.guild_settings(7) == GuildSettings(7)


@pytest.mark.parametrize(
    "settings",
    [
        GuildSettings(7, options={"target": "500"}, length="rules"),
        GuildSettings(7, options={**POOR, "target": "300"}, length="rules"),  # chofuku is 3
        GuildSettings(7, channels=tuple(range(50))),
        GuildSettings(7, channel_presets=dict.fromkeys(range(50), "ktane")),
        GuildSettings(7, options={**POOR, "target": "500", "exhaust": "oya:5"}, length="rules"),
        GuildSettings(7, options={"bank": "30", "zero_sum": "on", "target": "60"}, length="rules"),
        GuildSettings(7, options={**WORTHLESS, "points.month": "4"}, length=12),
        *(
            GuildSettings(7, options={**WORTHLESS, option.key: "1"})
            for option in OPTIONS
            if option.key.startswith("points.") and option.key != "points.month"
        ),
        *(GuildSettings(7, preset) for preset in PRESETS),
    ],
)
async def test_hard_rules_that_can_be_played_are_taken(
    world: World, settings: GuildSettings
) -> None:
    await world.service.settings.save_guild_settings(settings)
    assert await world.service.settings.guild_settings(7) == settings


async def test_a_length_that_rules_cannot_be_played_in_is_refused(world: World) -> None:
    house = GuildSettings(7, options={**WORTHLESS, "points.month": "4"}, length=12)
    await world.service.settings.save_guild_settings(house)
    await world.service.settings.terms(HERE)
    with pytest.raises(InvalidSetting) as refused:
        await world.service.settings.terms(HERE, length=3)
    assert refused.value.problem is SettingProblem.NEVER


async def test_a_match_against_a_computer_starts_at_once(world: World) -> None:
    stored = await world.service.computers.start(HERE, AOI, "greedy", live("ktane"))
    assert stored.info.seats == (AOI, Computer("greedy"))  # three rounds: the human deals first
    assert stored.info.first_dealer is not None
    assert stored.info.first_dealer.method == "challenger"
    assert stored.match is not None
    assert stored.match.round is not None
    with refuses(Refusal.UNKNOWN_LEVEL):
        await world.service.computers.start(HERE, AOI, "grandmaster")


async def test_a_computer_can_be_played_in_a_direct_message(world: World) -> None:
    stored = await world.service.computers.start(ChannelRef(None, 900), AOI, "greedy")
    assert stored.info.place.guild_id is None


async def test_who_draws_the_earlier_month_deals_first(world: World) -> None:
    stored = await world.started(live())
    first = stored.info.first_dealer
    assert first is not None
    assert first.method == "month_draw"
    aois, bens = first.draws[-1]
    dealer = AOI if aois < bens else BEN
    assert stored.info.seats is not None
    assert stored.info.seats[0] == dealer
    again = await world.service.core.repository.load(stored.id, fresh=True)
    assert again.info.first_dealer == first


async def test_a_name_is_kept_as_it_was_last_seen(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    renamed = replace(BEN, name="Benjamin")
    stored = (await world.service.challenges.accept(invited.id, renamed)).stored
    assert renamed in stored.info.people
    assert stored.match is not None
    again = replace(world.mover(stored), name="Now called this")
    action = view_for(stored.match, stored.info.to_act).legal[0]
    await world.service.play.act(stored.id, again, action, stored.seq)
    fresh = await world.service.core.repository.load(stored.id, fresh=True)
    assert again in fresh.info.people


async def test_a_rematch_with_a_person_takes_both(world: World) -> None:
    stored = await world.started(daily("ktane"))
    with refuses(Refusal.NOT_FINISHED):
        await world.service.rematches.request_rematch(stored.id, AOI)
    await world.service.play.resign(stored.id, AOI)
    with refuses(Refusal.NOT_YOUR_SEAT_OVER):
        await world.service.rematches.request_rematch(stored.id, CHIYO)

    asked = await world.service.rematches.request_rematch(stored.id, BEN)
    assert asked.stored.info.status is Status.INVITED
    assert asked.stored.info.rematch_of == stored.id
    assert asked.stored.info.terms == stored.info.terms
    assert (
        await world.service.rematches.request_rematch(stored.id, BEN)
    ).stored.id == asked.stored.id

    agreed = await world.service.rematches.request_rematch(stored.id, AOI)
    assert agreed.stored.id == asked.stored.id
    assert agreed.stored.info.status is Status.PLAYING


async def test_a_rematch_can_be_declined_and_asked_again(world: World) -> None:
    stored = await world.started()
    await world.service.play.resign(stored.id, AOI)
    asked = await world.service.rematches.request_rematch(stored.id, BEN)
    await world.service.challenges.decline(asked.stored.id, AOI)
    again = await world.service.rematches.request_rematch(stored.id, AOI)
    assert again.stored.id != asked.stored.id
    assert again.stored.info.challenger == AOI


async def test_a_rematch_with_a_computer_starts_at_once(world: World) -> None:
    stored = await world.service.computers.start(HERE, AOI, "wild")
    await world.service.play.resign(stored.id, AOI)
    again = (await world.service.rematches.request_rematch(stored.id, AOI)).stored
    assert again.info.status is Status.PLAYING
    assert again.info.opponent == Computer("wild")
    assert again.info.rematch_of == stored.id


async def test_an_admin_can_end_a_challenge(world: World) -> None:
    invited = await world.service.challenges.invite(HERE, AOI, BEN)
    over = (await world.service.play.abort(invited.id, CHIYO)).stored
    assert over.info.status is Status.ABORTED
    with refuses(Refusal.ALREADY_FINISHED):
        await world.service.challenges.accept(invited.id, BEN)


async def test_an_unknown_match_is_said_to_be_unknown(world: World) -> None:
    with refuses(Refusal.UNKNOWN_MATCH):
        await world.service.challenges.accept(999, AOI)


@pytest.mark.parametrize(
    ("terms", "round_time", "problem"),
    [
        (live(rounds="3"), timedelta(minutes=15), None),
        (live(rounds="3"), timedelta(minutes=14), SettingProblem.ROUND_LIVE),
        (live(rounds="4"), timedelta(minutes=15), SettingProblem.ROUND_LIVE),
        (daily(rounds="3"), timedelta(days=1), None),
        (daily(rounds="4"), timedelta(days=1), SettingProblem.ROUND_DAYS),
        (daily(rounds="1"), timedelta(hours=23), SettingProblem.ROUND_TURN),
        (daily(target="30"), timedelta(days=2), None),
        (daily(target="31"), timedelta(days=2), SettingProblem.ROUND_DAYS),
        (daily(bank="1", target="31"), timedelta(days=2), None),
        (daily(bank="1", target="32"), timedelta(days=2), SettingProblem.ROUND_DAYS),
    ],
)
def test_a_match_fits_into_a_round_or_is_just_too_long(
    terms: Terms, round_time: timedelta, problem: SettingProblem | None
) -> None:
    """Five minutes per live round, three rounds per day; with a target, five points per round."""
    if problem is None:
        check_round_time(terms, round_time)
        return
    with pytest.raises(InvalidSetting) as refused:
        check_round_time(terms, round_time)
    assert refused.value.problem is problem
