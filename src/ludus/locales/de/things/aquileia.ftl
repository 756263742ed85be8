# Aquileia: was jedes Ding ist

## Groups

aquileia-group-quarters = Stadtviertel
aquileia-group-spaces = Aktionsfelder
aquileia-group-buildings = Gebäude
aquileia-group-cards = Sklaven, Waffen und Pferde
aquileia-group-laurels = Stadion- und Theaterkarten
aquileia-group-pieces = Gefolgsmänner, Wappen und Runden
aquileia-group-money = Münzen und Preise
aquileia-group-contests = Wettkämpfe und Auktionen
aquileia-group-score = Punkte

## Numbers

aquileia-figure-price = Kostet
aquileia-figure-value = Wert
aquileia-figure-pays = Bringt
aquileia-figure-copies = Im Stapel
aquileia-figure-supply = Im Spiel
aquileia-figure-start = Zu Beginn
aquileia-figure-faces = Auf dem Würfel

aquileia-unit-bronze = { $count } Bronze
aquileia-unit-silver = { $count } Silber
aquileia-unit-gold = { $count } Gold
aquileia-unit-slaves = { $count ->
    [one] { $count } Sklave
   *[other] { $count } Sklaven
}
aquileia-unit-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
aquileia-unit-per_laurel = { $count } je Karte ihrer Farbe
aquileia-unit-per_round = { $count ->
    [one] { $count } Punkt je Runde
   *[other] { $count } Punkte je Runde
}
aquileia-unit-strength = Stärke { $count }
aquileia-unit-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
aquileia-unit-pieces = { $count }
aquileia-unit-of_six = { $count } von 6 Seiten

## Quarters

aquileia-thing-area-mercatus = I Mercatus, der Markt
aquileia-describe-area-mercatus = Der Markt kommt zuerst: Münzen, Wechselstube, Waffen und Pferde, Sklaven und die blauen Würfel.
aquileia-thing-area-arena = II Arena, der Kampf
aquileia-describe-area-arena = Alle, die hier einen Gefolgsmann haben, kämpfen mit Würfeln, Sklaven und Waffen. Der Sieger nimmt Bronze und dazu Punkte oder eine Sklavenkarte.
aquileia-thing-area-stadium = III Stadium, das Rennen
aquileia-describe-area-stadium = Alle, die hier einen Gefolgsmann haben, fahren mit Würfeln und Pferden im Metall ihrer Seite. Die ersten drei nehmen Münzen, die ersten zwei je eine Stadionkarte.
aquileia-thing-area-theatrum = IV Theatrum, die Auktion
aquileia-describe-area-theatrum = Wer hier steht, versteigert eine Theaterkarte und bekommt den Erlös.
aquileia-thing-area-forum = V Forum, das Bauen
aquileia-describe-area-forum = Wer hier steht, darf bauen: Münzen und Sklaven zahlen und ein Haus auf einen freien Bauplatz stellen.
aquileia-thing-area-portus = VI Portus, der Hafen
aquileia-describe-area-portus = Gegen eine Gebühr arbeiten alle deine Handwerksbetriebe und Geldstuben. Vorher kann der Dieb Latro die Gebühren nehmen.

## Action spaces

aquileia-describe-space-dolus = Wirf zwei rote Würfel und nimm die beiden Münzen, die sie zeigen.
aquileia-describe-space-pecunia = Tausch Münzen mit dem Vorrat. Tust du es mindestens einmal, bekommst du 4 Punkte.
aquileia-describe-space-equi = { $bonus ->
    [1] Nimm die Waffen- oder Pferdekarte, die hier offen liegt, und dazu eine verdeckte vom Stapel.
   *[other] Nimm die Waffen- oder Pferdekarte, die hier offen liegt.
}
aquileia-describe-space-servi = { $most ->
    [one] Kauf eine Sklavenkarte vom Stapel.
   *[other] Kauf bis zu { $most } Sklavenkarten vom Stapel, jede zu diesem Preis.
}
aquileia-describe-space-potentia = In dieser Runde gehören dir die blauen Würfel: mehr Würfel in Arena und Stadium, wo du einen Gefolgsmann hast.
aquileia-describe-space-arena = Du nimmst am Kampf teil, mit Stärke { $strength } von diesem Feld.
aquileia-describe-space-stadium-gold = Du nimmst auf der Seite der goldenen Pferde am Rennen teil, mit Stärke { $strength } von diesem Feld. Die silberne Seite ist dir dann verschlossen.
aquileia-describe-space-stadium-silver = Du nimmst auf der Seite der silbernen Pferde am Rennen teil, mit Stärke { $strength } von diesem Feld. Die goldene Seite ist dir dann verschlossen.
aquileia-describe-space-stadium-bronze = Du nimmst auf der Seite der bronzenen Pferde am Rennen teil, mit Stärke { $strength } von diesem Feld.
aquileia-describe-space-theatrum = Du versteigerst die nächste Theaterkarte. Das Gebot des Gewinners geht an dich; bietet niemand, gehört die Karte umsonst dir.
aquileia-describe-space-forum = { $most ->
    [one] Hier darfst du ein Gebäude bauen.
   *[other] Hier darfst du bis zu { $most } Gebäude bauen.
} { $bonus ->
    [1] Seinen Wert bekommst du sofort als Punkte.
   *[other] Je kleiner die Zahl, desto früher bist du dran.
}
aquileia-describe-space-latro = Der Dieb: Er wirft zwei rote Würfel und nimmt von den Gebührenfeldern je eine Münze der geworfenen Metalle. Hier zu stehen kostet nichts.
aquileia-describe-space-portus = Leg eine Münze dieses Metalls unter deinen Gefolgsmann; ist der Portus dran, bringen alle deine Handwerksbetriebe Punkte und alle deine Geldstuben Münzen.

## Buildings

aquileia-thing-villa = Villa
aquileia-describe-villa = Zählt am Ende: die Summe deiner Villen einer Farbe mal die Zahl deiner Stadion- und Theaterkarten dieser Farbe. Ohne Karte ihrer Farbe ist sie nichts wert.
aquileia-thing-workshop = Handwerksbetrieb
aquileia-describe-workshop = Bringt seine Punkte in jeder Runde, in der du im Portus eine Gebühr zahlst.
aquileia-thing-bank = Geldstube
aquileia-describe-bank = Bringt ihre Münzen in jeder Runde, in der du im Portus eine Gebühr zahlst.
aquileia-describe-site-villa-white = Zählt am Ende { $value } für jede deiner Stadion- und Theaterkarten in Weiß.
aquileia-describe-site-villa-blue = Zählt am Ende { $value } für jede deiner Stadion- und Theaterkarten in Blau.
aquileia-describe-site-villa-yellow = Zählt am Ende { $value } für jede deiner Stadion- und Theaterkarten in Gelb.
aquileia-describe-site-villa-purple = Zählt am Ende { $value } für jede deiner Stadion- und Theaterkarten in Lila.
aquileia-describe-site-workshop = { $value ->
    [one] Ein Punkt
   *[other] { $value } Punkte
} in jeder Runde, in der du im Portus eine Gebühr zahlst.
aquileia-describe-site-bank = Diese Münzen in jeder Runde, in der du im Portus eine Gebühr zahlst.
aquileia-thing-site = Bauplatz
aquileia-describe-site = Frei für den Ersten, der zahlt: Münzen genau dieser Metalle und mindestens so viele Sklaven. Ein einziges Haus hat darauf Platz, und es bleibt.

## Slaves, weapons and horses

aquileia-describe-card-slave = { $strength ->
    [one] Ein Sklave: bezahlt an einem Gebäude mit oder zählt in der Arena Stärke 1.
   *[other] { $strength } Sklaven: Sie bezahlen an einem Gebäude mit oder zählen in der Arena Stärke { $strength }.
}
aquileia-describe-card-weapon = Zählt in der Arena Stärke { $strength }. Danach wird sie abgelegt.
aquileia-describe-card-silver-horse = Zählt im Rennen Stärke { $strength }, auf der silbernen Seite. Danach wird die Karte abgelegt.
aquileia-describe-card-gold-horse = Zählt im Rennen Stärke { $strength }, auf der goldenen Seite. Danach wird die Karte abgelegt.
aquileia-describe-deck-servi = Von hier werden Sklaven verdeckt gezogen. Ist der Stapel leer, wird die Ablage gemischt.
aquileia-describe-deck-equi-et-arma = An jedem Feld von Equi et Arma liegt eine Waffen- oder Pferdekarte von hier offen. Ist der Stapel leer, wird die Ablage gemischt.
aquileia-thing-hand = Hand
aquileia-describe-hand = Deine Sklaven, Waffen und Pferde. Welche du hast, weiß sonst niemand.

## Stadium and theatre cards

aquileia-thing-laurel = Stadion- oder Theaterkarte
aquileia-describe-laurel = Im Rennen oder in der Auktion zu gewinnen. Jede vervielfacht am Ende die Summe deiner Villen ihrer Farbe; eine neutrale bringt nur ihre Zahl.
aquileia-thing-open-laurel = Offene Stadionkarte
aquileia-describe-open-laurel = Der Sieger des Rennens dieser Runde wählt zwischen ihr und einer verdeckten; der Zweite nimmt die andere.
aquileia-thing-laurel-white = Weiße Stadionkarte
aquileia-thing-laurel-blue = Blaue Stadionkarte
aquileia-thing-laurel-yellow = Gelbe Stadionkarte
aquileia-thing-laurel-purple = Lila Stadionkarte
aquileia-thing-laurel-neutral-10 = Neutrale Stadionkarte 10
aquileia-thing-laurel-neutral-7 = Neutrale Stadionkarte 7
aquileia-thing-laurel-neutral-5 = Neutrale Stadionkarte 5
aquileia-thing-laurel-neutral-3 = Neutrale Stadionkarte 3
aquileia-describe-laurel-white = Am Ende zählen deine weißen Villen für jede Stadion- oder Theaterkarte in Weiß einmal.
aquileia-describe-laurel-blue = Am Ende zählen deine blauen Villen für jede Stadion- oder Theaterkarte in Blau einmal.
aquileia-describe-laurel-yellow = Am Ende zählen deine gelben Villen für jede Stadion- oder Theaterkarte in Gelb einmal.
aquileia-describe-laurel-purple = Am Ende zählen deine lila Villen für jede Stadion- oder Theaterkarte in Lila einmal.
aquileia-describe-laurel-neutral = Gehört zu keiner Farbe: Am Ende ist sie für sich { $points } Punkte wert.
aquileia-thing-theatre-white-blue = Theaterkarte, weiß oder blau
aquileia-thing-theatre-blue-yellow = Theaterkarte, blau oder gelb
aquileia-thing-theatre-blue-purple = Theaterkarte, blau oder lila
aquileia-thing-theatre-white-purple = Theaterkarte, weiß oder lila
aquileia-thing-theatre-yellow-purple = Theaterkarte, gelb oder lila
aquileia-thing-theatre-yellow-white = Theaterkarte, gelb oder weiß
aquileia-describe-theatre = Zählt am Ende wie eine Stadionkarte einer ihrer beiden Farben, und zwar der, die dir mehr bringt.
aquileia-thing-deck-stadium = Stadionkarten
aquileia-describe-deck-stadium = Im Rennen zu gewinnen. In jeder Runde gehen zwei davon.
aquileia-thing-deck-theatrum = Theaterkarten
aquileia-describe-deck-theatrum = Zweifarbig und zu ersteigern: eine in jeder Runde, in der ein Gefolgsmann im Theatrum steht.

## Followers, crests and rounds

aquileia-thing-follower = Gefolgsmann
aquileia-describe-follower = Kommt auf ein Aktionsfeld, auf dem in dieser Runde sonst niemand stehen kann. Hat das Feld gehandelt, kehrt er heim.
aquileia-thing-house = Haus
aquileia-describe-house = Kommt auf einen bezahlten Bauplatz und bleibt dort. Sind deine Häuser verbraucht, kannst du nicht mehr bauen.
aquileia-thing-crest = Wappen
aquileia-describe-crest = Kommt statt eines Gefolgsmanns auf die niedrigste freie Position der Leiste. Es entscheidet Gleichstände, und Position 1 beginnt die nächste Runde.
aquileia-thing-track = Vorteilsleiste
aquileia-describe-track = Bei Gleichstand in Arena oder Stadium ist vorn, wer hier niedriger steht. Position 1 ist der nächste Startspieler.
aquileia-thing-start-player = Startspieler
aquileia-describe-start-player = Setzt zuerst und würfelt und spielt in Wettkämpfen zuerst. In der nächsten Runde ist es, wer die erste Position der Leiste hat.
aquileia-thing-stop = Aufhören
aquileia-describe-stop = Du setzt in dieser Runde nichts mehr; liegt dein Wappen noch nicht, kommt es auf die nächste freie Position.
aquileia-thing-round = Runde
aquileia-describe-round = Erst setzen alle reihum ihre Gefolgsmänner, dann handeln die Viertel von I bis VI. Nach { $rounds } Runden ist das Spiel aus.

## Coins and prices

aquileia-thing-bronze = Bronzemünze
aquileia-describe-bronze = Bezahlt Preise in Bronze und nichts anderes. Zu gewinnen vor allem in der Arena.
aquileia-thing-silver = Silbermünze
aquileia-describe-silver = Bezahlt Preise in Silber und nichts anderes. Zu gewinnen auf der silbernen Seite des Stadiums oder für 2 Bronze bei Pecunia.
aquileia-thing-gold = Goldmünze
aquileia-describe-gold = Bezahlt Preise in Gold und nichts anderes; Wechselgeld gibt es nicht. Zu gewinnen auf der goldenen Seite des Stadiums oder für 2 Silber bei Pecunia.
aquileia-describe-trade = Ein Tausch, den Pecunia erlaubt, so oft du willst.
aquileia-thing-fee = Gebühr
aquileia-describe-fee = Die Münze unter einem Gefolgsmann im Portus. Ist sie bezahlt, arbeiten deine Gebäude; nimmt Latro sie, darfst du eine andere zahlen.
aquileia-thing-slaves = Sklaven als Preis
aquileia-describe-slaves = Werden mit Sklavenkarten bezahlt. Du darfst mehr zahlen als verlangt, doch eine Karte gilt nur für ein Gebäude.

## Contests and auctions

aquileia-thing-strength = Stärke
aquileia-describe-strength = Deine Felder, deine Würfel und die Karten, die du spielst, zusammengezählt. Die größte Stärke gewinnt, bei Gleichstand das niedrigere Wappen.
aquileia-thing-red-die = Roter Würfel
aquileia-describe-red-die = Wer an einem Wettkampf teilnimmt, wirft alle roten Würfel. In der Arena zählt Bronze 1, im Stadium das Metall deiner Seite.
aquileia-thing-blue-die = Blauer Würfel
aquileia-describe-blue-die = Gehört dem, der auf Potentia steht, und wird zuletzt geworfen. Was in der Arena gebraucht wird, fehlt im Stadium.
aquileia-thing-face-bronze = Bronzene Seite
aquileia-describe-face-bronze = Zählt in der Arena 1. Bei Dolus ist sie eine Bronzemünze, für Latro eine Münze vom bronzenen Gebührenfeld.
aquileia-thing-face-silver = Silberne Seite
aquileia-describe-face-silver = Zählt 1 für alle, die auf der silbernen Seite fahren. Bei Dolus ist sie eine Silbermünze, für Latro eine Münze vom silbernen Gebührenfeld.
aquileia-thing-face-gold = Goldene Seite
aquileia-describe-face-gold = Zählt 1 für alle, die auf der goldenen Seite fahren. Bei Dolus ist sie eine Goldmünze, für Latro eine Münze vom goldenen Gebührenfeld.
aquileia-thing-chariot = Wagen
aquileia-describe-chariot = Jemand im Rennen; er steht so weit vorn, wie er stark ist.
aquileia-thing-fighter = Kämpfer
aquileia-describe-fighter = Jemand im Kampf der Arena; die Zahl ist die Stärke.
aquileia-thing-prize-points = Preis: Punkte
aquileia-describe-prize-points = Deine doppelte Stärke in Punkten. Was der Sieger nicht wählt, bekommt der Zweite.
aquileia-thing-prize-slave = Preis: Sklavenkarte
aquileia-describe-prize-slave = Eine Sklavenkarte vom Stapel. Was der Sieger nicht wählt, bekommt der Zweite.
aquileia-thing-auction = Auktion
aquileia-describe-auction = Reihum legt jeder eine Münze aus beliebigem Metall zum Gebot dazu oder steigt aus. Der Letzte bekommt die Karte.
aquileia-thing-bid = Gebot
aquileia-describe-bid = Die bisher gebotenen Münzen. Wer erhöht, muss jede einzelne davon haben und noch eine mehr.

## Points

aquileia-thing-points = Punkte
aquileia-describe-points = Gibt es während der Runden und am Ende für Villen und neutrale Stadionkarten. Die meisten Punkte gewinnen.
aquileia-thing-last-scoring = Letzte Wertung
aquileia-describe-last-scoring = Nach der letzten Runde: neutrale Stadionkarten nach ihrer Zahl, dann Farbe für Farbe die Summe deiner Villen mal die Zahl deiner Stadion- und Theaterkarten.
