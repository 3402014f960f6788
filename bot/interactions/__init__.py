"""One interaction being answered, whether a command or a press: in time, once, and in words."""
