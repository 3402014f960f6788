"""``make endure``: tests the real bot process with scripted people and a bad network.

The bot runs in a process of its own, as on its host, against the local Discord of the playground.
Scripts press its buttons and use its commands. Meanwhile requests fail, events come twice,
permissions are removed, the database is locked, and the process is killed or hangs. With several
permissions are removed, the database is locked, and the process is killed or hangs. With several
processes on a server, connections are also cut and the server is restarted. At the end all faults
stop. Then the answers that people got are compared with the database, Discord and the log. All
random choices come from one seed; only loopback is used.
"""
