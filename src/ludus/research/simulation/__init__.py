"""Many games between bots: simulations, ladders and balance, spread over processes and added up."""
