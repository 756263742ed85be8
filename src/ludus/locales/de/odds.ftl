# Exact odds

## Arguments

odds-arg-a = die erste Seite: bei Kampf ein Team wie "2 sword 1 net 1 prong" oder ein Tier wie lion-a, bei Spartacus ein Kämpfer mit seiner Ausrüstung wie "Crixus sword helmet"
odds-arg-b = die andere Seite, ebenso geschrieben
odds-arg-stones-a = Kampf: Steine, die schon bei der ersten Seite liegen
odds-arg-stones-b = Kampf: Steine, die schon bei der anderen Seite liegen
odds-arg-quick = Spartacus: nur Probekämpfe, keine Lösung
odds-arg-adjacent = Spartacus: beide stehen nebeneinander und bleiben stehen
odds-arg-no-crowd = Spartacus: die Menge schweigt, wie lange auch gelaufen wird

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
odds-error-nobody = „{ $text }“ nennt keinen Kämpfer.
odds-hint-nobody = schreib einen Kämpfer und was er trägt, etwa „{ $example }“.
odds-error-unknown-card = Einen Kämpfer oder eine Ausrüstung namens „{ $word }“ gibt es nicht.
odds-hint-unknown-card = vielleicht eines von diesen: { $near }.
odds-error-several = „{ $text }“ nennt mehr als einen Kämpfer.
odds-hint-several = jede Seite ist ein Kämpfer: { $names } können nicht zusammen antreten.
odds-error-twice = „{ $text }“ nennt mehr als ein Stück der Art { $type }.
odds-hint-twice = ein Kämpfer nimmt eine Waffe, eine Rüstung und ein besonderes Stück mit; lass { $less } weg.
odds-error-unique = { $name } gibt es nur einmal.
odds-hint-unique = nenn für eine der beiden Seiten jemand anderen.
odds-error-scarce = So viele Karten namens { $name } gibt es nicht.
odds-hint-scarce = lass sie auf einer der beiden Seiten weg.
odds-error-adjacent = Ein Kampf auf der Stelle lässt sich nur berechnen, und bei diesem geht das nicht.
odds-hint-adjacent = ohne --adjacent wird er in Probekämpfen ausgefochten.

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
odds-percent = { $number } %
odds-decimal = ,

## A fight of Spartacus

odds-side-i = Seite I
odds-side-ii = Seite II
odds-dice = Angriff { $attack }, Verteidigung { $defence }, Tempo { $speed }
odds-nothing-carried = nichts in der Hand
odds-wins = { $name } siegt
odds-endings-of = Wie es für { $name } ausgeht
odds-rounds = Kampfrunden im Mittel: { $rounds }
odds-bets = Wetten: was ein Gold in jedem Feld wert ist
odds-bet-box = Feld
odds-bet-pays = zahlt
odds-bet-price = wert
odds-bet-best = bester Einsatz
odds-bet-to-one = { $pays } zu 1
odds-bet-gold = { $gold } Gold
odds-bet-nothing = nichts
odds-solving = Der Kampf wird berechnet
odds-meanwhile = Vorerst aus Probekämpfen: { $name } siegt in { $chance } der Kämpfe, auf { $error } genau.
odds-bound = Höchstens um { $bound } daneben.
odds-error-of = Standardfehler { $error }, aus { $trials } Kämpfen, in denen beide einer einfachen Taktik folgen.
odds-no-solver = Um solche Kämpfe berechnen zu lassen: { $command }
