"""Koi-Koi for Discord: matches in channels, private hands, leaderboards.

The packages, and the one direction in which they know each other:

- ``koikoi``: the game itself; pure values and functions, standard library only
- ``opponents``, ``pictures``, ``matches``: what is built on the game
- ``storage``: the database behind the ports that ``matches`` names
- ``client``, ``cogs``, ``views``, ``locales``: what people see on Discord
- ``hosting``: how the bot stands with Discord, for its host
- ``playground``: a local Discord to try the bot in; it knows nothing of the game
- ``endurance``: people played by script while everything goes wrong
- ``wiring``: puts the parts together, one module a command; ``__main__``: the commands
"""

__version__ = "0.1.0"
