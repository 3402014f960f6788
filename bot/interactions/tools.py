"""The tools of all handlers, made once for a client."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import timedelta

import discord

from bot.interactions.command_access import CommandAccess
from bot.interactions.context import InteractionFeature, Tools
from bot.interactions.hosts import Hosts
from bot.interactions.members import LeaverCheck
from bot.interactions.messaging import Messaging
from bot.interactions.refused_forms import RefusedForms
from bot.interactions.shared_results import SharedResults
from bot.interactions.startup_sync import CatchUp
from bot.interactions.threads import Threads
from bot.matches.services import MatchService
from bot.policies import Hosted


def make_tools(
    client: discord.Client,
    service: MatchService,
    messaging: Messaging,
    features: Sequence[InteractionFeature],
    *,
    catch_up: CatchUp,
    leavers: LeaverCheck,
    hosted: Hosted,
    hosts: Collection[int] | None,
    mistap_guard: timedelta,
) -> Tools:
    """Return the tools, with the runners of all features.

    Args:
        client: the connection to Discord.
        service: the stored state.
        messaging: sends messages.
        features: all features of the bot.
        catch_up: brings messages up to date.
        leavers: finds out whether a player has left a server.
        hosted: how the host wants to be named.
        hosts: the ids of the hosts; None: the owners of the application.
        mistap_guard: how long a question that has just appeared ignores presses.
    """
    tools = Tools(
        client=client,
        service=service,
        presenter=messaging.presenter,
        catch_up=catch_up,
        threads=Threads(service, messaging.presenter, messaging.languages, messaging.channels),
        languages=messaging.languages,
        channels=messaging.channels,
        command_access=CommandAccess(client),
        leavers=leavers,
        shared_results=SharedResults(),
        refused_forms=RefusedForms(),
        hosted=hosted,
        hosts=Hosts(client, hosts),
        mistap_guard=mistap_guard,
        features=features,
    )
    for feature in features:
        tools.runners.update({type(one): one for one in feature.runners(tools)})
    return tools
