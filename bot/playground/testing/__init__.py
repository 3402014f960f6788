"""For tests: pilots that use the local Discord like people, in the same process."""
