"""The games as environments for programs that learn: PettingZoo, OpenSpiel, and many tables in one call.

`pip install 'kotatsu[envs]'` brings what `batch` and `kotatsu.envs.pettingzoo` need, `kotatsu[openspiel]`
what `kotatsu.envs.openspiel` does. docs/environments.md shows how to use them;
`python -m kotatsu.envs GAME` prints what each number of an observation means.
"""

from kotatsu.envs.observations import Observations, observations
from kotatsu.envs.vector import Batch, Step, batch

__all__ = ["Batch", "Observations", "Step", "batch", "observations"]
