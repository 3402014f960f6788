"""What people see: screens as plain values, and the few parts that put them on Discord.

- `message`: a screen (classic message with a picture) or a panel (Components V2), as values
- `names`, `cards`, `turns`, `sums`, `yaku`, `alt`: the words that screens are made of
- `hints`, `purposes`: what a teacher says to who practises, and why
- `challenge`, `table`, `hand`, `results`, `daily`, `menu`, …: one screen each, pure functions
- `press`: what a button's custom id says; `delivery` turns values into requests
- `reply`: answering one interaction in time; `presenter` and `live`: messages that stay current
- `failures`, `dm_access`, `old_edits`: what Discord refuses, and how long to let it be

No rule of the game is decided here: screens show a `PlayerView`, presses are handed to the service.
"""
