"""The one door to the matches, for commands, buttons and pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.koikoi.actions import Action
from bot.koikoi.view import PlayerView

from .listings import Page, Standing
from .people import Person, Preferences
from .ports import Clock, Randomness, RoundLine, Store, Thinker
from .stored import Announcement, MatchInfo, OpenedDeal, Progress, StoredMatch
from .surfaces import Surface
from .terms import GuildSettings, Length, Pace, Place, Terms
from .timings import Limits, Timings


class MatchService:
    """Everything that people can do with matches. Each method raises a type of `errors`."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock,
        randomness: Randomness,
        thinker: Thinker,
        timings: Timings = Timings(),  # noqa: B008 - frozen
        limits: Limits = Limits(),  # noqa: B008 - frozen
    ) -> None: ...

    def subscribe(self, heard: Callable[[Announcement], None]) -> None:
        """Be told of every committed change. `heard` must return at once: note it, draw later."""

    # ── challenges ──────────────────────────────────────────────────────────────────────────

    async def terms(
        self,
        guild_id: int | None,
        preset: str | None = None,
        length: Length | None = None,
        pace: Pace | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Terms:
        """The terms of a match: what was asked for, else what the server's settings say.

        The server's changes to the rules belong to its preset: another preset is played pure.
        Raises `InvalidSetting`.
        """
        raise NotImplementedError

    async def invite(
        self,
        place: Place,
        challenger: Person,
        opponent: Person | None,
        terms: Terms | None = None,
    ) -> StoredMatch:
        """Challenge a member, or open a table that anybody may join (no opponent).

        Raises `SelfChallenge`, `ChallengesOff`, `AlreadyInvited`, `ChannelNotAllowed`,
        `TooManyMatches`, `TooManyInvitations`.
        """
        raise NotImplementedError

    async def accept(self, match_id: int, person: Person) -> Progress:
        """Accept a challenge or join a table: seats are found and the first round is dealt.

        Raises `NotInvited`, `SelfChallenge`, `ChallengeOver`, `AlreadyStarted`, `TooManyMatches`.
        """
        raise NotImplementedError

    async def decline(self, match_id: int, person: Person) -> Progress:
        """Say no; the challenger's own click withdraws. `NotInvited`, `ChallengeOver`, …"""
        raise NotImplementedError

    async def start_computer(
        self, place: Place, person: Person, level: str, terms: Terms | None = None
    ) -> StoredMatch:
        """Sit down with a computer player at once. Raises `UnknownLevel`, `TooManyMatches`, …"""
        raise NotImplementedError

    async def rematch(self, match_id: int, person: Person) -> Progress:
        """Play again: at once against a computer, or when the other one asked already.

        Otherwise it is a new challenge to the other (status INVITED, `rematch_of` set) for the
        presenter to post; asking twice returns the same one.
        """
        raise NotImplementedError

    # ── play ────────────────────────────────────────────────────────────────────────────────

    async def act(
        self, match_id: int, person: Person, action: str | Action, expected_seq: int
    ) -> Progress:
        """Play, take, koi, stop, swap or keep.

        Raises `NotYourSeat`, `StaleAction` (also when the click came twice), `NotYourTurn`,
        `Illegal`, `NotStarted`, `AlreadyFinished`.
        """
        raise NotImplementedError

    async def ready(self, match_id: int, person: Person) -> Progress:
        """Ask for the next round; it is dealt when both have, or by itself a little later.

        `StaleAction` when it was dealt already.
        """
        raise NotImplementedError

    async def resign(self, match_id: int, person: Person) -> Progress:
        """Give up the match. A challenge is withdrawn or declined instead."""
        raise NotImplementedError

    async def abort(self, match_id: int, admin: Person) -> Progress:
        """End a match or challenge without a result. Who may is the caller's to check."""
        raise NotImplementedError

    # ── the opponent is gone ────────────────────────────────────────────────────────────────

    async def wait(self, match_id: int, person: Person) -> Progress:
        """Give the absent player another full turn. Raises `NobodyAbsent`, `NotYourSeat`."""
        raise NotImplementedError

    async def make_daily(self, match_id: int, person: Person) -> Progress:
        """Go on by correspondence, 24 hours a turn. Raises `NobodyAbsent`, `NotYourSeat`."""
        raise NotImplementedError

    async def claim(self, match_id: int, person: Person) -> Progress:
        """Claim the win over an absent player. Raises `NobodyAbsent`, `NotYourSeat`."""
        raise NotImplementedError

    async def left_guild(self, guild_id: int, person_id: int) -> tuple[Progress, ...]:
        """A player left the server: absent in all their matches there, which become unrated."""
        raise NotImplementedError

    # ── looking ─────────────────────────────────────────────────────────────────────────────

    async def get(self, match_id: int) -> StoredMatch:
        """The newest state. Raises `UnknownMatch`."""
        raise NotImplementedError

    async def view(self, match_id: int, person_id: int | None) -> PlayerView:
        """What this person may see: their seat's view, else a spectator's. `NotStarted`."""
        raise NotImplementedError

    async def games_of(self, person_id: int) -> tuple[MatchInfo, ...]:
        """Challenges and running matches of a person: those that wait for them first."""
        raise NotImplementedError

    async def open_in_guild(self, guild_id: int) -> tuple[MatchInfo, ...]:
        """Challenges and running matches of a server, for its admins."""
        raise NotImplementedError

    async def history(
        self, person_id: int, guild_id: int | None = None, page: int = 0, size: int = 10
    ) -> Page[MatchInfo]:
        """Finished matches, newest first."""
        raise NotImplementedError

    async def leaderboard(self, guild_id: int, page: int = 0, size: int = 10) -> Page[Standing]:
        """A server's people: most wins first, then most points."""
        raise NotImplementedError

    async def standing(self, guild_id: int, person_id: int) -> Standing | None:
        """One person's line on it; None before a first rated match."""
        raise NotImplementedError

    async def rounds(self, match_id: int) -> tuple[RoundLine, ...]:
        """A match's finished rounds, from the rows (no replay)."""
        raise NotImplementedError

    async def fair_deal(self, match_id: int) -> tuple[OpenedDeal, ...]:
        """Every deal's commitment; those of finished rounds with nonce and deal line."""
        raise NotImplementedError

    async def record(self, match_id: int) -> str:
        """The match's record (`record.md`); in mid-match without the running round."""
        raise NotImplementedError

    async def is_first_match(self, match_id: int, person_id: int) -> bool:
        """Whether the coach speaks: this is the first match this person ever sat at."""
        raise NotImplementedError

    # ── places and messages ─────────────────────────────────────────────────────────────────

    async def move_table(self, match_id: int, place: Place) -> Progress:
        """The table's message stands elsewhere now (brought here, or a thread was made)."""
        raise NotImplementedError

    def remember(self, surface: Surface) -> None:
        """Note what a message shows; written in batches by `flush`, at most a second later."""

    def forget(self, message_id: int) -> None:
        """A message is gone, or shows no match any more."""

    async def flush(self) -> None:
        """Write what was remembered and forgotten since."""

    async def surfaces(
        self, match_id: int | None = None, person_id: int | None = None
    ) -> tuple[Surface, ...]:
        """The messages of a match, a person, or both, unwritten ones included."""
        raise NotImplementedError

    async def stale_surfaces(self) -> tuple[Surface, ...]:
        """Messages that show less than the newest state: redraw them after a start."""
        raise NotImplementedError

    # ── choices ─────────────────────────────────────────────────────────────────────────────

    async def guild_settings(self, guild_id: int) -> GuildSettings:
        """A server's settings, or the defaults."""
        raise NotImplementedError

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        """Keep a server's settings. Raises `InvalidSetting` (key, reason)."""
        raise NotImplementedError

    async def preferences(self, person_id: int) -> Preferences:
        """A person's preferences, or the defaults."""
        raise NotImplementedError

    async def save_preferences(self, preferences: Preferences) -> None:
        """Keep a person's preferences."""
        raise NotImplementedError

    async def export_person(self, person_id: int) -> dict[str, Any]:
        """All that is stored about a person, ready for JSON."""
        raise NotImplementedError

    async def erase_person(self, person: Person) -> None:
        """Erase a person: open matches are resigned, challenges withdrawn, then the name goes."""
        raise NotImplementedError


class DeadlineClock:
    """One task that sleeps until the next deadline in the database, then does what is due."""

    def __init__(self, service: MatchService) -> None: ...

    async def run(self) -> None:
        """Work until cancelled. Run it as one task next to the client."""

    async def tick(self) -> int:
        """Do all that is due now (tests move the clock, then call this); how many matches."""
        raise NotImplementedError
