"""Help for the host: the bot's settings on Discord, and whether a restart would help.

This package does not use matches. The client uses it while it runs; `koikoi doctor --live` uses
it before a start.
"""
