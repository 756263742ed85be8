"""How bots fight without solving: a simple tactic, a master's, and fights sampled with them."""
