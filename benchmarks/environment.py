"""Steps of the environment, as agents of two seats take them at random.

python -m benchmarks.environment [--steps 20000] [--players 2]
"""

from __future__ import annotations

from random import Random
from time import process_time

import click

from dokmus_widgets.environment import raw_env


def step(steps: int, players: int) -> None:
    """Observe and act at random, game after game."""
    table, random = raw_env(players=players), Random(1)
    table.reset(seed=1)
    for _ in range(steps):
        agent = table.agent_selection
        if table.terminations[agent] or table.truncations[agent]:
            table.reset()
            agent = table.agent_selection
        mask = table.observe(agent)["action_mask"]
        table.step(random.choice(mask.nonzero()[0]))


@click.command(help=(__doc__ or "").partition("\n")[0])
@click.option("--steps", default=20_000, show_default=True)
@click.option("--players", default=2, show_default=True, type=click.IntRange(2, 4))
def main(steps: int, players: int) -> None:
    step(200, players)  # what is computed once
    start = process_time()
    step(steps, players)
    print(f"{steps / (process_time() - start):,.0f} steps a second, {players} seats")


if __name__ == "__main__":
    main()
