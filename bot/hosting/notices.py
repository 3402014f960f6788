"""Writes to the bot's hosts, from a terminal command, whether the bot runs or not."""

from collections.abc import Awaitable, Callable, Collection

import discord

from bot.interactions.hosts import Hosts


async def write_to_hosts(
    client: discord.Client,
    chosen: Collection[int] | None,
    text_for: Callable[[int], Awaitable[str]],
) -> tuple[int, int]:
    """Send a direct message to each host; return how many got it, and how many hosts there are.

    Args:
        client: a client that is logged in.
        chosen: the hosts' ids, if the settings name them; None: Discord is asked.
        text_for: returns the text for a person.

    Raises:
        discord.HTTPException: Discord doesn't say who the hosts are, or none of them got it.
    """
    hosts, refused = sorted(await Hosts(client, chosen).ids()), list[discord.HTTPException]()
    for host_id in hosts:
        try:
            channel = await client.create_dm(discord.Object(host_id))
            await channel.send(await text_for(host_id))
        except discord.HTTPException as failed:
            refused.append(failed)
    if hosts and len(refused) == len(hosts):
        raise refused[0]
    return len(hosts) - len(refused), len(hosts)


async def post_to_webhook(client: discord.Client, webhook: str, text: str) -> None:
    """Post to the webhook for reports, without mentions. Raises `discord.HTTPException`."""
    await discord.Webhook.from_url(webhook, client=client).send(
        text, allowed_mentions=discord.AllowedMentions.none(), wait=True
    )
