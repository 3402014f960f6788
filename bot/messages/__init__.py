"""Messages that are kept current on Discord: the table, the hands, and what makes a sound.

- `presenter` hears of each change, and sees to it that every message follows
- `match_messages`: all messages of one match; each is a `live_message`: `live_table`, `live_hand`,
  `open_hand`
- `queue`, `reply`: one drawing at a time, and the answer to a press through the same queue
- `view_models`: from what is stored to what one reader sees
- `delivery`, `components`: from a screen to what discord.py sends
- `notifications`, `nudges`: being told that it is one's turn
"""
