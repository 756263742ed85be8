"""`ludus sim`, `ladder`, `balance` and `dataset`: many games between bots; `encoding`: what programs are told."""
