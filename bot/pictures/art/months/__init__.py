"""The compositions, one module a month; each lists its four cards in deck order."""
