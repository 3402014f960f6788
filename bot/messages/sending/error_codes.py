"""Discord's documented error codes, each with the kind of its refusal.

The list is that of *Opcodes and Status Codes* in Discord's documentation of August 2026, with a few
codes that Discord sends without documenting them.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class RefusalKind(StrEnum):
    """The subject of a refusal. It decides who can do something about it."""

    CONTENT = "content"
    """The server's own filter (AutoMod), or Discord's, forbids the text."""
    UPLOAD = "upload"
    """Discord doesn't take the file: the message is taken without it."""
    PLACE = "place"
    """The bot can't write in the channel until somebody changes it."""
    GONE = "gone"
    """The channel or the server doesn't exist any more."""
    MESSAGE = "message"
    """The message can't be edited; a new one may be taken."""
    PERSON = "person"
    """The person takes no messages, or isn't there."""
    INTERACTION = "interaction"
    """The interaction can't be answered any more. Discord itself shows its person that."""
    LATER = "later"
    """Discord takes no such request for now."""
    BODY = "body"
    """The request is malformed, which is a bug in the bot."""
    ACCOUNT = "account"
    """The bot's account or application may not do this."""
    OTHER = "other"
    """It concerns things that the bot doesn't use, such as gifts and stickers."""


_LISTS: Final[Mapping[RefusalKind, str]] = {
    RefusalKind.CONTENT: """
        20031 name with forbidden words
        200000 message blocked by AutoMod
        200001 title blocked by AutoMod
        240000 harmful link
    """,
    RefusalKind.UPLOAD: """
        20009 explicit content
        30015 too many attachments
        40005 request too large
        50045 file too large
        50046 invalid file
        50110 the file is invalid
        50123 invalid type of file
        50138 picture can't be made smaller
        50146 uploaded file not found
        400001 uploads are limited on this server
    """,
    RefusalKind.PLACE: """
        20016 slow mode
        40058 forum channel
        40066 no tag that everyone can set
        40067 a forum post needs a tag
        50001 missing access
        50003 not in direct messages
        50008 no text channel
        50009 verification level of the channel
        50013 missing permissions
        50017 invalid level of two-factor authentication
        50024 not in this type of channel
        50083 archived thread
        50086 community channels must be text channels
        50095 server not available in this location
        60003 two-factor authentication is required
        160002 no permission to read the history
        160005 locked thread
        220001 webhook in a forum without a thread
        220002 webhook in a forum with two threads
        220003 webhooks make threads only in forums
        220004 no webhook services in forums
    """,
    RefusalKind.GONE: """
        10003 unknown channel
        10004 unknown server
        50055 invalid server
    """,
    RefusalKind.MESSAGE: """
        10008 unknown message
        20022 edits of announcements are limited
        30046 edits of old messages are limited
        40033 already published
        50005 message of another author
        50021 system message
        50034 message too old
        50068 invalid type of message
        50080 stickers can't be edited
        50162 voice messages can't be edited
        520003 polls can't be edited
    """,
    RefusalKind.PERSON: """
        10001 unknown account
        10007 unknown member
        10013 unknown user
        20024 under the minimum age
        40007 banned from this server
        50007 takes no messages
        50033 invalid recipients
        50278 no common server
        80004 no such name
    """,
    RefusalKind.INTERACTION: """
        10012 unknown token
        10015 unknown webhook
        10016 unknown webhook service
        10062 unknown interaction
        40043 interaction could not be sent
        40060 already acknowledged
        40094 too many follow-up messages
        50027 invalid webhook token
    """,
    RefusalKind.LATER: """
        20026 flagged as spam
        20028 too many writes in the channel
        20029 too many writes on the server
        30040 too many prune requests
        30042 too many widget updates
        40003 direct messages opened too fast
        40004 sending is switched off for now
        40006 feature is switched off for now
        40062 resource is limited
        40333 blocked by Cloudflare
        110001 application not yet available
        130000 overloaded
        530006 no unique name in time
    """,
    RefusalKind.BODY: """
        0 general error
        10014 unknown emoji
        50006 empty message
        50015 note too long
        50016 wrong number of messages to delete
        50019 pinned in another channel
        50035 invalid form
        50041 invalid version of the API
        50085 earlier than the thread
        50109 invalid JSON
        50151 invalid emoji
    """,
    RefusalKind.ACCOUNT: """
        10002 unknown application
        10020 unknown session
        10063 unknown command
        10066 unknown command permissions
        20001 bots can't use this
        20002 only bots can use this
        20012 not authorized for this application
        20018 only the owner can do this
        30001 too many servers
        30032 too many commands
        30034 too many commands written in a day
        40001 unauthorized
        40002 account isn't verified
        40012 connection revoked
        40041 command exists
        50002 invalid type of account
        50010 application without a bot
        50011 too many applications
        50012 invalid state
        50014 invalid token
        50025 invalid access token
        50026 missing scope
        50067 invalid origin
        50178 account must be verified
        530000 no provisional accounts
        530001 token expired
        530002 wrong issuer
        530003 wrong audience
        530004 token too old
        530007 invalid client secret
    """,
    RefusalKind.OTHER: """
        10005 unknown integration
        10006 unknown invite
        10009 unknown permission overwrite
        10010 unknown provider
        10011 unknown role
        10021 unknown asset
        10026 unknown ban
        10027 unknown SKU
        10028 unknown store listing
        10029 unknown entitlement
        10030 unknown build
        10031 unknown lobby
        10032 unknown branch
        10033 unknown store layout
        10036 unknown redistributable
        10038 unknown gift code
        10049 unknown stream
        10050 unknown boost cooldown
        10057 unknown server template
        10059 unknown category
        10060 unknown sticker
        10061 unknown sticker pack
        10065 unknown voice state
        10067 unknown stage
        10068 unknown verification form
        10069 unknown welcome screen
        10070 unknown event
        10071 unknown event user
        10087 unknown tag
        10097 unknown sound
        10124 unknown job of invited users
        10129 unknown invited users
        20035 too few boosts
        30002 too many friends
        30003 too many pins
        30004 too many recipients
        30005 too many roles
        30007 too many webhooks
        30008 too many emojis
        30010 too many reactions
        30011 too many group messages
        30013 too many channels
        30016 too many invites
        30018 too many animated emojis
        30019 too many members
        30030 too many categories
        30031 server has a template
        30033 too many people in the thread
        30035 too many bans
        30037 too many reads of bans
        30038 too many events
        30039 too many stickers
        30045 too many sounds
        30047 too many pinned threads
        30048 too many tags
        30052 bitrate too high
        30056 too many premium emojis
        30058 too many webhooks on the server
        30060 too many permission overwrites
        30061 channels too large
        40018 SKU can't be consumed
        40019 no sandbox entitlement
        40032 not in a voice channel
        40061 tag exists
        40074 entitlement granted already
        50004 widget is off
        50020 invite code taken
        50028 invalid role
        50036 invite to a server without the bot
        50039 invalid activity
        50054 own gift
        50057 invalid SKU
        50070 no payment source
        50073 system webhook
        50074 channel required for a community
        50081 invalid sticker
        50084 invalid thread settings
        50091 wrong type of event
        50097 monetization needed
        50101 boosts needed
        50124 sound too long
        50131 owner is pending
        50132 a bot can't own a server
        50144 roles can't be mixed
        50145 emoji can't be converted
        50159 voice message with text
        50160 voice message without audio
        50161 voice message without its data
        50163 integration can't be deleted
        50173 no voice messages here
        50192 sound without a duration
        50600 no permission for this sticker
        90001 reaction blocked
        90002 no burst reactions
        150006 stage is open
        160004 thread exists
        160006 too many active threads
        160007 too many active announcement threads
        170001 invalid Lottie file
        170002 Lottie file with a picture
        170003 frame rate too high
        170004 too many frames
        170005 Lottie file too large
        170006 wrong frame rate
        170007 animation too long
        180000 event is over
        180002 stage could not be made
        350000 onboarding requirements
        350001 onboarding below requirements
        500000 bans failed
        520000 vote blocked
        520001 poll is over
        520002 no polls in this channel
        520004 no emoji of a poll
        520006 no poll
    """,
}


def _read() -> Mapping[int, tuple[RefusalKind, str]]:
    found: dict[int, tuple[RefusalKind, str]] = {}
    for kind, lines in _LISTS.items():
        for line in lines.strip().splitlines():
            code, name = line.strip().split(" ", 1)
            assert int(code) not in found, f"{code} stands twice"
            found[int(code)] = kind, name
    return found


ERROR_CODES: Final = _read()
"""The kind and the meaning of each code."""


def codes_of(*kinds: RefusalKind) -> frozenset[int]:
    """Return the codes of some kinds."""
    return frozenset(code for code, (kind, _) in ERROR_CODES.items() if kind in kinds)


def kind_of(code: int) -> RefusalKind:
    """Return the kind of a code; `OTHER` for an unknown one."""
    return ERROR_CODES[code][0] if code in ERROR_CODES else RefusalKind.OTHER
