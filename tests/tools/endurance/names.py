"""Names that people have on Discord, including malicious ones."""

from typing import Final

ERASED: Final = "Wakako Wilts"
"""The name of the person who is erased during a run; no other name contains it."""
NAMES: Final = (
    "Aoi",
    "Ben",
    "さくら🌸",
    "花札の達人",
    "محمد",
    "שרה כהן",
    "Zoë von Ångström",
    "@everyone",
    "<@1234567890123456789>",
    "**bold** _it_ ||spoiler||",
    "`code` ```block```",
    "# Heading > quote",
    "[link](https://example.com)",
    "a\u200bb\u200dc\u2060d",
    "\u202egnirts desrever",
    "👩‍👩‍👧‍👦🏳️‍🌈🇯🇵",
    "Z̷̡̛a̴l̵g̶o̷",
    "ㅤ",
    "O'Neil; DROP TABLE players;--",
    "{ $name } %s {0} \\n",
    ERASED,
)
"""Left-to-right and right-to-left scripts, marks, emoji, mentions, markdown, blanks; at most 32
characters."""

SERVERS: Final = (("Flower Card Club", "en-US"), ("花札クラブ *2*", "ja"), ("@here 🎴", "en-GB"))
ELSEWHERE: Final = "**Elsewhere** 花見"
"""The server without the bot."""
