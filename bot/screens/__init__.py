"""Texts and controls for people, as plain values. Nothing here imports Discord's library.

- `message`: a screen (classic message with a picture) or a panel (Components V2), as values;
  the form of custom ids
- `view_model`: all data of a screen of a match, for one reader
- `table`, `hand`, `results`, `challenge`, `daily`, `menu`, …: one screen each, pure
- `questions`, `decision`, `card_buttons`, `hints`: parts of the hand
- `wording/`: words that several screens share

No rule of the game is decided here: screens show a `PlayerView`, and the service handles presses.
"""
