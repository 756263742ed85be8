"""What a search must know of each game: when it is quiet, who stands how, and weights learnt from games."""
