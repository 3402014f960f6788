"""What people see: screens as plain values, and the few parts that put them on Discord.

- `message`: a screen (classic message with a picture) or a panel (Components V2), as values
- `names`, `cards`, `turns`, `sums`, `yaku`, `alt`: the words that screens are made of
- `hints`, `purposes`: what a teacher says to who practises, and why
- `challenge`, `table`, `hand`, `results`, `daily`, `menu`, …: one screen each, pure functions
- `press`: the one template that reads every button of ours; `delivery` turns values into requests
- `reply`: answering one interaction in time; `presenter` and `showing`: messages that stay current

No rule of the game is decided here: screens show a `PlayerView`, presses are handed to the service.
"""
