"""Numbers for what a seat sees and for everything it can say."""
