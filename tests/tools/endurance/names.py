"""Names that people have on Discord, and those that they have to annoy."""

from typing import Final

ERASED: Final = "Wakako Wilts"
"""Who is erased in the middle; no other name contains hers."""
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
"""Scripts from left and right, marks, emoji, mentions, markdown, blanks; 32 characters at most."""

SERVERS: Final = (("Flower Card Club", "en-US"), ("花札クラブ *2*", "ja"), ("@here 🎴", "en-GB"))
