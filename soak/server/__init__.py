"""A server that is killed, flooded, asked nonsense."""
