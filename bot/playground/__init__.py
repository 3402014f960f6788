"""A local Discord, to which the bot connects when there is no token.

It implements Discord's protocol on loopback (REST and gateway) for the real client library, refuses
the requests that Discord refuses, stores its messages on disk, and has a page for the browser on
which one person can act as several. It doesn't depend on the game. The tests start the same server
and act through a pilot.
"""
