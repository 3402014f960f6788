"""Messages that exist only to make a sound, and go as soon as they have done it."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.koikoi.actions import Seat
from bot.matches.models.match import MatchInfo, Status
from bot.matches.models.people import Person
from bot.matches.models.posted_messages import PostedMessage, PostedMessageKind
from bot.matches.models.terms import Pace
from bot.matches.services import MatchService

from .failures import is_away
from .languages import Languages
from .message import Button, Screen, Style
from .names import mention
from .nudges import DIGEST_FROM, on_turn, players_of, wants_push
from .once import nonce_of
from .press import panel_id
from .showing import Host
from .stage_messages import StageMessages


class Pings:
    """Mentions in the channel, and the digest of many waiting matches."""

    def __init__(self, service: MatchService, host: Host, languages: Languages) -> None:
        self._service = service
        self._host = host
        self._languages = languages

    async def attend(self, stage: StageMessages) -> None:
        """Tell players that it is their turn, or take back what has told them."""
        info = (await self._service.queries.get(stage.match_id)).info
        for seat, player in players_of(info):
            told = stage.nudges.get(player.id)
            if told is not None and not _told_this_turn(told, info, seat):
                await self._delete(told)
                del stage.nudges[player.id]
            if on_turn(info, seat) and await self._is_to_be_told(stage, info, seat, player):
                await self._tell(stage, info, player)
            if not on_turn(info, seat) or player.id in stage.told:
                await self._tidy_digests(info, player)

    async def _is_to_be_told(
        self, stage: StageMessages, info: MatchInfo, seat: Seat, player: Person
    ) -> bool:
        chosen = await self._service.settings.preferences(player.id)
        seen, told = stage.seen.get(player.id), stage.last_told(player.id)
        return wants_push(info, seat, chosen, seen=seen, told=told)

    async def _tell(self, stage: StageMessages, info: MatchInfo, player: Person) -> None:
        """A hand in direct messages tells by being sent anew; here is what else tells."""
        hand = stage.hands.get(player.id)
        if hand is None or hand.refused:
            await self._nudge(stage, info, player)
        elif hand.surface is not None and await self.digests(info, player):
            await self._digest(info, player)
            stage.told[player.id] = self._host.now()

    async def digests(self, info: MatchInfo, player: Person) -> bool:
        """Whether a digest tells this player: three or more matches by correspondence wait."""
        return info.terms.pace is Pace.DAILY and await self._waiting(player) >= DIGEST_FROM

    async def _nudge(self, stage: StageMessages, info: MatchInfo, player: Person) -> None:
        """Mention who plays in the channel."""
        url = stage.url(info.place.guild_id)
        if url is None:
            return
        texts = await self._languages.of_person(player.id)
        screen = Screen(texts("nudge", person=mention(player.id), url=url), pings=(player.id,))
        with suppress(discord.Forbidden, discord.NotFound):
            channel = self._host.messageable(info.place.channel_id)
            arguments = await self._host.delivery.to_send(screen)
            nonce = _nonce(PostedMessageKind.NUDGE, info, player)
            message = await channel.send(**arguments, nonce=nonce)
            stage.nudges[player.id] = await self._remembered(
                PostedMessageKind.NUDGE, message.id, info.place.channel_id, info, player
            )

    async def _digest(self, info: MatchInfo, player: Person) -> None:
        """One message for all that waits; it takes the place of the last such message."""
        count = await self._waiting(player)
        texts = await self._languages.of_person(player.id)
        label = texts("button-next-game", count=count)
        row = (Button(label, panel_id("next"), Style.GREEN),)
        screen = Screen(texts("digest", count=count), (row,))
        try:
            channel = await self._host.direct(player.id)
            arguments = await self._host.delivery.to_send(screen)
            nonce = _nonce(PostedMessageKind.DIGEST, info, player)
            message = await channel.send(**arguments, nonce=nonce)
        except discord.HTTPException as refused:
            if is_away(refused):
                raise
            return  # their hand, which is drawn too, finds out why
        await self._remembered(PostedMessageKind.DIGEST, message.id, channel.id, info, player)

    async def _tidy_digests(self, info: MatchInfo, player: Person) -> None:
        """The newest digest stays, and only while something waits."""
        if info.terms.pace is not Pace.DAILY:
            return
        digests = await self._digests_of(player)
        for surface in digests[:-1] if digests and await self._waiting(player) else digests:
            await self._delete(surface)

    async def _waiting(self, player: Person) -> int:
        games = await self._service.queries.games_of(player.id)
        return sum(
            one.status is Status.PLAYING
            and one.terms.pace is Pace.DAILY
            and one.waits_for(player.id)
            for one in games
        )

    async def _digests_of(self, player: Person) -> list[PostedMessage]:
        surfaces = await self._service.messages.find(person_id=player.id)
        digests = [one for one in surfaces if one.kind is PostedMessageKind.DIGEST]
        return sorted(digests, key=lambda one: (one.sent_at, one.message_id))

    async def _delete(self, surface: PostedMessage) -> None:
        """Forgotten only when it is gone: while Discord is away, it is tried again."""
        channel = self._host.messageable(surface.channel_id)
        try:
            await channel.get_partial_message(surface.message_id).delete()
        except discord.HTTPException as error:
            if is_away(error):
                raise
            # It is gone, or not ours to take away, as in a thread that sleeps.
        await self._service.messages.forget(surface.message_id)

    async def _remembered(
        self,
        kind: PostedMessageKind,
        message_id: int,
        channel_id: int,
        info: MatchInfo,
        player: Person,
    ) -> PostedMessage:
        surface = PostedMessage(
            message_id=message_id,
            channel_id=channel_id,
            match_id=info.id,
            kind=kind,
            person_id=player.id,
            shown=info.revision,
            sent_at=self._host.now(),
        )
        await self._service.messages.remember(surface)
        return surface


def _nonce(kind: PostedMessageKind, info: MatchInfo, player: Person) -> str:
    """Somebody is told once a turn."""
    made, since = info.created_at.timestamp(), info.turn_since
    return nonce_of(kind, info.id, int(made), player.id, since and since.timestamp())


def _told_this_turn(told: PostedMessage, info: MatchInfo, seat: Seat) -> bool:
    return on_turn(info, seat) and info.turn_since is not None and told.sent_at >= info.turn_since
