"""The validation of request bodies: forms, limits, combinations.

All errors are reported, each with its place and with the codes and sentences of Discord's own
responses. Lengths are counted in UTF-16 units.
"""
