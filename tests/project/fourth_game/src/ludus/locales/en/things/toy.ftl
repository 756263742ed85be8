# The auction: what every thing is

toy-group-cards = Cards
toy-figure-value = Worth
toy-unit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
toy-describe-ruse = Seizes a claim from whoever has it, or is sold for a coin.
toy-describe-prize = Counts for whoever has taken it at the end.
