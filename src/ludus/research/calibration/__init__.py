"""Whether chances to win are true: fit the weights of the estimator to games, and measure it on others."""
