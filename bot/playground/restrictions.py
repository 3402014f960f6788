"""Restrictions of the bot by Discord, servers and people: filters, direct messages."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Protocol

from bot.playground.core import Core
from bot.playground.faults.dm_refusals import DmRefusal
from bot.playground.objects.automod import AutoMod
from bot.playground.objects.guild import Guild, guild_create_wire
from bot.playground.objects.person import Person
from bot.playground.objects.role import Role


class Account(Protocol):
    """A person, or an object that acts for a person."""

    @property
    def id(self) -> int:
        """The id of the account."""


@dataclass(slots=True)
class Restrictions:
    """The operations that restrict what the bot can do."""

    core: Core

    def set_automod(
        self,
        guild: Guild,
        *,
        mentions: int | None = None,
        words: Sequence[str] = (),
        links: Sequence[str] = (),
        exempt: Sequence[Role] = (),
        hides_answers: bool = False,
    ) -> None:
        """Replace the rules of a server's own filter (AutoMod).

        Args:
            guild: the server.
            mentions: maximum number of different people and roles in a message; None: any number.
            words: forbidden words, as in `AutoMod.words`.
            links: harmful addresses, or parts of them.
            exempt: the roles whose members the rules don't apply to.
            hides_answers: whether a caught answer to an interaction becomes ephemeral and isn't
                refused.
        """
        roles = tuple(role.id for role in exempt)
        rules = AutoMod(mentions, tuple(words), tuple(links), roles, hides_answers)
        directory = self.core.directory
        directory.keep(replace(directory.guilds[guild.id], automod=rules))

    def time_out_bot(self, guild: Guild, until: datetime | None) -> None:
        """Put the bot in a time-out, as a moderator can; None ends it.

        It lasts until it is ended here, though the bot is told when it ends.
        """
        core = self.core
        end = None if until is None else until.isoformat()
        changed = replace(core.directory.guilds[guild.id], bot_timed_out_until=end)
        core.change_member(changed, core.directory.bot.id)

    def limit_uploads(self, guild: Guild, *, limited: bool = True) -> None:
        """Set whether Discord takes no files on a server (code 400001)."""
        directory = self.core.directory
        directory.keep(replace(directory.guilds[guild.id], uploads_limited=limited))

    def require_2fa(self, guild: Guild, *, owner_uses_it: bool = False) -> None:
        """Make a server require two-factor authentication of moderators.

        Args:
            guild: the server.
            owner_uses_it: whether the owner of the application uses it. Otherwise the bot can't
                change roles, for example (code 60003).
        """
        directory = self.core.directory
        directory.owner_uses_2fa = owner_uses_it
        self._change_guild(replace(directory.guilds[guild.id], requires_2fa=True))

    def set_dms(self, person: Person, *, is_open: bool, status: int = 403) -> None:
        """Set whether a person accepts direct messages from bots.

        Args:
            person: the person.
            is_open: whether direct messages are accepted.
            status: the HTTP status of code 50007: 403 for writing, or 400 for opening and writing.
        """
        directory = self.core.directory
        directory.keep(
            replace(directory.people[person.id], dms_open=is_open, dms_closed_status=status)
        )

    def refuse_dms(
        self,
        person: Account | None,
        code: int,
        *,
        status: int = 403,
        times: int | None = None,
        sending: bool = False,
    ) -> DmRefusal:
        """Make Discord refuse to open direct messages for the bot.

        Args:
            person: the person; None: everybody.
            code: 20026 if the bot is flagged, 40003 if it opens too many too fast.
            status: the HTTP status.
            times: the number of requests that are refused; None: all until ``accept_dms``.
            sending: whether messages to open direct messages are refused, too.
        """
        return self.core.dm_refusals.refuse(
            None if person is None else person.id, code, status=status, times=times, sending=sending
        )

    def accept_dms(self, person: Account | None = None) -> None:
        """Make Discord accept direct messages to a person again; None: to everybody."""
        self.core.dm_refusals.accept(None if person is None else person.id)

    def delay_pushes(self, person: Account, by: timedelta | None) -> None:
        """Set the time after which notifications reach a person's phone; None: they never do."""
        self.core.pushes.delays[person.id] = by

    def quarantine(self) -> None:
        """Quarantine the bot: no new direct messages (code 20026), and no new servers."""
        self.core.dm_refusals.quarantined = True

    def lift_quarantine(self) -> None:
        """End the quarantine, as after an appeal."""
        self.core.dm_refusals.quarantined = False

    def _change_guild(self, changed: Guild) -> None:
        core = self.core
        core.directory.keep(changed)
        if not changed.bot_is_member:
            return
        channels = core.directory.channels_of(changed.id)
        core.dispatch("GUILD_UPDATE", guild_create_wire(changed, core.directory.bot, channels))
