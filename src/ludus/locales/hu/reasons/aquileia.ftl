# Aquileia: why a bot chose what it chose, in clauses

## What I did

aquileia-reason-did-place = ide küldtem egy csatlóst: { $space }
aquileia-reason-did-crest = letettem a címeremet
aquileia-reason-did-stop = nem küldtem több csatlóst
aquileia-reason-did-trade = váltottam ({ $trade })
aquileia-reason-did-done = ennyiben hagytam
aquileia-reason-did-buy = megvettem a kártyát
aquileia-reason-did-buy-slaves =
    { $count ->
        [one] egy rabszolgakártyát vettem ({ $metal })
       *[other] { $count } rabszolgakártyát vettem ({ $metal })
    }
aquileia-reason-did-buy-nothing = nem vettem semmit
aquileia-reason-did-play = kijátszottam egy kártyát ({ $card })
aquileia-reason-did-blue =
    { $count ->
        [0] az összes kék kockát a Stadiumra tartogattam
        [one] egy kék kockával az Arenában dobtam
       *[other] { $count } kék kockával az Arenában dobtam
    }
aquileia-reason-did-take = ezt a díjat választottam: { $prize }
aquileia-reason-did-keep-open = a nyílt kártyát tartottam meg
aquileia-reason-did-keep-hidden = a rejtett kártyát tartottam meg
aquileia-reason-did-bid = egy érmével emeltem ({ $metal })
aquileia-reason-did-drop = kiszálltam
aquileia-reason-did-build = ezt építettem: { $site }
aquileia-reason-did-build-nothing = nem építettem semmit
aquileia-reason-did-pay = ezzel a kártyával fizettem: { $card }
aquileia-reason-did-pay-fee = még egyszer fizettem
aquileia-reason-did-forgo = nem fizettem többet

## What a space brings

aquileia-reason-dolus = a két kocka ott két érmét hoz
aquileia-reason-pecunia = a váltás pontot hoz, és olyan érméket, amelyek kellenek az építkezéshez
aquileia-reason-equi = az ottani kártya ({ $card }) segít a versenyekben
aquileia-reason-servi = az építkezéshez rabszolgák kellenek
aquileia-reason-potentia = a kék kockák erősítenek az Arenában vagy a versenyen
aquileia-reason-arena = 100-ból körülbelül { $first } esetben megnyerem az Arenát
aquileia-reason-stadium = 100-ból körülbelül { $first } esetben megnyerem a versenyt
aquileia-reason-stronger = egy második csatlóssal 100-ból körülbelül { $first } esetben első leszek
aquileia-reason-theatrum = aki megnyeri az árverésemet, nekem fizet
aquileia-reason-forum = ott ezt építhetem: { $site }
aquileia-reason-forum-later = remélem, addigra ki tudok fizetni egy épületet
aquileia-reason-latro =
    { $count ->
        [0] így Latro tőlem nem lophat
        [one] ott van egy ellopható érme
       *[other] ott { $count } ellopható érme van
    }
aquileia-reason-portus =
    { $count ->
        [one] az ottani épületem még egyszer fizet
       *[other] az ottani { $count } épületem még egyszer fizet
    }
aquileia-reason-portus-first = amit ebben a fordulóban építek, rögtön fizet
aquileia-reason-crest-start = így én kezdem a következő fordulót
aquileia-reason-crest-ties = így döntetlennél én nyerek
aquileia-reason-nothing-left = egyik szabad mező sem ért meg egy csatlóst

## What an action brings

aquileia-reason-trade-points = az első váltás pontot hoz
aquileia-reason-trade-coins = ezek az érmék jobban illenek ahhoz, amit építeni akarok
aquileia-reason-trade-enough = több váltás már nem segít az építkezésben
aquileia-reason-coins-dearer = inkább megtartom az érméket
aquileia-reason-place-better = ezzel 100-ból körülbelül { $first } esetben első leszek
aquileia-reason-place-gained = ezzel előrébb kerülhetek egy hellyel
aquileia-reason-place-same = több erő aligha változtatna a helyezésemen
aquileia-reason-dice-shared = ott változtatnak a legtöbbet a helyezésemen
aquileia-reason-prize = ez most többet ér nekem
aquileia-reason-laurel = a villáimmal körülbelül { $worth } pontot ér
aquileia-reason-worth-bidding = a kártya körülbelül { $worth } pontot ér nekem, többet az áránál
aquileia-reason-too-dear = a kártya csak körülbelül { $worth } pontot ér nekem, kevesebbet az áránál
aquileia-reason-income = a licitet nekem fizetik ki
aquileia-reason-villa =
    { $laurels ->
        [one] az ilyen színű stadionkártyám miatt számít
       *[other] a { $laurels } ilyen színű stadionkártyám miatt ennyiszer számít
    }
aquileia-reason-villa-hope = ilyen színű stadionkártyát még lehet nyerni
aquileia-reason-workshop =
    { $rounds ->
        [0] még ebben a fordulóban fizet
        [one] még egy fordulón át fizethet
       *[other] még { $rounds } fordulón át fizethet
    }
aquileia-reason-nothing-worth = semmi sem éri meg az árát abból, amit ki tudok fizetni
aquileia-reason-least-wasted = így vész kárba a legkevesebb
aquileia-reason-fee-pays = az épületeim többet adnak, mint amennyit az érme ér
aquileia-reason-fee-dear = az érme többet ér, mint amennyit adnának

aquileia-reason-less = számításom szerint körülbelül { $points } ponttal kevesebb

## How everybody stands afterwards

aquileia-reason-points = így átlagosan több pontom marad
aquileia-reason-villas = így átlagosan többet érnek a villáim
aquileia-reason-laurels = így átlagosan több stadionkártyát nyerek
aquileia-reason-works = így átlagosan jobb műhelyeim és bankházaim lesznek
aquileia-reason-coins = így átlagosan több érmém marad
aquileia-reason-slaves = így átlagosan több rabszolgám marad
aquileia-reason-cards = így átlagosan erősebb kártyáim maradnak
aquileia-reason-start = így gyakrabban kezdem én a következő fordulót
