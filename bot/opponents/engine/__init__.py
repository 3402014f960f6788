"""The worker process in which the computer players search, and the client that talks to it."""
