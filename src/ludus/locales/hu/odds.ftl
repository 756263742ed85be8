# Exact odds

## Arguments

odds-arg-a = az első oldal: a Kampfban egy csapat, például "2 sword 1 net 1 prong", vagy egy állat, például lion-a; a Spartacusban egy harcos a felszerelésével, például "Crixus sword helmet"
odds-arg-b = a másik oldal, ugyanígy írva
odds-arg-stones-a = Kampf: az első oldalon már fekvő kövek
odds-arg-stones-b = Kampf: a másik oldalon már fekvő kövek
odds-arg-quick = Spartacus: csak próbaharcok, megoldás nélkül
odds-arg-adjacent = Spartacus: mindketten egymás mellett állnak, és ott is maradnak
odds-arg-no-crowd = Spartacus: a tömeg hallgat, bármeddig futnak is

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
odds-error-nobody = A(z) „{ $text }” nem nevez meg harcost.
odds-hint-nobody = írj egy harcost és azt, amit visel, például „{ $example }”.
odds-error-unknown-card = Nincs „{ $word }” nevű harcos vagy felszerelés.
odds-hint-unknown-card = talán ezek egyike: { $near }.
odds-error-several = A(z) „{ $text }” egynél több harcost nevez meg.
odds-hint-several = egy oldalon egy harcos áll: { $names } nem küzdhetnek együtt.
odds-error-twice = A(z) „{ $text }” egynél több ilyet nevez meg: { $type }.
odds-hint-twice = egy harcos egy fegyvert, egy páncélt és egy különleges tárgyat vihet; hagyd el: { $less }.
odds-error-unique = Csak egy { $name } van.
odds-hint-unique = nevezz meg valaki mást az egyik oldalra.
odds-error-scarce = Nincs ennyi { $name } nevű kártya.
odds-hint-scarce = hagyd el az egyik oldalon.
odds-error-adjacent = Az egy helyben vívott harcot csak kiszámítani lehet, ezt pedig nem lehet.
odds-hint-adjacent = az --adjacent nélkül próbaharcok döntenek.

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

## A fight of Spartacus

odds-side-i = I. oldal
odds-side-ii = II. oldal
odds-dice = támadás { $attack }, védekezés { $defence }, gyorsaság { $speed }
odds-nothing-carried = üres kézzel
odds-wins = { $name } győz
odds-endings-of = Hogyan végzi: { $name }
odds-rounds = Harci körök átlagosan: { $rounds }
odds-bets = Fogadások: mennyit ér egy arany az egyes mezőkön
odds-bet-box = mező
odds-bet-pays = fizet
odds-bet-price = értéke
odds-bet-best = legjobb tét
odds-bet-to-one = { $pays } az 1-hez
odds-bet-gold = { $gold } arany
odds-bet-nothing = semmi
odds-solving = A harc kiszámítása
odds-meanwhile = Addig is, próbaharcokból: { $name } a harcok { $chance } részében győz, { $error } eltéréssel.
odds-bound = Legfeljebb { $bound } eltéréssel.
odds-error-of = Szórás: { $error }, { $trials } harcból, amelyekben mindketten egyszerű taktikát követnek.
odds-no-solver = Hogy az ilyen harcok is kiszámíthatók legyenek: { $command }
