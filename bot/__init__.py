"""Koi-Koi for Discord: matches in channels, private hands, leaderboards.

The packages, and the one direction in which they know each other:

- ``koikoi``: the game itself; pure values and functions, standard library only
- ``opponents``, ``pictures``, ``matches``: what is built on the game
- ``storage``: the database; what asks it in ``matches`` calls its functions
- ``locales``: the languages; ``screens``: what people read and press, as plain values
- ``messages``: messages that are kept current on Discord
- ``interactions``, ``buttons``, ``commands``: what is answered, and how
- ``client``: receives what Discord tells and wires those; ``connection`` keeps it connected
- ``hosting``: how the bot stands with Discord, for its host
- ``playground``: a local Discord to try the bot in; it knows nothing of the game
- ``endurance``: people played by script while everything goes wrong
- ``cli``: the terminal commands, one file each; ``__main__``: parses them
"""

__version__ = "1.0.0"
