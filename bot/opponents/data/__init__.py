"""The trained parameters of the computer players.

`network.npz` is the policy network (see `training.network_training`). The text files are weights
of the rollout policy: `policy_selfplay.txt` was trained by self-play (`training.policy_training`),
`policy_greedy.txt` was fitted to the choices of `greedy` (`training.imitation`), and
`policy_baseline.txt` is a hand-made policy that never changes.

`network_yardstick.npz` and `policy_yardstick.txt` are copies of the self-play files from the time
when the player `learned` was made. They never change, even when new parameters are trained.
"""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
"""The folder of these files."""
