"""Learning to play by playing oneself: proximal policy optimization on vector environments.

Actors step games on processes of their own; the learner, on a GPU where there is one, answers for them and improves.
Needs PyTorch: `python3 dev.py add train`.
"""
