"""Who may manage the server, and which one it is."""

from __future__ import annotations

from .answering import Refused, Visit


def check_manager(visit: Visit) -> None:
    """The panel's buttons are checked like the command."""
    if not visit.interaction.permissions.manage_guild:
        raise Refused(visit.texts("refused-admin"))


def guild_id_of(visit: Visit) -> int:
    """The server that the admin is in."""
    if visit.interaction.guild_id is None:
        raise Refused(visit.texts("refused-admin"))
    return visit.interaction.guild_id


def guild_name_of(visit: Visit) -> str:
    """Its name."""
    guild = visit.interaction.guild
    return guild.name if guild is not None else ""
