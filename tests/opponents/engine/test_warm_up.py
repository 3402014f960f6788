"""After the warm-up no request has to wait for compilation."""

import subprocess
import sys

import pytest

from tests.root import ROOT

PROGRAM = """
import gc
import random
from numba.core.dispatcher import Dispatcher
from bot.koikoi import PRESETS, view_for
from bot.opponents.engine.warm_up import warm
from bot.opponents.levels.players import LEVELS
from bot.opponents.search.teacher import advise
from tests.opponents.positions import positions

def compiled():
    found = (one for one in gc.get_objects() if isinstance(one, Dispatcher))
    return {(one.py_func.__qualname__, str(each)) for one in found for each in one.signatures}

warm()
ready = compiled()
assert len(ready) > 10, ready
rng = random.Random(1)
for rules in PRESETS.values():
    views = [view_for(match, match.to_act) for match in positions(rules, seed=1)]
    view = views[len(views) // 2]
    for player in LEVELS.values():
        player.choose(view, rng)
    advise(view, rng)
print(sorted(compiled() - ready))
"""


@pytest.mark.slow
def test_unhurried_thoughts_compile_nothing_more() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")
