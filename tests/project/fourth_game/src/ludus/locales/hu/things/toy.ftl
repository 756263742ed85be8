# Az árverés: mi micsoda

toy-group-cards = Lapok
toy-figure-value = Érték
toy-unit-points = { $count } pont
toy-describe-ruse = Magához ragad egy igényt, vagy egy érméért eladható.
toy-describe-prize = A végén annak számít, aki elvette.
