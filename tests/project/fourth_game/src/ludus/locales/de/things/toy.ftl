# Die Auktion: was jedes Ding ist

toy-group-cards = Karten
toy-figure-value = Wert
toy-unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
toy-describe-ruse = Reißt einen Anspruch an sich oder wird für eine Münze verkauft.
toy-describe-prize = Zählt am Ende für den, der sie genommen hat.
