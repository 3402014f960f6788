"""The figures of the bright and animal cards, one module each."""
