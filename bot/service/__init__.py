"""The files that a host's machine needs beside the bot.

systemd's units are made for one host (`units`). The others lie ready (`ready_made`): those for
containers at the top of the checkout, where builders look for them, the others here.
"""
