"""Many games stepped together into shared arrays, in this process or in several."""
