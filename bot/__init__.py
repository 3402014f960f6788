"""Koi-Koi for Discord: matches in channels, private hands, leaderboards.

The packages, in the only direction in which they import each other:

- ``koikoi``: the game itself; pure values and functions, standard library only
- ``opponents``, ``pictures``, ``matches``: packages built on the game
- ``storage``: the database; the services of ``matches`` call its functions
- ``locales``: the languages; ``screens``: texts and controls for people, as plain values
- ``messages``: messages that are kept current on Discord
- ``interactions``, ``buttons``, ``commands``: the handling of interactions
- ``client``: receives Discord's events and connects the parts; ``connection`` keeps it connected
- ``hosting``: checks of the bot's settings on Discord, for its host
- ``playground``: a local Discord for trying the bot; it doesn't depend on the game
- ``cli``: the terminal commands, one file each; ``__main__``: parses them
"""

__version__ = "1.0.0"
