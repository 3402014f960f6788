"""The store without a file, for tests: the same promises, in a few dictionaries."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, replace
from datetime import UTC, date, datetime
from typing import Any, TypeVar

from bot.matches.listings import DailyStanding, Page, Standing
from bot.matches.pending import LIFETIME, PendingReply
from bot.matches.people import Computer, Person, Player, Preferences
from bot.matches.ports import Conflict, Crowd, Earned, Log, LoggedAction, RoundLine, Writing
from bot.matches.stored import MatchInfo, SealedDeal, Status
from bot.matches.surfaces import Surface
from bot.matches.terms import GuildSettings
from bot.storage.memory_dailies import MemoryDailies

T = TypeVar("T")


class MemoryStore:
    """All of the matches' port `Store`."""

    def __init__(self) -> None:
        self._infos: dict[int, MatchInfo] = {}
        self._actions: dict[int, list[LoggedAction]] = {}
        self._deals: dict[int, list[SealedDeal]] = {}
        self._rounds: dict[int, list[RoundLine]] = {}
        self._standings: dict[tuple[int, int], Standing] = {}
        self._names: dict[int, str] = {}
        self._preferences: dict[int, Preferences] = {}
        self._guilds: dict[int, GuildSettings] = {}
        self._surfaces: dict[int, Surface] = {}
        self._pending: dict[int, PendingReply] = {}
        self._dailies = MemoryDailies()
        self._secret: str | None = None

    async def close(self) -> None:
        """Nothing to let go of."""

    # ── matches ─────────────────────────────────────────────────────────────────────────────

    async def create(self, writing: Writing) -> int:
        """Write a new match (`info.id` is ignored) and return its id.

        `Conflict` when its challenger has a match of the same day's deal, when the same challenge
        (`MatchInfo.challenge_key`) is open, or another rematch of the same match.
        """
        day, challenger = writing.info.day, writing.info.challenger
        if day is not None and await self.daily_match(challenger.id, day) is not None:
            raise Conflict
        self._refuse_twice(writing.info)
        match_id = len(self._infos) + 1
        self._actions[match_id], self._deals[match_id], self._rounds[match_id] = [], [], []
        self._keep(replace(writing, info=replace(writing.info, id=match_id)))
        return match_id

    async def write(self, writing: Writing) -> None:
        """Write a change; `Conflict` when the revision or a (match, seq) is taken."""
        info = writing.info
        before = self._infos.get(info.id)
        if before is None or before.revision != info.revision - 1:
            raise Conflict
        taken = {line.seq for line in self._actions[info.id]}
        if any(line.seq in taken for line in writing.actions):
            raise Conflict
        known = {None, *self._names, *(person.id for person in writing.people)}
        if any(line.person_id not in known for line in writing.actions):
            raise Conflict
        self._refuse_twice(info)
        self._keep(writing)

    def _refuse_twice(self, info: MatchInfo) -> None:
        """What may be open once."""
        others = [one for one in self._infos.values() if one.status.open and one.id != info.id]
        key, again = info.challenge_key, info.rematch_of
        if key is not None and any(one.challenge_key == key for one in others):
            raise Conflict
        rematch = again is not None and info.status.open
        if rematch and any(one.rematch_of == again for one in others):
            raise Conflict

    def _keep(self, writing: Writing) -> None:
        match_id = writing.info.id
        self._names.update((person.id, person.name) for person in writing.people)
        self._infos[match_id] = writing.info
        self._actions[match_id].extend(writing.actions)
        self._deals[match_id].extend(writing.deals)
        self._rounds[match_id].extend(writing.rounds)
        for earned in writing.earned:
            self._earn(earned)
        score = writing.daily
        if score is not None:
            lines = self._actions[match_id]
            calls = sum(one.text == "koi" and one.person_id == score.person_id for one in lines)
            self._dailies.keep(match_id, score, calls)

    def _earn(self, earned: Earned) -> None:
        key = (earned.guild_id, earned.person_id)
        old = self._standings.get(key) or Standing(Person(earned.person_id, ""), 0)
        self._standings[key] = replace(
            old,
            played=old.played + 1,
            won=old.won + earned.won,
            drawn=old.drawn + earned.drawn,
            points=old.points + earned.points,
            best_round=max(old.best_round, earned.best_round),
        )

    async def log(self, match_id: int) -> Log | None:
        """A match's row, actions and deals."""
        info = await self.info(match_id)
        if info is None:
            return None
        return Log(info, tuple(self._actions[match_id]), tuple(self._deals[match_id]))

    async def info(self, match_id: int) -> MatchInfo | None:
        """A match's row."""
        info = self._infos.get(match_id)
        return None if info is None else self._named(info)

    async def open_matches(self, person_id: int) -> tuple[MatchInfo, ...]:
        """Invited and running matches of a person, oldest first."""
        return self._where(lambda info: info.status.open and _plays(info, person_id))

    async def open_in_guild(self, guild_id: int) -> tuple[MatchInfo, ...]:
        """Invited and running matches of a server, oldest first."""
        return self._where(lambda info: info.status.open and info.place.guild_id == guild_id)

    async def crowd(self, guild_id: int, channel_id: int, since: datetime) -> Crowd:
        """How many matches of a server, and of a channel of it, moved or began since then."""
        busy = [
            info.place
            for info in await self.open_in_guild(guild_id)
            if info.day is None and (info.turn_since or info.created_at) > since
        ]
        return Crowd(sum(one.top_id == channel_id for one in busy), len(busy))

    async def begun(self, person_id: int, since: datetime) -> int:
        """How many challenges and matches a person has begun since then."""
        mine = (one for one in self._infos.values() if one.challenger.id == person_id)
        return sum(one.created_at > since for one in mine)

    async def rematches(self, match_id: int) -> tuple[MatchInfo, ...]:
        """Open rematches of a match."""
        return self._where(lambda info: info.status.open and info.rematch_of == match_id)

    async def deadlines(self, limit: int) -> tuple[tuple[int, datetime], ...]:
        """The next deadlines (match id, when), earliest first."""
        set_ones = [(i.deadline, i.id) for i in self._infos.values() if i.deadline is not None]
        return tuple((match_id, when) for when, match_id in sorted(set_ones)[:limit])

    async def newest_turn(self) -> datetime | None:
        """When the newest turn of all open matches began: never later than now, by a true clock."""
        waiting = self._where(lambda info: info.deadline is not None)
        return max((one.turn_since for one in waiting if one.turn_since), default=None)

    async def rounds(self, match_id: int) -> tuple[RoundLine, ...]:
        """A match's finished rounds."""
        return tuple(self._rounds.get(match_id, ()))

    async def first_match(self, person_id: int) -> int | None:
        """The first match that a person ever sat at."""
        sat = [i.id for i in self._infos.values() if i.seat_of(person_id) is not None]
        return min(sat, default=None)

    async def last_level(self, person_id: int) -> str | None:
        """The level of the computer player that a person last chose; no day's deal is a choice."""
        played = [
            (info.started_at, info.id, info.opponent.level)
            for info in self._infos.values()
            if info.challenger.id == person_id
            and isinstance(info.opponent, Computer)
            and info.day is None
        ]
        return max(played)[2] if played else None

    async def history(
        self, person_id: int, guild_id: int | None, page: int, size: int
    ) -> Page[MatchInfo]:
        """A person's finished matches, newest first; on one server, or everywhere (None)."""
        found = self._where(
            lambda info: (
                info.status is Status.FINISHED
                and _plays(info, person_id)
                and guild_id in (None, info.place.guild_id)
            )
        )
        newest = sorted(found, key=lambda info: (info.ended_at, info.id), reverse=True)
        return _page(newest, page, size)

    async def leaderboard(self, guild_id: int, page: int, size: int) -> Page[Standing]:
        """A server's people: most wins first, then most points."""
        return _page(self._ranked(guild_id), page, size)

    async def standing(self, guild_id: int, person_id: int) -> Standing | None:
        """One person's line of the leaderboard."""
        ranked = self._ranked(guild_id)
        return next((one for one in ranked if one.person.id == person_id), None)

    def _ranked(self, guild_id: int) -> list[Standing]:
        here = [line for key, line in self._standings.items() if key[0] == guild_id]
        here.sort(key=lambda one: (-one.won, -one.points, one.played, one.person.id))
        scores = [(one.won, one.points) for one in here]
        return [
            replace(
                one,
                person=self._person(one.person),
                rank=scores.index((one.won, one.points)) + 1,
            )
            for one in here
        ]

    def _where(self, wanted: Callable[[MatchInfo], bool]) -> tuple[MatchInfo, ...]:
        return tuple(self._named(info) for info in self._infos.values() if wanted(info))

    # ── people ──────────────────────────────────────────────────────────────────────────────

    def _person(self, person: Person) -> Person:
        return Person(person.id, self._names.get(person.id, ""))

    def _player(self, player: Player) -> Player:
        return self._person(player) if isinstance(player, Person) else player

    def _named(self, info: MatchInfo) -> MatchInfo:
        return replace(
            info,
            challenger=self._person(info.challenger),
            opponent=info.opponent and self._player(info.opponent),
            seats=info.seats and (self._player(info.seats[0]), self._player(info.seats[1])),
        )

    async def guild_settings(self, guild_id: int) -> GuildSettings | None:
        """A server's settings, if anybody ever saved them."""
        return self._guilds.get(guild_id)

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Keep a server's settings."""
        self._guilds[settings.guild_id] = settings

    async def preferences(self, person_id: int) -> Preferences | None:
        """A person's preferences, if they are known."""
        usual = Preferences(person_id) if person_id in self._names else None
        return self._preferences.get(person_id, usual)

    async def save_preferences(self, preferences: Preferences) -> None:
        """Keep a person's preferences."""
        self._names.setdefault(preferences.person_id, "")
        known = self._preferences.get(preferences.person_id)
        channel = None if known is None else known.dm_channel
        self._preferences[preferences.person_id] = replace(preferences, dm_channel=channel)

    async def keep_dm_channel(self, person_id: int, channel_id: int | None) -> None:
        """Keep where a person's direct messages are; None: nobody knows."""
        self._names.setdefault(person_id, "")
        known = self._preferences.get(person_id, Preferences(person_id))
        self._preferences[person_id] = replace(known, dm_channel=channel_id)

    async def name_person(self, person: Person) -> None:
        """Keep the name under which a person is shown."""
        self._names[person.id] = person.name

    async def export_person(self, person_id: int) -> dict[str, Any]:
        """All that is stored about a person, ready for JSON."""
        known = person_id in self._names
        chosen = self._preferences.get(person_id, Preferences(person_id))
        person = {"person_id": person_id, "name": self._names.get(person_id), **asdict(chosen)}
        return {
            "person": [person] if known else [],
            "standings": [
                {"guild_id": guild_id, "won": line.won, "played": line.played}
                for (guild_id, owner), line in self._standings.items()
                if owner == person_id
            ],
            "matches": [
                {"id": info.id, "status": info.status.value, "seat": info.seat_of(person_id)}
                for info in self._where(lambda info: _plays(info, person_id))
            ],
            "actions": [
                {"match_id": match_id, "seq": line.seq, "action": line.text}
                for match_id, lines in self._actions.items()
                for line in lines
                if line.person_id == person_id
            ],
            "dailies": list(self._dailies.of(person_id)),
            "messages": [
                {"channel_id": one.channel_id, "message_id": one.message_id}
                for one in self._surfaces.values()
                if one.person_id == person_id
            ],
            "replies": [
                {"interaction_id": one.interaction_id, "locale": one.locale}
                for one in self._pending.values()
                if one.person_id == person_id
            ],
        }

    async def erase_person(self, person_id: int) -> None:
        """Take a person's name, id and preferences away; matches stay, under a negative id."""
        gone = Person(min(0, *self._names, 0) - 1, "")

        def erased(player: Player) -> Player:
            return gone if isinstance(player, Person) and player.id == person_id else player

        for info in self._where(lambda info: _plays(info, person_id)):
            mine = info.challenger.id == person_id
            self._infos[info.id] = replace(
                info,
                challenger=gone if mine else info.challenger,
                opponent=info.opponent and erased(info.opponent),
                seats=info.seats and (erased(info.seats[0]), erased(info.seats[1])),
            )
        for lines in self._actions.values():
            lines[:] = [
                replace(line, person_id=gone.id) if line.person_id == person_id else line
                for line in lines
            ]
        self._standings = {k: v for k, v in self._standings.items() if k[1] != person_id}
        self._surfaces = {k: v for k, v in self._surfaces.items() if v.person_id != person_id}
        self._pending = {k: v for k, v in self._pending.items() if v.person_id != person_id}
        self._preferences.pop(person_id, None)
        self._dailies.rename(person_id, gone.id)
        if self._names.pop(person_id, None) is not None:
            self._names[gone.id] = ""

    # ── the deal of the day ─────────────────────────────────────────────────────────────────

    async def secret(self, fresh: str) -> str:
        """The deployment's secret; the first one that is ever offered is kept."""
        self._secret = self._secret or fresh
        return self._secret

    async def daily_match(self, person_id: int, day: date) -> int | None:
        """A person's match of a day's deal, running or over."""
        mine = self._where(lambda info: info.day == day and info.challenger.id == person_id)
        return mine[0].id if mine else None

    async def daily_table(
        self, day: date, guild_id: int | None, page: int, size: int
    ) -> Page[DailyStanding]:
        """A day's results: most points first, then fewest conceded; of a server, or all (None)."""
        return _page(self._dailies.ranked(day, guild_id, self._names), page, size)

    async def daily_standing(
        self, day: date, guild_id: int | None, person_id: int
    ) -> DailyStanding | None:
        """One person's line of that table."""
        ranked = self._dailies.ranked(day, guild_id, self._names)
        return next((one for one in ranked if one.person.id == person_id), None)

    # ── messages ────────────────────────────────────────────────────────────────────────────

    async def save_surfaces(self, saved: Sequence[Surface], gone: Collection[int] = ()) -> None:
        """Keep these (by message id) and forget those, in one transaction."""
        if any(surface.match_id not in self._infos for surface in saved):
            raise Conflict
        self._surfaces.update((surface.message_id, surface) for surface in saved)
        for message_id in gone:
            self._surfaces.pop(message_id, None)

    async def surfaces(
        self, match_id: int | None = None, person_id: int | None = None
    ) -> tuple[Surface, ...]:
        """The messages of a match, or a person, or both."""
        return tuple(
            surface
            for _, surface in sorted(self._surfaces.items())
            if match_id in (None, surface.match_id) and person_id in (None, surface.person_id)
        )

    async def stale_surfaces(self) -> tuple[Surface, ...]:
        """Messages that show less than their match's newest revision."""
        stale = [s for s in self._surfaces.values() if s.shown < self._infos[s.match_id].revision]
        return tuple(sorted(stale, key=lambda one: (one.match_id, one.message_id)))

    # ── replies that are owed ───────────────────────────────────────────────────────────────

    async def save_pending(self, reply: PendingReply) -> None:
        """Note a reply that is owed; an interaction that is known already is replaced."""
        self._pending[reply.interaction_id] = reply

    async def drop_pending(self, interaction_id: int) -> None:
        """The reply was sent, or can't be sent any more."""
        self._pending.pop(interaction_id, None)

    async def pending_replies(self, now: datetime | None = None) -> tuple[PendingReply, ...]:
        """The replies that are owed, oldest first; those whose token has run out are deleted.

        `now`: the time; None is the computer's own.
        """
        oldest = (now or datetime.now(UTC)) - LIFETIME
        self._pending = {k: v for k, v in self._pending.items() if v.created_at >= oldest}
        owed = self._pending.values()
        return tuple(sorted(owed, key=lambda one: (one.created_at, one.interaction_id)))


def _plays(info: MatchInfo, person_id: int) -> bool:
    return any(person.id == person_id for person in info.people)


def _page(items: Sequence[T], page: int, size: int) -> Page[T]:
    return Page(tuple(items[page * size : (page + 1) * size]), page, size, len(items))
