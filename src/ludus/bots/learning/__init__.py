"""Learning from games: the weights of a judge, and a house's tastes."""
