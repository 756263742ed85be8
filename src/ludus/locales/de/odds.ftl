# Exact odds

## Arguments

odds-arg-a = wer herausfordert: ein Team wie "2 sword 1 net 1 prong" oder ein Tier wie lion-a
odds-arg-b = wer herausgefordert wird, ebenso geschrieben
odds-arg-stones-a = Steine, die schon bei der herausfordernden Seite liegen
odds-arg-stones-b = Steine, die schon bei der herausgeforderten Seite liegen

## What is wrong, and what to do

odds-error-game = Für { $game } sind keine Chancen bekannt.
odds-hint-game = bekannt sind sie für: { $games }.
odds-error-empty = Eine Seite hat keine Kämpfer.
odds-hint-empty = schreib ein Team wie „{ $example }“ oder ein Tier wie „{ $animal }“.
odds-error-unknown = Einen Kämpfer namens „{ $word }“ gibt es nicht.
odds-hint-unknown = vielleicht eines von diesen: { $near }.
odds-error-count = „{ $word }“ sagt nicht, wie viele von wem kämpfen.
odds-hint-count = schreib vor jede Art eine Zahl, etwa „{ $example }“.
odds-error-size = Ein Team aus { $size } ist zu groß.
odds-hint-size = auf einen Träger passen { $most } Gladiatoren.
odds-error-mixed = „{ $text }“ ist mehr als ein Team oder ein Tier.
odds-hint-mixed = jede Seite ist ein Team oder ein einzelnes Tier mit seinem Namen.
odds-error-stones = Auf „{ $text }“ können nicht { $stones } Steine liegen.
odds-hint-stones = es können 0 bis { $most } sein.

## The sides

odds-challenger = Herausforderer
odds-challenged = Herausgefordert
odds-first = Schlägt zuerst
odds-stones =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }

## The answer

odds-balance = Bilanz des Herausforderers: im Mittel { $value } (ein Tier zählt 2)
odds-chances = Chancen
odds-chance-ahead = Der Herausforderer steht besser da
odds-chance-even = Niemand steht besser da
odds-chance-behind = Der Herausforderer steht schlechter da
odds-chance-challenged-gone = Die herausgeforderte Seite ist besiegt
odds-chance-challenger-gone = Der Herausforderer ist besiegt
odds-chance-nothing = Niemand fällt
odds-endings = Jeder Ausgang für den Herausforderer
odds-gained = gewonnen
odds-lost = verloren
odds-chance = Chance
odds-animal = das Tier
odds-gladiators =
    { $count ->
        [one] { $count } Gladiator
       *[other] { $count } Gladiatoren
    }
odds-opening = Das erste Netz und was es wert ist; es wirft: { $side }
odds-best = am besten
odds-battle = Kampf bis zum Ende, abwechselnd herausgefordert
odds-battle-wins = Der Herausforderer bleibt übrig
odds-battle-loses = Die herausgeforderte Seite bleibt übrig
odds-how-exact = Exakt: Jeder Wurf ist gezählt, beide Seiten spielen so gut wie möglich.
odds-how-sampled = Geschätzt: aus vielen ausgespielten Kämpfen.
odds-percent = { $number } %
odds-decimal = ,
