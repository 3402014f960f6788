"""What concerns a host: how the bot stands with Discord, and whether a restart would help.

Nothing here knows matches. The client uses it while it runs, `koikoi doctor --live` before.
"""
