"""The Discord app of a person: the actions that it offers, and its refusals."""
