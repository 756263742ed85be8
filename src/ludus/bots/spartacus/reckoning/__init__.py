"""What the bots of Spartacus reckon with: tastes, fights, worth, outcomes of an answer, others' words and standing."""
