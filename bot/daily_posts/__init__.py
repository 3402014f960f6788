"""Daily posts of the deal and the puzzle, in a channel that the admins choose."""
