# Exact odds

## Arguments

odds-arg-a = a kihívó: csapat, például "2 sword 1 net 1 prong", vagy vadállat, például lion-a
odds-arg-b = a kihívott, ugyanígy leírva
odds-arg-stones-a = a kihívónál már fekvő kövek száma
odds-arg-stones-b = a kihívottnál már fekvő kövek száma

## What is wrong, and what to do

odds-error-game = Ehhez a játékhoz nincsenek esélyek: { $game }.
odds-hint-game = ezekhez vannak: { $games }.
odds-error-empty = Az egyik oldalon nincs harcos.
odds-hint-empty = írj csapatot, például „{ $example }”, vagy vadállatot, például „{ $animal }”.
odds-error-unknown = Nincs ilyen nevű harcos: „{ $word }”.
odds-hint-unknown = talán ezek egyike: { $near }.
odds-error-count = Nem derül ki, miből mennyi: „{ $word }”.
odds-hint-count = minden fajta elé írj egy számot, például „{ $example }”.
odds-error-size = Ez a csapat túl nagy, létszáma { $size }.
odds-hint-size = egy hordozóra { $most } gladiátor fér.
odds-error-mixed = Ez több, mint egy csapat vagy egy vadállat: „{ $text }”.
odds-hint-mixed = mindkét oldal egy csapat, vagy egyetlen vadállat a nevével.
odds-error-stones = Nem feküdhet { $stones } kő itt: „{ $text }”.
odds-hint-stones = 0 és { $most } közötti szám lehet.

## The sides

odds-challenger = Kihívó
odds-challenged = Kihívott
odds-first = Elsőként üt
odds-stones = { $count } kő

## The answer

odds-balance = A kihívó mérlege: átlagosan { $value } (egy vadállat 2-t ér)
odds-chances = Esélyek
odds-chance-ahead = A kihívó jár jobban
odds-chance-even = Egyik sem jár jobban
odds-chance-behind = A kihívó jár rosszabbul
odds-chance-challenged-gone = A kihívott oldal elvész
odds-chance-challenger-gone = A kihívó elvész
odds-chance-nothing = Senki sem esik el
odds-endings = Minden kimenetel a kihívó szemszögéből
odds-gained = nyereség
odds-lost = veszteség
odds-chance = esély
odds-animal = a vadállat
odds-gladiators = { $count } gladiátor
odds-opening = Az első háló értéke annak, aki dobja: { $side }
odds-best = a legjobb
odds-battle = Harc a végsőkig, felváltva kihívva
odds-battle-wins = A kihívó marad meg
odds-battle-loses = A kihívott marad meg
odds-how-exact = Pontos: minden dobás számításba vett, mindkét oldal a legjobbat játssza.
odds-how-sampled = Becsült: sok lejátszott harc alapján.
odds-percent = { $number }%
odds-decimal = ,
