"""The search for an opponent on any server: the waiting people, the pairs, and their match."""
