# Aquileia: why a bot chose what it chose, in clauses

## What I did

aquileia-reason-did-place = ich habe einen Gefolgsmann eingesetzt ({ $space })
aquileia-reason-did-crest = ich habe mein Wappen gelegt
aquileia-reason-did-stop = ich habe niemanden mehr eingesetzt
aquileia-reason-did-trade = ich habe getauscht ({ $trade })
aquileia-reason-did-done = ich habe es dabei belassen
aquileia-reason-did-buy = ich habe die Karte gekauft
aquileia-reason-did-buy-slaves =
    { $count ->
        [one] ich habe eine Sklavenkarte für { $metal } gekauft
       *[other] ich habe { $count } Sklavenkarten für { $metal } gekauft
    }
aquileia-reason-did-buy-nothing = ich habe nichts gekauft
aquileia-reason-did-play = ich habe eine Karte gespielt ({ $card })
aquileia-reason-did-blue =
    { $count ->
        [0] ich habe alle blauen Würfel für das Stadium behalten
        [one] ich habe einen blauen Würfel in der Arena geworfen
       *[other] ich habe { $count } blaue Würfel in der Arena geworfen
    }
aquileia-reason-did-take = ich habe mich für diesen Preis entschieden: { $prize }
aquileia-reason-did-keep-open = ich habe die offene Karte behalten
aquileia-reason-did-keep-hidden = ich habe die verdeckte Karte behalten
aquileia-reason-did-bid = ich habe eine Münze erhöht ({ $metal })
aquileia-reason-did-drop = ich bin ausgestiegen
aquileia-reason-did-build = ich habe gebaut ({ $site })
aquileia-reason-did-build-nothing = ich habe nichts gebaut
aquileia-reason-did-pay = ich habe mit einer Karte gezahlt ({ $card })
aquileia-reason-did-pay-fee = ich habe noch einmal gezahlt
aquileia-reason-did-forgo = ich habe nichts mehr gezahlt

## What a space brings

aquileia-reason-dolus = die zwei Würfel dort bringen mir zwei Münzen
aquileia-reason-pecunia = ein Tausch bringt Punkte und Münzen, die zu meinem Bauvorhaben passen
aquileia-reason-equi = die Karte dort ({ $card }) hilft mir in den Wettkämpfen
aquileia-reason-servi = zum Bauen brauche ich Sklaven
aquileia-reason-potentia = die blauen Würfel machen mich in der Arena oder im Rennen stärker
aquileia-reason-arena = in etwa { $first } von 100 Fällen gewinne ich die Arena
aquileia-reason-stadium = in etwa { $first } von 100 Fällen gewinne ich das Rennen
aquileia-reason-stronger = mit einem zweiten Gefolgsmann werde ich in etwa { $first } von 100 Fällen Erster
aquileia-reason-theatrum = wer meine Versteigerung gewinnt, zahlt an mich
aquileia-reason-forum = dort kann ich bauen: { $site }
aquileia-reason-forum-later = bis dahin hoffe ich ein Gebäude bezahlen zu können
aquileia-reason-latro =
    { $count ->
        [0] so kann Latro mich nicht bestehlen
        [one] dort gibt es eine Münze zu stehlen
       *[other] dort gibt es { $count } Münzen zu stehlen
    }
aquileia-reason-portus =
    { $count ->
        [one] mein Gebäude dort zahlt noch einmal
       *[other] meine { $count } Gebäude dort zahlen noch einmal
    }
aquileia-reason-portus-first = was ich in dieser Runde baue, zahlt gleich
aquileia-reason-crest-start = so beginne ich die nächste Runde
aquileia-reason-crest-ties = es gewinnt mir jeden Gleichstand
aquileia-reason-nothing-left = kein freies Feld war einen Gefolgsmann wert

## What an action brings

aquileia-reason-trade-points = der erste Tausch bringt Punkte
aquileia-reason-trade-coins = diese Münzen passen besser zu dem, was ich bauen will
aquileia-reason-trade-enough = kein weiterer Tausch hilft mir beim Bauen
aquileia-reason-coins-dearer = die Münzen behalte ich lieber
aquileia-reason-place-better = damit werde ich in etwa { $first } von 100 Fällen Erster
aquileia-reason-place-gained = damit kann ich einen Platz gewinnen
aquileia-reason-place-same = mehr Stärke würde an meinem Platz kaum etwas ändern
aquileia-reason-dice-shared = dort ändern sie an meinem Platz am meisten
aquileia-reason-prize = das ist mir jetzt mehr wert
aquileia-reason-laurel = mit meinen Villen ist sie etwa { $worth } Punkte wert
aquileia-reason-worth-bidding = die Karte ist mir etwa { $worth } Punkte wert, mehr als sie kostet
aquileia-reason-too-dear = die Karte ist mir nur etwa { $worth } Punkte wert, weniger als sie kostet
aquileia-reason-income = das Gebot wird an mich gezahlt
aquileia-reason-villa =
    { $laurels ->
        [one] meine Stadionkarte dieser Farbe lässt sie zählen
       *[other] meine { $laurels } Stadionkarten dieser Farbe lassen sie so oft zählen
    }
aquileia-reason-villa-hope = Stadionkarten dieser Farbe sind noch zu gewinnen
aquileia-reason-workshop =
    { $rounds ->
        [0] es zahlt noch in dieser Runde
        [one] es kann noch eine Runde lang zahlen
       *[other] es kann noch { $rounds } Runden lang zahlen
    }
aquileia-reason-nothing-worth = nichts, was ich bezahlen kann, ist seinen Preis wert
aquileia-reason-least-wasted = so geht am wenigsten verloren
aquileia-reason-fee-pays = meine Gebäude geben mehr, als die Münze wert ist
aquileia-reason-fee-dear = die Münze ist mehr wert, als sie geben

aquileia-reason-less = nach meiner Rechnung etwa { $points } Punkte weniger

## How everybody stands afterwards

aquileia-reason-points = es bringt mir im Schnitt mehr Punkte
aquileia-reason-villas = es lässt mir im Schnitt mehr an Villen
aquileia-reason-laurels = es bringt mir im Schnitt mehr Stadionkarten
aquileia-reason-works = es lässt mir im Schnitt bessere Handwerksbetriebe und Geldstuben
aquileia-reason-coins = es lässt mir im Schnitt mehr Münzen
aquileia-reason-slaves = es lässt mir im Schnitt mehr Sklaven
aquileia-reason-cards = es lässt mir im Schnitt stärkere Karten
aquileia-reason-start = es lässt mich öfter die nächste Runde beginnen
