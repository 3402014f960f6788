"""The search: the rollout policy, the belief about the opponent's hand, and the playouts."""
