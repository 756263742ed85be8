# Eine beendete Partie im Rückblick, im Browser.

review-title = Rückblick
review-table = Partie
review-ways = Wie man diese Partie ansehen kann
review-curve = Gewinnchance
review-curve-about = Gewinnchance vom Anfang bis zum Ende: { $players }.
review-start = Anfang
review-bars = Entscheidung und Glück von { $name }
review-accuracy = Treffsicherheit von 100
review-accuracy-unclear = Treffsicherheit unklar
review-decisions = Entscheidungen
review-luck = Glück
review-others = Züge der anderen
review-points = Glück in Punkten
review-won = hat gewonnen
review-about = Entscheidungen: was eigene Wahlen geändert haben. Glück: was Würfel und Karten brachten. Treffsicherheit: Bei 100 wurde nichts verschenkt, bei 0 so viel wie beim Wählen nach Los; unklar, wo eine Partie zu wenig zeigt. Anfang, Entscheidungen, Glück und Züge der anderen ergeben zusammen das Ende.
review-tab-decisions = Entscheidungen
review-tab-turning = Wendepunkte
review-tab-deals = Abmachungen
review-best = Die beste
review-worst = Die schlechteste
review-all = Auch einen Blick wert
review-none = Hier wurde nichts sicher verschenkt.
review-no-turning = Kein einzelner Schritt hat diese Partie gewendet.
review-judged =
    { $count ->
        [one] { $name }: eine Entscheidung; sie hat { $given } ({ $margin }) der Gewinnchance verschenkt. Beurteilt wird nach dem, was man wissen konnte.
       *[other] { $name }: { $count } Entscheidungen; jede hat im Schnitt { $given } ({ $margin }) der Gewinnchance verschenkt. Beurteilt wird nach dem, was man wissen konnte.
    }
review-step = Wahl { $step }
review-choice = Wahl { $step }: { $name }
review-turning-point = Wendepunkt { $number }
review-change = Chance von { $name }: erst { $before }, dann { $after }; { $decision } durch die Wahl, { $luck } durch Glück.
review-chosen = Gewählt
review-better = Besser
review-right = Nichts Besseres gefunden. Das Los unter den { $count } Möglichkeiten hätte im Schnitt { $edge } gekostet.
review-alike = Unter { $count } Möglichkeiten fand sich keine bessere.
review-replay = In der Wiedergabe ansehen
review-previous = Voriger Wendepunkt
review-next = Nächster Wendepunkt
review-working = Der Rückblick entsteht. Das dauert ein, zwei Minuten.
review-waiting =
    { $count ->
        [one] Eine andere Partie ist vorher an der Reihe.
       *[other] { $count } andere Partien sind vorher an der Reihe.
    }
review-progress = Wie viel der Partie angesehen ist
review-leave = Du kannst gehen und wiederkommen: Der Rückblick wird bei der Partie aufgehoben.
review-failed = Der Rückblick auf diese Partie ist nicht gelungen.
review-again = Noch einmal versuchen
