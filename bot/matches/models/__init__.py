"""Plain data classes for matches, people and messages. They contain no game logic."""
