# Aquileia

aquileia-title = Aquileia
aquileia-blurb = Schick deine Gefolgsmänner in eine römische Stadt, wo sie handeln, kämpfen, Rennen fahren, bieten und bauen, und sammle in sechs Runden die meisten Punkte.

## Table options

aquileia-setting-start = Wer zuerst Startspieler ist: ein ausgeloster Platz oder der erste Platz.
aquileia-setting-tie_break = Was bei gleich hohen Summen gilt: Der Sieg wird geteilt, oder das bessere Wappen der letzten Runde entscheidet.
aquileia-setting-pecunia_single_trade = Ob bei Pecunia nur ein einziger Tausch erlaubt ist.
aquileia-setting-show_counts = Ob alle sehen, wie viele Karten jeder auf der Hand hat.

## Names

aquileia-metal-bronze = Bronze
aquileia-metal-silver = Silber
aquileia-metal-gold = Gold

aquileia-space-dolus = Dolus
aquileia-space-pecunia = Pecunia
aquileia-space-equi-left = Equi et Arma, links
aquileia-space-equi-middle = Equi et Arma, Mitte
aquileia-space-equi-right = Equi et Arma, rechts
aquileia-space-servi-top = Servi, Bronze
aquileia-space-servi-middle = Servi, Silber
aquileia-space-servi-bottom = Servi, Gold
aquileia-space-potentia = Potentia
aquileia-space-arena-a = Arena A
aquileia-space-arena-b = Arena B
aquileia-space-arena-c = Arena C
aquileia-space-gold-a = Stadium, Gold A
aquileia-space-gold-b = Stadium, Gold B
aquileia-space-gold-c = Stadium, Gold C
aquileia-space-silver-a = Stadium, Silber A
aquileia-space-silver-b = Stadium, Silber B
aquileia-space-silver-c = Stadium, Silber C
aquileia-space-theatrum = Theatrum
aquileia-space-forum-1 = Forum 1
aquileia-space-forum-2 = Forum 2
aquileia-space-forum-3 = Forum 3
aquileia-space-forum-4 = Forum 4
aquileia-space-forum-5 = Forum 5
aquileia-space-latro = Latro
aquileia-space-portus-bronze = Portus, Bronze
aquileia-space-portus-silver = Portus, Silber
aquileia-space-portus-gold = Portus, Gold

aquileia-deck-servi = Sklavenkarten
aquileia-deck-equi-et-arma = Waffen- und Pferdekarten

aquileia-card-slave-1 = einfacher Sklave
aquileia-card-slave-2 = doppelter Sklave
aquileia-card-weapon-1 = einfache Waffe
aquileia-card-weapon-2 = doppelte Waffe
aquileia-card-weapon-3 = dreifache Waffe
aquileia-card-silver-horse-1 = einfaches Silberpferd
aquileia-card-silver-horse-2 = doppeltes Silberpferd
aquileia-card-gold-horse-1 = einfaches Goldpferd
aquileia-card-gold-horse-2 = doppeltes Goldpferd

aquileia-colour-white = weiß
aquileia-colour-blue = blau
aquileia-colour-yellow = gelb
aquileia-colour-purple = lila

aquileia-laurel-white = weiß
aquileia-laurel-blue = blau
aquileia-laurel-yellow = gelb
aquileia-laurel-purple = lila
aquileia-laurel-neutral-10 = neutral 10 Punkte
aquileia-laurel-neutral-7 = neutral 7 Punkte
aquileia-laurel-neutral-5 = neutral 5 Punkte
aquileia-laurel-neutral-3 = neutral 3 Punkte

aquileia-theatre-white-blue = weiß/blau
aquileia-theatre-blue-yellow = blau/gelb
aquileia-theatre-blue-purple = blau/lila
aquileia-theatre-white-purple = weiß/lila
aquileia-theatre-yellow-purple = gelb/lila
aquileia-theatre-yellow-white = gelb/weiß

aquileia-site-villa-white-10 = weiße Villa 10
aquileia-site-villa-white-8 = weiße Villa 8
aquileia-site-villa-white-6 = weiße Villa 6
aquileia-site-villa-white-4 = weiße Villa 4
aquileia-site-villa-blue-10 = blaue Villa 10
aquileia-site-villa-blue-8 = blaue Villa 8
aquileia-site-villa-blue-6 = blaue Villa 6
aquileia-site-villa-blue-4 = blaue Villa 4
aquileia-site-villa-yellow-10 = gelbe Villa 10
aquileia-site-villa-yellow-8 = gelbe Villa 8
aquileia-site-villa-yellow-6 = gelbe Villa 6
aquileia-site-villa-yellow-4 = gelbe Villa 4
aquileia-site-villa-purple-10 = lila Villa 10
aquileia-site-villa-purple-8 = lila Villa 8
aquileia-site-villa-purple-6 = lila Villa 6
aquileia-site-villa-purple-4 = lila Villa 4
aquileia-site-workshop-1 = Handwerksbetrieb 3, links
aquileia-site-workshop-2 = Handwerksbetrieb 3, rechts
aquileia-site-workshop-3 = Handwerksbetrieb 4, links
aquileia-site-workshop-4 = Handwerksbetrieb 4, rechts
aquileia-site-workshop-5 = Handwerksbetrieb 5, links
aquileia-site-workshop-6 = Handwerksbetrieb 5, rechts
aquileia-site-workshop-7 = Handwerksbetrieb 6, links
aquileia-site-workshop-8 = Handwerksbetrieb 6, rechts
aquileia-site-bank-1 = Geldstube (Silber, Bronze)
aquileia-site-bank-2 = Geldstube (Gold, Bronze)
aquileia-site-bank-3 = Geldstube (Gold, Silber)
aquileia-site-bank-4 = Geldstube (Gold, Silber, Bronze)

aquileia-trade-gold-to-silver = 1 Gold gegen 1 Silber
aquileia-trade-gold-to-bronze = 1 Gold gegen 1 Bronze
aquileia-trade-silver-to-bronze = 1 Silber gegen 1 Bronze
aquileia-trade-bronze-to-silver = 2 Bronze gegen 1 Silber
aquileia-trade-silver-to-gold = 2 Silber gegen 1 Gold

aquileia-prize-points = Punkte
aquileia-prize-slave = Sklavenkarte

## What happened

aquileia-event-starts = { $seat } ist Startspieler.
aquileia-event-round = Runde { $count } beginnt.
aquileia-event-market = Eine neue Karte liegt bei { $space }: { $card }.
aquileia-event-open-laurel = Die offene Stadionkarte dieser Runde: { $laurel }.
aquileia-event-reshuffled = Die Ablage wird gemischt und zum neuen Stapel ({ $deck }).
aquileia-event-no-card = { $seat } bekommt keine Karte, denn der Stapel ist aufgebraucht ({ $deck }).
aquileia-event-draws = { $seat } zieht eine Karte: { $card }.
aquileia-event-draws-unseen = { $seat } zieht eine Karte vom Stapel ({ $deck }).

aquileia-event-places = { $seat } setzt einen Gefolgsmann: { $space }.
aquileia-event-lays-fee = { $seat } legt 1 { $metal } unter den Gefolgsmann.
aquileia-event-crest = { $seat } setzt das Wappen auf Position { $position }.
aquileia-event-stops = { $seat } hört auf zu setzen.

aquileia-event-gets = { $seat } bekommt { $count } { $metal }.
aquileia-event-pays = { $seat } zahlt { $count } { $metal }.
aquileia-event-pays-to = { $seat } zahlt { $count } { $metal } an { $to }.
aquileia-event-scores =
    { $count ->
        [one] { $seat } bekommt { $count } Punkt.
       *[other] { $seat } bekommt { $count } Punkte.
    }
aquileia-event-rolls = { $seat } würfelt: { $dice }.

aquileia-event-trades = { $seat } tauscht { $trade }.
aquileia-event-buys = { $seat } kauft eine Karte: { $card }.
aquileia-event-buys-slaves =
    { $count ->
        [one] { $seat } kauft { $count } Sklavenkarte.
       *[other] { $seat } kauft { $count } Sklavenkarten.
    }
aquileia-event-buys-nothing = { $seat } kauft nichts ({ $space }).
aquileia-event-has-blue-dice = { $seat } nimmt die { $count } blauen Würfel.

aquileia-event-fights = { $seat } tritt in der Arena mit Stärke { $strength } an.
aquileia-event-races = { $seat } tritt im Stadium mit Stärke { $strength } an.
aquileia-event-plays = { $seat } spielt eine Karte ({ $card }) und hat Stärke { $strength }.
aquileia-event-rolls-blue = { $seat } wirft blaue Würfel: { $dice }.
aquileia-event-ranks = { $seat } kommt mit Stärke { $strength } auf Platz { $place }.
aquileia-event-takes = { $seat } wählt: { $prize }.
aquileia-event-looks = { $seat } sieht die verdeckte Stadionkarte an: { $laurel }.
aquileia-event-looks-unseen = { $seat } sieht die verdeckte Stadionkarte an.
aquileia-event-keeps = { $seat } behält eine Stadionkarte: { $laurel }.
aquileia-event-keeps-unseen = { $seat } behält eine der beiden Stadionkarten.
aquileia-event-passes-on = { $seat } gibt eine Stadionkarte an { $to } weiter: { $laurel }.
aquileia-event-passes-on-unseen = { $seat } gibt die andere Stadionkarte an { $to } weiter.
aquileia-event-returns = { $seat } nimmt eine Stadionkarte aus dem Spiel: { $laurel }.
aquileia-event-returns-unseen = { $seat } nimmt die andere Stadionkarte aus dem Spiel.
aquileia-event-no-race = Niemand fährt: Die offene Stadionkarte ({ $laurel }) und eine verdeckte scheiden aus dem Spiel aus.

aquileia-event-reveals = { $seat } deckt eine Theaterkarte auf: { $theatre }.
aquileia-event-bids = { $seat } bietet: { $bid }.
aquileia-event-drops = { $seat } steigt aus der Auktion aus.
aquileia-event-wins = { $seat } ersteigert die Theaterkarte { $theatre }.
aquileia-event-gets-free = { $seat } bekommt die Theaterkarte { $theatre } umsonst.

aquileia-event-pays-slaves = { $seat } zahlt eine Sklavenkarte: { $card }.
aquileia-event-builds = { $seat } baut: { $site }.
aquileia-event-builds-nothing = { $seat } baut auf { $space } nichts.

aquileia-event-steals = Als Latro nimmt { $seat } 1 { $metal } von { $victim }.
aquileia-event-steals-nothing = { $seat } geht als Latro leer aus.
aquileia-event-activates =
    { $count ->
        [0] { $seat } hat nichts zu aktivieren.
       *[other] { $seat } aktiviert { $count } Gebäude.
    }
aquileia-event-forgoes = { $seat } zahlt die Gebühr nicht ({ $metal }) und aktiviert nichts.

aquileia-event-laurels = { $seat } zeigt diese Stadionkarten: { $laurels }.
aquileia-event-neutral =
    { $count ->
        [one] { $seat } bekommt { $count } Punkt für neutrale Stadionkarten.
       *[other] { $seat } bekommt { $count } Punkte für neutrale Stadionkarten.
    }
aquileia-event-villas =
    { $count ->
        [one] { $seat } bekommt { $sum } × { $cards } = { $count } Punkt für Villen ({ $colour }).
       *[other] { $seat } bekommt { $sum } × { $cards } = { $count } Punkte für Villen ({ $colour }).
    }
aquileia-event-total =
    { $count ->
        [one] { $seat } beendet das Spiel mit { $count } Punkt.
       *[other] { $seat } beendet das Spiel mit { $count } Punkten.
    }

## What is asked

aquileia-ask-place =
    { $count ->
        [one] Setz deinen letzten Gefolgsmann oder dein Wappen, oder hör auf.
       *[other] Setz einen deiner { $count } Gefolgsmänner oder dein Wappen, oder hör auf.
    }
aquileia-ask-place-waits =
    { $count ->
        [one] { $name } setzt den letzten Gefolgsmann oder das Wappen oder hört auf.
       *[other] { $name } setzt einen von { $count } Gefolgsmännern oder das Wappen oder hört auf.
    }
aquileia-ask-follower =
    { $count ->
        [one] Setz deinen letzten Gefolgsmann, oder hör auf.
       *[other] Setz einen deiner { $count } Gefolgsmänner, oder hör auf.
    }
aquileia-ask-follower-waits =
    { $count ->
        [one] { $name } setzt den letzten Gefolgsmann oder hört auf.
       *[other] { $name } setzt einen von { $count } Gefolgsmännern oder hört auf.
    }
aquileia-ask-trade = Tausche Münzen, oder beende das Tauschen.
aquileia-ask-trade-waits = { $name } tauscht Münzen oder beendet das Tauschen.
aquileia-ask-equi = Kaufst du diese Karte für 1 { $metal }: { $card }?
aquileia-ask-equi-waits = { $name } entscheidet über den Kauf einer Karte für 1 { $metal }: { $card }.
aquileia-ask-servi = Wie viele Sklavenkarten kaufst du? Jede kostet 1 { $metal }.
aquileia-ask-servi-waits = { $name } kauft Sklavenkarten zu je 1 { $metal } oder lässt es.
aquileia-ask-cards = Du hast Stärke { $strength }. Spielst du eine Karte? Mehrere sind erlaubt.
aquileia-ask-cards-alone = Du hast Stärke { $strength } und keine Karte mehr, die hier zählt.
aquileia-ask-cards-waits = { $name } hat Stärke { $strength } und spielt eine Karte nach der anderen.
aquileia-ask-blue = Du hast Stärke { $strength }. Wie viele blaue Würfel wirfst du?
aquileia-ask-blue-waits = { $name } hat Stärke { $strength } und wählt die Zahl der blauen Würfel.
aquileia-ask-prize = Du gewinnst mit Stärke { $strength }: Nimm { $points } Punkte oder eine Sklavenkarte.
aquileia-ask-prize-waits = { $name } gewinnt mit Stärke { $strength } und nimmt { $points } Punkte oder eine Sklavenkarte.
aquileia-ask-laurel = Behalte die offene Stadionkarte ({ $laurel }) oder die verdeckte.
aquileia-ask-laurel-waits = { $name } behält die offene Stadionkarte ({ $laurel }) oder die verdeckte.
aquileia-ask-open = Eröffne die Auktion der Theaterkarte { $theatre } mit einer Münze, oder steig aus.
aquileia-ask-open-waits = { $name } eröffnet die Auktion der Theaterkarte { $theatre } mit einer Münze oder steigt aus.
aquileia-ask-bid = Das Gebot für die Theaterkarte { $theatre } ist { $bid }; halte es und biete eine Münze mehr, oder steig aus.
aquileia-ask-bid-waits = Das Gebot für die Theaterkarte { $theatre } ist { $bid }; { $name } hält es und bietet eine Münze mehr oder steigt aus.
aquileia-ask-build =
    { $count ->
        [one] { $space }: Was baust du? Ein Gebäude ist erlaubt.
       *[other] { $space }: Was baust du? Noch { $count } Gebäude sind erlaubt.
    }
aquileia-ask-build-alone = { $space }: Du kannst keinen Bauplatz bezahlen.
aquileia-ask-build-waits =
    { $count ->
        [one] { $name } überlegt auf { $space }, was zu bauen ist.
       *[other] { $name } überlegt auf { $space }, was zu bauen ist; { $count } Gebäude sind erlaubt.
    }
aquileia-ask-slaves =
    { $count ->
        [one] Zahl eine Sklavenkarte für dein Gebäude ({ $site }); { $count } Sklave fehlt noch.
       *[other] Zahl eine Sklavenkarte für dein Gebäude ({ $site }); { $count } Sklaven fehlen noch.
    }
aquileia-ask-slaves-waits =
    { $count ->
        [one] { $name } zahlt eine Sklavenkarte für ein Gebäude ({ $site }); { $count } Sklave fehlt noch.
       *[other] { $name } zahlt eine Sklavenkarte für ein Gebäude ({ $site }); { $count } Sklaven fehlen noch.
    }
aquileia-ask-fee = Latro hat deine Münze genommen; zahl noch einmal 1 { $metal }, um deine Gebäude zu aktivieren, oder verzichte darauf.
aquileia-ask-fee-waits = Latro hat eine Münze genommen; { $name } zahlt noch einmal 1 { $metal }, um Gebäude zu aktivieren, oder verzichtet darauf.

## Why not

aquileia-why-taken = { $seat } ist schon dort.
aquileia-why-other-side = Du hast einen Gefolgsmann auf der anderen Seite des Stadiums.
aquileia-why-one-fee-space = Du stehst schon auf einem Gebührenfeld im Portus.
aquileia-why-no-coin = Dir fehlt die Münze, die unter deinen Gefolgsmann gehört: { $metal }.
aquileia-why-crest-placed = Dein Wappen liegt schon auf Position { $position }.
aquileia-why-too-few-coins = Dir fehlt: { $coins }.
aquileia-why-too-few-slaves =
    { $slaves ->
        [one] Dir fehlt { $slaves } Sklave.
       *[other] Dir fehlen { $slaves } Sklaven.
    }
aquileia-why-too-few-of-both =
    { $slaves ->
        [one] Dir fehlt: { $coins } und { $slaves } Sklave.
       *[other] Dir fehlt: { $coins } und { $slaves } Sklaven.
    }
aquileia-why-too-few-cards =
    { $count ->
        [0] Von diesen Karten ist keine mehr da.
        [one] Von diesen Karten ist nur noch { $count } da.
       *[other] Von diesen Karten sind nur noch { $count } da.
    }
aquileia-why-not-here = Diese Karte zählt in diesem Wettkampf nicht.

## What an option leads to

aquileia-leads-to-dolus = Du wirfst { $dice } Würfel und bekommst für jeden eine Münze.
aquileia-leads-to-pecunia = Du kannst Münzen tauschen; das bringt { $points } Punkte.
aquileia-leads-to-equi =
    { $hidden ->
        [0] Für 1 { $metal } bekommst du: { $card }. Du hast { $held } { $metal }.
       *[other] Für 1 { $metal } bekommst du: { $card } und eine verdeckte Karte. Du hast { $held } { $metal }.
    }
aquileia-leads-to-no-card = Hier liegt keine Karte.
aquileia-leads-to-servi =
    { $most ->
        [one] { $most } Sklavenkarte für 1 { $metal }. Du hast { $held } { $metal }.
       *[other] Bis zu { $most } Sklavenkarten für je 1 { $metal }. Du hast { $held } { $metal }.
    }
aquileia-leads-to-potentia = Du bekommst die { $dice } blauen Würfel für Kampf oder Rennen dieser Runde.
aquileia-leads-to-fight = Stärke { $strength }, dazu Würfel und Karten. Platz 1: 3 Bronze und Punkte oder eine Sklavenkarte.
aquileia-leads-to-race = Stärke { $strength }, dazu Würfel und Pferde. Platz 1: 3 { $metal } und eine von zwei Stadionkarten.
aquileia-leads-to-auction = Du versteigerst eine Theaterkarte: Sie zählt Villen einer Farbe noch einmal. Wer sie ersteigert, zahlt dir; bietet niemand, ist sie dein.
aquileia-leads-to-forum =
    { $most ->
        [one] Du baust { $most } Gebäude{ $bonus ->
            [0] {""}
           *[other] {" "}und bekommst sofort seinen Wert
        }.
       *[other] Du baust bis zu { $most } Gebäude.
    } { $sites ->
        [0] Jetzt könntest du keinen Bauplatz bezahlen.
       *[other] Jetzt bezahlbar: { $named }{ $more ->
            [0] .
           *[other] {" "}und { $more } weitere.
        }
    }
aquileia-leads-to-latro =
    { $count ->
        [0] { $dice } Würfel stehlen im Portus Münzen ihres Metalls. Noch liegt dort keine.
       *[other] { $dice } Würfel stehlen im Portus Münzen ihres Metalls. Dort liegt: { $coins }.
    }
aquileia-leads-to-portus =
    { $points ->
        [0] { $count ->
            [0] Du hast noch keinen Handwerksbetrieb und keine Geldstube: nichts.
           *[other] Deine Geldstuben brächten { $coins }.
        }
       *[other] { $count ->
            [0] Deine Handwerksbetriebe brächten { $points } Punkte.
           *[other] Deine Handwerksbetriebe und Geldstuben brächten { $points } Punkte und { $coins }.
        }
    }
aquileia-leads-to-crest =
    { $position ->
        [1] Position 1: Du siegst bei jedem Gleichstand und beginnst die nächste Runde.
       *[other] Position { $position }: Du siegst bei Gleichstand gegen alle hinter dir.
    }
aquileia-leads-to-last-crest =
    { $position ->
        [1] Position 1: Du siegst bei jedem Gleichstand dieser letzten Runde.
       *[other] Position { $position }: Du siegst bei Gleichstand gegen alle hinter dir.
    }
aquileia-leads-to-stop =
    { $count ->
        [one] { $count } Gefolgsmann bleibt zu Hause{ $position ->
            [0] .
           *[other] ; dein Wappen kommt auf Position { $position }.
        }
       *[other] { $count } Gefolgsmänner bleiben zu Hause{ $position ->
            [0] .
           *[other] ; dein Wappen kommt auf Position { $position }.
        }
    }

aquileia-leads-to-trade =
    { $points ->
        [0] Keine weiteren Punkte. Dann: { $coins }.
       *[other] { $points } Punkte, nur beim ersten Tausch. Dann: { $coins }.
    }
aquileia-leads-to-no-trade =
    { $points ->
        [0] Du behältst { $coins }.
       *[other] Keine { $points } Punkte. Du behältst { $coins }.
    }
aquileia-leads-to-card =
    { $hidden ->
        [0] Übrig: { $left } { $metal }.
       *[other] Dazu eine verdeckte Karte. Übrig: { $left } { $metal }.
    }
aquileia-leads-to-keeping = Keine Karte. Du behältst { $held } { $metal }.
aquileia-leads-to-slaves =
    { $count ->
        [one] { $count } Karte vom Stapel mit 1 oder 2 Sklaven. Übrig: { $left } { $metal }.
       *[other] { $count } Karten vom Stapel mit je 1 oder 2 Sklaven. Übrig: { $left } { $metal }.
    }

aquileia-leads-to-fight-first =
    Stärke { $strength }, Platz 1{ $tie ->
        [0] {""}
        [1] {" "}(Gleichstand: Wappen von { $rival } vorn)
       *[other] {" "}(Gleichstand: dein Wappen vorn)
    }: 3 Bronze und { $points } Punkte oder eine Sklavenkarte{ $later ->
        [0] .
       *[other] ; { $later } folgen noch.
    }
aquileia-leads-to-fight-second =
    Stärke { $strength }, Platz 2{ $tie ->
        [0] {""}
        [1] {" "}(Gleichstand: Wappen von { $rival } vorn)
       *[other] {" "}(Gleichstand: dein Wappen vorn)
    }: 2 Bronze und was Platz 1 übrig lässt, { $points } Punkte oder eine Sklavenkarte{ $later ->
        [0] .
       *[other] ; { $later } folgen noch.
    }
aquileia-leads-to-fight-third =
    Stärke { $strength }, Platz 3{ $tie ->
        [0] {""}
        [1] {" "}(Gleichstand: Wappen von { $rival } vorn)
       *[other] {" "}(Gleichstand: dein Wappen vorn)
    }: 1 Bronze{ $later ->
        [0] .
       *[other] ; { $later } folgen noch.
    }
aquileia-leads-to-race-first =
    Stärke { $strength }, Platz 1{ $tie ->
        [0] {""}
        [1] {" "}(Gleichstand: Wappen von { $rival } vorn)
       *[other] {" "}(Gleichstand: dein Wappen vorn)
    }: 3 { $metal } und eine von zwei Stadionkarten{ $later ->
        [0] .
       *[other] ; { $later } folgen noch.
    }
aquileia-leads-to-race-second =
    Stärke { $strength }, Platz 2{ $tie ->
        [0] {""}
        [1] {" "}(Gleichstand: Wappen von { $rival } vorn)
       *[other] {" "}(Gleichstand: dein Wappen vorn)
    }: 2 { $metal } und die andere Stadionkarte{ $later ->
        [0] .
       *[other] ; { $later } folgen noch.
    }
aquileia-leads-to-race-third =
    Stärke { $strength }, Platz 3{ $tie ->
        [0] {""}
        [1] {" "}(Gleichstand: Wappen von { $rival } vorn)
       *[other] {" "}(Gleichstand: dein Wappen vorn)
    }: 1 { $metal }{ $later ->
        [0] .
       *[other] ; { $later } folgen noch.
    }
aquileia-leads-to-no-prize =
    Stärke { $strength }, Platz { $place }{ $tie ->
        [0] {""}
        [1] {" "}(Gleichstand: Wappen von { $rival } vorn)
       *[other] {" "}(Gleichstand: dein Wappen vorn)
    }: kein Preis{ $later ->
        [0] .
       *[other] ; { $later } folgen noch.
    }
aquileia-leads-to-no-strength =
    Du hast keine Karte mehr, die hier zählt: Stärke { $strength }, { $later ->
        [0] Platz { $place }
       *[other] bisher Platz { $place }
    }{ $tie ->
        [0] {""}
        [1] {" "}(Gleichstand: Wappen von { $rival } vorn)
       *[other] {" "}(Gleichstand: dein Wappen vorn)
    }.
aquileia-leads-to-blue =
    Platz 1: { $first } %, Platz 2: { $second } %{ $third ->
        [0] .
       *[other] , Platz 3: { $third } %.
    }
aquileia-leads-to-blue-race =
    Platz 1: { $first } %, Platz 2: { $second } %{ $third ->
        [0] .
       *[other] , Platz 3: { $third } %.
    } Würfel übrig fürs Rennen: { $left }.
aquileia-leads-to-blue-alone = Du kämpfst allein; Bronze macht den Preis größer.
aquileia-leads-to-blue-alone-race =
    { $left ->
        [0] Du kämpfst allein. Für das Rennen bleibt kein Würfel.
       *[other] Du kämpfst allein. Für das Rennen bleiben { $left }.
    }
aquileia-leads-to-points =
    { $points ->
        [one] { $points } Punkt für dich, eine Sklavenkarte für { $seat }.
       *[other] { $points } Punkte für dich, eine Sklavenkarte für { $seat }.
    }
aquileia-leads-to-points-alone =
    { $points ->
        [one] { $points } Punkt für dich.
       *[other] { $points } Punkte für dich.
    }
aquileia-leads-to-slave =
    { $points ->
        [one] Eine Karte mit 1 oder 2 Sklaven für dich, { $points } Punkt für { $seat }.
       *[other] Eine Karte mit 1 oder 2 Sklaven für dich, { $points } Punkte für { $seat }.
    }
aquileia-leads-to-slave-alone = Eine Karte mit 1 oder 2 Sklaven, zum Bauen oder für die Arena.
aquileia-leads-to-last-slave-alone = Eine Karte mit 1 oder 2 Sklaven, zum Bauen in dieser letzten Runde.
aquileia-leads-to-laurel = Nach jetzigem Stand +{ $points } Punkte am Ende. { $seat } bekommt die andere: { $laurel }.
aquileia-leads-to-laurel-alone = Nach jetzigem Stand +{ $points } Punkte am Ende. Die andere scheidet aus: { $laurel }.

aquileia-leads-to-bid =
    Du zahlst { $bid } an { $seat }{ $count ->
        [0] , alles, was du hast.
       *[other] ; übrig { $coins }.
    } Nach jetzigem Stand +{ $points } Punkte am Ende. { $rivals ->
        [0] Niemand kann mitgehen: Sie ist dein.
        [one] Noch { $rivals } kann mitgehen.
       *[other] Noch { $rivals } können mitgehen.
    }
aquileia-leads-to-own-bid =
    Du zahlst { $bid } an den Vorrat{ $count ->
        [0] , alles, was du hast.
       *[other] ; übrig { $coins }.
    } Nach jetzigem Stand +{ $points } Punkte am Ende. { $rivals ->
        [0] Niemand kann mitgehen: Sie ist dein.
        [one] Noch { $rivals } kann mitgehen.
       *[other] Noch { $rivals } können mitgehen.
    }
aquileia-leads-to-no-opening = Du zahlst nichts und bist draußen. Eröffnet niemand, bekommt { $seat } die Karte umsonst.
aquileia-leads-to-own-no-opening = Du bist draußen. Eröffnet jemand anderes, zahlt der Gewinner das Gebot an dich; eröffnet niemand, bekommst du die Karte umsonst.
aquileia-leads-to-drop =
    { $rivals ->
        [0] Du zahlst nichts. { $seat } bekommt sie für { $bid }.
       *[other] Du zahlst nichts und bist draußen. { $seat } hält das Gebot von { $bid }.
    }
aquileia-leads-to-own-drop =
    { $rivals ->
        [0] Du bist draußen. { $seat } bekommt sie und zahlt dir { $bid }.
       *[other] Du bist draußen und bekommst mindestens { $bid }.
    }

aquileia-leads-to-villa =
    { $points ->
        [0] Am Ende noch keine Punkte: Keine deiner Karten zählt diese Farbe{ $now ->
            [0] .
           *[other] ; aber { $now } Punkte sofort.
        }
       *[other] Nach jetzigem Stand +{ $points } Punkte am Ende{ $now ->
            [0] .
           *[other] , dazu { $now } sofort.
        }
    } { $count ->
        [0] Übrig: nichts.
       *[other] Übrig: { $coins }.
    }
aquileia-leads-to-workshop =
    { $now ->
        [0] +{ $points } Punkte bei jedem Aktivieren im Portus.
       *[other] +{ $points } Punkte bei jedem Aktivieren im Portus, dazu { $now } sofort.
    } { $count ->
        [0] Übrig: nichts.
       *[other] Übrig: { $coins }.
    }
aquileia-leads-to-bank =
    { $now ->
        [0] { $payout } bei jedem Aktivieren im Portus.
       *[other] { $payout } bei jedem Aktivieren im Portus, dazu { $now } Punkte sofort.
    } { $count ->
        [0] Übrig: nichts.
       *[other] Übrig: { $coins }.
    }
aquileia-leads-to-no-building =
    { $count ->
        [one] Du verzichtest auf dieses Gebäude. Du behältst { $coins }.
       *[other] Du verzichtest auf { $count } Gebäude. Du behältst { $coins }.
    }
aquileia-leads-to-no-site =
    { $slaves ->
        [0] Ohne Sklaven kannst du keinen Bauplatz bezahlen.
       *[other] Deine Sklaven ({ $slaves }) reichen für keinen Bauplatz.
    }
aquileia-leads-to-paid =
    { $owed ->
        [0] { $lost ->
            [0] Dann ist alles bezahlt.
            [one] Dann ist alles bezahlt; { $lost } Sklave verfällt.
           *[other] Dann ist alles bezahlt; { $lost } Sklaven verfallen.
        }
        [one] Dann fehlt noch { $owed } Sklave.
       *[other] Dann fehlen noch { $owed } Sklaven.
    } { $left ->
        [0] Auf der Hand bleibt kein Sklave.
        [one] Du behältst { $left } Sklaven.
       *[other] Du behältst { $left } Sklaven.
    }

aquileia-leads-to-activating =
    Noch 1 { $metal }, übrig { $left } { $metal }: { $points ->
        [0] { $count ->
            [0] Du bekommst nichts.
           *[other] Deine Geldstuben bringen { $coins }.
        }
       *[other] { $count ->
            [0] Deine Handwerksbetriebe bringen { $points } Punkte.
           *[other] Deine Handwerksbetriebe und Geldstuben bringen { $points } Punkte und { $coins }.
        }
    }
aquileia-leads-to-forgoing =
    { $points ->
        [0] { $count ->
            [0] Dir entgeht nichts.
           *[other] Du verzichtest auf { $coins }.
        }
       *[other] { $count ->
            [0] Du verzichtest auf { $points } Punkte.
           *[other] Du verzichtest auf { $points } Punkte und { $coins }.
        }
    }

## What an option means

aquileia-option-place = Setz einen Gefolgsmann: { $space }
aquileia-option-crest = Setz dein Wappen
aquileia-option-stop = Hör auf zu setzen
aquileia-option-trade = Tausche { $trade }
aquileia-option-done = Belass es dabei
aquileia-option-buy = Kauf die Karte
aquileia-option-buy-slaves =
    { $count ->
        [one] Kauf { $count } Sklavenkarte für { $count } { $metal }
       *[other] Kauf { $count } Sklavenkarten für { $count } { $metal }
    }
aquileia-option-buy-nothing = Kauf nichts
aquileia-option-play = Spiel eine Karte: { $card }
aquileia-option-blue =
    { $count ->
        [0] Wirf keinen blauen Würfel
        [one] Wirf { $count } blauen Würfel
       *[other] Wirf { $count } blaue Würfel
    }
aquileia-option-take = Nimm den Preis: { $prize }
aquileia-option-keep-open = Behalte die offene Karte
aquileia-option-keep-hidden = Behalte die verdeckte Karte
aquileia-option-bid = Biete 1 { $metal }
aquileia-option-drop = Steig aus
aquileia-option-build = Bau: { $site }
aquileia-option-build-nothing = Bau nichts
aquileia-option-pay = Zahl eine Sklavenkarte: { $card }
aquileia-option-pay-fee = Zahl noch einmal
aquileia-option-forgo = Zahl nichts

## How it ended

aquileia-how-six-rounds = Sechs Runden waren gespielt.

## Daueranweisungen

aquileia-order-bid-up-to = Bis zu { $value } { $value ->
        [one] Münze
       *[other] Münzen
    } bieten
aquileia-order-bid-up-to-hint = In der Auktion dieser Runde bietest du mit deiner billigsten Münze mit, solange das Gebot nicht mehr Münzen hat; dann steigst du aus.
