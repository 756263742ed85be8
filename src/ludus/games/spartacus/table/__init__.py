"""What lies where, and how it may move: the state of a game and all that changes it by itself."""
