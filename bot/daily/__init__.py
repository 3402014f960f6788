"""The deal of the day: the same three rounds against the computer for everybody.

A server may choose a channel where the bot posts it each day.
"""
