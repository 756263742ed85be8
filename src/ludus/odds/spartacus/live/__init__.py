"""A solved fight asked about a game in progress: options, picks, and what to tell whoever decides."""
