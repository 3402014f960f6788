"""What Discord refuses before it does anything: forms, limits, combinations.

Every fault is found, not just the first, and named where it lies, with the
codes and sentences of Discord's own answers. Lengths count UTF-16 units.
"""
