"""From a screen to Discord: requests, answers to interactions, and what Discord refuses.

- `delivery`, `components`: from a screen to what discord.py sends
- `reply`: the answer to one interaction; `nonce`: a message that is sent once
- `channels`, `direct_messages`: where messages can be written
- `failures`, `rate_limits`: what Discord refuses, and when to try again
- `request_gate`: no requests while Discord bans the address of this host
"""
