"""A local Discord: what the bot talks to when there is no token.

It speaks Discord's wire protocol on loopback (REST and gateway) to the real
client library, refuses what Discord refuses, keeps its messages on disk, and
shows a page in the browser where one person can be several. It knows nothing
of the game. The tests start the same server and act through a pilot.
"""
