"""``koikoi endure``: people played by script and a bad network, against the real bot process.

The bot runs as its host runs it, in a process of its own, against the local Discord of the
playground. Scripts press its buttons and use its commands while requests fail, events come twice,
permissions go, the database is locked and the process is killed. At the end everything settles,
and what the people were answered is compared with what is in the database, on Discord and in the
log. All chance comes from one seed; nothing but loopback is used.
"""
