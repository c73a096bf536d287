"""Play a game in the environment."""

from random import Random

from dokmus_widgets.environment import env

table, luck = env(players=2), Random(1)
table.reset(seed=1)
for _agent in table.agent_iter():
    seen, _, terminated, truncated, _ = table.last()
    over = terminated or truncated
    table.step(None if over else luck.choice(seen["action_mask"].nonzero()[0]))
